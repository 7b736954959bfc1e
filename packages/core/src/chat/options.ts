import { type ServiceId, serviceOrder, services } from "@site/company/services";

export const messageRoles = ["user", "assistant"] as const;
export type MessageRole = (typeof messageRoles)[number];

export const chatLanguages = ["en", "es"] as const;
export type ChatLanguage = (typeof chatLanguages)[number];

/** What a quick reply may open in place of posting words. */
export const quickReplyTargets = ["contact", "quote", "jobs", "service"] as const;

/** `conversation`: the assistant answers it. `script`: only kept, the large dialog's script answers in the browser. */
export const messageChannels = ["conversation", "script"] as const;

/** What the assistant asks for next. Details fill in any state. */
export const conversationStates = [
  "initial",
  "answering",
  "discovering",
  "qualifying",
  "collecting_name",
  "collecting_location",
  "collecting_contact",
  "lead_created",
  "declined",
  "handoff",
  "closed",
] as const;
export type ConversationState = (typeof conversationStates)[number];

/** Messages that a person takes over: the visitor is told how to reach the office, whatever else was said. */
export const handoffKinds = ["human", "reschedule", "status", "privacy", "stop", "injury", "emergency"] as const;

export const isHandoff = (kind: string): boolean => (handoffKinds as readonly string[]).includes(kind);

/** Topics of a talk that are no matter of the business. */
export const smallTalkTopics: readonly string[] = [
  "talk",
  "greet",
  "how-are-you",
  "reaction",
  "thanks",
  "off-topic",
  "joke",
];

export const chatLimits = {
  messageLength: 2000,
  userNameLength: 60,
  detailsLength: 300,
  /** When and how somebody wants to be reached. */
  timesLength: 200,
  /** People of a request with numbers of their own; the last ones are kept. */
  others: 6,
  /** Insults after which a talk is closed. */
  abuse: 3,
  messages: 60,
  messagesPerMinute: 20,
  /** Replies by a model in one session; after them the receptionist answers. */
  modelTurns: 25,
  /** A chat that was silent for this long starts again without what it knew, hours. */
  idleHours: 24,
} as const;

/** A service the visitor may choose: the tiles of the start view, and the selections of a reply. */
export interface ServiceChoice {
  id: ServiceId;
  title: string;
  description: string;
  icon: string;
  category: ServiceId;
}

export const serviceChoices: readonly ServiceChoice[] = serviceOrder.map((id) => ({
  id,
  title: services[id].name,
  description: services[id].choice,
  icon: id,
  category: id,
}));

/** Nothing is used for answers before a person approved it. */
export const reviewStates = ["pending", "approved", "rejected"] as const;
export type ReviewState = (typeof reviewStates)[number];
