import { officeHours, phone } from "../answers/answer.ts";
import type { EngineReply, EngineTurn } from "../engine.ts";
import { unsaidOf, wordsOf } from "./unsaid.ts";

const gas = /\b(?:gas|rotten eggs?|carbon monoxide|co alarm|sulfur)\b/i;
const water = /\b(?:water|spray\w*|shower|valve|pipe|tub|faucet|leak\w*|flood\w*|pour\w*|gush\w*)\b/i;

/** Later turns of an emergency: what was done, what is not known, fear, and the rest. */
const urgent: readonly { pattern: RegExp; needs?: RegExp; say: readonly string[] }[] = [
  {
    pattern: /\b(?:open|air|vent|fan|switch|light|lights|wait|check|look for|turn (?:it |the \w+ )?off)\b/i,
    needs: gas,
    say: [
      "No, don't stop for windows, switches or the stove: leave the house with everybody right now, and call 911 or your gas company from outside.",
      "Only from outside, please: nobody goes back in until the gas company or the fire department says that it is safe.",
    ],
  },
  {
    pattern: /\b(?:outside|out|left|neighbou?r'?s|in the (?:car|yard|street))\b/i,
    needs: gas,
    say: [
      "Good. Stay well away from the house, call 911 or your gas company now if you have not yet, and let nobody go back in until they say that it is safe.",
      "Good. Stay away from the house until they say that it is safe.",
    ],
  },
  {
    pattern:
      /\b(?:can|could|will|would|do) (?:you|u|y'?all|ya|some\w+|they)\b.{0,30}\b(?:board|cover|tarp|seal|come|fix|help|send|get here|do)\b/i,
    say: [
      `Whether somebody can come today I can't promise from this chat. Call the office at ${phone} (${officeHours}); they decide it with you. Until then, cover the opening from inside if you can do it safely.`,
      `That is for the office to say: ${phone}.`,
    ],
  },
  {
    pattern: /\b(?:no ?body|no ?one|none|not|isn'?t|aren'?t)\b.{0,20}\b(?:hurt|injured|bleeding)\b|\bunhurt\b/i,
    say: [
      "I am glad that nobody is hurt. Please keep away from the spot until somebody has looked at it.",
      "Good, that is what counts most.",
    ],
  },
  {
    pattern: /\b(?:police|cops?|sheriff|troopers?|fire ?(?:men|man|dep\w*|trucks?)|ambulance|911)\b/i,
    say: [
      "Good that help is there; do what they say. When they tell you that it is safe, cover the opening from inside with plastic or plywood and keep people and pets away from the glass.",
      "Good. Stay with them until they say that it is safe.",
    ],
  },
  {
    pattern:
      /^(?!.*\b(?:where|how (?:do|can|would)|should|can'?t|cannot|won'?t|doesn'?t|don'?t know)\b).*\b(?:got it|shut (?:it )?off|turned (?:it )?off|is off|it'?s off|stopped|under control|(?:we|i|everybody|everyone|all)(?:'re|'m| are| am| is)? (?:safe|ok|okay|fine|out)|covered|taped|tarp\w*|boarded|slow\w*)\b/i,
    say: [
      "That was the right thing to do, well done. Leave it as it is until somebody has looked at it, and take pictures before you clean up.",
      "Good, I am glad that it holds.",
    ],
  },
  {
    pattern: /\b(?:where|how|find|don'?t know|no idea|(?:can'?t|won'?t) (?:reach|turn|shut|get|close)|stuck)\b/i,
    needs: water,
    say: [
      "The main valve is mostly where the water pipe enters the house: by the meter, in the basement, crawl space or utility room, on the side toward the street. Turn a wheel clockwise, or a lever across the pipe. If you can't find or turn it, call your water company or a plumber now, and keep away from hot water.",
      "If you can't get at the valve, your water company can shut it off in the street; call them, or a neighbor who can help you look.",
    ],
  },
  {
    pattern: /\b(?:alone|scared|afraid|frightened|baby|kids?|by myself|just me|help|please|shaking|crying)\b/i,
    say: [
      "I understand that this is frightening. Go to a room that you can close, keep your phone with you, and ask a neighbor or somebody close to you to come over. If you feel unsafe at any moment, call 911; that is what they are there for.",
      "Stay where you feel safe and keep the phone in your hand. 911 is right for any moment in which you are afraid.",
    ],
  },
  {
    pattern:
      /\b(?:yell\w*|scream\w*|outside|threat\w*|banging|coming|gun|knife|bleed\w*|smoke|burning|breath\w*|hurt)\b/i,
    say: [
      "Please call 911 now if you have not yet, and stay away from windows and doors until they are there.",
      "911 is the call to make now. Stay where you are safe.",
    ],
  },
  {
    pattern: /./,
    say: [
      "That sounds hard, and I am sorry. First see that everybody is safe and well away from it; 911 is right if anyone is in danger.",
      "I am with you. Keep everybody away from it until somebody has looked at it.",
      "I have that, too.",
    ],
  },
];

/** One more step toward a person: once for the contact, and nothing when that was asked. */
function urgentEnd({ slots, memory, history }: EngineTurn): string | undefined {
  if (slots.phone ?? slots.email) return "It is on the message that the office has from you, marked urgent.";
  const ask = `When you can, leave a number and the address here and I pass it on marked urgent, or call ${phone}.`;
  return history.some(({ content }) => content.includes(ask)) || memory.refused?.includes("contact") ? undefined : ask;
}

/** A later turn of an emergency. */
export function urgentReply(turn: EngineTurn): EngineReply {
  const text = wordsOf(turn);
  const about = `${turn.memory.words ?? ""} ${text}`;
  const fitting = urgent.filter(
    ({ pattern, needs }) => pattern.test(text) && (needs === undefined || needs.test(about)),
  );
  const words = fitting.map(({ say }) => unsaidOf(say, turn)).find((each) => each !== undefined);
  const end = urgentEnd(turn);
  return {
    content: [words ?? `For anything that can't wait call ${phone}, and 911 for danger.`, end]
      .filter(Boolean)
      .join(" "),
    askedFor: null,
    topics: ["act-emergency"],
  };
}
