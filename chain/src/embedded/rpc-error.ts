/** A JSON-RPC error. */
class RpcError extends Error {
  readonly code: number;
  readonly data: unknown;

  constructor(code: number, message: string, data?: unknown) {
    super(message);
    this.code = code;
    this.data = data;
  }
}

export const rpcErrors = {
  ofEvm: (code: number, message: string, revertData?: string) => new RpcError(code, message, revertData),
  notJson: () => new RpcError(-32_700, 'the body is not JSON'),
  notRequest: (what: string) => new RpcError(-32_600, what),
  noSuchMethod: (method: string) => new RpcError(-32_601, `the method ${method.slice(0, 60)} is not supported`),
  badParams: (what: string) => new RpcError(-32_602, what),
  internal: () => new RpcError(-32_603, 'internal error'),
  tooMuch: (what: string) => new RpcError(-32_005, what),
};

/** Passes a JSON-RPC error on; hides all others. */
export const toRpcError = (error: unknown): RpcError | null => (error instanceof RpcError ? error : null);
