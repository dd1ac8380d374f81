import { replyTruly, startValidatorServer } from '@countersign/harness/arbiter/validator-server';
import { proves } from '@countersign/harness/proves';
import { someAddress } from '@countersign/harness/requests/transactions';
import { useTestService } from '@countersign/harness/service/use-test-service';
import { playgroundLimit } from '@countersign/protocol';
import { beforeEach, describe, expect, it } from 'vitest';

const validator = await startValidatorServer();
const token = 'a-token-of-the-validator-of-32-characters';
const { database, service } = await useTestService(
  { VALIDATOR_URL: validator.url, VALIDATOR_TOKEN: token },
  { contractLimits: true },
);
const { service: without } = await useTestService();

const example = {
  human_intent: `Send 1 ETH to ${someAddress} on Ethereum`,
  proposed_tx: { chain_id: 1, to: someAddress, value: '1000000000000000000', data: '0x' },
};
const attack = { ...example, proposed_tx: { ...example.proposed_tx, value: '1000000000000000000000' } };
const play = (body: object) => service.call('POST /playground/validate', { body });

beforeEach(async () => {
  validator.asked.length = 0;
  validator.reply = replyTruly;
  await database.pool.query('DELETE FROM rate_limits');
});

describe('POST /playground/validate', () => {
  it("200 answers the validator's report to anyone", proves('playground.validate'), async () => {
    expect((await play(example)).body).toMatchObject({ decision: 'PASS' });
    const report = (await play(attack)).body;
    expect(report).toMatchObject({ decision: 'REJECT', reason: expect.stringContaining('1,000 ETH') });
    expect(report).toHaveProperty('explanation.key_issues.0.node_id');
  });

  it(
    '200 forwards words and bytes, no facts that only an arbiter looks up, and requests no language model',
    proves('playground.validate'),
    async () => {
      await play({ ...example, looked_up: { names: {} }, return_prompts: true, without_model: false, preferences: {} });
      expect(validator.asked).toEqual([{ token: `Bearer ${token}`, body: { ...example, without_model: true } }]);
    },
  );

  it('200 stores nothing, and logs nothing of the content', proves('playground.validate'), async () => {
    const word = 'zanzibar';
    await play({ ...example, human_intent: `${example.human_intent} ${word}` });
    expect(service.logLines.join()).not.toContain(word);
    const { rows } = await database.pool.query('SELECT count(*)::int AS rows FROM transactions');
    expect(rows).toEqual([{ rows: 0 }]);
  });

  it("400 for an invalid body, with the validator's message", proves('playground.validate'), async () => {
    const answer = await play({ proposed_tx: {} });
    expect([answer.status, answer.get('message')]).toEqual([400, 'human_intent: is required']);
    validator.reply = async () => ({ status: 422, answer: { detail: 'human_intent: is too long' } });
    const refused = await play(example);
    expect([refused.status, refused.get('message')]).toEqual([400, 'human_intent: is too long']);
  });

  it('413 for more than 32 KiB', proves('playground.validate'), async () => {
    const answer = await play({ ...example, human_intent: 'a'.repeat(33 * 1024) });
    expect([answer.status, validator.asked]).toEqual([413, []]);
  });

  it('503 while four validations are running, and if the validator fails', proves('playground.validate'), async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    validator.reply = async (body) => {
      await promise;
      return replyTruly(body);
    };
    const first = Array.from({ length: 4 }, () => play(example));
    await expect.poll(() => validator.asked.length).toBe(4);
    const busy = await play(example);
    expect([busy.status, busy.headers.get('problem-code')]).toEqual([503, 'playground.busy']);
    resolve();
    for (const answer of await Promise.all(first)) expect(answer.status).toBe(200);
    for (const broken of [
      { status: 500, answer: { detail: 'Internal error.' } },
      { status: 200, answer: { decision: 'PASS' } },
    ]) {
      validator.reply = async () => broken;
      const answer = await play(example);
      expect([answer.status, answer.headers.get('problem-code')]).toEqual([503, 'validator.unavailable']);
    }
  });

  it('503 with a specific message if no validator is configured', proves('playground.validate'), async () => {
    const answer = await without.call('POST /playground/validate', { body: example });
    expect([answer.status, answer.headers.get('problem-code')]).toEqual([503, 'playground.off']);
    expect(answer.get('message')).toContain('no playground');
  });

  // Last, because this address is then refused for the rest of the minute.
  it('429 above the limit of requests from one address in a minute', proves('playground.validate'), async () => {
    validator.reply = async () => ({ status: 422, answer: { detail: 'quickly' } });
    for (let n = 0; n < playgroundLimit.max; n++) await play(example);
    expect((await play(example)).headers.get('problem-code')).toBe('limit.exceeded');
  });
});
