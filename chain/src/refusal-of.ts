import {
  accountRegistry,
  verdictVerifier,
  verificationInbox,
  verificationServiceRegistry,
} from '@countersign/contracts';
import type { Hex } from '@countersign/protocol';
import { decodeErrorResult } from 'viem/utils';
import { CallRefused, NodeRefusal } from './errors.ts';

const abi = [
  ...accountRegistry.abi,
  ...verificationInbox.abi,
  ...verificationServiceRegistry.abi,
  ...verdictVerifier.abi,
];

/** The contract's refusal, if the node's answer contains one; otherwise the error unchanged. */
export function refusalOf(error: unknown): unknown {
  if (!(error instanceof NodeRefusal) || error.revertData === null) return error;
  return new CallRefused(errorNameOf(error.revertData));
}

function errorNameOf(data: Hex): string | null {
  try {
    return decodeErrorResult({ abi, data }).errorName;
  } catch {
    return null;
  }
}
