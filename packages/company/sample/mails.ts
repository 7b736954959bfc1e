import type { VisitorMails } from "../schema.ts";

export const visitorMails: VisitorMails = {
  request: {
    subject: "We received your request - {company}",
    opening: {
      quote: "Thank you for your estimate request. We have it and will get back to you {promise}.",
      chat: "Thank you for talking with us. We have your request and will get back to you {promise}.",
      "service-request": "Thank you for your service request. We have it and will get back to you {promise}.",
    },
    closing: "Something to add, or in a hurry? Call us at {phone}, or reply to this mail.",
  },
  application: {
    subject: "We received your application - {company}",
    opening: "Thank you for applying. We'll review your application and get back to you soon.",
    closing: "To add something or to send a resume, reply to this mail.",
  },
  entry: {
    subject: "We received your entry - {giveaway}",
    opening: [
      "Your entry in the {giveaway} has been received. Good luck!",
      "The draw is live at a home show on {drawDay}. There is nothing else to do: we call the winner.",
    ],
    closing: "No purchase necessary. One entry counts per household; the official rules are on our site.",
  },
};
