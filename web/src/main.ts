/** The page starts: wishes first, then words, then the first picture. */

import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { language, preferred } from "$lib/language.svelte";
import { watchSettings } from "$lib/settings.svelte";

watchSettings();
await language.show(preferred());
const target = document.getElementById("app");
if (target) mount(App, { target });
