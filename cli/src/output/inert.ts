/**
 * Control characters, including terminal escapes, and characters that are invisible or change the direction of text.
 */
const active = /[\p{Cc}\p{Cf}\u2028\u2029]/gu;

/** Returns foreign text as one line that cannot control a terminal. */
export const inertText = (text: string): string => text.replaceAll(/[\t\n\r]+/g, ' ').replaceAll(active, '\uFFFD');

/** Does the same for every nested string, field names included. */
export function inert<T>(value: T): T {
  if (typeof value === 'string') return inertText(value) as T;
  if (Array.isArray(value)) return value.map(inert) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [inertText(name), inert(each)])) as T;
}

/** JSON without characters that control a terminal; parsing it returns the same value. */
export const inertJson = (value: unknown): string =>
  JSON.stringify(value, null, 2).replaceAll(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, (found) =>
    found === '\n'
      ? found
      : Array.from(
          { length: found.length },
          (_, index) => `\\u${found.charCodeAt(index).toString(16).padStart(4, '0')}`,
        ).join(''),
  );
