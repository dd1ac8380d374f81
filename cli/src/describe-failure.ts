import { ApiError } from '@countersign/sdk';
import { type ExitCode, exitCodes } from './exit-codes.ts';
import { Failure, Unreachable, UsageError } from './failures.ts';
import { inertText } from './output/inert.ts';

interface Described {
  readonly message: string;
  readonly exitCode: ExitCode;
  /** The same for machines. */
  readonly data: { readonly error: string; readonly message: string; readonly requestId?: string };
}

/** What is said of a failure; the code of a program's own fault is its stack. */
export function describeFailure(error: unknown): Described {
  if (error instanceof ApiError) return describeRefusal(error);
  if (error instanceof UsageError) return described('usage', error.message, exitCodes.usage);
  if (error instanceof Failure) return described('failure', error.message);
  if (error instanceof Unreachable) return described('unreachable', error.message);
  // Arguments that the SDK refuses name their field.
  if (error instanceof TypeError && /^[\w., [\]]+: /.test(error.message)) {
    return described('usage', error.message, exitCodes.usage);
  }
  return described('failure', error instanceof Error ? error.message : String(error));
}

function describeRefusal(error: ApiError): Described {
  const { message, code, requestId, statusCode } = error;
  const advice =
    statusCode === 401 ? '. Sign in again: countersign login' : requestId && statusCode >= 500 ? ` (${requestId})` : '';
  const { data, ...rest } = described(code ?? 'failure', `${message}${advice}`);
  return { ...rest, data: requestId ? { ...data, requestId } : data };
}

function described(error: string, text: string, exitCode: ExitCode = exitCodes.failure): Described {
  const message = inertText(text);
  return { message, exitCode, data: { error, message } };
}
