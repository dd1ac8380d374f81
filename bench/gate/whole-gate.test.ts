import { describe, it } from 'vitest';
import { allBases } from './bases.ts';
import { expectStopped, passMutants } from './gate.fixture.ts';
import { kinds } from './phrases.ts';

describe('every right request', async () => {
  const passed = await passMutants(allBases());

  it.each(kinds)('is not approved with an addition that it does not order, or that takes the order back: %s', (kind) =>
    expectStopped(passed, kind),
  );
});
