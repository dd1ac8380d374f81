import { type AbiFunction, encodeFunctionData, toFunctionSelector, toFunctionSignature } from 'viem';
import { describe, expect, it } from 'vitest';
import { loadValidator } from '../load-validator.ts';
import {
  authorization,
  byPermit2,
  payee,
  paymentOf,
  paymentRequest,
  paymentWords,
  upTo,
  witnessPermit,
} from '../payment.fixture.ts';
import type { SentRequest } from '../request/normalise.ts';
import { validate } from '../validate.ts';
import { acceptedCases } from './accepted/accepted.cases.ts';
import { type AcceptedCase, type CaseCall, now, owner, stranger } from './accepted/accepted-case.fixture.ts';
import { described } from './accepted/described.cases.ts';
import { accountForArguments, accountForMessage, findDroppedArguments } from './account-for-arguments.ts';
import { protocols } from './index.ts';
import { placesOf } from './made-up-arguments.ts';
import type { FunctionRule, Protocol } from './protocol.ts';

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

/** What an arbiter approves at its usual threshold. */
const THRESHOLD = 0.75;

async function judge(row: AcceptedCase, abi: AbiFunction, args: Readonly<Record<string, unknown>>) {
  const data = encodeFunctionData({ abi: [abi], args: abi.inputs.map(({ name }) => args[name ?? '']) });
  const call: CaseCall = { to: row.to, data, value: row.value ?? 0n };
  const { value, ...sent } = row.wrap?.(call) ?? call;
  const { decision, confidence, reason, results } = await validate(
    {
      human_intent: row.intent,
      proposed_tx: { chain_id: row.chainId ?? 1, from: owner, ...sent, value: String(value) },
      metadata: { generated_at_unix: now },
    },
    deps,
  );
  const unsettled = Object.values(results).flatMap(({ status, reasoning, details }) =>
    status === 'FAIL' || details.skipped === 'missing' ? [reasoning] : [],
  );
  return {
    isApproved: decision === 'PASS' && confidence >= THRESHOLD,
    confidence,
    why: [reason, ...unsettled].join('\n'),
  };
}

/** What somebody could put in the place of a value: one of each list has to change the verdict. */
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

/** Approved as it stands, unless no words can settle it, and no longer with any argument that counts replaced. */
async function expectSettled(protocol: Protocol, rule: FunctionRule, row: AcceptedCase): Promise<void> {
  const base = await judge(row, rule.abi, row.args);
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
      const verdicts = await Promise.all(replaced.map((args) => judge(row, rule.abi, args)));
      if (verdicts.every(({ isApproved }) => isApproved)) ignored.push(`${account.path} (${index})`);
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

/** Numbers of a message stand there as text. */
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
  ])('to somebody who is named %s', async (_, words, terms) => {
    expect(await isApproved(words, order, terms)).toBe(true);
    const ignored: string[] = [];
    for (const account of accountForMessage(protocol, rule)) {
      if (account.fate === 'irrelevant') continue;
      for (const { value, replacedBy } of placesOf(order.message as Readonly<Record<string, unknown>>, account)) {
        const others = (inMessage(value) ?? replacementsOf(account.type, value)) as unknown[];
        const verdicts = await Promise.all(
          others.map((other) => isApproved(words, { ...order, message: replacedBy(other) }, terms)),
        );
        if (verdicts.every(Boolean)) ignored.push(account.path);
      }
    }
    expect(ignored).toEqual([]);
  });

  it.each(['scheme', 'network', 'asset', 'amount', 'payTo', 'maxTimeoutSeconds'])(
    'is held against the accepted %s',
    async (field) => {
      const { accepted } = payment as { accepted: Readonly<Record<string, unknown>> };
      const value = accepted[field];
      const others = (inMessage(value) ??
        replacementsOf(field === 'asset' || field === 'payTo' ? 'address' : '', value)) as unknown[];
      for (const other of others) {
        const option = { ...accepted, [field]: other };
        const required = { ...(payment.paymentRequired as object), accepts: [option] };
        // A longer life than is used may be accepted.
        if (field === 'maxTimeoutSeconds' && Number(other) > Number(value)) continue;
        expect(await isApproved(paymentWords, order, { ...payment, accepted: option, paymentRequired: required })).toBe(
          false,
        );
      }
    },
  );
});
