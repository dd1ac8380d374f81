/** How often each race is run: 50 times, and 1,000 times by `npm run test:races`. */
export const raceRounds = Number(process.env.COUNTERSIGN_RACE_ROUNDS ?? 50);

/** For a test that is one round. */
export const raced = { repeats: raceRounds - 1 };
