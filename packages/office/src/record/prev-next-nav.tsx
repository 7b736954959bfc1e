import { chakra } from "@chakra-ui/react/styled-system";
import { useKeys } from "@site/ui/lib/use-keys.ts";
import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { TextLink } from "../components/parts.tsx";
import { isShortcut } from "../inbox/use-list-keys.ts";

let listed: string[] = [];

/** Remembers the order of the list that was looked at last, for the way from one record to the next. */
export function rememberList(paths: string[]): void {
  listed = paths;
}

/** Key -> field. Of a field in a part that is closed, the part is opened. */
const fieldKeys: Record<string, string> = { n: "note", s: "status", a: "assignee", e: "reply-text" };

function reach(field: HTMLElement): void {
  field.closest("details")?.setAttribute("open", "");
  field.focus();
}

/** The records before and after this one in the list that led here, and the keys of a record. */
export function PrevNextNav({ path }: { path: string }) {
  const navigate = useNavigate();
  const at = listed.indexOf(path);
  const [before, after] = at < 0 ? [] : [listed[at - 1], listed[at + 1]];
  const { hash } = useLocation();
  useEffect(() => {
    const field = document.getElementById(hash.slice(1));
    if (field) reach(field);
  }, [hash]);
  useKeys((event) => {
    if (!isShortcut(event)) return;
    const to = { "[": before, "]": after }[event.key];
    if (to) void navigate(to);
    const field = document.getElementById(fieldKeys[event.key] ?? "");
    if (!field) return;
    event.preventDefault();
    reach(field);
  });
  if (!before && !after) return null;
  return (
    <chakra.nav aria-label="In the list" display="flex" gap="5" mb="3">
      {before && <TextLink to={before}>Previous</TextLink>}
      {after && <TextLink to={after}>Next</TextLink>}
    </chakra.nav>
  );
}
