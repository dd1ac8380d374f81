import { alternatives, type Components, resolve, type Schema } from './schema.ts';

const formats: Readonly<Record<string, string>> = {
  uuid: 'UUID',
  'date-time': 'ISO 8601',
  uri: 'URL',
};

/** The type of a schema in words: "string, UUID or null", "array of string". */
export function typeWords(schema: Schema, components: Components): string {
  const { options, nullable } = alternatives(schema, components);
  const kinds = options.map((option) => {
    if (option.items) return `array of ${typeWords(option.items, components)}`;
    if (isMap(option)) {
      const values = typeWords(option.additionalProperties, components);
      return values === 'any' ? 'object' : `map of ${values}`;
    }
    const base = option.type ?? (option.const === undefined ? 'any' : typeof option.const);
    const format = option.format === undefined ? undefined : (formats[option.format] ?? option.format);
    return format === undefined ? String(base) : `${base}, ${format}`;
  });
  return [...new Set(kinds), ...(nullable ? ['null'] : [])].join(' or ');
}

/** The constraints of a value as sentences, with values in backticks. */
export function ruleSentences(schema: Schema, components: Components): string[] {
  const { options } = alternatives(schema, components);
  const values = valuesOf(options);
  const [only] = options;
  const fallback = resolve(schema, components).default;
  return [
    ...(values.length === 1 ? [`Always ${values[0]}.`] : []),
    ...(values.length > 1 ? [`One of ${values.join(', ')}.`] : []),
    ...(only && options.length === 1 && values.length === 0 ? shapeSentences(only, components) : []),
    ...(fallback === undefined ? [] : [`Default ${quoted(fallback)}.`]),
  ];
}

function shapeSentences(schema: Schema, components: Components): string[] {
  const { format, pattern, minLength = 0, maxLength, minItems = 0, maxItems, items } = schema;
  const itemValues = items ? valuesOf(alternatives(items, components).options) : [];
  return [
    ...(pattern !== undefined && format === undefined ? [patternSentence(pattern)] : []),
    ...lengthSentences(minLength, maxLength, 'character'),
    ...lengthSentences(minItems, maxItems, 'item'),
    ...rangeSentences(schema),
    ...(itemValues.length > 0 ? [`Each is one of ${itemValues.join(', ')}.`] : []),
    ...(schema.minProperties === undefined ? [] : [`At least ${counted(schema.minProperties, 'field')}.`]),
    ...(schema.properties && isOpen(schema) ? ['May contain more fields.'] : []),
  ];
}

function patternSentence(pattern: string): string {
  const [, prefix, count, sign] = /^\^(0x)?\[[a-fA-F0-9-]+\](?:\{(\d+)\}|([*+]))\$$/.exec(pattern) ?? [];
  if (count === undefined && sign === undefined) return `Matches \`${pattern}\`.`;
  const digits = count === undefined ? 'hex digits' : `${count} hex digits`;
  return prefix === undefined ? `${digits.replace(/^h/, 'H')}.` : `\`0x\` and ${digits}.`;
}

function lengthSentences(min: number, max: number | undefined, unit: string): string[] {
  if (min > 0 && min === max) return [`Exactly ${counted(min, unit)}.`];
  const least = min === 1 ? ['Not empty.'] : min > 1 ? [`At least ${counted(min, unit)}.`] : [];
  return max === undefined ? least : [...least, `At most ${counted(max, unit)}.`];
}

/** Whole numbers have the limits of a double as their range, which says nothing. */
function rangeSentences({ minimum, maximum }: Schema): string[] {
  const least = minimum === undefined || minimum <= Number.MIN_SAFE_INTEGER ? undefined : minimum;
  const most = maximum === undefined || maximum >= Number.MAX_SAFE_INTEGER ? undefined : maximum;
  if (least !== undefined && most !== undefined) return [`From ${grouped(least)} to ${grouped(most)}.`];
  if (least !== undefined) return [`At least ${grouped(least)}.`];
  return most === undefined ? [] : [`At most ${grouped(most)}.`];
}

function valuesOf(options: readonly Schema[]): string[] {
  const values = options.flatMap((option) => (option.const === undefined ? (option.enum ?? []) : [option.const]));
  return [...new Set(values.map(quoted))];
}

export function isMap(schema: Schema): schema is Schema & { additionalProperties: Schema } {
  return !schema.properties && typeof schema.additionalProperties === 'object';
}

function isOpen({ additionalProperties }: Schema): boolean {
  return additionalProperties === true || typeof additionalProperties === 'object';
}

function quoted(value: unknown): string {
  return `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``;
}

function counted(count: number, unit: string): string {
  return `${grouped(count)} ${unit}${count === 1 ? '' : 's'}`;
}

function grouped(count: number): string {
  return count.toLocaleString('en-US');
}
