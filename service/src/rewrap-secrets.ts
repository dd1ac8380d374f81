import type { Output } from './command.ts';
import type { Storage } from './open-storage.ts';
import { canAllOpen, doAllSeal } from './platform/crypto/key-holders.ts';
import { KeyMissing } from './platform/crypto/seal.ts';
import { countByKey, nameOf, rewrapColumn } from './platform/crypto/sealed-column.ts';
import { sealedColumns } from './sealed-columns.ts';

const guide = 'see docs/guides/keys-at-rest.md';

type Secrets = Pick<Storage, 'db' | 'sealer'>;

/**
 * Before anything is sealed or opened: a failed start is better than secrets that this instance, or another one, cannot
 * open.
 */
export async function requireKeys({ db, sealer }: Secrets): Promise<void> {
  const known = [sealer.keyId, ...sealer.otherKeyIds];
  const needed = await Promise.all(sealedColumns.map((column) => countByKey(db, column)));
  const missing = needed.flatMap((counts) => [...counts.keys()]).filter((keyId) => !known.includes(keyId));
  if (missing.length > 0) throw new KeyMissing([...new Set(missing)], known);
  if (!(await canAllOpen(db, sealer))) {
    throw new Error(
      `MASTER_KEY: another running instance cannot decrypt what this key (${sealer.keyId}) encrypts. Add it to OTHER_MASTER_KEYS there first, or stop that instance; ${guide}.`,
    );
  }
}

/**
 * Prints for each column how many secrets are under which key. Returns the number that is not under the current one.
 */
export async function countSecrets({ db, sealer }: Secrets, { answer }: Output): Promise<number> {
  let waiting = 0;
  for (const column of sealedColumns) {
    for (const [keyId, count] of await countByKey(db, column)) {
      const isCurrent = keyId === sealer.keyId;
      answer([nameOf(column), keyId, isCurrent ? 'current' : 'other', count].join('\t'));
      if (!isCurrent) waiting += count;
    }
  }
  return waiting;
}

/** Moves all secrets to the current key. Throws unless no other key is needed any more. */
export async function rewrapSecrets({ db, sealer }: Secrets, output: Output): Promise<void> {
  const requireOneKey = async () => {
    if (await doAllSeal(db, sealer)) return;
    throw new Error(
      `A running process encrypts with a different key from this command (${sealer.keyId}): set the new MASTER_KEY on every instance first; ${guide}.`,
    );
  };
  await requireOneKey();
  const failures: string[] = [];
  for (const column of sealedColumns) {
    const rewrapped = await rewrapColumn(db, sealer, column);
    output.remark(`${nameOf(column)}: ${rewrapped.count} re-wrapped`);
    failures.push(...rewrapped.failures);
  }
  // A process that started meanwhile may have sealed under its own key.
  await requireOneKey();
  if (failures.length > 0) throw new Error(`These could not be re-wrapped:\n${failures.join('\n')}`);
  const waiting = await countSecrets({ db, sealer }, output);
  if (waiting > 0)
    throw new Error(`${waiting} secrets were encrypted with another key in the meantime: run the command again`);
  output.remark(`All secrets are encrypted with the key ${sealer.keyId}; no other key is needed.`);
}
