import { pages } from "@site/core/site/pages";
import { PageHero } from "../components/page-hero.tsx";
import { usePageHead } from "../lib/use-page-head.ts";

export default function Staff() {
  usePageHead(pages.staff);
  return <PageHero title="Employee Directory" lead="Under Construction" scene="/illustrations/scene-careers.svg" />;
}
