import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { deflateRawSync } from 'node:zlib';
import {
  type AnyPacket,
  CompressedDataPacket,
  createMessage,
  encrypt,
  encryptSessionKey,
  generateKey,
  generateSessionKey,
  type Message,
  PacketList,
  type PrivateKey,
  readMessage,
  SymmetricallyEncryptedDataPacket,
  sign,
} from 'openpgp';
import { openIdentity } from './identity.ts';

const folder = new URL('../../test/fixtures/gpg/', import.meta.url);

/** Made by GnuPG 2.2: messages to one arbiter, and the keys that signed them. */
export const gpgFixture = (name: string) => readFileSync(new URL(`${name}.asc`, folder), 'utf8');

/** The key of that arbiter. */
export async function openGpgArbiter(): Promise<PrivateKey> {
  const masterKey = createHash('sha256').update('countersign test gpg arbiter').digest();
  return (await openIdentity(fileURLToPath(new URL('identity', folder)), masterKey)).pgpPrivateKey;
}

export async function makeKey(
  options: { date?: Date; keyExpirationTime?: number; subkeys?: { sign?: boolean }[] } = {},
) {
  const made = await generateKey({
    type: 'ecc',
    curve: 'curve25519Legacy',
    userIDs: [{ name: 'somebody' }],
    format: 'object',
    ...options,
  });
  return made.privateKey;
}

interface Sealing {
  readonly to: PrivateKey;
  readonly by?: readonly PrivateKey[];
  readonly date?: Date;
}

/** The way OpenPGP.js seals: signed inside the encryption. */
export async function seal(text: string, { to, by = [], date }: Sealing): Promise<string> {
  const message = await createMessage({ text });
  return encrypt({ message, encryptionKeys: to.toPublic(), signingKeys: [...by], ...(date && { date }) });
}

async function messageOf(...packets: AnyPacket[]): Promise<Message<string>> {
  const list = new PacketList<AnyPacket>();
  list.push(...packets);
  return Object.assign(await createMessage({ text: '' }), { packets: list });
}

const encryptTo = (to: PrivateKey, message: Message<string>) => encrypt({ message, encryptionKeys: to.toPublic() });

function compressed(data: Uint8Array): CompressedDataPacket {
  const packet = new CompressedDataPacket();
  return Object.assign(packet, { algorithm: 1, compressed: deflateRawSync(data) });
}

/** A hundred kilobytes that expand to a hundred megabytes. */
export const sealBomb = async (to: PrivateKey) =>
  encryptTo(to, await messageOf(compressed(Buffer.alloc(100 * 1024 * 1024))));

/** Compressed this many times over, and signed inside. */
export async function sealNested(text: string, depth: number, { to, by }: { to: PrivateKey; by: PrivateKey }) {
  const signed = await sign({ message: await createMessage({ text }), signingKeys: by, format: 'binary' });
  let message = await messageOf(compressed(signed));
  for (let level = 1; level < depth; level += 1) message = await messageOf(compressed(message.write()));
  return encryptTo(to, message);
}

/** A sealed message inside another one. */
export async function sealTwice(text: string, { to, by }: { to: PrivateKey; by: PrivateKey }) {
  const inner = await readMessage({ armoredMessage: await seal(text, { to, by: [by] }) });
  return encryptTo(to, inner);
}

/** The old encryption without integrity protection. */
export async function sealWithoutIntegrity(text: string, { to, by }: { to: PrivateKey; by: PrivateKey }) {
  const signed = await sign({ message: await createMessage({ text }), signingKeys: by, format: 'object' });
  const sessionKey = await generateSessionKey({ encryptionKeys: to.toPublic() });
  const keyMessage = await encryptSessionKey({ ...sessionKey, encryptionKeys: to.toPublic(), format: 'object' });
  const data = new SymmetricallyEncryptedDataPacket();
  Object.assign(data, { packets: signed.packets });
  await (data as unknown as { encrypt(algorithm: number, key: Uint8Array): Promise<void> }).encrypt(9, sessionKey.data);
  return (await messageOf(...keyMessage.packets, data)).armor();
}
