import { describe, expect, it } from 'vitest';
import { encode, ether, request } from '../checks/calldata.fixture.ts';
import { validateInTest } from '../whole/validate.fixture.ts';

const escrow = '0x5f3b5DfEb7B28CDbD7FAba78963EE202a494e2A2';
/** 2030-01-03, a Thursday: the weeks of locks start on Thursdays. */
const unlockTime = 1_893_628_800n;
const data = encode('function create_lock(uint256,uint256)', ether(100), unlockTime);
const judge = (intent: string) => validateInTest(request(intent, { to: escrow, data }));

describe('a lock until a date', () => {
  it.each(['until 3 January 2030', 'until 2030-01-03', 'till Jan 3, 2030.'])(
    'passes if the words say so: %s',
    async (end) => {
      const { decision, confidence } = await judge(`Lock 100 CRV on Curve ${end}`);
      expect({ decision, isSure: confidence >= 0.75 }).toEqual({ decision: 'PASS', isSure: true });
    },
  );

  it('is rejected if the words state another date', async () => {
    expect((await judge('Lock 100 CRV on Curve until 3 January 2031')).decision).toBe('REJECT');
  });

  it.each(['on 3 January 2030', ', but not until 3 January 2030'])(
    'goes to the owner if the date is the time to act: %s',
    async (when) => {
      expect((await judge(`Lock 100 CRV on Curve ${when}`)).confidence).toBeLessThan(0.75);
    },
  );
});
