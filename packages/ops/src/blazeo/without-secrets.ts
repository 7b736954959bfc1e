/** What is never kept: the visitor's address in the network, search words, and access data of the provider. */
const dropped =
  /^(?:ip(?:address)?|keywords?|.*(?:password|secret|token|credential|api_?key|authorization).*|cookies?)$/i;

/** A copy of parsed JSON without the fields that may not be kept, at any depth. */
export function withoutSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSecrets);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !dropped.test(name.replaceAll("-", "")))
      .map(([name, each]) => [name, withoutSecrets(each)]),
  );
}
