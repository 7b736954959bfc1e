import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { parts, sendFile, toChosen } from "./send-file.ts";

const photo = new File([new Uint8Array(5000)], "IMG_0001.HEIC", { type: "" });
const scaled = new Blob([new Uint8Array(900)], { type: "image/jpeg" });
const upload = { url: "https://bucket.example/incoming/a", headers: { "content-type": "image/jpeg" } };

let asked: Record<string, unknown>[] = [];
let answers: (() => object | Error)[] = [];

const chosen = () => toChosen([photo])[0] ?? { id: "", file: photo };
const answer = (status: number, body: object) => () => ({ status, body });
const pending = answer(200, { state: "pending", upload });

beforeEach(() => {
  asked = [];
  answers = [];
  vi.spyOn(parts, "pause").mockResolvedValue();
  vi.spyOn(parts, "scale").mockResolvedValue(scaled);
  vi.spyOn(parts, "put").mockResolvedValue();
  vi.stubGlobal("fetch", async (_: string, { body }: { body: string }) => {
    asked.push(JSON.parse(body));
    const next = (answers.shift() ?? answer(200, { state: "ready" }))();
    if (next instanceof Error) throw next;
    const { status, body: told } = next as { status: number; body: object };
    return new Response(JSON.stringify(told), { status });
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("a photo goes up small, past our own servers, and its outcome is told", async () => {
  answers = [pending, pending, answer(200, { state: "ready" })];
  expect(await sendFile("t", chosen(), "photo", () => {})).toEqual({ state: "ready" });
  expect(asked[0]).toMatchObject({ token: "t", type: "image/jpeg", bytes: 900 });
  expect(parts.put).toHaveBeenCalledExactlyOnceWith(upload, scaled, expect.any(Function));
});

test("one that is interrupted ten times is sent an eleventh time, under the same id", async () => {
  answers = Array.from({ length: 11 }, () => pending);
  const put = vi.mocked(parts.put);
  for (let count = 0; count < 10; count += 1) put.mockRejectedValueOnce(new TypeError("lost"));
  const one = chosen();
  expect(await sendFile("t", one, "photo", () => {})).toEqual({ state: "ready" });
  expect(put).toHaveBeenCalledTimes(11);
  expect(new Set(asked.map(({ id }) => id))).toEqual(new Set([one.id]));
});

test("a network that is away while a link is asked for is waited for; one that stays away is told", async () => {
  answers = [() => new TypeError("lost"), answer(404, { message: "not yet" }), pending];
  expect(await sendFile("t", chosen(), "photo", () => {})).toEqual({ state: "ready" });
  answers = Array.from({ length: 20 }, () => () => new TypeError("lost"));
  await expect(sendFile("t", chosen(), "photo", () => {})).rejects.toThrow(TypeError);
});

test("what is refused is told in the server's words, before and after it was sent", async () => {
  answers = [answer(422, { message: "We can take 6 photos here." })];
  expect(await sendFile("t", chosen(), "photo", () => {})).toEqual({
    state: "refused",
    reason: "We can take 6 photos here.",
  });
  expect(parts.put).not.toHaveBeenCalled();
  answers = [pending, answer(200, { state: "refused", reason: "This file is damaged" })];
  expect(await sendFile("t", chosen(), "photo", () => {})).toEqual({
    state: "refused",
    reason: "This file is damaged",
  });
});

test("what this browser can't draw is sent as it is, by its ending where the browser does not know its kind", async () => {
  vi.mocked(parts.scale).mockResolvedValue(photo);
  answers = [pending];
  await sendFile("t", chosen(), "photo", () => {});
  expect(asked[0]).toMatchObject({ type: "image/heic", bytes: 5000, name: "IMG_0001.HEIC" });
});

test("a resume is sent as it is", async () => {
  const file = new File(["%PDF"], "me.pdf", { type: "application/pdf" });
  answers = [pending];
  await sendFile("t", { id: "a", file }, "resume", () => {});
  expect(parts.scale).not.toHaveBeenCalled();
  expect(asked[0]).toMatchObject({ type: "application/pdf", bytes: 4, name: "me.pdf" });
});
