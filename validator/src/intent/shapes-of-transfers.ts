import type { Named, Shape } from './shape.ts';

const pay = '(?:send|transfer|give|hand|hand over|move|pass|ship|deliver)';
const start = String.raw`(?<=^\W{0,3}|[.;:!?\n,]\s{0,2})`;

const hence = String.raw`(?:,|;|\.|:| -| –| —)?(?: so| now| please| and| then){0,3} `;
const handOver =
  '(?:transfer|send|give|hand|deliver|move|ship|pass) (?:it|the nft|the token|the item|that|that one)(?: over| across| out| along)?(?: (?:to )?(?:them|him|her|the buyer|the winner|the new owner|that address|that wallet|this address))?';
const settle =
  '(?:pay|settle|send|transfer|settle up|pay out|clear)(?: (?:them|both|it|that|this|these|those|him|her|everyone|all|both of them|the debts?|the amounts?|the sums?|what is owed|up|out)){0,2}(?=\\s{0,2}(?:[.,;!)]|$| please| now| today))';

/** The coin of the Safe bears its name. */
const isSafe = ({ f2 }: Named): boolean =>
  !f2 || (f2.asset?.value.kind === 'symbol' && f2.asset.value.symbol === 'SAFE');

/** `the ENS renewal`, `the ENS name`: who sells it, and no coin. */
const isEns = ({ c }: Named): boolean => !c || c.protocol?.value === 'ens';

/** Payments, items and rights. */
export const shapesOfTransfers: readonly Shape[] = [
  // `NFT transfer: 0x…, 55, 0x…`
  {
    keys: 'nft|721|token|collectible',
    says: `<items i> (?:transfer|send|move)(?: of)?[: ]{1,2}<who c>(?:,| /|:| -)? ?(?:id |token |token id )?#?<number n>(?:,| -|;)? ?(?:to:? |-> |→ |recipient:? )?<who r>`,
    means: '!send c#n >to r',
  },
  // `erc721 transfer 0x… 55 0x…`
  {
    keys: 'nft|721',
    says: `<items i> (?:transfer|send|move)(?: of)?[: ]{1,2}<who c> <counted n>`,
    means: '!send c#n >to n~',
  },
  {
    keys: 'nft|721|collectible',
    says: `(?:the |my |our |one |an? )?<items i> <who c> ?(?:/|:) ?(?:id |token |token id )?#?<number n>`,
    means: '>none c#n',
  },
  // `send my NFT to 0x…: 0x… #55`
  {
    keys: 'nft|collectible',
    says: `${pay} (?:my |our |the |an? |one )?<items i> to (?:wallet |the address |the wallet )?<who r>(?::|,|\\.|;| -| –| —) ?(?:(?:it is|it['’]s|namely|that is|i\\.e\\.|the one is|i mean|specifically) )?(?:the )?<item t>`,
    means: '!send t >to r',
  },
  // `let 0x… own NFT #55 of 0x…`
  {
    keys: 'let|make|have',
    says: `(?:let|make|have) <who r> (?:own|possess|take over|be the (?:new )?owner of) (?:my |our |the )?<item t>`,
    means: '!send t >to r',
  },
  {
    keys: 'safetransferfrom|transferfrom',
    says: `(?:call|use|invoke|run|execute) (?:safe)?transferfrom (?:on|of|at|in) (?:the )?(?:contract |collection )?<who c> (?:for|with|to (?:send|move|transfer)) (?:the )?(?:(?:token |nft |id |token id |tokenid )?#?<number n>|<item n>),? (?:to|with recipient|recipient|and recipient|for) (?:is |= ?|: ?)?<who r>`,
    means: '!send c#n >to r',
  },
  {
    keys: 'bought|won|purchased|paid for|acquired|earned',
    says: `${start}<who r> (?:has |just |already ){0,2}(?:bought|won|purchased|paid for|acquired|earned) (?:my |our |the )?<item t>(?:,|;|\\.| -| –| —|, so| so)? (?:so |now |please |and now ){0,2}(?:transfer|send|give|hand|deliver|move|ship) (?:it|the nft|the token)(?: over)?(?: (?:to )?(?:them|him|her|the buyer|the winner|that address|that wallet))?`,
    means: '!send t >to r',
  },
  {
    keys: 'transferfrom',
    says: '(?:safe)?transferfrom(?: the)? (?:token|nft|token id|tokenid|id) <counted n>',
    means: '!send n#n',
  },
  {
    keys: 'transfernft|transfer_nft|sendnft|send_nft',
    says: String.raw`(?:safe)?(?:transfer|send)_?nft\(<who c>, ?<number n>, ?<who r>\)?`,
    means: '!send c#n >to r',
  },
  {
    keys: 'contract|collection',
    says: `<item t>,? (?:contract|collection|of contract|from contract|on contract)(?: address)?:? <who c>`,
    means: '>none c#t',
    holds: ({ t }) => t?.asset?.value.kind === 'nft' && t.asset.value.collection === null,
  },
  // `take my NFT #5 (0x…) and send it to 0x…`
  {
    keys: 'take|grab|let go',
    says: `(?:take|grab|let go of) (?:my |our |the )?(?:<item t>\\)?|<sum t>)(?: (?:from|in|out of) (?:my|our|the) (?:wallet|account))?,? (?:and|then|and then) (?:send|transfer|give|move|hand|pay) (?:it|them|that)(?: over)? to <who r>`,
    means: '!send t >to r',
  },
  // `I sold NFT #12 (0x…) to 0x…; transfer it`
  {
    keys: 'sold|promised|gifted|traded|awarded|auctioned|owe|raffled',
    says: `${start}(?:i|we)(?:['’]ve| have)? ?(?:just |already |now ){0,2}(?:sold|promised|gifted|awarded|auctioned off|auctioned|traded|raffled off|owe) (?:my |our |the )?<item t>\\)? to <who r>${hence}${handOver}`,
    means: '!send t >to r',
  },
  {
    keys: 'asked for|wants|bought|won|purchased|paid for|acquired|earned|owner|holder|buyer|winner|deserves|is getting|claimed',
    says: `${start}(?:the )?(?:buyer |winner |collector |customer |wallet |address )?<who r> (?:has |just |already |who ){0,2}(?:asked for|asked me for|wants|would like|bought|won|purchased|paid for|acquired|earned|deserves|claimed|is (?:now )?(?:the|a) (?:new |rightful |next )?(?:owner|holder|buyer|winner) of|is (?:the )?(?:new )?owner of) (?:my |our |the )?<item t>\\)?${hence}${handOver}`,
    means: '!send t >to r',
  },
  {
    keys: 'owner|holder|belongs|belong',
    says: `${start}<who r> (?:should be|shall be|must be|is to be|should become|must become|is to become) (?:the |a )?(?:new |rightful |next )?(?:owner|holder) of (?:my |our |the )?<item t>`,
    means: '!send t >to r',
  },
  // `vault 0x… should hold NFT #12 of 0x…`
  {
    keys: 'hold|own|have|receive|keep',
    says: `${start}(?:my |our |the )?(?:vault |wallet |account |cold wallet |address )?<who r> (?:should|shall|must|is to|ought to) (?:hold|own|have|keep|store|take) (?:my |our |the )?<item t>`,
    means: '!send t >to r',
  },
  {
    keys: 'safe transfer|safe-transfer|safetransfer',
    says: '(?:<safe f>|<coin f2>|safe)[ -]?transfer(?: of)? (?:my |our |the )?<item t>',
    means: '!send t',
    holds: isSafe,
  },
  // `0x… is owed 5 DAI, 0x… is owed 7 DAI. Pay them.`
  {
    keys: 'owed|due',
    says: `<who r> (?:is|gets|is still) (?:owed|due) <sum a>(?:,|;|\\.| and|, and| while|, while) <who q> (?:is |gets |is still )?(?:owed |due )?<sum b>${hence}${settle}`,
    means: '!send a >to r ,and b >to q',
  },
  {
    keys: 'owe ',
    says: `${start}(?:i|we) (?:still )?owe (?:<who r> <sum a>|<sum a2> to <who r2>)(?:,|;| and|, and) (?:<who q> <sum b>|<sum b2> to <who q2>)${hence}${settle}`,
    means: '!send a >to r a2 >to r2 ,and b >to q b2 >to q2',
  },
  {
    keys: 'owed|due',
    says: `${start}<who r> (?:is|gets|is still) (?:owed|due) <sum a>${hence}${settle}`,
    means: '!send a >to r',
  },
  // `exec safe tx, 7 LINK, 0x…`
  {
    keys: 'tx|txn|transaction|payment|payout|transfer',
    says: `(?:exec|execute|run|submit|do|make|process|fire|perform|push through)(?: an?| the| this| our)? (?:<safe f>|<coin f2>|multisig) (?:multisig |wallet )?(?:tx|txn|transaction|payment|payout|transfer)(?:,|:| -| of| –)? ?<sum a>(?:,| -| –| to| for|, to|, for| ->| →) ?<who r>`,
    means: '!send a >to r >from f',
    holds: isSafe,
  },
  // `5 DAI goes to 0x…, while 7 DAI goes to 0x…`
  {
    keys: 'while|whereas|gas',
    says: `${start}(?:(?:(?:distribute|share out|hand out|send|split) )?gas(?: money| funds)?: ?)?<sum a> (?:goes to|go to|to|for) <who r>(?:,? (?:while|whereas)|,|;| and|, and) <sum b> (?:goes to|go to|to|for) <who q>`,
    means: '!send a >to r ,and b >to q',
  },
  {
    keys: 'gas',
    says: '(?:give|send|pay) <who r> <sum a> (?:of|for|as|in) gas(?: money)?(?:,|;| and|, and) <who q> <sum b>(?: (?:of|for|as|in) gas(?: money)?)?',
    means: '!send a >to r ,and b >to q',
  },
  // `two invoices are open: 0x…, 5 DAI; and 0x…, 7 DAI. Pay both.`
  {
    keys: 'invoice|bill|payment|debt',
    says: `(?:invoices|bills|payments|debts)(?: are)?(?: open| due| outstanding| pending| waiting)?: ?<who r>(?:,|:| -| –)? <sum a>(?:;|,| and|; and|, and) <who q>(?:,|:| -| –)? <sum b>${hence}${settle}`,
    means: '!send a >to r ,and b >to q',
  },
  // `first 0x… should get 5 DAI, after that 0x… should get 7 DAI`
  {
    keys: 'first',
    says: `(?:pay out (?:the )?(?:winnings|prizes|rewards): ?)?(?:the )?first(?: place| prize| winner)?,?:? <who r>:? (?:should get |gets |should receive |receives |is to get )?<sum a>(?:,|;|\\.| and) ?(?:and )?(?:the )?(?:after that|afterwards|then|second(?: place| prize| winner)?),?:? <who q>:? (?:should get |gets |should receive |receives |is to get )?<sum b>`,
    means: '!send a >to r ,and b >to q',
  },
  {
    keys: 'first',
    says: `the first(?: payment| transfer)? is <sum a> to <who r>(?:,|;| and|, and) the second(?: payment| transfer)?(?: is)? <sum b> to <who q>`,
    means: '!send a >to r ,and b >to q',
  },
  // `my cold wallet is 0x…. Send NFT #5 of 0x… to it.`
  {
    keys: 'wallet is|address is|vault is|account is',
    says: `${start}(?:my|our|the|his|her|their) (?:[a-z]{2,12} ){0,2}(?:wallet|address|vault|account) is <who r>(?:\\.|;|,| -| and|, so) (?:please )?(?:send|move|transfer) (?:my |our |the )?(?:<item t>\\)?|<sum t2>)(?: over)? (?:to it|there|to that (?:wallet|address|account)|into it)`,
    means: '!send t t2 >to r',
  },
  {
    keys: ' goes to',
    says: `${start}(?:my |our |the )?<item t>\\)? goes to <who r>`,
    means: '!send t >to r',
  },
  // `release 5 DAI of the Safe: recipient 0x…`: the owners pay, and grant no right.
  {
    keys: 'safe',
    says: '(?:deploy|unlock|spend|release|allocate|disburse|free up|free|grant:?) <sum a> (?:from|of|out of) (?:the |our |my )?(?:(?:dao|company|treasury|team) )?(?:<safe f>|<coin f2>)(?::|,)? ?(?:to|for|on|recipient:?) <who r>',
    means: '!send a >to r >from f',
    holds: isSafe,
  },
  {
    keys: 'safe',
    says: 'grant <who r> <sum a> (?:from|out of) (?:the |our |my )?(?:(?:dao|company|treasury|team) )?(?:<safe f>|<coin f2>)',
    means: '!send a >to r >from f',
    holds: isSafe,
  },
  {
    keys: 'safe',
    says: 'approve and (?:pay|send|pay out) (?:from|out of|with) (?:the |our |my )?(?:<safe f>|<coin f2>)[:,] <sum a> to <who r>',
    means: '!send a >to r >from f',
    holds: isSafe,
  },
  {
    keys: 'safe',
    says: '(?:<safe f>|<coin f2>) (?:tx|txn|transaction|transfer|payment): ?to:? <who r>, (?:token|asset|coin):? <coin c>, (?:amount|value):? <number n>',
    means: '!send n*c >to r >from f',
    holds: isSafe,
  },
  // `5 DAI to 0x… along with 7 DAI to 0x…`
  {
    keys: 'with',
    says: '<sum a> to <who r>,? (?:along with|together with|with|alongside) <sum b> to <who q>',
    means: '>none a >to r ,and b >to q',
  },
  // `reimburse 0x… with 5 DAI and 0x… with 7 DAI`
  {
    keys: 'with',
    says: '(?:reimburse|refund|credit|compensate|pay|fund|tip|reward|top up|refill|reload|load)(?: [a-z0-9]{1,12}){1,4}: ?<who r> with <sum a>(?:,|;| and|, and) <who q> with <sum b>',
    means: '!send a >to r ,and b >to q',
  },
  {
    keys: 'with|by',
    says: '(?:reimburse|refund|credit|compensate|pay|fund|tip|reward|supply|provide|top up|refill|reload|load|load up|top off) <who r> (?:with|by) <sum a>(?:,|;| and|, and|,? then) (?:then )?(?:(?:reimburse|refund|credit|compensate|pay|fund|tip|reward|top up|refill|reload|load|load up|top off) )?<who q> (?:with|by) <sum b>',
    means: '!send a >to r ,and b >to q',
  },
  // `once 5 DAI is sent to 0x…, send 7 DAI to 0x…`
  {
    keys: 'once|after',
    says: `${start}(?:once|after) <sum a> (?:is|are) (?:sent|paid|transferred|paid out) to <who r>, (?:then )?(?:please )?(?:send|pay|transfer) (?:<sum b> to <who q>|<who q> <sum b>)`,
    means: '!send a >to r ,next !send b >to q',
  },
  // `pay 0.1 ETH to keep lantern.eth for 3 years`
  {
    keys: 'keep|hold|renew|retain|extend|prolong',
    says: `(?:pay|spend|use|send) <sum a> (?:to|in order to|so that i|so i|so we) (?:can )?(?:keep|hold on to|hold|retain|renew|extend|prolong) (?:my |our |the )?(?:<coin c> )?(?:name |domain )?<name n>`,
    means: '!register n >spend a',
    holds: isEns,
  },
  {
    keys: 'renewal|extension|rent',
    says: `(?:pay|cover|settle)(?: for)? (?:the |my |our )?(?:<coin c> )?(?:renewal|extension|rent|renewal fee|rent fee)(?: fee)? (?:of|for) (?:my |our |the )?(?:name |domain )?<name n>(?::|,| -| –| with| of|: costs?)? \\(?<sum a>\\)?`,
    means: '!register n >spend a',
    holds: isEns,
  },
  // `let Safe 0x… pay 5 DAI to 0x…`
  {
    keys: 'let|have|make|get|tell|ask',
    says: `(?:let|have|make|get) (?:the |our |my )?<safe f>(?: to)?(?= (?:pay|send|transfer|move|wire|disburse) )`,
    means: '>sender f',
    holds: ({ f }) => f?.party?.value.kind === 'address',
  },
  {
    keys: '(safe|(our safe|(the safe|, our safe|, a safe',
    says: String.raw`(?:have|let|make|from|with|using|via) <who w>,? \(?(?:our |the |a |my )?<safe f>\)?,?(?= (?:please )?(?:pay|send|transfer|move|wire|disburse) )`,
    means: '>sender w',
  },
  // `5 DAI go from our Safe to 0x…`
  {
    keys: 'safe',
    says: `<sum a> (?:should |shall |must |is to |are to |to )?(?:go|goes|move|moves|leave|leaves|be moved|be sent|flow|flows)(?: from| out of)? (?:our |the |my )?<safe f> (?:to|for) <who r>`,
    means: '!send a >to r >from f',
  },
  // `…, funded by the Safe`, `…, Safe 0x… signs`
  {
    keys: 'funded|covered|financed',
    says: `,? (?:funded|covered|financed) (?:by|from|out of) (?:the |our |my )?<safe f>`,
    means: '>from f',
  },
  {
    keys: 'sign',
    says: '(?:the |our |my )?<safe f> signs(?: it| this)?',
    means: '>sender f',
  },
  {
    keys: 'exectransaction',
    says: `(?:(?:use|call|run|invoke|via|through|with) )?exectransaction (?:on|of|at|from|by|in) (?:the |our )?<who w> ?[:,]?(?: to)?(?= ?(?:pay|send|transfer|move|wire)| ?<sum a>)`,
    means: '>sender w',
  },
  {
    keys: 'grant pay|grant disb',
    says: 'grant (?:payment|payout|disbursement)',
    means: '!pay',
  },
  {
    keys: '(max',
    says: String.raw`approve <coin c> (?:for|to) <who w> \(max(?:imum)?\)?`,
    means: '!approve c+ >for w',
  },
  // `sell 5 DAI for LINK, approving exactly that amount`: the right is over what goes, as any trade needs it.
  {
    keys: 'approv',
    says: String.raw`(?:approve|approving)(?: for)?(?: exactly| only| just)? (?:that|this|the same) amount(?: (?:first|beforehand|before that|before|too|as well))?(?=\s{0,2}(?:[.;!)]|$))`,
    means: '',
  },
  // `allow 0x… to spend all my DAI without limit`
  {
    keys: 'limit|cap|unlimited|infinite|ceiling|forever|max',
    says: '(?:spend|use|move|take|transfer) <sum a>,? <number n>',
    means: '!spend a+',
    holds: ({ a, n }) =>
      n?.amount?.value.kind === 'unlimited' &&
      a?.amount?.value.kind === 'fraction' &&
      a.amount.value.numerator === a.amount.value.denominator,
  },
  {
    keys: 'allowed|permitted|authori|able|entitled|free to',
    says: `${start}<who w> (?:is|should be|shall be|must be|is to be|has to be|gets|be) (?:allowed|permitted|authori[sz]ed|able|entitled|free|cleared) to (?:spend|use|move|take|transfer) (?:up to )?(?:an? )?<sum a>`,
    means: '!approve a >for w',
  },
  {
    keys: 'as much',
    says: `${start}<who w> (?:can|may|should be able to|is allowed to|could|shall be able to) (?:spend|use|move|take) as much (?:of )?(?:my |our )?<coin c> as (?:it|they|he|she) (?:needs?|wants?|likes?|pleases?|requires?|wish(?:es)?)`,
    means: '!approve c+ >for w',
  },
];
