import { CLOCK_SKEW_MS } from '@countersign/edge/clock-skew';
import { config as defaults, enums, type Message, type PrivateKey, readKey, readMessage } from 'openpgp';

/** The maximum size of an open request. */
const MAX_ARMORED_CHARACTERS = 1024 * 1024;
const MAX_OPENED_BYTES = 1024 * 1024;
/** The overhead of keys and signatures, larger than any message needs. */
const MAX_PACKETS = 64;

const config = { ...defaults, maxDecompressedMessageSize: MAX_OPENED_BYTES };
const { packet: tags } = enums;

type Opened = Awaited<ReturnType<Message<string>['decrypt']>>;

export interface SealedMessage {
  readonly armored: string;
  /** The only key whose signature counts. */
  readonly signerPgpPublicKey: string;
}

/**
 * Decrypts an armored message and returns its bytes, if it contains exactly one signature, and that is the signer's.
 * Throws the library's errors, which may quote the content and must not be shown to anyone.
 */
export async function openMessage(
  { armored, signerPgpPublicKey }: SealedMessage,
  privateKey: PrivateKey,
  now: Date,
): Promise<Uint8Array> {
  if (armored.length > MAX_ARMORED_CHARACTERS) throw new Error('too long');
  const sealed = await readMessage({ armoredMessage: armored, config });
  checkSealed(sealed, privateKey);
  const opened = (await sealed.decrypt([privateKey], undefined, undefined, now, config)).unwrapCompressed();
  checkOpened(opened);
  await checkSignature(opened, signerPgpPublicKey, now);
  const data = opened.getLiteralData();
  if (!(data instanceof Uint8Array) || data.length > MAX_OPENED_BYTES) throw new Error('too much data');
  return data;
}

/** Encrypted to our key by its id, and with integrity protection. */
function checkSealed(message: Message<string>, privateKey: PrivateKey): void {
  const { packets } = message;
  if (packets.length > MAX_PACKETS) throw new Error('too many packets');
  const ours = new Set(privateKey.getKeyIDs().map((id) => id.toHex()));
  if (!message.getEncryptionKeyIDs().some((id) => ours.has(id.toHex())))
    throw new Error('not encrypted to this service');
  if (packets.filterByTag(tags.symEncryptedIntegrityProtectedData, tags.aeadEncryptedData).length !== 1) {
    throw new Error('not integrity-protected');
  }
}

/** Data and one signature; no nested message, whose inner part someone else may have signed. */
function checkOpened({ packets }: Opened): void {
  const count = (...wanted: Parameters<typeof packets.filterByTag>) => packets.filterByTag(...wanted).length;
  // The library lists the packets before the end of the data; the verification finds out whether a signature follows.
  if (count(tags.literalData) !== 1 || count(tags.onePassSignature, tags.signature) !== 1) {
    throw new Error('not one signed text');
  }
}

/** The key must have been valid when it signed, and not be expired or revoked now. */
async function checkSignature(message: Opened, armoredKey: string, now: Date): Promise<void> {
  const key = await readKey({ armoredKey, config });
  // The signer's clock may be ahead of ours.
  const [result, ...others] = await message.verify([key], new Date(now.getTime() + CLOCK_SKEW_MS), config);
  if (result === undefined || others.length > 0) throw new Error('not one signature');
  await result.verified;
  await key.getSigningKey(result.keyID, now, undefined, config);
}
