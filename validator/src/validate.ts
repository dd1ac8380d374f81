import { countFigures, type ValidationResponse } from '@countersign/protocol';
import { align } from './align/align.ts';
import { nodes } from './checks/index.ts';
import { type Finding, familyOf, type Node, remedies } from './checks/node.ts';
import { type Judgement, runNodes } from './checks/run-nodes.ts';
import { chainById } from './data/chains.ts';
import type { Data } from './data/data.ts';
import { decode } from './decode/decode-request.ts';
import type { Decoded } from './decode/decoded-call.ts';
import type { Facts } from './facts/facts.ts';
import { readIntent } from './match/read-intent.ts';
import { type Consultation, type Model, noConsultation } from './model/consult.ts';
import { fillEmptySlots } from './model/fill-empty-slots.ts';
import type { Registry } from './protocols/registry.ts';
import type { Vocabulary } from './reader/mentions/vocabulary.ts';
import { Wording } from './reader/modality/denials.ts';
import { normalise, type SentRequest } from './request/normalise.ts';
import type { NormalisedRequest } from './request/normalised-request.ts';
import { withoutClaims } from './request/without-claims.ts';
import { hideTerms } from './terms/hide-terms.ts';
import { hidePayment } from './terms/payment-words.ts';
import { confidenceOfPass, confidenceOfReject } from './verdict/confidence.ts';
import { measureCoverage } from './verdict/coverage.ts';
import { rankFailures, rejects, SURE } from './verdict/decide.ts';
import { describePass } from './verdict/describe-pass.ts';
import { explain, type Verdict } from './verdict/explain.ts';
import { extractedElements } from './verdict/extracted-elements.ts';
import { listAge } from './verdict/list-age.ts';
import { stricter } from './verdict/stricter.ts';
import { type Json, toJson } from './verdict/to-json.ts';
import { wantedFacts } from './verdict/wanted-facts.ts';

/** Each effect is compared with each figure of the words: two hundred of each take a tenth of a second. */
const MAX_COMPARED = 40_000;

export interface ValidateDeps {
  readonly data: Data;
  readonly registry: Registry;
  readonly vocabulary: Vocabulary;
  /** Null: no model is configured. */
  readonly model: Model | null;
  /** In milliseconds; read only if the request contains no time. */
  readonly now: () => number;
  readonly onCrash: (where: string, error: unknown) => void;
}

/** A request with its decoded bytes. */
export interface Opened {
  readonly request: NormalisedRequest;
  readonly wording: Wording;
  readonly decoded: Decoded;
}

/** Judges one request. Never throws for input of a caller: an unreadable request is rejected with the reason. */
export const validate = (sent: SentRequest, deps: ValidateDeps): Promise<ValidationResponse> =>
  validateOpened(sent, open(sent, deps), deps);

export function open(sent: SentRequest, { data, registry, now, onCrash }: ValidateDeps): Opened {
  const request = normalise(sent, now);
  const { tokens, policy } = data;
  const { attributionSuffixes } = policy;
  const decoded = decode(request, { registry, tokens, attributionSuffixes, onCrash });
  const read = refuseEndless(request, decoded);
  return { request: read, wording: new Wording(read.intent), decoded };
}

/** Requests that would take long to compare are rejected with the reason. */
function refuseEndless(request: NormalisedRequest, { effects }: Decoded): NormalisedRequest {
  const figures = countFigures(request.intent);
  if (effects.length * figures <= MAX_COMPARED) return request;
  const message = `contains ${figures} numbers and addresses, too many for ${effects.length} effects: at most ${MAX_COMPARED} pairs are compared`;
  return { ...request, intent: '', faults: [...request.faults, { field: 'human_intent', message }] };
}

export async function validateOpened(
  sent: SentRequest,
  opened: Opened,
  deps: ValidateDeps,
): Promise<ValidationResponse> {
  const facts = gatherFacts(opened, deps);
  const alone = judge(facts, deps);
  if (!deps.model || sent.without_model) return answer(sent, facts, alone, deps, noConsultation);
  const consultation = await deps.model.consult(facts);
  const intent = fillEmptySlots(facts.intent, consultation.intent);
  const withModel: Facts = { ...facts, intent, alignment: align({ ...facts, intent }), model: consultation.reading };
  return answer(sent, withModel, addFailures(alone, judge(withModel, deps)), deps, consultation);
}

/** The words without those that other checks compare: terms of the effects, hosts of a payment. */
export function hideCompared({ request, wording, decoded }: Opened): string {
  const hidden = hideTerms(wording, decoded.effects, request.nowUnix);
  return request.payment ? hidePayment(hidden, wording, request.payment.resource) : hidden;
}

export function gatherFacts(opened: Opened, { data, vocabulary }: ValidateDeps): Facts {
  const { request, wording, decoded } = opened;
  const chain = request.chainId === null ? null : chainById(request.chainId);
  const hidden = hideCompared(opened);
  const { intent, doubts, assignment } = readIntent(
    request.intent,
    { request, chain, decoded, wording, data },
    { vocabulary, hidden },
  );
  const alignment = align({ request, chain, decoded, wording, intent, data });
  return { request, chain, decoded, wording, intent, doubts, assignment, alignment, data, model: null };
}

/**
 * Every check runs with the claims of the request and without them, and the stricter finding counts: a claim can reject
 * what the words and the bytes leave open, and can never settle it.
 */
function judge(facts: Facts, { onCrash }: ValidateDeps): Judgement[] {
  const run = (given: Facts) => runNodes(nodes, given, (node, error) => onCrash(node.id, error));
  const request = withoutClaims(facts.request);
  if (!request) return run(facts);
  const bare = { ...facts, request };
  return stricter(run({ ...bare, alignment: align(bare) }), run(facts));
}

/** A model may add a failure. It never removes one, whatever it answers. */
const addFailures = (alone: readonly Judgement[], withModel: readonly Judgement[]): Judgement[] =>
  alone.map((judgement, index) => (judgement.finding.status === 'FAIL' ? judgement : (withModel[index] ?? judgement)));

function answer(
  sent: SentRequest,
  facts: Facts,
  judgements: readonly Judgement[],
  { data, onCrash }: ValidateDeps,
  { calls, prompts, status }: Consultation,
): ValidationResponse {
  const isBrief = sent.brief === true;
  const failures = rankFailures(judgements);
  const isRejected = failures.some(rejects);
  const coverage = measureCoverage(facts, judgements);
  const confidence = isRejected ? confidenceOfReject(facts, failures) : confidenceOfPass(facts, judgements);
  const primary = isRejected ? failures[0] : undefined;
  const verdict: Verdict = {
    decision: isRejected ? 'REJECT' : 'PASS',
    reason: primary ? primary.finding.reasoning : describePass(facts, coverage),
    confidence,
    isSurePass: !isRejected && confidence >= SURE,
    judgements,
    failures,
    coverage,
  };
  return {
    decision: verdict.decision,
    reason: verdict.reason,
    confidence: verdict.confidence,
    protocol: protocolOf(facts),
    primary_failure_node: primary?.node.id ?? null,
    llm_calls: calls,
    results: showFindings(judgements, isBrief),
    extracted_elements: isBrief ? {} : extractedElements(facts, verdict),
    context: {
      chain: facts.chain && { id: facts.chain.id, name: facts.chain.name },
      clock: facts.request.clock,
      coverage,
      ...(!isBrief && { data: showData(data, facts.request) }),
      llm: status,
      metadata: sent.metadata ?? {},
      ...showLookedUp(facts),
    },
    explanation: isBrief ? null : explainOrNull(facts, verdict, onCrash),
    ...(sent.return_prompts && { prompts }),
  };
}

/** The lists with their age. */
const showData = ({ tokens, sanctions, threats, versions }: Data, request: NormalisedRequest) => ({
  tokens: tokens.size,
  sanctions_as_of: sanctions.asOf,
  sanctions_source: sanctions.source,
  sanctions_age_days: listAge(sanctions.asOf, request),
  threats_as_of: threats.asOf,
  threats_sources: threats.sources.map(({ source, asOf, addresses }) => ({ source, as_of: asOf, addresses })),
  threats_age_days: listAge(threats.asOf, request),
  versions,
});

/** The facts that were looked up, and those that could be; both are left out if there are none. */
function showLookedUp(facts: Facts) {
  const { sent } = facts.request.lookedUp;
  const wanted = wantedFacts(facts);
  return { ...(sent && { looked_up: sent }), ...(wanted.length > 0 && { wanted }) };
}

/** The verdict stands even without its explanation. */
function explainOrNull(facts: Facts, verdict: Verdict, onCrash: ValidateDeps['onCrash']) {
  try {
    return explain(facts, verdict);
  } catch (error) {
    onCrash('explanation', error);
    return null;
  }
}

/** Each under the name of its check. */
function showFindings(judgements: readonly Judgement[], isBrief: boolean): ValidationResponse['results'] {
  const results: Record<string, ReturnType<typeof showFinding>> = {};
  for (const { node, finding } of judgements) results[node.id] = showFinding(node, finding, isBrief);
  return results;
}

function showFinding(node: Node, finding: Finding, isBrief: boolean) {
  const { status, reasoning } = finding;
  if (isBrief && finding.status !== 'FAIL') {
    return { status, confidence: finding.status === 'PASS' ? finding.confidence : 0, reasoning, details: {} };
  }
  const own = toJson(finding.details) as Record<string, Json>;
  if (finding.status === 'SKIP') return { status, confidence: 0, reasoning, details: { ...own, skipped: finding.why } };
  if (finding.status === 'PASS') return { status, confidence: finding.confidence, reasoning, details: own };
  const details = { ...own, severity: node.severity, fix: finding.fix, family_remedy: remedies[familyOf(node.id)] };
  return { status, confidence: finding.confidence, reasoning, details };
}

/** The protocol of the main effect: an approval for it does not name the protocol. */
function protocolOf({ decoded, alignment }: Facts): string | null {
  const paired = alignment.pairs.find(({ effect }) => effect.protocol !== null)?.effect.protocol;
  const [call] = decoded.calls;
  return paired ?? decoded.message?.protocol ?? call?.protocol ?? null;
}
