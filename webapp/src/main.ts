import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { dress } from "./lib/appearance";

dress();
addEventListener("storage", dress);
mount(App, { target: document.getElementById("app")! });
