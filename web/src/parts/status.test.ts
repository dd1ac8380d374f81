import { proves } from '@countersign/harness/proves';
import { expect, it } from 'vitest';
import { standingInWords } from './status.tsx';

it(
  'an execution after the approval expired is an alarm, whatever the status',
  proves('validity.receipt-late.alarm'),
  () => {
    const expired = { status: 'REJECTED', statusReason: 'expired', waitingFor: null } as const;
    const inTime = standingInWords({ ...expired, executedLate: false });
    const late = standingInWords({ ...expired, executedLate: true });
    expect(late).toEqual(['bad', expect.stringMatching(/executed/i)]);
    expect(late).not.toEqual(inTime);
    for (const status of ['PENDING', 'APPROVED', 'EXECUTED', 'FAILED'] as const) {
      expect(standingInWords({ ...expired, status, executedLate: true })).toEqual(late);
    }
  },
);
