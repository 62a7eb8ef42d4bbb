// Node with the browser build of the code: reactive state, and no server rendering.

import type { Environment } from "vitest/runtime";

export default {
  name: "browserless",
  viteEnvironment: "client",
  setup: () => ({ teardown: () => undefined }),
} satisfies Environment;
