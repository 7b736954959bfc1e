/** What is changed, and the tests that have to notice. */
interface Module {
  files: string[];
  tests: string[];
}

const http = "packages/functions/src/http";
const core = "packages/core/src";

/** The code that guards what visitors send, by the names that `npm run prove -- mutate NAME` takes. */
export const modules: Record<string, Module> = {
  store: {
    files: [`${core}/records/{receive,save-or-enqueue}.ts`],
    tests: [
      `${core}/records/receive{,.payload-hash}.test.ts`,
      `${core}/leads/submit-quote{,.service-request}.test.ts`,
      `${core}/{giveaway/enter-giveaway,jobs/apply-for-job}.test.ts`,
    ],
  },
  queue: {
    files: [`${core}/fallback-queue/{folder,create-fallback-queue}.ts`, `${core}/recovery/replay-fallback-queue.ts`],
    tests: [
      `${core}/records/receive.test.ts`,
      `${core}/fallback-queue/*.test.ts`,
      "packages/functions/src/handlers/fallback-queue/replay-fallback-queue.test.ts",
    ],
  },
  notices: {
    files: [`${core}/notify/{deliver-all,deliver-notices,delivery-progress,sweep-pending,in-batches}.ts`],
    tests: [
      `${core}/notify/**/*.test.ts`,
      // Texts, and what a visitor adds while the mails are under way.
      `${core}/{consent/ledger,records/write-change,request-page/change-request,office/visits/visits}.test.ts`,
      "packages/assistant/src/lead/{lead-additions,sync-lead}.test.ts",
    ],
  },
  draw: {
    files: [`${core}/giveaway/{draw-winner,household-key}.ts`],
    tests: [`${core}/giveaway/{draw-winner,household-key}.test.ts`],
  },
  limit: {
    files: [`${core}/rate-limit.ts`, `${http}/{rate-limit-guard,client-address}.ts`],
    tests: [`${core}/rate-limit.test.ts`, `${http}/{rate-limit-guard,client-address}.test.ts`],
  },
  guards: {
    files: [`${http}/{guards,errors}.ts`, `${core}/timing-safe-compare.ts`],
    tests: [`${http}/api.test.ts`],
  },
  sanitize: {
    files: ["packages/wordpress/src/clean/sanitize.ts", "packages/wordpress/src/clean/allowed-html.ts"],
    tests: ["packages/wordpress/src/clean/{sanitize,allowed-html}.test.ts"],
  },
  sessions: {
    files: ["packages/functions/src/handlers/chat/session-cookie.ts", `${http}/host-cookie.ts`],
    tests: ["packages/functions/src/handlers/{chat/chat-handlers,office/office-routes}.test.ts"],
  },
  consent: {
    files: [`${core}/consent/ledger.ts`, `${core}/sms/{keywords,quiet-hours,send-sms}.ts`],
    tests: [`${core}/consent/*.test.ts`, `${core}/sms/*.test.ts`],
  },
  office: {
    files: [
      `${core}/office/auth/{sessions,sign-in-code,members,roles}.ts`,
      "packages/functions/src/handlers/office/auth/{staff-guard,session-cookie}.ts",
    ],
    tests: [`${core}/office/auth/sign-in.test.ts`, "packages/functions/src/handlers/office/office-routes.test.ts"],
  },
};
