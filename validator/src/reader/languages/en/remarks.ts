import { either, list } from '../list.ts';

/** All combinations of one phrase from each row, in order. */
const ways = (...rows: readonly string[]): string =>
  rows
    .map((row) => row.split('|'))
    .reduce((heads, tails) => heads.flatMap((head) => tails.map((tail) => `${head} ${tail}`.trim())))
    .join('|');

const rights = list`
  approval
  approvals
  allowance
  allowances
  permission
  permissions
`;

/** Talk around an instruction: the owner's opinion of large rights, how long a right lasts, relatives. */
export const remarks = either(
  ways(
    list`
      i dont like
      i do not like
      we dont like
      we do not like
      dont like
      i hate
      we hate
      i never liked
      im not a fan of
      i am not a fan of
      not a fan of
      im wary of
      im scared of
      i am scared of
      im afraid of
      i dont trust
      i do not trust
      no big fan of
    `,
    '|these|those|the|having|leaving|such|too',
    'big|large|huge|fat|oversized|long|leftover|dangling|old|high',
    rights,
  ),
  ways(
    list`
      stories about
      horror stories about
      stories of
      warnings about
      warned about
      warned me about
      read about
      heard about
      burned by
      burnt by
      bitten by
      scared of
      nervous about
      hacks through
      hacked through
    `,
    'open ended|unlimited|infinite|endless|limitless|big|large|huge|old',
    rights,
  ),
  ways(
    'for that long and|and|but|and absolutely|and certainly',
    'no longer than that|not longer than that|not any longer|no longer',
  ),
  list`
    no longer than
    not longer than
    not any longer than
  `,
  ways('brother|sister|mother|father|son|daughter|cousin|brothers|sisters|parents|my|the', 'in law|in laws|in laws s'),
  ways(
    list`
      read
      spelled
      spelt
      dictated
      repeated
      confirmed
      showed
      gave
      sent
      texted
      emailed
      messaged
      forwarded
    `,
    'it|them|that|this|the address',
    '|out|again|twice|over|back',
    'to me|to us',
  ),
  ways(
    list`
      no point in
      no sense in
      no use in
      tired of
      sick of
      instead of
      rather than
      why keep
      stop
    `,
    'letting|leaving|having',
    list`
      it
      them
      that
      this
      the grant
      the money
      the cash
      the funds
      the coins
      money
      cash
      funds
      our funds
      my coins
      my money
    `,
    list`
      sit
      sitting
      idle
      sit idle
      sitting idle
      sit around
      sitting around
      lie around
      lying around
      rot
      gather dust
    `,
  ),
  ways(
    list`
      roof
      holiday
      relief
      rainy day
      emergency
      pension
      hedge
      trust
      college
      travel
      community
      school
      charity
      memorial
      wedding
      house
      party
      gift
      book
      legal
      defence
      defense
      church
      building
      war chest
      tip
      hardship
      disaster
      student
      youth
      club
      village
      animal
      reserve
      vacation
      repair
    `,
    'fund',
  ),
  list`
    // abbreviations that are not places
    vat
    hmrc
    irs
    hr
    ceo
    cfo
    coo
    cto
    kyc
    aml
    eod
    eom
    afaik
    iirc
    tldr
    fwiw
    ngl
    idk
    omg
    brb
    irl
    diy
    adhd
    nhs
    mot
    iban
    faq
    kpi
    okr
    rsvp
    pta
    hoa
  `,
);

/** `Let the shares go to 0xabc`: the destination of the proceeds. */
export const letGo = ways(
  'let|have|get|make',
  list`
    the shares
    shares
    the proceeds
    the tokens
    the coins
    the money
    the funds
    the output
    the result
    the receipt
    the receipt tokens
    them
    it
    everything
  `,
  list`
    go to
    land in
    land at
    arrive at
    arrive in
    come to
    end up in
    end up at
    end up with
    be sent to
    be minted to
    be credited to
    be paid to
  `,
);
