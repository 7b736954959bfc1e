import { expect, test } from "vitest";
import { readKeyword } from "./keywords.ts";

test.each([
  ..."STOP|stop.|Stop please|STOPALL|Unsubscribe|CANCEL|end|Quit!|opt out|OPT-OUT|  stop  |Please stop texting me|stop all|Stop stop stop|s\u200btop"
    .split("|")
    .map((text) => [text, "stop", "en"]),
  ..."ALTO|parar|Pare, por favor|Ya basta|CANCELAR".split("|").map((text) => [text, "stop", "es"]),
  ..."START|Unstop|start please".split("|").map((text) => [text, "start", "en"]),
  ["HELP", "help", "en"],
  ["Ayuda", "help", "es"],
])("%j asks for %s", (text, wish, language) => expect(readKeyword(text)).toEqual({ wish, language }));

test.each([
  "Please cancel my appointment on Tuesday",
  "Stop by at 5",
  "Can you stop by tomorrow?",
  "The leak won't stop, help!",
  "Yes",
  "",
  "?!",
  "START HELP",
  "end of the month is fine",
])("%j is for the office", (text) => expect(readKeyword(text)).toBeUndefined());
