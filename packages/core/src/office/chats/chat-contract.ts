import * as z from "zod";
import { reviewStates } from "../../chat/options.ts";
import { officeGet, officePost } from "../define-office.ts";

const Chat = z.object({
  id: z.string(),
  at: z.string(),
  state: z.string(),
  name: z.string().optional(),
  town: z.string().optional(),
  service: z.string().optional(),
  /** What only the office can answer, in the visitor's words. */
  question: z.string().optional(),
  /** Made up for practice. */
  sample: z.boolean().optional(),
});

export const Chats = z.object({ chats: z.array(Chat), next: z.string().optional() });
export type Chats = z.output<typeof Chats>;

/** The latest first; `before` is where a page begins. */
export const listChatsEndpoint = officeGet("listChats", "read", { query: ["before"], response: Chats });

export const Conversation = z.object({
  messages: z.array(z.object({ at: z.string(), isVisitor: z.boolean(), text: z.string() })),
  lead: z.string().optional(),
});
export type Conversation = z.output<typeof Conversation>;

export const getChatEndpoint = officeGet("getChat", "read", { response: Conversation });

/** A known question with its answer, that another wording may be asking. */
const Near = z.object({ label: z.string(), question: z.string(), answer: z.string() });

const Pattern = z.object({
  id: z.string(),
  question: z.string(),
  /** Empty of a visitor's question that got no answer. */
  answer: z.string(),
  context: z.string().optional(),
  chatId: z.string().optional(),
  /** The three nearest of the known questions. */
  nearest: z.array(Near),
});
export const Patterns = z.object({ patterns: z.array(Pattern) });
export type Patterns = z.output<typeof Patterns>;

export const PatternQuery = z.object({ review: z.enum(reviewStates).default("pending") });

export const listPatternsEndpoint = officeGet("listPatterns", "read", { query: ["review"], response: Patterns });

const Answer = z.string().trim().min(1, "Please write an answer").max(2000, "An answer has at most 2,000 characters");

/** `isAnswer`: the reply is the answer that was tried. */
const Trial = z.object({ reply: z.string(), isAnswer: z.boolean() });
export type Trial = z.output<typeof Trial>;

/** What the assistant would reply to some words with an answer that nobody has approved yet. */
export const tryPatternEndpoint = officePost("tryPattern", "change", {
  request: z.object({
    id: z.string().max(200),
    answer: Answer,
    question: z.string().trim().min(1, "Please write what a visitor asks").max(500, "Please ask in 500 characters"),
  }),
  response: Trial,
});

/** What a person decides of a question that got no answer, or of an answer learned from old chats: it is another wording of
 * a known question (`label`), or has an answer of its own. The assistant gives approved ones only. */
export const reviewPatternEndpoint = officePost("reviewPattern", "change", {
  request: z.object({
    id: z.string().max(200),
    review: z.enum(["approved", "rejected"]),
    answer: Answer.optional(),
    /** The known question that it is another wording of. */
    label: z.string().max(100).optional(),
  }),
  response: z.object({}),
});
