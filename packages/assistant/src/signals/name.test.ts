import { expect, test } from "vitest";
import { correctName } from "./correct-name.ts";
import { findName } from "./name.ts";

const nameIn = (text: string, isAsked = false, wasAsked = isAsked) => findName(text, isAsked, wasAsked);

test.each([
  ["tub to shower, utica, brenda 315-555-0139", "Brenda"],
  ["Marcus Okonjo 315-555-0147, rome", "Marcus Okonjo"],
  ["Hi. This is Mrs. Kowalski. Are you open", "Mrs. Kowalski"],
  ["ok. April Woods 315 555 0122", "April Woods"],
  ["Carol Stack, Marcy. 315-555-0146", "Carol Stack"],
  ["New Hartford, reach me at 315-555-0161, Bogdan", "Bogdan"],
  ["315-555-0103 monica utica", "Monica"],
  ["We are Hank and Lois Petrakis, we live in Clinton", "Hank and Lois Petrakis"],
  ["the contract is under Petrakis", "Petrakis"],
  ["name is Saoirse Doyle phone 315-555-0108", "Saoirse Doyle"],
  ["My name is Annelise van der Berg. I want a name", "Annelise van der Berg"],
  ["its a rental. ask for Bev", "Bev"],
  ["I can no longer step over the side safely. Mrs. Edna Pruitt", "Edna Pruitt"],
  ["need to cancel whatever i had set up for the bathroom. Dale Whitcomb, rome", "Dale Whitcomb"],
  ["I filled out your quote form last night. Paula Greco from Canastota", "Paula Greco"],
  ["for my mother Lois Brandt. my cell 3155550126. dont call her she hangs up on everybody. Keith", "Keith"],
  [
    "You may write to me, r.h@example.com. Four windows in a kitchen, Clinton N.Y. Robert Hollenbeck",
    "Robert Hollenbeck",
  ],
  [
    "Sarah Lindqvist, Whitesboro, 315-555-0131. The bath is at my parents', my dad is Carl Lindqvist",
    "Sarah Lindqvist",
  ],
  ["its 315-555-0104 dave pulaski whitesboro", "Dave Pulaski"],
  ["a new front door. Marcy Dunn, New Hartford, 315-555-0141", "Marcy Dunn"],
  ["jen kowalczyk 3155550102", "Jen Kowalczyk"],
  ["main is off. who do i call. steve carbone 3155550118 whitesboro", "Steve Carbone"],
  ["i did roofing 2 yrs is that ok. deshawn 315 555 0108", "Deshawn"],
  ["someone to look at a walk in shower. Sincerely, Dorothy", "Dorothy"],
  ["Dave Kowalczyk in Rome 315-555-0104", "Dave Kowalczyk"],
  ["Paul Rinaldi is the name its under, 315-555-0119", "Paul Rinaldi"],
  ["My name is Mrs. Eleanor Jablonski and my telephone is 315-555-0149", "Eleanor Jablonski"],
  ["im Wendell Quackenbush, in oneida", "Wendell Quackenbush"],
  ["This is Ann. Who is coming on Friday?", "Ann"],
  ["quote for our place in Little Falls. Tuan Nguyen-Abernathy tuan.na@post.example", "Tuan Nguyen-Abernathy"],
  ["Ann Lee, Rome, ann.lee@post.example", "Ann Lee"],
  ["an estimate for a front door, im tyrell, 680 555 0133", "Tyrell"],
  ["Free estimate pls. Names Siobhan Mac Giolla, cell 315.555.0177", "Siobhan Mac Giolla"],
  ["Call Przemysław Wójtowicz at three one five, five five five, zero one five two", "Przemysław Wójtowicz"],
  ["just me an my son. Roisin is my name 315 555 0178", "Roisin"],
  ["yeah hi this is uh Ezekiel Stoltzfus, my boys number is 315 555 0145", "Ezekiel Stoltzfus"],
  ["she is Philomena Achterberg 315-555-0138. me is Dorothea same last name 315-555-0139", "Dorothea"],
  ["want a quote 4 a new front door, siobahn mcgrath, 315-555-018, clinton", "Siobahn Mcgrath"],
  ["cambiar la tina por ducha. soy dayanara, 315-555-0129", "Dayanara"],
  ["ok 315 555 0188 grace obuya herkimer just first thing u can", "Grace Obuya"],
  ["Call my wife until 2 pm at 315-555-0121, after 2 only me, Kwabena, 315-555-0126", "Kwabena"],
  ["315 555 0188 monica windos please", "Monica"],
  ["ok. Name on it is Bartholomew Kekoa 315-555-0158", "Bartholomew Kekoa"],
  ["this is marcy doyle, i live in deerfield, 315-555-0153", "Marcy Doyle"],
  ["Hi this is Troy. Windows. 315-555-0143 ilion", "Troy"],
  ["Clinton Barnes", "Clinton Barnes"],
  ["Will Stone", "Will Stone"],
  ["August Weber. Not ready til October. 315-555-0157", "August Weber"],
  ["windows by herkimer. Russ Tabor 555-0190", "Russ Tabor"],
  ["office@orchard.example is the address. Hyacinth Oduya. The job is unit 6B", "Hyacinth Oduya"],
])("%j names %j", (text, name) => {
  expect(nameIn(text)).toBe(name);
});

test.each([
  "call my neighbor Ed at 315-555-0161",
  "Utica 315-555-0161",
  "Please supply your licence number and the name of the person responsible for permits",
  "the name of your boss, 315-555-0161",
  "windows and siding, call 315-555-0161",
  "thats really my name lol. 315-555-0151",
  "im tired of the draft",
  "URGENT 315-555-0161",
  "Thursday, 315-555-0161",
  "The name Andersen is on the glass, 315-555-0161",
  "windos repalce, 315-555-0161",
  "im interessted, 315-555-0161",
  "My mother wants this. Her Aunt, too. Storm Door. 315-555-0161",
  "I got a flat tire. This is BS. Who is paying for this??",
])("%j names nobody", (text) => {
  expect(nameIn(text)).toBeUndefined();
});

test("a first name alone is one only after it was asked for", () => {
  expect(nameIn("kelsey")).toBeUndefined();
  expect(nameIn("kelsey", false, true)).toBe("Kelsey");
  expect(nameIn("Dami Okafor. Approx 1,400 sq ft", false, true)).toBe("Dami Okafor");
});

test.each(["We're in Rome", "Don't know yet", "That's on Bleecker St", "I'll send it later", "You've got it already"])(
  "%j in place of the name that was asked for names nobody",
  (text) => {
    expect(nameIn(text, true)).toBeUndefined();
  },
);

test("a question in place of the name that was asked for names nobody", () => {
  expect(nameIn("will it hurt my credit just to ask", true)).toBeUndefined();
  expect(nameIn("Will Henson", true)).toBe("Will Henson");
});

test.each([
  ["oh sorry its Kearney with an e", "Siobhan Kearny", "Siobhan Kearney"],
  ["*Jansen", "Carla Janson", "Carla Jansen"],
  ["it's windows, sorry", "Ann Winslow", undefined],
  ["sorry, I meant Friday", "Freda Fry", undefined],
  ["thanks", "Hank Lee", undefined],
])("%j after %j makes it %j", (text, known, corrected) => {
  expect(correctName(text, known)).toBe(corrected);
});

test.each([
  ["Mary Beth Kessler 315-555-0194, Rome", "Mary Beth Kessler"],
  ["need a price on 3 windows, Bud Keller 315-555-0146 in Rome", "Bud Keller"],
  ["llame ayer y nadie me llamo back", undefined],
  ["siding quote please. ranch about 1400 sq ft in rome. mike d 3155550163", "Mike D"],
  ["i am stuck on plan b 315-555-0146", undefined],
])("a name before a number is whole, and no other word is one: %s", (text, name) => {
  expect(findName(text, false)).toBe(name);
});

test.each([
  ["whatever. its duane", "Duane"],
  ["whatever. its broken", undefined],
  ["fine, it's Duane", "Duane"],
])("%j behind the question for the name: %s", (text, name) => {
  expect(findName(text, true)).toBe(name);
});

test.each([[":) Ann"], ["(Ann Lee"], ["*Ann* Lee"], ["((a+)+)+ Lee"]])(
  "a name of any characters is no pattern: %s",
  (name) => {
    expect(correctName("is aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa Xyz", name)).toBeUndefined();
  },
);
