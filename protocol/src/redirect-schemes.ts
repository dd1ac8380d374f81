/**
 * Where an answer to a client must never go: schemes that a browser runs or opens by itself, that wrap another address,
 * or that start programs of the system which take orders from a link.
 */
const unsafeSchemes = new Set(
  [
    ...['javascript', 'vbscript', 'data', 'file', 'filesystem', 'blob', 'about', 'view-source', 'chrome', 'resource'],
    ...['feed', 'jar', 'mk', 'intent', 'shell', 'search-ms', 'ms-msdt', 'ms-officecmd', 'ms-appinstaller'],
    ...['ftp', 'ws', 'wss', 'mailto', 'tel', 'sms', 'callto', 'facetime', 'ssh', 'telnet', 'ldap'],
  ].map((name) => `${name}:`),
);

/** Whether an answer to a client may be sent by this scheme, with its colon; http is judged by its host. */
export const isRedirectScheme = (scheme: string): boolean => scheme.length > 2 && !unsafeSchemes.has(scheme);
