import { readFileSync } from "node:fs";
import * as z from "zod";

/** What somebody with a roof asks the second company, and what the answer must hold; written before its chat was heard. */
export const questions: readonly (readonly [string, ...RegExp[]])[] = [
  ["how long have you guys been around", /2011/, /Lincoln/],
  ["do you replace roofs", /Yes/, /shingle/],
  ["what shingles do you use", /Class 4/],
  ["how long does a new roof take", /1-3 days/],
  ["do you tear off the old roof or go over it", /down to the deck/i],
  ["will you work with my insurance after hail", /adjuster/],
  ["do you do metal roofs", /Yes/, /standing seam/],
  ["how much for a new roof", /: \/prices\/roofing\./, /free/],
  ["how much does siding cost", /can't give a price/, /free/],
  ["is the estimate free", /free/],
  ["how long is the estimate good for", /60 days/],
  ["do you come to Seward", /Yes, we serve Seward/],
  ["what time do you close on Friday", /3 PM/],
  ["are you open Saturday", /closed/],
  ["do you use subcontractors", /payroll/],
  ["are you licensed and insured", /licensed and insured/],
  ["what warranty do I get on the roof", /10-year/, /work by our own crews/],
  ["do you offer financing", /made by Platte Valley Credit Union, not by us\..*at \/monthly-payment/],
  ["how long do gutters take to put up", /one day/],
  ["are your gutters seamless", /one piece/],
  ["do you do roofing?", /Yes, we do roofing/],
  ["do you do roofs", /Yes, we do roofing/],
  ["do you do gutters?", /Yes, we do gutters/],
  ["hi do you guys do siding", /Yes, we do siding/],
  ["do you do windows", /not on our list/, /roofing, siding and gutters/],
  ["are you open on thanksgiving", /closed on Thanksgiving/],
  ["do you have a giveaway i can enter", /no giveaway/],
];

const files = ["a", "b", "c", "d", "e", "f"];
const Talk = z.object({ turns: z.tuple([z.string()], z.string()) });

/** What strangers asked the sample company first: a hundred of their first messages. */
export const strangersFirst: readonly string[] = files
  .flatMap((name) => readFileSync(`tools/chat-eval/strangers/${name}.jsonl`, "utf8").trim().split("\n"))
  .filter((_, index) => index % 7 === 0)
  .map((line) => Talk.parse(JSON.parse(line)).turns[0]);

const Opened = z.object({ session: z.object({ id: z.string() }) });
const Answered = z.object({ message: z.object({ content: z.string() }).loose() }).loose();

/** What the chat of a site says to a first message. */
export async function askChat(url: string, message: string): Promise<string> {
  const post = async (path: string, cookie: string, body: object): Promise<Response> => {
    const response = await fetch(url + path, {
      method: "POST",
      headers: { "content-type": "application/json", cookie, origin: url },
      body: JSON.stringify(body),
    });
    // On a loaded machine the store is too late now and then, and visitors are asked to try again.
    return response.status === 503 ? post(path, cookie, body) : response;
  };
  const opened = await post("/api/chat/sessions", "", { sessionData: { startedAt: new Date().toISOString() } });
  const cookie = opened.headers
    .getSetCookie()
    .map((each) => each.split(";")[0])
    .join("; ");
  const sessionId = Opened.parse(await opened.json()).session.id;
  const answer = await post("/api/chat/conversation", cookie, { sessionId, message });
  return Answered.parse(await answer.json()).message.content;
}
