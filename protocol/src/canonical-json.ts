/**
 * The one text of a JSON value (RFC 8785): no spaces, names sorted by their UTF-16 units, numbers and strings written as
 * ECMAScript does. Members that are undefined are left out, as everywhere in JSON.
 */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value)
    .filter(([, inner]) => inner !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, inner]) => `${JSON.stringify(name)}:${canonicalJson(inner)}`);
  return `{${members.join(',')}}`;
}
