import { readTypedData, type SentTypedData, showTypedData } from '@countersign/protocol';
import type { Action } from '../record.ts';

/** Sealed typed data keeps its author's form; wallets require the type of its domain. */
export function inOneForm(action: Action): Action {
  if (!action.typedData) return action;
  try {
    const typedData = showTypedData(readTypedData(action.typedData as SentTypedData));
    return { ...action, typedData: typedData as unknown as Action['typedData'] };
  } catch {
    return action;
  }
}
