import type { Asked, Memory } from "@site/core/chat/memory";
import { wantsWork } from "./engine/cues.ts";
import { findSmallTalk } from "./engine/small-talk.ts";
import { wantsJobDone } from "./guards/own-work.ts";
import { servicesIn } from "./slots/find-service.ts";
import { isQuestion } from "./understanding/clauses.ts";
import { isAged } from "./understanding/trouble.ts";
import { means, type Understood } from "./understanding/understand.ts";

/** "Yes" to the offer of an estimate, which only those get who asked for none yet. */
const isFreeYes = (text: string, { isBuying }: Memory, asked: Asked | undefined): boolean =>
  asked === undefined && !isBuying && findSmallTalk(text) === "yes";

/** Meanings in which "quote" and "estimate" speak of papers and no wish. */
const aboutPapers = [
  "estimate-valid",
  "contract-copy",
  "not-sold",
  "refuse",
  "obligation",
  "free-estimate",
  "complaint",
  "form-status",
  "remote-estimate",
  "fire",
  "why-no-prices",
  "payment-status",
  "quote-covers",
  "withdraw",
  "visit-length",
  "both-home",
  "who-comes",
  "hold-on",
  "status",
  "reschedule",
];

interface Heard {
  understood: Understood;
  /** What the dialogue remembered before. */
  memory: Memory;
  asked: Asked | undefined;
  declines: boolean;
  hasContact: boolean;
}

const needing =
  /\b(?:necesit\w*|ocupo|quier\w+|queremos|me interesa|need|needs|want|wants|looking (?:for|to|at)|interested in|replac\w+|quotes?|estimates?)\b/i;

/** Whether a message wants work done, says yes to a call, or takes up what was refused before. */
export function wishesOf(text: string, { understood, memory, asked, declines, hasContact }: Heard) {
  const isOfficeYes = asked === "callback" && !declines && (means(understood, ["confirm"], 0.3) || hasContact);
  const { label } = understood.whole;
  const isStatement = servicesIn(text).length > 0 && !isQuestion(text);
  const needsWork =
    isStatement && (((label === undefined || label === "inform") && needing.test(text)) || isAged(text));
  const isMeant = label === "project" || needsWork || means(understood, ["project", "book"], 0.3);
  const isProject = (isMeant || (label === "job" && wantsJobDone(text))) && !declines;
  const isWork = isProject || (wantsWork(text) && !means(understood, aboutPapers, 0.3));
  return {
    isOfficeYes,
    isWork,
    isRestart: hasContact || isOfficeYes || isWork || isFreeYes(text, memory, asked),
  };
}
