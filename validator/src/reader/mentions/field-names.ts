import { list } from '../languages/list.ts';
import type { Meaning, Noun, Role, Topic } from '../languages/meaning.ts';

/** A label has one or more meanings; `verb` says that its value names the action. */
export type Field = readonly (Meaning | { readonly is: 'verb-field' } | { readonly is: 'text-field' })[];

const role = (name: Role): Meaning => ({ is: 'role', role: name });
const topic = (name: Topic): Meaning => ({ is: 'topic', topic: name });
const noun = (name: Noun): Meaning => ({ is: 'noun', noun: name });
const min: Meaning = { is: 'bound', bound: 'min', turns: false };
const max: Meaning = { is: 'bound', bound: 'max', turns: false };
const base: Meaning = { is: 'unit', unit: 'base' };
const bps: Meaning = { is: 'unit', unit: 'bps' };
const percent: Meaning = { is: 'unit', unit: 'percent' };
const seconds: Meaning = { is: 'time', seconds: 1 };
const minutes: Meaning = { is: 'time', seconds: 60 };

/** Labels as agents write them in JSON, in calls and in lists, without case, spaces and underscores. */
const rows: readonly (readonly [Field, string])[] = [
  [
    [{ is: 'verb-field' }],
    list`
      action
      tool
      toolname
      name
      function
      functionname
      fn
      op
      operation
      method
      type
      command
      transactiontype
      txtype
      actiontype
      kind
      act
    `,
  ],
  [[role('amount')], 'amount|amt|howmany|howmuch|quantity|qty|value|size|tokenamount|totalamount|ethamount|volume'],
  [
    [role('amount'), base],
    list`
      amountwei
      amountinwei
      amountraw
      rawamount
      amountbaseunits
      weiamount
      valuewei
      wei
      amountbase
      amountunits
      amountinbaseunits
    `,
  ],
  [
    [role('gives')],
    list`
      token
      tok
      ccy
      sym
      tkn
      asset
      currency
      coin
      symbol
      tokensymbol
      tokenin
      fromtoken
      inputtoken
      selltoken
      srctoken
      sourcetoken
      tokenfrom
      fromasset
      assetin
      input
      sell
      fromcurrency
      tokena
      token0
      amounta
      amount0
      sourceasset
      inputasset
      tokentosell
      sellasset
      from_symbol
      fromsymbol
      selling
      give
      pay
      paytoken
      tokenaddress
      collateral
      amountin
      inputamount
      fromamount
      sellamount
      coinin
      dx
      amounttosell
      sourceamount
      spend
      in
      fundingasset
      fundingtoken
      payingwith
      paywith
      paymenttoken
      paymentasset
      fundwith
      offer
      offering
      selltokenamount
      tokenamountin
    `,
  ],
  [
    [role('gets')],
    list`
      coinout
      tokenb
      tokenout
      totoken
      outputtoken
      buytoken
      dsttoken
      desttoken
      destinationtoken
      tokento
      toasset
      assetout
      output
      buy
      tocurrency
      receivetoken
      targettoken
      targetasset
      outputasset
      tokentobuy
      buyasset
      tosymbol
      buying
      receive
      get
      want
      amountout
      outputamount
      toamount
      buyamount
      expectedoutput
      expectedout
      out
      proceedsin
      proceeds
      takeoutin
      wanted
      buytokenamount
    `,
  ],
  [
    [role('gets'), min],
    list`
      mindy
      min_dy
      minamountout
      amountoutmin
      amountoutminimum
      minout
      minreceived
      minimumreceived
      minimumoutput
      minimumamountout
      minreturn
      minoutput
      minbuyamount
      minimumout
      minreceive
      minamountreceived
      minimumamountreceived
      minimumreturn
      minamount
      buyamountmin
      minbuy
      mintoreceive
      minimumtoreceive
      minimumbuyamount
      minimumamount
      floor
      minimumacceptable
      minacceptable
      minimumproceeds
      minproceeds
      limitmin
      leastacceptable
      minreturnamount
      minimumbuy
      outputmin
      outmin
      toamountmin
      receivemin
      minoutamount
      minget
    `,
  ],
  [
    [role('gives'), max],
    list`
      maxamountin
      amountinmax
      amountinmaximum
      maxin
      maxsellamount
      maxinput
      maxspend
      maximumspend
      maximumin
      sellamountmax
      maxsell
      budget
      cap
      maxpay
      maxcost
      maximumcost
      maxpayment
      maximumsellamount
      maxbudget
      inputmax
      inmax
      ceiling
      maxpaid
      maximumpayment
      maximuminput
    `,
  ],
  [
    [role('recipient')],
    list`
      recv
      rcv
      rcpt
      rcvr
      recip
      bene
      addr
      toaddr
      dstaddr
      destaddr
      rcvaddr
      recvaddr
      recipientaddr
      newholder
      holder
      nextowner
      newkeeper
      winner
      receivingwallet
      receivingaddress
      receiverwallet
      recipientwallet
      targetaddress
      targetwallet
      sendto
      transferto
      towallet
      paidto
      to
      recipient
      receiver
      toaddress
      recipientaddress
      receiveraddress
      dst
      beneficiary
      payee
      destinationaddress
      newowner
      implementation
      newimplementation
      recipients
      target
      dest
      destination
      beneficiaryaddress
      destinationwallet
      payto
      payoutto
      payoutaddress
      payoutwallet
      creditto
      deliverto
      mintto
      mintrecipient
      sharesto
      proceedsto
      sendproceedsto
      beneficiarywallet
      payeeaddress
      payeewallet
      recipientaccount
      receivingaccount
      toaccount
    `,
  ],
  [[role('spender')], 'spender|operator|approvedaddress|spenderaddress|approvee|operatoraddress'],
  [
    [role('sender')],
    list`
      src
      srcaddr
      fromaddr
      sndr
      signer
      from
      sender
      acct
      wallet
      fromaddress
      account
      user
      payer
      useraddress
      senderaddress
      walletaddress
      useraccount
      fromwallet
      source
      sourcewallet
      mywallet
      myaddress
      payingaccount
      payingwallet
      payingsafe
      payeraccount
      debitaccount
      fundingaccount
      fundingwallet
      sourceaccount
      sendingaccount
      sendingwallet
      fromaccount
      fromsafe
      paidfrom
      payfrom
    `,
  ],
  [
    [role('chain')],
    list`
      chain
      net
      network
      chainid
      blockchain
      networkid
      sourcechain
      fromchain
      originchain
      srcchain
      fromnetwork
      sourcenetwork
      chainname
      networkname
      srcchainid
      fromchainid
      sourcechainid
      originchainid
    `,
  ],
  [
    [role('destination')],
    list`
      tochain
      destinationchain
      destchain
      targetchain
      dstchain
      tonetwork
      destinationnetwork
      destinationchainid
      tochainid
      dstchainid
      destchainid
      targetnetwork
      targetchainid
    `,
  ],
  [[role('into')], 'vault|vaultaddress'],
  [
    [role('protocol')],
    list`
      where
      dexaggregator
      aggregator
      exchange
      marketplace
      market
      place
      swapvenue
      tradingvenue
      protocol
      dex
      platform
      venue
      router
      via
      using
      app
      dapp
      protocolname
      provider
    `,
  ],
  [[topic('slippage')], 'slippage|maxslippage|slippagetolerance|maximumslippage|slippagelimit|allowedslippage'],
  [
    [topic('slippage'), percent],
    list`
      slippagepct
      slippagepercent
      slippagepercentage
      maxslippagepct
      maxslippagepercent
      slippagetolerancepercent
    `,
  ],
  [[topic('slippage'), bps], 'slippagebps|maxslippagebps|slippagetolerancebps|slippageinbps'],
  [
    [topic('deadline')],
    list`
      deadline
      orderexpiry
      lapses
      lapse
      validuntil
      validto
      expiry
      expires
      ttl
      expiration
      validfor
      timelimit
      timeout
      expiresat
      expiresin
    `,
  ],
  [
    [topic('deadline'), minutes],
    'deadlineminutes|deadlinemins|ttlminutes|deadlineinminutes|expiryminutes|validforminutes',
  ],
  [
    [topic('deadline'), seconds],
    list`
      deadlineseconds
      deadlinesecs
      ttlsecs
      ttlseconds
      deadlineinseconds
      expiresinseconds
      timeoutseconds
      validforseconds
    `,
  ],
  [[topic('gas')], 'gas|gaslimit|maxgas|gascap|maxgaslimit'],
  [[topic('gas-price')], 'gasprice|maxfeepergas|maxgasprice'],
  [[topic('gas-cost')], 'gasfee|maxgasfee|gascost|maxgascost|gasbudget|networkfee'],
  [[topic('pool')], 'feetier|poolfee|pool|pooltier'],
  [[topic('fee')], 'fee|fees|maxfee|feebps|maxfeebps'],
  // The messaging fee of a bridge is given next to the amount it moves.
  [
    [max],
    list`
      maxmessagefee
      maxmessagingfee
      maxnativefee
      maxlzfee
      maxlayerzerofee
      messagefeemax
      nativefeemax
      messagefeecap
    `,
  ],
  [[{ is: 'filler' }], 'approved|isapproved'],
  [[noun('nft-id')], 'tokenid|nftid|id|itemid|tokennumber'],
  [[noun('nft')], 'collection|nft|nftcontract|collectionaddress|nftaddress|nftcollection'],
  [
    [{ is: 'cue', cue: 'memo' }],
    list`
      expectedresult
      expectedoutcome
      expectedeffect
      expectedstate
      postcondition
      memo
      note
      notes
      reason
      message
      comment
      label
      reference
      thought
      thoughts
      rationale
      explanation
      purpose
      reasoning
      context
      description
      summary
      remark
      remarks
      title
      status
      subject
      ref
      requestid
      decimals
      interestratemode
      ratemode
      durationyears
      duration
      years
      toolname
      version
      jsonrpc
      timestamp
      confidence
      priority
      nonce
      calldata
      data
      metadata
    `,
  ],
  [
    [{ is: 'text-field' }],
    list`
      intent
      humanintent
      instruction
      instructions
      request
      task
      query
      prompt
      goal
      objective
      userintent
      userrequest
      userquery
      human
      user_message
      usermessage
      userinput
      content
      text
      args
      arguments
      params
      parameters
      inputs
      payload
      steps
      actions
      transactions
      calls
      step
      plan
      todo
    `,
  ],
];

const fields: ReadonlyMap<string, Field> = new Map(
  rows.flatMap(([field, names]) => names.split('|').map((name): [string, Field] => [name, field])),
);

/** The most words in a label: `min amount out wei`. */
const MAX_WORDS = 4;

interface Word {
  readonly kind: string;
  readonly key: string;
  readonly lines: number;
}

const places: ReadonlySet<string> = new Set(['wallet', 'account', 'acct', 'walletaddress']);
const theirs: ReadonlySet<string> = new Set(['his', 'her', 'their', 'its']);

/** `to her wallet: 0x…`: the label of another party's wallet, from which nothing is taken. */
const isTheirs = (tokens: readonly Word[], at: number): boolean =>
  theirs.has(tokens[at - 1]?.key ?? '') && tokens[at - 2]?.key !== 'from';

const isQuote = (token: Word | undefined) =>
  token?.kind === 'mark' && (token.key === '"' || token.key === "'" || token.key === '');

/**
 * The position of the mark of a label, behind a quotation mark or a word in brackets: `"to": …`, `Paying account
 * (Safe): …`.
 */
const markBehind = (tokens: readonly Word[], at: number): number => {
  if (isQuote(tokens[at])) return at + 1;
  const isAside = tokens[at]?.key === '(' && tokens[at + 1]?.kind === 'word' && tokens[at + 2]?.key === ')';
  return isAside ? at + 3 : at;
};

/**
 * The label at a position in the tokens: words, and then `:` or `=`. `length` counts the tokens up to and including the
 * mark.
 */
export function findField(tokens: readonly Word[], from: number): { field: Field; length: number } | null {
  let name = '';
  let best: { field: Field; length: number } | null = null;
  for (let at = from; at < from + MAX_WORDS; at++) {
    const token = tokens[at];
    // `min. receive:`
    if (at > from && token?.key === '.' && /^(?:min|max|amt)$/.test(name)) continue;
    if (token?.kind !== 'word' || (at > from && token.lines > 0)) break;
    name += token.key;
    const mark = markBehind(tokens, at + 1);
    const sign = tokens[mark]?.key;
    if (sign !== ':' && sign !== '=' && sign !== '：') continue;
    // `"input": {…}` holds the arguments of a call.
    const label = name === 'input' && tokens[mark + 1]?.key === '{' ? 'args' : name;
    const field = fields.get(isTheirs(tokens, from) && places.has(label) ? 'recipient' : label);
    if (field) best = { field, length: mark - from + 1 };
    break;
  }
  return best;
}
