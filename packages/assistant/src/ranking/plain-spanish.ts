/** What Spanish is typed as on a phone, and what it stands for. */
const forms: ReadonlyMap<string, string> = new Map(
  `q que, k que, ke que, d de, x por, xq porque, pq porque, porq porque, xfa por favor, porfa por favor, porfas
  por favor, pa para, tb tambien, tmb tambien, tbn tambien, dnd donde, cdo cuando, nomas solo, toy
  estoy, ta esta, oy hoy, ai hay, aser hacer, asen hacen, acen hacen, ola hola, qiero quiero, ase hace, cosina
  cocina, bentana ventana, bentanas ventanas, presio precio, sabao sabado, serrado cerrado, sierran cierran,
  grasias gracias, nesesito necesito, asta hasta, ora hora, oras horas, aora ahora, benir venir, bienen vienen`
    .split(/,\s+/)
    .map((pair) => [pair.slice(0, pair.indexOf(" ")), pair.slice(pair.indexOf(" ") + 1)]),
);

/** A Spanish text with its shortened and misspelled words written out; "kiero" becomes "quiero", and "5k" stays a sum. */
export const plainSpanish = (text: string): string =>
  text.replace(/(?<![\p{L}\d])\p{L}+/gu, (word) => {
    const lower = word.toLowerCase();
    return forms.get(lower) ?? (/^k[ei]/.test(lower) ? `qu${word.slice(1)}` : word);
  });
