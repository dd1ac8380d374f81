import { proven, type Requirement } from './requirement.ts';

export const decisionsValidation: readonly Requirement[] = [
  proven(
    'decisions.validator.process',
    'the validator is its own, stateless process on VALIDATOR_PORT',
    'npm start > runs everything on this machine, each in a process of its own, and a transaction gets its verdict',
    'the validator as a process > says where it listens, and judges',
    'POST /validate > 200 > the same bytes for the same request, ten times',
  ),
  proven(
    'decisions.validator.snake-case',
    'the validator speaks snake_case',
    'the interface of the validator > speaks snake_case, but for two names that wallets and orders use',
    'POST /validate > 200 > PASS for a transaction that does what was asked for, in exactly the documented fields',
  ),
  proven(
    'decisions.validator.errors',
    '422, 503, 500 of the validator are {detail: string}; malformed JSON is 422 too',
    'POST /validate > 422 > names the field: no intent',
    'POST /validate > 422 > what cannot be read: text that breaks off',
    'POST /validate > 503 > while data load, with the time to wait, and 200 afterwards',
    'POST /validate > 500 > a fixed text, and nothing of the request in the log',
  ),
  proven(
    'decisions.validator.token',
    'with VALIDATOR_TOKEN set a request without that bearer token is refused',
    'POST /validate > 401 > with no token',
    'POST /validate > 401 > with another token',
    'POST /validate > 401 > not with the token, and not for what is open to everybody',
  ),
  proven(
    'decisions.validator.token.sent',
    'orion sends VALIDATOR_TOKEN where it is set',
    'a validator that is well > is shown the token that it wants',
  ),
  proven(
    'decisions.validator.loopback',
    'without VALIDATOR_TOKEN the validator listens on loopback only by default',
    'the environment of the validator > is port 8000 on loopback without a token and without a language model by default',
    'the environment of the validator > with VALIDATOR_HOST=0.0.0.0 needs a token that is not a placeholder',
    'the validator as a process > listens on loopback only where nobody says otherwise',
  ),
  proven(
    'decisions.validator.health',
    'GET /health of the validator: {status, version, ready, llm, nodes, protocols, data}',
    'GET /health of the validator > 200 with everything that is documented, without a language model',
  ),
  proven(
    'decisions.validator.health.llm',
    'llm in its health is {enabled, provider, model, reachable}',
    'GET /health of the validator > 200 with everything that is documented, without a language model',
    'GET /health of the validator > 200 and degraded where the language model cannot be reached, without its key or path',
    'reachable > is what the last request saw, without another look',
  ),
  proven(
    'decisions.validator.health.data',
    'data in its health has tokens and sanctions_as_of',
    'GET /health of the validator > 200 with everything that is documented, without a language model',
  ),
  proven(
    'decisions.validator.protocol',
    'protocol is a stable lower-case slug from the registry that GET /protocols lists',
    'GET /protocols > 200 with stable lower-case slugs, each once, and where they are known',
    'POST /validate > 200 > PASS for a transaction that does what was asked for, in exactly the documented fields',
  ),
  proven(
    'decisions.validator.protocol.unknown',
    'an unknown slug is no error: detection runs, a node reports the mismatch',
    'protocol > an unknown slug is reported and found out',
  ),
  proven(
    'decisions.validator.same-bytes',
    'the same input gives the same bytes',
    'POST /validate > 200 > the same bytes for the same request, ten times',
  ),
  proven(
    'decisions.validator.clock',
    'the clock is read only when the request carries no time',
    'the clock > is not read where the request carries a time',
    'the clock > judges deadlines where the request carries none, and says whose it was',
  ),
  proven(
    'decisions.validator.clock.use',
    'the clock judges deadlines only and is not printed',
    'the clock > leaves no trace in the answer',
  ),
  proven(
    'decisions.validator.confidence',
    'the answer has a top-level confidence from 0 to 1, independent of explanation',
    'the explanation is null where building it fails, and verdict and confidence stand',
    'an answer > gives a confidence from 0 to 1 that falls where something could not be checked',
  ),
  proven(
    'decisions.validator.confidence.used',
    'orion compares that confidence with its threshold',
    'a validator that is well > and 0.96 sure, where 0.96 are wanted, makes it APPROVED',
    'a validator that is well > and 0.96 sure, where 0.97 are wanted, makes it UNDECIDED',
  ),
];
