import { answerTime } from "@site/company/hours";
import { profile } from "@site/company/profile";
import { isOpen } from "@site/core/business/calendar";
import { type AnswerBank, type AnswerContext, depends, known, officeHours, phone, serviceList } from "./answer.ts";
import { companyText, getPath } from "./company-texts.ts";

const hasContact = ({ slots }: AnswerContext): boolean => Boolean(slots.phone ?? slots.email);
const first = ({ slots }: AnswerContext): string => (slots.name ? `, ${slots.name.split(" ")[0]}` : "");

const reviews = getPath("testimonials");

/** What happens next, by what the office has of the visitor. */
function nextSteps(context: AnswerContext): readonly string[] {
  const { slots, memory, promise } = context;
  const way = slots.phone ?? slots.email;
  if (!way && /^(?:hours|holidays|showroom)$/.test(memory.topics.at(-1) ?? ""))
    return [
      `You don't have to come in for it: leave a name and a phone number or email here at any hour, and the office gets back to you when it is open (${officeHours}). They can also agree on a visit at your home with you.`,
      `The surest way is a call to ${phone}.`,
    ];
  if (!way)
    return [
      "Nothing has gone to the office yet, because I have no phone number or email of yours. Leave one here and I pass it on with your words; somebody then gets back to you.",
      `The surest way is a call to ${phone}.`,
    ];
  if (memory.kind && memory.kind !== "callback")
    return [
      `Honestly: I have passed it on with your words and ${way}, and somebody from the office gets back to you. What they decide, and on which day, I can't say. If you want an answer sooner, call ${phone}.`,
      `It is with the office, with ${way} to reach you. I can't promise more than that from here; ${phone} is the quickest way.`,
    ];
  return [
    `Your request is with our team, with ${way} to reach you. Somebody gets back to you ${promise}; the exact time I can't promise.`,
    `There is nothing more for you to do. If you don't want to wait, call ${phone}.`,
  ];
}

/** Words that keep a conversation going. */
export const talkAnswers: AnswerBank = {
  greet: depends((context) => [
    `Hello${first(context)}! What can I do for you?`,
    "Hello again. What would you like to know?",
  ]),
  "how-are-you": known(
    `Thank you for asking. I am ${profile.company}'s automated assistant and ready to help. What is it about?`,
  ),
  thanks: depends((context) => [
    hasContact(context) && !context.memory.isWithdrawn
      ? `You're welcome${first(context)}. Our team will be in touch.`
      : `You're welcome${first(context)}.`,
    "Glad to help.",
  ]),
  goodbye: depends((context) => [`Thank you${first(context)}, and goodbye. You can reach us at ${phone}.`, "Goodbye."]),
  "you-skipped": known("You are right, I am sorry that I passed over that."),
  confused: known("I am sorry, I was not clear."),
  doubt: known(
    "That is what I have here, but it is said in general. For your house our team confirms it, so take their word over mine.",
    "I understand the doubt. The office can confirm it for your case.",
  ),
  reaction: known("All right. Is there anything else that you would like to know?", "All right.", "I see."),
  test: known("I am here. What can I help you with?", "Still here. What would you like to know?"),
  "hold-on": known(
    "Take your time, there is no hurry. I am here when you have a question.",
    "That is fine. Come back whenever it suits you.",
  ),
  "not-sold": depends((context) => [
    context.memory.kind
      ? "Understood, this is no sale: it is a matter for our customer service."
      : "Understood, nothing will be sold to you here. Just ask, and I answer what I can.",
    "All right, no offers from me.",
  ]),
  "well-being": known(
    "I am glad that you are safe. Please keep away from the spot until somebody has looked at it.",
    "Good. That was the right thing to do.",
  ),
  private: depends(({ now }) => [
    `That is fine, you don't have to write it here. ${isOpen(now) ? `The office is open right now at ${phone}.` : `The office is at ${phone}, ${officeHours}.`} Or leave a number, and somebody calls you without my knowing what it is about.`,
    `You can keep it for the call: ${phone}.`,
  ]),
  distrust: depends((context) => [
    hasContact(context)
      ? `I understand. I can only say what I really did: your words are with the office, with ${context.slots.phone ?? context.slots.email} to reach you. For certainty call ${phone} yourself.`
      : (companyText("why-trust-us", context) ?? "I understand, and you are right to be careful."),
    `You don't have to take my word for it. ${reviews ? `Reviews are at ${reviews}, and the` : "The"} office answers at ${phone}.`,
  ]),
  "whats-next": depends(nextSteps),
  channel: depends((context) => [
    hasContact(context)
      ? "I can't promise how the office handles it, but they will read it."
      : `Which ${/text|cell/i.test(context.text) ? "mobile number" : /mail|write/i.test(context.text) ? "email address" : "number or email"} may they use?`,
    "The office reads that, too.",
  ]),
  "call-time": depends((context) => [
    hasContact(context)
      ? "I can't guarantee the exact time."
      : "I can't guarantee the exact time. Which number or email may the office use?",
    "The office reads that, too.",
  ]),
  "form-status": depends((context) => [
    `I can't see forms or messages that were sent. Requests are usually answered ${answerTime.text}, and the office can check at ${phone}.${hasContact(context) ? "" : " If you leave your name and number here, I pass on that you asked."}`,
    `The office can look whether it arrived: ${phone}.`,
  ]),
  "missed-call": depends((context) => [
    `I can't see who called. The office at ${phone} can find out${hasContact(context) ? `, and I have noted ${context.slots.phone ?? context.slots.email} for a call back` : "; or leave the number they reached you at, and I ask for a call back"}.`,
    `The office can tell you who it was: ${phone}.`,
  ]),
  flirt: known("I am an automated assistant, so no. If there is something about your home, I am glad to help."),
  "off-topic": known(
    `I am no help with that, I am afraid; I only know about ${serviceList}.`,
    "I will stay out of that one. Is there something about your home that I can help with?",
    "That is beyond me, too.",
  ),
  nonsense: known(
    "Sorry, I didn't get that. What can I help you with?",
    `I still didn't get it, sorry. You can also call ${phone}.`,
    "Could you say it in other words?",
  ),
};
