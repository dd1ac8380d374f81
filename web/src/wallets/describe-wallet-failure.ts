import { ApiError } from '@countersign/sdk';
import { describeFailure, type Failure } from '../parts/describe-failure.ts';
import { describePhoneFailure } from './wallet-connect/failure.ts';

/** Codes of EIP-1193 and EIP-1474. */
const REJECTED = 4001;
const ALREADY_ASKED = -32002;

/** What went wrong between this page and the wallet. */
export function describeWalletFailure(error: unknown): Failure {
  const phoneFailure = describePhoneFailure(error);
  if (phoneFailure) return phoneFailure;
  const code = codeOf(error);
  if (code === REJECTED) {
    return { title: 'You declined in your wallet', text: 'Nothing was signed. Try again whenever you are ready.' };
  }
  if (code === ALREADY_ASKED) {
    return {
      title: 'Your wallet is waiting for you',
      text: 'It has an open request. Answer it there, then try again.',
    };
  }
  const { name, shortMessage, message } = error as Error & { shortMessage?: string };
  if (name === 'ConnectorAccountNotFoundError' || name === 'ConnectorNotConnectedError') {
    return {
      title: 'Your wallet uses a different account',
      text: 'Choose the account you want there, then try again.',
    };
  }
  if (name === 'ConnectorChainMismatchError') {
    return { title: 'Your wallet switched networks', text: 'Try again: the message will name the new one.' };
  }
  return { title: 'Your wallet reported an error', text: shortMessage ?? message };
}

/** Why a signed request failed: in the wallet, in transit, or at the service. */
export const describeSigningFailure = (error: unknown): Failure =>
  error instanceof ApiError || isNetworkFailure(error) ? describeFailure(error) : describeWalletFailure(error);

const isNetworkFailure = (error: unknown) =>
  error instanceof DOMException || (error instanceof TypeError && codeOf(error) === undefined);

/** Libraries wrap the wallet's errors in their own. */
function codeOf(error: unknown): number | undefined {
  for (let seen = error; seen instanceof Object; seen = (seen as { cause?: unknown }).cause) {
    const { code } = seen as { code?: unknown };
    if (typeof code === 'number') return code;
  }
  return undefined;
}
