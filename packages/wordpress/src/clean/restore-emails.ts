/** What Cloudflare makes of an address: a key and the address, each byte of it mixed with the key. */
function decode(hex: string): string | undefined {
  const [key = 0, ...bytes] = Buffer.from(hex, "hex");
  const address = Buffer.from(bytes.map((byte) => byte ^ key)).toString("utf8");
  return /^[\w.+-]+@[\w.-]+$/.test(address) ? address : undefined;
}

const hiddenText = /<(a|span)\b[^<>]*\sdata-cfemail="([0-9a-f]+)"[^<>]*>[\s\S]*?<\/\1>/gi;
const hiddenLink = /(?:https?:\/\/[^/"'\s]+)?\/cdn-cgi\/l\/email-protection#([0-9a-f]+)/gi;

/** HTML whose email addresses can be read without Cloudflare's script. */
export const restoreEmails = (html: string): string =>
  html
    .replace(hiddenText, (whole, tag: string, hex: string) => {
      const address = decode(hex);
      if (!address) return whole;
      return tag.toLowerCase() === "a" ? `<a href="mailto:${address}">${address}</a>` : address;
    })
    .replace(hiddenLink, (whole, hex: string) => {
      const address = decode(hex);
      return address ? `mailto:${address}` : whole;
    });
