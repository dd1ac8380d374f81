import { checksumAddress, lifetimes } from '@countersign/protocol';
import { ApiError } from '@countersign/sdk';
import { configuration } from '../configuration.ts';
import { networkName } from '../networks.ts';
import { describeFailure, type Failure } from '../parts/describe-failure.ts';
import { describeSigningFailure } from '../wallets/describe-wallet-failure.ts';
import type { SignInMessage } from './sign-in-message.ts';

/** Why a signature failed: in the wallet, in transit, or at the service. */
export function describeSignInFailure(error: unknown, { fields }: SignInMessage): Failure {
  if (!(error instanceof ApiError)) return describeSigningFailure(error);
  if (error.code === 'siwe.signature') {
    const account = checksumAddress(fields.address);
    return {
      title: 'A different account signed the message',
      text: `The signature is not by ${account}. Choose that account in your wallet, or start again. If your wallet is a smart contract on ${networkName(fields.chainId)}, this service may not support that network.`,
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
      title: 'The sign-in message has expired',
      text: `It took longer than ${lifetimes.siweNonce / 60} minutes, or the clock of this device is wrong. Check the clock, then try again.`,
    };
  }
  if (error.code === 'siwe.nonce') {
    return {
      title: 'The sign-in message is no longer valid',
      text: 'It has already been used, or is too old. Try again with a new one.',
    };
  }
  return describeFailure(error);
}
