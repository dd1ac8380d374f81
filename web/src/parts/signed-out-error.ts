/** Thrown if a required session no longer exists. No notice shows it: the page asks to sign in again. */
export class SignedOutError extends Error {}
