import { currentEdition } from "@site/core/business/edition";
import { officialRules } from "@site/core/giveaway/rules";
import { TextSections } from "../../components/text-sections.tsx";

export default function OfficialRules() {
  return <TextSections sections={officialRules(currentEdition)} />;
}
