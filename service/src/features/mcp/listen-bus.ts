import type { AsyncLocalStorage } from 'node:async_hooks';
import type { Log } from '@countersign/edge';
import { allows } from '@countersign/protocol';
import type { ServerEvent, ServerEventBus } from '@modelcontextprotocol/server';
import type { Changes } from '../../platform/changes/changes.ts';
import { followChanges } from '../../platform/changes/follow-changes.ts';
import type { Database } from '../../platform/db/database.ts';
import { type McpExchange, principalName, userIdOf } from './exchange.ts';
import { verificationUri } from './resources.ts';

interface Deps {
  readonly db: Database;
  readonly changes: Changes;
  readonly log: Log;
  /** The exchange that subscribes: the SDK's bus does not receive the subscriber. */
  readonly current: AsyncLocalStorage<McpExchange>;
}

/** The notifications for subscriptions without sessions: each gets the changes of its own user only. */
export function createListenBus({ db, changes, log, current }: Deps): ServerEventBus {
  const listeners = new Map<string, Set<(event: ServerEvent) => void>>();
  const exchange = () => {
    const found = current.getStore();
    if (!found) throw new Error('a subscription outside of an exchange');
    return found;
  };
  const nameOf = ({ principal }: McpExchange) => userIdOf(principal) ?? principalName(principal);

  return {
    publish(event) {
      for (const listener of listeners.get(nameOf(exchange())) ?? []) listener(event);
    },
    subscribe(listener) {
      const subscriber = exchange();
      const { principal, position: after } = subscriber;
      const name = nameOf(subscriber);
      const ofName = listeners.get(name) ?? new Set();
      listeners.set(name, ofName.add(listener));
      const userId = allows(principal.scopes, 'transactions:read', 'own') ? userIdOf(principal) : null;
      const stop =
        userId === null
          ? () => {}
          : followChanges({
              db,
              changes,
              userId,
              after,
              onChanges: (found) => {
                for (const { requestHash } of found) {
                  listener({ kind: 'resource_updated', uri: verificationUri(requestHash) });
                }
              },
              onError: (err) => log.warn({ err }, 'reading changes for a subscription failed, will retry'),
            });
      return () => {
        stop();
        ofName.delete(listener);
        if (ofName.size === 0 && listeners.get(name) === ofName) listeners.delete(name);
      };
    },
  };
}
