import { expect, it } from 'vitest';
import { describeProtocol, encode, friend, selectorsOf, sender, unreadable } from '../rules/protocol-cases.fixture.ts';
import { allOf, atLeast, exactly, native, nft, rightOver, someOf, token, unnamed } from '../rules/quantity.ts';
import { beaconDeposit } from './beacon-deposit.ts';
import { eigenlayer } from './eigenlayer.ts';
import { ethena } from './ethena.ts';
import { etherFi } from './ether-fi.ts';
import { fraxEther } from './frax-ether.ts';
import { kelp } from './kelp.ts';
import { renzo } from './renzo.ts';
import { rocketPool } from './rocket-pool.ts';
import { swell } from './swell.ts';

const steth = '0xae7ab96520de3a18e5e111b5eaab095312d7fe84';
const later = 'requests a withdrawal that can be claimed once it is ready';
const word = `0x${'11'.repeat(32)}` as const;

const reth = '0xae78736cd615f374d3085123a210448e74fc6393';
describeProtocol(rocketPool, [
  {
    name: 'stakes coins',
    to: '0xdd3f50f8a6cafbe9b31a427582963f465e745af8',
    value: 5n,
    data: encode('function deposit()'),
    effects: [{ kind: 'stake', gives: [exactly(native, 5n)], gets: [someOf(token(reth))] }],
  },
  {
    name: 'takes coins back for rETH',
    to: reth,
    data: encode('function burn(uint256)', [5n]),
    effects: [{ kind: 'unstake', gives: [exactly(token(reth), 5n)], gets: [someOf(native)] }],
  },
]);

const eeth = '0x35fa164735182de50811e8e2e824cfb9b6118ac2';
const requests = '0x7d5706f6ef3f89b3951e23e557cdfbc3239d4e2c';
describeProtocol(etherFi, [
  {
    name: 'requests a withdrawal for another account',
    to: '0x308861a430be4cce5502d0a12724771fc6daf216',
    data: encode('function requestWithdraw(address,uint256)', [friend, 5n]),
    effects: [
      { kind: 'unstake', gives: [exactly(token(eeth), 5n)], gets: [someOf(native)], to: friend, detail: later },
    ],
  },
  {
    name: 'claims a withdrawal',
    to: requests,
    data: encode('function claimWithdraw(uint256)', [7n]),
    effects: [
      {
        kind: 'claim',
        gives: [exactly(nft(requests, 7n), 1n)],
        gets: [someOf(native)],
        terms: [{ what: 'withdrawal request', is: 'number', value: 7n }],
      },
    ],
  },
]);

const rseth = '0xa1290d69c65a6fe4df752f95823fae25cb99e5a7';
describeProtocol(kelp, [
  {
    name: 'restakes a token for no less than a minimum',
    to: '0x036676389e48133b63a802f8635ad39e752d375d',
    data: encode('function depositAsset(address,uint256,uint256,string)', [steth, 5n, 4n, 'x']),
    effects: [{ kind: 'stake', gives: [exactly(token(steth), 5n)], gets: [atLeast(token(rseth), 4n)] }],
  },
  {
    name: 'asks for coins back',
    to: '0x62de59c08eb5dae4b7e6f7a8cad3006d6965ec16',
    data: encode('function initiateWithdrawal(address,uint256,string)', [
      '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee',
      5n,
      '',
    ]),
    effects: [{ kind: 'unstake', gives: [exactly(token(rseth), 5n)], gets: [someOf(native)], detail: later }],
  },
]);

const ezeth = '0xbf5495efe5db9ce00f80364c8b423567e58d2110';
describeProtocol(renzo, [
  {
    name: 'restakes a token',
    to: '0x74a09653a083691711cf8215a6ab074bb4e99ef5',
    data: encode('function deposit(address,uint256)', [steth, 5n]),
    effects: [{ kind: 'stake', gives: [exactly(token(steth), 5n)], gets: [someOf(token(ezeth))] }],
  },
  {
    name: 'claims for another account',
    to: '0x5efc9d10e42fb517456f4ac41eb5e2ebe42c8918',
    data: encode('function claim(uint256,address)', [3n, friend]),
    effects: [
      {
        kind: 'claim',
        gets: [someOf(native)],
        from: friend,
        to: friend,
        terms: [{ what: 'withdrawal request', is: 'number', value: 3n }],
      },
    ],
  },
]);

const rsweth = '0xfae103dc9cf190ed75350761e95403b7b8afa6c0';
describeProtocol(swell, [
  {
    name: 'restakes coins, whichever account is credited',
    to: rsweth,
    value: 5n,
    data: encode('function depositWithReferral(address)', [friend]),
    effects: [{ kind: 'stake', gives: [exactly(native, 5n)], gets: [someOf(token(rsweth))] }],
  },
]);

const sfrxeth = '0xac3e018457b222d93114458476f3e3416abbe38f';
describeProtocol(fraxEther, [
  {
    name: 'stakes coins for another account',
    to: '0xbafa44efe7901e04e39dad13167d089c559c1138',
    value: 5n,
    data: encode('function submitAndDeposit(address)', [friend]),
    effects: [{ kind: 'stake', gives: [exactly(native, 5n)], gets: [someOf(token(sfrxeth))], to: friend }],
  },
]);

const susde = '0x9d39a5de30e57443bff2a8307a4256c8797a3497';
const usde = '0x4c9edd5852cd905f086c759e8383e09bff1e68b3';
describeProtocol(ethena, [
  {
    name: 'starts to wait with shares',
    to: susde,
    data: encode('function cooldownShares(uint256)', [5n]),
    effects: [{ kind: 'unstake', gives: [exactly(token(susde), 5n)], gets: [someOf(token(usde))], detail: later }],
  },
  {
    name: 'pays out to another account',
    to: susde,
    data: encode('function unstake(address)', [friend]),
    effects: [{ kind: 'claim', gets: [someOf(token(usde))], to: friend, detail: 'all that has waited long enough' }],
  },
]);

const strategies = '0x858646372cc42e1a627fce94aa7a7033e7cf075a';
const delegation = '0x39053d51b77dc0d36036fc1fcc8cb819df8ef37a';
const coordinator = '0x7750d328b314effa365a0402ccfd489b80b0adda';
const ofSteth = '0x93c4b944d05dfe6df7645a86cd2206016c51564d';
describeProtocol(eigenlayer, [
  {
    name: 'restakes into the strategy of the token',
    to: strategies,
    data: encode('function depositIntoStrategy(address,address,uint256)', [ofSteth, steth, 5n]),
    effects: [{ kind: 'stake', gives: [exactly(token(steth), 5n)] }],
  },
  {
    name: 'names a strategy that is not that of the token',
    to: strategies,
    data: encode('function depositIntoStrategy(address,address,uint256)', [friend, steth, 5n]),
    effects: [
      {
        kind: 'stake',
        gives: [exactly(token(steth), 5n)],
        terms: [{ what: 'strategy', is: 'hex', value: friend }],
      },
    ],
  },
  {
    name: 'delegates to an operator',
    to: delegation,
    data: encode('function delegateTo(address,(bytes,uint256),bytes32)', [friend, ['0x', 0n], word]),
    effects: [{ kind: 'delegate', to: friend, detail: "the restaked assets are liable for the operator's actions" }],
  },
  {
    name: 'ends a delegation, and takes everything out',
    to: delegation,
    data: encode('function undelegate(address)', [friend]),
    effects: [
      {
        kind: 'unstake',
        gets: [allOf(unnamed('all that is restaked'))],
        from: friend,
        to: friend,
        detail: 'ends the delegation, and queues a withdrawal of everything',
      },
    ],
  },
  {
    name: 'queues a withdrawal of shares for another account',
    to: delegation,
    data: encode('function queueWithdrawals((address[],uint256[],address)[])', [[[[ofSteth], [5n], friend]]]),
    effects: [
      {
        kind: 'unstake',
        gets: [someOf(token(steth))],
        to: friend,
        terms: [{ what: 'number of shares', is: 'number', value: 5n }],
        detail: later,
      },
    ],
  },
  {
    name: 'refuses a withdrawal with a number of shares too few',
    to: delegation,
    data: encode('function queueWithdrawals((address[],uint256[],address)[])', [[[[ofSteth], [], friend]]]),
    effects: [unreadable(delegation)],
    fault: 'there must be one number of shares for each strategy',
  },
  {
    name: 'lets another claim the rewards',
    to: coordinator,
    data: encode('function setClaimerFor(address)', [friend]),
    effects: [{ kind: 'operator', gives: [rightOver(unnamed('rewards of the account'), true)], spender: friend }],
  },
]);

const deposits = '0x00000000219ab540356cbb839cbe05303d7705fa';
const key = `0x${'a1'.repeat(48)}` as const;
const signature = `0x${'c3'.repeat(96)}` as const;
const deposit = 'function deposit(bytes,bytes,bytes,bytes32)';
const validator = { what: 'validator', is: 'hex', value: key } as const;
const signed = { what: 'signature of the deposit', is: 'hex', value: signature } as const;
const blsCredentials = `0x00${'b2'.repeat(31)}` as const;
describeProtocol(beaconDeposit, [
  {
    name: 'stakes for the account in the credentials',
    to: deposits,
    value: 32n,
    data: encode(deposit, [key, `0x01${'0'.repeat(22)}${sender.slice(2)}`, signature, word]),
    effects: [
      {
        kind: 'stake',
        gives: [exactly(native, 32n)],
        to: sender,
        terms: [validator, signed],
        detail: `for a validator, paid out to ${sender}`,
      },
    ],
  },
  {
    name: 'does not know who is paid by a key',
    to: deposits,
    value: 32n,
    data: encode(deposit, [key, blsCredentials, signature, word]),
    effects: [
      {
        kind: 'stake',
        gives: [exactly(native, 32n)],
        beneficiaryUnknown: true,
        terms: [validator, signed, { what: 'withdrawal credentials', is: 'hex', value: blsCredentials }],
        detail: 'for a validator, paid out to whoever holds a key',
      },
    ],
  },
  {
    name: 'refuses a key that is too short',
    to: deposits,
    data: encode(deposit, [word, blsCredentials, signature, word]),
    effects: [unreadable(deposits)],
    fault: 'do not have the length required for a deposit',
  },
]);

it('the selectors are those of the deployed contracts', () => {
  const all = [rocketPool, etherFi, kelp, renzo, swell, fraxEther, ethena, eigenlayer, beaconDeposit];
  const selectors = all.flatMap((protocol) => selectorsOf(protocol).map((each) => `${protocol.slug} ${each}`));
  expect(selectors).toMatchInlineSnapshot(`
    [
      "rocket-pool 0xd0e30db0 deposit",
      "rocket-pool 0x42966c68 burn",
      "ether-fi 0xd0e30db0 deposit",
      "ether-fi 0xf340fa01 deposit",
      "ether-fi 0x397a1b28 requestWithdraw",
      "ether-fi 0xb13acedd claimWithdraw",
      "ether-fi 0xea598cb0 wrap",
      "ether-fi 0xde0e9a3e unwrap",
      "kelp 0x72c51c0b depositETH",
      "kelp 0xc3ae1766 depositAsset",
      "kelp 0xc5a67b01 initiateWithdrawal",
      "kelp 0xd3a86833 completeWithdrawal",
      "renzo 0xf6326fb3 depositETH",
      "renzo 0x5358fbda depositETH",
      "renzo 0x47e7ef24 deposit",
      "renzo 0x0efe6a8b deposit",
      "renzo 0x00f714ce withdraw",
      "renzo 0xddd5e1b2 claim",
      "swell 0xd0e30db0 deposit",
      "swell 0xc18d7cb7 depositWithReferral",
      "frax-finance 0x5bcb2fc6 submit",
      "frax-finance 0xbfda0c8c submitAndGive",
      "frax-finance 0x4dcd4547 submitAndDeposit",
      "ethena 0x9343d9e1 cooldownShares",
      "ethena 0xcdac52ed cooldownAssets",
      "ethena 0xf2888dbb unstake",
      "eigenlayer 0xe7a050aa depositIntoStrategy",
      "eigenlayer 0x32e89ace depositIntoStrategyWithSignature",
      "eigenlayer 0xeea9064b delegateTo",
      "eigenlayer 0xa33a3433 redelegate",
      "eigenlayer 0xda8be864 undelegate",
      "eigenlayer 0x0dd8dd02 queueWithdrawals",
      "eigenlayer 0xe4cc3f90 completeQueuedWithdrawal",
      "eigenlayer 0x3ccc861d processClaim",
      "eigenlayer 0xa0169ddd setClaimerFor",
      "eigenlayer 0x84d81062 createPod",
      "eigenlayer 0x9b4e4634 stake",
      "beacon-deposit 0x22895118 deposit",
      "beacon-deposit 0xc82655b7 batchDeposit",
      "beacon-deposit 0x4aeab911 bigBatchDeposit",
      "beacon-deposit 0xfe37d829 batchDepositCustom",
      "beacon-deposit 0xec64623c bigBatchDepositCustom",
    ]
  `);
});
