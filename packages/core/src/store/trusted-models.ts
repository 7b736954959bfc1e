interface Schema {
  properties: Record<string, { required?: boolean }>;
}

/** Stands for the package jsonschema in Lambda bundles, where ElectroDB would check every entity's model twice at each
 * start: 28 of 133 ms of a form's module load (`npm run bench -- lambda`). Our models are constants that the tests check with the
 * real one; what is left tells ElectroDB's two forms of a model apart by the members that they must have. */
export class Validator {
  declare customFormats: Record<string, unknown>;

  addSchema(): void {}

  validate(model: object, { properties }: Schema): { errors: string[] } {
    const needed = Object.keys(properties).filter((name) => properties[name]?.required === true);
    return { errors: needed.filter((name) => !(name in model)) };
  }
}

// ElectroDB adds its formats here when it is loaded.
Validator.prototype.customFormats = {};
