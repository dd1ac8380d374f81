/** `MINTER_ROLE`, `minter_role`: a role of a contract by its name in the code. */
export const codeName = /(?<![\p{L}\p{N}_])[A-Za-z][A-Za-z0-9]*(?:_[A-Za-z0-9]+)+(?![\p{L}\p{N}_])/gu;
/** The same as one word. */
export const namesRole = /^[a-z][a-z0-9]*(?:_[a-z0-9]+)*_role$/u;
/** `the minter role`, `role of a pauser`. */
export const plainName = /(?<![\p{L}\p{N}_])([a-z]{3,20})[\s-](?:role|rolle|rolünü|rol)(?![\p{L}\p{N}_])/giu;
/** The role with the number zero, which manages the others. */
export const adminRole = 'DEFAULT_ADMIN_ROLE';
