import { chakra } from "@chakra-ui/react/styled-system";
import { formatMoment } from "@site/core/business/date-format";
import { type Giveaway, saveWinnersRequestEndpoint } from "@site/core/office/giveaway/giveaway-contract";
import { newKey } from "@site/ui/lib/new-key.ts";
import { useRef } from "react";
import { useForm } from "react-hook-form";
import { ConfirmButton } from "../components/confirm-button.tsx";
import { Aside, Failure, InputField, ListItem, Part, SmallButton, SubmitButton } from "../components/parts.tsx";
import { call, useAsyncAction } from "../lib/call.ts";
import { getName, useOffice } from "../lib/use-office.ts";

interface WinnersProps {
  giveaway: Giveaway;
  onSaved: (said: string) => void;
}

const empty = { name: "", contact: "" };

function NoteRequest({ onSaved }: Pick<WinnersProps, "onSaved">) {
  const { register, handleSubmit, reset } = useForm({ defaultValues: empty });
  const { failure, attempt } = useAsyncAction();
  // The same for every press until it is noted.
  const id = useRef(newKey());
  const save = handleSubmit((values) =>
    attempt(async () => {
      await call(saveWinnersRequestEndpoint, { kind: "asked", id: id.current, ...values });
      id.current = newKey();
      reset(empty);
      onSaved(`It is noted that ${values.name} asked for the winners' list.`);
    }),
  );
  return (
    <chakra.form onSubmit={save} noValidate display="grid" gap="3" maxW="26rem">
      <InputField id="winners-name" label="Who asked" autoComplete="off" {...register("name")} />
      <InputField
        id="winners-contact"
        label="Their email, phone or postal address"
        autoComplete="off"
        {...register("contact")}
      />
      <Failure>{failure}</Failure>
      <SubmitButton>Note the request</SubmitButton>
    </chakra.form>
  );
}

/** Who asked for the winners' list by mail or by phone, until when the rules allow it, and who has been answered. */
export function WinnersRequests({ giveaway: { winnersListUntil, winnersRequests }, onSaved }: WinnersProps) {
  const { data: office } = useOffice();
  const { failure, attempt } = useAsyncAction();
  const mayChange = office?.me.may.includes("change");
  const save = (kind: "answered" | "removed", id: string, done: string) =>
    attempt(async () => {
      await call(saveWinnersRequestEndpoint, { kind, id });
      onSaved(done);
    });
  return (
    <Part id="winners-list" title="Requests for the winners' list" mt="6" display="grid" gap="3">
      <p>The rules let people ask for it by mail or by phone until {formatMoment(winnersListUntil)}.</p>
      {winnersRequests.length === 0 && <p>Nobody has asked yet.</p>}
      <Failure>{failure}</Failure>
      <ul>
        {winnersRequests.map(({ id, name, contact, at, by, answeredAt, answeredBy, sample }) => (
          <ListItem key={id} display="flex" gap="4" flexWrap="wrap" alignItems="center">
            <chakra.span flex="1 1 16rem" overflowWrap="anywhere">
              {name}, {contact}
              <Aside>
                {sample && "Sample record. "}Asked {formatMoment(at)}, noted by {getName(office, by)}
                {at > winnersListUntil && ", after the last day"}
                {answeredAt && `. Answered ${formatMoment(answeredAt)} by ${getName(office, answeredBy)}`}
              </Aside>
            </chakra.span>
            {mayChange && !answeredAt && (
              <SmallButton onClick={() => save("answered", id, `${name} has been answered.`)}>
                {name} has the list
              </SmallButton>
            )}
            {mayChange && (
              <ConfirmButton
                label={`Remove the request of ${name}`}
                yes={`Yes, remove the request of ${name}`}
                no="Keep it"
                onConfirm={() => save("removed", id, `The request of ${name} is gone for good.`)}
              />
            )}
          </ListItem>
        ))}
      </ul>
      {mayChange && <NoteRequest onSaved={onSaved} />}
    </Part>
  );
}
