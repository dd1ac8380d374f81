import type { Asset, Effect } from '../effects/effect.ts';
import type { ClaimName } from '../facts/assignment.ts';
import type { Facts } from '../facts/facts.ts';
import type { Span } from '../reader/text/span.ts';

export type Family = 'intent_alignment' | 'technical_invariants' | 'legal_compliance' | 'adversarial_detection';
export type NodeId = `${Family}.${string}`;

/** How to fix a failure, by its family. */
export const remedies: Readonly<Record<Family, string>> = {
  intent_alignment: 'Make intent and transaction consistent in action, token, amount, deadline and slippage.',
  technical_invariants: 'Fix the encoding, the format, the protocol parameters or the gas.',
  legal_compliance: 'Use supported assets and addresses, and amounts that the policy allows.',
  adversarial_detection:
    'Tighten the parameters, remove the suspicious pattern, or ask the owner to confirm that it is wanted.',
};

export const familyOf = (id: NodeId) => id.slice(0, id.indexOf('.')) as Family;

/** Critical and high reject; a warning is only reported. */
export type Severity = 'critical' | 'high' | 'warning';

/** Inputs that a check needs; without them the runner skips it and reports what is missing. */
export type Need = 'calls' | 'message' | 'effects' | 'steps' | 'rpc' | 'model';

export type Details = Readonly<Record<string, unknown>>;

/** The two sides of a comparison: pages show them next to each other. */
export interface Mark {
  /** The compared effects, if they differ from those of the finding; none if it is about the words alone. */
  readonly effects?: readonly Effect[];
  /** The claim of the effects that it is about; their action by default. */
  readonly claim?: ClaimName;
  /** Which of several: the asset of a quantity, the noun of a term. */
  readonly asset?: Asset;
  readonly term?: string;
  /** The words that differ. */
  readonly spans?: readonly Span[];
  /** The value in the words: `100 USDC`. */
  readonly said?: string;
}

export interface Marked extends Mark {
  readonly effects: readonly Effect[];
  /** The finding in one sentence. */
  readonly text: string;
}

/** The effects of a finding: those that were judged, and those that lacked information. */
interface About {
  /** The differences of a failure, or the open points of a check that could not decide. */
  readonly marks?: readonly Marked[];
  readonly settled?: readonly Effect[];
  readonly open?: readonly Effect[];
}

export type Finding = About &
  (
    | { readonly status: 'PASS'; readonly reasoning: string; readonly confidence: number; readonly details: Details }
    | {
        readonly status: 'FAIL';
        /** Names both compared values, in words that a person understands. */
        readonly reasoning: string;
        readonly confidence: number;
        readonly details: Details;
        /** The correction, with the correct value if it is known. */
        readonly fix: string;
      }
    | {
        readonly status: 'SKIP';
        /**
         * `not_applicable`: there is nothing to judge. `missing`: there is, but information for the judgement is
         * missing. `unavailable`: the source of the check (a model, an RPC) is not configured or does not answer.
         */
        readonly why: 'not_applicable' | 'missing' | 'unavailable';
        readonly reasoning: string;
        readonly details: Details;
      }
  );

/** One check: a pure function of facts. */
export interface Node {
  readonly id: NodeId;
  /** For people: `Amount`. */
  readonly name: string;
  readonly severity: Severity;
  readonly needs: readonly Need[];
  /** One sentence for the reference page: what it stops. */
  readonly stops: string;
  /** One sentence for the reference page: the evidence on which it rejects by itself; on anything less the owner is asked. */
  readonly rejectsOn: string;
  /** One sentence for the reference page: the similar transactions that must pass. */
  readonly letsThrough: string;
  /** One sentence for the reference page: when it has nothing to judge, or too little information. */
  readonly skips: string;
  check(facts: Facts): Finding;
}

export const pass = (reasoning: string, details: Details = {}, confidence = 1): Finding => ({
  status: 'PASS',
  reasoning,
  confidence,
  details,
});

/**
 * The confidence of a finding that may rest on misunderstood words. It is below every arbiter's threshold, so the owner
 * is asked.
 */
export const UNSURE = 0.6;

export const fail = (reasoning: string, fix: string, details: Details = {}, confidence = 1): Finding => ({
  status: 'FAIL',
  reasoning,
  confidence,
  details,
  fix,
});

/** There is nothing here for the check to judge. */
export const notApplicable = (reasoning: string): Finding => ({
  status: 'SKIP',
  why: 'not_applicable',
  reasoning,
  details: {},
});

/** The source of the check is not configured or does not answer: the verdict is valid without it. */
export const unavailable = (reasoning: string): Finding => ({
  status: 'SKIP',
  why: 'unavailable',
  reasoning,
  details: {},
});

/** There is something to judge but too little information: this lowers the confidence of a pass. */
export const cannotTell = (reasoning: string, details: Details = {}): Finding => ({
  status: 'SKIP',
  why: 'missing',
  reasoning,
  details,
});
