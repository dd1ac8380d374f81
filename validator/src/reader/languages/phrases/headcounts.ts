import { list } from '../list.ts';

/** Recipients and carriers of payments: their number is not an amount. */
export const people = list`
  wallets
  addresses
  accounts
  people
  persons
  recipients
  friends
  folks
  guys
  members
  employees
  contributors
  winners
  payees
  beneficiaries
  receivers
  colleagues
  holders
  users
  teammates
  freelancers
  contractors
  vendors
  suppliers
  interns
  developers
  devs
  siblings
  kids
  owners
  signers
`;

/** Carriers: payments and transactions. */
export const carriers = list`
  bills
  debts
  grants
  payment
  payments
  transfer
  transfers
  sends
  payout
  payouts
  invoices
  salaries
  transaction
  transactions
  tx
  txs
  txn
  txns
  call
  calls
  batch
  batches
  multicall
  multicalls
  bundle
  bundles
  step
  steps
  operation
  operations
  multisend
  disbursement
  disbursements
  lines
  entries
  rows
  arguments
  args
  parameters
  params
  inputs
`;

/** Words between the number and them. */
export const adjective = new RegExp(
  list`
    ^(?:
      different
      separate
      equal
      single
      new
      more
      other
      following
      erc20
      token
      outgoing
      multicall3
      multicall
      batched
      bundled
      atomic
      lucky
      simple
      small
      individual
    )$
  `,
  '',
);

/** Counters in languages without spaces and in Korean: `三笔`, `3名様`, `두 분`. */
export const counters = /^(?:笔|筆|名|名様|人|位|件|건|명|분)$/;

/** Payments, transactions and people in other languages; the noun itself may instruct. */
export const foreign = new RegExp(
  `^(?:${[
    'odeme\\p{L}{0,6}|kisi(?:ye|ler\\p{L}{0,3})?|adrese|islem\\p{L}{0,3}|transferi?',
    'pembayaran|tagihan|orang|alamat|transaksi|penerima',
    'платеж(?:а|е[ий]|и)|перевод(?:а|ов)|адрес(?:а|ов)|человека?|получател\\p{L}{1,3}|транзакци\\p{L}{1,2}',
    'पेमेंट|भुगतान|लोगों|पतों|लेनदेन',
    'ادائیگی(?:اں|وں)?|لوگوں|پتوں|پیمنٹ|دفعات|اشخاص|عناوين',
    'পেমেন্ট|লেনদেন|জন|জনকে|ঠিকানায',
  ].join('|')})$`,
  'u',
);
