import type { VisitorMails } from "../schema.ts";

export const visitorMails: VisitorMails = {
  request: {
    subject: "We received your request - {company}",
    opening: {
      quote:
        "We got your request for {about}. We {reach} you {promise} to set up a visit. The written quote follows the measuring.",
      chat: "Thanks for talking with us. We got your request for {about} and {reach} you {promise}.",
      "service-request": "We got your service request and {reach} you {promise}.",
    },
    closing: "Something to add, or in a hurry? Call us at {phone}, or reply to this email.",
  },
  application: {
    subject: "We received your application - {company}",
    opening: "Thank you for applying. We'll review your application and get back to you soon.",
    closing: "To add something, reply to this email.",
    lacksResume: "If you have not sent your resume yet, add it by the link above, or reply to this email with it.",
  },
  entry: {
    subject: "We received your entry - {giveaway}",
    opening: [
      "Your entry in the {giveaway} has been received. Good luck!",
      "The draw is live at a home show on {drawDay}. There is nothing else to do: we call the winner.",
    ],
    late: [
      "We got your entry in the {giveaway}, but entries closed on {closeDay}. It does not take part in the drawing of {drawDay}.",
    ],
    closing: "No purchase necessary. One entry counts per household; the official rules are on our site.",
  },
  replies: {
    greeting: "Hello{first},",
    closing: "Best regards",
    texts: [
      {
        label: "We tried to call you",
        subject: "We tried to call you",
        text: "Thank you for your request. We just tried to call you and could not reach you. When is a good time, and which number is best? You can also call us at {phone}.",
      },
      {
        label: "Let's find a time to visit",
        subject: "A time to look at your project",
        text: "Thank you for your request. To give you a fair price, somebody from our team would like to look at it. Which two or three days suit you, and do you prefer mornings or afternoons?",
      },
      {
        label: "Please send pictures",
        subject: "Pictures of your project",
        text: "Thank you for your request. Could you reply to this email with two or three pictures, one from a distance and one close up? Then we can tell you sooner what it takes.",
      },
      {
        label: "Not something we do",
        subject: "About your request",
        text: "Thank you for asking us. This is not work that we do, and we don't want to keep you waiting. We wish you well with your project.",
      },
    ],
  },
};
