/** The stage that `npm run prove -- rehearsal` brings up; stacks/settings.ts names its content provider. */
export const rehearsalStage = "rehearsal";

/** Host of the stage's content provider, which the rehearsal maps to one on this machine. */
export const wordpressHost = "wordpress.example.org";

/** File in the data folder that says where AWS and the content provider answer. */
export const addressesFile = "rehearsal.json";
