import { chakra } from "@chakra-ui/react/styled-system";
import { type Archive, archiveUrl, type BlocksPage } from "@site/core/content/contract";
import { isArchivePath, notFoundText, pages, parseThanksPath } from "@site/core/site/pages";
import { ButtonLink } from "@site/ui/components/button.tsx";
import { Container, Section } from "@site/ui/components/section.tsx";
import { Anchor } from "@site/ui/components/text-link.tsx";
import { useBuiltData } from "@site/ui/lib/built-data.ts";
import { useParams } from "react-router-dom";
import { DataScope } from "../components/data-scope.tsx";
import { PhoneLink } from "../components/links/phone-link.tsx";
import { CopyLink, needsCopy, RequestLink, textWaits, toSentRequest } from "../components/links/request-link.tsx";
import { NotFoundNotice } from "../components/not-found-notice.tsx";
import { PageHero } from "../components/page-hero.tsx";
import { PageSkeleton } from "../components/skeleton.tsx";
import { PageLinks } from "../features/content/page-links.tsx";
import { PostCards } from "../features/content/post-cards.tsx";
import { ProviderMenus } from "../features/content/provider-menus.tsx";
import { RichView } from "../features/content/rich-view.tsx";
import { SafeHtml } from "../features/content/safe-html.tsx";
import { useArchive } from "../features/content/use-archive.ts";
import { useContentPage } from "../features/content/use-content-page.ts";
import { useServerDocument } from "../features/content/use-server-document.ts";
import { thanks } from "../lib/thanks.ts";
import { loadingHead, missingHead, usePageHead } from "../lib/use-page-head.ts";

const isThanked = (form: string): form is keyof typeof thanks => Object.hasOwn(thanks, form);

/** Where a browser comes that has posted a form by itself. */
function ThankYou({ form, path, lacksFiles }: { form: string; path: string; lacksFiles: boolean }) {
  const sent = toSentRequest(useBuiltData()[path]);
  usePageHead({ title: "Thank you", isIndexed: false });
  return (
    <>
      <PageHero title="Thank You!" lead={thanks[isThanked(form) ? form : "form"](sent?.reach)} />
      <Section>
        <chakra.div display="grid" gap="4" justifyItems="start">
          {sent?.textAt && <p>{textWaits(sent.textAt)}</p>}
          <RequestLink sent={sent} />
          {needsCopy(sent) && <CopyLink sent={sent} />}
          {sent && lacksFiles && (
            <chakra.p role="alert" fontWeight="semibold">
              {form === "application" ? "Your resume was not sent:" : "Your photos were not sent:"}{" "}
              <Anchor href={`${sent.page}#files`}>add {form === "application" ? "it" : "them"} here</Anchor>.
            </chakra.p>
          )}
          <p>
            Something to add, or in a hurry? Call <PhoneLink />.
          </p>
          <ButtonLink to={pages.home.path} variant="outline">
            Back to the home page
          </ButtonLink>
        </chakra.div>
      </Section>
    </>
  );
}

function ArchiveView({ archive }: { archive: Archive }) {
  const lead = archive.pages > 1 ? `Page ${archive.page} of ${archive.pages}.` : "Articles from our blog.";
  return (
    <>
      <PageHero title={archive.title} lead={lead} />
      <Section>
        <PostCards posts={archive.posts} />
        <PageLinks archive={archive} />
      </Section>
    </>
  );
}

const BlocksView = ({ page: { title, content } }: { page: BlocksPage }) => (
  <Container py="section">
    <chakra.article maxW="52rem" mx="auto">
      <chakra.h1 textStyle="h1" mb="8">
        {title}
      </chakra.h1>
      <SafeHtml html={content} />
    </chakra.article>
  </Container>
);

/** /{slug}, and below another page /{slug}/{slug}: a page of the content provider, or a list of its posts. */
export default function ContentPage() {
  const { slug, "*": nested = "" } = useParams();
  const path = `/${slug ?? nested}`.replace(/(.)\/+$/, "$1");
  const thanked = parseThanksPath(path);
  if (thanked) return <ThankYou {...thanked} path={path} />;
  return <ProvidedPage path={path} />;
}

function ProvidedPage({ path }: { path: string }) {
  const isKnownList = useBuiltData()[archiveUrl(path)] !== undefined;
  const Page = isKnownList || isArchivePath(path) ? ArchivePage : Content;
  return (
    <DataScope>
      <Page key={path} path={path} />
    </DataScope>
  );
}

/** Neither form of a page gave content: there is none, or nobody can tell now. */
const ContentUnavailable = ({ isAway }: { isAway: boolean }) => (
  <NotFoundNotice
    title="Content Not Available"
    text="Unable to load page from WordPress."
    more={isAway ? "WordPress can't be reached right now. Please try again in a minute." : notFoundText}
  />
);

const isNested = (path: string): boolean => path.lastIndexOf("/") > 0;

const foundHead = ({ title, description }: { title: string; description?: string }) => ({
  title,
  isIndexed: true,
  ...(description ? { description } : {}),
});

function getHead(path: string, content: ReturnType<typeof useContentPage>) {
  if (content.state === "rich") return foundHead(content.page.page);
  if (content.state === "blocks") return foundHead(content.page);
  if (content.state === "loading") return loadingHead;
  const isNotFound = content.state === "missing" && isNested(path);
  return isNotFound ? missingHead() : missingHead("Content not available");
}

function Content({ path }: { path: string }) {
  const content = useContentPage(path);
  usePageHead(getHead(path, content));
  const isAsked = useServerDocument(content.state === "missing" || content.state === "away");
  if (content.state === "loading" || isAsked) return <PageSkeleton />;
  if (content.state === "rich" || content.state === "blocks")
    return (
      <>
        {content.state === "rich" ? <RichView page={content.page} /> : <BlocksView page={content.page} />}
        <ProviderMenus menus={content.page.menus} />
      </>
    );
  const isAway = content.state === "away";
  return isNested(path) && !isAway ? <NotFoundNotice /> : <ContentUnavailable isAway={isAway} />;
}

function ArchivePage({ path }: { path: string }) {
  const { archive, isLoading, hasFailed } = useArchive(path);
  const title = archive && (archive.page === 1 ? archive.title : `${archive.title}, page ${archive.page}`);
  const emptyHead = hasFailed ? { title: "Articles", isIndexed: false } : missingHead();
  usePageHead(title !== undefined ? { title } : isLoading ? loadingHead : emptyHead);
  const isAsked = useServerDocument(!archive && !isLoading);
  if (isLoading || isAsked) return <PageSkeleton />;
  if (hasFailed && !archive) return <ContentUnavailable isAway />;
  if (!archive) return <NotFoundNotice />;
  return (
    <>
      <ArchiveView archive={archive} />
      <ProviderMenus menus={archive.menus} />
    </>
  );
}
