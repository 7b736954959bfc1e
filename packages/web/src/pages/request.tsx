import { apiPaths } from "@site/core/contract/paths";
import type { RequestPageData } from "@site/core/request-page/options";
import { pages } from "@site/core/site/pages";
import { ButtonLink } from "@site/ui/components/button.tsx";
import { Section } from "@site/ui/components/section.tsx";
import { useBuiltData } from "@site/ui/lib/built-data.ts";
import { useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { PhoneLink } from "../components/links/phone-link.tsx";
import { PageHero } from "../components/page-hero.tsx";
import { RequestView } from "../features/request-page/request-view.tsx";
import { usePageHead } from "../lib/use-page-head.ts";

/** The page of a visitor's own record. It comes from the server as a whole; who comes back to it within the application has
 * the browser ask for it again. */
export default function RequestPage() {
  const all = useBuiltData();
  const [data] = useState(() => all[apiPaths.changeRequest] as RequestPageData | undefined);
  const { pathname } = useLocation();
  usePageHead({ title: data?.view?.title ?? "Your request", isIndexed: false });
  useEffect(() => {
    delete all[apiPaths.changeRequest];
    if (!data) window.location.replace(pathname);
  }, [all, data, pathname]);
  if (!data) return <div style={{ minHeight: "100vh" }} aria-busy />;
  if (data.view) return <RequestView {...data} view={data.view} />;
  return <NoRequest />;
}

/** The same for a guess, an old link, and one that was taken back. */
const NoRequest = () => (
  <>
    <PageHero
      title="We can't find this request"
      lead="The link may be old, or a part of it is missing. Please open it from our latest email."
    />
    <Section>
      <p>
        Call <PhoneLink />, and we look it up. What was deleted because somebody asked for it is gone.
      </p>
      <ButtonLink to={pages.home.path} variant="outline" mt="6">
        Back to the home page
      </ButtonLink>
    </Section>
  </>
);
