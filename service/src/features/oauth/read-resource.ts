import { invalidTarget } from './errors.ts';

/** There is one thing that tokens are for (RFC 8707), so that it need not be named. */
export function readResource({ baseUrl }: { readonly baseUrl: string }, asked: string | undefined): string {
  const ours = `${baseUrl}/mcp`;
  if (asked && URL.parse(asked)?.href !== new URL(ours).href) throw invalidTarget(`resource: must be ${ours}`);
  return ours;
}
