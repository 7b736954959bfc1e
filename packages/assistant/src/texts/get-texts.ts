import type { ChatLanguage } from "@site/core/chat/options";
import { en, type Texts } from "./en.ts";
import { es } from "./es.ts";

/** What the receptionist says in a language. */
export const getTexts = (language: ChatLanguage): Texts => (language === "es" ? es : en);
