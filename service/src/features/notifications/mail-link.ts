import { createHmac, timingSafeEqual } from 'node:crypto';
import { isUuid } from '@countersign/protocol';
import type { Sealer } from '../../platform/crypto/seal.ts';
import type { Database } from '../../platform/db/database.ts';
import { type Channel, findChannel } from './channel-store.ts';
import { sealedSecrets } from './sealed-columns.ts';

/** The uses of a link in a mail; neither opens a session nor decides anything. */
export type LinkUse = 'confirm' | 'unsubscribe';

/** Derived from the secret of the address for every mail, and valid for one use only. */
export async function makeLinkToken(sealer: Sealer, channel: Channel, use: LinkUse): Promise<string> {
  return `${channel.id}.${(await mac(sealer, channel, use)).toString('base64url')}`;
}

/** Null if the link is not, or no longer, valid for this use. */
export async function findByToken(db: Database, sealer: Sealer, token: string, use: LinkUse): Promise<Channel | null> {
  const [id = '', given = ''] = token.split('.', 2);
  const channel = isUuid(id) ? await findChannel(db, id) : null;
  if (channel?.kind !== 'email') return null;
  const expected = await mac(sealer, channel, use);
  const bytes = Buffer.from(given, 'base64url');
  return bytes.length === expected.length && timingSafeEqual(bytes, expected) ? channel : null;
}

async function mac(sealer: Sealer, { id, sealedSecret }: Channel, use: LinkUse): Promise<Buffer> {
  if (sealedSecret === null) throw new Error('an e-mail address without a secret');
  const secret = await sealer.open(sealedSecret, sealedSecrets.purpose(id));
  return createHmac('sha256', secret).update(use).digest();
}
