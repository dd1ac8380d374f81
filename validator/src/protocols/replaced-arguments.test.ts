import type { Address } from '@countersign/protocol';
import { type AbiFunction, encodeFunctionData, toFunctionSelector, toFunctionSignature } from 'viem';
import { describe, expect, it } from 'vitest';
import { encodeType, readStructTypes } from '../decode/typed-data.ts';
import { loadValidator } from '../process/load-validator.ts';
import type { SentRequest } from '../request/normalise.ts';
import { validate } from '../validate.ts';
import {
  authorization,
  byPermit2,
  payee,
  paymentOf,
  paymentRequest,
  paymentWords,
  upTo,
  witnessPermit,
} from '../whole/payment.fixture.ts';
import { acceptedCases } from './accepted/accepted.cases.ts';
import { type AcceptedCase, now, owner, stranger } from './accepted/accepted-case.fixture.ts';
import { requestOf } from './accepted/accepted-request.fixture.ts';
import { described } from './accepted/described.cases.ts';
import { protocols } from './index.ts';
import { accountForArguments, accountForMessage, findDroppedArguments } from './rules/account-for-arguments.ts';
import { placesOf } from './rules/made-up-arguments.ts';
import type { FunctionRule, Protocol } from './rules/protocol.ts';

const deps = await loadValidator({
  sanctionsFile: null,
  threatsFile: null,
  policyFile: null,
  model: null,
  now: () => now * 1000,
  onCrash: (where, error) => {
    throw new Error(`${where} crashed`, { cause: error });
  },
});

interface SignedMessage {
  readonly domain: Readonly<Record<string, unknown>> & { readonly verifyingContract: Address };
  readonly types: Readonly<Record<string, readonly { readonly name: string; readonly type: string }[]>>;
  readonly primaryType: string;
  readonly message: Readonly<Record<string, unknown>>;
}

/** The arbiter's approval at its usual threshold. */
const THRESHOLD = 0.75;

async function judge(row: AcceptedCase, abi: AbiFunction, args: Readonly<Record<string, unknown>>, isBatch: boolean) {
  const { decision, confidence, reason, results } = await validate(requestOf(row, abi, { args, isBatch }), deps);
  const unsettled = Object.values(results).flatMap(({ status, reasoning, details }) =>
    status === 'FAIL' || details.skipped === 'missing' ? [reasoning] : [],
  );
  return {
    isApproved: decision === 'PASS' && confidence >= THRESHOLD,
    confidence,
    why: [reason, ...unsettled].join('\n'),
  };
}

/** Possible replacements of a value: one of each list has to change the verdict. */
function replacementsOf(type: string, value: unknown): unknown[] {
  if (typeof value === 'boolean') return [!value];
  if (typeof value === 'bigint') return value === 0n ? [1n, 10n ** 18n] : [value * 10n, value / 10n, value + 1n];
  if (typeof value === 'number') return value === 0 ? [1, 100] : [value * 10, Math.floor(value / 10), value + 1];
  if (type === 'address') return [stranger];
  const text = String(value);
  if (!text.startsWith('0x')) return [`${text}x`];
  if (text === '0x') return [`0x${'5e'.repeat(32)}`];
  const isAddressInWord = /^0x0{24}[0-9a-f]{40}$/.test(text);
  return [
    isAddressInWord
      ? `0x${'0'.repeat(24)}${stranger.slice(2)}`
      : text.replace(/[0-9a-f]/g, (digit) => (digit === '5' ? '6' : '5')).replace(/^./, '0'),
  ];
}

const isEncodable = (abi: AbiFunction, args: Readonly<Record<string, unknown>>): boolean => {
  try {
    encodeFunctionData({ abi: [abi], args: abi.inputs.map(({ name }) => args[name ?? '']) });
    return true;
  } catch {
    return false;
  }
};

/** Tests one after another and stops at the first that is not approved. */
async function areAllApproved<T>(all: readonly T[], ask: (each: T) => Promise<boolean>): Promise<boolean> {
  for (const each of all) if (!(await ask(each))) return false;
  return true;
}

/** Approved unchanged, unless no words can settle it, and not approved with any relevant argument replaced. */
async function expectSettled(
  protocol: Protocol,
  rule: FunctionRule,
  row: AcceptedCase,
  { isBatch = false } = {},
): Promise<void> {
  const base = await judge(row, rule.abi, row.args, isBatch);
  expect({ isApproved: base.isApproved, why: base.why }).toEqual({
    isApproved: row.notApproved === undefined,
    why: base.why,
  });
  if (!base.isApproved) return;
  const ignored: string[] = [];
  for (const account of accountForArguments(protocol, rule)) {
    if (account.fate === 'irrelevant') continue;
    for (const [index, { value, replacedBy }] of placesOf(row.args, account).entries()) {
      const replaced = replacementsOf(account.type, value)
        .map(replacedBy)
        .filter((args) => isEncodable(rule.abi, args));
      if (await areAllApproved(replaced, async (args) => (await judge(row, rule.abi, args, isBatch)).isApproved)) {
        ignored.push(`${account.path} (${index})`);
      }
    }
  }
  expect(ignored).toEqual([]);
}

describe.each(protocols.map((protocol) => ({ slug: protocol.slug, protocol })))('$slug', ({ protocol, slug }) => {
  const cases = acceptedCases[slug] ?? [];
  const rules = new Map(protocol.functions.map((rule) => [toFunctionSignature(rule.abi), rule]));

  it('accounts for every argument', () => {
    expect(findDroppedArguments(protocol)).toEqual([]);
  });

  it('has a case for every function', () => {
    expect(cases.map((row) => row.function).filter((name) => !rules.has(name))).toEqual([]);
    expect([...rules.keys()].filter((name) => !cases.some((row) => row.function === name))).toEqual([]);
  });

  it.each(cases.map((row) => [`${row.function}: ${row.intent}`, row] as const))('%s', async (_, row) => {
    const rule = rules.get(row.function);
    if (!rule) throw new Error(`no rule for ${row.function}`);
    await expectSettled(protocol, rule, row);
  });

  const inBatch = cases.filter(({ wrap, notApproved }) => !wrap && notApproved === undefined).slice(0, 1);
  it.each(inBatch.map((row) => [row.function, row] as const))('%s, in a batch', async (_, row) => {
    const rule = rules.get(row.function);
    if (!rule) throw new Error(`no rule for ${row.function}`);
    await expectSettled(protocol, rule, row, { isBatch: true });
  });
});

describe('described contracts', () => {
  it.each(described.map((row) => [`${row.function}: ${row.intent}`, row] as const))('%s', async (_, row) => {
    const chainId = row.chainId ?? 1;
    const choice = deps.registry.choose(toFunctionSelector(row.function), chainId, row.to, null);
    if (!choice) throw new Error(`${row.to} is not described`);
    expect(protocols).not.toContain(choice.protocol);
    const place = { ...choice.protocol, contracts: { described: { [chainId]: [row.to] } } };
    expect(findDroppedArguments({ ...place, functions: [choice.rule] })).toEqual([]);
    await expectSettled(place, choice.rule, row);
  });
});

/** Numbers of a message are text. */
const inMessage = (value: unknown): unknown =>
  typeof value === 'string' && /^\d+$/.test(value) ? replacementsOf('uint256', BigInt(value)).map(String) : null;

describe.each([
  ['erc20', authorization(), paymentOf()],
  ['erc20', authorization({ primaryType: 'ReceiveWithAuthorization' }), paymentOf()],
  ['x402', witnessPermit('exact'), byPermit2()],
  ['x402', witnessPermit('upto'), upTo()],
] as const)('%s, a payment that is signed', (slug, order, payment) => {
  const protocol = protocols.find((each) => each.slug === slug);
  const fields = Object.keys((order.message as { witness?: object }).witness ?? {}).length;
  const rule = protocol?.typedData?.find(
    ({ primaryType, encodedType }) =>
      primaryType === order.primaryType && (slug === 'erc20' || encodedType.includes('facilitator') === fields > 2),
  );
  if (!protocol || !rule) throw new Error('no rule for the payment');

  const isApproved = async (words: string, signed: object, terms?: object) => {
    const request = paymentRequest(words, signed as typeof order, terms as typeof payment);
    const sent = { ...request, metadata: { generated_at_unix: now } } as unknown as SentRequest;
    const { decision, confidence } = await validate(sent, deps);
    return decision === 'PASS' && confidence >= THRESHOLD;
  };

  it.each([
    ['by its host', paymentWords, payment],
    ['by its address', `Pay ${payee} at most 0.05 USDC`, undefined],
  ])('to a payee named %s', async (_, words, terms) => {
    expect(await isApproved(words, order, terms)).toBe(true);
    const ignored: string[] = [];
    for (const account of accountForMessage(protocol, rule)) {
      if (account.fate === 'irrelevant') continue;
      for (const { value, replacedBy } of placesOf(order.message as Readonly<Record<string, unknown>>, account)) {
        const others = (inMessage(value) ?? replacementsOf(account.type, value)) as unknown[];
        const areAll = await areAllApproved(others, (other) =>
          isApproved(words, { ...order, message: replacedBy(other) }, terms),
        );
        if (areAll) ignored.push(account.path);
      }
    }
    expect(ignored).toEqual([]);
  });

  it.each(['scheme', 'network', 'asset', 'amount', 'payTo', 'maxTimeoutSeconds'])(
    'is compared with the accepted %s',
    async (field) => {
      const { accepted } = payment as { accepted: Readonly<Record<string, unknown>> };
      const value = accepted[field];
      const others = (inMessage(value) ??
        replacementsOf(field === 'asset' || field === 'payTo' ? 'address' : '', value)) as unknown[];
      for (const other of others) {
        const option = { ...accepted, [field]: other };
        const required = { ...(payment.paymentRequired as object), accepts: [option] };
        // A longer lifetime than needed may be accepted.
        if (field === 'maxTimeoutSeconds' && Number(other) > Number(value)) continue;
        expect(await isApproved(paymentWords, order, { ...payment, accepted: option, paymentRequired: required })).toBe(
          false,
        );
      }
    },
  );
});

const members = (text: string) =>
  text.split(', ').map((member) => {
    const [type = '', name = ''] = member.split(' ');
    return { name, type };
  });
const usdc = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48';
const weth = '0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2';
const soon = String(now + 1200);

/** Typed data that are not payments, each with words that request exactly that. */
const signed: Readonly<Record<string, { readonly words: string; readonly order: SignedMessage }>> = {
  'an EIP-2612 permit': {
    words: 'Permit Aave V3 to spend 100 USDC',
    order: {
      domain: { name: 'USD Coin', version: '2', chainId: 1, verifyingContract: usdc },
      types: { Permit: members('address owner, address spender, uint256 value, uint256 nonce, uint256 deadline') },
      primaryType: 'Permit',
      message: {
        owner,
        spender: '0x87870bca3f3fd6335c3f4ce8392d69350b4fa4e2',
        value: '100000000',
        nonce: '0',
        deadline: soon,
      },
    },
  },
  'a Permit2 permit': {
    words: 'Swap 100 USDC for at least 0.03 WETH on Uniswap',
    order: {
      domain: { name: 'Permit2', chainId: 1, verifyingContract: '0x000000000022d473030f116ddee9f6b43ac78ba3' },
      types: {
        PermitSingle: members('PermitDetails details, address spender, uint256 sigDeadline'),
        PermitDetails: members('address token, uint160 amount, uint48 expiration, uint48 nonce'),
      },
      primaryType: 'PermitSingle',
      message: {
        details: { token: usdc, amount: '100000000', expiration: soon, nonce: '0' },
        spender: '0x66a9893cc07d91d95644aedd05d03f95e1dba8af',
        sigDeadline: soon,
      },
    },
  },
  'a CoW order': {
    words: 'Swap 1000 USDC for at least 0.3 WETH on CoW Swap',
    order: {
      domain: {
        name: 'Gnosis Protocol',
        version: 'v2',
        chainId: 1,
        verifyingContract: '0x9008d19f58aabd9ed0d60971565aa8510560ab41',
      },
      types: {
        Order: members(
          'address sellToken, address buyToken, address receiver, uint256 sellAmount, uint256 buyAmount, uint32 validTo, bytes32 appData, uint256 feeAmount, string kind, bool partiallyFillable, string sellTokenBalance, string buyTokenBalance',
        ),
      },
      primaryType: 'Order',
      message: {
        sellToken: usdc,
        buyToken: weth,
        receiver: owner,
        sellAmount: '1000000000',
        buyAmount: '300000000000000000',
        validTo: soon,
        appData: `0x${'00'.repeat(32)}`,
        feeAmount: '0',
        kind: 'sell',
        partiallyFillable: false,
        sellTokenBalance: 'erc20',
        buyTokenBalance: 'erc20',
      },
    },
  },
};

describe.each(Object.entries(signed))('%s', (_, { words, order }) => {
  const judgeSigned = async (message: Readonly<Record<string, unknown>>) => {
    const proposed_tx = { chain_id: 1, from: owner, order: { ...order, message } };
    const sent = { human_intent: words, proposed_tx, metadata: { generated_at_unix: now } };
    return validate(sent as unknown as SentRequest, deps);
  };

  it('is approved unchanged, and not with a relevant field replaced', async () => {
    const encodedType = encodeType(readStructTypes(order.types), order.primaryType);
    const choice = deps.registry.chooseTypedData(encodedType, 1, order.domain.verifyingContract);
    if (!choice) throw new Error(`no rule for ${encodedType}`);
    const base = await judgeSigned(order.message);
    expect(base).toMatchObject({ decision: 'PASS', confidence: expect.toSatisfy((value) => value >= THRESHOLD) });
    const ignored: string[] = [];
    for (const account of accountForMessage(choice.protocol, choice.rule)) {
      if (account.fate === 'irrelevant') continue;
      for (const { value, replacedBy } of placesOf(order.message, account)) {
        const others = (inMessage(value) ?? replacementsOf(account.type, value)) as unknown[];
        const verdicts = await Promise.all(others.map((other) => judgeSigned(replacedBy(other))));
        if (verdicts.every(({ decision, confidence }) => decision === 'PASS' && confidence >= THRESHOLD)) {
          ignored.push(account.path);
        }
      }
    }
    expect(ignored).toEqual([]);
  });
});
