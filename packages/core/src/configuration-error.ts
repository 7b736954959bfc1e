/** A setting of the deployment is missing or wrong. Its message names settings and never what a visitor sent: it is logged. */
export class ConfigurationError extends Error {
  override name = "ConfigurationError";
}
