import { chakra } from "@chakra-ui/react/styled-system";
import type { Office } from "@site/core/office/auth/account-contract";
import { formerStaff } from "@site/core/office/options";
import { Button } from "@site/ui/components/button.tsx";
import { readStored, writeStored } from "@site/ui/lib/stored.ts";
import { useState } from "react";
import { formatStatus, TextLink } from "../components/parts.tsx";
import { getName } from "../lib/use-office.ts";

const storage = "kept-lists";

function readSavedViews(): string[] {
  const stored = readStored<unknown>("localStorage", storage);
  return Array.isArray(stored) ? stored.filter((each) => typeof each === "string") : [];
}

/** The filters alone, in one order: what was searched for names people, and stays in no browser. */
function getFilters(query: URLSearchParams): string {
  const filters = new URLSearchParams(query);
  filters.delete("search");
  filters.sort();
  return String(filters);
}

function nameOfList(filters: string, office: Office): string {
  const asked = new URLSearchParams(filters);
  const [view, noun, status, assignee] = ["view", "noun", "status", "assignee"].map((name) => asked.get(name));
  const kind = office.kinds.find((each) => each.noun === noun);
  const others: Record<string, string> = {
    [office.me.email]: "mine",
    "-": "nobody has",
    [formerStaff]: "former staff has",
  };
  const who = others[assignee ?? ""] ?? getName(office, assignee ?? "");
  const [from, to] = [asked.get("from"), asked.get("to")];
  const parts = [
    kind ? `${kind.label}s` : "All",
    view && (view === "spam" ? "quarantined" : view),
    status && formatStatus(status).toLowerCase(),
    who,
    from && `from ${from}`,
    to && `until ${to}`,
  ];
  return parts.filter(Boolean).join(", ");
}

/** Lists by their filters, kept in this browser for the next time. */
export function SavedViews({ office, query }: { office: Office; query: URLSearchParams }) {
  const [views, setViews] = useState(readSavedViews);
  const here = getFilters(query);
  const isKept = views.includes(here);
  const keep = (lists: string[]) => {
    writeStored("localStorage", storage, lists);
    setViews(lists);
  };
  if (views.length === 0 && !here) return null;
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="4" alignItems="center" mb="4">
      {views.length > 0 && (
        <chakra.nav aria-label="Saved views" display="flex" flexWrap="wrap" columnGap="4">
          {views.map((filters) => (
            <TextLink key={filters} to={`/?${filters}`} aria-current={filters === here ? "page" : undefined}>
              {nameOfList(filters, office)}
            </TextLink>
          ))}
        </chakra.nav>
      )}
      {here && (
        <Button
          variant="quiet"
          size="sm"
          onClick={() => keep(isKept ? views.filter((each) => each !== here) : [...views, here])}
        >
          {isKept ? "Forget this list" : "Keep this list"}
        </Button>
      )}
    </chakra.div>
  );
}
