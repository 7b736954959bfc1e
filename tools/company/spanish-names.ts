/** What common trades are called in Spanish, by a word of their English name. */
const trades: readonly (readonly [RegExp, string])[] = [
  [/roof/i, "techos"],
  [/siding/i, "revestimiento"],
  [/gutter/i, "canaletas"],
  [/window/i, "ventanas"],
  [/garage door/i, "puertas de garaje"],
  [/(?<!garage )door/i, "puertas"],
  [/bath/i, "baños"],
  [/kitchen/i, "cocinas"],
  [/deck/i, "terrazas"],
  [/fenc/i, "cercas"],
  [/porch/i, "porches"],
  [/pergola/i, "pérgolas"],
  [/ramada/i, "ramadas"],
  [/patio/i, "patios"],
  [/sunroom/i, "solarios"],
  [/floor/i, "pisos"],
  [/paint/i, "pintura"],
  [/insulat/i, "aislamiento"],
  [/solar/i, "paneles solares"],
  [/heat|hvac|furnace/i, "calefacción"],
  [/air condition|hvac|cooling/i, "aire acondicionado"],
  [/plumb/i, "plomería"],
  [/electric/i, "instalaciones eléctricas"],
  [/concrete/i, "concreto"],
  [/landscap/i, "jardinería"],
  [/basement/i, "sótanos"],
  [/cabinet/i, "gabinetes"],
  [/countertop/i, "encimeras"],
];

/** The Spanish names of what a service's English name holds; none for a trade that is not known here. */
export const spanishNamesIn = (name: string): string[] =>
  trades.flatMap(([english, spanish]) => (english.test(name) ? [spanish] : []));

/** The company's services in a sentence; undefined when one of them is not known here.
 * @param type "conjunction" for "and", "disjunction" for "or" */
export function spanishList(names: readonly string[], type: "conjunction" | "disjunction"): string | undefined {
  const spanish = names.map(spanishNamesIn);
  const isKnown = spanish.every((each) => each.length > 0);
  return isKnown ? new Intl.ListFormat("es", { type }).format(spanish.flat()) : undefined;
}
