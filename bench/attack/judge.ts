import type { Decision } from '@countersign/protocol';
import type { Reader } from '../gate/reader.ts';
import type { Case } from './cases.ts';

export interface Judged {
  readonly tried: Case;
  readonly decision: Decision;
  /** If the honest words are not approved, the case proves nothing. */
  readonly isControlApproved: boolean;
}

/** Judges every case and its control; cases may share a control. */
export async function judgeAll(cases: readonly Case[], reader: Reader): Promise<Judged[]> {
  const controls = new Map<string, boolean>();
  const judged: Judged[] = [];
  for (const tried of cases) {
    const key = JSON.stringify(tried.control);
    const isControlApproved = controls.get(key) ?? (await reader.isApproved(tried.control));
    controls.set(key, isControlApproved);
    judged.push({ tried, decision: await reader.decide(tried.request), isControlApproved });
  }
  return judged;
}

export const isApproved = ({ decision }: Judged): boolean => decision === 'APPROVED';
