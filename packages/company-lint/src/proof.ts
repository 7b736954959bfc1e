import type { CrewMember, Insurance, License, Project } from "@site/company/schema";
import { type CompanyDiagnostic, diagnose } from "./diagnostic.ts";
import { stale } from "./prices.ts";

interface Proof {
  licenses: readonly License[] | undefined;
  insurances: readonly Insurance[] | undefined;
  crew: readonly CrewMember[] | undefined;
  projects: readonly Project[] | undefined;
}

interface Known {
  services: Readonly<Record<string, { products: Readonly<Record<string, string>> }>>;
  counties: Readonly<Record<string, string>>;
}

/** Projects of services, products or counties that the company does not have, or under an address that another has. */
export const strayProjects = (projects: readonly Project[] = [], { services, counties }: Known): CompanyDiagnostic[] =>
  projects.flatMap(({ slug, service, product, county }, index) => {
    const say = (field: string, problem: string) => [diagnose("proof", `projects.${index}.${field}`, problem)];
    return [
      ...(projects.findIndex((each) => each.slug === slug) < index ? say("slug", `"${slug}" is there twice`) : []),
      ...(service in services ? [] : say("service", `services.ts has no "${service}"`)),
      ...(product && !(product in (services[service]?.products ?? {}))
        ? say("product", `services.ts has no "${product}" of "${service}"`)
        : []),
      ...(county && !(county in counties) ? say("county", `places.ts has no "${county}"`) : []),
    ];
  });

/** What is no longer true, or not yet: papers that have run out or that nobody has looked at for a year, work still to come,
 * and places outside the area. */
export function staleProof({ licenses, insurances, crew, projects }: Proof, towns: readonly string[], now: Date) {
  const today = now.toISOString().slice(0, 10);
  const future = "is a day that has not come yet";
  const papers = { licenses, insurances };
  return [
    ...Object.entries(papers).flatMap(([name, list = []]) =>
      list.flatMap(({ confirmed }, index) => stale("proof", `${name}.${index}.confirmed`, confirmed, now)),
    ),
    ...(insurances ?? []).flatMap(({ until }, index) =>
      until < today ? [diagnose("proof", `insurances.${index}.until`, `the insurance ended on ${until}`)] : [],
    ),
    ...(crew ?? []).flatMap(({ since }, index) =>
      since > now.getUTCFullYear() ? [diagnose("proof", `crew.${index}.since`, "is a year that has not come yet")] : [],
    ),
    ...(projects ?? []).flatMap(({ finishedOn, town, confirmed }, index) => [
      ...(finishedOn > today ? [diagnose("proof", `projects.${index}.finishedOn`, future)] : []),
      ...(confirmed.on > today ? [diagnose("proof", `projects.${index}.confirmed.on`, future)] : []),
      ...(towns.includes(town) ? [] : [diagnose("proof", `projects.${index}.town`, "lies outside the places served")]),
    ]),
  ];
}
