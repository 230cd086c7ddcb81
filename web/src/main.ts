import { mount } from "svelte";
import App from "./App.svelte";
import { house } from "./net/house.svelte";
import { settings } from "./ui/settings.svelte";
import { words } from "./words/words.svelte";
import "./app.css";

document.documentElement.lang = settings.language;
void house.load();
await words.begin(settings.language).catch(() => undefined); // then it is in English

const target = document.getElementById("app");
if (!target) throw new Error("the page has no place for the app");

export default mount(App, { target });
