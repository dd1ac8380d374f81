const MAX_HEADERS = 10;
const MAX_HEADER_CHARACTERS = 200;
const MAX_LINE_CHARACTERS = 100;
const base64 = /^[A-Za-z0-9+/]+={0,2}$/;
const checksum = /^=[A-Za-z0-9+/]{4}$/;

/** Why a text is not a single armored block. */
export class ArmorFault extends Error {
  readonly why: 'another kind' | 'several' | 'unreadable';

  constructor(why: ArmorFault['why']) {
    super(`armor: ${why}`);
    this.why = why;
  }
}

/**
 * The bytes of an armored block (RFC 9580, section 6.2) with only white space around it. Strict, and in one pass: the
 * library takes seconds for a mebibyte of short header lines, on the main thread. The checksum is ignored, as that RFC
 * requires.
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

/** The line at a position, without trailing white space, and the position of the next one. */
function lineAt(content: string, start: number, maxCharacters: number): [line: string, next: number] {
  const end = content.indexOf('\n', start);
  const length = (content[end - 1] === '\r' ? end - 1 : end) - start;
  if (end === -1 || length > maxCharacters) throw new ArmorFault('unreadable');
  return [content.slice(start, end).trimEnd(), end + 1];
}

/** After the blank line that ends the headers. */
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

/** The end of the base64: at the checksum, or at the end of the block. */
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
