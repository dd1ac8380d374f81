const marker = '80218021802180218021802180218021';
const byte = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
const isPrintable = (hex: string) => /^(?:[2-7][0-9a-f])*$/.test(hex) && !hex.includes('7f');

/** Whether hex, without 0x, is exactly one ERC-8021 suffix: it is read from its end, with nothing left at its start. */
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
 * Whether CBOR is a map of only the codes of an application, a wallet and services: its registries and metadata may
 * contain any bytes, so they are not accepted.
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

/** The end of a text, or a list of texts; null: it is anything else. */
function endOfTexts(hex: string, at: number): number | null {
  const count = byte(hex, at) - 0x80;
  if (!(count >= 0 && count < 24)) return endOfText(hex, at);
  let end: number | null = at + 2;
  for (let left = count; left > 0 && end !== null; left -= 1) end = endOfText(hex, end);
  return end;
}

/** A text has its length in its first byte, or in the second if the length is 24 or more. */
function endOfText(hex: string, at: number): number | null {
  const isLong = byte(hex, at) === 0x78;
  const length = isLong ? byte(hex, at + 2) : byte(hex, at) - 0x60;
  if (!(length >= 0 && (isLong || length < 24))) return null;
  const start = at + (isLong ? 4 : 2);
  const end = start + length * 2;
  return end <= hex.length && isPrintable(hex.slice(start, end)) ? end : null;
}

/** The number of bytes that a router's own interfaces append to the arguments, by slug. */
const tagBytes: Readonly<Record<string, number>> = {
  // The source of the order, by the API of 1inch.
  '1inch': 4,
  // The Uniswap interface that built the commands.
  'uniswap-universal-router': 1,
};

/**
 * The purpose of bytes after the arguments: a suffix that names the origin of a call, which no contract reads. Only the
 * length of a router's own tag is known, so it is accepted only on that router's contracts.
 */
export function nameSuffix(hex: string, own: readonly string[], router: string | null = null): string | null {
  if (isErc8021(hex)) return 'ERC-8021';
  if (own.some((suffix) => suffix.toLowerCase() === hex)) return 'operator';
  return router !== null && hex.length / 2 === tagBytes[router] ? router : null;
}
