import type { Templates } from '../template.ts';

export const swaps: Templates = {
  'v2-exact-in': [
    'Swap {amount} {asset} for {out} on {protocol}',
    'swap {amount} {asset} to {out} on {protocol}, at least {min} {out}',
    'Trade {amount} {asset} for {out} with {slippage}% max slippage, within {minutes} minutes',
    'Cambia {amount} {asset} por {out}',
  ],
  'v2-exact-out': [
    'Buy {outAmount} {out} with at most {max} {asset} on {protocol}',
    'Swap {asset} for exactly {outAmount} {out}, max {max} {asset}',
    'I want to receive exactly {outAmount} {out} for no more than {max} {asset}',
  ],
  'v2-eth-in': [
    'Swap {amount} {asset} to {out}',
    'Use {amount} {asset} to buy {out} on {protocol}',
    'buy {out} for {amount} {asset}, {slippage}% slippage max',
    'Intercambia {amount} {asset} por {out}',
  ],
  'v2-eth-out': [
    'Swap {amount} {asset} for {out} on {protocol}',
    'sell {amount} {asset} for at least {min} {out}',
    'Convert {amount} {asset} into {out}',
  ],
  'v3-exact-in': [
    'Swap {amount} {asset} for {out} on {protocol}',
    'swap {amount} {asset} for {out} with {slippage}% slippage on {chain}',
    'Please swap {amount} {asset} for at least {min} {out} in the next {minutes} minutes',
    'trade {amount} {asset.lower} for {out.lower}',
    '{"tool":"swap","args":{"from":"{asset}","to":"{out}","amount":"{amount.plain}"}}',
    'sawp {amount} {asset} to {out} plz',
    'Swap {usd} worth of {asset} for {out}',
    'Обмен {amount} {asset} на {out}',
    '用 {amount} {asset} 兑换 {out}',
    'Trocar {amount} {asset} por {out}',
    'Échanger {amount} {asset} contre {out}',
    'Tausche {amount} {asset} in {out} um',
    '{amount} {asset} को {out} में स्वैप करें',
    'استبدل {amount} {asset} مقابل {out}',
  ],
  'v3-multihop': [
    'Swap {amount} {asset} to {out} via {protocol}',
    'Exchange {amount} {asset} for {out}, minimum {min} {out}',
    'swap {amount} {asset} for {out} with max {slippage}% slippage',
  ],
  'v3-exact-out': [
    'Swap at most {max} {asset} for exactly {outAmount} {out}',
    'Buy {outAmount} {out} with up to {max} {asset} on {protocol}',
    'get exactly {outAmount} {out}, paying no more than {max} {asset}',
  ],
  'router02-exact-in': [
    'Swap {amount} {asset} for {out} on {chain} using {protocol}',
    'swap {amount} {asset} to {out}, receive at least {min} {out}',
    'exchange {amount} {asset} for {out}, slippage {slippage}%',
  ],
  'router02-eth-out': [
    'Swap {amount} {asset} to {out} on {protocol}',
    'sell {amount} {asset} for {out}, min {min} {out}',
    'Convert {amount} {asset} to {out} on {chain}',
  ],
  'ur-v3-eth-in': [
    'Swap {amount} {asset} for {out} with {slippage}% slippage',
    'buy {out} with {amount} {asset} on {protocol}',
    'swap {amount} {asset} to {out} within {minutes} minutes',
  ],
  'ur-v3-eth-out': [
    'Swap {amount} {asset} to {out} on {protocol}',
    'Sell {amount} {asset} for {out}, at least {min} {out}',
    'trade {amount} {asset} for {out}, max slippage {slippage}%',
  ],
  'ur-v4': [
    'Swap {amount} {asset} to {out} via {protocol}',
    'swap {amount} {asset} for at least {min} {out} on {protocol}',
    'exchange {amount} {asset} to {out} with {slippage}% slippage',
  ],
  'cow-order': [
    'Sell {amount} {asset} for {out} on {protocol}',
    'swap {amount} {asset} for at least {min} {out} with {protocol}',
    'Create a {protocol} order to sell {amount} {asset} for {out}, valid for {minutes} minutes',
  ],
  'cow-ethflow': [
    'Swap {amount} {asset} for {out} on {protocol}',
    'sell {amount} {asset} for at least {min} {out} through {protocol}',
    'Swap {amount} {asset} to {out} with a {protocol} eth flow order',
  ],
  'oneinch-swap': [
    'Swap {amount} {asset} for {out} with {protocol}',
    'trade {amount} {asset} for at least {min} {out} via {protocol}',
    'swap {amount} {asset} to {out} on {protocol}, slippage {slippage}%',
  ],
  'balancer-swap': [
    'Trade {amount} {asset} for {out} on {protocol}',
    'swap {amount} {asset} to {out} via {protocol}, at least {min} {out}',
    'Exchange {amount} {asset} for {out} on {protocol} within {minutes} minutes',
  ],
  'curve-exchange': [
    'Swap {amount} {asset} for {out} on {protocol}',
    'exchange {amount} {asset} to {out} on {protocol}, min {min} {out}',
    'swap {amount} {asset} into {out} on {protocol} with {slippage}% slippage',
  ],
  'approve-then-swap': [
    'Approve and swap {amount} {asset} for {out} on {protocol}',
    'Approve {amount} {asset} for {protocol}, then swap {amount} {asset} to {out}',
    'swap {amount} {asset} for {out} on {protocol}',
    'swap {amount} {asset} to {out} on {protocol} (approval included)',
  ],
};
