import { readKey, readMessage, readSignature } from 'openpgp';
import { listPackets, type Packet } from '../../../platform/crypto/openpgp/list-packets.ts';
import { ArmorFault, readArmor } from '../../../platform/crypto/openpgp/read-armor.ts';
import { sealRefused } from '../base/errors.ts';

const tags = { encryptedKey: 1, signature: 2, onePassSignature: 4, marker: 10, protectedData: 18, padding: 21 };
const allowed: ReadonlySet<number> = new Set(Object.values(tags));
const isAllowed = (tag: number) => allowed.has(tag);
const mayFollowData = (tag: number) => tag === tags.signature || tag === tags.marker || tag === tags.padding;
/** The library needs up to 0.05 ms to read a packet, and a message has room for 300,000. */
const MAX_PACKETS = 64;
/** Signatures can have many subpackets, and the library reads them all. */
const MAX_PACKET_BYTES = 8_192;
const isOversized = ({ tag, bytes }: Packet) =>
  tag !== tags.protectedData && tag !== tags.padding && bytes.length > MAX_PACKET_BYTES;

/** The information in a sealed payload that is readable without its key. */
interface SealedPayload {
  /** Ids of the keys to which it is encrypted, in lower-case hex. */
  readonly recipientKeyIds: readonly string[];
  /** Ids of the keys of signatures outside the encryption; the arbiter checks those inside. */
  readonly signerKeyIds: readonly string[];
}

/** Reads an armored message; refuses messages that are not encrypted to keys with integrity protection. */
export async function readSealedPayload(armored: string): Promise<SealedPayload> {
  if (/private key/i.test(armored)) throw sealRefused('contains a private key. It was not stored, but revoke the key');
  const { bytes, packets } = readPackets(armored);
  if (!packets) throw sealRefused(`has more than ${MAX_PACKETS} packets; use fewer recipients`);
  // Checked before parsing, because a compressed packet would be expanded to any size it claims.
  const found = packets.map(({ tag }) => tag);
  const afterData = found.slice(found.indexOf(tags.protectedData) + 1);
  if (!found.includes(tags.protectedData) || !found.every(isAllowed) || !afterData.every(mayFollowData)) {
    throw sealRefused('must be encrypted to the key of a verification service, with integrity protection');
  }
  if (packets.some(isOversized)) throw sealRefused(`has a key or signature of more than ${MAX_PACKET_BYTES} bytes`);
  return readKeyIds(bytes, packets).catch((cause: unknown) => {
    throw unreadable(cause);
  });
}

const unreadable = (cause: unknown) => sealRefused('is not a readable OpenPGP message', cause);

function readPackets(armored: string) {
  try {
    const bytes = readArmor(armored, 'MESSAGE');
    return { bytes, packets: listPackets(bytes, MAX_PACKETS) };
  } catch (cause) {
    if (cause instanceof ArmorFault && cause.why === 'several') throw sealRefused('must contain exactly one message');
    if (cause instanceof ArmorFault && cause.why === 'another kind') {
      throw sealRefused('must be one armored OpenPGP message, and nothing else');
    }
    throw unreadable(cause);
  }
}

const hex = (ids: { toHex(): string }[]) => ids.map((id) => id.toHex().toLowerCase());

/** The library reads a message only up to its encrypted data; signatures after it are read separately. */
async function readKeyIds(binaryMessage: Uint8Array, packets: readonly Packet[]): Promise<SealedPayload> {
  const message = await readMessage({ binaryMessage });
  const signatures = packets.filter(({ tag }) => tag === tags.signature);
  const signed = await Promise.all(signatures.map(({ bytes }) => readSignature({ binarySignature: bytes })));
  const signers = [message, ...signed].flatMap((each) => each.getSigningKeyIDs());
  return { recipientKeyIds: hex(message.getEncryptionKeyIDs()), signerKeyIds: hex(signers) };
}

/** Key ids of a public key and its subkeys, in lower-case hex. */
export async function listKeyIds(armoredKey: string): Promise<string[]> {
  const key = await readKey({ binaryKey: readArmor(armoredKey, 'PUBLIC KEY BLOCK') });
  return hex(key.getKeyIDs());
}
