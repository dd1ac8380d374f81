const MAX_HEADERS = 10;
const MAX_HEADER_CHARACTERS = 200;
const MAX_LINE_CHARACTERS = 100;
const base64 = /^[A-Za-z0-9+/]+={0,2}$/;
const checksum = /^=[A-Za-z0-9+/]{4}$/;

/** Why a text is not the one armored block that it should be. */
export class ArmorFault extends Error {
  readonly why: 'another kind' | 'several' | 'unreadable';

  constructor(why: ArmorFault['why']) {
    super(`armor: ${why}`);
    this.why = why;
  }
}

/**
 * The bytes in an armored block (RFC 9580, section 6.2) with nothing around it but white space. Strict, and in one pass:
 * the library takes seconds for a mebibyte of short header lines, on the thread that answers everybody. The checksum is not
 * compared: that RFC says that nothing shall be refused for it.
 */
export function readArmor(text: string, kind: 'MESSAGE' | 'PUBLIC KEY BLOCK'): Uint8Array {
  const block = text.trim();
  const [begin, end] = [`-----BEGIN PGP ${kind}-----`, `-----END PGP ${kind}-----`];
  if (!block.startsWith(begin) || !block.endsWith(end)) throw new ArmorFault('another kind');
  if (block.lastIndexOf('-----BEGIN PGP') > 0) throw new ArmorFault('several');
  const content = block.slice(begin.length, -end.length);
  const bodyAt = skipHeaders(content);
  return Buffer.from(content.slice(bodyAt, endOfBody(content, bodyAt)), 'base64');
}

/** The line that begins at a place, without white space at its end, and where the next one begins. */
function lineAt(content: string, start: number, maxCharacters: number): [line: string, next: number] {
  const end = content.indexOf('\n', start);
  const length = (content[end - 1] === '\r' ? end - 1 : end) - start;
  if (end === -1 || length > maxCharacters) throw new ArmorFault('unreadable');
  return [content.slice(start, end).trimEnd(), end + 1];
}

/** Behind the blank line that ends the headers. */
function skipHeaders(content: string): number {
  const [rest, first] = lineAt(content, 0, MAX_HEADER_CHARACTERS);
  if (rest !== '') throw new ArmorFault('unreadable');
  for (let at = first, headers = 0; ; headers += 1) {
    const [line, next] = lineAt(content, at, MAX_HEADER_CHARACTERS);
    if (line === '') return next;
    if (headers === MAX_HEADERS || line.indexOf(':') < 1) throw new ArmorFault('unreadable');
    at = next;
  }
}

/** Where the base64 ends: at the checksum, or where the block does. */
function endOfBody(content: string, start: number): number {
  let isComplete = false;
  let characters = 0;
  let end = content.length;
  for (let at = start; at < content.length; ) {
    const [line, next] = lineAt(content, at, MAX_LINE_CHARACTERS);
    if (checksum.test(line) && next === content.length) end = at;
    else if (isComplete || !base64.test(line)) throw new ArmorFault('unreadable');
    else characters += line.length;
    isComplete = line.endsWith('=');
    at = next;
  }
  if (characters % 4 !== 0) throw new ArmorFault('unreadable');
  return end;
}
