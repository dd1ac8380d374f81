/** The part of the plan that closes a requirement which no test proves yet. Those before have left none open. */
type Part = 6 | 7 | 8 | 9;

/** A clause of the specification; `provenBy` holds full test names, as in `describe > describe > it`. */
export type Requirement = { readonly id: string; readonly clause: string } & (
  | { readonly provenBy: readonly [string, ...string[]] }
  | { readonly open: Part }
);

export const open = (part: Part, id: string, clause: string): Requirement => ({ id, clause, open: part });

export const proven = (id: string, clause: string, ...provenBy: readonly [string, ...string[]]): Requirement => ({
  id,
  clause,
  provenBy,
});
