import { profile } from "@site/company/profile";
import type { AskedAction, RequestAction, RequestView } from "@site/core/request-page/options";
import { ActionForm } from "./action-form.tsx";

/** Whether we text and mail the visitor, and the way to stop it. */
export function TextsAndMails({ view, asked }: { view: RequestView; asked: AskedAction | undefined }) {
  const { token, texts, mails, codeTo } = view;
  const button = (action: RequestAction, label: string) => (
    <ActionForm token={token} action={action} asked={asked} submitLabel={label} variant="outline" />
  );
  return (
    <>
      {texts === "allowed" && button("stopTexts", "Stop texts")}
      {texts === "stopped" && (
        <p>You get no texts from us. To get them again, text START to the number they came from.</p>
      )}
      {texts === "unasked" && <p>You get no texts from us. {mails ? "We write an email, or call." : "We call you."}</p>}
      {mails === "allowed" && button("stopMails", "Stop emails")}
      {mails === "stopped" && (
        <>
          <p>
            You get no emails from us. We send a code to {codeTo} before you get them again. Or call {profile.phone}.
          </p>
          {button("resumeMails", "Get emails again")}
        </>
      )}
    </>
  );
}
