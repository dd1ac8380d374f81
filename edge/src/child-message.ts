/** Given to a process whose supervisor speaks to people in its place. */
export const supervisedFlag = '--supervised';

/** What a child tells the process that started it. */
export type ChildMessage =
  | {
      readonly state: 'listening' | 'ready';
      readonly url: string;
      /** What the programs after it are told. */
      readonly variables?: Readonly<Record<string, string>>;
    }
  /** Its work is done. */
  | { readonly state: 'done'; readonly variables: Readonly<Record<string, string>> };
