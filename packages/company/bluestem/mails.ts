import type { VisitorMails } from "../schema.ts";

export const visitorMails: VisitorMails = {
  request: {
    subject: "Your request is with {company}",
    opening: {
      quote: "Thank you for asking us for an estimate. You will hear from us {promise}.",
      chat: "Thank you for chatting with us. You will hear from us {promise}.",
      "service-request": "Thank you for letting us know. We will get back to you about it {promise}.",
    },
    closing: "Did you forget something? Reply to this email, or call the office at {phone}.",
  },
  application: {
    subject: "Your application is with {company}",
    opening: "Thank you for applying. We read every application, and somebody will call you.",
    closing: "To add something, reply to this email.",
    lacksResume: "A resume helps us: add it by the link above.",
  },
  entry: {
    subject: "Your entry is with {company}",
    opening: ["We have your entry."],
    late: ["We have your entry, but entries are closed."],
    closing: "No purchase necessary.",
  },
  replies: {
    greeting: "Hello{first},",
    closing: "Best regards",
    texts: [
      {
        label: "We tried to call you",
        subject: "We tried to call you",
        text: "Thank you for getting in touch. We called and missed you. When is a good time, and which number is best? Our office is at {phone}.",
      },
      {
        label: "Let's find a time to visit",
        subject: "A time to look at your project",
        text: "Thank you for getting in touch. We would like to come by, measure, and show you what we see. Which two or three days work for you?",
      },
      {
        label: "Please send pictures",
        subject: "Pictures of your project",
        text: "Thank you for getting in touch. Could you reply with a few pictures from the ground, one from the street and one close up? Please don't climb up for them.",
      },
      {
        label: "Not something we do",
        subject: "About your request",
        text: "Thank you for asking us. This is not something we do, and we did not want to leave you waiting. Good luck with your project.",
      },
    ],
  },
};
