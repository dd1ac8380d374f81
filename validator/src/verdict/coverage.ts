import { describeEffect } from '../align/describe-effect.ts';
import type { Judgement } from '../checks/run-nodes.ts';
import type { Effect, EffectKind } from '../effects/effect.ts';
import type { Facts } from '../facts/facts.ts';

/** The judged share of the transaction's effects. */
export interface Coverage {
  /** Effects that move value or give a right. */
  readonly effects: number;
  /** Those whose asset, amount and party were compared with the words. */
  readonly judged: number;
  /** From 0 to 1; 0 if there are none. */
  readonly share: number;
  /** The other effects. */
  readonly open: readonly { readonly call: string; readonly effect: string; readonly node_ids: readonly string[] }[];
  /** Applicable checks that missed an input. */
  readonly missing: readonly { readonly node_id: string; readonly reason: string }[];
}

/** More are counted but not listed. */
const MAX_OPEN_SHOWN = 20;

/** Kinds that move no value and give no right. */
const idle: ReadonlySet<EffectKind> = new Set(['vote', 'cancel']);

/** The relevant effects that were judged: a check that was skipped because of a missing input judged nothing. */
export function measureCoverage(facts: Facts, judgements: readonly Judgement[]): Coverage {
  const missing = judgements.flatMap(({ node, finding }) =>
    finding.status === 'SKIP' && finding.why === 'missing' ? [{ node_id: node.id, reason: finding.reasoning }] : [],
  );
  const moving = facts.decoded.effects.filter(({ kind }) => !idle.has(kind));
  const settled = new Set<Effect>();
  const doubts = new Map<Effect, string[]>();
  for (const { node, finding } of judgements) {
    for (const effect of finding.settled ?? []) settled.add(effect);
    for (const effect of finding.open ?? []) doubts.set(effect, [...(doubts.get(effect) ?? []), node.id]);
  }
  const open = moving.filter((effect) => doubts.has(effect) || !settled.has(effect));
  const judged = moving.length - open.length;
  return {
    effects: moving.length,
    judged,
    share: moving.length === 0 ? 0 : judged / moving.length,
    open: open.slice(0, MAX_OPEN_SHOWN).map((effect) => ({
      call: effect.call,
      effect: describeEffect(facts, effect),
      node_ids: doubts.get(effect) ?? [],
    })),
    missing,
  };
}
