import type { Changes } from "../../../tools/prove/spec/mutations.ts";

export const changes: Changes = {
  "W-01": [
    [
      "packages/functions/src/http/form.ts",
      "event.isCanary = isCanary(",
      'if (!event.headers.cookie) throw new AppError("forbidden", "Please sign in.");\n      event.isCanary = isCanary(',
      "forms",
    ],
    ["packages/web/src/pages/quote.tsx", "<QuoteForm />", '<QuoteForm /> <a href="/login">Sign in</a>', "pages"],
  ],
  "W-02": [
    [
      "packages/web/src/app/footer.tsx",
      "<p>© {profile.legalName}</p>",
      '<p>© {profile.legalName} <a href="/login">Sign in</a></p>',
      "link",
    ],
    [
      "packages/web/src/pages/careers.tsx",
      "<CheckList items={lookingFor} />",
      '<CheckList items={lookingFor} />\n        <input type="password" aria-label="Password" />',
      "password",
    ],
  ],
};
