/** The part that is used here: the package has no types of its own. */
declare module "lockfile-lint-api" {
  type Packages = Record<string, object>;

  interface Result {
    type: "success" | "error";
    errors: { package: string; message: string }[];
  }

  class Validator {
    constructor(given: { packages: Packages });
    validate(allowed?: string[]): Result;
  }

  const lint: {
    ParseLockfile: new (given: { lockfileText: string; lockfileType: "npm" }) => { parseSync(): { object: Packages } };
    ValidateHost: typeof Validator;
    ValidateHttps: typeof Validator;
    ValidatePackageNames: typeof Validator;
    ValidateIntegrity: typeof Validator;
  };
  export default lint;
}
