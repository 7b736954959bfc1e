import { chakra } from "@chakra-ui/react/styled-system";
import { faq, faqCategories, faqCategoryLabels } from "@site/core/faq/texts";
import { pages } from "@site/core/site/pages";
import { Accordion } from "@site/ui/components/accordion.tsx";
import { Section } from "@site/ui/components/section.tsx";
import { stepByKey } from "@site/ui/lib/tab-keys.ts";
import { useLocation, useNavigate } from "react-router-dom";
import { CallToAction } from "../components/call-to-action.tsx";
import { PageHero } from "../components/page-hero.tsx";
import { useHydrated } from "../lib/hydration/use-is-hydrated.ts";
import { usePageHead } from "../lib/use-page-head.ts";

/** All questions stand in the page; of a chosen group only its own show. The boot script chooses, too. */
const shownOnly = Object.fromEntries(
  faqCategories.map((id) => [`&[data-shown="${id}"] [data-group]:not([data-group="${id}"])`, { display: "none" }]),
);

const Tab = chakra("button", {
  base: {
    minH: "12",
    px: "5",
    fontWeight: "semibold",
    borderWidth: "1px",
    borderColor: "snow.500",
    borderRadius: "sm",
    bg: "white",
    cursor: "pointer",
    _hover: { bg: "spruce.50" },
    "&[aria-selected=true]": { bg: "spruce.700", borderColor: "spruce.700", color: "white" },
  },
});

const all = "all";
const tabs = [{ id: all, label: "All" }, ...faqCategories.map((id) => ({ id, label: faqCategoryLabels[id] }))];

const FaqTabs = ({ selected, onSelect }: { selected: string; onSelect: (id: string) => void }) => (
  <>
    <chakra.div role="tablist" aria-label="Question groups" display="flex" flexWrap="wrap" gap="2" mb="8">
      {tabs.map(({ id, label }) => (
        <Tab
          key={id}
          type="button"
          role="tab"
          id={`tab-${id}`}
          aria-selected={id === selected}
          aria-controls="faq-panel"
          tabIndex={id === selected ? 0 : -1}
          onClick={() => onSelect(id)}
          onKeyDown={(event) => stepByKey(event, event.currentTarget)}
        >
          {label}
        </Tab>
      ))}
    </chakra.div>
    <chakra.div
      id="faq-panel"
      role="tabpanel"
      aria-labelledby={`tab-${selected}`}
      data-shown={selected}
      maxW="56rem"
      css={shownOnly}
    >
      <chakra.h2 srOnly>Questions and answers</chakra.h2>
      <Accordion
        name="faq"
        items={faq.map(({ question, answer, category }) => ({
          title: question,
          content: <p>{answer}</p>,
          group: category,
        }))}
      />
    </chakra.div>
  </>
);

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
        <FaqTabs selected={selected} onSelect={select} />
      </Section>
      <CallToAction title="Still wondering?" text="Call, chat or send us a few words about your project." />
    </>
  );
}
