import type { Changes } from "../../../tools/prove/spec/mutations.ts";

const lead = "packages/core/src/leads/record.ts";
const session = "packages/core/src/chat/session-entity.ts";
const review = "packages/core/src/reviews/review-record.ts";
const entry = "packages/core/src/giveaway/form-fields.ts";
const catalogue = "packages/core/src/catalogue/catalogue.ts";
const metadata = "packages/core/src/seo/metadata-of.ts";

export const changes: Changes = {
  "Q-01": [
    ["packages/core/src/store/ids.ts", "(): string => v7();", '(): string => v7().replaceAll("-", "");', "uuid"],
    [
      "packages/core/src/records/receive.ts",
      "createdAt: createdAt.toISOString(),",
      'createdAt: "2020-01-01T00:00:00.000Z",',
      "set at creation",
    ],
    [
      "packages/core/src/reviews/import-reviews.ts",
      "await reviews.put({ ...merged, updatedAt: now().toISOString() }).go();",
      "await reviews.put({ updatedAt: now().toISOString(), ...merged }).go();",
      "of a change",
    ],
  ],
  "Q-02": [
    [
      "packages/core/src/users/user-entity.ts",
      'byUsername: primaryKey(["username"], [])',
      'byUsername: primaryKey(["id"], [])',
      "unique",
    ],
    [
      "packages/core/src/users/user-entity.ts",
      'password: { type: "string", required: true }',
      'password: { type: "string" }',
      "password required",
    ],
  ],
  "Q-03": [
    [session, 'default: "initial"', 'default: "closed"', "initial"],
    ["packages/assistant/src/conversation/sessions.ts", "  serviceInterest: service,\n", "", "serviceInterest"],
    ["packages/assistant/src/conversation/sessions.ts", "  userLocation: location,\n", "", "userLocation"],
  ],
  "Q-04": [
    [
      "packages/assistant/src/conversation/finish-turn.ts",
      "    ...toReply(turn),\n",
      '    ...toReply(turn),\n    content: "",\n',
    ],
  ],
  "Q-05": [
    ["packages/assistant/src/lead/sync-lead.ts", "    sessionId: session.id,\n", "", "sessionId"],
    [lead, 'notes: { stored: line, label: "Notes"', 'note: { stored: line, label: "Notes"', "notes"],
    [
      "packages/core/src/leads/options.ts",
      'leadTransitions = {\n  new: ["contacted", "closed"],\n  contacted:',
      'leadTransitions = {\n  open: ["contacted", "closed"],\n  contacted:',
      "status",
    ],
  ],
  "Q-06": [
    [
      "packages/core/src/giveaway/record.ts",
      'cityZip: { stored: requiredLine, label: "City and ZIP", list: true, personal: true, search: "words" },',
      "",
    ],
  ],
  "Q-07": [
    ["packages/core/src/jobs/record.ts", "coverLetter: { stored: line", "letter: { stored: line", "coverLetter"],
    [
      "packages/core/src/jobs/options.ts",
      '  new: ["reviewed", "rejected"],\n',
      '  open: ["reviewed", "rejected"],\n',
      "status",
    ],
  ],
  "Q-08": [
    [
      "packages/core/src/chat/blazeo/conversations.ts",
      'messageCount: { type: "number", required: true, default: 0 }',
      'messageCount: { type: "number", set: () => 0 }',
      "messageCount",
    ],
    [
      "packages/ops/src/blazeo/import-conversation.ts",
      "{ id, leadType, isLead, createdDate, messageCount, rawHash",
      "{ id, leadType, createdDate, messageCount, rawHash",
      "isLead",
    ],
    [
      "packages/ops/src/blazeo/parse-line.ts",
      'toText(fields, "id", "chatId")',
      'toText(fields, "chatId", "id")',
      "own id",
    ],
  ],
  "Q-09": [
    [
      "packages/core/src/chat/learned-pattern-entity.ts",
      'agentName: { type: "string" }',
      'agentName: { type: "string", set: () => undefined }',
    ],
  ],
  "Q-10": [
    ["packages/core/src/reviews/record.ts", 'default: "no"', 'default: "yes"', "isVerified"],
    [
      "packages/core/src/reviews/import-reviews.ts",
      'if (await createOnce(reviews, { ...incoming, createdAt: at, updatedAt: at })) return "created";',
      'if (!(await createOnce(reviews, { ...incoming, createdAt: at, updatedAt: at }))) return "created";',
      "unique",
    ],
    [review, 'message: "authorName is missing"', 'message: "no author"', "authorName"],
  ],
  "Q-11": [
    [entry, 'email: { kind: "email"', 'email: { kind: "line"'],
    [
      "packages/core/src/contract/form-schema.ts",
      "z.regexes.html5Email.test(value) && /\\.[a-z][\\da-z-]+$/i.test(value)",
      "/^[^\\s@]+@[^\\s@]+$/.test(value)",
      "without a domain",
    ],
  ],
  "Q-12": [["packages/core/src/contract/form-schema.ts", "phoneMinLength = 10", "phoneMinLength = 7"]],
  "Q-13": [
    [
      "packages/company/sample/giveaway.ts",
      '"Entry/Storm Doors/Patio Doors", "Siding"]',
      '"Entry/Storm Doors/Patio Doors", "Siding", "Roofing"]',
    ],
  ],
  "Q-14": [["packages/core/src/giveaway/form-fields.ts", 'agreed = "yes"', 'agreed = "on"']],
  "Q-15": [["packages/core/src/contract/form-schema.ts", 'kind === "email" ? isEmail(value) :', ""]],
  "Q-16": [["packages/core/src/leads/options.ts", '  qualified: ["closed"],', '  won: ["closed"],']],
  "Q-17": [["packages/core/src/jobs/options.ts", '  hired: ["rejected"],\n', ""]],
  "Q-18": [
    [
      "packages/core/src/chat/options.ts",
      'messageRoles = ["user", "assistant"]',
      'messageRoles = ["user", "assistant", "system"]',
    ],
  ],
  "Q-19": [[session, 'userId: { type: "string" }', 'userId: { type: "string", required: true }']],
  "Q-20": [
    [review, '"Rating must be 1-5"', '"Wrong rating"', "message"],
    [review, "/^[1-5]$/", "/^[0-5]$/", "from 1"],
    [review, "/^[1-5]$/", "/^[1-5]/", "one digit"],
  ],
  "Q-21": [
    [
      review,
      'z.enum(verifiedAnswers, "isVerified is yes or no").optional()',
      'z.enum(verifiedAnswers, "isVerified is yes or no")',
      "optional",
    ],
    [review, "z.array(pictureAddress).max(50).optional()", "z.array(pictureAddress).max(50)", "photos"],
  ],
  "Q-22": [["packages/core/src/users/user-entity.ts", "defineEntity(entityNames.user", 'defineEntity("product"']],
  "Q-23": [[catalogue, "    ...category,\n", "    slug: category.slug,\n    name: category.name,\n"]],
  "Q-24": [[catalogue, "image: getDrawing(category.slug, product.slug),", ""]],
  "Q-25": [[catalogue, "  catalogue.map(({ slug, name })", "  catalogue.slice(4).map(({ slug, name })"]],
  "Q-26": [
    ["packages/core/src/reviews/list-reviews.ts", "    timeDescription,\n", "", "timeDescription"],
    [
      "packages/core/src/reviews/list-reviews.ts",
      "(b.publishedAt ?? b.createdAt).localeCompare(a.publishedAt ?? a.createdAt) ||",
      "",
      "newest first",
    ],
    [
      "packages/core/src/reviews/list-reviews.ts",
      "    authorName,\n    authorPhotoUrl,",
      "    authorName,\n    googleReviewId: row.googleReviewId,\n    authorPhotoUrl,",
      "nothing else",
    ],
  ],
  "Q-27": [[metadata, 'twitterCard: "summary_large_image",', "", "twitterCard"]],
};
