import { invalidTarget } from './errors.ts';

/** There is only one resource (RFC 8707), so it may be omitted. */
export function readResource({ baseUrl }: { readonly baseUrl: string }, asked: string | undefined): string {
  const ours = `${baseUrl}/mcp`;
  if (asked && URL.parse(asked)?.href !== new URL(ours).href) throw invalidTarget(`resource: must be ${ours}`);
  return ours;
}
