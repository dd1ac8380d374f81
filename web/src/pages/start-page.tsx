import { useMutation } from '@tanstack/react-query';
import { configuration } from '../configuration.ts';
import { Account } from '../parts/account.tsx';
import { Button } from '../parts/button.tsx';
import { CopyField } from '../parts/copy-field.tsx';
import { Panel } from '../parts/panel.tsx';
import type { User } from '../session/kept-session.ts';
import { useSession } from '../session/session-context.ts';
import { SignIn } from '../session/sign-in.tsx';
import { GrantedClients } from './granted-clients.tsx';

export function StartPage() {
  const { state } = useSession();
  if (state.status === 'signed-in') return <SignedIn user={state.user} />;
  return (
    <Panel title="Your agent's second signature">
      <p>
        Countersign checks what an AI agent is about to do with your money, before it happens: it compares what you
        asked for with what the transaction really does, and lets you have the last word.
      </p>
      <SignIn />
    </Panel>
  );
}

function SignedIn({ user }: { user: User }) {
  const { signOut } = useSession();
  const leaving = useMutation({ mutationFn: signOut });
  const mcpUrl = `${configuration.baseUrl}/mcp`;
  return (
    <Panel title="You are signed in">
      <p>
        As <Account address={user.ethereumAddress} />.
      </p>
      <h2 className="font-semibold">Connect an agent</h2>
      <p>
        Give your agent this address as an MCP server. The first time, it opens a page here, on which you see what it
        asks for, and decide.
      </p>
      <CopyField label="MCP server" text={mcpUrl} />
      <CopyField label="Claude Code" text={`claude mcp add --transport http countersign ${mcpUrl}`} />
      <p>
        An agent that does not speak MCP can ask for a connection code instead, and hands you a link to this site: it is
        described under “Interactive agent connection” in the{' '}
        <a className="text-accent underline underline-offset-4" href={`${configuration.baseUrl}/docs`}>
          reference
        </a>
        .
      </p>
      <GrantedClients userId={user.id} />
      <div>
        <Button look="secondary" busy={leaving.isPending} onPress={() => leaving.mutate()}>
          Sign out
        </Button>
      </div>
    </Panel>
  );
}
