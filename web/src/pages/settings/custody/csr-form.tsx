import type { CustodyType } from '@countersign/protocol';
import { useState } from 'react';
import { useChange } from '../../../data/use-change.ts';
import { Button } from '../../../parts/button.tsx';
import { Confirm } from '../../../parts/confirm.tsx';
import { TextField } from '../../../parts/field.tsx';
import { Form } from '../../../parts/form.tsx';
import { ChangeResult } from '../change-result.tsx';
import { faultOf } from '../fault-of.ts';
import { type CsrFields, custodyKey } from './types.ts';

const required = [
  { name: 'commonName', label: 'Name', hint: 'Of the system that will use the key, such as countersign.example.' },
  { name: 'organization', label: 'Organization' },
  { name: 'country', label: 'Country', hint: 'Two letters, such as DE.' },
] as const;

const optional = [
  { name: 'organizationalUnit', label: 'Department' },
  { name: 'state', label: 'State or region' },
  { name: 'locality', label: 'City' },
  { name: 'email', label: 'E-mail' },
] as const;

const fields = [...required, ...optional];
type Field = (typeof fields)[number]['name'];

interface Props {
  readonly type: CustodyType;
  /** Replaces the existing key. */
  readonly recreate: boolean;
  readonly onMade?: () => void;
}

/** Asks for the fields of a certificate signing request, and has the service create it. */
export function CsrForm({ type, recreate, onMade }: Props) {
  const [values, setValues] = useState<Readonly<Partial<Record<Field, string>>>>({});
  const making = useChange((client, body: CsrFields) => client.generateCsr({ params: { type }, body }), custodyKey);
  const [isAsked, ask] = useState(false);
  const isReady = required.every(({ name }) => values[name]?.trim());
  const make = () => {
    if (!isReady || making.isPending) return;
    const { commonName = '', organization = '', country = '', ...rest } = values;
    const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value.trim() !== ''));
    making.mutate({ commonName, organization, country, ...given, recreate }, { onSuccess: () => onMade?.() });
  };
  const submit = () => (recreate ? ask(isReady) : make());
  const show = (field: { readonly name: Field; readonly label: string; readonly hint?: string }) => (
    <TextField
      key={field.name}
      label={field.label}
      hint={field.hint}
      fault={faultOf(making.error, field.name)}
      value={values[field.name] ?? ''}
      onChange={(value) => setValues({ ...values, [field.name]: value })}
    />
  );
  const isFieldFault = fields.some(({ name }) => faultOf(making.error, name) !== null);
  return (
    <Form onSubmit={submit}>
      <div className="grid items-start gap-4 sm:grid-cols-2">{required.map(show)}</div>
      <details className="rounded-xl border border-line px-4 py-2">
        <summary className="cursor-pointer py-1 text-sm font-medium">
          More details, if your provider asks for them
        </summary>
        <div className="grid items-start gap-4 py-3 sm:grid-cols-2">{optional.map(show)}</div>
      </details>
      {!isFieldFault && <ChangeResult of={making} done="" />}
      <div>
        <Button look={recreate ? 'danger' : 'primary'} busy={making.isPending} disabled={!isReady} onPress={submit}>
          {making.isPending ? 'Creating a key; this takes a few seconds…' : recreate ? 'Replace key' : 'Create key'}
        </Button>
      </div>
      {isAsked && (
        <Confirm
          title="Replace the key?"
          confirm="Replace key"
          danger
          onClose={() => ask(false)}
          onConfirm={() => {
            ask(false);
            make();
          }}
        >
          <p>The current key and its credentials are deleted immediately and can no longer be used.</p>
        </Confirm>
      )}
    </Form>
  );
}
