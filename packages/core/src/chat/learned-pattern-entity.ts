import { timeOfWrite } from "../store/clock.ts";
import { defineEntity, type RowOf } from "../store/define-entity.ts";
import { caseSensitiveKey, entityNames, indexKey } from "../store/table.ts";
import { reviewStates } from "./options.ts";

/** Begins the ids of patterns that came of this site's own chats: `conversationId` is then the chat's, and they go with it. */
export const chatPatternPrefix = "waiting.";

export const learnedPatterns = defineEntity(entityNames.learnedPattern, {
  attributes: {
    /** Follows from conversation, question and answer: a repeated import finds the same pattern and its review. */
    id: { type: "string", required: true, readOnly: true },
    conversationId: { type: "string", required: true, readOnly: true },
    question: { type: "string", required: true },
    answer: { type: "string", required: true },
    /** The known question that it is another wording of: that one's answer is given. */
    label: { type: "string" },
    context: { type: "string" },
    leadType: { type: "string", required: true, default: "unknown" },
    agentName: { type: "string" },
    /** When the question was asked, ISO 8601. */
    timestamp: { type: "string" },
    review: { type: reviewStates, required: true, default: "pending" },
    reviewedBy: { type: "string" },
    reviewedAt: { type: "string" },
    createdAt: { type: "string", required: true, readOnly: true, default: timeOfWrite },
  },
  indexes: {
    byConversation: caseSensitiveKey(["conversationId"], ["createdAt", "id"]),
    /** Three partitions are enough: only the import and a person's review write here. */
    byReview: indexKey("gsi2", ["review"], ["id"]),
  },
});

export type Pattern = RowOf<typeof learnedPatterns>;
