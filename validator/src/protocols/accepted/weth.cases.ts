import { type AcceptedCase, friend } from './accepted-case.fixture.ts';

const wrapped = '0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2';
const wethOnArbitrum = '0x82af49447d8a07e3bd95bd0d56f35241523fbab1';
const ether = 10n ** 18n;

export const weth: readonly AcceptedCase[] = [
  { function: 'deposit()', intent: 'Wrap 2 ETH', to: wrapped, value: 2n * ether, args: {} },
  {
    function: 'depositTo(address)',
    intent: `Wrap 2 ETH into WETH for ${friend}`,
    chainId: 42161,
    to: wethOnArbitrum,
    value: 2n * ether,
    args: { to: friend },
  },
  { function: 'withdraw(uint256)', intent: 'Unwrap 2 WETH', to: wrapped, args: { wad: 2n * ether } },
  {
    function: 'withdrawTo(address,uint256)',
    intent: `Unwrap 2 WETH into ETH for ${friend}`,
    chainId: 42161,
    to: wethOnArbitrum,
    args: { account: friend, amount: 2n * ether },
  },
];
