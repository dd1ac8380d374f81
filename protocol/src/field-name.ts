const MAX_PART_CHARACTERS = 60;
const MAX_CHARACTERS = 200;

/** The name of a field for a message. It may contain the caller's own text, so its length is limited. */
export function fieldName(path: readonly PropertyKey[]): string {
  const name = path.map((part) => printable(String(part))).join('.');
  return name.length > MAX_CHARACTERS ? `${name.slice(0, MAX_CHARACTERS)}...` : name;
}

const printable = (text: string) => text.slice(0, MAX_PART_CHARACTERS).replace(/[^\x20-\x7e]/g, '?');
