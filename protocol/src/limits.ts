/** A maximum of requests in a fixed window, counted by client address, user or key. Each row has its own counter. */
export interface Limit {
  readonly name: string;
  readonly per: 'ip' | 'user' | 'key';
  readonly max: number;
  readonly windowSeconds: number;
}

/** The default for every route. The operator may change `max`. */
export const generalLimit: Limit = { name: 'general', per: 'ip', max: 600, windowSeconds: 60 };

/** Routes that issue credentials to unknown clients. The operator may change `max`. */
export const signInLimit: Limit = { name: 'sign-in', per: 'ip', max: 120, windowSeconds: 60 };

const perMinute = (name: string, per: Limit['per'], max: number): Limit => ({ name, per, max, windowSeconds: 60 });

/** All of them together: by address, and by the user of the access token or by the key. */
export const transactionLimits: readonly Limit[] = [
  perMinute('transactions', 'ip', 100),
  perMinute('transactions', 'user', 10),
  perMinute('transactions', 'key', 30),
];

/** An export may read a whole account. */
export const exportLimits: readonly Limit[] = [
  perMinute('export', 'ip', 30),
  perMinute('export', 'user', 10),
  perMinute('export', 'key', 10),
];

/** A person decides on the access of a client. */
export const consentLimit = perMinute('consent', 'user', 30);

export const connectionLimits = {
  initiate: perMinute('connect-initiate', 'ip', 10),
  status: perMinute('connect-status', 'ip', 30),
  approve: perMinute('connect-approve', 'user', 5),
};

/** Anyone may try the validator, and each trial takes processor time. */
export const playgroundLimit = perMinute('playground', 'ip', 20);

/** A draft is tested against hundreds of transactions. */
export const policyTrialLimit = perMinute('policy-trial', 'user', 20);

/** By user: creating and refusing keys is cheap, and each validation calls the provider. */
export const custodyLimits = {
  generateCsr: perMinute('custody-csr', 'user', 100),
  validate: perMinute('custody-validate', 'user', 10),
};

/** Generated keys only: each takes seconds of processor time. */
export const custodyKeyLimit: Limit = { name: 'custody-keys', per: 'user', max: 10, windowSeconds: 3_600 };

/** Requests that make the service call user-supplied addresses: adding, testing and replaying webhooks. */
export const webhookLimit = perMinute('webhooks', 'user', 20);

/** Each sends a mail to an unconfirmed address. */
export const emailLimit: Limit = { name: 'email', per: 'user', max: 5, windowSeconds: 3_600 };

/** Confirmation mails in a window, by any requester. */
export const mailLimits = { recipient: 3, network: 20, windowSeconds: 24 * 60 * 60 } as const;

/** Held answers and open event streams, by user at a time. */
export const maxHeldAnswers = 50;
