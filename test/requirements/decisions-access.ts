import { proven, type Requirement } from './requirement.ts';

const frozen = 'POST /access/freeze';

/** Decisions on codes of errors, ways in, the freeze, the trial of a policy and the playground. */
export const decisionsAccess: readonly Requirement[] = [
  proven(
    'decisions.problem-code',
    'every error answer carries its stable code in the header Problem-Code; SDK and pages decide by it',
    'problemCodes > are an interface: one may be added, none is renamed or taken away',
    'what a handler throws > is what a problem says where it is one, and its cause stays inside',
    'SDK > throws what the service says, with its request id',
    'SDK > throws what an OAuth endpoint says in its own form, too',
  ),
  proven(
    'decisions.access.list',
    'GET /access shows API keys, keys from connection codes and OAuth grants on one list, newest use first',
    'GET /access > 200 shows keys, keys from connection codes and OAuth grants on one list, newest use first',
    'GET /access > 200 keeps what has ended, and leaves out what nobody has got yet and what others have',
    'GET /access > 200 goes on page by page, each once',
  ),
  proven(
    'decisions.access.freeze',
    'a freeze ends keys, grants and other sessions and rejects what is open with statusReason "frozen"; what custody has stays and is named',
    `${frozen} > 200 ends keys, grants and other sessions, rejects what is open, and names what custody has`,
    `${frozen} > 200 tells the open event stream of every request that it rejects`,
    `${frozen} > 200 by a signature of the wallet, which ends every session`,
  ),
  proven(
    'decisions.access.frozen',
    'while an account is frozen nothing is submitted or made for it by anybody (403 account.frozen); reading, rejecting and revoking go on',
    `${frozen} > 403 from then on for whoever submits or makes a way in, and reading, rejecting and revoking go on`,
    'an access token of an account that its owner has frozen > createApiKey is refused, unless it only takes away',
    'an access token of an account that its owner has frozen > updatePolicy is refused, unless it only takes away',
  ),
  proven(
    'decisions.access.freeze-races',
    'nothing that arrives at the moment of a freeze outlives it',
    'a freeze at the same moment > as submissions, keys, verdicts and approvals on two instances leaves nothing behind it',
  ),
  proven(
    'decisions.access.unfreeze',
    'only a signature of the wallet ends a freeze; what was revoked stays revoked',
    'POST /access/unfreeze > 200 by a signature of the wallet alone; what was revoked and rejected stays so',
    'POST /access/unfreeze > 404 for a wallet that is no user',
  ),
  proven(
    'decisions.policy.trial',
    "POST /settings/policy/trial judges a draft on the owner's last 200 judged transactions by the code of the real policy, and stores nothing",
    'POST /settings/policy/trial > 200 counts 24 hours along the history, and tells what the draft would have asked about',
    'POST /settings/policy/trial > 200 compares with the policy in force, and stores nothing',
    "POST /settings/policy/trial > 200 of nothing without a history, and not of another's",
    'POST /settings/policy/trial > judges as the arbiter would find it: whoever executes himself is asked in any case',
    'POST /settings/policy/trial > 400 names what is wrong with the draft',
  ),
  proven(
    'decisions.playground',
    'POST /playground/validate passes an example to the validator: limited, nothing stored or logged, no language model',
    'POST /playground/validate > 200 answers the report of the validator, whoever asks',
    'POST /playground/validate > 200 passes on words and bytes, no facts that only an arbiter looks up, and asks for no language model',
    'POST /playground/validate > 200 stores nothing, and logs nothing of the content',
    'POST /playground/validate > 400 for what is not the body of a validation, with what the validator says',
    'POST /playground/validate > 413 for more than 32 KiB',
    'POST /playground/validate > 429 after so many in a minute from one address',
    'POST /playground/validate > 503 while four are being validated, and where the validator fails',
    'POST /playground/validate > 503 that says so where no validator is configured',
    'a language model > is not asked by whoever does not want it',
  ),
];
