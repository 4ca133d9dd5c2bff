import "$fonts/fonts.css";
import "./tokens.css";
import "./base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { settings } from "./lib/settings.svelte";
import { preferredLanguage, words } from "./words/words.svelte";

settings.apply();
// Not awaited here: with a module that waits, the bundler would put a file of its own before each page and each language.
void words.speak(preferredLanguage()).then(() => mount(App, { target: document.getElementById("app")! }));
