import { expect, test } from "vitest";
import { parseKeyword } from "./keywords.ts";

test.each([
  ..."STOP|stop.|Stop please|STOPALL|Unsubscribe|CANCEL|end|Quit!|opt out|OPT-OUT|OptOut|revoke|  stop  |Please stop texting me|stop all|Stop stop stop|s\u200btop"
    .split("|")
    .map((text) => [text, "stop", "en"]),
  ..."ALTO|parar|Pare, por favor|Ya basta|CANCELAR|paren los mensajes".split("|").map((text) => [text, "stop", "es"]),
  ..."START|Unstop|start please|Subscribe|resume texts".split("|").map((text) => [text, "start", "en"]),
  ..."Comenzar|EMPEZAR|iniciar por favor".split("|").map((text) => [text, "start", "es"]),
  ["HELP", "help", "en"],
  ["info", "help", "en"],
  ["Ayuda", "help", "es"],
])("%j asks for %s", (text, wish, language) => expect(parseKeyword(text)).toEqual({ wish, language }));

test.each([
  "Please cancel my appointment on Tuesday",
  "Stop by at 5",
  "Can you stop by tomorrow?",
  "The leak won't stop, help!",
  "Yes",
  "",
  "?!",
  "START HELP",
  "end 2",
  "please",
  "end of the month is fine",
])("%j is for the office", (text) => expect(parseKeyword(text)).toBeUndefined());
