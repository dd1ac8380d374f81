/** How often each race is run. `npm run test:races` runs them 1,000 times. */
export const raceRounds = Number(process.env.COUNTERSIGN_RACE_ROUNDS ?? 50);

/** Of races that take ten times as long, or that are variants of others. */
export const fewRounds = raceRounds / 10;

/** The patience of a test with all these rounds in it. */
export const raced = { timeout: 60_000 + 5_000 * raceRounds };
