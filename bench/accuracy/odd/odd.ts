import type { Random } from '../random.ts';
import type { Request } from '../row.ts';
import type { Scene } from '../scene.ts';

/** An unusual but right request. */
export interface Odd {
  readonly name: string;
  /** The operation of its bytes. */
  readonly operation: string;
  readonly dev: readonly string[];
  readonly test: readonly string[];
  /** Fixed values of the scene, for words and bytes. */
  readonly scene?: (scene: Scene, random: Random) => Partial<Scene>;
  /** Values of the bytes only, which the words do not mention. */
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
