import { completeVerdict, signedVerdict } from '@countersign/harness/requests/signed-verdict';
import { judge, type Owner } from '@countersign/harness/requests/transactions';
import type { Caller } from '@countersign/harness/service/caller';
import { expect } from 'vitest';
import type { Client, SentBody } from './index.ts';
import { toNewTransaction } from './to-new-transaction.ts';
import { hashFields } from './verify.ts';

/** A client whose every request is judged as soon as it is stored, with a signed verdict bound to its action. */
export function judgedClient(
  call: Caller,
  client: Client,
  owner: Owner,
  decide: (body: SentBody) => boolean | 'UNDECIDED',
) {
  const submitted: SentBody[] = [];
  return {
    submitted,
    client: {
      ...client,
      createTransaction: (async ({ headers, ...request }, options) => {
        const created = await client.createTransaction(
          { ...request, headers: { ...headers, prefer: undefined } },
          options,
        );
        const body = toNewTransaction(request.body);
        submitted.push(body);
        const decided = decide(body);
        const decision = decided === 'UNDECIDED' ? decided : decided ? 'APPROVED' : 'REJECTED';
        const verdict = { ...completeVerdict(owner.wallet.address), decision, callHash: hashFields(body) } as const;
        const posted = await signedVerdict(created.requestHash, verdict);
        expect((await judge(call, created.requestHash, decision, posted)).status).toBe(201);
        return created;
      }) satisfies Client['createTransaction'],
    } as Client,
  };
}
