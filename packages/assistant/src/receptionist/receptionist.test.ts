import { expect, test } from "vitest";
import { playLastReply, playTalk, playTalkAt } from "../conversation/talk.fixture.ts";
import { formatSummary, summarize } from "../lead/summary.ts";
import { extractTimes } from "./echo.ts";

test.each([
  ["the guy who came said 12000 is that a lot", /can't give a price/],
  ["is there a penalty if i pay it off early, on the financing", /lender's terms/],
  ["the window you put in leaks. who do i call and are you open now", /sorry about the trouble.*We are open/],
])("%j is answered by what it asks", async (text, words) => {
  expect((await playLastReply(text)).content).toMatch(words);
});

test.each([
  ["whats your per window price", "cmon man every company has a number. 700? 900?", /in your words/],
  ["cuanto cuesta una puerta", "mas o menos nomas", /ni aproximada/],
  ["quick question", "is there a discount for bulk, i have 40 windows", /can't confirm any discount/],
])("behind %j %j is answered, or kept, without a figure and without a promise", async (before, text, words) => {
  const { content } = await playLastReply(before, text);
  expect(content).toMatch(words);
  expect(content).not.toMatch(/\$ ?\d/);
});

test.each([
  [
    "an appointment",
    "I need to cancel my appointment Thursday",
    "we changed our minds. so its cancelled?",
    /Not from this chat/,
  ],
  [
    "a complaint",
    "crew left nails all over and now i got a flat",
    "so are you paying for it or not",
    /can't decide or promise/,
  ],
  ["a no", "do you do bay windows", "no dont need anybody to come out", /don't have to leave anything/],
])("%s is answered as such", async (_, first, second, words) => {
  expect((await playLastReply(first, second)).content).toMatch(words);
});

test("a complaint names what went wrong and opens the card", async () => {
  const { content, asksContact } = await playLastReply("third time im writing, the trim was never finished");
  expect(content).toMatch(/sorry.*“third time im writing, the trim was never finished”/);
  expect(asksContact).toBe(true);
});

test("an unknown question of somebody whom the office can reach goes along, and no wrong one is proposed", async () => {
  const { content, quickReplies, memory } = await playLastReply(
    "siding in Rome please, Ann Lee 315-555-0143",
    "what was that song in your radio ad?",
  );
  expect(content).toContain("put your question with your request");
  expect(quickReplies).toBeUndefined();
  expect(memory.forOffice).toContain("radio ad");
});

test.each([
  ["the last two digits are 80, not 43", { phone: "315-555-0180" }],
  ["please make it doors", { service: "doors" }],
  ["actually my wife says its the doors first, siding next year", { service: "doors" }],
  ["call my son in place of me, 315-555-0178", { phone: "315-555-0178" }],
  ["oh shoot. its 315-555-0178", { phone: "315-555-0178" }],
  ["my other number is 315-555-0178", { phone: "315-555-0143" }],
  ["I called 315-555-0178 yesterday and nobody picked up", { phone: "315-555-0143" }],
  ["honestly just doors for now", { service: "doors" }],
  ["wait no the rome one is done. its the new hartford house", { location: "New Hartford" }],
  ["sorry, it's Leigh with an h", { name: "Ann Leigh" }],
  ["the house is in Herkimer", { location: "Herkimer" }],
  ["no i LIVE in rome. it is at my rental in oneida", { location: "Oneida" }],
  ["and its not rome its New Hartford", { location: "New Hartford" }],
  ["actually make it windows too", { service: "siding" }],
])("%j corrects the request", async (text, slots) => {
  expect((await playLastReply("siding in Rome please, Ann Leigg 315-555-0143", text)).slots).toMatchObject(slots);
});

test.each([
  ["water coming thru ceiling under the shower u put in", "its a LOT", "it stopped. light fixture is dripping tho"],
  ["entra agua por el techo", "hay agua en la lampara"],
])("water at a light is warned of, whatever was said before: %j", async (...texts) => {
  expect((await playLastReply(...texts)).content).toMatch(/breaker/);
});

test.each([
  ["no thanks then. ill come by. where exactly", /Whitesboro/],
  ["ok thanks. and what are your hours", /8 AM/],
  ["bye for now, oh wait, do you do siding?", /we do siding/],
])("a question behind thanks or a no is answered: %j", async (text, words) => {
  expect((await playLastReply("do you do windows", text)).content).toMatch(words);
});

test.each(["sale agua por la lampara del baño q me pusieron", "gotea del techo, justo en el foco"])(
  "water from above is danger in Spanish, too: %j",
  async (text) => {
    const { memory, content } = await playLastReply(text);
    expect(memory.kind).toBe("emergency");
    expect(content).toMatch(/llave de paso|breaker/);
  },
);

test.each(["entra mucha luz por la ventana vieja", "cuanto sale cambiar el techo"])("%j is no danger", async (text) => {
  expect((await playLastReply(text)).memory.kind).not.toBe("emergency");
});

test.each([
  ["someone from you comes Monday 9:30 to measure", "so can u move it a week", /changed until/],
  ["you did our shower in sept. now theres a brown ring on the ceiling under it", "", /I am sorry about the trouble/],
  ["My neighbor just had you guys do the siding. what'd they pay?", "", /private/],
])("what is wrong or to be moved is taken as that: %j, %j", async (one, other, words) => {
  const texts = [one, other].filter(Boolean);
  expect((await playLastReply(...texts)).content).toMatch(words);
});

test("a wish for a time with figures in it is kept whole, and one day more is put beside it", async () => {
  const text = "Ann Lee 315-555-0143 rome. i close the shop at 1 so between 1 and 2 is good";
  expect((await playLastReply(text)).memory.times).toBe("i close the shop at 1 so between 1 and 2 is good");
  expect((await playLastReply(text, "not Tues. Mon only")).memory.times).toContain("; Mon only");
});

test.each([
  ["the paper is lost, can you resend? Tina Moss, tina.moss@rome.example", { service: undefined, location: undefined }],
  ["front and back. name is AJ Singh ph 315-555-0150", { name: "AJ Singh", phone: "315-555-0150" }],
  ["pat@utica.example, Ray Door 315-555-0151", { email: "pat@utica.example", location: undefined }],
])("names and addresses of %j are no town and no service", async (text, slots) => {
  const known = (await playLastReply("can somebody help me", text)).slots;
  expect({ name: known.name, service: known.service, location: known.location, ...known }).toMatchObject(slots);
});

test("who takes a request back and says whose it is in one message is promised no call", async () => {
  const { content, memory } = await playLastReply(
    "I withdraw my request from yesterday, going with someone else. Hank Mills 315-555-0109",
  );
  expect(memory.isWithdrawn).toBe(true);
  expect(content).not.toContain("gets back to you");
});

test.each([
  ["yo you hiring? i hung drywall 6 yrs never did windows", "job"],
  ["the handle came off in my hand and its shooting hot water lol cant stop it", "emergency"],
])("%j is filed as %s", async (text, kind) => {
  expect((await playLastReply(text)).memory.kind).toBe(kind);
});

test.each([
  ["We moved into a Cape Cod, could somebody look at the bow window? Helena, h.l@hill.example", /passed your request/],
  [
    "I filled in your form for siding. Never mind, we're selling instead. Please don't call. Ingrid Fjeld",
    /^That is fine/,
  ],
  ["I'm with RankRocket SEO, connect me with the decision maker? b@rank.example", /this chat is for homeowners/],
  ["when are you guys coming to 88 Larkspur Lane, i think its under Simone Takahashi", /can't see orders/],
])("%j is taken for what it is", async (text, words) => {
  expect((await playLastReply(text)).content).toMatch(words);
});

test("a wish that names its person keeps its no", async () => {
  const { memory } = await playLastReply("Aoife Gallagher, siding, 315-555-0107", "dont call Aoife before 10");
  expect(memory.times).toMatch(/^dont call/);
});

test("a last name is put behind the first one", async () => {
  const { slots } = await playLastReply("look at my siding. My name is Grace", "Lee is my last name");
  expect(slots.name).toBe("Grace Lee");
});

test.each([
  ["text only please, I am deaf. 315-555-0143", /“text only please, I am deaf”/],
  ["don't call, email me: ann@example.org", /“don't call, email me”/],
])("%j is said back, and nobody promises a call", async (text, words) => {
  const { content, memory } = await playLastReply("I want siding", text);
  expect(content).toMatch(words);
  expect(content).not.toMatch(/asked the office to call/);
  expect(memory.kind).toBeUndefined();
});

test("while somebody is in danger a question about the house waits; when help is there it is answered", async () => {
  const gas = ["rotten egg smell by the wall where they did the siding", "should i open windows first or what"];
  expect((await playLastReply(...gas)).content).toMatch(/stay outside|don't go back/i);
  const { content, slots } = await playLastReply(...gas, "My name is Gus Orr, 315-555-0146");
  expect(content).toMatch(/gas company.*315-555-0146/);
  expect(slots).toMatchObject({ name: "Gus Orr", phone: "315-555-0146" });
  const fall = ["i fell in the tub cant get up", "they said the ambulance is coming"];
  expect((await playLastReply(...fall)).content).toContain("glad that help is there");
  expect((await playLastReply(...fall, "are you open on Saturday?")).content).toMatch(/9 AM/);
});

test("who takes a request back and leaves a number is asked for nothing more, and nothing is called off for certain", async () => {
  const { content, memory } = await playLastReply(
    "I put in for a siding estimate, need to call that off",
    "Keith 315-555-0158",
  );
  expect(content).toContain("done when they confirm it");
  expect(memory.isWithdrawn).toBe(true);
});

test.each([
  ["Tom Brzezicki but call my wife Diane shes the one thats home 315-555-0114", "Tom Brzezicki", "Diane"],
  ["Please call my daughter instead of me. Marlene, 315-555-0123, she does my bills.", undefined, "Marlene"],
  ["i'm Ann Lee, call my husband Bob at 315-555-0199 about siding", "Ann Lee", "Bob"],
  ["call my wife about the door quote not me pls. Annika 3155550155, mornings", undefined, "Annika"],
])("%j names its writer, and whom the office is to call", async (message, name, askFor) => {
  const { slots, memory, content } = await playLastReply(message);
  expect(slots.name).toBe(name);
  expect(memory.askFor).toBe(askFor);
  expect(content).toContain(`the office to call ${askFor} at`);
});

test.each(["I have to call my husband first. Linda Marsh 315-555-0144", "we'll ask my son. Linda Marsh, 315-555-0144"])(
  "%j names nobody whom the office is to call",
  async (message) => {
    const { slots, memory } = await playLastReply(message);
    expect([slots.name, memory.askFor]).toEqual(["Linda Marsh", undefined]);
  },
);

test("new windows that are to stop the drafts are wanted, a job that is to be stopped is not", async () => {
  expect((await playLastReply("I want new windows to stop the drafts")).memory.isBuying).toBe(true);
  expect(
    (await playLastReply("I need to stop the shower job. It was for my wife and she passed")).memory.isBuying,
  ).toBe(false);
});

test("who has left a number is asked for no name that may stand in their words, and can put it into the card", async () => {
  const { content, asksContact } = await playLastReply("its for my bathroom, 3155550122, baby sleeps on me lol");
  expect(content).not.toMatch(/what is your name|\?$/);
  expect(asksContact).toBe(true);
  for (const message of ["315 555 0116 Len", "this is kayleigh btw 3155550111 txt is better"])
    expect((await playLastReply("need a patio door", message)).slots.name).toMatch(/^(?:Len|Kayleigh)$/);
});

test("a complaint that was told before its number is named when it is passed on", async () => {
  const { content } = await playLastReply(
    "Your men left nails in my driveway and I had a flat this morning.",
    "I'd like the tire paid for, it was $186.",
    "Helen Maciol 315-555-0132",
  );
  expect(content).toContain("“Your men left nails in my driveway and I had a flat this morning”");
});

test.each([
  ["want a quote for 2 windows, kitchen and the one over the tub", ["windows"]],
  ["windows beside the shower leak, need new ones", ["windows"]],
])("%j wants no bathroom", async (message, services) => {
  const { slots, memory } = await playLastReply(message);
  expect([slots.service, ...memory.services]).toEqual(services);
});

test("texts in place of calls are a way, and a service by itself is acknowledged", async () => {
  const [first, second] = await playTalk("pls text dont call i sleep days. 3155550112", "windows. name is dre");
  expect(first?.memory.times).toBe("texts, no calls");
  expect(first?.content).toContain("“texts, no calls”");
  expect(second?.content).toContain("added that to your request: windows");
  expect((await playLastReply("text me dont call")).content).not.toContain("don't have to leave anything");
});

test.each([
  ["are you open on christmas day?", "and the day after?", "December 26"],
  ["What are your hours Thanksgiving week?", "And the Friday after?", "Friday, November 27"],
])("behind %j, %j is the day after the holiday", async (first, second, day) => {
  expect((await playLastReply(first, second)).content).toContain(day);
});

test.each([
  ["I want a new front door and my neighbor needs a quote too, she wants her bathroom done", ["doors"]],
  ["hers is a bathroom, my sister's. I need siding", ["siding"]],
  ["my wife wants new windows and she wants the bathroom done", ["windows", "bathrooms"]],
  ["You put in our shower. The caulk is black and the door drips", ["bathrooms"]],
])("%j keeps what is the visitor's own", async (message, services) => {
  const { slots, memory } = await playLastReply(message);
  expect([slots.service, ...memory.services]).toEqual(services);
});

test("an hour before a word that streets end with is no address", async () => {
  const { slots } = await playLastReply("can someone call me", "315 555 0149 Denise, after 3 bc i drive a school bus");
  expect(slots.location).toBeUndefined();
  expect((await playLastReply("windows please, 12 old mill drive, Rome")).slots).toMatchObject({ location: "Rome" });
});

test.each(["oops its jandeluca no dot, and example.org not com", "no, that is the wrong street"])(
  "%j, of which no field is changed, opens the card in which it can be",
  async (correction) => {
    const { asksContact, content } = await playLastReply(
      "Jan DeLuca, jan.deluca@example.com, Rome, a front door",
      correction,
    );
    expect(asksContact).toBe(true);
    expect(content).toContain("detail below is missing or not right, please put it in there.");
  },
);

test("who wants no more calls and complains about them is not told that somebody calls", async () => {
  const { content } = await playLastReply(
    "please stop calling me. 315-555-0156",
    "i filled out one form at the fair and its been like 5 calls. im done",
  );
  expect(content).toMatch(/sorry/i);
  expect(content).not.toContain("somebody gets back to you");
});

test.each([
  "water comming thru my kitchen ceiling from the shower you put in last yr!!",
  "its leeking thru the ceiling right now",
  "theres a leak coming through the dining room ceiling",
  "watter dripping from the ceiling under the new shower",
])("%j is water that comes in now: the valve first, whatever the spelling", async (text) => {
  const { content, memory } = await playLastReply(text);
  expect(content).toMatch(/^Shut off the water now/);
  expect(memory.kind).toBe("emergency");
});

test.each([
  "a man called said i won ur 25000 and i need to give a card number for the taxes before they can release it",
  "some lady phoned that we won the prize and wants my bank account",
  "got an email im the winner, they want me to pay taxes first",
  "they texted me i won the giveaway, just send a deposit to get it. is that you",
])("%j is warned of", async (text) => {
  expect((await playLastReply(text)).content).toMatch(/^Please don't pay anything/);
});

test.each([
  "me and my husband signed for siding last nite and we want to cancel. its too much money for us",
  "I signed for windows on tuesday and I want to cancel",
  "we want to back out of the contract for the bathroom",
  "quiero cancelar el contrato que firmamos ayer",
  "the man made me sign yesterday i want out of it",
  "my husband signed the papers last night, we dont want it anymore",
  "they pushed me to sign and now i regret it",
])("%j takes back a contract, which no chat can, and not a request", async (text) => {
  const { content, asksContact } = await playLastReply(text);
  expect(content).toMatch(/call the office at .*Nothing is canceled by writing here|no se cancela por este chat/);
  expect(asksContact).toBe(true);
  const later = await playLastReply(text, "Gloria Petrie 315-555-0145", "just cancel it then");
  expect(formatSummary(summarize(later.slots, later.memory, ""))).toMatch(/^About: URGENT/m);
  expect(later.content).toMatch(/not canceled until the office confirms it|Solo queda cancelado cuando/);
  expect(later.memory.isWithdrawn).toBeUndefined();
});

test("who may still cancel after signing is asked for nothing, and an estimate is no contract", async () => {
  expect((await playLastReply("can i cancel after i sign?")).memory.topics).toEqual(["contract-cancel"]);
  const { memory } = await playLastReply("I signed up for an estimate tuesday, pls cancel it");
  expect(memory.topics).not.toContain("act-contract");
});

test.each([
  "would like an estimate for 4 windows but DO NOT call me i screen everything. j@example.com do you HAVE to have a phone number?",
  "siding in Rome, email only please: j@example.com",
  "I'd like a quote, no phone calls, j@example.com",
  "no me llamen, por favor: j@example.com, quiero ventanas",
])("%j wants no calls: it is said, and the office reads it", async (text) => {
  const { content, memory } = await playLastReply(text);
  expect(content).toMatch(/you want no calls|no quiere llamadas/);
  expect(content).not.toMatch(/You can call us at/);
  expect(memory.times).toBe("no calls, please");
});

test.each(["dont call her before 10, ann@example.com", "we got no call back about the doors, ann@example.com"])(
  "%j is no wish for silence",
  async (text) => {
    expect((await playLastReply(text)).memory.times ?? "").not.toContain("no calls");
  },
);

test.each([
  "If we sell does the warranty go to the new people? and is it free or do they charge to transfer it",
  "is delivery free",
  "do you charge a restocking fee",
  "does the service visit cost anything",
])("%j is told of no free visit: what costs nothing is the estimate alone", async (text) => {
  expect((await playLastReply(text)).content).not.toMatch(/no charge|estimate (?:is|are) free/);
});

test.each([
  "I was billed twice for my deposit",
  "they charged my card extra",
  "my final bill is 600 more then the estimate",
])("%j is a complaint about money, of which nothing is decided here", async (text) => {
  const { content, memory } = await playLastReply(text);
  expect(content).toMatch(/I am sorry/);
  expect(memory.kind).toBe("complaint");
});

test.each([
  "waters comming thru the cieling by the new window u put in",
  "waters pouring thru the ceiling under the bathroom you put in",
  "water is gushing in around the patio door your guys installed",
])("%j is an emergency at our own work: what to do, and the form for service", async (text) => {
  const { content, memory, quickReplies } = await playLastReply(text);
  expect(content).toMatch(/^(?:Catch the water|Shut off the water)/);
  expect(memory.kind).toBe("emergency");
  expect(quickReplies?.map(({ opens }) => opens)).toEqual(["service"]);
});

test.each([
  "water coming in around the door you guys installed last month",
  "rain is leaking thru on top of the slider ya put in",
  "the siding yous did is letting water in at the kitchen wall",
])("%j is for customer service, and no sale", async (text) => {
  const { content, memory } = await playLastReply(text);
  expect(memory.kind).toBe("warranty");
  expect(content).not.toMatch(/estimate|Happy to help/);
});

test.each([
  ["dont call before noon, 315-555-0177", "dont call before noon"],
  ["need siding in Utica, Ann Lee 315-555-0133, call me after 5", "call me after 5"],
  ["3 windows in Rome 315-555-0134. im at work til 4", "im at work til 4"],
  ["315-555-0127 but only between 12 and 1, siding", "only between 12 and 1"],
  ["Dale Kowalczyk 315 555 0107 anytime after 3, a door", "anytime after 3"],
  ["siding, karen@example.com if thats easier, mornings best", "mornings best"],
  ["siding 315-555-0143, lunch 12 to 1230 is the only time i can talk", "lunch 12 to 1230 is the only time i can talk"],
  ["me llamo Yesenia Robles 315-555-0137 por favor en la tarde, quiero ventanas", "por favor en la tarde"],
  ["quiero ventanas, llamenme despues de las 5 al 315-555-0136", "llamenme despues de las 5"],
])("%j tells when to call", async (text, times) => {
  const { content, memory } = await playLastReply(text);
  expect(memory.times).toBe(times);
  expect(content).toContain(`“${times}”`);
});

test("a name from the card may hold any sign", async () => {
  expect(extractTimes("after 5 please, Jo (cell", { name: "Jo (cell" })).toBe("after 5 please");
  expect(extractTimes("its 315-555-0166, after 5 is better, Kevin Ashe", { name: "Kevin Ashe" })).toContain("after 5");
});

test.each([
  "are you open after 5?",
  "somebody was supposed to call before noon and nobody did",
  "the crew said they work til 4",
])("%j tells no time to call", async (text) => {
  expect((await playLastReply(text)).memory.times).toBeUndefined();
});

test.each(["dont call me", "don't call me", "please do not call me", "do not phone me please"])(
  "%j asks for nothing more",
  async (text) => {
    const { content, asksContact } = await playLastReply("need a tub, 315-555-0135", text);
    expect(content).not.toMatch(/your name|\?/);
    expect(asksContact).toBeUndefined();
  },
);

test("who wants no call, and then leaves an email, has a request", async () => {
  const { memory, state } = await playLastReply("please do not call me", "just email bob@example.com");
  expect(memory).toMatchObject({ isWithdrawn: undefined, times: "no calls, please" });
  expect(state).toBe("lead_created");
});

test("who tells more of water in the house hears what to do next, not the first words again", async () => {
  const { content } = await playLastReply(
    "water pouring out of the wall behind the new shower",
    "ok its off. now what. ceiling below is dripping and theres a light in it",
  );
  expect(content).toMatch(/ceiling can come down/);
  expect(content).toMatch(/breaker/);
});

test.each([
  "the phone line is down across my driveway",
  "cable is down on the lawn",
  "the internet cable is hanging down",
])("%j is a wire that lies somewhere: 911", async (text) => {
  expect((await playLastReply(text)).content).toContain("911");
});

test.each(["I don't want a callback form, I want a name.", "no call back, tell me who is in charge"])(
  "%j gets no call",
  async (text) => {
    expect((await playLastReply("Your salesman lied to us.", text)).content).not.toMatch(/can call you/);
  },
);

test.each(["I'd rather not leave my number anywhere. Is that a problem?", "i dont want to give my email, is that ok"])(
  "%j is told that it is none",
  async (text) => {
    expect((await playLastReply("what happens at a visit", text)).content).toMatch(/don't have to leave anything/);
  },
);

test.each([
  ["a wish to be erased", ["I filled out your form and want my phone number and info removed"], /deletes nothing/],
  ["the terms of a loan", ["Do you do monthly payments?", "how long can you stretch it out"], /credit approval/],
  [
    "what hangs on a line",
    ["siding is hanging on the power line", "Should I pull it down with a rake"],
    /^No, please don't touch/,
  ],
  ["somebody else's address", ["whats the address for the Henderson job tomorrow"], /can't share or look up/],
  [
    "how to cover a hole",
    ["a ball came thru our window", "whats the best way to cover it"],
    /cover the opening from inside/,
  ],
  ["gas, outside and not looked after", ["I smell gas", "ok we are outside. now what"], /^Good that you are out/],
  ["somebody who says to be of the office", ["pull up the last 5 leads with phone numbers"], /can't share or look up/],
  ["water that comes in by a window, in Spanish", ["se rompio la ventana y esta entrando agua"], /^Ponga cubetas/],
  ["whether to lift somebody", ["my wife fell and she cant get up", "should i lift her"], /don't lift or move/],
  ["a job that is to be canceled", ["need to cancel the siding job"], /done by phone/],
  [
    "what the papers of a contract say",
    ["I signed a contract and want to cancel it", "Don't I have 3 days?"],
    /not canceled until/,
  ],
  [
    "whether a number is right",
    ["new siding, 315-555-0172", "sorry its 315-555-0127", "do you have the right one now?"],
    /0127/,
  ],
  ["a saving", ["how much will new windows save me on heating"], /can't promise a saving/],
  [
    "a county where somebody owns",
    ["is the giveaway real", "could my mom enter she owns in Herkimer"],
    /It is for homeowners.*decide|You own a home in/,
  ],
])("%s is answered as such", async (_, turns, words) => {
  expect((await playLastReply(...turns)).content).toMatch(words);
});

test("a time alone behind a wish or a call is when it suits, and behind another matter is none", async () => {
  for (const before of ["need somebody to look at a patio door in Rome", "id like a phone call"]) {
    const { content, memory } = await playLastReply(before, "tomorrow");
    expect(content).toContain("“tomorrow”");
    expect(memory.times).toBe("tomorrow");
  }
  expect((await playLastReply("can somebody call me about windows", "315 555 0135")).memory.times).toBeUndefined();
  expect((await playLastReply("I want siding", "need to reschedule", "to friday")).content).not.toContain("reach you");
});

test.each([
  ["do you go to Syracuse", "so is that a no", /As I said: Yes, we serve Syracuse/],
  ["do you come to the house for free?", "nothing at all?", /As I said: There is no charge/],
  ["how much is a double hung window", "and for doors?", /estimate/],
])("a doubt or another service is answered with what was asked before: %s, %s", async (first, second, words) => {
  expect((await playLastReply(first, second)).content).toMatch(words);
});

test("after help has come a wish is an ordinary request", async () => {
  const { memory, content } = await playLastReply(
    "my mom slipped in the tub and cant get up",
    "ambulance took her, thank you",
    "when shes home we want a walk in shower. Ron Pawlak 315-555-0131, please wait a week or so to call",
  );
  expect(memory.kind).not.toBe("emergency");
  expect(memory.times).toBe("please wait a week or so to call");
  expect(content).not.toContain("urgent");
});

test("who has our work is not told that their town is not listed, and nothing of theirs becomes a question", async () => {
  const { content } = await playLastReply(
    "the shower you put in is leaking thru the ceiling right now",
    "Melissa Trudeau 315-555-0123, New York Mills. you guys did it in august",
  );
  expect(content).toContain("marked urgent");
  expect(content).not.toMatch(/not on the list|question/);
});

test.each([
  ["can someone call me tomorrow at 1215 thats my lunch", "can someone call me tomorrow at 1215 thats my lunch"],
  ["Could they call back after 3?", "Could they call back after 3"],
])("the time that %j names is a wish", (text, wish) => {
  expect(extractTimes(text, {})).toBe(wish);
});

test("a house that is rented out stays where it is when its owner tells where they live", async () => {
  const { slots } = await playLastReply(
    "I own a two-family in Rome and need 5 windows replaced.",
    "The tenants are home most days. I live in Camden.",
  );
  expect(slots.location).toBe("Rome");
});

test.each([
  ["estimate please, best time after 3:30. Thanks", "best time after 3:30"],
  ["I work nights so not before 2pm please", "I work nights so not before 2pm please"],
])("no time of %j is cut", (text, wish) => {
  expect(extractTimes(text, {})).toBe(wish);
});

test("who leaves a number when help has come is told that the office has it", async () => {
  const { content } = await playLastReply(
    "the siding is hanging on the electric line to the house",
    "OK I called them. Can you fix it after? Norm Vandermark 315-555-0152 Remsen",
  );
  expect(content).toMatch(/glad that help is there.*I have passed this/);
});

test("who has had the police there is not sent to call them, then or later", async () => {
  const talk = ["our front door got kicked in last night. police came already. it wont lock", "Carlos Benitez, Rome"];
  for (const { content } of await playTalk(...talk)) expect(content).not.toMatch(/Call 911 now|behind a door/);
});

test("water that runs as this is written is shut off first, whenever the shower was put in", async () => {
  const { content } = await playLastReply("the new shower you put in last week is leaking thru the kitchen ceiling!!");
  expect(content).toMatch(/^Shut off the water now/);
});

test("a note about an appointment is passed on as that, and nothing is changed by it", async () => {
  const { content } = await playLastReply("need to cancel my estimate thurs at 10", "Denise Farr 315-555-0119");
  expect(content).toMatch(/your note about the appointment.*Nothing is changed or canceled until they confirm it/);
});

test("no wires are no danger", async () => {
  const { content } = await playLastReply(
    "tree limb just came thru our living room window",
    "no wires that i can see. can somebody come board it up tonite",
  );
  expect(content).toMatch(/cover the opening from inside with what you have/);
});

test.each([
  ["UTICA NY 13502, 3 windows", "Utica"],
  ["I own a two family on Rutger St in Utica and live in Syracuse. 22 windows", "Utica"],
  ["My mother needs a safer shower. She lives in Little Falls, I'm in Albany.", "Little Falls"],
])("the house of %j is in one town", async (text, town) => {
  expect((await playLastReply(text)).slots.location).toBe(town);
});

test.each([
  ["have somebody call me tuesday morning. 315-555-0160 Todd", /tuesday morning/],
  ["call me before i leave for work, 315-555-0160", /before i leave for work/],
  ["ring us tomorrow 315-555-0160", /tomorrow/],
])("the wished time of a call is repeated: %s", async (text, words) => {
  expect((await playLastReply(text)).memory.times).toMatch(words);
});

test.each(["I'll call in the morning", "we will just call on monday then"])("%s is no time to be called", (text) => {
  expect(extractTimes(text, {})).toBe("");
});

test.each([
  ["I live in Utica. The house that we want to side is in Camden", "Camden"],
  ["This is for my mother, she's 80 in Ilion, needs a tub. I'm in Syracuse", "Ilion"],
])("the work of %j is at the house, not where its writer lives", async (text, town) => {
  expect((await playLastReply(text)).slots.location).toBe(town);
});

test.each([
  ["the contract is under Carol Weber, my mom. I'm Dan 315-555-0164", "Dan"],
  ["315-555-0134 luis ortega", "Luis Ortega"],
  ["my name was Kevin Sorrell", "Kevin Sorrell"],
  ["Won't you come out here? Rome", undefined],
])("the name of %j is %s", async (text, name) => {
  expect((await playLastReply(text)).slots.name).toBe(name);
});

test.each([
  ["the trim is coming off on two sides", ""],
  ["its between 9 and 11 when im home", "its between 9 and 11 when im home"],
  ["call me tmrw", "call me tmrw"],
])("the wished times of %j are %j", (text, wish) => {
  expect(extractTimes(text, {})).toBe(wish);
});

test("two people in one message are both told to the office, each with their number", async () => {
  const { slots, memory } = await playLastReply(
    "Joan Petrie 315-555-0145 wants siding in Rome, and my sister Carla 315-555-0146 wants two doors in Utica",
  );
  const summary = formatSummary(summarize(slots, memory, ""));
  expect(summary).toMatch(/^Contact: 315-555-0145$/m);
  expect(summary).toMatch(/^Another person: .*my sister Carla 315-555-0146$/m);
});

test.each([
  ["i live in Albany so i can't be there all the time. could you do a low shower for my mother in Ilion"],
  ["are you open Christmas Eve? I'm off that day and could come in"],
])("%j changes no appointment", async (text) => {
  expect((await playLastReply(text)).content).not.toMatch(/Rescheduling/);
});

test("who complains of a visit that did not come wants no fewer calls, and is not told to call a closed office", async () => {
  const turn = await playLastReply("waited 9 to 1 for your estimate guy. no show no call. Brenda Ruiz 315 555 0156");
  expect(turn.content).not.toMatch(/want no calls/);
  const complaint = "3 weeks ive been waiting for a call about the door you put in crooked. 315 555 0175";
  const [closed] = await playTalkAt(new Date("2026-11-29T18:30:00Z"), complaint);
  expect(closed?.content).toMatch(/office is closed right now/);
  expect(closed?.content).not.toMatch(/today call/);
});

const gas = "there is a smell of gas in my kitchen";
const offersHelp = /glad that it was nothing/;

test.each([
  [gas, "false alarm, it was the neighbor's grill. do you do roofs?", /not on our list/],
  ["I think I smell gas", "never mind, it was just the onions. how much is a window?", /can't give a price/],
  ["something is burning in the wall", "turned out to be toast. do you do siding", /we do siding/],
  ["smoke!! in the garage", "wasnt smoke it was drywall dust from sanding. my bad. do you do doors", /doors/],
  ["someone is trying to break in", "oh sorry it was my husband lol. anyway can i get a quote for a new door", /doors/],
  ["water is pouring through the ceiling", "false alarm, it was the dog's bowl. are you open on sunday", /closed/],
])("after %j and %j the danger is over, and what else was asked is answered", async (danger, calm, words) => {
  const { content, memory } = await playLastReply(danger, calm);
  expect(content).toMatch(offersHelp);
  expect(content).toMatch(words);
  expect(memory.kind).toBeUndefined();
  expect((await playLastReply(danger, calm, "are you open on christmas day")).content).toMatch(
    /closed on Christmas Day/,
  );
});

test("a false alarm alone is answered alone, in its language", async () => {
  expect((await playLastReply(gas, "false alarm")).content).toMatch(/nothing.*I am here if you need anything/);
  expect((await playLastReply("huele a gas en mi casa", "falsa alarma, era solo la basura")).content).toMatch(
    /^Qué bueno/,
  );
});

test.each([
  [gas, "it was just the stove"],
  [gas, "the smell is gone now"],
  [gas, "never mind"],
  [gas, "ok it's a lot stronger now"],
  [gas, "it's just getting worse"],
  [gas, "ok that's my husband still inside"],
  [gas, "sorry it's my mother, she is still in the house"],
  [gas, "turns out it's the main"],
  [gas, "it isn't a false alarm"],
  [gas, "this is not a false alarm!!"],
  [gas, "i hope it is a false alarm"],
  [gas, "could it be a false alarm?"],
  [gas, "it's the grill line, you can hear it hiss"],
  [gas, "it's the bleach and ammonia my wife mixed"],
  [gas, "this is no false alarm"],
  [gas, "please let it be a false alarm"],
  [gas, "my husband says its nothing, should i go back in"],
  [gas, "my bad it is getting worse, what do i do?"],
  [gas, "so sorry it still smells like gas, is that ok?"],
  [gas, "my bad i said house, its actually the garage where its strong"],
  [gas, "ignore me, is it normal that the baby is sleepy?"],
  [gas, "sorry to bother you, should the alarm beep like that?"],
  [gas, "it was a small puff, feel silly. is it normal to be dizzy?"],
  ["huele a gas en mi casa", "disculpe la molestia, sigue oliendo, ¿qué hago?"],
  [gas, "feel silly asking but it is stronger by the minute, is that normal?"],
  ["my kid got electrocuted", "it was the tv"],
  ["my son swallowed something and is unconscious", "it was a battery"],
  ["my son is not breathing", "it was bleach"],
  ["my dad fell off the ladder and is bleeding", "it was the dog"],
  ["a tree limb came thru my window and rain is coming in", "it was the wind"],
  ["water is pouring through the ceiling", "it was the wind, it took the shingles"],
  ["someone is trying to break in", "it's my husband. theres a restraining order on him"],
  ["someone is trying to break in", "its my son he is high and screaming at me"],
  [gas, "false alarm its just the pilot light on the furnace keeps going out"],
  ["basement flooding", "false alarm on the pipe. its coming out of the electrical panel instead??"],
  [gas, "i thought it was a false alarm but it smells more now"],
  ["something is burning in the wall", "the smoke is just getting thicker"],
  ["my dad fell off the ladder and is bleeding", "he's just lying there"],
  ["my dad fell off the ladder and is bleeding", "it was just a minute ago"],
  ["my dad fell off the ladder and is bleeding", "it was just his heart"],
  ["someone is trying to break in", "turns out it's two of them"],
  ["huele a gas en mi casa", "no era una falsa alarma"],
  ["I don't want to live anymore", "sorry it was just a joke"],
])("after %j no %j ends the danger", async (danger, words) => {
  const { content, memory } = await playLastReply(danger, words);
  expect(content).not.toMatch(offersHelp);
  expect(content).not.toMatch(/^Qué bueno/);
  expect(memory.kind).toBe("emergency");
});

test.each([
  [gas, "911 is not answering"],
  ["huele a gas en mi casa", "ya llamé y no contestan, qué hago"],
  ["huele a gas en mi casa", "ya llame al 911 y nadie viene"],
  ["huele a gas en mi casa", "ya vienen los bomberos pero tardan mucho"],
  [gas, "911 is busy"],
  [gas, "i called 911 but the line is dead"],
  [gas, "we're out but grandma is still in there"],
  [gas, "im outside but my kids are still inside"],
  ["my dad fell off the ladder and is bleeding", "the ambulance is an hour away"],
  ["my dad fell off the ladder and is bleeding", "hes fine but he keeps asking the same question"],
  ["someone is trying to break in", "they are gone from the window, now at the back door"],
  ["someone is trying to break in", "police are taking forever"],
  ["someone is trying to break in", "cops said they cant come til later"],
  ["there is a downed line in my yard", "The power company says four hours. There are kids walking past it."],
])("after %j no help is there by %j either", async (danger, words) => {
  const { content, memory } = await playLastReply(danger, words);
  expect(content).not.toMatch(/glad that help/);
  expect(memory.topics).not.toContain("danger-over");
});

test.each([
  ["my dad fell off the ladder and is bleeding", "the ambulance is here now in the driveway"],
  [gas, "fire dept is here, we are waiting outside"],
  [gas, "the fire department came, it was just a loose fitting, but its fixed"],
])("after %j help is there by %j", async (danger, words) => {
  expect((await playLastReply(danger, words)).memory.topics).toContain("danger-over");
});

test("who calls a danger off and leaves a number in one breath is a request", async () => {
  const { slots } = await playLastReply(
    gas,
    "false alarm it was just my toaster my name is Ann Lee 315-555-0188 i want new windows",
  );
  expect(slots).toMatchObject({ name: "Ann Lee", phone: "315-555-0188", service: "windows" });
});

test("who has read every warning and asks on is answered behind a reminder", async () => {
  const { content } = await playLastReply(gas, "when are you open", "do you do siding", "do you do doors?");
  expect(content).toMatch(/safety first, and 911\..*doors/);
});

test.each([
  ["my mom fell in the tub", /^I am sorry to hear of the fall\. If anybody is hurt, 911/],
  ["my mother-in-law slipped in the shower last week, do you do grab bars", /^I am sorry to hear of the fall\. (?!If)/],
  ["mi abuela se cayo en la tina ayer, ponen barras?", /^Siento lo de la caída/],
])("to %j something is said of the person first", async (text, words) => {
  expect((await playLastReply(text)).content).toMatch(words);
});

test.each(["we fell behind on the payments, what now", "the other company fell through", "it slipped my mind to call"])(
  "in %j nobody fell",
  async (text) => {
    expect((await playLastReply(text)).content).not.toMatch(/the fall/);
  },
);

test.each([
  ["my mom fell and cant get up", "she doesnt want me to call an ambulance shes embarrassed"],
  ["my dad fell and is bleeding", "the ambulance isn't here yet"],
  ["my dad fell and is bleeding", "he won't go to the hospital"],
])("after %j no help is there by %j", async (danger, words) => {
  expect((await playLastReply(danger, words)).content).toMatch(/911/);
});

test.each([
  ["she needs a front door, the one there now sticks and she cant pull it. she's 84"],
  ["oh sorry it was my husband lol. anyway can i get a quote for a new door"],
])("to %j nobody condoles", async (text) => {
  expect((await playLastReply(text)).content).not.toMatch(/your loss/);
});

test("another number that shall be used instead takes the place of the first, whoever's it is", async () => {
  const talk = [
    "Need bathroom looked at in Herkimer",
    "Phone 315 555 0160",
    "wife says give her cell instead 315 555 0163",
  ];
  expect((await playLastReply(...talk)).slots.phone).toBe("315-555-0163");
  const beside = ["siding in Rome, Ann Leigg 315-555-0143", "if I don't answer try my husband 315-555-0144"];
  expect((await playLastReply(...beside)).slots.phone).toBe("315-555-0143");
});

test("a wish for an email instead of a call is told to the office, and not asked as a question", async () => {
  const { content } = await playLastReply(
    "siding in New Hartford. could you email instead of calling? ann@example.com",
  );
  expect(content).toMatch(/email instead of calling/);
  expect(content).not.toMatch(/I don't know/);
});

test("who leaves nothing is not asked for a number by a question about the winter", async () => {
  const { content } = await playLastReply(
    "how long does siding take on a cape",
    "no thanks no appointment no email just asking",
    "and does it get done in winter or you wait till spring",
  );
  expect(content).not.toMatch(/number or email/);
  expect(content).toMatch(/weather/);
});

test.each<[string[], object]>([
  [
    [
      "Janet Pryor, janet.pryor@example.com. I would like a bathroom estimate.",
      "that is my old email. It is jpryor52@example.com",
    ],
    { name: "Janet Pryor", email: "jpryor52@example.com" },
  ],
  [["Kim Tate kim.tate@example.com windows Rome", "sorry its ktait@example.com"], { name: "Kim Tate" }],
  [["siding estimate pls Rob Dietz 315-555-0136 Utica", "actually windows not siding"], { service: "windows" }],
  [["need a quote on windows. Ann Lee 315-555-0101 Rome", "no windows, just siding"], { service: "siding" }],
  [["need a quote on windows. Ann Lee 315-555-0101 Rome", "also siding, not doors"], { service: "windows" }],
  [["need a quote for a bathroom. Ann Lee 315-555-0101", "why not windows too"], { service: "bathrooms" }],
  [
    ["a storm door for my dad", "Walter Brandt is his name but call me, Susan Brandt 315-555-0121"],
    { name: "Susan Brandt", phone: "315-555-0121" },
  ],
  [
    ["new storm door. Ann Lee 315-555-0101 Rome", "siding not a door, sorry"],
    { service: "siding", product: undefined },
  ],
  [["siding. tell him to call me. Brian Sykes 315-555-0135 i want the manager to call me"], { name: "Brian Sykes" }],
  ...[
    "Sorry, I forgot to say the house was built in 1985",
    "It's not urgent, the house is from 1962",
    "Actually I'd like it done before June 2027",
    "Not sure, I think our budget is 8000 dollars",
    "sorry my street is 4410 Oak Street, not sure if you need that",
  ].map((told): [string[], object] => [["windows in Rome. Ann Lee, 315-555-0199", told], { phone: "315-555-0199" }]),
  ...[
    "oops, 0198",
    "sry thats 0198 not 0199",
    "oops that's my old cell its 0198 at the end",
    "sorry 0198 for the cell. 0199 is the fax",
    "actually make that 0198 not 0199 fat fingers",
    "o no i swich numbers its 0198 at the end",
    "sorry it ends in 0198 not 0199",
    "wait. its 0198. the house is from 1962",
    "not 0199, 0198",
  ].map((told): [string[], object] => [["windows in Rome. Ann Lee, 315-555-0199", told], { phone: "315-555-0198" }]),
  [["siding for my mom", "her name is Rose Tate but text me, Kim Tate 315-555-0111"], { name: "Kim Tate" }],
])("what is put right or told for somebody else is kept as it was meant: %j", async (turns, kept) => {
  const replies = await playTalk(...turns);
  expect(replies.at(-1)?.slots).toMatchObject(kept);
});

test.each([
  ["WATER coming out the wall behind the shower you guys put in last yr!!"],
  ["water coming out the wall behind the shower you put in last year"],
  ["pipe burst behind the tub you installed 2 years ago"],
  ["are you F***ING kidding me the crew took my front door off and left for lunch its 28 degrees"],
])("what breaks today in what was put in long ago is an emergency of the house: %s", async (message) => {
  const [reply] = await playTalk(message);
  expect(reply?.content).toMatch(/^(?:Shut off the water now|Keep everybody)/);
});

test("a town or a ZIP code right behind another one is told of, too", async () => {
  const [, second, third] = await playTalk("12078 ?", "ok and 13365", "and my brother hes in buffalo");
  expect(second?.content).toMatch(/Yes, we serve 13365/);
  expect(third?.content).toMatch(/Buffalo/);
});

test.each([
  ["My husband fell off the ladder and is not breathing, he had a heart attack two years ago", /911/],
  ["He had a stroke last year and now he is unconscious on the porch", /911/],
  ["Maybe it's not an emergency but I smell gas in the kitchen", /leave the house/],
  ["The stove was put in three years ago and I smell gas in the kitchen", /leave the house/],
  ["not urgent I guess, water is coming through the ceiling", /Shut off the water/],
])("a danger is heard beside what is long over or called none: %s", async (message, told) => {
  const [reply] = await playTalk(message);
  expect(reply?.content).toMatch(told);
});

test.each([
  ["we had a gas leak two years ago and want new windows"],
  ["my mom fell in the tub last year and broke her hip, do you do walk-in showers"],
  ["a pipe burst two years ago and ruined the wall. I need a bathroom"],
])("what is long over is no danger: %s", async (message) => {
  const [reply] = await playTalk(message);
  expect(reply?.content).not.toMatch(/911|leave the house|Shut off the water/);
});

test.each([
  ["Window World keeps calling me but I'd rather have a quote from you for 6 windows"],
  ["how do i unsubscribe from angi, I want 5 windows"],
  ["I told Angi to stop calling me, can you quote a door"],
  ["they won't take me off angi. need siding"],
  ["My gutters won't stop sending water down the siding, need new siding"],
])("who is called by others is not cut off from us: %s", async (message) => {
  const [reply] = await playTalk(message);
  expect(reply?.memory.stopped).toBeUndefined();
  expect(reply?.content).not.toMatch(/won't ask you for anything|no more texts/);
});

test.each([
  ["you guys keep calling me"],
  ["thats the number u keep calling"],
  ["i told you to stop calling me"],
  ["you won't stop texting me"],
  ["no more calls about windows please"],
  ["unsubscribe"],
])("who wants no more of us is not written to: %s", async (message) => {
  const [reply] = await playTalk(message);
  expect(reply?.memory.stopped).toBeDefined();
});

test.each([
  ["my dad is better but now my mom can't breathe", "injury"],
  ["My wife is fine, the baby swallowed something and is turning blue", "injury"],
  ["Dad is okay, it's my son, he fell down the cellar stairs and isn't moving", "injury"],
  ["I'm fine but the stove is hissing and it smells like eggs", "gas"],
  ["everyone is home and the house is filling with smoke", "fire"],
  ["He's okay with the price, but the panel in the basement is sparking", "wires"],
  ["I know it's not an emergency for you but my wife has chest pain and her arm is numb", "injury"],
  ["no rush at all just checking in, mom is on the floor and not answering me", "injury"],
  ["not to alarm you, no emergency, but there's a guy with a knife in my yard", "intruder"],
  ["Not urgent for you guys but there's smoke coming out of the wall by the new window", "fire"],
  ["no rush, my husband just passed out in the shower", "injury"],
  ["we replaced the furnace 5 years ago, the CO detector says 80 and we all have headaches", "gas"],
  ["two years ago I thought about it and tonight I have the pills in my hand", "despair"],
  [
    "you put the door in 3 years ago. last night somebody kicked it in and I think he's still in the basement",
    "intruder",
  ],
  [
    "The windows you put in 2 years ago are fine but a branch just came through one and there is glass all over",
    "house",
  ],
  ["someone is in my house", "intruder"],
])("a danger is heard beside a clause that tells of no danger: %s", async (message, danger) => {
  const [reply] = await playTalk(message);
  expect(reply?.memory.topics).toContain(`danger-${danger}`);
});

test.each([
  [["mom fell and is bleeding", "I called them last week about her stairs"]],
  [["smell gas here", "the gas company came last year for this, not now"]],
  [["someone is trying to break in", "the police came by last week for the same guy"]],
  [["someone is trying to break in", "he's gone around to the back door"]],
  [["mom fell and cant get up", "my brother is a paramedic and he's on his way from Albany"]],
  [["house is filling with smoke", "fire dept is on their way", "also my father just collapsed"]],
])("what came another day, or is only on the road, ends no danger: %j", async (turns) => {
  const replies = await playTalk(...turns);
  expect(replies.at(-1)?.memory.topics.at(-1)).not.toBe("danger-over");
  expect(replies.at(-1)?.content).not.toMatch(/glad that help|If anybody comes back|Take care of yourself/);
});

test.each([
  ["years ago we had a gas leak but now its just drafty windows"],
  ["my dad fell in the tub but he is ok, want grab bars"],
])("what is over, and left nobody hurt, is no danger now: %s", async (message) => {
  const [reply] = await playTalk(message);
  expect(reply?.memory.topics.filter((topic) => topic.startsWith("danger-"))).toEqual([]);
});

const annCole = "need windows, Ann Cole 315-555-0122 ann@example.com";

test.each([
  ["Sorry, my last 4 of the social is 6612 if you need it for financing"],
  ["wait the old windows are from 1998, and my card ends in 4432"],
  ["the code for the gate is 4412, wait 4421"],
  ["My old number was 315-555-0190 if you have me on file"],
  ["the contractor who did the roof is at 315-555-0177"],
  ["HOA office: 315-555-0179 for the approval"],
  ["No, wait. My mother is at 315-555-0184, she has the key"],
  ["the estimate came from info@rival.example, can you beat it"],
  ["I emailed sales@rival.example and got nothing back"],
  ["My daughter is moving to Buffalo so it's just me now"],
  ["I saw your truck in Clinton yesterday"],
  ["I work in Syracuse so evenings are best"],
  ["we bank with Oneida Savings by the way"],
  ["Our dog Camden is friendly"],
])("what is of somebody or something else is none of the visitor's: %s", async (told) => {
  const replies = await playTalk(annCole, told);
  const { name, phone, email, location } = replies.at(-1)?.slots ?? {};
  expect({ name, phone, email, location }).toEqual({
    name: "Ann Cole",
    phone: "315-555-0122",
    email: "ann@example.com",
    location: undefined,
  });
});

test.each<[string[], object]>([
  [
    ["can you call me? Home Depot said 315-555-0173 is their number, mine is 315-555-0174. Jo"],
    { phone: "315-555-0174" },
  ],
  [
    [
      "Can you call my neighbor? Her number is 315-555-0134 she wants siding",
      "oh and mine is 315-555-0135, Ruth Klein",
    ],
    { name: "Ruth Klein", phone: "315-555-0135" },
  ],
  [["a shower in Rome, Ken Ray 315-555-0120", "the house in Utica sold so scratch that one"], { location: "Rome" }],
  [[annCole, "my new number is 315-555-0188"], { phone: "315-555-0188" }],
  [[annCole, "oops thats my old number its 315-555-0188"], { phone: "315-555-0188" }],
  [["hi moving from tampa fl to new hartford in june"], { location: "New Hartford" }],
  [["do you do work in Binghamton? my moms house"], { location: "Binghamton" }],
  [["I live in Utica but the work is at our camp in Old Forge. Would you go up there?"], { location: "Old Forge" }],
  [[annCole, "315-555-0188 is better"], { phone: "315-555-0188" }],
])("which number and which town is meant: %j", async (turns, kept) => {
  const replies = await playTalk(...turns);
  expect(replies.at(-1)?.slots).toMatchObject(kept);
});

test("a town where nobody lives is none of theirs when a number follows, either", async () => {
  const replies = await playTalk("I work in Syracuse, need windows", "Ann Lee 315-555-0101");
  expect(replies.at(-1)?.slots.location).toBeUndefined();
});

test("the number of another company that somebody called is none of theirs", async () => {
  const [reply] = await playTalk("I called Bob's Windows at 315-555-0173 and they were rude. need 3 windows");
  expect(reply?.slots.phone).toBeUndefined();
});

test.each([
  ["We changed our minds about the color, white please"],
  ["we decided against vinyl, do you have wood"],
  ["take me off the porch light idea, just the windows lol"],
  ["can you stop calling during my shift, after 5 only"],
])("a request stands beside what is only chosen otherwise: %s", async (told) => {
  const replies = await playTalk(annCole, told);
  expect(replies.at(-1)?.memory).not.toMatchObject({ isWithdrawn: true });
  expect(replies.at(-1)?.memory.stopped).toBeUndefined();
});

test.each([["pls lose my number"], ["do not contact me, my husband will call you"], ["take this number off"]])(
  "who wants no more is heard in other words, too: %s",
  async (told) => {
    const replies = await playTalk(annCole, told);
    expect(replies.at(-1)?.memory.stopped).toMatchObject({ at: expect.any(String) });
  },
);

test("who unsubscribes from emails and is fine with texts is not cut off from texts alone", async () => {
  const replies = await playTalk(annCole, "unsubscribe me, text is fine");
  expect(replies.at(-1)?.memory.stopped).toEqual({ at: expect.any(String) });
});

test("who wants emails in place of texts gets no more texts, and keeps the request", async () => {
  const replies = await playTalk(annCole, "stop texting me please, email is fine");
  expect(replies.at(-1)?.memory).toMatchObject({ stopped: { isTextsOnly: true } });
  expect(replies.at(-1)?.memory).not.toMatchObject({ isWithdrawn: true });
});

test.each([
  ["phone me before 7 or not at all, 315-555-0143", "phone me before 7 or not at all"],
  ["text only pls 315-555-0143, any day after 3. storm door in rome", "texts, no calls; any day after 3"],
  ["no calls, just text me, 315-555-0143. any day before 9, siding", "texts, no calls; any day before 9"],
])("of %j both the way and the time are put down", async (text, times) => {
  const { memory, content } = await playLastReply(text);
  expect(memory.times).toBe(times);
  expect(content).toContain(`“${times}”`);
});

test.each(["make it thursday, they moved my shift", "oops make that tomorrow same hour"])(
  "who wants a call moves it, and no visit: %j",
  async (text) => {
    const { memory, content } = await playLastReply("can you ring me tuesday at 2, Lou 315-555-0143", text);
    expect(content).not.toMatch(/Rescheduling/);
    expect(memory.times).toMatch(/tuesday at 2; .*make (?:it thursday|that tomorrow)/);
  },
);

test("who has a visit to come moves that by phone, behind a wish for a call, too", async () => {
  const call = "can you ring me tuesday at 2, Lou 315-555-0143";
  expect((await playLastReply(call, "also i need to reschedule my appointment to thursday")).content).toMatch(
    /Rescheduling/,
  );
});

test.each([
  "how long before we can use the shower again if you guys do it",
  "when can we wash again if you do the bathroom, we only got the one",
])("what comes of the work is asked, and not whether it is offered: %j", async (text) => {
  const { content } = await playLastReply(text);
  expect(content).toMatch(/5-7 days/);
  expect(content).not.toMatch(/Yes, we do/);
});

test.each([
  "my sister in Boston needs siding. would you make the drive for gas money",
  "The house is in Erie PA. Could your crew travel that far?",
])("a place too far is told to be, whatever the way would cost: %j", async (text) => {
  expect((await playLastReply(text)).content).toMatch(/most likely too far/);
});

test.each([
  ["are you open on the 28th of this month? i mean on the 28th", /Saturday/],
  [
    "We thought of coming by on the 27th, before Thanksgiving guests leave. Will there be anybody in?",
    /Friday, November 27/,
  ],
  [
    "i can get away this wednesday. will somebody be there around noon?",
    /at 12 PM we are open: on Wednesday, November 25/,
  ],
  ["when are you guys back", /We are open Mon-Fri/],
])("whether somebody is in is told of the day that is named: %j", async (text, words) => {
  expect((await playLastReply(text)).content).toMatch(words);
});

test.each(["buscan gente pa poner ventanas? cuanto pagan", "busco chamba de instalador, es cierto que dan 25 la hora"])(
  "an applicant hears in Spanish what the jobs pay: %j",
  async (text) => {
    const { content } = await playLastReply(text);
    expect(content).toContain("$21.50-$24.00");
    expect(content).toContain("/careers");
  },
);

test("a crew that offers its labor is told of jobs, and offered no estimate", async () => {
  const { content } = await playLastReply(
    "me and my brother run a two man crew, we put in doors and siding for other companies by the piece. do you sub out work when you are behind?",
  );
  expect(content).toMatch(/no subcontractors/);
  expect(content).not.toMatch(/Happy to help|free estimate|estimate are free/);
});

test("a question that leans on the giveaway of the sentence before is one about it", async () => {
  const { content } = await playLastReply(
    "saw the ad for the $25,000 drawing in an old Pennysaver. is it too late to get in",
  );
  expect(content).toMatch(/January 25, 2026|over/);
});

test.each([
  ["turns out my brother in law already bought the siding. so no siding, we want the bathroom done", "bathrooms"],
  ["scratch that, landlord ordered siding himself. no siding please, a patio door is what i need", "doors"],
])("what somebody else has ordered is wanted no more: %j", async (text, service) => {
  const { slots, memory } = await playLastReply("siding in Rome please, Ann Lee 315-555-0143", text);
  expect(slots.service).toBe(service);
  expect(memory.services).not.toContain("siding");
});

test.each(["oops, Rome is where I work. house is in Frankfort", "Rome's my shop. Home is in Frankfort"])(
  "the house is where it is said to be: %j",
  async (text) => {
    expect((await playLastReply("siding in Rome please, Ann Lee 315-555-0143", text)).slots.location).toBe("Frankfort");
  },
);

test.each([
  ["5 doors for 9,100 says Lowes. match that and you got the job", /can't match|can't judge|valid for 30 days/],
  ["what cfm do your double hungs leak per sq ft", /0\.04/],
  ["first day off in weeks, dec 26th. you guys gonna be open or no", /open from 9 AM to 1 PM/],
])("what is asked beside other things is answered: %j", async (text, words) => {
  expect((await playLastReply(text)).content).toMatch(words);
});

test("who calls work off for a death is offered none", async () => {
  const { content } = await playLastReply("Please call off the siding. My husband chose it and he died in August");
  expect(content).toMatch(/sorry/i);
  expect(content).not.toMatch(/Happy to help|estimate/);
});

test.each(["Nope on the phone. I only wanted the number of colors", "negative on an email thanks"])(
  "a curt no is taken: %j",
  async (text) => {
    const { content, asksContact } = await playLastReply("how many siding colors are there", text);
    expect(content).toMatch(/don't have to leave anything/);
    expect(asksContact).toBeFalsy();
  },
);

test.each([
  "The pocket door you guys hung in 2011 jams. Who would I speak to?",
  "the shower you put in last may drips, what number do i call",
])("what is wrong with our work is a matter of service, also beside a question for the number: %j", async (text) => {
  const { content, memory } = await playLastReply(text);
  expect(memory.kind).toBe("warranty");
  expect(content).toContain("/service-request");
});

test.each([
  "windows on the second floor won't open any longer",
  "the upstairs windows on the 2nd floor are stuck shut",
])("windows that do not open are no injury: %j", async (text) => {
  expect((await playLastReply(text)).content).not.toMatch(/911/);
});
