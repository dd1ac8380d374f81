import { describe, expect, it } from 'vitest';
import { decodeTx, sender } from '../../decode/decode-request.fixture.ts';

const code = '0x63c0c19a282a1b52b07dd5a65b58948a07dae32b';
const nobody = '0x0000000000000000000000000000000000000000';

describe('an authorization', () => {
  const decode = (...addresses: string[]) =>
    decodeTx({ authorization_list: addresses.map((address) => ({ chain_id: 1, address, nonce: 7 })) });

  it('allows code to act as the account', () => {
    const { authorizations, effects } = decode(code);
    expect(authorizations).toEqual([{ chainId: 1n, address: code, nonce: 7n }]);
    expect(effects).toEqual([
      {
        kind: 'delegate',
        call: 'authorization.0',
        protocol: 'eip7702',
        gives: [],
        gets: [],
        from: sender,
        to: code,
        detail: 'lets the code of this contract act for the account',
      },
    ]);
  });

  it('of the zero address revokes that', () => {
    expect(decode(code, nobody).effects.at(1)).toMatchObject({
      kind: 'delegate',
      call: 'authorization.1',
      to: null,
      detail: 'removes the code that acts for the account',
    });
  });
});
