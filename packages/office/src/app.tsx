import { chakra } from "@chakra-ui/react/styled-system";
import { officePaths } from "@site/core/contract/office-paths";
import type { Office } from "@site/core/office/auth/account-contract";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { Route, Routes } from "react-router-dom";
import { mutate, SWRConfig } from "swr";
import { SignIn } from "./auth/sign-in.tsx";
import { BackgroundErrors } from "./components/background-errors.tsx";
import { KeyHelp } from "./components/key-help.tsx";
import { Navigation } from "./components/navigation.tsx";
import { Offline } from "./components/offline.tsx";
import { Failure, Screen, StatusMessage } from "./components/parts.tsx";
import { Inbox } from "./inbox/inbox.tsx";
import { SignInCount } from "./inbox/use-pages.ts";
import { describeFailure, isSignedOut } from "./lib/call.ts";
import { forgetAhead, loader } from "./lib/loader.ts";
import { scopeDraftsToUser } from "./lib/scope-drafts-to-user.ts";
import { useKeptFocus } from "./lib/use-kept-focus.ts";
import { useOffice } from "./lib/use-office.ts";

const RecordScreen = lazy(() => import("./record/record.tsx"));
const Person = lazy(() => import("./privacy/person.tsx"));
const Visits = lazy(() => import("./visits/visits.tsx"));
const Chats = lazy(() => import("./chats/chats.tsx"));
const Company = lazy(() => import("./settings/company.tsx"));
const Figures = lazy(() => import("./reports/figures.tsx"));
const DrawRecord = lazy(() => import("./giveaway/draw-record.tsx"));
const Giveaway = lazy(() => import("./giveaway/giveaway.tsx"));
const Audit = lazy(() => import("./reports/audit.tsx"));
const StopDailyMail = lazy(() => import("./auth/stop-daily-mail.tsx"));
const Account = lazy(() => import("./auth/account.tsx"));

const isSame = ({ me }: Office, { me: next }: Office): boolean =>
  me.email === next.email && me.may.join() === next.may.join();

function Screens() {
  const { data, error, mutate: renew } = useOffice();
  const [count, setCount] = useState(0);
  const isOut = useRef(false);
  // Until somebody is known to be signed in: an answer that is lost says nothing.
  isOut.current = isSignedOut(error) || (isOut.current && error !== undefined);
  const mustSignIn = isOut.current;
  useKeptFocus();
  useEffect(() => {
    if (mustSignIn) document.querySelector<HTMLElement>("h1")?.focus();
  }, [mustSignIn]);
  const person = useRef<string>(undefined);
  person.current ??= data?.me.email;
  // Also where they signed in in another tab, or the answer to the sign-in was lost.
  const isOther = data !== undefined && data.me.email !== person.current;
  useEffect(() => {
    // What another person had read must not be in the browser's memory any more.
    if (isOther) window.location.reload();
  }, [isOther]);
  /** @throws Error when nobody says who it is */
  async function enter(): Promise<void> {
    forgetAhead();
    const office = (await loader(officePaths.getOffice)) as Office;
    if (data && !isSame(data, office)) return window.location.reload();
    await renew(office, { revalidate: false });
    // The first to sign in has nothing to renew: every screen asks for itself.
    if (!data) return;
    await mutate(() => true);
    setCount((before) => before + 1);
  }
  if (mustSignIn && !data) return <SignIn onDone={enter} />;
  if (!data || isOther)
    return (
      <Screen title="Office">
        {error ? <Failure>{describeFailure(error)}</Failure> : <StatusMessage>Loading ...</StatusMessage>}
      </Screen>
    );
  return (
    <SignInCount value={count}>
      {mustSignIn && <SignIn isEnded onDone={enter} />}
      <chakra.div display={mustSignIn ? "none" : "contents"}>
        <Rooms key={data.me.email} office={data} />
        {!mustSignIn && <KeyHelp />}
      </chakra.div>
    </SignInCount>
  );
}

function Rooms({ office }: { office: Office }) {
  // Before any form begins with a draft.
  useState(() => scopeDraftsToUser(office.me.email));
  const { may } = office.me;
  return (
    <>
      <Navigation office={office} />
      <BackgroundErrors />
      <Offline />
      <Suspense fallback={<Screen title="Office">Loading ...</Screen>}>
        <Routes>
          <Route path="/" element={<Inbox />} />
          <Route path="/account" element={<Account />} />
          <Route path="/visits" element={<Visits />} />
          <Route path="/chats" element={<Chats />} />
          <Route path="/figures" element={<Figures />} />
          <Route path="/giveaway" element={<Giveaway />} />
          <Route path="/giveaway/drawings/:id" element={<DrawRecord />} />
          <Route path="/company" element={<Company />} />
          {may.includes("person") && <Route path="/person" element={<Person />} />}
          {may.includes("audit") && <Route path="/audit" element={<Audit />} />}
          <Route path="/:noun/:id" element={<RecordScreen />} />
          <Route path="*" element={<Screen title="Not found">There is no such page here.</Screen>} />
        </Routes>
      </Suspense>
    </>
  );
}

/** The office: the sign-in until somebody is signed in, then its screens. */
export const App = () => (
  <SWRConfig
    value={{
      fetcher: loader,
      shouldRetryOnError: false,
      // A session that ended is noticed by whatever is asked first.
      onError: (error, key) => {
        if (isSignedOut(error) && key !== officePaths.getOffice) void mutate(officePaths.getOffice);
      },
    }}
  >
    <Suspense>
      <Routes>
        <Route path="/stop-daily-mail" element={<StopDailyMail />} />
        <Route path="*" element={<Screens />} />
      </Routes>
    </Suspense>
  </SWRConfig>
);
