/** Paths of the office's API, apart from the site's, whose visitors load those. `{name}` is one segment. */
export const officePaths = {
  requestSignInCode: "/api/office/sign-in/code",
  signIn: "/api/office/sign-in",
  startPasskeySignIn: "/api/office/sign-in/passkey/challenge",
  signInWithPasskey: "/api/office/sign-in/passkey",
  startPasskey: "/api/office/passkeys/challenge",
  addPasskey: "/api/office/passkeys",
  signOut: "/api/office/sign-out",
  getOffice: "/api/office/me",
  listOwnSessions: "/api/office/sessions",
  endOwnSession: "/api/office/sessions/end",
  listInbox: "/api/office/records",
  getRecord: "/api/office/records/{noun}/{id}",
  changeRecord: "/api/office/records/{noun}/{id}",
  findPerson: "/api/office/person",
  deletePerson: "/api/office/person/deletion",
  listAudit: "/api/office/audit",
} as const;
