import type { Address } from '@countersign/protocol';
import { expect, it } from 'vitest';
import {
  aavePool,
  aaveSupply,
  dai,
  dollars,
  encode,
  erc20Approve,
  ether,
  owner,
  permit2,
  request,
  type SentCall,
  stranger,
  usdc,
  v3ExactInputSingle,
  v3Router,
  weth,
} from '../checks/calldata.fixture.ts';
import { validateInTest } from '../whole/validate.fixture.ts';

const lendingPoolOfBase: Address = '0xA238Dd80C259a72e81d7e4664a9801593F98d1c5';
const supply = aaveSupply(usdc, dollars(100));
const swap = v3ExactInputSingle({ tokenIn: usdc, tokenOut: weth, amountIn: dollars(100), minOut: ether(0.03) });
const approve = (spender: Address, token = usdc) => erc20Approve(token, spender, dollars(100));
const more: SentCall = {
  to: usdc,
  data: encode('function increaseAllowance(address spender, uint256 addedValue)', aavePool, dollars(100)),
};
const onPermit2: SentCall = {
  to: permit2,
  data: encode(
    'function approve(address token, address spender, uint160 amount, uint48 expiration)',
    usdc,
    aavePool,
    dollars(100),
    0,
  ),
};
/** Out of the deposit: no allowance is used. */
const repayFromDeposit: SentCall = {
  to: aavePool,
  data: encode(
    'function repayWithATokens(address asset, uint256 amount, uint256 interestRateMode)',
    usdc,
    dollars(100),
    2,
  ),
};

it.each<[string, readonly SentCall[], (string | undefined)[]]>([
  ['a deposit uses the approval before it', [approve(aavePool), supply], [undefined, '0']],
  ['a swap uses the approval before it', [approve(v3Router), swap], [undefined, '0']],
  ['a second deposit uses the same', [approve(aavePool), supply, supply], [undefined, '0', '0']],
  [
    'a deposit uses the approval that replaced another',
    [approve(aavePool), approve(aavePool), supply],
    [undefined, undefined, '1'],
  ],
  ['a deposit uses no approval after it', [supply, approve(aavePool)], [undefined, undefined]],
  ['a deposit uses no approval of another spender', [approve(stranger), supply], [undefined, undefined]],
  [
    'a deposit uses no approval of the pool of another chain',
    [approve(lendingPoolOfBase), supply],
    [undefined, undefined],
  ],
  ['a deposit uses no approval of another token', [approve(aavePool, dai), supply], [undefined, undefined]],
  ['a deposit uses no allowance that was added to another', [more, supply], [undefined, undefined]],
  ['a deposit uses no allowance on Permit2', [onPermit2, supply], [undefined, undefined]],
  ['a repayment out of a deposit uses none', [approve(aavePool), repayFromDeposit], [undefined, undefined]],
])('%s', async (_what, calls, expected) => {
  const { extracted_elements } = await validateInTest(request(`Supply 100 USDC to Aave v3 for ${owner}`, calls));
  const effects = extracted_elements.effects as { readonly allowed_by?: string }[];
  expect(effects.map(({ allowed_by }) => allowed_by)).toEqual(expected);
});
