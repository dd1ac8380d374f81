const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Which origins and hosts may reach the endpoint. A page whose domain resolves to this machine (DNS rebinding) could
 * reach a service on loopback, so there only origins and hosts of loopback are allowed. A public service accepts pages
 * of any https origin: browsers never send our credentials by themselves, and clients in browsers have origins that
 * cannot be listed. Pages on loopback, such as an inspector, are accepted too.
 */
export function createOriginGuard({ baseUrl, uiUrl }: { baseUrl: string; uiUrl: string }) {
  const own = [new URL(baseUrl), new URL(uiUrl)];
  const isLocal = LOOPBACK.includes(new URL(baseUrl).hostname);
  const hostnames = [...own.map(({ hostname }) => hostname), ...LOOPBACK];

  return {
    allowsOrigin(origin: string): boolean {
      if (own.some((url) => url.origin === origin)) return true;
      const url = URL.parse(origin);
      // Anything but scheme, host and port is not an origin: `null`, a path, a user name.
      if (!url || url.origin !== origin) return false;
      return LOOPBACK.includes(url.hostname) || (url.protocol === 'https:' && !isLocal);
    },
    /** Any port: that of a proxy or container is unknown. */
    allowsHost: (host: string): boolean => hostnames.includes(URL.parse(`http://${host}`)?.hostname ?? ''),
  };
}
