import type { Hex } from '@countersign/protocol';

/** The node did not answer, or not usefully: the state of the chain is unknown. */
export class ChainUnavailable extends Error {
  override readonly name: string = 'ChainUnavailable';

  /** Takes no cause: errors of HTTP clients quote their URL, which may contain the operator's access key. */
  constructor(reason: string) {
    super(`the chain is unavailable: ${reason}`);
  }
}

/** The node answered with an error. Its message is for our code, not for logs. */
export class NodeRefusal extends ChainUnavailable {
  override readonly name = 'NodeRefusal';
  readonly code: number;
  readonly text: string;
  /** The revert data, if the contract refused. */
  readonly revertData: Hex | null;

  constructor({ code, text, revertData }: { code: number; text: string; revertData: Hex | null }) {
    super(`the node answered with error ${code}`);
    this.code = code;
    this.text = text;
    this.revertData = revertData;
  }
}

/** The node's response exceeds the limit. */
export class ResponseTooLarge extends ChainUnavailable {
  override readonly name = 'ResponseTooLarge';
}

/** The contract would refuse the call, so it was not sent. */
export class CallRefused extends Error {
  override readonly name = 'CallRefused';
  /** By the ABIs of our contracts; null if it is none of their errors. */
  readonly errorName: string | null;

  constructor(errorName: string | null) {
    super(`the contract reverted${errorName === null ? '' : `: ${errorName}`}`);
    this.errorName = errorName;
  }
}

/** The node is on another chain than the contracts. */
export class WrongChain extends Error {
  override readonly name = 'WrongChain';

  constructor({ actual, expected }: { actual: number; expected: number }) {
    super(
      `CHAIN_RPC_URL points to chain ${actual}, but CONTRACTS_FILE belongs to chain ${expected}. ` +
        'Use the file that was written when the contracts were deployed to that chain.',
    );
  }
}

/** Whether the node is unreachable, so that further requests are pointless; a refusal is an answer. */
export const isAway = (error: unknown): boolean => error instanceof ChainUnavailable && !(error instanceof NodeRefusal);
