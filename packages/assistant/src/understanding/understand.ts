import { clausesOf } from "../engine/clauses.ts";
import { repairSpelling } from "../engine/knowledge.ts";
import { classifier, type Guess } from "./classify.ts";
import { weights } from "./weights.ts";

export interface Meaning {
  text: string;
  /** The likeliest label, when it is likely enough to act on. */
  label: string | undefined;
  /** How likely the likeliest label is, 0 to 1. */
  share: number;
  guesses: readonly Guess[];
}

/** A label this likely is acted on; a less likely one only far ahead of the next. */
const sure = 0.45;
const likely = 0.24;
const lead = 2.2;
const sureOfWord = 0.5;

let classify: ReturnType<typeof classifier> | undefined;

/** A text that is not understood as it stands is read once more with its spelling repaired. */
function meaningOf(text: string): Meaning {
  const meaning = readAsItStands(text);
  const repaired = meaning.label ? text : repairSpelling(text);
  return repaired === text ? meaning : { ...readAsItStands(repaired), text };
}

function readAsItStands(text: string): Meaning {
  classify ??= classifier(weights);
  const guesses = classify(text).slice(0, 5);
  const [first, second] = guesses;
  const share = first?.share ?? 0;
  const isWord = !/\S\s+\S/.test(text.trim());
  const isSure = isWord
    ? share >= sureOfWord
    : share >= sure || (share >= likely && share >= lead * (second?.share ?? 0));
  return { text, label: isSure ? first?.label : undefined, share, guesses };
}

export interface Understood {
  whole: Meaning;
  clauses: readonly Meaning[];
}

/** Reads what a message means; nothing is looked up and nothing kept. */
export function understand(message: string): Understood {
  const whole = meaningOf(message);
  const parts = clausesOf(message);
  return { whole, clauses: parts.length > 1 ? parts.map(meaningOf) : [{ ...whole, text: parts[0] ?? message }] };
}

/** Whether a message or a part of it means one of some labels. @param least how likely they must be together */
export const means = ({ whole, clauses }: Understood, labels: readonly string[], least = sure): boolean =>
  [whole, ...clauses].some(({ guesses }) => {
    const together = guesses.filter(({ label }) => labels.includes(label)).reduce((sum, { share }) => sum + share, 0);
    return together >= least && labels.includes(guesses[0]?.label ?? "");
  });
