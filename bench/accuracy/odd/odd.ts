import type { Random } from '../random.ts';
import type { Request } from '../row.ts';
import type { Scene } from '../scene.ts';

/** Something unusual that is right all the same. */
export interface Odd {
  readonly name: string;
  /** Operation whose bytes it has. */
  readonly operation: string;
  readonly dev: readonly string[];
  readonly test: readonly string[];
  /** What of the scene is fixed, for words and bytes alike. */
  readonly scene?: (scene: Scene, random: Random) => Partial<Scene>;
  /** What the bytes have and the words do not say so. */
  readonly bytes?: (scene: Scene, random: Random) => Partial<Scene>;
  readonly request?: (request: Request, scene: Scene, random: Random) => Request;
}

type Tx = Readonly<Record<string, unknown>>;

export const editTx = (request: Request, edit: (tx: Tx) => Tx): Request => ({
  ...request,
  proposed_tx: edit(request.proposed_tx),
});

export const addMetadata = (request: Request, extra: Tx): Request => ({
  ...request,
  metadata: { ...request.metadata, ...extra },
});
