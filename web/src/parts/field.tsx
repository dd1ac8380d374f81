import { type ReactNode, useId } from 'react';

const box =
  'min-h-11 w-full rounded-xl border border-line bg-surface px-3.5 py-2 text-ink placeholder:text-muted hover:border-muted aria-[invalid=true]:border-bad';

interface LabelProps {
  readonly label: string;
  readonly hint?: ReactNode;
  /** The fault of the value. */
  readonly fault?: string | null;
}

interface TextProps extends LabelProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly placeholder?: string;
  readonly mono?: boolean;
  /** The number of lines; one by default. */
  readonly lines?: number;
  readonly type?: 'text' | 'password' | 'search' | 'date';
  readonly maxLength?: number;
}

/** A text field with its label above and its fault below. */
export function TextField({
  label,
  hint,
  fault,
  value,
  onChange,
  placeholder,
  mono,
  lines,
  type,
  maxLength,
}: TextProps) {
  const id = useId();
  const shared = {
    id,
    value,
    placeholder,
    maxLength,
    'aria-invalid': Boolean(fault),
    'aria-describedby': `${id}-note`,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
    className: `${box} ${mono ? 'font-mono text-[0.9em]' : ''}`,
    autoComplete: 'off',
    spellCheck: false,
  };
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-sm font-medium">
        {label}
      </label>
      {lines ? <textarea {...shared} rows={lines} /> : <input {...shared} type={type ?? 'text'} />}
      <Note id={`${id}-note`} hint={hint} fault={fault} />
    </div>
  );
}

interface SelectProps extends LabelProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly options: readonly (readonly [value: string, name: string])[];
}

export function SelectField({ label, hint, fault, value, onChange, options }: SelectProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-sm font-medium">
        {label}
      </label>
      <select
        id={id}
        value={value}
        aria-describedby={`${id}-note`}
        onChange={(event) => onChange(event.target.value)}
        className={box}
      >
        {options.map(([each, name]) => (
          <option key={each} value={each}>
            {name}
          </option>
        ))}
      </select>
      <Note id={`${id}-note`} hint={hint} fault={fault} />
    </div>
  );
}

function Note({ id, hint, fault }: { id: string; hint?: ReactNode; fault?: string | null | undefined }) {
  return (
    <div id={id} className="mt-1 text-sm empty:hidden">
      {fault ? <p className="text-bad">{fault}</p> : hint ? <p className="text-muted">{hint}</p> : null}
    </div>
  );
}
