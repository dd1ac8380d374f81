import { CLOCK_SKEW_MS } from '@countersign/edge/clock-skew';
import { config as defaults, enums, type Message, type PrivateKey, readKey, readMessage } from 'openpgp';

/** As much as a request may have in the open. */
const MAX_ARMORED_CHARACTERS = 1024 * 1024;
const MAX_OPENED_BYTES = 1024 * 1024;
/** Keys and signatures of a message, beside its data: nobody needs more. */
const MAX_PACKETS = 64;

const config = { ...defaults, maxDecompressedMessageSize: MAX_OPENED_BYTES };
const { packet: tags } = enums;

type Opened = Awaited<ReturnType<Message<string>['decrypt']>>;

export interface SealedMessage {
  readonly armored: string;
  /** The one key whose signature counts. */
  readonly signerPgpPublicKey: string;
}

/**
 * Opens an armored message and gives its bytes, where exactly one signature is inside, and is the signer's. Throws
 * whatever the library throws: its errors may quote the content, and are to be kept from everybody.
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

/** Encrypted to our key by its name, and in a way that shows whether it was changed. */
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

/** Data and one signature; no message within a message, whose inner part somebody else may have signed. */
function checkOpened({ packets }: Opened): void {
  const count = (...wanted: Parameters<typeof packets.filterByTag>) => packets.filterByTag(...wanted).length;
  // The library lists what stands before the end of the data; whether a signature follows is seen when it is verified.
  if (count(tags.literalData) !== 1 || count(tags.onePassSignature, tags.signature) !== 1) {
    throw new Error('not one signed text');
  }
}

/** The key must have been good when it signed, and still be: not expired, not revoked. */
async function checkSignature(message: Opened, armoredKey: string, now: Date): Promise<void> {
  const key = await readKey({ armoredKey, config });
  // The clock of the signer may be ahead of ours.
  const [result, ...others] = await message.verify([key], new Date(now.getTime() + CLOCK_SKEW_MS), config);
  if (result === undefined || others.length > 0) throw new Error('not one signature');
  await result.verified;
  await key.getSigningKey(result.keyID, now, undefined, config);
}
