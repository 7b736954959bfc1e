import { currentToasts, dismissToast, toastRemoveDelay } from "@site/ui/lib/toasts.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { parts, toChosen } from "./send-file.ts";
import { sendUnseen } from "./send-unseen.ts";

const sent = { reference: "K7-4Q2", page: "/request/token" };
const files = toChosen([new File(["1"], "first.pdf"), new File(["2"], "second.pdf")]);
const [guard, drop] = [vi.fn(), vi.fn()];

let answers: object[] = [];

beforeEach(() => {
  answers = [];
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  vi.stubGlobal("window", { addEventListener: guard, removeEventListener: drop });
  vi.spyOn(parts, "pause").mockResolvedValue();
  vi.stubGlobal(
    "fetch",
    vi.fn(async () => {
      const answer = answers.shift();
      if (!answer) throw new TypeError("lost");
      return new Response(JSON.stringify(answer));
    }),
  );
});
afterEach(() => {
  // Other files' tests begin without any.
  for (const { id } of currentToasts()) dismissToast(id);
  vi.advanceTimersByTime(toastRemoveDelay);
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("the files of a form that was left go up without a word, and the tab is not closed over them", async () => {
  answers = [{ state: "ready" }, { state: "ready" }];
  await sendUnseen(sent, "resume", files);
  expect(currentToasts()).toEqual([]);
  expect(fetch).toHaveBeenCalledTimes(2);
  expect(drop.mock.lastCall).toEqual(guard.mock.lastCall);
});

test("what was refused, lost, or has no place is told with the way to it", async () => {
  answers = [{ state: "ready" }, { state: "refused", reason: "Too large" }];
  await sendUnseen(sent, "resume", files);
  expect(currentToasts().at(-1)).toMatchObject({
    title: "1 of 2 resumes did not arrive",
    description: expect.stringContaining("Your reference is K7-4Q2."),
  });
  await sendUnseen(sent, "photo", files);
  expect(currentToasts().at(-1)?.title).toBe("2 of 2 photos did not arrive");
  vi.mocked(fetch).mockClear();
  await sendUnseen(undefined, "photo", files);
  expect(fetch).not.toHaveBeenCalled();
  expect(currentToasts().at(-1)).toMatchObject({ title: "2 of 2 photos did not arrive", isOpen: true });
});
