import type { Asset, Effect } from '../effects/effect.ts';
import type { ClaimName } from '../facts/assignment.ts';
import type { Facts } from '../facts/facts.ts';
import type { Span } from '../reader/text/span.ts';

export type Family = 'intent_alignment' | 'technical_invariants' | 'legal_compliance' | 'adversarial_detection';
export type NodeId = `${Family}.${string}`;

/** What to do about a failure, by its family. */
export const remedies: Readonly<Record<Family, string>> = {
  intent_alignment: 'Make intent and transaction consistent in action, token, amount, deadline and slippage.',
  technical_invariants: 'Fix the encoding, the format, the protocol parameters or the gas.',
  legal_compliance: 'Use supported assets and addresses, and amounts that the policy allows.',
  adversarial_detection:
    'Tighten the parameters, remove the suspicious pattern, or ask the owner to confirm that it is wanted.',
};

export const familyOf = (id: NodeId) => id.slice(0, id.indexOf('.')) as Family;

/** Critical and high reject; a warning is only told. */
export type Severity = 'critical' | 'high' | 'warning';

/** What must be there before a check can run; the runner skips it otherwise and says what was missing. */
export type Need = 'calls' | 'message' | 'effects' | 'steps' | 'rpc' | 'model';

export type Details = Readonly<Record<string, unknown>>;

/** What a check held against what: pages show the two side by side. */
export interface Mark {
  /** Those that the comparison is about where it says nothing else; none where it is about the words alone. */
  readonly effects?: readonly Effect[];
  /** What of the effects it is about; what they do where nothing is said. */
  readonly claim?: ClaimName;
  /** Which of several: the asset of a quantity, the noun of a term. */
  readonly asset?: Asset;
  readonly term?: string;
  /** The words that say something else. */
  readonly spans?: readonly Span[];
  /** What they say: `100 USDC`. */
  readonly said?: string;
}

export interface Marked extends Mark {
  readonly effects: readonly Effect[];
  /** What was found, in one sentence. */
  readonly text: string;
}

/** Which effects a finding is about: those that were judged, and those for which something was lacking. */
interface About {
  /** Of a failure what differs, of a check that could not be made what is open. */
  readonly marks?: readonly Marked[];
  readonly settled?: readonly Effect[];
  readonly open?: readonly Effect[];
}

export type Finding = About &
  (
    | { readonly status: 'PASS'; readonly reasoning: string; readonly confidence: number; readonly details: Details }
    | {
        readonly status: 'FAIL';
        /** Names both values that were compared, in words a person understands. */
        readonly reasoning: string;
        readonly confidence: number;
        readonly details: Details;
        /** What to change, with the correct value if it is known. */
        readonly fix: string;
      }
    | {
        readonly status: 'SKIP';
        /**
         * `not_applicable`: nothing here to judge. `missing`: there is, and what is needed to judge it was not given.
         * `unavailable`: what the check asks (a model, an RPC) is not set up or does not answer.
         */
        readonly why: 'not_applicable' | 'missing' | 'unavailable';
        readonly reasoning: string;
        readonly details: Details;
      }
  );

/** One check: pure, over facts. */
export interface Node {
  readonly id: NodeId;
  /** For people: `Amount`. */
  readonly name: string;
  readonly severity: Severity;
  readonly needs: readonly Need[];
  /** One sentence for the reference page: what it stops. */
  readonly stops: string;
  /** One sentence for the reference page: what looks alike and must pass. */
  readonly letsThrough: string;
  /** One sentence for the reference page: when it has nothing to judge, or not enough to judge by. */
  readonly skips: string;
  check(facts: Facts): Finding;
}

export const pass = (reasoning: string, details: Details = {}, confidence = 1): Finding => ({
  status: 'PASS',
  reasoning,
  confidence,
  details,
});

/** Confidence of a finding that may rest on words that were not understood. Below the threshold of any arbiter: the owner is asked. */
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

/** Whom the check asks is not set up or does not answer: the verdict stands without it. */
export const unavailable = (reasoning: string): Finding => ({
  status: 'SKIP',
  why: 'unavailable',
  reasoning,
  details: {},
});

/** There is something to judge and not enough to judge it by: this lowers the confidence of a pass. */
export const cannotTell = (reasoning: string, details: Details = {}): Finding => ({
  status: 'SKIP',
  why: 'missing',
  reasoning,
  details,
});
