import { businessTimeZone, isOpen } from "@site/core/business/hours";
import type { Slots } from "@site/core/chat/memory";
import { clausesOf } from "../engine/clauses.ts";
import type { EngineTurn, FoundFact } from "../engine.ts";
import { maskContact } from "./mask-contact.ts";

const factCount = 5;

const clock = new Intl.DateTimeFormat("en-US", { dateStyle: "full", timeStyle: "short", timeZone: businessTimeZone });

/** The facts nearest to any part of what the visitor asked: asked as one, two questions would hide each other's facts. */
export function factsFor({ findFacts, messages }: EngineTurn): FoundFact[] {
  const found = messages
    .flatMap(clausesOf)
    .flatMap((clause) => findFacts(clause, factCount))
    .toSorted((a, b) => b.coverage - a.coverage);
  return [...new Map(found.toReversed().map((fact) => [fact.id, fact])).values()].toReversed().slice(0, factCount);
}

function flagsOf(slots: Slots): string[] {
  const { service, product, details, ...contact } = slots;
  const about = Object.entries({ service, product, details }).map(
    ([name, value]) => `${name}: ${value ? maskContact(value) : "unknown"}`,
  );
  const names = ["name", "phone", "email", "location", "address"] as const;
  return [...names.map((name) => `${name}: ${contact[name] ? "on file" : "unknown"}`), ...about];
}

/** The part of the prompt that is true for this turn only. */
export function describeSituation(turn: EngineTurn, facts: readonly FoundFact[]): string {
  const { slots, plan, now } = turn;
  return [
    `Now: ${clock.format(now)}. The office is ${isOpen(now) ? "open" : "closed"}.`,
    `Facts for this question:\n${facts.map(({ text }) => `- ${text}`).join("\n") || "- none found"}`,
    `About the visitor: ${flagsOf(slots).join("; ")}.`,
    plan.question
      ? `The server adds this question after your text, do not ask it: "${plan.question}"`
      : "No question follows your text.",
  ].join("\n\n");
}
