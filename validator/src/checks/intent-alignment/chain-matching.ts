import { checksumAddress } from '@countersign/protocol';
import { matchesOf } from '../../compare/match.ts';
import { chains, nameOfChain as name } from '../../data/chains.ts';
import type { Token } from '../../data/data.ts';
import type { Effect } from '../../effects/effect.ts';
import type { Facts } from '../../facts/facts.ts';
import type { Step } from '../../reader/intent.ts';
import { sureIf } from '../evidence.ts';
import { movedTokens } from '../moved-tokens.ts';
import { type Node, UNSURE } from '../node.ts';
import { type Comparison, settle, spansOf } from './settle.ts';

/** A token of the transaction that is listed on another chain but not on the stated one. */
function findForeignToken(facts: Facts, chainId: number): Token | null {
  const { tokens } = facts.data;
  for (const address of movedTokens(facts)) {
    if (tokens.at(chainId, address)) continue;
    const other = chains.flatMap(({ id }) => tokens.at(id, address) ?? [])[0];
    if (other) return other;
  }
  return null;
}

/** Whether another step names the chain: the words of one clause may have been read as those of another. */
const namesChain = ({ intent }: Facts, chainId: number): boolean =>
  intent.steps.some((step) => step.chainId?.value === chainId);

function compareChain(facts: Facts, { chainId: said }: Step): Comparison[] {
  const { request } = facts;
  if (!said) return [];
  const { effects } = facts.decoded;
  const mark = { effects, claim: 'chain', spans: spansOf(said), said: name(said.value) } as const;
  if (request.chainId === null) {
    const foreign = findForeignToken(facts, said.value);
    if (foreign) {
      return [
        {
          is: 'different',
          text: `The intent says ${name(said.value)}; the request names no chain, and ${checksumAddress(foreign.address)} is ${foreign.symbol} on ${name(foreign.chainId)}, not a listed token of ${name(said.value)}.`,
          fix: `Use the tokens of ${name(said.value)}, and name the chain (${said.value}).`,
          mark,
        },
      ];
    }
    return [
      {
        is: 'unknown',
        text: `The intent says ${name(said.value)}, but the request does not name the chain of the transaction.`,
        mark,
      },
    ];
  }
  if (request.chainId === said.value) {
    return [{ is: 'same', text: `The transaction is for ${name(said.value)}.`, confidence: said.confidence }];
  }
  return [
    {
      is: 'different',
      confidence: sureIf(!namesChain(facts, request.chainId)),
      text: `The intent says ${name(said.value)} (${said.value}), but the transaction is for ${name(request.chainId)} (${request.chainId}).`,
      fix: `Build the transaction for ${name(said.value)} (chain ${said.value}).`,
      mark,
    },
  ];
}

function compareDestination({ destinationChainId: said }: Step, effect: Effect): Comparison[] {
  if (effect.kind !== 'bridge') return [];
  const seen = effect.destinationChainId;
  const mark = { effects: [effect], claim: 'destination', spans: spansOf(said) } as const;
  if (!said) {
    // Neither the words nor the bytes name it, so that nothing differs.
    if (seen === undefined) {
      return [{ is: 'unknown', text: 'Neither the intent nor the bytes name the destination chain.', mark }];
    }
    return [
      {
        is: 'different',
        confidence: UNSURE,
        text: `The intent does not name the destination chain; the bridge pays out on ${name(seen)}.`,
        fix: 'Ask the owner for the destination chain.',
        mark,
      },
    ];
  }
  if (seen === undefined) {
    return [
      { is: 'unknown', text: `The intent says to ${name(said.value)}, but the bytes do not name the chain.`, mark },
    ];
  }
  if (seen === BigInt(said.value)) {
    return [{ is: 'same', text: `The bridge pays out on ${name(seen)}.`, confidence: said.confidence }];
  }
  return [
    {
      is: 'different',
      text: `The intent says to ${name(said.value)}, but the bridge pays out on ${name(seen)}.`,
      fix: `Set the destination to ${name(said.value)} (chain ${said.value}).`,
      mark: { ...mark, said: name(said.value) },
    },
  ];
}

export const chainMatching: Node = {
  id: 'intent_alignment.chain_matching',
  name: 'Chain',
  severity: 'critical',
  needs: ['steps'],
  stops: 'A transaction for a chain other than the named one, or a bridge that pays out elsewhere.',
  rejectsOn: 'A named chain that is not that of the transaction or of the payout.',
  letsThrough: 'Any chain if the intent names none.',
  skips: 'If the intent names no chain, or if the request or the bridge names none to compare it with.',
  check(facts) {
    const comparisons = facts.intent.steps.flatMap((step) => compareChain(facts, step));
    const destinations = matchesOf(facts.alignment).flatMap(({ step, effects }) =>
      effects.flatMap((effect) => compareDestination(step, effect)),
    );
    return settle([...comparisons, ...destinations], 'The intent names no chain.');
  },
};
