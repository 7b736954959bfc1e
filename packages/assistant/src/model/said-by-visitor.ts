import type { EngineTurn } from "../engine.ts";
import type { ContactProposal } from "../save-contact.ts";

const wordsOf = (text: string): string[] =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

const digitsOf = (text: string): string => text.replace(/\D/g, "");

type Said = Pick<EngineTurn, "history" | "messages">;

/** The part of a model's proposal that the visitor really wrote: a model may fill gaps with likely names and towns. The
 * service is a choice and needs no words. */
export function saidByVisitor(proposal: ContactProposal, { history, messages }: Said): ContactProposal {
  const said = [...history.flatMap(({ role, content }) => (role === "user" ? [content] : [])), ...messages].join("\n");
  const words = new Set(wordsOf(said));
  const isSaid = (name: string, value: string): boolean =>
    name === "phone" ? digitsOf(said).includes(digitsOf(value)) : wordsOf(value).every((word) => words.has(word));
  const kept = Object.entries(proposal).filter(([name, value]) => name === "service" || isSaid(name, value));
  return Object.fromEntries(kept);
}
