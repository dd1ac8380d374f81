import type { Address } from '@countersign/protocol';
import { nobody } from '../../effects/asset-marks.ts';
import { effectsOf } from '../rules/effects-of.ts';
import { nonceOf, signatureBytes, signatureOf } from '../rules/irrelevant.ts';
import { type Protocol, rule, type TypedDataRule } from '../rules/protocol.ts';
import { atMost, exactly, someOf, token } from '../rules/quantity.ts';
import { differsFromToken } from '../rules/token-domains.ts';
import { erc20Calls } from './erc20-calls.ts';

// A transfer or an approval belongs to no protocol, so its effects name none.
const does = effectsOf(null);

const unsentBefore = { validAfter: 'when the transfer may first be sent; a later time only delays it', ...nonceOf() };

/** A transfer that the payer signs and anyone, or only the payee, may submit (EIP-3009). */
const authorizedTransfer = (primaryType: string): TypedDataRule => ({
  primaryType,
  on: 'any',
  encodedType: `${primaryType}(address from,address to,uint256 value,uint256 validAfter,uint256 validBefore,bytes32 nonce)`,
  wrongDomain: differsFromToken,
  read({ from, to, value, validAfter, validBefore }, { domain }) {
    if (domain.verifyingContract === null) return {};
    const gives = [exactly(token(domain.verifyingContract), value as bigint)];
    const times = { validAfter: validAfter as bigint, deadline: validBefore as bigint };
    const order = { path: 'order', from: from as Address };
    return { effects: [does(order, 'send', { gives, to: to as Address, ...times })] };
  },
  fates: { irrelevant: nonceOf() },
});

export const erc20: Protocol = {
  slug: 'erc20',
  name: 'ERC-20',
  family: 'erc20',
  words: ['erc-20', 'erc20'],
  contracts: {},
  functions: [
    rule('function transfer(address to, uint256 amount)', 'any', ({ to, amount }, call) => ({
      effects: [does(call, 'send', { gives: [exactly(token(call.to), amount)], to })],
    })),
    rule('function transferFrom(address from, address to, uint256 amount)', 'any', ({ from, to, amount }, call) => ({
      effects: [does(call, 'send', { gives: [exactly(token(call.to), amount)], from, to })],
    })),
    ...erc20Calls,
    rule('function approve(address spender, uint256 amount)', 'any', ({ spender, amount }, call) => ({
      effects: [does(call, 'approve', { gives: [atMost(token(call.to), amount)], spender })],
    })),
    rule('function increaseAllowance(address spender, uint256 addedValue)', 'any', ({ spender, addedValue }, call) => ({
      effects: [
        does(call, 'approve', {
          gives: [atMost(token(call.to), addedValue)],
          spender,
          detail: 'on top of what the spender may take already',
        }),
      ],
    })),
    rule(
      'function decreaseAllowance(address spender, uint256 subtractedValue)',
      'any',
      ({ spender, subtractedValue }, call) => ({
        effects: [
          does(call, 'approve', {
            gives: [someOf(token(call.to))],
            spender,
            detail: `lowers what the spender may take by ${subtractedValue} base units`,
          }),
        ],
      }),
    ),
    ...(['transferWithAuthorization', 'receiveWithAuthorization'] as const).flatMap((name) => [
      rule(
        `function ${name}(address from, address to, uint256 value, uint256 validAfter, uint256 validBefore, bytes32 nonce, uint8 v, bytes32 r, bytes32 s)`,
        'any',
        ({ from, to, value, validBefore }, call) => ({
          effects: [does(call, 'send', { gives: [exactly(token(call.to), value)], from, to, deadline: validBefore })],
        }),
        { irrelevant: { ...unsentBefore, ...signatureOf() } },
      ),
      rule(
        `function ${name}(address from, address to, uint256 value, uint256 validAfter, uint256 validBefore, bytes32 nonce, bytes signature)`,
        'any',
        ({ from, to, value, validBefore }, call) => ({
          effects: [does(call, 'send', { gives: [exactly(token(call.to), value)], from, to, deadline: validBefore })],
        }),
        { irrelevant: { ...unsentBefore, ...signatureBytes() } },
      ),
    ]),
    rule('function burn(uint256 amount)', 'any', ({ amount }, call) => ({
      effects: [does(call, 'send', { gives: [exactly(token(call.to), amount)], to: nobody, detail: 'burns it' })],
    })),
    rule('function burnFrom(address account, uint256 amount)', 'any', ({ account, amount }, call) => ({
      effects: [
        does(call, 'send', { gives: [exactly(token(call.to), amount)], from: account, to: nobody, detail: 'burns it' }),
      ],
    })),
    rule('function mint(address to, uint256 amount)', 'any', ({ to, amount }, call) => ({
      effects: [does(call, 'receive', { gets: [exactly(token(call.to), amount)], to, detail: 'creates new tokens' })],
    })),
    rule('function delegate(address delegatee)', 'any', ({ delegatee }, call) => ({
      effects: [does(call, 'delegate', { to: delegatee, detail: 'votes with the tokens of the account' })],
    })),
    rule(
      'function delegateBySig(address delegatee, uint256 nonce, uint256 expiry, uint8 v, bytes32 r, bytes32 s)',
      'any',
      ({ delegatee, expiry }, call) => ({
        effects: [
          does(call, 'delegate', {
            from: null,
            to: delegatee,
            deadline: expiry,
            detail: 'votes with the tokens of the account that signed',
          }),
        ],
      }),
      { irrelevant: { ...nonceOf(), ...signatureOf() } },
    ),
  ],
  typedData: [authorizedTransfer('TransferWithAuthorization'), authorizedTransfer('ReceiveWithAuthorization')],
};
