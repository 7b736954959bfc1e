import * as z from "zod";
import { noStore, siteGet, sitePost } from "../contract/endpoint.ts";
import { buildSchema, buildShape } from "../contract/form-schema.ts";
import { submissionFields } from "../contract/submission.ts";
import { oneContact } from "../leads/contract.ts";
import { contactFields } from "./form-fields.ts";
import { chatLanguages, chatLimits, messageRoles, quickReplyTargets } from "./options.ts";

/** Largest body of a chat endpoint, in bytes: 2,000 characters of four bytes and the names around them. */
export const chatBodyLimit = 8 * 1024;

export const messages = {
  startedAt: "Please send the time at which the chat started",
  userName: "The name must be text",
  session: "Please send the id of the chat",
  empty: "Please type a message.",
  role: "The role must be user or assistant",
  unknownSession: "This chat has ended. Please start a new one.",
} as const;

/** Any text may name a session: what is no id is answered like an unknown one. */
const sessionId = z.string(messages.session).max(200, messages.session).toLowerCase();

const content = buildSchema({
  kind: "paragraphs",
  label: "Message",
  isRequired: true,
  max: chatLimits.messageLength,
  message: messages.empty,
});

export const ChatSessionRequest = z.object({
  sessionData: z.object({
    startedAt: z.iso.datetime({ offset: true, error: messages.startedAt }),
    userName: buildSchema({ kind: "name", label: "Name", max: chatLimits.userNameLength, message: messages.userName }),
  }),
});
export type ChatSessionRequest = z.output<typeof ChatSessionRequest>;

export const ChatSessionAnswer = z.object({ session: z.object({ id: z.uuid() }) });
export type ChatSessionAnswer = z.output<typeof ChatSessionAnswer>;

export const createChatSessionEndpoint = sitePost("createChatSession", {
  request: ChatSessionRequest,
  response: ChatSessionAnswer,
  bodyLimit: chatBodyLimit,
});

export const ConversationRequest = z.object({
  sessionId,
  message: content,
  /** Id of the quick reply that was pressed, so that it is answered exactly; its words alone work as well. */
  choice: z.string().max(100).optional(),
});
export type ConversationRequest = z.output<typeof ConversationRequest>;

const Selection = z.object({
  id: z.string(),
  title: z.string(),
  icon: z.string(),
  description: z.string(),
  category: z.string(),
});

const QuickReply = z.object({
  id: z.string(),
  label: z.string(),
  /** Posted as the visitor's words in place of the label. */
  message: z.string().optional(),
  /** Opens the contact card or leads to a page, and posts nothing. */
  opens: z.enum(quickReplyTargets).optional(),
});
export type QuickReply = z.output<typeof QuickReply>;

const Reply = z.object({
  content: z.string().min(1),
  /** Language of the content, where it is not the page's. */
  lang: z.enum(chatLanguages).optional(),
  selections: z.array(Selection).optional(),
  quickReplies: z.array(QuickReply).optional(),
  /** The window shows the contact card under this reply; false closes one that is open. */
  asksContact: z.boolean().optional(),
});
export type Reply = z.output<typeof Reply>;

/** What the chat has recognized of the visitor or was given: prefills the card. */
const Contact = z.object({
  name: z.string().optional(),
  phone: z.string().optional(),
  email: z.string().optional(),
  location: z.string().optional(),
  bestTime: z.string().optional(),
  smsConsent: z.boolean().optional(),
});
export type Contact = z.output<typeof Contact>;

/** Present while the office has a request of this visitor that was not withdrawn, with its reference and the path of its page. */
const lead = z
  .object({ status: z.literal("received"), reference: z.string().optional(), page: z.string().optional() })
  .optional();

/** How a request stands: what the office has of it, and whether the visitor took it back. */
const requestState = { lead, contact: Contact.optional(), isWithdrawn: z.boolean().optional() };

export const ConversationAnswer = z.object({
  message: Reply.extend({ role: z.literal("assistant") }),
  ...requestState,
});
export type ConversationAnswer = z.output<typeof ConversationAnswer>;

export const sendChatMessageEndpoint = sitePost("sendChatMessage", {
  request: ConversationRequest,
  response: ConversationAnswer,
  bodyLimit: chatBodyLimit,
});

export const ChatTranscript = z.object({
  /** Oldest first. A visitor's message keeps the id that the browser gave it. */
  messages: z.array(Reply.extend({ id: z.string(), role: z.enum(messageRoles) })),
  ...requestState,
});
export type ChatTranscript = z.output<typeof ChatTranscript>;

/** What was said in a chat, for the browser that holds its cookie. */
export const readChatSessionEndpoint = siteGet("readChatSession", noStore, {
  query: ["sessionId"],
  response: ChatTranscript,
});

export const StoredMessageRequest = z.object({ sessionId, role: z.enum(messageRoles, messages.role), content });
export type StoredMessageRequest = z.output<typeof StoredMessageRequest>;

export const StoredMessageAnswer = z.object({
  id: z.string(),
  /** What the assistant says in place of the browser's script; it is stored already. */
  reply: Reply.optional(),
});
export type StoredMessageAnswer = z.output<typeof StoredMessageAnswer>;

export const storeChatMessageEndpoint = sitePost("storeChatMessage", {
  request: StoredMessageRequest,
  response: StoredMessageAnswer,
  bodyLimit: chatBodyLimit,
});

const [hasContact, contactMessage] = oneContact;

/** What the contact card sends. A visitor who takes the request back need not leave a way to be reached. */
export const ContactRequest = z
  .object({
    sessionId,
    contact: z.object(buildShape(contactFields)),
    /** Takes the request back; the card sent again without it makes the request stand again. */
    withdraw: z.boolean().optional(),
    sourcePage: submissionFields.sourcePage,
  })
  // Asked although another field was refused, so there may be no card at all.
  .refine(({ contact, withdraw }) => withdraw || !contact || hasContact(contact), {
    ...contactMessage,
    path: ["contact", "email"],
  });
export type ContactRequest = z.output<typeof ContactRequest>;

/** Keeps what the contact card holds, as one turn of the talk: the answer is stored in the transcript. */
export const saveChatContactEndpoint = sitePost("saveChatContact", {
  request: ContactRequest,
  response: ConversationAnswer,
  bodyLimit: chatBodyLimit,
});
