/** The rounds of each race: 10 in `npm test`, 50 in `.ci/run`, 1,000 in `npm run test:races`. */
export const raceRounds = Number(process.env.COUNTERSIGN_RACE_ROUNDS ?? 10);

/** For races that take ten times as long, or are variants of others. */
export const fewRounds = Math.ceil(raceRounds / 10);

/**
 * For a test that is one round. The setup of a round, such as a sign-in, belongs in `beforeEach`: a thousand rounds
 * last longer than a token.
 */
export const everyRound = { repeats: raceRounds - 1 };
export const someRounds = { repeats: fewRounds - 1 };

/** The timeout of a test that runs all these rounds. */
export const raced = { timeout: 60_000 + 5_000 * raceRounds };
