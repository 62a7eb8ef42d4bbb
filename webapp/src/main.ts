import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { dress } from "./lib/appearance";
import { kept } from "./lib/keep.svelte";
import { register } from "./lib/worker.svelte";
import { speakIn } from "./lib/words.svelte";

dress();
addEventListener("storage", dress);
const target = document.getElementById("app")!;
try {
  await speakIn(kept.settings.language);
  mount(App, { target });
  register();
} catch (error) {
  // Shown in all languages: the texts are what failed to load.
  target.textContent = "Fogline could not be loaded. Reload the page, or use a newer browser. · Recarga la página o usa un navegador más reciente. · Rechargez la page ou utilisez un navigateur plus récent.";
  throw error;
}
