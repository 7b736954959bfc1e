import { newId } from "@site/core/store/ids";

/** What a visitor sends, with a mark by which it is found again. */
export interface Submission {
  mark: string;
  key: string;
  path: string;
  body: Record<string, unknown>;
  /** Fields of the stored row that must be as they were sent. */
  expected: Record<string, string>;
  /** The chat that it is a message of. */
  chat?: { cookie: string; sessionId: string };
}

const getEmail = (mark: string): string => `${mark}@example.org`;

type Make = (mark: string) => Pick<Submission, "path" | "body" | "expected">;

const quote: Make = (mark) => {
  const fields = {
    name: "Zoë O'Hara",
    email: getEmail(mark),
    serviceType: "windows",
    notes: `Note ${mark}\n"second", line`,
  };
  return {
    path: "/api/quotes",
    body: { ...fields, smsOptIn: true },
    expected: { email: fields.email, notes: fields.notes },
  };
};

const service: Make = (mark) => {
  const fields = {
    name: "Ann Lee",
    email: getEmail(mark),
    address: "12 Main St",
    product: "doors",
    description: `It sticks ${mark}`,
  };
  return { path: "/api/service-requests", body: fields, expected: { email: fields.email } };
};

const entry: Make = (mark) => {
  const body = {
    name: `Ann ${mark.replace(/\d/g, (digit) => "abcdefghij"[Number(digit)] ?? "")}`,
    address: "12 Main Street",
    cityZip: "Utica, NY 13501",
    phone: "(315) 555-0142",
    email: getEmail(mark),
    projectInterest: "Windows",
    referralSource: "Google",
    agreedToTerms: "yes",
  };
  return { path: "/api/contest/entries", body, expected: { email: body.email, name: body.name } };
};

const application: Make = (mark) => {
  const body = { position: "Installer", name: "Sam Ortiz", email: getEmail(mark), phone: "315-555-0143" };
  return { path: "/api/jobs/apply", body, expected: { email: body.email } };
};

const forms = [quote, quote, quote, service, entry, entry, application];

/** A form to be sent. @param number makes the mark, together with the seed of the run */
export function newForm(number: number, seed: number): Submission {
  const mark = `m${seed.toString(36)}x${number}q`;
  const make = forms[number % forms.length] ?? quote;
  return { mark, key: newId(), ...make(mark) };
}

/** A message of a chat that was begun. */
export function newMessage(number: number, seed: number, chat: NonNullable<Submission["chat"]>): Submission {
  const mark = `m${seed.toString(36)}x${number}q`;
  const content = `Do you do windows in Utica? ${mark}`;
  return {
    mark,
    key: newId(),
    path: "/api/chat/conversation",
    body: { sessionId: chat.sessionId, message: content },
    expected: { content },
    chat,
  };
}
