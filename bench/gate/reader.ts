import type { Address, Decision, ValidationResponse } from '@countersign/protocol';
import { z } from 'zod';
import { chainById } from '../../validator/src/data/chains.ts';
import type { Effect } from '../../validator/src/effects/effect.ts';
import { loadValidator } from '../../validator/src/process/load-validator.ts';
import { open, validate } from '../../validator/src/validate.ts';
import type { Request } from '../accuracy/row.ts';
import { nowUnix } from '../accuracy/scene.ts';
import { outcomeOf } from '../arbiter.ts';

export interface Token {
  readonly symbol: string;
  readonly decimals: number;
}

/** The shipped validator, with the effects of a request's bytes. */
export interface Reader {
  decide(request: Request): Promise<Decision>;
  isApproved(request: Request): Promise<boolean>;
  /** All rules that stop a request: kinds of doubt, and checks that failed or could not be made. */
  stopsOf(request: Request): Promise<readonly string[]>;
  effectsOf(request: Request): readonly Effect[];
  tokenAt(chainId: number, address: Address): Token | null;
  nativeOf(chainId: number): string;
  /** USDC, if it is listed. */
  dollarsOf(chainId: number): (Token & { readonly address: Address }) | null;
  readonly crashes: ReadonlySet<string>;
}

const READING = 'intent_alignment.reading';
const intentSchema = z.object({ doubts: z.array(z.object({ kind: z.string(), cue: z.string().optional() })) });

function stopsIn({ results, extracted_elements: { intent } }: ValidationResponse): string[] {
  const stops = Object.entries(results).flatMap(([id, { status, details }]) => {
    if (status === 'FAIL') return details.severity === 'warning' ? [] : [`${id} fails`];
    return status === 'SKIP' && details.skipped === 'missing' && id !== READING ? [`${id} cannot tell`] : [];
  });
  const { doubts } = intentSchema.parse(intent);
  return [...new Set([...stops, ...doubts.map(({ kind, cue }) => `doubt: ${kind}${cue ? ` (${cue})` : ''}`)])].sort();
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
  const decide = async (request: Request) => outcomeOf(await validate({ ...request, brief: true }, deps));
  return {
    crashes,
    decide,
    isApproved: async (request) => (await decide(request)) === 'APPROVED',
    stopsOf: async (request) => stopsIn(await validate(request, deps)),
    effectsOf: (request) => open(request, deps).decoded.effects,
    tokenAt: (chainId, address) => deps.data.tokens.at(chainId, address),
    nativeOf: (chainId) => chainById(chainId)?.nativeSymbol ?? 'ETH',
    dollarsOf: (chainId) => deps.data.tokens.named(chainId, 'USDC')[0] ?? null,
  };
}
