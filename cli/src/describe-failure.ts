import { ApiError } from '@countersign/sdk';
import { type ExitCode, exitCodes } from './exit-codes.ts';
import { Failure, Unreachable, UsageError } from './failures.ts';
import { inertText } from './output/inert.ts';

interface Described {
  readonly message: string;
  readonly exitCode: ExitCode;
  /** The same as JSON. */
  readonly data: { readonly error: string; readonly message: string; readonly requestId?: string };
}

/** Describes a failure for a person; a bug in this program prints its stack. */
export function describeFailure(error: unknown): Described {
  if (error instanceof ApiError) return describeRefusal(error);
  if (error instanceof UsageError) return described('usage', error.message, exitCodes.usage);
  if (error instanceof Failure) return described('failure', error.message);
  if (error instanceof Unreachable) return described('unreachable', error.message);
  // The SDK names the invalid field.
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
