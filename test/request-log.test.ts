import { enrolSealer, submitEither, untilSettled } from '@countersign/harness/requests/follow-request';
import { useSealedFlow } from '@countersign/harness/requests/sealed-flow';
import { decide } from '@countersign/harness/requests/transactions';
import { testBaseUrl } from '@countersign/harness/service/test-service';
import { describe, expect, it } from 'vitest';

const { call, service, arbiter } = await useSealedFlow();

interface Line {
  readonly msg: string;
  readonly requestHash?: string;
  readonly page?: string;
  readonly route?: string;
  readonly job?: string;
}

const linesOf = (lines: readonly string[]) => lines.map((line) => JSON.parse(line) as Line);

/** The log lines of a request in all processes, without those common to every request. */
const isOfARequest = ({ msg, route, job }: Line) =>
  /^(request leased|lease returned|verdict (accepted|posted|goes)|the verdict|later:)/.test(msg) ||
  ['seal-request', 'record-request'].includes(job ?? '') ||
  (msg === 'request' && /^\/transactions(\/:requestHash.*)?$|\/orion-metadata\/:requestHash/.test(route ?? ''));

describe('the logs of a request', { timeout: 120_000 }, () => {
  it('name it in every line of its life, in the service, its jobs and the arbiter, and the service links to its page', async () => {
    const owner = await enrolSealer(call);
    const from = service.logLines.length;
    const requestHashes = await arbiter.during(async () => {
      const made = await Promise.all(
        [0, 1].map((index) => submitEither(call, owner, { to: arbiter.pgpPublicKey, index })),
      );
      for (const requestHash of made) await untilSettled(call, owner, requestHash);
      return made;
    });
    // A refused request, which also logs a line.
    for (const requestHash of requestHashes) {
      const late = { token: owner.accessToken, body: { decision: 'UNDECIDED' } };
      expect((await decide(call, requestHash, late)).status).toBe(400);
    }
    const ofService = linesOf(service.logLines.slice(from)).filter(isOfARequest);
    const ofArbiter = linesOf(arbiter.logLines).filter(isOfARequest);
    for (const line of [...ofService, ...ofArbiter]) {
      expect(line).toMatchObject({ requestHash: expect.toBeOneOf(requestHashes) });
    }
    for (const { requestHash, page } of ofService) expect(page).toBe(`${testBaseUrl}/app/transactions/${requestHash}`);
    for (const requestHash of requestHashes) {
      const mine = (lines: readonly Line[]) =>
        lines.filter((line) => line.requestHash === requestHash).map(({ msg, route, job }) => job ?? route ?? msg);
      expect(mine(ofService)).toEqual(
        expect.arrayContaining([
          '/transactions',
          'seal-request',
          'record-request',
          'request leased',
          'verdict accepted',
          '/transactions/:requestHash/approvals',
          '/internal/orion-metadata/:requestHash/settlement',
        ]),
      );
      expect(mine(ofArbiter)).toEqual(expect.arrayContaining(['request leased', 'verdict posted']));
    }
    const all = [...service.logLines, ...arbiter.logLines].join('\n');
    expect(all).not.toMatch(/Send 1 ETH|BEGIN PGP/);
  });
});
