/**
 * Schemes of widely used MCP clients without a domain behind them. All others must be reverse domain names: a list of
 * dangerous schemes would never be complete.
 */
const clientSchemes = [
  ...['cursor', 'cursor-nightly', 'vscode', 'vscode-insiders', 'vscodium', 'code-oss', 'windsurf', 'windsurf-next'],
  ...['claude', 'zed', 'kiro', 'trae', 'jetbrains', 'warp', 'warppreview', 'goose', 'raycast', 'lmstudio'],
];

/** RFC 8252, 7.1: the client maker's domain in reverse order, with at least one dot. */
const reverseDomain = /^[a-z][a-z0-9-]*(?:\.[a-z0-9-]+)+$/;

const allowed = new Set(['https', 'http', ...clientSchemes]);

/** Whether a client's redirect may use this scheme (with colon, lower case); http is decided by its host. */
export function isRedirectScheme(scheme: string): boolean {
  const name = scheme.replace(/:$/, '');
  return allowed.has(name) || reverseDomain.test(name);
}
