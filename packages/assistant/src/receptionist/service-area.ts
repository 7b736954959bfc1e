import { region, serviceTowns } from "@site/company/places";
import { spanish } from "@site/company/spanish";
import { formatList } from "@site/core/business/format";
import type { ChatLanguage } from "@site/core/chat/options";
import { phone } from "../ranking/knowledge-base.ts";
import type { Place } from "../signals/places.ts";

const namesOf = (places: readonly Place[], word: string): string =>
  formatList(
    places.map(({ name, town }) => (town ? `${name} (${town})` : name)),
    { word },
  );

const agree = (some: readonly Place[], one: string, many: string): string => (some.length > 1 ? many : one);

/** Whether we come to some places: only those that the site lists are promised. */
export function areaText(places: readonly Place[], language: ChatLanguage): string {
  const formatNames = (some: readonly Place[]) => namesOf(some, language === "es" ? "y" : "and");
  const filterByArea = (area: Place["area"]) => places.filter((place) => place.area === area);
  const [served, near, far] = [filterByArea("served"), filterByArea("nearby"), filterByArea("far")];
  const list = formatList(serviceTowns);
  const parts =
    language === "es"
      ? [
          places.length === 0 &&
            `Trabajamos en ${serviceTowns.slice(0, -1).join(", ")} y alrededores. ¿En qué ciudad o código postal está la casa?`,
          served.length > 0 && `Sí, trabajamos en ${formatNames(served)}.`,
          near.length > 0 &&
            `${formatNames(near)} no ${agree(near, "está", "están")} en la lista de ciudades que nombramos, pero también trabajamos en los alrededores; el equipo lo confirma para su dirección.`,
          far.length > 0 &&
            `${formatNames(far)} ${agree(far, "queda", "quedan")} fuera de nuestra zona (${spanish.region}) y lo más probable es que sea muy lejos; la oficina se lo confirma en el ${phone}.`,
        ]
      : [
          places.length === 0 && `We serve ${list}. Which town or ZIP code is the house in?`,
          served.length > 0 && `Yes, we serve ${formatNames(served)}.`,
          near.length > 0 &&
            `${formatNames(near)} ${agree(near, "is", "are")} not on the list of towns we name, but we serve nearby towns, too; our team confirms it for your address.`,
          far.length > 0 &&
            `${formatNames(far)} ${agree(far, "is", "are")} outside ${region}, where we work (${list}), and most likely too far; the office at ${phone} can say for sure.`,
        ];
  return parts.filter(Boolean).join(" ");
}
