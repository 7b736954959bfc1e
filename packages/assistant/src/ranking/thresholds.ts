/** How likely a meaning must be, of 1 for certain. */
export const least = {
  /** It is one of its wordings, or one that the office has approved. */
  certain: 0.99,
  /** It is answered at once. */
  clear: 0.29,
  /** The same where it is `lead` times as likely as the next one. */
  ahead: 0.18,
  lead: 1.8,
  /** The same of a message with a word that nobody here has ever written about a house. */
  strange: 0.4,
  /** It is answered although it was told and not asked. */
  unasked: 0.42,
  /** Of what a first message may mean so much is a fact that it asks for, whatever its form. */
  asking: 0.75,
  /** What a visitor may do by a message, all acts together, and the likeliest of them, also of a long story. */
  acts: 0.2,
  oneAct: 0.135,
  oneActOfStory: 0.1,
  /** A part of a message is an act by itself. */
  actOfPart: 0.34,
  /** A detail is not left; who is only taken for that is asked once less. */
  refusal: 0.2,
  /** Nothing is wanted any more, although a number is left. */
  surelyAct: 0.6,
  /** Somebody is in danger: a false alarm is better. And what only the house is in. */
  danger: 0.17,
  dangerInFewWords: 0.4,
  dangerInSentence: 0.4,
  /** So many times likelier than that is another meaning which is the one. */
  otherMeaning: 2.5,
  houseDanger: 0.3,
  /** The house is in danger by work of ours. */
  dangerOfOurs: 0.46,
  /** Who is in one danger tells of another. */
  otherDanger: 0.5,
  /** Its question becomes a button: when it shares a word with what was asked, in any case, or as the only one. */
  button: 0.07,
  surelyButton: 0.1,
  onlyButton: 0.2,
} as const;
