import { useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { TextField } from '../../parts/field.tsx';
import { useCopy } from '../../parts/use-copy.ts';
import type { Trial } from './examples.ts';
import { type CallFields, callNames, faultOf, readAction, toAction, toFields } from './read-action.ts';

const MAX_WORDS = 8_192;
const names = Object.keys(callNames) as (keyof CallFields)[];

interface Props {
  readonly trial: Trial;
  readonly busy: boolean;
  readonly onCheck: (trial: Trial) => void;
}

/** The words and the action: fields for a single call, JSON for anything more. */
export function TrialForm({ trial, busy, onCheck }: Props) {
  const [words, setWords] = useState(trial.words);
  const [fields, setFields] = useState(() => toFields(trial.action));
  const [json, setJson] = useState(() => JSON.stringify(trial.action, null, 2));
  const [isTried, setTried] = useState(false);
  const link = useCopy({
    done: 'Link copied. The request is in the part after #, which is never sent to a server.',
    byHand: 'Copy the URL of this page: it contains the whole request.',
  });
  const faults = fields ? names.filter((name) => faultOf(name, fields[name]) !== null) : [];
  const read = readAction(json);
  const action = fields ? (faults.length === 0 ? toAction(fields) : null) : read.action;
  const noWords = words.trim() === '' ? 'Enter what you want, in your own words' : null;

  const check = () => {
    setTried(true);
    if (action && !noWords) onCheck({ words, action });
  };
  const swap = () => {
    if (fields) setJson(JSON.stringify(toAction(fields), null, 2));
    setFields(fields ? null : read.action && toFields(read.action));
  };
  const canShowFields = fields !== null || (read.action !== null && toFields(read.action) !== null);

  return (
    <Card
      title="The request"
      actions={
        canShowFields && (
          <div className="-my-2.5">
            <Button look="quiet" onPress={swap}>
              {fields ? 'Edit as JSON' : 'Edit as fields'}
            </Button>
          </div>
        )
      }
    >
      <div className="flex flex-col gap-4">
        <TextField
          label="What you asked for"
          value={words}
          onChange={setWords}
          lines={3}
          maxLength={MAX_WORDS}
          fault={isTried ? noWords : null}
        />
        {fields ? (
          <div className="grid gap-4 md:grid-cols-2">
            {names.map((name) => (
              <div key={name} className={name === 'data' ? 'md:col-span-2' : ''}>
                <TextField
                  label={callNames[name]}
                  value={fields[name]}
                  onChange={(value) => setFields({ ...fields, [name]: value })}
                  mono={name !== 'chain'}
                  fault={isTried ? faultOf(name, fields[name]) : null}
                  {...(name === 'data' && { lines: 4 })}
                />
              </div>
            ))}
          </div>
        ) : (
          <TextField
            label="What would be sent or signed (proposed_tx, as JSON)"
            value={json}
            onChange={setJson}
            lines={14}
            mono
            fault={isTried ? read.fault : null}
          />
        )}
        <div className="flex flex-wrap items-center gap-3">
          <Button busy={busy} onPress={check}>
            Check request{' '}
          </Button>
          <Button look="secondary" onPress={() => link.copy(location.href)}>
            Copy link
          </Button>
          <p role="status" className="text-sm text-muted empty:hidden">
            {link.said}
          </p>
        </div>
      </div>
    </Card>
  );
}
