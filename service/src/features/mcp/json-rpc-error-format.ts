import type { ErrorFormat } from '@countersign/edge';
import type { Problem } from '@countersign/protocol';
import { maxIdCharacters } from './check-messages.ts';

const PARSE_ERROR = -32_700;
const INVALID_REQUEST = -32_600;
const INVALID_PARAMS = -32_602;
const INTERNAL_ERROR = -32_603;
/** The first code of the range for servers; clients recognise a lost session by the second. */
const REFUSED = -32_000;
const NO_SESSION = -32_001;

function codeOf({ code, status }: Problem): number {
  if (code === 'json.invalid') return PARSE_ERROR;
  if (code === 'mcp.params') return INVALID_PARAMS;
  if (code === 'mcp.session_unknown') return NO_SESSION;
  if (status === 500) return INTERNAL_ERROR;
  return status === 400 ? INVALID_REQUEST : REFUSED;
}

/** The id of the only request; null if there is none, or more than one. */
function requestIdOf(asked: unknown): string | number | null {
  const { method, id } = (Array.isArray(asked) ? {} : (asked ?? {})) as Record<string, unknown>;
  if (typeof method !== 'string') return null;
  return typeof id === 'number' || (typeof id === 'string' && id.length <= maxIdCharacters) ? id : null;
}

/** Errors of the endpoint itself, in JSON-RPC; the HTTP status says the same. */
export const jsonRpcErrorFormat: ErrorFormat = {
  statusOf: ({ status }) => status,
  bodyOf: (problem, asked) => ({
    jsonrpc: '2.0',
    error: { code: codeOf(problem), message: problem.message },
    id: requestIdOf(asked),
  }),
};
