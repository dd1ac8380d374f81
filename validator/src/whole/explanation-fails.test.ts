import { proves } from '@countersign/harness/proves';
import { expect, it, vi } from 'vitest';
import { validate } from '../validate.ts';
import { testDeps } from './validate.fixture.ts';

vi.mock('../verdict/explain.ts', () => ({
  explain() {
    throw new Error('broken');
  },
}));

it(
  'the explanation is null if building it fails, and verdict and confidence stand',
  proves('validator.answer.confidence', 'validator.answer.explanation.null'),
  async () => {
    const to = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';
    const onCrash = vi.fn();
    const request = { human_intent: `Send 1 wei to ${to}`, proposed_tx: { to, value: 1, chain_id: 1 } };
    const answer = await validate(request, { ...testDeps, onCrash });
    expect(answer).toMatchObject({ decision: 'PASS', explanation: null });
    expect(answer.confidence).toBeGreaterThan(0.75);
    expect(answer.reason).toContain('send');
    expect(onCrash).toHaveBeenCalledOnce();
  },
);
