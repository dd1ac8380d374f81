import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { decrypt, readKey, readMessage, readPrivateKey } from 'openpgp';
import { privateKeyToAccount } from 'viem/accounts';

const fixture = (name: string) => fileURLToPath(new URL(`../../fixtures/orion/${name}`, import.meta.url));

/** Describes verification service 1 of every test service. */
export const testServiceFile = fixture('service.json');

/** The account of its owner and inbox, which signs its verdicts. */
export const testOrionAccount = privateKeyToAccount(
  `0x${createHash('sha256').update('countersign test orion signing key').digest('hex')}`,
);

/** The text of an armored message to verification service 1; with a key, the message must be signed by it. */
export async function openSealedMessage(armoredMessage: string, signerKey?: string): Promise<string> {
  const [message, decryptionKeys, verificationKeys] = await Promise.all([
    readMessage({ armoredMessage }),
    readPrivateKey({ armoredKey: readFileSync(fixture('pgp-private-key.asc'), 'utf8') }),
    signerKey === undefined ? [] : readKey({ armoredKey: signerKey }),
  ]);
  const expectSigned = signerKey !== undefined;
  return (await decrypt({ message, decryptionKeys, verificationKeys, expectSigned })).data;
}
