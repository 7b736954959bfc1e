import type { Changes } from "../../../tools/prove/spec/mutations.ts";

const fields = "packages/core/src/jobs/form-fields.ts";
const options = "packages/core/src/jobs/options.ts";
const form = "packages/web/src/features/jobs/application-form.tsx";

export const changes: Changes = {
  "P-01": [[form, "dialog.close()", "undefined", "closes"]],
  "P-02": [
    [fields, '  city: { kind: "line", label: "City", autoComplete: "address-level2" },\n', "", "city"],
    [fields, '  coverLetter: { kind: "paragraphs", label: "Cover letter" },\n', "", "coverLetter"],
  ],
  "P-03": [
    [
      "packages/ui/src/form/form-field.tsx",
      "return <TextField isRequired={isRequired} {...input} {...described} />;",
      'return <TextField isRequired={isRequired && kind !== "phone"} {...input} {...described} />;',
      "marks",
    ],
    [
      fields,
      'phone: { kind: "phone", label: "Phone", isRequired: true,',
      'phone: { kind: "phone", label: "Phone",',
      "phone required",
    ],
    [
      fields,
      'city: { kind: "line", label: "City",',
      'city: { kind: "line", label: "City", isRequired: true, message: "Where do you live?",',
      "city optional",
    ],
  ],
  "P-04": [[options, '"5-10": "5 to 10 years"', '"5-9": "5 to 9 years"']],
  "P-05": [[options, '"1-month": "In 1 month",', ""]],
  "P-06": [[options, 'licenseLabels = { yes: "Yes", no: "No" }', 'licenseLabels = { yes: "Yes" }']],
  "P-07": [
    ["packages/ui/src/form/site-form.tsx", 'pendingLabel = "Submitting..."', 'pendingLabel = "Sending"', "label"],
    [form, "disabled={site.isSubmitting}", "disabled={false}", "buttons"],
  ],
  "P-08": [
    [form, "successTime = 3000", "successTime = 2200", "shorter"],
    [form, "successTime = 3000", "successTime = 4500", "longer"],
  ],
  "P-09": [
    [form, 'title: "Application Submitted!"', 'title: "Sent!"', "title"],
    [form, "description: thanks.application()", 'description: ""', "description"],
  ],
  "P-10": [
    [form, "Please try again or email your resume to the careers address", "Please try again", "default"],
    ["packages/ui/src/form/use-site-form.ts", '"Submission Failed"', '"Not sent"', "title"],
  ],
  "P-11": [
    [fields, 'email: { kind: "email", label: "Email"', 'email: { kind: "line", label: "Email"', "email"],
    [fields, 'label: "Position", isRequired: true,', 'label: "Position",', "position"],
  ],
  "P-12": [[fields, "Phone number must be at least 10 digits", "Please enter your phone number"]],
  "P-13": [[form, "prefill: { position },", 'prefill: { position: "Installer" },']],
};
