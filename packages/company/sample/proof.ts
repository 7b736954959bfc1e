import type { CrewMember, Insurance, License, Project } from "../schema.ts";

/** Nobody has supplied any: pages say nothing of it. */
export const licenses: readonly License[] | undefined = undefined;

export const insurances: readonly Insurance[] | undefined = undefined;

export const crew: readonly CrewMember[] | undefined = undefined;

export const projects: readonly Project[] | undefined = undefined;
