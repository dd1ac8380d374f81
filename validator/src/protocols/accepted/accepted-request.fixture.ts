import { type AbiFunction, encodeFunctionData, toFunctionSelector, toFunctionSignature } from 'viem';
import type { SentRequest } from '../../request/normalise.ts';
import { protocols } from '../index.ts';
import type { Registry } from '../registry.ts';
import { acceptedCases } from './accepted.cases.ts';
import { type AcceptedCase, type CaseCall, now, owner } from './accepted-case.fixture.ts';
import { described } from './described.cases.ts';

/** The request of a case, with its own arguments or others. */
export function requestOf(
  row: AcceptedCase,
  abi: AbiFunction,
  { args = row.args, isBatch = false }: { args?: AcceptedCase['args']; isBatch?: boolean } = {},
): SentRequest {
  const data = encodeFunctionData({ abi: [abi], args: abi.inputs.map(({ name }) => args[name ?? '']) });
  const call: CaseCall = { to: row.to, data, value: row.value ?? 0n };
  const { value, ...rest } = row.wrap?.(call) ?? call;
  const sent = { ...rest, value: String(value) };
  return {
    human_intent: row.intent,
    proposed_tx: { chain_id: row.chainId ?? 1, from: owner, ...(isBatch ? { transactions: [sent] } : sent) },
    metadata: { generated_at_unix: now },
  };
}

/** Every accepted case unchanged, by its protocol and function, and numbered if a function has several. */
export function acceptedRequests(registry: Registry): { readonly id: string; readonly sent: SentRequest }[] {
  const known = protocols.flatMap(({ slug, functions }) => {
    const abis = new Map(functions.map(({ abi }) => [toFunctionSignature(abi), abi]));
    return (acceptedCases[slug] ?? []).map((row) => ({ slug, row, abi: abis.get(row.function) }));
  });
  const more = described.map((row) => ({
    slug: 'described',
    row,
    abi: registry.choose(toFunctionSelector(row.function), row.chainId ?? 1, row.to, null)?.rule.abi,
  }));
  const counts = new Map<string, number>();
  return [...known, ...more].map(({ slug, row, abi }) => {
    if (!abi) throw new Error(`no rule for ${slug} ${row.function}`);
    const name = `${slug} ${row.function}`;
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return { id: count > 1 ? `${name} #${count}` : name, sent: requestOf(row, abi) };
  });
}
