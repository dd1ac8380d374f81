import type { ExitCode } from '../exit-codes.ts';
import type { Paint } from './paint.ts';

/** The answer of a command: data for machines, and text for people. */
export interface Answer<T> {
  /** Printed unchanged with `--json`. */
  readonly data: T;
  /** Receives the data without control characters. */
  readonly show: (data: T, paint: Paint) => string;
  /** Defaults to 0. */
  readonly exitCode?: ExitCode;
}

export const answer = <T>(data: T, show: Answer<T>['show'], exitCode?: ExitCode): Answer<T> =>
  exitCode === undefined ? { data, show } : { data, show, exitCode };
