import type { Changes } from "../../../tools/prove/spec/mutations.ts";

const fields = "packages/core/src/leads/form-fields.ts";
const form = "packages/web/src/features/quote/quote-form.tsx";
const page = "packages/web/src/pages/quote.tsx";
const reasons = "packages/web/src/pages/quote.tsx";

export const changes: Changes = {
  "N-01": [
    [page, "Request your free estimate", "Welcome", "heading"],
    [
      page,
      '<chakra.div bg="spruce.800" color="white" className="on-dark" py="section">',
      "<chakra.div hidden>",
      "whole",
    ],
  ],
  "N-02": [[reasons, "{reasons.map(", "{reasons.slice(1).map(", "four"]],
  "N-03": [
    ["packages/core/src/leads/options.ts", '{ title: "Review", text:', '{ title: "Reading", text:', "review"],
    [reasons, "What Happens Next", "And then", "heading"],
    ["packages/core/src/leads/options.ts", 'title: "Receive your quote"', 'title: "Quote"', "receive quote"],
  ],
  "N-04": [["packages/web/src/components/links/request-link.tsx", "Thank You!", "Sent", "text"]],
  "N-05": [["packages/web/src/features/quote/request-form.tsx", "Submit Another Request", "Again", "label"]],
  "N-06": [
    [
      "packages/core/src/leads/record.ts",
      'productType: { stored: line, label: "Product"',
      'product: { stored: line, label: "Product"',
      "productType",
    ],
    [
      "packages/core/src/leads/record.ts",
      'location: { stored: line, label: "Location"',
      'place: { stored: line, label: "Location"',
      "location",
    ],
  ],
  "N-07": [
    [
      "packages/core/src/contract/form.ts",
      "field.value === undefined ? false : undefined",
      "field.value === undefined ? true : undefined",
    ],
  ],
  "N-08": [["packages/core/src/leads/options.ts", '  other: "Something else",\n};', "};"]],
  "N-09": [[form, 'productTypePlaceholders[service ?? "other"]', "productTypePlaceholders.other"]],
  "N-10": [
    [fields, "Name must be at least 2 characters", "Name must be at least two letters", "message"],
    [fields, 'min: 2,\n    message: "Name', 'min: 3,\n    message: "Name', "three letters"],
    [fields, 'min: 2,\n    message: "Name', 'min: 1,\n    message: "Name', "one letter"],
  ],
  "N-11": [
    [fields, '"Please enter a valid email"', '"This is no email"', "message"],
    ["packages/core/src/contract/form-schema.ts", 'kind === "email" ? isEmail(value) :', "", "valid"],
    [
      "packages/core/src/contract/form-schema.ts",
      'if (value === "") return !isRequired;',
      'if (value === "" && kind !== "email") return !isRequired;',
      "empty allowed",
    ],
  ],
  "N-12": [
    [fields, '"Please enter a valid phone number"', '"This is no phone number"', "message"],
    ["packages/core/src/contract/form-schema.ts", "phoneMinLength = 10", "phoneMinLength = 9", "nine digits"],
    ["packages/core/src/contract/form-schema.ts", "phoneMinLength = 10", "phoneMinLength = 11", "eleven digits"],
  ],
  "N-13": [
    [fields, '"Please enter your location"', '"Where is it?"', "message"],
    [
      fields,
      'min: 2,\n    message: "Please enter your location"',
      'min: 1,\n    message: "Please enter your location"',
      "one letter",
    ],
    [
      fields,
      'min: 2,\n    message: "Please enter your location"',
      'min: 3,\n    message: "Please enter your location"',
      "three letters",
    ],
  ],
  "N-14": [
    [fields, '"Please select a service type"', '"Please choose"', "message"],
    [fields, 'label: "What can we help with?",\n    isRequired: true,', 'label: "What can we help with?",', "required"],
  ],
  "N-15": [
    [
      fields,
      'productType: { kind: "line", label: "Product type",',
      'productType: { kind: "line", isRequired: true, message: "What is it?", label: "Product type",',
    ],
  ],
  "N-16": [
    [
      "packages/core/src/leads/contract.ts",
      "Please provide either an email or phone number",
      "Please tell us how to reach you",
      "message",
    ],
    ["packages/core/src/leads/contract.ts", 'path: ["email"]', 'path: ["phone"]', "on the email field"],
    ["packages/core/src/leads/contract.ts", "Boolean(email || phone)", "Boolean(email)", "phone is enough"],
  ],
  "N-17": [[form, "    linked,\n    success", "    linked,\n    isChecked: false,\n    success"]],
  "N-18": [["packages/ui/src/form/site-form.tsx", 'pendingLabel = "Submitting..."', 'pendingLabel = "Sending"']],
  "N-19": [
    [form, '"Quote Request Submitted!"', '"Sent!"', "title"],
    [form, "We'll get back to you shortly with a personalized quote.", "We will call you.", "description"],
  ],
  "N-20": [["packages/ui/src/form/use-site-form.ts", '"Please try again later."', '"It did not work."', "default"]],
  "N-21": [["packages/web/src/features/quote/request-form.tsx", "setAnswer({ sent });", "void value;"]],
};
