import { profile } from "@site/company/profile";

const companyValues: Readonly<Record<string, string>> = { company: profile.company, phone: profile.phone };

/** A company's text of a mail with its marks filled in. @param values of marks beside `{company}` and `{phone}` */
export const renderTemplate = (text: string, values: Readonly<Record<string, string>> = {}): string =>
  text.replace(/\{(\w+)\}/g, (mark, name: string) => values[name] ?? companyValues[name] ?? mark);
