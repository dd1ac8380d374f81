import { proven, type Requirement } from './requirement.ts';

/** Which verdicts count, and whose. */
export const decisionsVerdicts: readonly Requirement[] = [
  proven(
    'decisions.verdict.counts.signed',
    'a verdict that counts is signed by the account that the registry names',
    'the signature of a verdict > with everything is kept, and whoever reads the record can check it without us',
    'the signature of a verdict > by another key is refused by name, and nothing is stored',
    'the signature of a verdict > by the right key for another request is refused by name, and nothing is stored',
    'the signature of a verdict > by nobody is refused by name, and nothing is stored',
  ),
  proven(
    'decisions.verdict.counts.fresh',
    'a verdict that counts is fresh: decidedAt within 5 minutes',
    'a verdict that is not fresh > of the past (-310 s) is refused by name',
    'a verdict that is not fresh > of the future (310 s) is refused by name',
    'a verdict that is not fresh > is told by the clock of the database, not by that of the instance',
  ),
  proven(
    'decisions.verdict.counts.complete',
    'a verdict that counts is complete: callHash, report, effects, decidedAt',
    'a verdict that is not complete > APPROVED without callHash is refused by name, though it is signed so',
    'a verdict that is not complete > APPROVED without report is refused by name, though it is signed so',
    'a verdict that is not complete > APPROVED without effects is refused by name, though it is signed so',
    'a verdict that is not complete > APPROVED with effects that are not known is refused by name',
    'a verdict that is not complete > without decidedAt is refused by name',
  ),
  proven(
    'decisions.verdict.type',
    'the EIP-712 type of a verdict, with effectsHash; a hash of something absent is zero',
    'verdict hash > has the struct and the numbers that are documented',
    'verdict hash > covers effects by their canonical JSON, and absent ones by zero',
    'hashVerdict > is the hash that is made off chain',
  ),
  proven(
    'decisions.verdict.effectsHash',
    'effectsHash is that of the canonical JSON of the posted effects',
    'the signature of a verdict > over another effect is refused by name, and nothing is stored',
    'the signature of a verdict > over an address in another case is refused by name, and nothing is stored',
    'signed effects > are judged by the policy whatever case their addresses are in',
  ),
  proven(
    'decisions.verdict.shown',
    'the record shows every signed value',
    'GET /transactions/{requestHash} > 200 > with the verdict as it was posted: report, effects, call hash and signature',
    'the signature of a verdict > with everything is kept, and whoever reads the record can check it without us',
  ),
  proven(
    'decisions.verdict.former',
    'verdicts of the former type stay verifiable',
    'the signature of a verdict > of the former type stays verifiable where it was stored before',
    'the signature of a verdict > of the former type is refused by name, and nothing is stored',
  ),
  proven(
    'decisions.verdict.unsigned',
    'an unsigned verdict of an ORION key counts only under ALLOW_UNSIGNED_VERDICTS; else 400 that says so',
    'an unsigned verdict > (APPROVED) of an ORION key does not approve 999 ETH',
    'an unsigned verdict > (approved) of an ORION key does not approve 999 ETH',
    'an unsigned verdict > is refused with everything but the signature, and so is one that rejects or is undecided',
  ),
  proven(
    'decisions.verdict.unsigned.shown',
    'where unsigned verdicts count, the record shows signed: false',
    'an unsigned verdict > counts where the operator allows it, and the record shows that it is not signed',
  ),
  proven(
    'decisions.verdict.unsigned.default',
    'ALLOW_UNSIGNED_VERDICTS: on in embedded mode, said in the banner; off with DATABASE_URL',
    'defaults > let unsigned verdicts count in embedded mode only, unless the operator says otherwise',
    'a fresh start > prints where everything listens and where the data lies',
  ),
  proven(
    'decisions.settings.trustedServices',
    'settings have trustedServices, ids of verification services; default the own one',
    'GET /settings > 200 > exist from the first read, with the defaults and exactly the documented fields',
    'PUT /settings > 200 > trustedServices follow the own service while nobody has chosen',
    'PUT /settings > 400 > a service that does not exist, with what is wrong named, and nothing changed',
    'PUT /settings > 401 > without an access token, with an API key and with a signature',
  ),
  proven(
    'decisions.settings.trustedServices.count',
    'only verdicts of trusted services count',
    'an owner who does not trust the own service > has nothing judged by it, submitted by the key of an agent',
    'a verdict of a service that the owner has stopped trusting > of execution type 0 approves nothing by itself; the owner decides',
    'a verdict of a service that the owner has stopped trusting > of execution type 1 approves nothing by itself; the owner decides',
    'a verdict of a service that the owner has stopped trusting > of execution type 2 approves nothing by itself; the owner decides',
  ),
  proven(
    'decisions.sealed.400.untrusted',
    'sealed form: not encrypted to a service that the owner trusts is 400',
    'POST /transactions, sealed > 400 > a message to a service that the owner does not trust, named or not',
  ),
  proven(
    'decisions.services.own',
    'the own service (own: true) stands first in every list, whatever strangers copy',
    'a stranger who copies all that our own service says of itself > stands behind it everywhere, registered before or after it',
  ),
];
