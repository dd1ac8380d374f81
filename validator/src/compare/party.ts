import { type Address, checksumAddress } from '@countersign/protocol';
import type { Party } from '../reader/intent.ts';
import { showLookUp } from '../request/looked-up.ts';
import { type Known, showAddress } from '../show/show.ts';
import type { Answer } from './asset.ts';
import { isProtocol, nameOfProtocol } from './protocol-names.ts';

interface PartyComparison {
  readonly answer: Answer;
  /** Why the answer is unknown. */
  readonly why?: string;
  /** The address matches only by a claim of the request, which settles nothing. */
  readonly isClaimed?: true;
}

const certain = (is: boolean): PartyComparison => ({ answer: is ? 'yes' : 'no' });
const unknown = (why: string): PartyComparison => ({ answer: 'unknown', why });

/** Whether a party of the intent is an address of the bytes. */
export function compareParty(known: Known, party: Party, address: Address): PartyComparison {
  const { request, data } = known;
  switch (party.kind) {
    case 'address':
      return certain(party.address === address);
    case 'self':
      return request.sender ? certain(request.sender === address) : unknown('the sender is unknown');
    case 'ens': {
      const found = resolved(known, party.name);
      if (found) return certain(found.address === address);
      const claimed = request.claims.names.get(party.name.toLowerCase());
      if (!claimed) return unknown(`${party.name} has not been resolved`);
      if (claimed !== address) return certain(false);
      const why = `the request claims that ${party.name} is ${checksumAddress(claimed)}, which is unverified`;
      return { ...unknown(why), isClaimed: true };
    }
    case 'protocol': {
      const contract = data.contracts.at(request.chainId, address);
      return certain(contract !== null && isProtocol(party.slug, contract.protocol));
    }
    case 'name':
      return unknown(`the request does not say who "${party.name}" is`);
  }
}

/** The looked-up resolution of a name. */
const resolved = ({ request }: Known, name: string) =>
  request.lookedUp.find({ kind: 'name', name: name.toLowerCase() });

/** The address of a party, if it is known; a claim is not knowledge. */
export function addressOf(known: Known, party: Party): Address | null {
  if (party.kind === 'address') return party.address;
  if (party.kind === 'ens') return resolved(known, party.name)?.address ?? null;
  return party.kind === 'self' ? known.request.sender : null;
}

/** `0x…`, `bob.eth, which is 0x… (looked up at block 1)`, `bob.eth (claimed to be 0x…)`, `the sender`, `Uniswap`. */
export function showParty(known: Known, party: Party): string {
  switch (party.kind) {
    case 'address':
      return showAddress(known, party.address);
    case 'ens': {
      const found = resolved(known, party.name);
      if (found) return `${party.name}, which is ${checksumAddress(found.address)}${showLookUp(found)}`;
      const claimed = known.request.claims.names.get(party.name.toLowerCase());
      return claimed ? `${party.name} (claimed to be ${checksumAddress(claimed)})` : party.name;
    }
    case 'self':
      return 'the sender';
    case 'protocol':
      return nameOfProtocol(party.slug);
    case 'name':
      return party.name;
  }
}
