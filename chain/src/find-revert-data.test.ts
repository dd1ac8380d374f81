import { expect, it } from 'vitest';
import { findRevertData } from './find-revert-data.ts';

it.each([
  ['from geth', 'execution reverted', '0x12345678', '0x12345678'],
  ['without a reason', 'execution reverted', undefined, '0x'],
  [
    'from hardhat',
    "VM Exception while processing transaction: reverted with custom error 'X()'",
    '0x12345678',
    '0x12345678',
  ],
  ['in an object', 'VM Exception while processing transaction: revert', { message: 'x', data: '0x12' }, '0x12'],
  ['inside a text', 'VM execution error.', 'Reverted 0x12345678', '0x12345678'],
  ['that is not a revert', 'insufficient funds', undefined, null],
  ['that is not a revert, with other data', 'invalid argument', { method: 'eth_call' }, null],
  ['about a limit of the node', 'query returned more than 10000 results', null, null],
])('finds the revert data in an error %s', (_which, message, data, found) => {
  expect(findRevertData(message, data)).toBe(found);
});
