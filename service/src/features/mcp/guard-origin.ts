const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Which pages and which names may reach the endpoint. A page that has its own name point at this machine (DNS rebinding)
 * could talk to a service on loopback, so there only pages and names of loopback count. Elsewhere a page of any https
 * origin may call: no browser sends our credentials by itself, so that a page gets nowhere with a name alone, and
 * clients in browsers live on origins that nobody here can list. Those on loopback, such as an inspector, may too.
 */
export function createOriginGuard({ baseUrl, uiUrl }: { baseUrl: string; uiUrl: string }) {
  const own = [new URL(baseUrl), new URL(uiUrl)];
  const isLocal = LOOPBACK.includes(new URL(baseUrl).hostname);
  const hostnames = [...own.map(({ hostname }) => hostname), ...LOOPBACK];

  return {
    allowsOrigin(origin: string): boolean {
      if (own.some((url) => url.origin === origin)) return true;
      const url = URL.parse(origin);
      // Anything but a scheme, a host and a port is no origin: `null`, a path, a name and a password.
      if (!url || url.origin !== origin) return false;
      return LOOPBACK.includes(url.hostname) || (url.protocol === 'https:' && !isLocal);
    },
    /** Of any port: which one a proxy or a container listens on says nothing. */
    allowsHost: (host: string): boolean => hostnames.includes(URL.parse(`http://${host}`)?.hostname ?? ''),
  };
}
