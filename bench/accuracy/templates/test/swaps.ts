import type { Templates } from '../template.ts';

export const swaps: Templates = {
  'v2-exact-in': [
    'Swap {amount} {asset} for {out} on {protocol} with at most {slippage}% slippage',
    'dump {amount} {asset.lower} into {out.lower} on {protocol.lower}, min {min} {out.lower}',
    'Exchange {amount} {asset} to {out} via {protocol} within {minutes} minutes',
    'Vende {amount} {asset} por {out}',
  ],
  'v2-exact-out': [
    'Buy exactly {outAmount} {out} with {asset} on {protocol}, spending no more than {max} {asset}',
    'i want {outAmount} {out}, pay with {asset}, max {max} {asset}',
    'get me {outAmount} {out} using at most {max} {asset}',
  ],
  'v2-eth-in': [
    'spend {amount} {asset} on {out}, go through {protocol}',
    'buy {out} with {amount} {asset} pls ({protocol})',
    'turn {amount} {asset.lower} into {out.lower}, slippage {slippage}%',
    'compra {out} con {amount} {asset}',
  ],
  'v2-eth-out': [
    'Time to sell: {amount} {asset} into {out}, {protocol} is fine',
    'convert my {amount} {asset} to {out}, give me at least {min} {out}',
    'cash out {amount} {asset.lower} to {out.lower} using {protocol.lower}',
  ],
  'v3-exact-in': [
    'Swap {amount} {asset} to {out} on {protocol}, slippage no more than {slippage}%, deadline {minutes} min',
    'Can you trade {amount} {asset} for {out} on {chain}? {slippageBps} bps max slippage',
    '{amount} {asset} => {out}, {protocol}',
    'Please exchange {amount} {asset} for no less than {min} {out}',
    '{"name":"swap","arguments":{"tokenIn":"{asset}","tokenOut":"{out}","amountIn":"{amount.plain}","slippageBps":{slippageBps}}}',
    'swpa {amount} {asset} for {out}',
    'swap {usd} of {asset} into {out}',
    'обменяй {amount} {asset} на {out}',
    '把 {amount} {asset} 换成 {out}',
    'Troque {amount} {asset} por {out}',
    'Échange {amount} {asset} contre {out} avec {slippage} % de slippage maximum',
    'Tausche {amount} {asset} gegen {out}',
    '{amount} {asset} को {out} में बदलो',
    'بدّل {amount} {asset} إلى {out}',
  ],
  'v3-multihop': [
    'swap {amount} {asset} for {out} through {protocol}',
    'I have {amount} {asset}. Trade it into {out}, not less than {min} {out}.',
    'route {amount} {asset} into {out}, {slippage}% slippage is ok',
  ],
  'v3-exact-out': [
    'Buy {outAmount} {out} on {protocol} paying at most {max} {asset}',
    'I need exactly {outAmount} {out} and will pay up to {max} {asset}',
    'purchase {outAmount} {out} for no more than {max} {asset}',
  ],
  'router02-exact-in': [
    'trade {amount} {asset} for {out} on {protocol} ({chain})',
    'swap {amount} {asset} into {out}; minimum received {min} {out}',
    'Could you please swap {amount} {asset} for {out}? Max slippage {slippage} percent.',
  ],
  'router02-eth-out': [
    'Swap {amount} {asset} for {out} on {protocol} and unwrap it',
    'sell {amount} {asset} for native {out}, at least {min}',
    'change {amount} {asset.lower} to {out.lower} on {chain.lower}',
  ],
  'ur-v3-eth-in': [
    'swap {amount} {asset} for {out} on {protocol}, {slippage}% slippage',
    'Use {amount} {asset} to buy {out}',
    'I would like to convert {amount} {asset} to {out} on {chain}, valid for {minutes} minutes',
  ],
  'ur-v3-eth-out': [
    'Swap {amount} {asset} back to {out} with {protocol}',
    'sell {amount} {asset} get {out}, min {min} {out}',
    'please swap {amount} {asset} -> {out} on {chain}, slippage tolerance {slippage}%',
  ],
  'ur-v4': [
    'On {protocol}, swap {amount} {asset} for as much {out} as you can get',
    'execute a {protocol} swap: {amount} {asset} in, at least {min} {out} out',
    'ok so take {amount} {asset} and make it {out}, max {slippage}% slippage',
  ],
  'cow-order': [
    'Place a {protocol} order: sell {amount} {asset} for at least {min} {out}',
    'sell {amount} {asset} for {out} on {protocol}, order valid {minutes} minutes',
    'gasless swap of {amount} {asset} to {out} via {protocol} please',
  ],
  'cow-ethflow': [
    'Have {protocol} sell {amount} {asset} of mine, I want {out} for it',
    'with {protocol} swap {amount} {asset} into {out}, minimum {min} {out}',
    'create an eth flow order selling {amount} {asset} for {out}',
  ],
  'oneinch-swap': [
    'find a route on {protocol} and swap {amount} {asset} for {out}',
    'use the {protocol} aggregator to trade {amount} {asset} for {out}, at least {min} {out}',
    '{protocol.lower}: {amount} {asset.lower} to {out.lower}, {slippage}% slippage',
  ],
  'balancer-swap': [
    'My {amount} {asset} should become {out}, use {protocol}',
    'trade {amount} {asset} against {out} in a {protocol} pool, get min {min} {out}',
    'on {protocol} exchange {amount} {asset} to {out} within the next {minutes} minutes',
  ],
  'curve-exchange': [
    'Exchange {amount} {asset} for {out} on {protocol}',
    'swap {amount} {asset} to {out} in the {protocol} 3pool, no less than {min} {out}',
    'stable swap {amount} {asset.lower} > {out.lower} on {protocol.lower}, max {slippage}% slippage',
  ],
  'approve-then-swap': [
    'Swap {amount} {asset} for {out} on {protocol}, approving what is needed first',
    'approve {amount} {asset} and then swap it for {out} on {protocol}',
    'swap {amount} {asset} into {out}; you may approve the router for exactly this amount',
    '1. approve {amount} {asset} to {protocol}\n2. swap {amount} {asset} for {out}',
  ],
};
