import { type Address, escrowLinkText } from '@countersign/protocol';
import type { PrivateKeyAccount } from 'viem/accounts';
import { testBaseUrl } from './test-service.ts';
import type { SignedIn } from './wallet.ts';

type LinkText = Parameters<typeof escrowLinkText>[0];

/** What the account sends to be linked to a user, signed by `signer`, with whatever a test wants wrong in the text. */
export async function linkBody(
  signer: PrivateKeyAccount,
  owner: Pick<SignedIn, 'wallet'>,
  { address = signer.address, chainId }: { address?: Address; chainId?: number } = {},
  wrong: Partial<LinkText> = {},
) {
  const host = new URL(testBaseUrl).host;
  const right = { host, account: address, owner: owner.wallet.address, chainId: chainId ?? null };
  const signature = await signer.signMessage({ message: escrowLinkText({ ...right, ...wrong }) });
  return { address, signature, ...(chainId !== undefined && { chainId }) };
}
