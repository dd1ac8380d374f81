import { checksumAddress } from '@countersign/protocol';
import { operations } from './operations/index.ts';
import type { Operation, Transaction } from './operations/operation.ts';
import { isSwap } from './operations/operation.ts';
import { createRandom, type Random } from './random.ts';
import type { Request, Split } from './row.ts';
import { drawScene, nowUnix, type Scene } from './scene.ts';
import { templates as devTemplates } from './templates/dev/index.ts';
import type { Templates } from './templates/template.ts';
import { templates as testTemplates } from './templates/test/index.ts';
import { placesOf, word } from './words.ts';

/** One template of one operation. */
export interface Entry {
  readonly operation: Operation;
  readonly template: string;
  readonly split: Split;
  readonly places: ReadonlySet<string>;
}

function entriesOf(operation: Operation, split: Split, templates: Templates): Entry[] {
  const own = templates[operation.name];
  if (!own || own.length < 3) throw new Error(`${operation.name} has fewer than three ${split} templates`);
  return own.map((template) => ({ operation, template, split, places: placesOf(template) }));
}

export const entries: readonly Entry[] = operations.flatMap((operation) => [
  ...entriesOf(operation, 'dev', devTemplates),
  ...entriesOf(operation, 'test', testTemplates),
]);

/** An entry with a drawn scene. */
export interface Subject extends Entry {
  readonly scene: Scene;
  readonly id: string;
}

export function drawSubject(entry: Entry, id: string, seed: string): Subject {
  const random = createRandom(`${seed}/${id}`);
  const setting = { family: entry.operation.family, ...entry.operation.draw(random) };
  return { ...entry, id, scene: drawScene(random, setting, entry.places) };
}

const pricesOf = ({ asset, out, network }: Scene) =>
  Object.fromEntries([asset, out, network.native].map(({ symbol, usd }) => [symbol, usd]));

/** Varies the notation of addresses and numbers, as callers do; the meaning stays the same. */
function dress(transaction: Transaction, random: Random): Transaction {
  const { to, value } = transaction;
  return {
    ...transaction,
    ...(to && random.chance(0.5) && { to: checksumAddress(to) }),
    ...(value && random.chance(0.4) && { value: `0x${BigInt(value).toString(16)}` }),
  };
}

export interface Parts {
  readonly words: Scene;
  readonly bytes: Scene;
}

/** The request with the words of one scene and the bytes of another; both are the same unless something was mutated. */
export function assemble(subject: Subject, seed: string, { words, bytes }: Parts) {
  const { operation, template, places, id } = subject;
  const random = createRandom(`${seed}/${id}/request`);
  const { text, slots } = word(template, words, random);
  const hasPrices = places.has('usd') || places.has('slippage') || (isSwap(operation) && random.chance(0.4));
  const [numerator, denominator] = words.fraction ?? [1n, 1n];
  const balance = (words.amount * denominator) / numerator;
  const request: Request = {
    human_intent: text,
    proposed_tx: {
      chain_id: bytes.network.id,
      from: random.chance(0.5) ? checksumAddress(bytes.sender) : bytes.sender,
      ...dress(operation.build(bytes), random),
    },
    metadata: {
      generated_at_unix: nowUnix,
      ...(hasPrices && { prices_usd: pricesOf(words) }),
      ...(words.fraction && { balances: { [words.asset.symbol]: String(balance) } }),
    },
  };
  return { request, slots };
}
