/**
 * Schemes that widely used MCP clients register for themselves although no domain stands behind them. All others must
 * be reverse domain names: a list of what is dangerous would never be complete.
 */
const clientSchemes = [
  ...['cursor', 'cursor-nightly', 'vscode', 'vscode-insiders', 'vscodium', 'code-oss', 'windsurf', 'windsurf-next'],
  ...['claude', 'zed', 'kiro', 'trae', 'jetbrains', 'warp', 'warppreview', 'goose', 'raycast', 'lmstudio'],
];

/** RFC 8252, 7.1: a domain of the client's maker in reverse order, which has a dot at least. */
const reverseDomain = /^[a-z][a-z0-9-]*(?:\.[a-z0-9-]+)+$/;

const allowed = new Set(['https', 'http', ...clientSchemes]);

/** Whether an answer to a client may be sent by this scheme, with its colon, in lower case; http is judged by its host. */
export function isRedirectScheme(scheme: string): boolean {
  const name = scheme.replace(/:$/, '');
  return allowed.has(name) || reverseDomain.test(name);
}
