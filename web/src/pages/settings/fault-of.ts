import { ApiError } from '@countersign/sdk';
import { upperFirst } from '../../parts/first-letter.ts';

/** What the service says is wrong with this field, to be shown beneath it; null where it is about something else. */
export function faultOf(error: unknown, field: string): string | null {
  if (!(error instanceof ApiError) || !error.message.startsWith(`${field}: `)) return null;
  return upperFirst(error.message.slice(field.length + 2));
}
