import { expect, it } from 'vitest';
import { classifySendRefusal, type SendRefusal } from './classify-send-refusal.ts';

it.each<[SendRefusal, string, string]>([
  ['known', 'geth', 'already known'],
  ['known', 'geth, older', 'known transaction: 0c11dc0e6e8d0f2ac5ab1eb2'],
  ['known', 'nethermind', 'AlreadyKnown, Transaction already in the pool'],
  ['known', 'besu', 'Known transaction'],
  ['known', 'erigon', 'existing tx with same hash'],
  ['known', 'openethereum', 'Transaction with the same hash was already imported.'],
  ['known', 'hardhat', 'Known transaction: 0x8f1d'],
  ['nonce-used', 'geth', 'nonce too low: next nonce 5, tx nonce 3'],
  ['nonce-used', 'erigon', 'nonce too low'],
  ['nonce-used', 'nethermind', 'OldNonce, Current nonce: 7, nonce of rejected tx: 3'],
  ['nonce-used', 'besu', 'Nonce too low'],
  ['nonce-used', 'openethereum', 'Transaction nonce is too low. Try incrementing the nonce.'],
  [
    'nonce-used',
    'hardhat',
    "Nonce too low. Expected nonce to be 1 but got 0. Note that transactions can't be queued when automining.",
  ],
  ['underpriced', 'geth', 'replacement transaction underpriced'],
  ['underpriced', 'geth, by its least tip', 'transaction underpriced: gas tip cap 0, minimum needed 1'],
  ['underpriced', 'nethermind', 'ReplacementNotAllowed'],
  ['underpriced', 'nethermind, full pool', 'FeeTooLow, MaxFeePerGas too low to compete with transactions'],
  ['underpriced', 'erigon', 'could not replace existing tx'],
  [
    'underpriced',
    'openethereum',
    'Transaction gas price is too low. There is another transaction with same nonce in the queue. Try increasing the gas price or incrementing the nonce.',
  ],
  [
    'underpriced',
    'hardhat',
    'Replacement transaction underpriced. A gasPrice/maxFeePerGas of at least 2062500001 is necessary to replace the existing transaction with nonce 4.',
  ],
  ['nonce-ahead', 'geth', 'nonce too high: address 0xabc, tx: 9 state: 3'],
  ['nonce-ahead', 'nethermind', 'NonceGap, Future nonce. Expected nonce: 3'],
  ['nonce-ahead', 'besu', 'Transaction nonce is too distant from current sender nonce'],
  [
    'nonce-ahead',
    'hardhat',
    "Nonce too high. Expected nonce to be 1 but got 5. Note that transactions can't be queued",
  ],
  ['no-funds', 'geth', 'insufficient funds for gas * price + value: balance 0, tx cost 100, overshot 100'],
  ['no-funds', 'nethermind', 'InsufficientFunds, Account balance: 0, cumulative cost: 5'],
  ['no-funds', 'besu', 'Upfront cost exceeds account balance'],
  [
    'no-funds',
    'openethereum',
    'Insufficient funds. The account you tried to send transaction from does not have enough funds.',
  ],
  [
    'no-funds',
    'hardhat',
    "Sender doesn't have enough funds to send tx. The max upfront cost is: 100 and the sender's balance is: 0.",
  ],
  ['other', 'geth', 'exceeds block gas limit'],
  ['other', 'geth', 'invalid sender'],
  ['other', 'a provider', 'rate limit exceeded'],
])('%s is what %s means by: %s', (meant, _node, text) => {
  expect(classifySendRefusal(text)).toBe(meant);
});
