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

const perMinute = (name: string, per: Limit['per'], max: number): Limit => ({ name, per, max, windowSeconds: 60 });

/** All of them together: by address, and by the user of an access token or by the key. */
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

/** A person decides what a client may do. */
export const consentLimit = perMinute('consent', 'user', 30);

export const connectionLimits = {
  initiate: perMinute('connect-initiate', 'ip', 10),
  status: perMinute('connect-status', 'ip', 30),
  approve: perMinute('connect-approve', 'user', 5),
};

/** Anybody may try the validator; each try takes a processor for a moment. */
export const playgroundLimit = perMinute('playground', 'ip', 20);

/** A draft is held against hundreds of transactions. */
export const policyTrialLimit = perMinute('policy-trial', 'user', 20);

/** Of one user: asking for keys is cheap, and so is a refusal; each validation is a call to the provider. */
export const custodyLimits = {
  generateCsr: perMinute('custody-csr', 'user', 100),
  validate: perMinute('custody-validate', 'user', 10),
};

/** Keys that are really made: each takes a processor for seconds. */
export const custodyKeyLimit: Limit = { name: 'custody-keys', per: 'user', max: 10, windowSeconds: 3_600 };

/** What makes the service call addresses that a user names: to add, test and replay webhooks. */
export const webhookLimit = perMinute('webhooks', 'user', 20);

/** Each sends a mail to an address that nobody has confirmed yet. */
export const emailLimit: Limit = { name: 'email', per: 'user', max: 5, windowSeconds: 3_600 };

/** Confirmation mails in a window, whoever asks for them. */
export const mailLimits = { recipient: 3, network: 20, windowSeconds: 24 * 60 * 60 } as const;

/** Answers that wait for news and open event streams, for each user at once. */
export const maxHeldAnswers = 50;
