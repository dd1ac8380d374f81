import type { Address } from '@countersign/protocol';
import { protocols } from '../protocols/index.ts';
import { createRegistry } from '../protocols/registry.ts';
import { normalise } from '../request/normalise.ts';
import { decode } from './decode-request.ts';
import type { Decoded, SignedMessage } from './decoded-call.ts';

export const sender: Address = '0x1111111111111111111111111111111111111111';
export const friend: Address = '0x2222222222222222222222222222222222222222';

const registry = createRegistry(protocols);
const tokens = { at: () => null, named: () => [], isSymbol: () => false, size: 0 };

/** Decodes `proposed_tx` of a request, by default from the sender and on Ethereum. */
export const decodeTx = (tx: Readonly<Record<string, unknown>>, intent = ''): Decoded =>
  decode(
    normalise({ human_intent: intent, proposed_tx: { from: sender, chain_id: 1, ...tx } }, () => 0),
    { registry, tokens, attributionSuffixes: [] },
  );

/** The message of a request that has one. */
export function decodeOrder(order: Readonly<Record<string, unknown>>, chainId: number | null = 1): SignedMessage {
  const { message } = decodeTx({ order, chain_id: chainId });
  if (!message) throw new Error('the request has no message');
  return message;
}

type Types = Readonly<Record<string, readonly { readonly name: string; readonly type: string }[]>>;

/** `{Permit: 'address owner, uint256 value'}` in the form of EIP-712. */
export const typesOf = (types: Readonly<Record<string, string>>): Types =>
  Object.fromEntries(
    Object.entries(types).map(([name, members]) => [
      name,
      members.split(',').map((member) => {
        const [type = '', field = ''] = member.trim().split(' ');
        return { name: field, type };
      }),
    ]),
  );
