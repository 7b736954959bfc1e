import { chakra } from "@chakra-ui/react/styled-system";
import { officePaths } from "@site/core/contract/office-paths";
import type { Office } from "@site/core/office/auth/account-contract";
import type { Inbox as InboxPage, Item } from "@site/core/office/record/record-contract";
import { Button } from "@site/ui/components/button.tsx";
import { useEffect } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { PasskeyOffer } from "../auth/passkey-offer.tsx";
import { formatDuration } from "../components/format-duration.ts";
import { Aside, Failure, formatStatus, MoreButton, Screen, StatusMessage } from "../components/parts.tsx";
import { describeFailure } from "../lib/call.ts";
import { renewal } from "../lib/loader.ts";
import { useNow } from "../lib/server-clock.ts";
import { getName, useOffice } from "../lib/use-office.ts";
import { FollowUpText } from "../record/follow-up-text.tsx";
import { rememberList } from "../record/prev-next-nav.tsx";
import { ExportList } from "./export-list.tsx";
import { InboxFilters, withFilter } from "./inbox-filters.tsx";
import { SavedViews } from "./saved-views.tsx";
import { useListKeys } from "./use-list-keys.ts";
import { usePages } from "./use-pages.ts";

const ItemLink = chakra(Link, {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", md: "minmax(0, 2fr) minmax(0, 2fr) minmax(0, 1fr)" },
    columnGap: "4",
    px: "4",
    py: "3",
    color: "ink",
    textDecoration: "none",
    borderBottomWidth: "1px",
    borderColor: "snow.300",
    _hover: { bg: "spruce.50" },
    _focusVisible: { bg: "spruce.50" },
  },
});

/** How urgent it is, in words: colour alone tells nobody. */
function Clock({ item, now }: { item: Item; now: number }) {
  const { snoozedUntil, due = "" } = item;
  if (snoozedUntil && !(due && due < snoozedUntil)) return <FollowUpText at={snoozedUntil} now={now} />;
  if (!item.due)
    return <>{[item.status, item.outcome].flatMap((each) => (each ? formatStatus(each) : [])).join(": ")}</>;
  const left = Date.parse(item.due) - now;
  if (left > 0) return <>Answer within {formatDuration(left)}</>;
  return (
    <chakra.strong color="error" fontWeight="bold">
      Overdue by {formatDuration(left)}
    </chakra.strong>
  );
}

const InboxItem = ({ item, office, now }: { item: Item; office: Office | undefined; now: number }) => (
  <li>
    <ItemLink to={`/${item.noun}/${item.id}`} data-item>
      <span>
        <chakra.strong display="block" fontSize="lg">
          {item.name}
        </chakra.strong>
        <Aside>
          {item.subject} · {item.reference}
        </Aside>
        {item.isUnread && (
          <chakra.strong display="block" textStyle="small" color="brick.600">
            New from the visitor
          </chakra.strong>
        )}
      </span>
      <chakra.span textStyle="small">
        {item.about.join(" · ")}
        <chakra.span display="block" color="inkMuted">
          {formatDuration(now - Date.parse(item.createdAt))} old · {getName(office, item.assignee) ?? "unassigned"}
        </chakra.span>
      </chakra.span>
      <chakra.span textStyle="small">
        <Clock item={item} now={now} />
        {item.standing?.map((each) => (
          <chakra.strong key={each} display="block">
            {each}
          </chakra.strong>
        ))}
      </chakra.span>
    </ItemLink>
  </li>
);

/** Empty pages in a row after which a list waits until somebody asks for more. */
const mostEmpty = 10;

/** Pages at the end of a list of which its filters left nothing. */
const emptyAtEnd = (pages: readonly InboxPage[]): number =>
  pages.length - 1 - pages.findLastIndex(({ items }) => items.length > 0);

function describeNothing(isLooking: boolean, hasMore: boolean, isSearch: boolean): string {
  if (isLooking) return "Still looking ...";
  if (hasMore) return "Nothing found so far. Show more goes on looking.";
  return isSearch
    ? "Nothing found. Please search for a word of two letters or more, or for a number."
    : "Nothing here. What comes in appears by itself.";
}

/** What waits for somebody, what is due first; or what the filters ask for. */
export function Inbox() {
  const { data: office } = useOffice();
  const [query, setQuery] = useSearchParams();
  useListKeys();
  const pages = usePages<InboxPage>(
    (after) => {
      const asked = new URLSearchParams(query);
      if (after) asked.set("after", after);
      return `${officePaths.listInbox}?${asked}`;
    },
    { revalidateOnMount: true, revalidateOnFocus: true, keepPreviousData: true },
  );
  const { data = [], error, isLoading, size, setSize, mutate } = pages;
  useEffect(() => {
    // An interval of the list's own would renew its first page alone.
    const timer = setInterval(() => {
      if (!document.hidden && navigator.onLine) void mutate();
    }, renewal);
    return () => clearInterval(timer);
  }, [mutate]);
  const items = data.flatMap(({ items: each }) => each);
  const hasMore = data.at(-1)?.next !== undefined;
  const isLooking = !isLoading && hasMore && emptyAtEnd(data) % mostEmpty !== 0;
  const isAsking = data.length < size;
  useEffect(() => {
    if (isLooking && !isAsking) void setSize(size + 1);
  }, [isLooking, isAsking, size, setSize]);
  const spam = data[0]?.spam ?? 0;
  const now = useNow();
  rememberList(items.map(({ noun, id }) => `/${noun}/${id}`));

  const more = async () => {
    const before = document.querySelectorAll("[data-item]").length;
    await setSize(size + 1);
    document.querySelectorAll<HTMLElement>("[data-item]")[before]?.focus();
  };

  const change = (name: string, value: string) =>
    setQuery((before) => withFilter(before, name, value), { replace: true });

  return (
    <Screen title="Inbox">
      <PasskeyOffer />
      {office && <InboxFilters office={office} query={query} change={change} spam={spam} />}
      {office && <SavedViews office={office} query={query} />}
      {spam > 0 && query.get("view") !== "spam" && (
        <Button variant="quiet" size="sm" mb="3" onClick={() => change("view", "spam")}>
          {spam} quarantined
        </Button>
      )}
      {error && (
        <Failure>
          {items.length > 0 ? `${describeFailure(error)} This is the last list.` : describeFailure(error)}
        </Failure>
      )}
      <StatusMessage>
        {isLoading && "Loading ..."}
        {!isLoading && !error && items.length === 0 && describeNothing(isLooking, hasMore, query.has("search"))}
      </StatusMessage>
      <chakra.ul bg="white" borderWidth={items.length > 0 ? "1px" : "0"} borderColor="snow.300" borderRadius="md">
        {items.map((item) => (
          <InboxItem key={item.id} item={item} office={office} now={now} />
        ))}
      </chakra.ul>
      {!isLoading && office?.me.may.includes("export") && (
        <chakra.div mt="5">
          <ExportList noun={query.get("noun") ?? "leads"} query={query} />
        </chakra.div>
      )}
      {data[0]?.isCut && <p>So much begins like this that not all was looked through. Add a word to the search.</p>}
      {hasMore && <MoreButton onClick={more}>Show more</MoreButton>}
    </Screen>
  );
}
