import { useState } from 'react';
import { Abilities, abilitiesInShort, unusedOverMcp } from '../../parts/abilities.tsx';
import { AgentName, unnamedAgent } from '../../parts/agent-name.tsx';
import { Button } from '../../parts/button.tsx';
import { inertLine } from '../../parts/inert-text.tsx';
import { When } from '../../parts/when.tsx';
import { Revoke } from './revoke.tsx';
import type { Way } from './way.ts';

const kinds: Readonly<Record<Way['kind'], string>> = {
  'api-key': 'API key you created',
  connection: 'Key from a connection code',
  oauth: 'MCP client',
};

/** One key or client: its name, permissions, last use, and a button to revoke it. */
export function WayIn({ way }: { way: Way }) {
  const [isAsked, ask] = useState(false);
  const unused = way.kind === 'oauth' ? unusedOverMcp : [];
  return (
    <li className="grid gap-x-6 gap-y-3 py-4 first:pt-0 last:pb-0 md:grid-cols-[minmax(0,1fr)_auto] md:items-start">
      <div className="min-w-0">
        <h3 className="wrap-anywhere font-semibold">
          <AgentName name={way.name} />
        </h3>
        <p className="text-sm text-muted">
          {kinds[way.kind]}
          {way.client && `, ${placeOf(way.client)}`}
        </p>
        <Times way={way} />
        <details className="mt-2 text-sm">
          <summary className="cursor-pointer py-1 text-muted hover:text-ink">
            {abilitiesInShort(way.scopes.filter((scope) => !unused.includes(scope)))}
          </summary>
          <div className="mt-2 rounded-xl border border-line bg-sunken p-4">
            <Abilities scopes={way.scopes} unused={unused} />
          </div>
        </details>
      </div>
      {way.active && (
        <Button
          look="secondary"
          label={`Revoke access of ${inertLine(way.name ?? unnamedAgent)}`}
          onPress={() => ask(true)}
        >
          Revoke access
        </Button>
      )}
      {isAsked && <Revoke way={way} onClose={() => ask(false)} />}
    </li>
  );
}

function Times({ way: { kind, lastUsedAt, createdAt, expiresAt, active } }: { way: Way }) {
  return (
    <p className="mt-1 flex flex-wrap gap-x-5 text-sm">
      <span>
        {lastUsedAt === null ? (
          'Never used'
        ) : (
          <>
            {kind === 'oauth' ? 'Last renewed ' : 'Last used '}
            <When at={lastUsedAt} />
          </>
        )}
      </span>
      <span className="text-muted">
        Created <When at={createdAt} />
      </span>
      {active && (
        <span className="text-muted">
          {expiresAt === null ? (
            'Does not expire'
          ) : (
            <>
              Expires <When at={expiresAt} />
            </>
          )}
        </span>
      )}
    </p>
  );
}

const placeOf = ({ loopback, redirectHost }: NonNullable<Way['client']>) =>
  loopback ? 'on one of your computers' : `redirects to ${redirectHost}`;
