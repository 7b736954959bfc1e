import { submitQuoteEndpoint } from "@site/core/leads/contract";
import { afterEach, expect, test, vi } from "vitest";
import { ApiError, loaderFor, request, submit } from "./api.ts";
import { swrDefaults } from "./swr.ts";

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function answer(body: string, init: ResponseInit = {}) {
  const fetchStub = vi.fn(async (_url: string, _init: RequestInit) => new Response(body, init));
  vi.stubGlobal("fetch", fetchStub);
  return fetchStub;
}

test("every call sends credentials, a JSON type and body only when there is a body [R-01, R-02]", async () => {
  const calls = answer("{}");
  await request("GET", "/x");
  await request("POST", "/x", { a: 1 });
  expect(calls.mock.calls[0]?.[1]).toEqual({
    method: "GET",
    credentials: "include",
    headers: {},
    signal: expect.any(AbortSignal),
  });
  expect(calls.mock.calls[1]?.[1]).toMatchObject({
    credentials: "include",
    headers: { "content-type": "application/json" },
    body: '{"a":1}',
  });
});

test("a call that gets no answer ends, one with a limit of its own by that", async () => {
  const stalled = (_: string, { signal }: RequestInit) =>
    new Promise((_resolve, reject) => signal?.addEventListener("abort", () => reject(signal.reason)));
  vi.stubGlobal("fetch", vi.fn(stalled));
  const limit = new AbortController();
  const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(limit.signal);
  void request("GET", "/x", undefined, {}, new AbortController().signal);
  expect(timeout).not.toHaveBeenCalled();
  const sent = submit(submitQuoteEndpoint, {}, "key-1");
  expect(timeout).toHaveBeenCalledExactlyOnceWith(35_000);
  limit.abort(new DOMException("", "TimeoutError"));
  await expect(sent).rejects.toThrow(DOMException);
});

test("the default loader GETs the joined parts of its key and parses JSON [R-03]", async () => {
  const calls = answer('{"ok":true}');
  expect(await loaderFor({ on401: "throw" })(["/api/products", "category", "windows"])).toEqual({ ok: true });
  expect(calls.mock.calls[0]?.[0]).toBe("/api/products/category/windows");
});

test("a non-OK answer is an error of status and body, or status text [R-04]", async () => {
  answer('{"message":"Nope"}', { status: 400, statusText: "Bad Request" });
  await expect(request("GET", "/x")).rejects.toMatchObject({
    message: '400: {"message":"Nope"}',
    said: "Nope",
    status: 400,
  });
  answer("", { status: 503, statusText: "Service Unavailable" });
  await expect(request("GET", "/x")).rejects.toMatchObject({ message: "503: Service Unavailable", said: undefined });
});

test("the loader throws on 401 unless told to return null [R-05]", async () => {
  answer("", { status: 401, statusText: "Unauthorized" });
  await expect(loaderFor({ on401: "throw" })("/x")).rejects.toBeInstanceOf(ApiError);
  expect(await loaderFor({ on401: "returnNull" })("/x")).toBeNull();
});

test("data is not refetched by interval, focus or age and not retried [R-31]", () => {
  expect(swrDefaults).toMatchObject({
    refreshInterval: 0,
    revalidateOnFocus: false,
    revalidateIfStale: false,
    revalidateOnReconnect: false,
    shouldRetryOnError: false,
  });
});

test("a form is sent with its key, and only a JSON answer with an id is a success, stored or queued", async () => {
  const id = "01a1fd1c-285b-7035-9d58-f0fd49df4b9d";
  const calls = answer(JSON.stringify({ id }), { status: 201 });
  expect(await submit(submitQuoteEndpoint, { name: "Ann" }, "key-1")).toEqual({ id });
  expect(calls.mock.calls[0]?.[1].headers).toMatchObject({ "idempotency-key": "key-1" });
  answer(JSON.stringify({ id, queued: true }), { status: 202 });
  expect(await submit(submitQuoteEndpoint, { name: "Ann" }, "key-1")).toEqual({ id, queued: true });
  for (const body of ["<html>home</html>", "{}", '{"id":""}', ""]) {
    answer(body, { status: 200 });
    await expect(submit(submitQuoteEndpoint, {}, "key-1")).rejects.toThrow("The answer was not understood.");
  }
});
