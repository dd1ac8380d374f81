/** How often each race is run: 10 times in `npm test`, 50 in `.ci/run`, 1,000 in `npm run test:races`. */
export const raceRounds = Number(process.env.COUNTERSIGN_RACE_ROUNDS ?? 10);

/** Of races that take ten times as long, or that are variants of others. */
export const fewRounds = Math.ceil(raceRounds / 10);

/**
 * For a test that is one round. What a round begins with, such as a sign-in, belongs into `beforeEach`: a thousand rounds
 * last longer than a token.
 */
export const everyRound = { repeats: raceRounds - 1 };
export const someRounds = { repeats: fewRounds - 1 };

/** The patience of a test with all these rounds in it. */
export const raced = { timeout: 60_000 + 5_000 * raceRounds };
