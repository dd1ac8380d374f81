import { type Address, checksumAddress } from './ethereum-address.ts';

interface AccountText {
  readonly host: string;
  readonly account: Address;
  readonly chainId: number | null;
  /** As it is sent. */
  readonly signedAt: string;
}

/** The text that an account signs (EIP-191 `personal_sign`) to be linked to a user of a service. */
export function escrowLinkText({ owner, ...text }: AccountText & { readonly owner: Address }): string {
  return accountText('link', text, [`Owner: ${checksumAddress(owner)}`]);
}

/** The text that an account signs to end its link to any user. */
export function escrowUnlinkText(text: AccountText): string {
  return accountText('unlink', text, []);
}

function accountText(
  verb: string,
  { host, account, chainId, signedAt }: AccountText,
  lines: readonly string[],
): string {
  return [
    `${host}: ${verb} an escrow account`,
    `Account: ${checksumAddress(account)}`,
    ...lines,
    `Chain: ${chainId ?? 'all'}`,
    `Time: ${signedAt}`,
  ].join('\n');
}
