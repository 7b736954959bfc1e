import type { IndexName } from "@site/core/store/table";

/** What a function may be bound to beside the table; the stack turns each into variables, secrets and permissions. */
export type BindingName =
  | "signingKey"
  | "fallbackQueue"
  | "mail"
  | "sms"
  | "incomingSms"
  | "smsPromise"
  | "webhook"
  | "chatCookie"
  | "model"
  | "content"
  | "contentKey"
  | "reviewSource"
  | "publicAddress"
  | "officeAddress"
  | "pageRenderer"
  | "fileUpload"
  | "fileIntake"
  | "fileReading"
  | "fileDeletion";

/** How one Lambda is deployed. Routes and background tasks say it once; the stack and the tests read it. */
export interface Deployment {
  /** Module below packages/functions/src/handlers and what it exports: "office/records.getRecordHandler". */
  handler: string;
  /** Lambda's limit in seconds; every downstream limit ends before it. */
  timeout: number;
  /** MB; 512 unless stated. */
  memory?: number;
  /** DynamoDB actions on the table that its use-case calls; none means that it never sees the table. */
  tableActions: readonly string[];
  indexes?: readonly IndexName[];
  bindings?: readonly BindingName[];
  /** Routes that may be shed before forms are: the stage caps what each of them may run at once and per second. */
  pool?: "chat" | "content" | "assets" | "pages" | "traffic";
}

/** Where a handler is: its module below packages/functions/src, and the name under which that exports it. */
export function locateHandler({ handler }: Pick<Deployment, "handler">): { module: string; name: string } {
  const [module = "", name = ""] = handler.split(".");
  return { module: `handlers/${module}`, name };
}
