type Args = Readonly<Record<string, unknown>>;

const STEP = /[\w$]+|\[[-\d:]*\]/g;
const WORD_DIGITS = 64;

/** An index of a list, counted from its end if negative. */
const at = (length: number, place: number): number => (place < 0 ? length + place : place);

/** Bytes of a value: for a number those of its word. */
function slice(value: unknown, from: string, to: string): string | null {
  const hex =
    typeof value === 'string' && value.startsWith('0x')
      ? value.slice(2)
      : typeof value === 'bigint' && value >= 0n
        ? value.toString(16).padStart(WORD_DIGITS, '0')
        : null;
  if (hex === null) return null;
  const length = hex.length / 2;
  const [start, end] = [from === '' ? 0 : at(length, Number(from)), to === '' ? length : at(length, Number(to))];
  return start < 0 || end > length || start > end ? null : `0x${hex.slice(start * 2, end * 2)}`;
}

function step(value: unknown, key: string): readonly unknown[] {
  if (!key.startsWith('[')) {
    const record = typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Args) : {};
    return Object.hasOwn(record, key) ? [record[key]] : [];
  }
  const place = key.slice(1, -1);
  if (place.includes(':')) {
    const [from = '', to = ''] = place.split(':');
    const part = slice(value, from, to);
    return part === null ? [] : [part];
  }
  if (!Array.isArray(value)) return [];
  if (place === '') return value;
  const found = value[at(value.length, Number(place))];
  return found === undefined ? [] : [found];
}

/**
 * The values at a path such as `order.amounts[]`, `path[-1]` or `word[-20:]`; none if the arguments have no such path.
 */
export const valuesAt = (args: Args, path: string): readonly unknown[] =>
  (path.match(STEP) ?? []).reduce<readonly unknown[]>(
    (values, key) => values.flatMap((value) => step(value, key)),
    [args],
  );
