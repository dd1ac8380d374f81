/** Thrown to whoever needed a session that is there no more. No notice says so: the page asks to sign in again. */
export class SignedOutError extends Error {}
