import { ApiError } from '@countersign/sdk';
import { upperFirst } from '../../parts/first-letter.ts';

/** The service's error about this field, shown below it; null if it is about something else. */
export function faultOf(error: unknown, field: string): string | null {
  if (!(error instanceof ApiError) || !error.message.startsWith(`${field}: `)) return null;
  return upperFirst(error.message.slice(field.length + 2));
}
