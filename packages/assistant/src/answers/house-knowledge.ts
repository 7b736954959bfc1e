import type { Known } from "./general-knowledge.ts";

const children = /\b(?:kids?|child\w*|toddlers?|bab(?:y|ies)|grand(?:kids?|sons?|daughters?|child\w*)|little ones?)\b/i;
const window = /\bwindows?\b|\bsash\w*|\bpanes?\b/i;
const siding = /\bsiding\b|\bvinyl\b|\bpanels?\b/i;
const bath = /\bbath\w*|\bshowers?\b|\btubs?\b/i;

/** What holds of windows, siding, baths and doors anywhere. The first that fits counts. */
export const houseKnowledge: readonly Known[] = [
  {
    of: "windows",
    label: "window-safety",
    words: [children, /\b(?:fall\w*|fell|climb\w*|safe\w*|lock\w*|stop\w*|open\w*)\b/i, window],
    say: "There are limiters that stop a window after a few inches and that an adult can release, because it must open fully in a fire; a screen never holds a child. Which of them go with our windows our team can show you, so bring it up for the upper floors.",
  },
  {
    of: "windows",
    label: "window-safety",
    words: [/\b(?:stops?|limit\w*|only|won'?t|not|guards?|bars?)\b/i, /\bopen\w*\b/i, window],
    say: "That is an opening limiter: it stops the sash after a few inches, and an adult can release it to clean or to get out. Whether our windows take one our team has to say; on a rental the local code may ask for window guards, too.",
  },
  {
    of: "windows",
    label: "window-safety",
    words: [/\b(?:fire|escape|get out|emergency)\b/i, /\b(?:off|open\w*|release|remove|stuck)\b/i, window],
    say: "It is right to think of fire: a bedroom window must open from inside without a tool or a key, so limiters and guards need a quick release. Tell our team about both the children and the way out, and ask your codes office what a rental needs.",
  },
  {
    of: "windows",
    label: "code",
    words: [/\begress\b|\bescape\b|\bbasement bedroom\b/i],
    say: "A bedroom, above all in a basement, needs a window that a person can get out of; the sizes and the well outside are set by the code, and your codes office rules on them. Windows are our work; whether cutting the opening and the well are part of it our team says after a look.",
  },
  {
    label: "code",
    words: [
      /\bwhere there (?:isn'?t|is no|was no|wasn'?t)|\bnew opening\b|\bcut(?:ting)? (?:a|in|an|out)\b|\bmake (?:it|the opening|the window|the door)\b.{0,12}\b(?:bigger|wider|larger|smaller|taller)\b|\badd(?:ing)? (?:a|another) (?:window|door)\b/i,
    ],
    say: "That means cutting the wall and framing it anew, so somebody has to see first what the wall carries. I can't say yes or no from here; it is a fair thing to ask at the free visit, and your codes office may want a permit.",
  },
  {
    of: "windows",
    label: "window-drafts",
    words: [
      /\b(?:slid\w*|casements?|crank\w*|double[ -]?hungs?|up and down|fixed|picture)\b/i,
      /\b(?:leak\w*|draft\w*|tight\w*|seal\w*|air|wind\w*|whistl\w*|cold)\b/i,
    ],
    say: "In general a window that is pressed shut, such as a crank-out or a fixed one, seals tightest. Between a slider and a double-hung the fit and the seals matter more than the kind. Tell our team which side of the house gets the wind.",
  },
  {
    of: "windows",
    label: "window-drafts",
    words: [/\b(?:whistl\w*|howl\w*|windy|west (?:wall|wind|side)|on a hill|rattl\w*)\b/i, window],
    say: "Whistling and rattling mostly come from worn seals or a gap around the frame. For a wall that takes the wind, a fixed or crank-out window seals best in general, and the fitting counts as much as the window. Our team can look at that wall with you.",
  },
  {
    of: "windows",
    label: "screens",
    words: [
      /\b(?:bugs?|bees?|mosquito\w*|flies|lady ?bugs?|wasps?|stink ?bugs?|insects?|spiders?)\b/i,
      /\bscreens?\b|window/i,
    ],
    say: "Yes, a whole screen and a window that shuts tightly keep nearly all of them out; what still gets in mostly comes through gaps beside the frame.",
  },
  {
    of: "windows",
    label: "prepare",
    words: [
      /\b(?:blinds?|curtains?|shades?|drapes?|shutters?)\b/i,
      /\b(?:back|fit|keep|remove|take|down|same|rehang|reuse)\b/i,
    ],
    say: "Curtains usually go back up as they were. Blinds inside the frame may not fit any more, because a new window can have another depth; ask for it when the openings are measured.",
  },
  {
    of: "windows",
    label: "prepare",
    words: [/\b(?:alarm|sensors?|security system|adt|ring)\b/i, /\bwindows?\b|\bdoors?\b/i],
    say: "Sensors on the old windows or doors come off with them, so tell your alarm company before the day; they, or you, put them on the new ones. Mention it at the visit, too.",
  },
  {
    of: "windows",
    label: "window-kinds",
    words: [/\b(?:a\/?c|air condition\w*|window unit)\b/i, window],
    say: "A window unit sits best in a window whose sash slides up, and it should not be screwed into the new frame. Tell our team which room it is for.",
  },
  {
    label: "hoa",
    words: [/\bhistoric\w*\b|\blandmark\w*\b/i],
    say: "In a historic district the look of windows, doors and siding may need an approval, so ask the city's codes or preservation office first. Tell our team at the visit, so that they can plan for it.",
  },
  {
    label: "worth-it",
    words: [
      /\b(?:how long|how many years|lifespan|life span)\b/i,
      /\b(?:last\w*|good for|hold up)\b/i,
      /window|siding|doors?|shower|tub|they|it\b/i,
    ],
    say: "In general good windows, doors and siding last twenty years and more; sun, wind, damp and the way they were put in make the difference. What is promised in writing is the warranty, and our team can show you its terms.",
  },
  {
    label: "remote-estimate",
    words: [/\bhow (?:do|should|would|can) (?:i|you|we) measure\b|\bmeasure (?:it |them )?my ?self\b/i],
    say: "For a first talk width and height of the opening, taken inside from side to side and top to bottom, are enough. For what is made somebody from our team measures, so you can't get it wrong.",
  },
  {
    of: "doors",
    label: "storm-door",
    words: [
      /\bstorm(?: ?doors?)?\b/i,
      /\b(?:over|on|with|in front|behind|steel|dark|sun|hot)\b/i,
      /\b(?:door|go|fit|need)\b/i,
    ],
    say: "In general a storm door goes over most entry doors, also steel ones, when the frame has enough flat room. In full sun heat can build up between glass and a dark door, so one that can be vented is better there.",
  },
  {
    of: "doors",
    label: "parts-only",
    words: [
      /\bglass\b/i,
      /\bdoors?\b|\bslider\b/i,
      /\b(?:just|only|alone|broke\w*|crack\w*|smash\w*|thru|through|hole)\b/i,
    ],
    say: "The glass of a storm or patio door can often be had alone if its maker still supplies it. We sell and fit doors; whether our team does the glass alone the office has to say. Until then cover it and keep bare feet and pets away.",
  },
  {
    of: "doors",
    label: "door-frame",
    words: [/\bdoors?\b/i, /\b(?:under|bottom|sides?|around)\b/i, /\b(?:draft\w*|cold|air|light|snow|wind|gap)\b/i],
    say: "Air at the bottom or the sides of a door often comes from a worn sweep or seal, which is a small thing; a warped door or a frame out of square is a bigger one. Our team can tell you at the free visit which it is.",
  },
  {
    of: "siding",
    label: "vinyl-vs-wood",
    words: [
      /\b(?:same|differ\w*|look (?:at|for)|check|compare|tell)\b/i,
      /\b(?:vinyl|siding|samples?|panels?)\b/i,
      /\b(?:all|same|differ\w*|look|quality|thick\w*|sample|stickers?|brands?)\b/i,
    ],
    say: "They are not all alike: vinyl siding differs in how thick and stiff the panel is, how it locks to the next one and is nailed, and how its color holds. Take two samples in your hands, bend them and look at the edge that locks.",
  },
  {
    of: "siding",
    label: "siding-kinds",
    words: [/\b(?:cheapest|least expensive|lowest|most affordable|cheaper)\b/i, /\bsiding\b|\bvinyl\b|\bstone\b/i],
    say: "In general vinyl costs the least, engineered wood and a stone look more; what it comes to also depends on the walls and the trim. Which is cheapest for your house the free estimate shows, side by side if you like.",
  },
  {
    of: "siding",
    label: "siding-care",
    words: [/\b(?:hang\w*|mount\w*|bracket|screw\w*|drill\w*|attach\w*|flag|satellite|hose reel|camera)\b/i, siding],
    say: "There are mounting blocks and clips for siding, so that a panel can still move. Ask our customer service before you drill, because I can't say here what the warranty makes of it.",
  },
  {
    of: "siding",
    label: "siding-care",
    words: [/\b(?:hit|hits|snow ?blower|mower|weed ?whack\w*|dents?|bump\w*)\b/i, siding],
    say: "A hard hit can crack or dent any siding, vinyl most of all in the cold; a single panel can mostly be changed. Whether such a thing is covered only the written warranty and the office can say.",
  },
  {
    of: "siding",
    label: "siding-care",
    words: [
      /\b(?:grills?|bbq|barbecue|smoker|fire ?pit|reflect\w*|melt\w*)\b/i,
      /\bsiding\b|\bvinyl\b|\bwall\b|\bhouse\b/i,
    ],
    say: "Vinyl softens in great heat, so keep a grill or fire several feet from the wall; sun thrown back by a neighbor's glass can warp it, too. Tell our team about such a spot.",
  },
  {
    of: "siding",
    label: "siding-kinds",
    words: [
      /\b(?:one|two|just the|only the|front|back|north|south|west|east) (?:sides?|walls?|part)\b/i,
      /\bsid(?:e|ing)\b/i,
      /\b(?:can|do|just|only|possible|alone)\b/i,
    ],
    say: "One side can be done alone; just expect the new color to look fresher than the weathered one around the corner. Our team tells you at the free visit where it can end neatly.",
  },
  {
    of: "bathrooms",
    label: "walk-in-tub",
    words: [
      /\b(?:tubs?|it)\b/i,
      /\b(?:drain\w*|fill\w*|freez\w*|cold|sit\w*|wait\w*)\b/i,
      /\b(?:safety|walk[ -]?in|door|sit\w*)\b/i,
    ],
    say: "Yes, with any walk-in tub you sit in it while it fills and while it drains, because the door stays shut for the water. A warm room helps. How fast ours fill and drain our team can tell you, and in a showroom you can try how one sits.",
  },
  {
    of: "bathrooms",
    label: "walk-in-tub",
    words: [/\b(?:hot water|water heater|gallons?|tank)\b/i, bath],
    say: "A deep or walk-in tub takes much more hot water than a shower, so a small heater can run short. Tell our team the size of your tank, and they can say whether it is enough.",
  },
  {
    of: "bathrooms",
    label: "bath-scope",
    words: [/\b(?:fans?|vent\w*|exhaust)\b/i, bath],
    say: "A good fan is worth having with a new shower, because damp air is what spoils walls. Whether it can be done along with ours I don't have here; ask for it at the free visit.",
  },
  {
    of: "bathrooms",
    label: "bath-walls",
    words: [
      /\b(?:tiles?|grout|acrylic|surround)\b/i,
      /\b(?:better|vs|versus|or|instead|differ\w*|clean\w*|scrub\w*|over)\b/i,
    ],
    say: "In general wall panels have no grout and wipe clean, tile offers more looks but its joints need care. Which material ours are made of our team can show you.",
  },
  {
    of: "bathrooms",
    label: "bath-access",
    words: [
      /\b(?:slip\w*|slid(?:e|ing) around|fall\w*|fell)\b/i,
      /\b(?:shower|tub|floor|base)\b/i,
      /\b(?:how|what|less|non|anti|help|stop|keep|safe\w*|does|is|are|can)\b/i,
    ],
    say: "What helps most against slipping: a low step or none, a base with some grip, a seat, and grab bars fastened to the wall behind. Tell our team who uses it, and they plan it in.",
  },
];
