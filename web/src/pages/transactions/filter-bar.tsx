import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useOwned } from '../../data/use-owned.ts';
import { chainName, knownChains } from '../../networks.ts';
import { unnamedAgent } from '../../parts/agent-name.tsx';
import { Button } from '../../parts/button.tsx';
import { SelectField, TextField } from '../../parts/field.tsx';
import { Icon } from '../../parts/icon.tsx';
import { decisions, type Filters, faultOfAsset, faultOfSearch, statuses } from './filters.ts';

/** Longer than the pause between two keys. */
const TYPED_MS = 300;

type Options = readonly (readonly [value: string, name: string])[];

/** The filters of the list. All of them are in the URL, so that a view can be saved and shared. */
export function FilterBar({ filters }: { filters: Filters }) {
  const navigate = useNavigate({ from: '/transactions' });
  const narrow = (change: Filters) =>
    void navigate({ search: (current) => ({ ...current, ...change, cursor: undefined }), replace: true });
  const choose = (name: keyof Filters) => (value: string) => narrow({ [name]: value || undefined });
  const [isOpen, setOpen] = useState(false);
  const { cursor: _, ...narrowing } = filters;
  const count = Object.values(narrowing).filter(Boolean).length;
  return (
    <search aria-label="Filters" className="flex flex-col gap-3">
      <TypedField
        label="Search"
        placeholder="Hash, address or words"
        value={filters.q ?? ''}
        faultOf={faultOfSearch}
        onTyped={choose('q')}
      />
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls="filters"
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-11 items-center gap-2 self-start font-semibold text-accent xl:hidden"
      >
        <Icon name="sliders" /> {count > 0 ? `Filters (${count} in use)` : 'Filters'}
      </button>
      <div id="filters" className={`${isOpen ? 'grid' : 'hidden'} gap-3 sm:grid-cols-2 xl:grid xl:grid-cols-5`}>
        <SelectField
          label="Status"
          value={filters.status ?? ''}
          onChange={choose('status')}
          options={optionsOf(statuses)}
        />
        <SelectField
          label="Arbiter"
          value={filters.decision ?? ''}
          onChange={choose('decision')}
          options={optionsOf(decisions)}
        />
        <AgentField value={filters.agent ?? ''} onChange={choose('agent')} />
        <SelectField
          label="Network"
          value={filters.chain ?? ''}
          onChange={choose('chain')}
          options={withChosen(chains, filters.chain, (id) => chainName(Number(id)))}
        />
        <TypedField
          label="Asset"
          placeholder="0x… or native"
          value={filters.asset ?? ''}
          faultOf={faultOfAsset}
          onTyped={choose('asset')}
        />
      </div>
      {count > 0 && (
        <div>
          <Button look="quiet" onPress={() => void navigate({ search: {} })}>
            Clear filters
          </Button>
        </div>
      )}
    </search>
  );
}

const chains: Options = knownChains.map((id) => [String(id), chainName(id)] as const);
const any = ['', 'Any'] as const;
const optionsOf = (choices: Readonly<Record<string, { readonly name: string }>>): Options => [
  any,
  ...Object.entries(choices).map(([value, { name }]) => [value, name] as const),
];

/** A value from the URL is always among the options, even an unknown one. */
const withChosen = (known: Options, chosen: string | undefined, nameOf: (value: string) => string): Options => [
  any,
  ...known,
  ...(chosen && !known.some(([value]) => value === chosen) ? [[chosen, nameOf(chosen)] as const] : []),
];

/** All current submitters; a revoked one is filtered from one of its rows. */
function AgentField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const { data = [] } = useOwned(['agent-names'], async (client) => {
    const [keys, grants] = await Promise.all([client.listApiKeys(), client.listGrants()]);
    return [
      ...keys.map(({ id, name }) => [id, name] as const),
      ...grants.map(({ id, client: { clientName } }) => [id, clientName ?? unnamedAgent] as const),
    ];
  });
  return (
    <SelectField
      label="Agent"
      value={value}
      onChange={onChange}
      options={withChosen(data, value, () => 'An earlier agent')}
    />
  );
}

interface TypedProps {
  readonly label: string;
  readonly placeholder: string;
  readonly value: string;
  readonly faultOf: (text: string) => string | null;
  readonly onTyped: (text: string) => void;
}

/** Searches when typing stops. */
function TypedField({ label, placeholder, value, faultOf, onTyped }: TypedProps) {
  const [text, setText] = useState(value);
  const [sent, setSent] = useState(value);
  const [last, setLast] = useState(value);
  if (last !== value) {
    setLast(value);
    // The submitted value comes back here while typing may have continued; other values come from outside, such as the
    // back button.
    if (value !== sent) {
      setSent(value);
      setText(value);
    }
  }
  useEffect(() => {
    const typed = text.trim();
    if (typed === sent || faultOf(typed) !== null) return;
    const timer = setTimeout(() => {
      setSent(typed);
      onTyped(typed);
    }, TYPED_MS);
    return () => clearTimeout(timer);
  });
  return (
    <TextField
      label={label}
      type="search"
      placeholder={placeholder}
      value={text}
      fault={faultOf(text.trim())}
      onChange={setText}
      maxLength={200}
    />
  );
}
