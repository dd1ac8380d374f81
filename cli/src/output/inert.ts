/** Control characters, escapes of terminals among them, and characters that are invisible or turn the direction of text. */
const active = /[\p{Cc}\p{Cf}\u2028\u2029]/gu;

/** Text of strangers as one line that cannot draw on a terminal. */
export const inertText = (text: string): string => text.replaceAll(/[\t\n\r]+/g, ' ').replaceAll(active, '\uFFFD');

/** The same for every string inside, names of fields included. */
export function inert<T>(value: T): T {
  if (typeof value === 'string') return inertText(value) as T;
  if (Array.isArray(value)) return value.map(inert) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [inertText(name), inert(each)])) as T;
}

/** JSON in which no character acts on a terminal either; parsed, it is the same. */
export const inertJson = (value: unknown): string =>
  JSON.stringify(value, null, 2).replaceAll(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, (found) =>
    found === '\n'
      ? found
      : Array.from(
          { length: found.length },
          (_, index) => `\\u${found.charCodeAt(index).toString(16).padStart(4, '0')}`,
        ).join(''),
  );
