import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const compress = {
  // 11 would make the built site 8 % smaller and take 24 times as long, which every start pays anew.
  br: (bytes: Buffer) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes),
};

const compressible = /^(text\/|application\/(json|javascript|xml|rss\+xml|manifest\+json)|image\/svg)/;

/** CloudFront compresses objects from 1,000 bytes on. */
const minCompressed = 1000;

export type Encoding = keyof typeof compress;

/** Bytes with what was made of them so far: a body is compressed once for each encoding that is asked for. */
export interface Encodable {
  type: string;
  raw: Buffer;
  encoded: Map<Encoding, Promise<Buffer>>;
}

/** What a client accepts: brotli before gzip; a weight of 0 means "not this one". */
function acceptedEncoding(header: string | undefined): Encoding | undefined {
  const offers = (header ?? "").split(",").map((offer) => offer.trim().replace(/\s/g, ""));
  const takes = (name: Encoding) => offers.some((offer) => offer.startsWith(name) && !/;q=0(\.0*)?$/.test(offer));
  if (takes("br")) return "br";
  return takes("gzip") ? "gzip" : undefined;
}

/** The body as it travels: compressed where CloudFront would compress it. */
export async function encode(
  { type, raw, encoded }: Encodable,
  accepted: string | undefined,
): Promise<{ encoding?: Encoding; body: Buffer }> {
  const encoding = acceptedEncoding(accepted);
  if (!encoding || raw.byteLength < minCompressed || !compressible.test(type)) return { body: raw };
  const body = encoded.get(encoding) ?? compress[encoding](raw);
  encoded.set(encoding, body);
  return { encoding, body: await body };
}
