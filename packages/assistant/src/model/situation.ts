import { businessTimeZone } from "@site/company/hours";
import { isOpen } from "@site/core/business/calendar";
import type { Slots } from "@site/core/chat/memory";
import { factsFor } from "../answers/bank.ts";
import type { EngineTurn } from "../engine.ts";
import { maskContact } from "./mask-contact.ts";

const clock = new Intl.DateTimeFormat("en-US", { dateStyle: "full", timeStyle: "short", timeZone: businessTimeZone });

/** Contact details are named and not shown; what the project is about is shown. */
function flagsOf(slots: Slots): string[] {
  const { service, product, details, ...contact } = slots;
  const about = Object.entries({ service, product, details }).map(
    ([name, value]) => `${name}: ${value ? maskContact(value) : "unknown"}`,
  );
  const names = ["name", "phone", "email", "location", "address"] as const;
  return [...names.map((name) => `${name}: ${contact[name] ? "on file" : "unknown"}`), ...about];
}

/** The part of the prompt that is true for this turn only. */
export function describeSituation(turn: EngineTurn): string {
  const { slots, plan, now } = turn;
  return [
    `Now: ${clock.format(now)}. The office is ${isOpen(now) ? "open" : "closed"}.`,
    `Facts that hold now:\n${factsFor(now, true)
      .map((fact) => `- ${fact}`)
      .join("\n")}`,
    `About the visitor: ${flagsOf(slots).join("; ")}.`,
    plan.question
      ? `The server adds this question after your text, do not ask it: "${plan.question}"`
      : "No question follows your text.",
  ].join("\n\n");
}
