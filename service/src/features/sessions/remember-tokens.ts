const REMEMBERED_TOKENS = 10_000;
const REMEMBERED_FOR_MS = 60_000;

/** Caches verified tokens: verifying a signature takes a hundred times longer than a lookup. */
export function rememberTokens<P extends { readonly expiresAtMs: number }>(
  read: (token: string) => Promise<P>,
  now: () => number,
): (token: string) => Promise<P> {
  const remembered = new Map<string, { readonly principal: P; readonly untilMs: number }>();

  return async (token) => {
    const known = remembered.get(token);
    if (known && known.untilMs > now()) return known.principal;
    remembered.delete(token);
    const principal = await read(token);
    const [oldest] = remembered.size >= REMEMBERED_TOKENS ? remembered.keys() : [];
    if (oldest) remembered.delete(oldest);
    remembered.set(token, { principal, untilMs: Math.min(principal.expiresAtMs, now() + REMEMBERED_FOR_MS) });
    return principal;
  };
}
