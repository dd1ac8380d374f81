import type { ForeignText } from './normalised-request.ts';
import { isFields } from './part-reader.ts';

/** Hex cannot address a reader; all other text can. */
const isHex = (text: string) => /^0x[0-9a-fA-F]*$/.test(text);

/** Every string anywhere in a value, and every key that reads like a sentence, with its place. */
export function collectTexts(value: unknown, field: string, into: ForeignText[]): void {
  if (typeof value === 'string') {
    if (!isHex(value) && value !== '') into.push({ field, text: value });
  } else if (Array.isArray(value)) {
    for (const [index, inner] of value.entries()) collectTexts(inner, `${field}[${index}]`, into);
  } else if (isFields(value)) {
    for (const [key, inner] of Object.entries(value)) {
      if (/\s/.test(key)) into.push({ field: `${field} (a key)`, text: key });
      collectTexts(inner, `${field}.${key}`, into);
    }
  }
}
