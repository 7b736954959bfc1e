import type { VisitorMails } from "../schema.ts";

export const visitorMails: VisitorMails = {
  request: {
    subject: "Your request is with {company}",
    opening: {
      quote: "Thank you for asking us for an estimate. You will hear from us {promise}.",
      chat: "Thank you for chatting with us. You will hear from us {promise}.",
      "service-request": "Thank you for letting us know. We will get back to you about it {promise}.",
    },
    closing: "Did you forget something? Reply to this mail, or call the office at {phone}.",
  },
  application: {
    subject: "Your application is with {company}",
    opening: "Thank you for applying. We read every application, and somebody will call you.",
    closing: "To add something, reply to this mail.",
  },
  entry: {
    subject: "Your entry is with {company}",
    opening: ["We have your entry."],
    closing: "No purchase necessary.",
  },
};
