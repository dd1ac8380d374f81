import type { Decision } from '@countersign/protocol';
import type { JSONRPCNotification, LoggingLevel } from '@modelcontextprotocol/server';
import type { LoggedChange } from '../../platform/changes/change-log.ts';
import { verificationUri } from './resources.ts';
import type { McpSession } from './store.ts';

/** From the least to the most urgent. */
export const logLevels = [
  'debug',
  'info',
  'notice',
  'warning',
  'error',
  'critical',
  'alert',
  'emergency',
] as const satisfies readonly LoggingLevel[];

const levelOf: Record<Decision, LoggingLevel> = { APPROVED: 'info', UNDECIDED: 'notice', REJECTED: 'warning' };

/** The notifications of a change: that a subscribed resource was updated, and every verdict. */
export function notificationsOf(
  { requestHash, status, decision }: LoggedChange,
  { subscriptions, logLevel }: Pick<McpSession, 'subscriptions' | 'logLevel'>,
): JSONRPCNotification[] {
  const uri = verificationUri(requestHash);
  const told: JSONRPCNotification[] = [];
  if (subscriptions.includes(uri)) {
    told.push({ jsonrpc: '2.0', method: 'notifications/resources/updated', params: { uri } });
  }
  if (decision !== null && isWanted(levelOf[decision], logLevel)) {
    const data = { requestHash, status, decision, uri };
    const params = { level: levelOf[decision], logger: 'verification', data };
    told.push({ jsonrpc: '2.0', method: 'notifications/message', params });
  }
  return told;
}

const isWanted = (level: LoggingLevel, least: string | null) =>
  least === null || logLevels.indexOf(level) >= logLevels.indexOf(least as LoggingLevel);
