import type { NodeId } from '../nodes.ts';
import type { Random } from '../random.ts';
import type { Request } from '../row.ts';
import type { Scene } from '../scene.ts';
import type { Entry, Subject } from '../subject.ts';

/** One minimal change. */
export interface Change {
  /** The changed values of the bytes. */
  readonly bytes?: Partial<Scene>;
  /** The changed values of the words. */
  readonly words?: Partial<Scene>;
  readonly request?: (request: Request) => Request;
  /** The operator's policy for this request, by name. */
  readonly policy?: string;
}

export interface Mutator {
  readonly name: string;
  /** The check that must fail, first; then others that also detect this change. */
  readonly nodes: readonly [NodeId, ...NodeId[]];
  fits(entry: Entry): boolean;
  /** Null if this scene has nothing to change. */
  change(subject: Subject, random: Random): Change | null;
}

type Tx = Readonly<Record<string, unknown>>;

/** A change of the sent transaction. */
export const inTransaction = (edit: (tx: Tx) => Tx): Change => ({
  request: (request) => ({ ...request, proposed_tx: edit(request.proposed_tx) }),
});

export const inIntent = (edit: (text: string) => string): Change => ({
  request: (request) => ({ ...request, human_intent: edit(request.human_intent) }),
});

export const inMetadata = (extra: Tx): Change => ({
  request: (request) => ({ ...request, metadata: { ...request.metadata, ...extra } }),
});

export const dataOf = (tx: Tx): `0x${string}` => String(tx.data ?? '0x') as `0x${string}`;
