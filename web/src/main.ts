import "$fonts/fonts.css";
import "./tokens.css";
import "./base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { settings } from "./lib/settings.svelte";
import { preferredLanguage, words } from "./words/words.svelte";

settings.apply();
await words.speak(preferredLanguage());
mount(App, { target: document.getElementById("app")! });
