import { topicOfLabel } from "../ranking/topics.ts";
import type { Signals } from "../signals/extract-signals.ts";
import { mayHoldName } from "../signals/name-words.ts";
import { contactRequest } from "./acknowledge.ts";
import type { Act } from "./acts.ts";
import type { Questions } from "./answer-questions.ts";
import { type Composition, firstUnread, pickWording, type Turn } from "./compose-reply.ts";
import { type Answered, isMatter } from "./computed-answers.ts";
import { echo } from "./echo.ts";
import { intents } from "./intents.ts";
import { listFollowUps, suggestionsFor } from "./quick-replies.ts";

const topicsOfSale: ReadonlySet<string | undefined> = new Set(
  "price financing windows siding bathrooms doors estimate".split(" "),
);
const ofSale = /^(?:how-long|how-soon|offered|area|worth-it|one-item|cold-performance)$/;

/** A request without a name gets one question for it, once, and none in an emergency. */
const mayAskName = ({ slots, memory, signals }: Turn): boolean =>
  !slots.name &&
  !mayHoldName(signals.text) &&
  !memory.asked.name &&
  memory.declines === 0 &&
  memory.kind !== "emergency" &&
  memory.kind !== "job";

type Closing = Omit<Composition, "parts" | "memory"> & { text?: string | undefined };

/** What follows upon questions that nothing is known of: the nearest known ones, else the office. */
function closeUnknown({ memory, reach, texts, read, mayAskContact }: Turn, { nearest, unknown }: Questions): Closing {
  const quotation = echo(unknown.join(" "));
  if (reach) return { text: pickWording(texts.unknownOn(quotation), read) };
  if (isMatter(memory))
    return { text: pickWording(texts.unknownInMatter(quotation), read), asksContact: mayAskContact };
  const quickReplies = suggestionsFor(nearest, memory.language, texts);
  if (quickReplies.length > 0) return { text: pickWording(texts.unsure(quotation), read), quickReplies };
  const yes = { id: "office", label: texts.buttons.yesOffice };
  return { text: pickWording(texts.unknown(quotation), read), asks: "callback", quickReplies: [yes] };
}

/** What follows upon an act or in a matter for the office: the card where it is for that. */
const closeMatter = ({ mayAskContact, memory }: Turn, act: Act | undefined): Closing =>
  act && mayAskContact ? { asks: "contact", asksContact: true } : { asksContact: mayAskContact && isMatter(memory) };

/** Something is put right of which no field was changed. */
const isUnreadCorrection = ({ plain, contact }: Signals): boolean =>
  Object.keys(contact.changes).length === 0 && intents.corrects.test(plain);

/** A number that nobody can dial is asked for again; what is put right and not understood can be in the card. */
function closeContact({ signals, reach, texts, read }: Turn): Closing | undefined {
  const { hasPartialPhone, hasForeignPhone } = signals.contact;
  if (reach)
    return isUnreadCorrection(signals) ? { text: firstUnread(texts.correctBelow, read), asksContact: true } : undefined;
  if (hasPartialPhone) return { text: firstUnread(texts.askAreaCode, read), asks: "areaCode" };
  return hasForeignPhone
    ? { text: firstUnread(texts.foreignNumber, read), asks: "contact", asksContact: true }
    : undefined;
}

/** What follows upon a wish for work: which work it is, or the card. */
function closeWish(turn: Turn, isUnnamed: boolean, answers: readonly Answered[]): Closing {
  const { memory, slots, reach, texts, read, mayAskContact } = turn;
  return isUnnamed && !slots.service && !memory.asked.service && !reach
    ? { text: firstUnread(texts.askService, read), asks: "service", hasSelections: true, asksContact: mayAskContact }
    : contactRequest(
        turn,
        answers.some((answer) => answer.text.includes(turn.promise)),
      );
}

/** What closes a reply: the card, the nearest questions, or what usually follows. */
export function closing(turn: Turn, questions: Questions, act: Act | undefined, isWish: boolean): Closing {
  const { memory, reach, texts, read, mayAskContact } = turn;
  const { answers, unknown } = questions;
  if (memory.isWithdrawn || (act && !act.wantsReach)) return {};
  const again = closeContact(turn);
  if (again) return again;
  if (unknown.length > 0) return closeUnknown(turn, questions);
  if (reach && mayAskName(turn))
    return { text: firstUnread(texts.correctBelow, read), asks: "name", asksContact: true };
  if (act || isMatter(memory)) return closeMatter(turn, act);
  const last = answers.at(-1);
  if (last?.label === "talk") return { asksContact: mayAskContact };
  if (isWish || (memory.isBuying && !last)) return closeWish(turn, isWish && !last, answers);
  return last ? closeAnswer(turn, last, answers) : {};
}

/** What usually follows upon an answer; where it is of a sale, an estimate. */
function closeAnswer(
  { memory, texts, mayAskContact }: Turn,
  { label }: Answered,
  answers: readonly Answered[],
): Closing {
  const labels = [...memory.topics, ...answers.map((each) => each.label)];
  const isSale = mayAskContact && (ofSale.test(label) || topicsOfSale.has(topicOfLabel(label)));
  return { quickReplies: listFollowUps(label, labels, memory.language, texts, isSale) };
}
