// Node, with the code that a browser gets: reactive state, and no server rendering.

import type { Environment } from "vitest/runtime";

export default {
  name: "browserless",
  viteEnvironment: "client",
  setup: () => ({ teardown: () => undefined }),
} satisfies Environment;
