import { describe, expect, it } from 'vitest';
import { dollars, erc20Transfer, friend, nobody, owner, usdc } from '../checks/calldata.fixture.ts';
import { validateInTest } from './validate.fixture.ts';

const safe = '0x3c5e7a9b1d2f4068a2c4e6f80b1d3f5a7c9e1b3d';
const fields =
  'address to,uint256 value,bytes data,uint8 operation,uint256 safeTxGas,uint256 baseGas,uint256 gasPrice,address gasToken,address refundReceiver,uint256 nonce';
const named = (list: string) =>
  list.split(',').map((field) => {
    const [type, name] = field.split(' ');
    return { type, name };
  });
const { to, data } = erc20Transfer(usdc, friend, dollars(5));
const pay = `Pay 5 USDC to ${friend} from our Safe ${safe}`;

/** Whether a transaction of the Safe with nonce 7 passes with these words. */
async function isApproved(words: string, behind = ''): Promise<boolean> {
  const message = { to, value: '0', data: `${data}${behind}`, operation: 0, nonce: '7' };
  const gas = { safeTxGas: '0', baseGas: '0', gasPrice: '0', gasToken: nobody, refundReceiver: nobody };
  const { decision, confidence } = await validateInTest({
    human_intent: words,
    proposed_tx: {
      chain_id: 1,
      from: owner,
      order: {
        domain: { chainId: 1, verifyingContract: safe },
        types: { EIP712Domain: named('uint256 chainId,address verifyingContract'), SafeTx: named(fields) },
        primaryType: 'SafeTx',
        message: { ...message, ...gas },
      },
    },
  });
  return decision === 'PASS' && confidence >= 0.75;
}

describe('a transaction to sign for a Safe', () => {
  it.each([
    ['no nonce', ''],
    ['its nonce', ', nonce 7'],
    ['its nonce as a field', '\nnonce: 7'],
  ])('passes with %s', async (_, more) => {
    expect(await isApproved(`${pay}${more}`)).toBe(true);
  });

  const wrong = [0, 6, 8, 70, 77].flatMap((n) => [
    `, nonce ${n}`,
    ` (SafeTx nonce: ${n})`,
    `. Use nonce #${n}.`,
    `\n"nonce": "${n}"`,
    `, mit Nonce ${n}`,
    `, nonce=${n}`,
  ]);
  it.each(wrong)('does not pass with another nonce: %j', async (more) => {
    expect(await isApproved(`${pay}${more}`)).toBe(false);
  });

  it.each(['00', 'deadbeef', '00'.repeat(32), '5a'.repeat(300)])(
    'does not pass with bytes after its call: %s',
    async (bytes) => {
      expect(await isApproved(pay, bytes)).toBe(false);
    },
  );
});
