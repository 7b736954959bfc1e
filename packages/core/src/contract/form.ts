/** Longest accepted values, in code points. The e-mail limit is RFC 5321's. */
export const textLimits = { line: 200, email: 254, phone: 120, paragraphs: 5000 } as const;

interface Described {
  /** What the visitor reads above the control, or beside a checkbox. */
  label: string;
  /** Names the field in a message where its label does not: "Name must be at most 200 characters". */
  noun?: string;
  hint?: string;
  isRequired?: boolean;
}

interface Text extends Described {
  kind: "line" | "name" | "paragraphs" | "email" | "phone";
  placeholder?: string;
  /** What the browser fills in, when the kind does not say it. */
  autoComplete?: string;
  /** Longest value in code points; that of the kind when absent. */
  max?: number;
}

interface FreeText extends Text {
  kind: "line" | "name" | "paragraphs";
  isRequired?: false;
  min?: never;
  pattern?: never;
  message?: never;
}

interface CheckedText extends Text {
  /** Shortest value in code points; an optional field may also stay empty. */
  min?: number;
  /** What the value must look like, such as a number. */
  pattern?: RegExp;
  /** Said when the value is missing, too short or not of its kind. */
  message: string;
}

export type TextField = FreeText | CheckedText;

/** One of some options: all in sight, or in the browser's own list. */
interface Choice extends Described {
  kind: "radios" | "select";
  /** The values, or the values with what the visitor reads. */
  options: readonly string[] | Readonly<Record<string, string>>;
  message: string;
}

interface Checkbox extends Described {
  kind: "checkbox";
  value?: string;
  message: string;
}

/** One field of a form, stated once and free of zod: the request's type and schema, the control, its label, hint, empty
 * value and limit, and the order of the error summary are made from it. */
export type Field = TextField | Choice | Checkbox;

/** The fields of a form in their order. A name is also the control's id and the request's key. */
export type FormFields = Readonly<Record<string, Field>>;

export type ValueOf<F extends Field> = F extends { options: readonly (infer Option)[] }
  ? Option
  : F extends { options: infer Options }
    ? keyof Options & string
    : F extends { value: infer Value }
      ? Value
      : F extends { kind: "checkbox" }
        ? boolean
        : string;

export type SentValueOf<F extends Field> = F extends { isRequired: true } | { kind: "checkbox" }
  ? ValueOf<F>
  : ValueOf<F> | "";

type RequiredNames<Fields extends FormFields> = {
  [Name in keyof Fields]: Fields[Name] extends { isRequired: true } ? Name : never;
}[keyof Fields];

export type RequestInput<Fields extends FormFields> = {
  [Name in RequiredNames<Fields>]: SentValueOf<Fields[Name]>;
} & {
  [Name in Exclude<keyof Fields, RequiredNames<Fields>>]?: SentValueOf<Fields[Name]>;
};

export const listKeys = <Name extends string>(source: Readonly<Record<Name, unknown>>): Name[] =>
  // Object.keys forgets the names of its keys.
  Object.keys(source) as Name[];

export const buildFromKeys = <Name extends string, Value>(
  source: Readonly<Record<Name, unknown>>,
  getValue: (name: Name) => Value,
): Record<Name, Value> =>
  Object.fromEntries(listKeys(source).map((name) => [name, getValue(name)])) as Record<Name, Value>;

/** Name of a field within a sentence. */
export const getNoun = ({ noun, label }: Field): string => noun ?? label;

export const getOptions = ({
  options,
}: Pick<Choice, "options">): readonly (readonly [value: string, label: string])[] =>
  Array.isArray(options) ? options.map((option: string) => [option, option] as const) : Object.entries(options);

/** Length of a text as limits count it: an emoji is one character, and so is each part of a family. */
export const codePoints = (value: string): number => [...value].length;

/** Longest value of a text field, in code points. */
export const getLimit = ({
  kind,
  max = textLimits[kind === "name" ? "line" : kind],
}: Pick<Text, "kind" | "max">): number => max;

const emptyValue = (field: Field): unknown => {
  if (field.kind === "checkbox") return field.value === undefined ? false : undefined;
  return "options" in field && field.isRequired ? undefined : "";
};

/** What an untouched form holds: where a choice has to be made, nothing is chosen yet. */
export const emptyValues = (fields: FormFields): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields)
      .map(([name, field]) => [name, emptyValue(field)] as const)
      .filter(([, value]) => value !== undefined),
  );
