import { chakra } from "@chakra-ui/react/styled-system";
import { formatMomentWithZone } from "@site/core/business/date-format";
import { deletePersonEndpoint, findPersonEndpoint, searchKinds } from "@site/core/office/privacy-contract";
import { Button } from "@site/ui/components/button.tsx";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useLocation } from "react-router-dom";
import { Choices, Failure, InputField, Part, Screen, StatusMessage, TextLink } from "../components/parts.tsx";
import { type AnswerOf, call, useAsyncAction } from "../lib/call.ts";
import { saveFile } from "../lib/save-file.ts";
import { useOffice } from "../lib/use-office.ts";

type FoundPeople = AnswerOf<typeof findPersonEndpoint> & { asked: { email?: string; phone?: string } };

const describeName = ({ name, email }: FoundPeople["people"][number]): string =>
  [name || "no name", email].filter(Boolean).join(", ");

const countByKind = (records: FoundPeople["records"]): [kind: string, count: number][] => {
  const counts = new Map<string, number>();
  for (const { kind } of records) {
    const name = searchKinds.includes(kind) ? "entry of the search" : kind.replaceAll("_", " ");
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts];
};

export default function Person() {
  const { register, handleSubmit, watch, reset, resetField } = useForm<
    Record<"email" | "phone" | "confirmation", string>
  >({
    defaultValues: { email: "", phone: "", ...useLocation().state, confirmation: "" },
  });
  const [found, setFound] = useState<FoundPeople>();
  const { failure, isBusy, attempt } = useAsyncAction();
  const [message, setMessage] = useState("");
  const [chosen, setChosen] = useState<string[]>([]);
  /** Positions of the people who are meant; whoever is found alone is. */
  const [chosenPeople, setChosenPeople] = useState<string[]>([]);
  const { data: office } = useOffice();
  const own = (found?.records ?? []).filter(({ isOfOther }) => !isOfOther);
  const opened = (found?.records ?? []).flatMap(({ kind, id, isOfOther }) => {
    const noun = office?.kinds.find((each) => each.noun === `${kind}s`)?.noun;
    return noun ? [{ kind, noun, id, isOfOther }] : [];
  });
  const people = found?.people ?? [];
  const isMeant = (at: number): boolean => people.length < 2 || chosenPeople.includes(String(at));
  const excluded = people.flatMap(({ ids }, at) => (isMeant(at) ? [] : ids));
  const isAnybody = excluded.length === 0 || chosenPeople.length > 0;
  const describePerson = (id: string): string =>
    people.flatMap((each) => (each.ids.includes(id) ? [`, ${describeName(each)}`] : [])).join("");
  const others = opened.flatMap((each, at) => (each.isOfOther ? [{ ...each, at }] : []));

  /** Nobody is deleted who is not the one in the form. */
  function forget() {
    setFound(undefined);
    setChosen([]);
    setChosenPeople([]);
    resetField("confirmation");
    setMessage("");
  }
  const find = handleSubmit(({ email, phone }) =>
    attempt(async () => {
      forget();
      const asked = { email: email || undefined, phone: phone || undefined };
      const answer = await call(findPersonEndpoint, asked);
      setFound({ asked, ...answer });
      setMessage(answer.records.length === 0 ? "Nothing is stored about this person." : "");
    }),
  );
  const remove = () =>
    attempt(async () => {
      if (!found) return;
      setMessage("");
      const { deleted, at, receipt } = await call(deletePersonEndpoint, {
        ...found.asked,
        others: chosen,
        kept: excluded,
      });
      setFound(undefined);
      reset();
      setMessage(`Deleted ${deleted} on ${formatMomentWithZone(at)}. Receipt ${receipt}: it says nothing of whom.`);
    });

  const save = () =>
    attempt(async () => {
      if (!found) return;
      const { file } = excluded.length > 0 ? await call(findPersonEndpoint, { ...found.asked, kept: excluded }) : found;
      saveFile("person.json", file, "application/json");
      // They are signed for an hour (core/src/privacy/export-person.ts).
      if (file.includes('"link": '))
        setMessage(
          "Saved. Its links to photos and files end in an hour: open them now, and send what they show with it.",
        );
    });

  return (
    <Screen title="Person">
      <p>
        Everything that is stored about one person, by their email or their number in any spelling. Who asked for the
        winners' list by a postal address stands under Giveaway, and is removed there.
      </p>
      <chakra.form onSubmit={find} display="grid" gap="4" maxW="26rem" my="4" noValidate>
        <InputField
          id="email"
          label="Email"
          type="email"
          autoComplete="off"
          {...register("email", { onChange: forget })}
        />
        <InputField
          id="phone"
          label="Phone"
          type="tel"
          autoComplete="off"
          {...register("phone", { onChange: forget })}
        />
        <Button type="submit">Find</Button>
      </chakra.form>
      <Failure>{failure}</Failure>
      <StatusMessage>{isBusy ? "One moment ..." : message}</StatusMessage>
      {found && found.records.length > 0 && (
        <Part
          id="found"
          title={`Found ${own.length} of ${Object.values(found.asked).join(" and ")}`}
          display="grid"
          gap="3"
          maxW="26rem"
        >
          <ul>
            {countByKind(own).map(([kind, count]) => (
              <li key={kind}>
                {count} × {kind}
              </li>
            ))}
          </ul>
          {people.length === 1 && people.map((each) => <p key={each.ids[0]}>All of it is of {describeName(each)}.</p>)}
          {people.length > 1 && (
            <Choices
              legend={`This belongs to ${people.length} people. Whose records are meant? Those of the others are not in the file, and stay:`}
              options={people.map((each, at) => ({
                id: String(at),
                label: `${describeName(each)}: ${each.ids.length}`,
              }))}
              chosen={chosenPeople}
              onChange={setChosenPeople}
            />
          )}
          <chakra.div display="flex" gap="4" flexWrap="wrap">
            {opened.map(({ kind, noun, id, isOfOther }, at) => (
              <TextLink key={id} to={`/${noun}/${id}`}>
                Open {kind} {at + 1}
                {isOfOther ? " of somebody else" : people.length > 1 && describePerson(id)}
              </TextLink>
            ))}
          </chakra.div>
          {others.length > 0 && (
            <Choices
              legend="What somebody else sent names this person. It is not in the file, and stays unless you choose it here:"
              options={others.map(({ kind, id, at }) => ({
                id,
                label: `Delete ${kind} ${at + 1} of somebody else, too`,
              }))}
              chosen={chosen}
              onChange={setChosen}
            />
          )}
          <Button variant="outline" disabled={!isAnybody} onClick={save}>
            Export
          </Button>
          <InputField
            id="confirmation"
            label="To delete all of it for good, type DELETE"
            autoComplete="off"
            {...register("confirmation")}
          />
          <Button variant="action" disabled={watch("confirmation") !== "DELETE" || !isAnybody} onClick={remove}>
            Delete
          </Button>
        </Part>
      )}
    </Screen>
  );
}
