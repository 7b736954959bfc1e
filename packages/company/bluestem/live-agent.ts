import { profile } from "./profile.ts";

export const changesByPhone = "To move or cancel a visit, please call the office; the chat can't do it.";

export const liveAgentScripts: readonly { keyword: string; reply: string }[] = [
  {
    keyword: "\\b(?:roof|shingle|hail)",
    reply: "We do shingle and metal roofs, down to the deck. Is it a leak, hail or age?",
  },
  { keyword: "\\bsiding\\b", reply: "We put on fiber cement and steel siding. Is it the whole house?" },
  { keyword: "\\bgutter", reply: "Our gutters are seamless and formed on site. Are there gutters now?" },
];

export const liveAgentDefault = `Thanks for your message. Ask about roofing, siding or gutters, or call ${profile.phone}.`;

export const liveAgentQuestion = "Is it about roofing, siding or gutters?";

export const liveAgentGreeting = "Hello! How can I help with your roof, siding or gutters?";
