import { profile } from "./profile.ts";

export const changesByPhone =
  "Rescheduling or cancelling an appointment must be done by phone and is not guaranteed via chat.";

/** What the scripted agent of the large chat dialog says; the first keyword (a regular expression) that fits wins. */
export const liveAgentScripts: readonly { keyword: string; reply: string }[] = [
  {
    keyword: "\\bwindows?\\b",
    reply:
      "Our windows are custom-made for each opening, set by our own certified installers and covered by a lifetime warranty. How many windows are you thinking about?",
  },
  {
    keyword: "\\bbath",
    reply:
      "A bath remodel takes 7-10 days, or as little as a day, depending on the work. Are you thinking of a shower, a tub or shower doors?",
  },
  {
    keyword: "\\bsiding\\b",
    reply: "Our siding carries a 30-year no-fade warranty. Is it for the whole house or for one part of it?",
  },
  {
    keyword: "\\bdoors?\\b",
    reply:
      "We fit entry, storm and patio doors with our own certified installers, with a lifetime warranty. Which door would you like to replace?",
  },
  {
    keyword: "\\b(?:price|pricing|cost|costs)\\b",
    reply:
      "Every home is measured before it is priced, so the free estimate gives you the exact figure. You can request it on this site, and we answer within 24 hours.",
  },
  {
    keyword: "\\b(?:time|schedule|when)\\b",
    reply: `Most projects take 1-2 weeks, and we are booking 2-3 weeks out. ${changesByPhone}`,
  },
];

export const liveAgentDefault = `Thanks for your message. You can ask about windows, bathrooms, siding or doors, request a free estimate on this site, or call ${profile.phone}.`;

export const liveAgentQuestion = "Is it about windows, bathrooms, siding or doors?";

export const liveAgentGreeting = "Hello! How can I help with your windows, siding, bathroom or doors?";
