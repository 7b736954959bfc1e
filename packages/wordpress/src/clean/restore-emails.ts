/** What Cloudflare makes of an address: a key and the address, each byte of it mixed with the key. */
function decode(hex: string): string | undefined {
  const [key = 0, ...bytes] = Buffer.from(hex, "hex");
  const address = Buffer.from(bytes.map((byte) => byte ^ key)).toString("utf8");
  return /^[\w.+-]+@[\w.-]+$/.test(address) ? address : undefined;
}

const hidden =
  /<(a|span)\b[^<>]*\sdata-cfemail="([0-9a-f]+)"[^<>]*>[\s\S]*?<\/\1>|(?:https?:\/\/[^/"'\s]+)?\/cdn-cgi\/l\/email-protection#([0-9a-f]+)/gi;

/** HTML whose email addresses can be read without Cloudflare's script. */
export const restoreEmails = (html: string): string =>
  html.replace(hidden, (whole, tag: string | undefined, text: string | undefined, link = "") => {
    const address = decode(text ?? link);
    if (!address) return whole;
    if (!tag) return `mailto:${address}`;
    return tag.toLowerCase() === "a" ? `<a href="mailto:${address}">${address}</a>` : address;
  });
