import { faqCategories, faqCategoryLabels } from "@site/core/faq/texts";
import { pages } from "@site/core/site/pages";
import { Section } from "@site/ui/components/section.tsx";
import { useLocation, useNavigate } from "react-router-dom";
import { CallToAction } from "../components/call-to-action.tsx";
import { PageHero } from "../components/page-hero.tsx";
import { FaqTabs } from "../features/faq/faq-tabs.tsx";
import { useHydrated } from "../lib/hydration/use-is-hydrated.ts";
import { usePageHead } from "../lib/use-page-head.ts";

const all = "all";
const tabs = [{ id: all, label: "All" }, ...faqCategories.map((id) => ({ id, label: faqCategoryLabels[id] }))];

export default function Faq() {
  usePageHead(pages.faq);
  const { search } = useLocation();
  const navigate = useNavigate();
  const query = new URLSearchParams(search);
  const asked = useHydrated(all, query.get("category") ?? all);
  const selected = tabs.some(({ id }) => id === asked) ? asked : all;
  function select(id: string) {
    if (id === all) query.delete("category");
    else query.set("category", id);
    void navigate({ search: String(query), hash: window.location.hash }, { replace: true });
  }
  return (
    <>
      <PageHero title="Frequently asked questions" lead="Short, straight answers. If yours is missing, ask us." />
      <Section>
        <FaqTabs tabs={tabs} selected={selected} onSelect={select} />
      </Section>
      <CallToAction title="Still wondering?" text="Call, chat or send us a few words about your project." />
    </>
  );
}
