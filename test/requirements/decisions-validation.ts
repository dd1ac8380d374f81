import { open, type Requirement } from './requirement.ts';

export const decisionsValidation: readonly Requirement[] = [
  open(2, 'decisions.validator.process', 'the validator is its own, stateless process on VALIDATOR_PORT'),
  open(2, 'decisions.validator.snake-case', 'the validator speaks snake_case'),
  open(
    2,
    'decisions.validator.errors',
    '422, 503, 500 of the validator are {detail: string}; malformed JSON is 422 too',
  ),
  open(2, 'decisions.validator.token', 'with VALIDATOR_TOKEN set a request without that bearer token is refused'),
  open(4, 'decisions.validator.token.sent', 'orion sends VALIDATOR_TOKEN where it is set'),
  open(2, 'decisions.validator.loopback', 'without VALIDATOR_TOKEN the validator listens on loopback only by default'),
  open(
    2,
    'decisions.validator.health',
    'GET /health of the validator: {status, version, ready, llm, nodes, protocols, data}',
  ),
  open(2, 'decisions.validator.health.llm', 'llm in its health is {enabled, provider, model, reachable}'),
  open(2, 'decisions.validator.health.data', 'data in its health has tokens and sanctions_as_of'),
  open(
    2,
    'decisions.validator.protocol',
    'protocol is a stable lower-case slug from the registry that GET /protocols lists',
  ),
  open(
    2,
    'decisions.validator.protocol.unknown',
    'an unknown slug is no error: detection runs, a node reports the mismatch',
  ),
  open(2, 'decisions.validator.same-bytes', 'the same input gives the same bytes'),
  open(2, 'decisions.validator.clock', 'the clock is read only when the request carries no time'),
  open(2, 'decisions.validator.clock.use', 'the clock judges deadlines only and is not printed'),
  open(
    2,
    'decisions.validator.confidence',
    'the answer has a top-level confidence from 0 to 1, independent of explanation',
  ),
  open(4, 'decisions.validator.confidence.used', 'orion compares that confidence with its threshold'),
];
