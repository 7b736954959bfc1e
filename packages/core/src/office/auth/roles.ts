/** What somebody may do in the office. `hiring`: see applications for a job and work on them. `person`: export and delete
 * all that is stored of a person. `export`: take lists away as files. `staff`: say who may use the office. `company`: change
 * texts and rules for everybody. `draw`: hold the giveaway's drawing. */
export const permissions = [
  "read",
  "change",
  "hiring",
  "person",
  "export",
  "audit",
  "staff",
  "company",
  "draw",
] as const;
export type Permission = (typeof permissions)[number];

export const roles = {
  owner: permissions,
  office: ["read", "change", "hiring", "person", "export", "company"],
  sales: ["read", "change"],
  "read-only": ["read"],
} as const satisfies Record<string, readonly Permission[]>;

export type Role = keyof typeof roles;
export const roleNames = Object.keys(roles) as Role[];

export const mayDo = (role: Role, permission: Permission): boolean =>
  roles[role].some((each: Permission) => each === permission);

interface Kind {
  isConfidential?: true;
}

export const maySee = (role: Role, { isConfidential }: Kind): boolean => !isConfidential || mayDo(role, "hiring");

/** Whether a record of a kind may be given to somebody: they can open and change it. */
export const mayHave = (role: Role, kind: Kind): boolean => mayDo(role, "change") && maySee(role, kind);
