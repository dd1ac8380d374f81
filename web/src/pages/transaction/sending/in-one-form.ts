import { readTypedData, type SentTypedData, showTypedData } from '@countersign/protocol';
import type { Action } from '../record.ts';

/** What was sealed is as its author wrote it; wallets take typed data only with the type of their domain. */
export function inOneForm(action: Action): Action {
  if (!action.typedData) return action;
  try {
    const typedData = showTypedData(readTypedData(action.typedData as SentTypedData));
    return { ...action, typedData: typedData as unknown as Action['typedData'] };
  } catch {
    return action;
  }
}
