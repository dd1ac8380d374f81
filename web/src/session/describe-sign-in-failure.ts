import { checksumAddress, lifetimes } from '@countersign/protocol';
import { ApiError } from '@countersign/sdk';
import { configuration } from '../configuration.ts';
import { describeFailure, type Failure } from '../parts/describe-failure.ts';
import { networkName } from '../wallets/network-name.ts';
import type { SignInMessage } from './sign-in-message.ts';

/** The codes of EIP-1193 and EIP-1474. */
const REJECTED = 4001;
const ALREADY_ASKED = -32002;

/** What went wrong between this page and the wallet. */
export function describeWalletFailure(error: unknown): Failure {
  const code = codeOf(error);
  if (code === REJECTED) {
    return { title: 'You declined in your wallet', text: 'Nothing was signed. Try again whenever you are ready.' };
  }
  if (code === ALREADY_ASKED) {
    return {
      title: 'Your wallet is waiting for you',
      text: 'It has a question open. Answer it there, then try again.',
    };
  }
  const { name, shortMessage, message } = error as Error & { shortMessage?: string };
  if (name === 'ConnectorAccountNotFoundError' || name === 'ConnectorNotConnectedError') {
    return { title: 'Your wallet is on another account', text: 'Choose the account you want there, then try again.' };
  }
  if (name === 'ConnectorChainMismatchError') {
    return { title: 'Your wallet has changed its network', text: 'Try again: the message will name the new one.' };
  }
  return { title: 'Your wallet could not do it', text: shortMessage ?? message };
}

/** What went wrong with a signature, be it in the wallet, on the way, or because the service does not take it. */
export function describeSignInFailure(error: unknown, { fields }: SignInMessage): Failure {
  if (!(error instanceof ApiError))
    return isNetworkFailure(error) ? describeFailure(error) : describeWalletFailure(error);
  if (error.code === 'siwe.signature') {
    const account = checksumAddress(fields.address);
    return {
      title: 'This signature is not by the account above',
      text: `Your wallet seems to have signed with another account than ${account}. Choose that one in your wallet, or start again. If your wallet is a smart contract on ${networkName(fields.chainId)}, this service may not know that network.`,
    };
  }
  if (error.code === 'siwe.domain') {
    return {
      title: 'This is not the address of the service',
      text: `Open ${configuration.uiUrl} instead, and be careful: a page under another name may be an imitation.`,
    };
  }
  if (error.code === 'siwe.issued_at' || error.code === 'siwe.expired') {
    return {
      title: 'The time is not right',
      text: `It took longer than ${lifetimes.siweNonce / 60} minutes, or the clock of this device is wrong. Look at its clock, then try again.`,
    };
  }
  if (error.code === 'siwe.nonce') {
    return {
      title: 'The message was not taken',
      text: 'It was used already, or is too old. Try again with a new one.',
    };
  }
  return describeFailure(error);
}

export const isNetworkFailure = (error: unknown) =>
  error instanceof DOMException || (error instanceof TypeError && codeOf(error) === undefined);

/** Libraries wrap what a wallet says into errors of their own. */
function codeOf(error: unknown): number | undefined {
  for (let seen = error; seen instanceof Object; seen = (seen as { cause?: unknown }).cause) {
    const { code } = seen as { code?: unknown };
    if (typeof code === 'number') return code;
  }
  return undefined;
}
