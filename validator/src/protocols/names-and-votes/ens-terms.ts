import type { Address } from '@countersign/protocol';
import { concatHex, hexToBytes, keccak256 } from 'viem/utils';
import { deployed } from '../../data/deployed.ts';
import { labelhash, namehash } from '../../data/ens-hash.ts';
import { nobody } from '../../effects/asset-marks.ts';
import type { Hex } from '../../effects/call.ts';
import type { Term } from '../../effects/effect.ts';
import type { CallContext } from '../rules/protocol.ts';

export const contracts = deployed('ens');

/** A name as people write it. */
export const nameIs = (name: string): Term => ({ what: 'name', is: 'text', value: name });

/** A name known only by its hash; the words are hashed for the comparison. */
export const nodeIs = (node: Hex): Term => ({ what: 'name', is: 'hex', value: node });

/** The hash of a subname, from the hash of its label. */
export const childOf = (parent: Hex, label: Hex): Hex => keccak256(concatHex([parent, label]));

export const labelled = (parent: Hex, label: string): Term => nodeIs(childOf(parent, labelhash(label)));

/** A name directly under `.eth`, from the hash of its label. */
export const underEth = (label: Hex): Term => nodeIs(childOf(namehash('eth'), label));

/** A resolver controls the target of a name, so only the resolvers of ENS itself need no words. */
export const resolverIs = ({ chainId }: CallContext, resolver: Address): readonly Term[] =>
  resolver === nobody || contracts.public_resolver?.[chainId ?? 1]?.includes(resolver)
    ? []
    : [{ what: 'resolver', is: 'hex', value: resolver }];

/** Rights over a name that are given up permanently. */
export const fusesAre = (fuses: number): readonly Term[] =>
  fuses === 0 ? [] : [{ what: 'fuses', is: 'number', value: BigInt(fuses) }];

export const expiresAt = (unix: bigint): readonly Term[] => (unix === 0n ? [] : [{ what: 'expiry', is: 'time', unix }]);

/** A name in DNS encoding, each label after its length; null if the bytes are not one. */
function decodeName(bytes: Uint8Array): string | null {
  const labels: string[] = [];
  let at = 0;
  for (let length = bytes[at]; length; length = bytes[at]) {
    const label = bytes.subarray(at + 1, at + 1 + length);
    if (label.length < length) return null;
    labels.push(new TextDecoder().decode(label));
    at += 1 + length;
  }
  return at === bytes.length - 1 && labels.length > 0 ? labels.join('.') : null;
}

export function encodedName(name: Hex): Term {
  const decoded = decodeName(hexToBytes(name));
  return decoded === null ? { what: 'name', is: 'hex', value: name } : nameIs(decoded);
}
