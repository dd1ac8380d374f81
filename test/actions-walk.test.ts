import { cowOrderOf, permitOf, supplyCalls } from '@countersign/harness/chain/actions';
import { beginSession } from '@countersign/harness/mcp/mcp-calls';
import { proves } from '@countersign/harness/proves';
import {
  enrolSealer,
  hashOf,
  type Sealer,
  sealFields,
  submitSealed,
  untilJudged,
} from '@countersign/harness/requests/follow-request';
import { useSealedFlow } from '@countersign/harness/requests/sealed-flow';
import { someAddress, submit } from '@countersign/harness/requests/transactions';
import { testAdminKey } from '@countersign/harness/service/test-service';
import { type Address, type Call, hashAction, readTypedData } from '@countersign/protocol';
import { beforeAll, describe, expect, it } from 'vitest';

const { call, service, arbiter } = await useSealedFlow();
let owner: Sealer;

beforeAll(async () => {
  owner = await enrolSealer(call);
  await arbiter.start();
}, 120_000);

type Fields = Record<string, unknown>;
const onEthereum = (different: Fields) => ({ tx: undefined, chainId: 1, ...different });

/** Each API that submits a request, returning its requestHash. */
const ways: Record<string, (different: Fields) => Promise<string>> = {
  REST: (different) => submit(call, owner, onEthereum(different)),
  MCP: async (different) => {
    const session = await beginSession(service, { key: owner.key });
    const args = { escrowAddress: owner.wallet.address, ...onEthereum(different), wait: 45 };
    const { last } = await session.callTool('requestAndAwaitVerification', args);
    return String((last.result?.structuredContent as Fields | undefined)?.requestHash);
  },
  'a sealed payload': async (different) => {
    const encryptedPayload = await sealFields(owner, arbiter.pgpPublicKey, onEthereum(different));
    return hashOf(await submitSealed(call, owner, encryptedPayload, { chainId: 1 }));
  },
  'the open form': async (different) => {
    const fields = { escrowAddress: owner.wallet.address, ...onEthereum(different), encrypted: false };
    return hashOf(await call('POST /transactions', { key: testAdminKey, body: fields }));
  },
};

interface Walk {
  readonly userPrompt: string;
  readonly honest: (account: string) => Fields;
  /** Variants that differ from the request in one respect. */
  readonly mutants: Record<string, (account: string) => Fields>;
}

const approvalOf = (account: string, different: object = {}) => ({ tx: supplyCalls({ account, ...different })[0] });
const supplyOf = (account: string, different: object = {}) => ({ tx: supplyCalls({ account, ...different })[1] });
const approveAndSupply = 'Approve 100 USDC and supply them to Aave V3 on Ethereum';

const walks: Record<string, Walk> = {
  'an approval in a transaction of its own': {
    userPrompt: approveAndSupply,
    honest: (account) => approvalOf(account),
    mutants: {
      'with another spender': (account) => approvalOf(account, { spender: someAddress }),
      'with one more zero': (account) => approvalOf(account, { amount: 1_000_000_000n }),
    },
  },
  'the supply after it, with the same words': {
    userPrompt: approveAndSupply,
    honest: (account) => supplyOf(account),
    mutants: {
      'for somebody else': (account) => supplyOf(account, { onBehalfOf: someAddress }),
      'with one more zero': (account) => supplyOf(account, { amount: 1_000_000_000n }),
    },
  },
  'an approval and a supply as one batch': {
    userPrompt: 'Supply 100 USDC to Aave V3 on Ethereum',
    honest: (account) => ({ calls: supplyCalls({ account }) }),
    mutants: {
      'for somebody else': (account) => ({ calls: supplyCalls({ account, onBehalfOf: someAddress }) }),
      'at another pool': (account) => ({ calls: supplyCalls({ account, to: someAddress }) }),
      'with one more zero': (account) => ({ calls: supplyCalls({ account, amount: 1_000_000_000n }) }),
      'with another spender': (account) => ({ calls: supplyCalls({ account, spender: someAddress }) }),
    },
  },
  'a permit': {
    userPrompt: 'Permit Aave V3 to spend 100 USDC',
    honest: (account) => ({ typedData: permitOf(account) }),
    mutants: {
      'for another spender': (account) => ({ typedData: permitOf(account, { spender: someAddress }) }),
      'with one more zero': (account) => ({ typedData: permitOf(account, { value: '1000000000' }) }),
    },
  },
  'a CoW order': {
    userPrompt: 'Swap 1000 USDC for at least 0.3 WETH on CoW Swap',
    honest: (account) => ({ typedData: cowOrderOf(account) }),
    mutants: {
      'that pays somebody else': (account) => ({ typedData: cowOrderOf(account, { receiver: someAddress }) }),
      'that gets a tenth': (account) => ({ typedData: cowOrderOf(account, { buyAmount: '30000000000000000' }) }),
    },
  },
};

describe.each(Object.entries(walks))('%s', (_what, { userPrompt, honest, mutants }) => {
  it.each(Object.keys(ways))(
    'by %s is APPROVED, under its action hash',
    { ...proves('actions.judged', 'actions.mcp'), timeout: 60_000 },
    async (way) => {
      const account = owner.wallet.address.toLowerCase() as Address;
      const fields = honest(account);
      const record = await untilJudged(call, owner, (await ways[way]?.({ userPrompt, ...fields })) ?? '');
      const action = readAction(fields);
      expect(record).toMatchObject({
        // The effects of a sealed one stay hidden, and only a policy, which is absent here, would need them.
        status: 'APPROVED',
        verdict: { decision: 'APPROVED', callHash: hashAction(action, { chainId: 1, account }) },
      });
      expect(record.verdict.confidence).toBeGreaterThanOrEqual(0.75);
    },
  );

  it.each(Object.keys(mutants))(
    '%s is REJECTED, by whichever way',
    { ...proves('actions.judged'), timeout: 90_000 },
    async (mutant) => {
      const fields = mutants[mutant]?.(owner.wallet.address) ?? {};
      for (const way of ['REST', 'MCP', 'a sealed payload']) {
        const record = await untilJudged(call, owner, (await ways[way]?.({ userPrompt, ...fields })) ?? '');
        expect(record).toMatchObject({ status: 'REJECTED', verdict: { decision: 'REJECTED' } });
      }
    },
  );
});

function readAction(fields: Fields) {
  if ('typedData' in fields) return { typedData: readTypedData(fields.typedData as never) };
  const lower = (each: Call) => ({ ...each, to: each.to.toLowerCase() as Address });
  return 'tx' in fields ? { tx: lower(fields.tx as Call) } : { calls: (fields.calls as Call[]).map(lower) };
}
