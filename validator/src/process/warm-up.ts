import { setImmediate as nextTurn } from 'node:timers/promises';
import { mixedScripts } from '../reader/languages/phrases/samples.ts';
import { type ValidateDeps, validate } from '../validate.ts';

const friend = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';

/**
 * Everyday requests with dates, and one that is not plain ASCII: the engine compiles patterns separately for the two
 * kinds of text. None has names in other scripts: the tables for those take 40 MB and half a second, and load at the
 * first such name.
 */
const intents = [
  `Send 100 USDC to ${friend} on Ethereum, then swap 0.5 ETH for at least 1,500 DAI on Uniswap before tomorrow noon.`,
  `Please don't pay more than $5 in gas: approve Aave to spend 20% of my WETH, and keep lantern.eth for another 2 years.`,
  mixedScripts,
];

/** The number of runs: code that runs once is still interpreted. */
const ROUNDS = 2;

/**
 * Runs every stage, so that few requests are the first to use one, which take many times as long as the next. It ends
 * at the first request: after a restart, requests are already waiting, and run the stages themselves.
 */
export async function warmUp(deps: ValidateDeps, isAsked: () => boolean): Promise<void> {
  const proposed_tx = { chain_id: 1, from: friend, to: friend, value: '1', data: '0x' };
  const text = intents.join(' ');
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const human_intent of [...intents, text]) {
      await nextTurn();
      if (isAsked()) return;
      await validate({ human_intent, proposed_tx, metadata: { generated_at_unix: 0 } }, { ...deps, model: null });
    }
  }
}
