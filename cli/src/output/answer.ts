import type { ExitCode } from '../exit-codes.ts';
import type { Paint } from './paint.ts';

/** What a command gives: data for machines, and how people read them. */
export interface Answer<T> {
  /** Printed as it is with `--json`. */
  readonly data: T;
  /** Gets the data without anything that could act on a terminal. */
  readonly show: (data: T, paint: Paint) => string;
  /** 0 where absent. */
  readonly exitCode?: ExitCode;
}

export const answer = <T>(data: T, show: Answer<T>['show'], exitCode?: ExitCode): Answer<T> =>
  exitCode === undefined ? { data, show } : { data, show, exitCode };
