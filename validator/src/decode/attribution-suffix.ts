const marker = '80218021802180218021802180218021';
const byte = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
const isPrintable = (hex: string) => /^(?:[2-7][0-9a-f])*$/.test(hex) && !hex.includes('7f');

/** Whether hex, without 0x, is one whole suffix as ERC-8021 lays it out: read from its end, nothing left at its start. */
function isErc8021(hex: string): boolean {
  if (!hex.endsWith(marker)) return false;
  const schemaAt = hex.length - marker.length - 2;
  const schema = byte(hex, schemaAt);
  if (schema === 0 || schema === 1) {
    // codes, their length in a byte; before them, in schema 1, the registry: address, chain id, length of the chain id.
    const codesEnd = schemaAt - 2;
    const codesStart = codesEnd - byte(hex, codesEnd) * 2;
    if (!(codesStart >= 0) || !isPrintable(hex.slice(codesStart, codesEnd))) return false;
    if (schema === 0) return codesStart === 0;
    const chainIdEnd = codesStart - 2;
    return chainIdEnd - byte(hex, chainIdEnd) * 2 - 40 === 0;
  }
  // CBOR, its length in two bytes.
  const lengthAt = schemaAt - 4;
  const isWhole = lengthAt - Number.parseInt(hex.slice(lengthAt, schemaAt), 16) * 2 === 0;
  return schema === 2 && isWhole && isMapOfCodes(hex.slice(0, lengthAt));
}

/**
 * Whether CBOR is a map of the codes of an application, a wallet and services, and of nothing else: its registries and
 * metadata may be any bytes, and what may be anything is nothing that we know.
 */
function isMapOfCodes(hex: string): boolean {
  const count = byte(hex, 0) - 0xa0;
  if (!(count >= 1 && count <= 3)) return false;
  let at = 2;
  for (let left = count; left > 0; left -= 1) {
    if (!/^61(?:61|77|73)/.test(hex.slice(at, at + 4))) return false;
    const end = endOfTexts(hex, at + 4);
    if (end === null) return false;
    at = end;
  }
  return at === hex.length;
}

/** Where a text, or a list of texts, ends; null: it is anything else. */
function endOfTexts(hex: string, at: number): number | null {
  const count = byte(hex, at) - 0x80;
  if (!(count >= 0 && count < 24)) return endOfText(hex, at);
  let end: number | null = at + 2;
  for (let left = count; left > 0 && end !== null; left -= 1) end = endOfText(hex, end);
  return end;
}

/** A text has its length in its first byte, or in the second where that is 24 and more. */
function endOfText(hex: string, at: number): number | null {
  const isLong = byte(hex, at) === 0x78;
  const length = isLong ? byte(hex, at + 2) : byte(hex, at) - 0x60;
  if (!(length >= 0 && (isLong || length < 24))) return null;
  const start = at + (isLong ? 4 : 2);
  const end = start + length * 2;
  return end <= hex.length && isPrintable(hex.slice(start, end)) ? end : null;
}

/** Bytes that the makers of a router have their own interfaces put behind the arguments, by slug: how many. */
const tagBytes: Readonly<Record<string, number>> = {
  // Whose order it is, by the API of 1inch.
  '1inch': 4,
  // Which interface of Uniswap built the commands.
  'uniswap-universal-router': 1,
};

/**
 * What bytes after the arguments are for: a suffix that says through whom a call came, which no contract reads. Of a
 * router's own tag only the length is known, so it counts on the contracts of that router alone.
 */
export function nameSuffix(hex: string, own: readonly string[], router: string | null = null): string | null {
  if (isErc8021(hex)) return 'ERC-8021';
  if (own.some((suffix) => suffix.toLowerCase() === hex)) return 'operator';
  return router !== null && hex.length / 2 === tagBytes[router] ? router : null;
}
