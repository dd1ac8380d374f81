import { type Address, checksumAddress } from '@countersign/protocol';
import type { Party } from '../intent/intent.ts';
import { type Known, showAddress } from '../show.ts';
import type { Answer } from './asset.ts';
import { CLAIM_CONFIDENCE } from './price.ts';
import { isProtocol, nameOfProtocol } from './protocol.ts';

interface PartyComparison {
  readonly answer: Answer;
  readonly confidence: number;
  /** Why nobody can tell. */
  readonly why?: string;
}

const certain = (is: boolean): PartyComparison => ({ answer: is ? 'yes' : 'no', confidence: 1 });
const unknown = (why: string): PartyComparison => ({ answer: 'unknown', confidence: 0, why });

/** Whether a party of the intent is an address of the bytes. */
export function compareParty(known: Known, party: Party, address: Address): PartyComparison {
  const { request, data } = known;
  switch (party.kind) {
    case 'address':
      return certain(party.address === address);
    case 'self':
      return request.sender
        ? certain(request.sender === address)
        : unknown('the request names no sender (proposed_tx.from)');
    case 'ens': {
      const resolved = request.claims.names.get(party.name.toLowerCase());
      if (!resolved) return unknown(`what ${party.name} resolves to is not given (proposed_tx.context)`);
      return { answer: resolved === address ? 'yes' : 'no', confidence: CLAIM_CONFIDENCE };
    }
    case 'protocol': {
      const contract = data.contracts.at(request.chainId, address);
      return certain(contract !== null && isProtocol(party.slug, contract.protocol));
    }
    case 'name':
      return unknown(`nobody can tell from the request who "${party.name}" is`);
  }
}

/** The address that a party stands for, where it is known. */
export function addressOf({ request }: Known, party: Party): Address | null {
  switch (party.kind) {
    case 'address':
      return party.address;
    case 'self':
      return request.sender;
    case 'ens':
      return request.claims.names.get(party.name.toLowerCase()) ?? null;
    default:
      return null;
  }
}

/** `0x…`, `bob.eth (0x…)`, `the sender`, `Uniswap`. */
export function showParty(known: Known, party: Party): string {
  switch (party.kind) {
    case 'address':
      return showAddress(known, party.address);
    case 'ens': {
      const address = addressOf(known, party);
      return address ? `${party.name} (${checksumAddress(address)})` : party.name;
    }
    case 'self':
      return 'the sender';
    case 'protocol':
      return nameOfProtocol(party.slug);
    case 'name':
      return party.name;
  }
}
