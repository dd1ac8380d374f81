/** Set for a process whose supervisor talks to people on its behalf. */
export const supervisedFlag = '--supervised';

/** Messages from a child to the process that started it. */
export type ChildMessage =
  | {
      readonly state: 'listening' | 'ready';
      readonly url: string;
      /** Environment variables for the programs started after it. */
      readonly variables?: Readonly<Record<string, string>>;
    }
  /** Its work is done. */
  | { readonly state: 'done'; readonly variables: Readonly<Record<string, string>> };
