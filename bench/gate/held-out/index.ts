import { openSet } from '../open/index.ts';
import type { PhraseSet } from '../phrases.ts';

export const heldOutSet: PhraseSet = { ...openSet };
