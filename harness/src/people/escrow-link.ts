import { type Address, escrowLinkText, escrowUnlinkText } from '@countersign/protocol';
import type { PrivateKeyAccount } from 'viem/accounts';
import { testBaseUrl } from '../service/test-service.ts';
import type { SignedIn } from './wallet.ts';

type LinkText = Parameters<typeof escrowLinkText>[0];

/** The body that links an account to a user, signed by `signer`; a test can make any part of the text wrong. */
export async function linkBody(
  signer: PrivateKeyAccount,
  owner: Pick<SignedIn, 'wallet'>,
  { address = signer.address, chainId }: { address?: Address; chainId?: number } = {},
  wrong: Partial<LinkText> = {},
) {
  const host = new URL(testBaseUrl).host;
  const signedAt = new Date().toISOString();
  const right = { host, account: address, owner: owner.wallet.address, chainId: chainId ?? null, signedAt };
  const signature = await signer.signMessage({ message: escrowLinkText({ ...right, ...wrong }) });
  return { address, signedAt, signature, ...(chainId !== undefined && { chainId }) };
}

/** The body that unlinks an account, signed by it; anyone may send it. */
export async function unlinkBody(
  signer: PrivateKeyAccount,
  { address = signer.address, chainId }: { address?: Address; chainId?: number } = {},
) {
  const host = new URL(testBaseUrl).host;
  const signedAt = new Date().toISOString();
  const message = escrowUnlinkText({ host, account: address, chainId: chainId ?? null, signedAt });
  const signature = await signer.signMessage({ message });
  return { address, signedAt, signature, ...(chainId !== undefined && { chainId }) };
}
