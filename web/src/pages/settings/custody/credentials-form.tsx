import { useState } from 'react';
import { useChange } from '../../../data/use-change.ts';
import { Button } from '../../../parts/button.tsx';
import { Fact, Facts } from '../../../parts/facts.tsx';
import { SelectField, TextField } from '../../../parts/field.tsx';
import { Form } from '../../../parts/form.tsx';
import { When } from '../../../parts/when.tsx';
import { ChangeResult } from '../change-result.tsx';
import { faultOf } from '../fault-of.ts';
import { type Credentials, custodyKey, type Integration, purposes } from './types.ts';

const environments = [
  ['sandbox', 'Sandbox'],
  ['testnet', 'Test networks'],
  ['mainnet', 'Main networks (real money)'],
] as const satisfies readonly (readonly [Credentials['environment'], string])[];

const regions = [
  ['US', 'United States'],
  ['EU', 'Europe'],
  ['EU2', 'Europe 2'],
] as const satisfies readonly (readonly [Credentials['region'], string])[];

/** The stored credentials, or the form for new ones. The API key is never shown again. */
export function CredentialsForm({ integration }: { integration: Integration }) {
  const [isOpen, setOpen] = useState(false);
  const save = useChange(
    (client, body: Credentials) => client.completeCustody({ params: { type: integration.type }, body }),
    custodyKey,
  );
  const toggle = isOpen ? 'Keep current credentials' : 'Change credentials';
  const isActive = integration.status === 'active';
  return (
    <>
      {isActive && <Saved integration={integration} />}
      {(isOpen || !isActive) && (
        <Fields
          save={(body) => save.mutate(body, { onSuccess: () => setOpen(false) })}
          busy={save.isPending}
          error={save.error}
        />
      )}
      <ChangeResult of={fieldFault(save.error) ? { error: null, isSuccess: false } : save} done="Saved. Test it now." />
      {isActive && (
        <div className="-my-2">
          <Button
            look="quiet"
            label={`${toggle} (${purposes[integration.type].title.toLowerCase()})`}
            onPress={() => setOpen(!isOpen)}
          >
            <span className="text-sm font-normal">{toggle}</span>
          </Button>
        </div>
      )}
    </>
  );
}

const fieldFault = (error: unknown) => faultOf(error, 'apiKey') ?? faultOf(error, 'vaultAccountId');

interface FieldsProps {
  readonly save: (body: Credentials) => void;
  readonly busy: boolean;
  readonly error: unknown;
}

function Fields({ save, busy, error }: FieldsProps) {
  const [apiKey, setApiKey] = useState('');
  const [vaultAccountId, setVault] = useState('');
  const [environment, setEnvironment] = useState<string>('sandbox');
  const [region, setRegion] = useState<string>('US');
  const chosen = {
    environment: environments.find(([value]) => value === environment)?.[0],
    region: regions.find(([value]) => value === region)?.[0],
  };
  const isReady = apiKey.trim() !== '' && vaultAccountId.trim() !== '';
  const send = () => {
    if (!isReady || busy || !chosen.environment || !chosen.region) return;
    const { environment, region } = chosen;
    save({ apiKey: apiKey.trim(), vaultAccountId: vaultAccountId.trim(), environment, region });
  };
  return (
    <Form onSubmit={send}>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          label="API key"
          type="password"
          hint="Stored encrypted, and never shown again."
          fault={faultOf(error, 'apiKey')}
          value={apiKey}
          onChange={setApiKey}
        />
        <TextField
          label="Vault account"
          hint="Its number at the provider, such as 0."
          fault={faultOf(error, 'vaultAccountId')}
          value={vaultAccountId}
          onChange={setVault}
        />
        <SelectField label="Environment" value={environment} onChange={setEnvironment} options={environments} />
        <SelectField
          label="Region"
          hint="Where the provider keeps your workspace."
          value={region}
          onChange={setRegion}
          options={regions}
        />
      </div>
      <div>
        <Button busy={busy} disabled={!isReady} onPress={send}>
          Save credentials
        </Button>
      </div>
    </Form>
  );
}

function Saved({
  integration: { environment, region, vaultAccountId, apiKeyHint, activatedAt },
}: {
  integration: Integration;
}) {
  return (
    <Facts>
      <Fact name="Vault account">{vaultAccountId}</Fact>
      <Fact name="Environment">
        {environments.find(([value]) => value === environment)?.[1]} ·{' '}
        {regions.find(([value]) => value === region)?.[1]}
      </Fact>
      <Fact name="API key">{apiKeyHint ? <span className="font-mono text-[0.9em]">…{apiKeyHint}</span> : 'Saved'}</Fact>
      {activatedAt && (
        <Fact name="Saved">
          <When at={activatedAt} />
        </Fact>
      )}
    </Facts>
  );
}
