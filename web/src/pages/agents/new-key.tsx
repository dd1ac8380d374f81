import { useState } from 'react';
import { useChange } from '../../data/use-change.ts';
import { Button } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { CopyField } from '../../parts/copy-field.tsx';
import { FailureNotice } from '../../parts/failure-notice.tsx';
import { SelectField, TextField } from '../../parts/field.tsx';
import { Notice } from '../../parts/notice.tsx';
import { ConnectSnippets } from './connect-snippets.tsx';

const MAX_NAME = 100;
const DAY_MS = 86_400_000;

const lifetimesInDays = [
  ['30', '30 days'],
  ['90', '90 days'],
  ['365', 'One year'],
  ['', 'No expiry'],
] as const;

interface Props {
  readonly owner: string;
  readonly onClose: () => void;
}

/** Creates a key and shows it once: it exists only in this component. */
export function NewKey({ owner, onClose }: Props) {
  const [name, setName] = useState('');
  const [days, setDays] = useState('90');
  const [isTried, setTried] = useState(false);
  const creation = useChange(
    (client) => {
      const expiresAt = days === '' ? {} : { expiresAt: new Date(Date.now() + Number(days) * DAY_MS).toISOString() };
      return client.createApiKey({ body: { name, ...expiresAt } });
    },
    ['access'],
  );
  const fault = faultOf(name);
  const create = () => {
    setTried(true);
    if (fault === null) creation.mutate(undefined);
  };
  if (creation.data) return <SeenOnce name={name} secret={creation.data.secret} owner={owner} onClose={onClose} />;
  return (
    <Card title="Create an API key" lead="For programs that cannot open a browser: servers, scripts, jobs.">
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (!creation.isPending) create();
        }}
      >
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label="Name"
            hint="Shown wherever the key is used, such as “Trading server”."
            value={name}
            onChange={setName}
            fault={isTried ? fault : null}
          />
          <SelectField
            label="Valid for"
            hint={days === '' ? 'Until you revoke it.' : 'It stops working after that.'}
            value={days}
            onChange={setDays}
            options={lifetimesInDays}
          />
        </div>
        {creation.error !== null && <FailureNotice error={creation.error} />}
        <div className="flex flex-wrap gap-3">
          <Button busy={creation.isPending} onPress={create}>
            Create key
          </Button>
          {/* Without this form nobody would see the key that is on its way. */}
          <Button look="secondary" disabled={creation.isPending} onPress={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </Card>
  );
}

interface SecretProps extends Props {
  readonly name: string;
  readonly secret: string;
}

function SeenOnce({ name, secret, owner, onClose }: SecretProps) {
  return (
    <Card title="Your new key">
      <div className="flex flex-col gap-5">
        <Notice kind="care" title="You will not see it again">
          Copy the key of <bdi>{name}</bdi> now and store it where only the program can read it. Anyone who has it can
          submit and read your transactions; it never approves any.
        </Notice>
        <CopyField label="API key" text={secret} />
        <ConnectSnippets owner={owner} secret={secret} />
        <div>
          <Button onPress={onClose}>Hide key</Button>
        </div>
      </div>
    </Card>
  );
}

/** The same rule as in the service. */
function faultOf(name: string): string | null {
  if (name.trim() === '') return 'Give it a name';
  if ([...name.trim()].length > MAX_NAME) return `At most ${MAX_NAME} characters`;
  return /\p{Cc}/u.test(name.trim()) ? 'One line, without control characters' : null;
}
