import { checksumAddress } from '@countersign/protocol';
import { addressOf, compareParty, showParty } from '../../compare/party.ts';
import { nobody } from '../../effects/asset-marks.ts';
import type { Authorization } from '../../effects/call.ts';
import type { Facts } from '../../facts/facts.ts';
import type { Party, Step } from '../../reader/intent.ts';
import { showAddress } from '../../show/show.ts';
import { type Finding, fail, type Node, notApplicable, pass } from '../node.ts';

/** Token votes can be delegated too, so the words must be about the account. */
const speaksOfAccount = /7702|\baccount|\bwallet|\beoa\b|\bsmart\b|\bcode\b|\bauthori[sz]/i;
const speaksOfRemoval = /\b(?:remove|revoke|clear|reset|undo|end|cancel|undelegate|drop)/i;
const speaksOfEveryChain = /\b(?:all|every|any|each) (?:evm )?(?:chains?|networks?)\b|\bchain ?id 0\b|\bcross-chain\b/i;

/** The delegates of a step; an address without context may have been read as the delegated asset. */
const partiesOf = ({ recipient, spender, gives }: Step): Party[] => [
  ...(gives?.asset?.value.kind === 'address' ? [gives.asset.value] : []),
  ...[recipient, spender].flatMap((slot) => (slot ? [slot.value] : [])),
];

function judge(facts: Facts, { address, chainId }: Authorization): Finding | null {
  const { intent, request } = facts;
  const steps = intent.steps.filter(({ action }) => action.value === 'delegate');
  const isAboutAccount = speaksOfAccount.test(intent.text);
  const shown = showAddress(facts, address);
  if (address === nobody) {
    const isAsked = isAboutAccount && speaksOfRemoval.test(intent.text);
    if (!isAsked) {
      return fail(
        'An authorization removes the code that acts for the account, but the intent does not ask for it.',
        'Remove the authorization, or say that the delegation of the account should be removed.',
      );
    }
  } else {
    const parties = steps.flatMap(partiesOf);
    const isAsked = isAboutAccount && parties.some((party) => compareParty(facts, party, address).answer === 'yes');
    if (!isAsked) {
      const [named] = parties;
      const said = named ? `the intent delegates to ${showParty(facts, named)}` : 'the intent asks for no delegation';
      const right = named && addressOf(facts, named);
      return fail(
        `An authorization hands the account over to the code at ${shown}, but ${said}.`,
        right
          ? `Authorize ${checksumAddress(right)}, or remove the authorization.`
          : 'Remove the authorization, unless the owner says to which contract the account should be delegated.',
        { delegate: address },
      );
    }
  }
  if (chainId === 0n && !speaksOfEveryChain.test(intent.text)) {
    return fail(
      `The authorization of ${shown} is valid on every chain (chain id 0), but the intent does not ask for that.`,
      `Sign it for chain ${request.chainId ?? 'of the transaction'} only, or say that it is meant for all chains.`,
      { chain_id: 0 },
    );
  }
  if (chainId !== 0n && request.chainId !== null && chainId !== BigInt(request.chainId)) {
    return fail(
      `The authorization is for chain ${chainId}, but the transaction is for chain ${request.chainId}.`,
      `Sign the authorization for chain ${request.chainId}.`,
      { chain_id: String(chainId) },
    );
  }
  return null;
}

export const accountDelegation: Node = {
  id: 'technical_invariants.account_delegation',
  name: 'Account delegation',
  severity: 'critical',
  needs: [],
  stops: 'An EIP-7702 authorization that hands the account over to code that the intent does not name.',
  rejectsOn: 'An authorization in the bytes for code that the words do not name.',
  letsThrough: 'A delegation of the account to exactly the address that the intent names.',
  skips: 'If the transaction carries no authorization.',
  check(facts) {
    const { authorizations } = facts.decoded;
    if (authorizations.length === 0) return notApplicable('The transaction carries no EIP-7702 authorization.');
    for (const authorization of authorizations) {
      const finding = judge(facts, authorization);
      if (finding) return finding;
    }
    const targets = authorizations.map(({ address }) => showAddress(facts, address)).join(', ');
    return pass(`The intent asks for the delegation to ${targets}.`);
  },
};
