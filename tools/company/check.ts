// `npm run company:check [-- --production]`: what is wrong in the chosen company's folder, each finding with its file and
// field. Ends with 1 when there is any.

import { answerFindings, unansweredMeanings } from "@site/assistant/ranking/answer-findings";
import { assertSelected, selectedCompany } from "@site/company/selected";
import { lintCompany } from "@site/company-lint/lint-company";
import { environment, readSettings } from "@site/core/settings";
import { readOptions } from "../read-options.ts";

const { values } = readOptions({ options: { production: { type: "boolean", default: false } } });
assertSelected(environment.COMPANY);
const found = [...lintCompany(values.production), ...answerFindings()];
for (const { file, field, problem } of found)
  console.log(`packages/company/${selectedCompany.name}/${file}  ${field}: ${problem}`);
const checked = values.production ? "production" : "a preview";
console.log(
  found.length === 0
    ? `The company "${selectedCompany.name}" is ready for ${checked}.`
    : `${found.length} ${found.length === 1 ? "finding" : "findings"} for ${checked}.`,
);
const unanswered = unansweredMeanings();
if (!values.production && unanswered.length > 0)
  console.log(`The chat leaves ${unanswered.length} kinds of questions to the office: ${unanswered.join(", ")}.`);
if (values.production && !readSettings(environment).chatModel)
  console.log(
    "No chat model is set: the assistant answers as a receptionist, from questions and answers. docs/runbook.md has what a model costs (CHAT_MODEL_ID for Bedrock).",
  );
process.exitCode = found.length === 0 ? 0 : 1;
