import { chakra } from "@chakra-ui/react/styled-system";
import type { Office } from "@site/core/office/auth/account-contract";
import type { Item } from "@site/core/office/record/record-contract";
import { Link } from "react-router-dom";
import { formatDuration } from "../components/format-duration.ts";
import { formatStatus } from "../components/parts.tsx";
import { getName } from "../lib/use-office.ts";
import { FollowUpText } from "../record/follow-up-text.tsx";

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
  if (item.snoozedUntil) return <FollowUpText at={item.snoozedUntil} now={now} />;
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

export const InboxItem = ({ item, office, now }: { item: Item; office: Office | undefined; now: number }) => (
  <li>
    <ItemLink to={`/${item.noun}/${item.id}`} data-item>
      <span>
        <chakra.strong display="block" fontSize="lg">
          {item.name}
        </chakra.strong>
        <chakra.span textStyle="small" color="inkMuted">
          {item.subject} · {item.reference}
        </chakra.span>
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
