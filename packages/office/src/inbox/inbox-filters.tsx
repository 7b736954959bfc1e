import { chakra } from "@chakra-ui/react/styled-system";
import type { Office } from "@site/core/office/auth/account-contract";
import { formerStaff } from "@site/core/office/options";
import { type ChangeEvent, useEffect, useRef, useState } from "react";
import { formatStatus, InputField, Options, SelectField, SmallButton } from "../components/parts.tsx";

interface FilterProps {
  office: Office;
  query: URLSearchParams;
  change: (name: string, value: string) => void;
  spam: number;
}

const pause = 300;

/** @param value empty for any */
export function withFilter(before: URLSearchParams, name: string, value: string): URLSearchParams {
  const next = new URLSearchParams(before);
  if (value) next.set(name, value);
  else next.delete(name);
  // A status of one kind is often none of another.
  if (name === "noun") next.delete("status");
  return next;
}

/** What is asked for can be seen and taken away, although this list does not offer it. */
const withAsked = (options: [string, string][], asked: string): [string, string][] =>
  options.some(([value]) => value === asked) ? options : [...options, [asked, asked]];

function Search({ query, change }: Pick<FilterProps, "query" | "change">) {
  const asked = query.get("search") ?? "";
  const [typed, setTyped] = useState(asked);
  const latest = useRef(change);
  latest.current = change;
  /** What this field has written into the address: whatever else comes to stand there is somebody's wish. */
  const written = useRef(asked);
  useEffect(() => {
    if (asked === written.current) return;
    written.current = asked;
    setTyped(asked);
  }, [asked]);
  useEffect(() => {
    const text = typed.trim();
    // A change of the address, even to the same one, would undo a step to a record that has just begun.
    if (text === asked) return;
    const timer = setTimeout(() => {
      written.current = text;
      latest.current("search", text);
    }, pause);
    return () => clearTimeout(timer);
  }, [typed, asked]);
  return (
    <InputField
      id="search"
      label="Search"
      type="search"
      placeholder="Name, phone, email or town"
      value={typed}
      maxLength={100}
      onChange={(event) => setTyped(event.target.value)}
    />
  );
}

/** A day, which the browser reads from every digit of a year anew: only one that may be meant is asked for. */
function DayField({
  name,
  label,
  query,
  change,
}: { name: string; label: string } & Pick<FilterProps, "query" | "change">) {
  const asked = query.get(name) ?? "";
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (field.current && field.current.value !== asked) field.current.value = asked;
  }, [asked]);
  return (
    <InputField
      ref={field}
      id={name}
      label={label}
      type="date"
      min="2000-01-01"
      max="2999-12-31"
      defaultValue={asked}
      onChange={({ target }) => target.validity.valid && change(name, target.value)}
    />
  );
}

export function InboxFilters({ office, query, change, spam }: FilterProps) {
  const { me, staff, kinds } = office;
  const kind = kinds.find(({ noun }) => noun === query.get("noun"));
  const statuses = kind?.statuses ?? [...new Set(kinds.flatMap(({ statuses: each }) => each))];
  const others = staff
    .filter(({ email }) => email !== me.email)
    .map(({ email, name }): [string, string] => [email, name]);
  const choices: [name: string, label: string, options: [string, string][]][] = [
    // A search looks through everything, unless a list is chosen.
    [
      "view",
      "List",
      [
        ["", query.get("search") ? "All" : "Open"],
        ["spam", `Quarantined (${spam})`],
        ["done", "Done"],
      ],
    ],
    ["noun", "Kind", [["", "All"], ...kinds.map(({ noun, label }): [string, string] => [noun, `${label}s`])]],
    [
      "status",
      "With status",
      [["", "Any status"], ...statuses.map((each): [string, string] => [each, formatStatus(each)])],
    ],
    [
      "assignee",
      "Assignee",
      [["", "Anybody"], [me.email, "Me"], ["-", "Nobody"], ...others, [formerStaff, "Former staff"]],
    ],
  ];
  const filter = (name: string) => ({
    id: name,
    value: query.get(name) ?? "",
    onChange: ({ target }: ChangeEvent<HTMLSelectElement>) => change(name, target.value),
  });
  const asked = [...query.keys()].filter((name) => name !== "search").length;
  const [isOpen, setOpen] = useState(false);
  return (
    <chakra.div
      display="grid"
      gap="3"
      mb="5"
      gridTemplateColumns={{ base: "repeat(2, minmax(0, 1fr))", md: "minmax(0, 2fr) repeat(4, minmax(0, 1fr))" }}
      role="search"
      css={isOpen ? {} : { "& > :nth-child(n + 3)": { display: { base: "none", md: "block" } } }}
    >
      <chakra.div gridColumn={{ base: "1 / -1", md: "auto" }}>
        <Search query={query} change={change} />
      </chakra.div>
      <SmallButton display={{ md: "none" }} gridColumn="1 / -1" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {asked > 0 ? `Filters (${asked})` : "Filters"}
      </SmallButton>
      {choices.map(([name, label, options]) => (
        <SelectField key={name} label={label} {...filter(name)}>
          <Options of={withAsked(options, query.get(name) ?? "")} />
        </SelectField>
      ))}
      <DayField name="from" label="From" query={query} change={change} />
      <DayField name="to" label="To" query={query} change={change} />
    </chakra.div>
  );
}
