import { setTimeout as sleep } from 'node:timers/promises';
import { createAccount } from '@countersign/harness/chain/test-chain';
import { expect, it } from 'vitest';
import { startEvm } from './start-evm.ts';
import { createWorldState } from './world-state.ts';

it('computes the same blocks in every version, so that a stored chain can be restored', async () => {
  const genesis = { chainId: 31_337, startedAt: 1_700_000_000 };
  const evm = await startEvm(genesis);
  const account = createAccount('genesis');
  const fees = { type: 'eip1559', chainId: genesis.chainId, maxFeePerGas: 0n, maxPriorityFeePerGas: 0n } as const;
  const to = account.address;
  const raw = await account.signTransaction({ ...fees, nonce: 0, gas: 21_000n, to });
  await evm.execute(raw, genesis.startedAt + 3);
  const blocks = ['0x0', '0x1'].map((number) => evm.request('eth_getBlockByNumber', [number, false]));
  expect(await Promise.all(blocks)).toMatchObject([
    { hash: '0x183fade7594c76253d819139b633013cd48ec2800850c557a1a4c7d1c6a67be9' },
    { hash: '0x2fd8ba89d06b6628de541918250aad34f3149b6043256718436ee1ecc8b972c8' },
  ]);
});

it('continues from the stored time, even if a second passes during the start', async () => {
  const begin = { number: 5, at: 1_700_000_100, world: createWorldState() };
  const startOne = async () => {
    const evm = await startEvm({ chainId: 31_337, startedAt: 1_700_000_000 }, begin);
    return evm.request('eth_getBlockByNumber', ['latest', false]);
  };
  await startOne();
  for (let round = 0; round < 3; round += 1) {
    // Some start before the next second, and continue within it.
    await sleep((1_990 - (Date.now() % 1_000)) % 1_000);
    const latest = await Promise.all(Array.from({ length: 30 }, startOne));
    for (const block of latest) expect(block).toMatchObject({ timestamp: `0x${begin.at.toString(16)}` });
  }
});
