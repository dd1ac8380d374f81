import type { Action } from './intent.ts';
import type { Role, Sense } from './meaning.ts';

/**
 * Where a mention can go. `target`: the contract that changes hands or code. `name`: a name of the ENS. `said`: understood, and
 * of no account. `out`: what a withdrawal is turned into. `sender` is compared by nobody here: the request carries it.
 */
export type SlotName =
  | 'gives'
  | 'gets'
  | 'recipient'
  | 'spender'
  | 'protocol'
  | 'chain'
  | 'destination'
  | 'sender'
  | 'target'
  | 'name'
  | 'source'
  | 'out'
  | 'collection'
  | 'coin'
  | 'outcoin'
  | 'said';

/** Role -> slots in order of preference; `none` is a mention without a preposition. */
type Row = Partial<Record<Role | 'none', string>>;

const everywhere: Row = {
  none: 'gives protocol chain',
  to: 'recipient destination',
  for: 'recipient',
  into: 'protocol chain',
  in: 'protocol chain',
  on: 'protocol chain',
  using: 'protocol chain gives',
  with: 'protocol gives',
  from: 'chain source sender',
  of: 'gives',
  by: 'protocol',
  as: 'gets',
  against: 'said',
  behalf: 'recipient',
  receive: 'gets',
  spend: 'gives',
  between: 'recipient',
  worth: 'gets',
  object: 'recipient gives',
  amount: 'gives',
  gives: 'gives',
  gets: 'gets',
  recipient: 'recipient destination',
  spender: 'spender',
  sender: 'sender chain',
  holder: 'sender',
  protocol: 'protocol',
  chain: 'chain',
  destination: 'destination',
};

const right: Row = {
  none: 'spender gives chain',
  of: 'spender gives',
  to: 'spender gives',
  for: 'spender gives chain',
  into: 'spender gives',
  in: 'spender gives chain',
  on: 'spender gives chain',
  using: 'protocol spender gives chain',
  with: 'spender gives',
  from: 'spender gives chain',
  by: 'spender',
  as: 'spender',
  object: 'spender gives',
  recipient: 'spender',
  // `0x… gets a 500 DAI allowance`
  receive: 'gives',
};

const store: Row = {
  to: 'protocol target destination recipient',
  into: 'protocol target gets destination recipient',
  in: 'protocol target chain gets',
  with: 'protocol target gives gets',
  on: 'protocol target chain',
  for: 'recipient gets',
};

const fetch: Row = {
  none: 'gets protocol chain',
  gives: 'gets',
  amount: 'gets',
  from: 'protocol chain gives target',
  of: 'gets gives',
  in: 'protocol chain gives',
  with: 'protocol said',
  using: 'protocol chain said',
  to: 'out recipient destination',
  into: 'out recipient destination',
  as: 'out',
  for: 'gets out recipient',
  object: 'gets recipient',
};

const rows: Partial<Record<Sense | Action, Row>> = {
  send: {
    none: 'recipient gives chain protocol',
    to: 'recipient destination',
    into: 'protocol recipient destination gets',
    in: 'collection gives protocol chain recipient',
    on: 'collection chain protocol',
    of: 'collection gives',
    from: 'collection chain source sender',
    with: 'gives protocol',
    for: 'recipient',
    receive: 'gives',
    as: 'gives',
  },
  swap: {
    none: 'gives gets chain protocol recipient',
    to: 'gets protocol recipient destination',
    for: 'gets recipient',
    into: 'gets destination',
    in: 'gets protocol chain',
    with: 'protocol gets',
    using: 'protocol chain gives',
    from: 'gives chain source sender',
    against: 'gets',
    of: 'gives gets',
    object: 'gives recipient',
    sender: 'coin chain sender',
    recipient: 'outcoin recipient destination',
  },
  buy: {
    none: 'gets gives chain protocol recipient',
    with: 'gives protocol',
    using: 'protocol gives chain',
    for: 'recipient gives',
    from: 'gives chain source sender',
    in: 'protocol chain gives',
    of: 'gets',
    against: 'gives',
    worth: 'gives',
    object: 'gets recipient',
    amount: 'gets',
    to: 'recipient gets',
    sender: 'coin chain sender',
    recipient: 'outcoin recipient destination',
  },
  spend: { on: 'gets protocol chain', for: 'gets recipient', to: 'gets recipient' },
  put: {
    ...store,
    to: 'protocol gets recipient destination target',
    in: 'protocol gets target chain',
    on: 'protocol gets chain',
  },
  approve: right,
  operator: right,
  permit: right,
  wrap: {
    to: 'gets recipient',
    into: 'gets recipient',
    for: 'gets recipient',
    in: 'gets chain',
    with: 'protocol gets',
    from: 'gives chain source sender',
    sender: 'coin chain sender',
    recipient: 'outcoin recipient destination',
  },
  unwrap: {
    to: 'gets recipient',
    into: 'gets recipient',
    for: 'gets recipient',
    in: 'gets chain',
    from: 'gives chain source sender',
    sender: 'coin chain sender',
    recipient: 'outcoin recipient destination',
  },
  supply: { none: 'gives gets protocol chain', ...store, with: 'protocol gets target' },
  stake: { none: 'gives gets protocol chain', ...store },
  withdraw: fetch,
  borrow: { ...fetch, to: 'recipient', into: 'recipient', for: 'recipient', against: 'said', on: 'protocol chain' },
  claim: {
    ...fetch,
    from: 'protocol chain said',
    to: 'recipient',
    into: 'recipient',
    for: 'recipient gets',
    in: 'gets protocol chain',
  },
  repay: {
    of: 'protocol recipient',
    to: 'protocol recipient',
    with: 'gives protocol',
    for: 'recipient',
    from: 'chain source sender',
  },
  unstake: { to: 'gets recipient', into: 'gets recipient', for: 'gives gets recipient', from: 'protocol chain gives' },
  bridge: {
    none: 'gives chain protocol recipient',
    to: 'destination recipient gets',
    into: 'destination recipient gets',
    in: 'chain protocol',
    on: 'chain protocol',
    from: 'chain source sender',
    for: 'recipient gets',
    with: 'protocol gives',
  },
  own: {
    none: 'protocol recipient chain',
    holder: 'recipient',
    to: 'protocol recipient',
    with: 'recipient protocol',
    by: 'recipient',
    as: 'recipient',
    of: 'protocol target',
    from: 'protocol target chain',
    on: 'protocol chain target',
    in: 'protocol chain target',
    for: 'protocol recipient target chain',
    using: 'protocol chain',
    amount: 'said',
  },
  delegate: {
    none: 'recipient gives protocol chain',
    to: 'recipient',
    // `call delegate on UNI`: the token, which may also name a protocol.
    on: 'coin protocol chain recipient',
    in: 'coin protocol chain',
    receive: 'gives',
    with: 'recipient gives',
    of: 'gives protocol',
    from: 'gives chain source sender',
    for: 'gives protocol',
    using: 'protocol recipient',
    into: 'recipient',
    as: 'recipient',
  },
  upgrade: {
    none: 'target recipient protocol chain',
    to: 'recipient',
    with: 'recipient',
    of: 'target',
    on: 'target recipient protocol chain',
    from: 'said',
    for: 'target',
    into: 'recipient',
  },
  register: {
    none: 'name protocol chain recipient gives',
    of: 'name',
    for: 'name recipient',
    as: 'name',
    to: 'name recipient',
    with: 'gives protocol',
    on: 'protocol chain name',
  },
  vote: { none: 'protocol chain', to: 'said', with: 'said', of: 'said', against: 'protocol chain' },
  set: { none: 'gives protocol chain', on: 'protocol chain' },
  migrate: {
    none: 'gives protocol chain',
    from: 'protocol said',
    of: 'protocol said',
    to: 'said recipient',
    into: 'said recipient',
    on: 'protocol chain',
  },
  cancel: { none: 'protocol chain', of: 'protocol', for: 'gives gets', from: 'protocol chain', to: 'said' },
  deploy: { none: 'chain protocol', to: 'chain', in: 'chain' },
};

const split = (text: string | undefined): readonly SlotName[] =>
  text === undefined ? [] : (text.split(' ') as SlotName[]);

const table = new Map<string, readonly SlotName[]>();

/** Slots that a mention may fill beside a verb, in order. */
export function slotsFor(sense: Sense, action: Action, role: Role | 'none'): readonly SlotName[] {
  const key = `${sense} ${action} ${role}`;
  const known = table.get(key);
  if (known) return known;
  const slots = split(rows[sense]?.[role] ?? rows[action]?.[role] ?? everywhere[role]);
  table.set(key, slots);
  return slots;
}
