import type { Address, ValidationResponse } from '@countersign/protocol';
import { chainById } from '../../validator/src/data/chains.ts';
import type { Effect } from '../../validator/src/effect.ts';
import { loadValidator } from '../../validator/src/load-validator.ts';
import { open, validate } from '../../validator/src/validate.ts';
import type { Request } from '../accuracy/row.ts';
import { nowUnix } from '../accuracy/scene.ts';
import { outcomeOf } from '../arbiter.ts';

export interface Token {
  readonly symbol: string;
  readonly decimals: number;
}

export interface Verdict {
  readonly isApproved: boolean;
  /** The check that failed first. */
  readonly node: string | null;
}

/** The validator as it is shipped, with what its bytes do. */
export interface Reader {
  judge(request: Request): Promise<Verdict>;
  effectsOf(request: Request): readonly Effect[];
  tokenAt(chainId: number, address: Address): Token | null;
  nativeOf(chainId: number): string;
  /** USDC, where it is listed. */
  dollarsOf(chainId: number): (Token & { readonly address: Address }) | null;
  readonly crashes: ReadonlySet<string>;
}

export async function openReader(): Promise<Reader> {
  const crashes = new Set<string>();
  const deps = await loadValidator({
    sanctionsFile: null,
    threatsFile: null,
    policyFile: null,
    model: null,
    now: () => nowUnix * 1000,
    onCrash: (where, error) => crashes.add(`${where}: ${error instanceof Error ? error.stack : error}`),
  });
  return {
    crashes,
    async judge(request) {
      const report: ValidationResponse = await validate({ ...request, brief: true }, deps);
      return { isApproved: outcomeOf(report) === 'APPROVED', node: report.primary_failure_node };
    },
    effectsOf: (request) => open(request, deps).decoded.effects,
    tokenAt: (chainId, address) => deps.data.tokens.at(chainId, address),
    nativeOf: (chainId) => chainById(chainId)?.nativeSymbol ?? 'ETH',
    dollarsOf: (chainId) => deps.data.tokens.named(chainId, 'USDC')[0] ?? null,
  };
}
