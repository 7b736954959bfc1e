import { currentEdition } from "@site/core/giveaway/edition";
import { officialRules } from "@site/core/giveaway/rules";
import { TextSections } from "../../components/text-sections.tsx";

/** The text of the official rules. */
export default function OfficialRules() {
  return <TextSections sections={officialRules(currentEdition)} />;
}
