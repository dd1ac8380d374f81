import { expect, it } from 'vitest';
import { findRevertData } from './find-revert-data.ts';

it.each([
  ['of geth', 'execution reverted', '0x12345678', '0x12345678'],
  ['without reason', 'execution reverted', undefined, '0x'],
  [
    'of hardhat',
    "VM Exception while processing transaction: reverted with custom error 'X()'",
    '0x12345678',
    '0x12345678',
  ],
  ['in an object', 'VM Exception while processing transaction: revert', { message: 'x', data: '0x12' }, '0x12'],
  ['in words', 'VM execution error.', 'Reverted 0x12345678', '0x12345678'],
  ['that is none', 'insufficient funds', undefined, null],
  ['that is none, with other data', 'invalid argument', { method: 'eth_call' }, null],
  ['that is a limit', 'query returned more than 10000 results', null, null],
])('finds what a contract has said in an error %s', (_which, message, data, found) => {
  expect(findRevertData(message, data)).toBe(found);
});
