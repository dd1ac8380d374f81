import { Problem } from '@countersign/protocol';

const bad = (message: string) => new Problem(400, 'request.invalid', message);
const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Parses a form body. Duplicate fields and unencoded characters are refused, because parsers differ on them. */
export function readForm(bytes: Uint8Array): Record<string, string> {
  const fields: Record<string, string> = Object.create(null);
  for (const pair of utf8Text(bytes).split('&')) {
    if (pair === '') continue;
    const [name = '', ...rest] = pair.split('=');
    const key = decode(name);
    if (key in fields) throw bad(`${key.slice(0, 100)}: must be sent only once`);
    fields[key] = decode(rest.join('='));
  }
  return fields;
}

function utf8Text(bytes: Uint8Array): string {
  try {
    return utf8.decode(bytes);
  } catch {
    throw bad('body: must be valid UTF-8');
  }
}

function decode(text: string): string {
  let decoded: string;
  try {
    decoded = decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    throw bad('body: is not encoded correctly');
  }
  if (decoded.includes('\0')) throw bad('body: must not contain NUL characters');
  return decoded;
}
