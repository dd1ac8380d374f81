/** JSON with each item of a list on its own line, for readable diffs. */
export function showLines(value: Readonly<Record<string, unknown>>): string {
  const members = Object.entries(value).map(([name, inner]) => `${JSON.stringify(name)}: ${showMember(inner)}`);
  return `{\n${members.join(',\n')}\n}\n`;
}

const showMember = (value: unknown) =>
  Array.isArray(value) && value.length > 0
    ? `[\n${value.map((item) => JSON.stringify(item)).join(',\n')}\n]`
    : JSON.stringify(value);
