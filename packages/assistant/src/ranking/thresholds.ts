/** How likely the classifier must hold a meaning, of 1 for certain, before something is done about it. Chosen on the strangers'
 * talks and labeled questions of tools/chat-eval; tests/unit/chat holds what shares come of them. Raising `clear` answers fewer
 * questions at once and fewer of them wrongly: docs/chat-evaluation.md has the figures. */
export const minProbability = {
  /** The message is one of the meaning's own wordings, or one that the office approved. */
  certain: 0.99,
  /** A question is answered at once. */
  clear: 0.29,
  /** The same for a meaning that is `lead` times as likely as the next one. */
  ahead: 0.18,
  lead: 1.8,
  /** A question with a word that no phrase about a house has is answered at once. */
  strange: 0.4,
  /** Something that was told, and not asked, is answered. */
  unasked: 0.42,
  /** A first message counts as a question, whatever its form: all facts that it may ask for, together. */
  asking: 0.75,
  /** A message does something (complains, withdraws, applies): all acts together. */
  acts: 0.2,
  /** The same, of its likeliest act; and in a long story. */
  oneAct: 0.135,
  oneActOfStory: 0.1,
  /** A part of a message is an act by itself. */
  actOfPart: 0.34,
  /** Somebody wants work done, or somebody to come for it: both meanings together. */
  wish: 0.3,
  /** The visitor refuses to leave a detail. */
  refusal: 0.2,
  /** An act that ends something (a withdrawal, a stop) is believed although other words speak against it. */
  surelyAct: 0.6,
  /** Somebody is in danger: low, because a false alarm costs less than a missed one. */
  danger: 0.17,
  /** The same of a message of fewer than eight words, which can mean anything, and of one sentence among others. */
  dangerInFewWords: 0.4,
  dangerInSentence: 0.4,
  /** No danger where another meaning is so many times likelier. */
  otherMeaning: 2.5,
  otherMeaningOfFewWords: 1.15,
  /** Only the house is in danger; and when what broke is work of ours, which mostly is a matter of service. */
  houseDanger: 0.3,
  dangerOfOurs: 0.46,
  /** A second danger is told while a first one goes on. */
  otherDanger: 0.5,
  /** A question is offered as a button: beside another one and with a word in common, in any case, and as the only one. */
  button: 0.07,
  surelyButton: 0.1,
  onlyButton: 0.2,
} as const;
