import { ApiError } from '@countersign/sdk';

/** What the service says is wrong with this field, to be shown beneath it; null where it is about something else. */
export function faultOf(error: unknown, field: string): string | null {
  if (!(error instanceof ApiError) || !error.message.startsWith(`${field}: `)) return null;
  const text = error.message.slice(field.length + 2);
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
