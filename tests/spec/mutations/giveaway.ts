import type { Changes } from "../../../tools/prove/spec/mutations.ts";

const fields = "packages/core/src/giveaway/form-fields.ts";
const edition = "packages/company/sample/giveaway.ts";
const rules = "packages/core/src/giveaway/rules.ts";
const form = "packages/web/src/features/giveaway/entry.tsx";
const win = "packages/web/src/pages/win.tsx";

export const changes: Changes = {
  "O-01": [
    [win, "      <EntryForm />\n", "", "form"],
    [win, 'eyebrow="GIVEAWAY"', "", "banner"],
  ],
  "O-02": [["packages/web/src/features/giveaway/entry.tsx", "{thanks.entry()}", "We have your entry."]],
  "O-03": [
    [win, '<Button variant="outline" {...openerProps("rules")}>', '<Button variant="outline">', "opens"],
    [win, '<Button {...closerProps("rules")}>Close</Button>', "", "Close button"],
    [
      win,
      '{...closerProps("rules")}>',
      '{...closerProps("rules")} display={{ base: "none", sm: "grid" }}>',
      "Close on a phone",
    ],
  ],
  "O-04": [
    [
      win,
      '<Button {...closerProps("rules")}>Close',
      '<Button onClick={() => sessionStorage.clear()} {...closerProps("rules")} data-act="print">Close',
    ],
  ],
  "O-05": [
    ["packages/core/src/giveaway/form-fields.ts", 'agreed = "yes"', 'agreed = "true"', "yes when ticked"],
    [fields, "  cityZip: {", "  city: {", "cityZip"],
    [fields, "  referralSource: {", "  referral: {", "referralSource"],
  ],
  "O-06": [
    [
      fields,
      'label: "Phone",\n    hint: "With area code. We call the winner.",\n    isRequired: true,',
      'label: "Phone",\n    hint: "With area code. We call the winner.",',
      "phone required",
    ],
    [fields, 'email: { kind: "email"', 'email: { kind: "line"', "email format"],
  ],
  "O-07": [[edition, '"Tub/Shower Remodel"', '"Bathroom"']],
  "O-08": [[edition, '  "Comets/Pioneers Game",\n', ""]],
  "O-09": [
    [rules, "You are ${edition.minAge} or older.", "You are of age.", "rules"],
    [edition, "minAge: 18", "minAge: 21", "age"],
  ],
  "O-10": [
    [edition, '"Otsego", "Fulton"', '"Otsego"', "counties"],
    [rules, "You are a homeowner in", "You live in", "homeowner"],
  ],
  "O-11": [
    [
      rules,
      "Nobody else of your household has entered: one entry per household.",
      "Enter as often as you like.",
      "rules",
    ],
    [
      "packages/core/src/giveaway/draw-winner.ts",
      "households.flatMap(([first]) => first ?? [])",
      "households.flat()",
      "draw",
    ],
    [
      "packages/core/src/giveaway/draw-winner.ts",
      ".filter(({ length }) => length > 1)",
      "",
      "single households are not told",
    ],
    [
      "packages/web/src/pages/win.tsx",
      "see the official rules. One entry per household.",
      "see the official rules. One entry per person.",
      "beside the form",
    ],
  ],
  "O-12": [
    [rules, "You are not an employee or vendor of the sponsor.", "You are not an employee of the sponsor."],
    [win, "who are not employees or vendors.", "who are not employees.", "beside the form"],
  ],
  "O-13": [
    [
      fields,
      "  projectInterest: {",
      '  age: { kind: "line", label: "Age", isRequired: true, message: "You must be 18" },\n  projectInterest: {',
    ],
  ],
  "O-14": [[form, 'pendingLabel="Submitting Entry..."', 'pendingLabel="Submitting..."']],
  "O-15": [
    [form, '"Entry Submitted!"', '"Thank you!"', "title"],
    [form, "Your contest entry has been received. Good luck!", "We have your entry.", "description"],
    ["packages/web/src/components/links/request-link.tsx", "Thank You!", "Sent", "thank-you"],
  ],
  "O-16": [
    ["packages/ui/src/form/use-site-form.ts", '"Please try again later."', '"It did not work."', "default"],
    ["packages/ui/src/form/use-site-form.ts", '"Submission Failed"', '"Not sent"', "title"],
  ],
  "O-17": [
    [form, '"Submission Error"', '"Submission Failed"', "title"],
    [form, "Unable to submit entry. Please try again.", "Please try again.", "description"],
    [
      "packages/ui/src/form/use-site-form.ts",
      "networkFailure && isUnreached ? networkFailure",
      "networkFailure && isUnreached && navigator.onLine ? networkFailure",
      "offline",
    ],
  ],
  "O-18": [
    [edition, "2025-07-20T", "2025-07-21T", "opens"],
    [edition, "2026-01-25T", "2026-01-26T", "closes"],
    [win, 'closeLabel="Close the rules"', 'isFlush closeLabel="Close the rules"', "to be scrolled to"],
  ],
  "O-19": [
    [edition, "2026-01-31T10:00:00", "2026-01-31T11:00:00", "from"],
    [edition, "2026-02-01T13:59:00", "2026-02-01T14:59:00", "to"],
  ],
  "O-20": [[edition, "2026-02-01T14:00:00", "2026-02-02T14:00:00"]],
  "O-21": [[edition, "prizeValue: 25_000", "prizeValue: 20_000"]],
  "O-22": [[edition, 'cashShareText: "one tenth"', 'cashShareText: "one fifth"']],
  "O-23": [[edition, "certificateDays: 90", "certificateDays: 60"]],
  "O-24": [
    [edition, "signatureDays: 5", "signatureDays: 10", "days"],
    [rules, "an affidavit, a liability release and a media release", "an affidavit", "papers"],
  ],
  "O-25": [[edition, "winnersListDays: 90", "winnersListDays: 30"]],
};
