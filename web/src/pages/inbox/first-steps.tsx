import { Link } from '@tanstack/react-router';
import { configuration } from '../../configuration.ts';
import { Card } from '../../parts/card.tsx';
import { CopyField } from '../../parts/copy-field.tsx';
import type { User } from '../../session/kept-session.ts';

/** First steps for an account without any request. */
export function FirstSteps({ user }: { user: User }) {
  const mcpUrl = `${configuration.baseUrl}/mcp`;
  return (
    <div className="grid gap-5 xl:grid-cols-[3fr_2fr]">
      <Card
        title="Connect an agent"
        lead="Nothing is waiting for you yet. Add this address to your agent as an MCP server. It opens a page here that shows the access it asks for; you decide."
      >
        <div className="flex flex-col gap-4">
          <CopyField label="MCP server" text={mcpUrl} />
          <CopyField label="Claude Code" text={`claude mcp add --transport http countersign ${mcpUrl}`} />
          <CopyField
            label="Without MCP: a link that gives the agent a key"
            text={`curl -X POST ${configuration.baseUrl}/auth/connect/initiate`}
          />
          <p className="text-muted">
            Other ways to connect, and keys for your own programs, are under{' '}
            <Link to="/agents" className="text-accent underline underline-offset-4">
              Agents
            </Link>
            .
          </p>
        </div>
      </Card>
      <div className="flex flex-col gap-5">
        {configuration.trialWallet && (
          <Card
            title="Try it with sample data"
            lead="Fills your account on this machine with requests of every kind. They are marked as samples and can be removed."
          >
            <CopyField label="In the Countersign folder" text={`npm run sample -- --account ${user.ethereumAddress}`} />
          </Card>
        )}
        <Card
          title="See what the arbiter catches"
          lead="Change the words or the call of an example, and see what the checks find. Nothing is stored."
        >
          <Link to="/playground" className="font-semibold text-accent underline underline-offset-4">
            Open the playground
          </Link>
        </Card>
      </div>
    </div>
  );
}
