/** So many requests in a fixed window, counted for each client address, user or key. Every row counts for itself. */
export interface Limit {
  readonly name: string;
  readonly per: 'ip' | 'user' | 'key';
  readonly max: number;
  readonly windowSeconds: number;
}

/** Every route that has no limit of its own. The operator may change `max`. */
export const generalLimit: Limit = { name: 'general', per: 'ip', max: 600, windowSeconds: 60 };

/** Routes that hand out credentials to strangers. The operator may change `max`. */
export const signInLimit: Limit = { name: 'sign-in', per: 'ip', max: 120, windowSeconds: 60 };
