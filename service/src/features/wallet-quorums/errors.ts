import { Problem, type ProblemCode } from '@countersign/protocol';

const invalid = (code: ProblemCode, message: string) => new Problem(400, code, message);

export const keyRefused = (message: string) => invalid('quorum.key', `p256PublicKey: ${message}`);

export const refusedByProvider = (reason: string) =>
  invalid('quorum.refused', `The wallet provider refused the quorum: ${reason}`);

export const quorumNotFound = () => new Problem(404, 'quorum.not_found', 'quorumId: you have no quorum with this id');

export const noneAttached = (type: string) =>
  new Problem(404, 'quorum.none_attached', `type: no ${type} quorum is attached`);

export const noAgentQuorum = () =>
  new Problem(
    404,
    'quorum.no_agent_quorum',
    'navaAgent: this service has no agent quorum; register your own key with displayName and p256PublicKey',
  );

export const tooManyQuorums = (max: number) =>
  new Problem(
    409,
    'quorum.too_many',
    `The user already has ${max} quorums; select one of them with PUT /settings/provider-quorum/{type}`,
  );

/** `reason` is for the log; it contains neither credentials nor text of the provider. */
export const providerUnavailable = (reason: string, retryAfterSeconds: number) =>
  new Problem(
    503,
    'quorum.provider_unavailable',
    `The wallet provider is unavailable; retry in ${retryAfterSeconds} seconds, and contact the operator if it persists`,
    { cause: new Error(reason), headers: { 'retry-after': String(retryAfterSeconds) } },
  );

export const answerLost = (reason: string) =>
  new Problem(
    503,
    'quorum.answer_lost',
    'The response of the wallet provider was lost; retry in a few seconds. If it has created a quorum, that quorum has no record here and controls no wallet.',
    { cause: new Error(reason), headers: { 'retry-after': '5' } },
  );
