import { answerTime } from "@site/company/hours";
import { profile } from "@site/company/profile";
import { type AnswerBank, depends, officeHours, open, phone } from "./answer.ts";

/** The visit, the work and the days around it. */
export const visitAnswers: AnswerBank = {
  permit: open(
    "permits",
    "Whether a permit is needed depends on your town, and I don't want to guess. Your codes office and our team can tell you, and who files it.",
  ),
  hoa: open(
    "the approval of your association",
    "Associations often ask for colors, product sheets or proof of insurance. Tell our team what yours wants, and they can say what they supply; I can't promise an approval.",
  ),
  "lead-paint": open(
    "lead paint",
    "It is right to ask about lead paint in an older house. I don't have the details of how our crew handles it, so please raise it before any work starts; until then leave chipped paint alone and keep children away from it.",
  ),
  rot: open(
    "hidden damage",
    "Rot can only be judged once somebody has seen it. Ask our team before you sign how hidden damage is handled and what it would cost, so that it stands in your written quote.",
  ),
  "home-during": open(
    "whether somebody must be home",
    "I don't have a rule about who must be home during the work. Our team agrees on that with you when they set the dates.",
  ),
  "pets-kids": open(
    "work with children or pets in the house",
    "Tell our team about them before the day, so that the crew can plan around open doors, dust and noise. Best is a closed room away from the work.",
  ),
  deadline: open(
    "that date",
    "I can't promise a date from here. The crew's calendar is with the office, so they can tell you after the visit; I will gladly pass on when you need it.",
    "I understand that the date matters. Only the office can say whether it works, so let me pass it on rather than guess.",
  ),
  "visit-length": open(
    "how long the visit takes",
    "I don't have a set length for the visit. Tell the office how much time you have, and they plan for it. There is no obligation.",
  ),
  "who-comes": open(
    "who comes to see you",
    "I can't see who would come. The office can tell you the person's name when they agree on the visit with you.",
  ),
  "both-home": open(
    "who should be home for the estimate",
    "I don't know of a rule that everybody must be there. Please ask when the office sets the visit with you.",
  ),
  "appointment-needed": depends(() => [
    `You can come in during ${profile.premises} hours: ${officeHours}. I don't know of a rule about appointments; a call ahead to ${phone} makes sure somebody has time for you.`,
    `If you would like somebody ready for you, the office at ${phone} can arrange it; I can't set a time in this chat.`,
  ]),
  weather: open(
    "work in bad weather",
    "The dates depend on the project and on the weather, and the team decides that with you. I can't say for a given day; the office can.",
  ),
  reuse: open(
    "keeping the old parts",
    "Whether something old can stay is decided when our team sees it. Please point it out at the free visit, so that it is in the quote.",
  ),
  "parts-only": open(
    "small repairs and single parts",
    "I don't have here whether we do that kind of small repair or sell the part alone. The office can tell you; if it is something that we installed, it is a matter for our customer service.",
  ),
  "answer-time": depends(({ promise }) => [
    `A request is answered ${answerTime.text}${promise === answerTime.text ? "" : `, and one that you send now ${promise}, because our office is closed in between`}. I can't promise an exact hour.`,
    `I have no exact time for it: a request is answered ${promise}. If you can't wait, call ${phone}.`,
  ]),
  book: depends(({ memory }) => [
    `I can't set a time in this chat; the office agrees on it with you by phone at ${phone}.${memory.times ? ` I have noted your wish: ${memory.times}.` : " Tell me which days suit you and I pass them on."}`,
    `I have noted your wish. The office sets the time with you by phone.`,
  ]),
};
