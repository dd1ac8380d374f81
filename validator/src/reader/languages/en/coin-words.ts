import type { WordTables } from '../language.ts';
import { list } from '../list.ts';

/** Further words for coins, chains and names, and talk around an instruction. */
export const coinWords: Pick<Required<WordTables>, 'verbs' | 'roles' | 'assets'> & { readonly fillers: string } = {
  verbs: {
    send: list`
      funnel over
      kick across
      slide over
      ship over
      hop over
      zip over
      whizz over
      lob
      lob over
      drop over
      spin over
      bounce over
      ferry over
      shunt over
      forward on
      pass over
      square up with
      front
      dust
      dusting
      ping
      pinging
      poke
      poking
    `,
    bridge: list`
      depositforburn
      deposit for burn
      burn and mint
      depositforburnwithcaller
      depositv3
      outboundtransfer
      sendtol2
      port over
      get across
      getting across
    `,
    wrap: list`
      wrp
      wrapp
      tokenise
      tokenize
      tokenising
      tokenizing
    `,
    revoke: list`
      zero the allowance
      zero the approval
      zero the allowances
      zero the approvals
      zero my allowance
      zero my approval
      set the allowance to zero
      set the approval to zero
      set the allowance to 0
      set my allowance to zero
      nuke the approval
      nuke the allowance
      nuke the approvals
      nuke approvals
      kill the approval
      kill the allowance
      kill the approvals
      yank the approval
      yank the allowance
      pull the approval
      pull the allowance
      wipe the allowance
      wipe the approval
      terminated
      put an end to
      do away with
    `,
    swap: list`
      cash in
      cash into
      market out of
      get shot of
      flog
      flogging
      offload all
      turn over
      get me out of
      rotate out of
    `,
    buy: list`
      stack up on
      stack up
      hoover up
      mop up
      grab me
      grab us
      bag me
      nab me
      snap up
      score me
      fetch me
    `,
    put: list`
      whack in
      bung in
      chuck into
      stash
      stashing
      tuck
      tuck away
      stow
      sock away
      plough
      plow
      slot
      slot into
      salt away
      shove
      shove into
      stuff into
      drop into
      slide into
    `,
    pay: list`
      square up
      square away
      foot the bill for
      foot the bill
      cover the bill
    `,
    withdraw: list`
      yank out
      fish out
      drag out
      claw back
      bail out of
      exit from
      exit out of
      cash me out of
    `,
    repay: list`
      chip away at
      knock off
      knock down
      wipe my debt
      clear the loan
      clear the debt
      clear my loan
      square my loan
      kill my loan
      kill the loan
    `,
    borrow: list`
      drawn
      drawn down
    `,
    supply: list`
      start earning on
      start earning with
      start earning interest on
      start earning yield on
      begin earning on
      earn interest on
      earn yield on
      earn some interest on
      earning interest on
      earn a yield on
      earn on
      earn something on
      earn a bit on
      earn with
      posted as collateral
      post as collateral
      posting as collateral
      put up as collateral
      pledge
      pledging
      pledged
      lent out
      become a lender of
      be a lender of
      act as a lender of
      acting as a lender of
      supplycollateral
      supply collateral
      supply as collateral
      collateralise
      collateralize
      collateralising
      collateralizing
      mintctoken
      mint ctokens with
    `,
    unwrap: list`
      de wrap
      dewrap
      un wrap
      unwrap back
      withdraw from weth
      withdraw from the weth contract
      withdraw from wrapped ether
    `,
    register: list`
      extended
      prolonged
      prolongs
      prolongation of
      keep renewed
      top up the registration of
      pay the rent of
      pay the ens rent of
      pay rent for
      pay the renewal of
    `,
  },
  roles: {
    recipient: list`
      it should land at
      it should arrive at
      it should end up at
      it should land in
      it should arrive in
      should land at
      should arrive at
      should end up at
      to land at
      to arrive at
      landing at
      arriving at
      lands at
      arrives at
      land at
      arrive at
      to be minted to
      mint recipient is
      to be credited to
      with the recipient being
      for the benefit of
    `,
    sender: list`
      debit
      debiting
      charged to
      to be debited from
      debited from
    `,
    destination: list`
      destination chain is
      target network is
      destination network is
      landing on
      arriving on
      arrive on
      arrives on
      land on
      lands on
      end up on
      ends up on
      show up on
      shows up on
      appear on
      turn up on
    `,
  },
  assets: {
    ETH: list`
      normal eth
      normal ether
      ordinary eth
      ordinary ether
      regular eth
      regular ether
      plain ether
      raw eth
      raw ether
      real eth
      real ether
      unwrapped eth
      unwrapped ether
      vanilla eth
      bare eth
      native currency eth
      l1 eth
      mainnet eth
    `,
    stETH: list`
      rebasing steth
      plain steth
      normal steth
      regular steth
      unwrapped steth
    `,
    wstETH: list`
      non rebasing wsteth
      nonrebasing wsteth
      wrapped lido ether
      wrapped lido steth
      the wrapped version of steth
    `,
    WETH: list`
      the wrapped version of eth
      erc20 ether
      erc 20 ether
    `,
  },
  fillers: list`
    you wont believe it
    you will not believe it
    believe it or not
    guess what
    long story
    to cut a long story short
    no hard feelings
    no harm done
    no offence
    no big deal
    therefore
    hence
    thus
    accordingly
    consequently
    hereby
    herewith
    thereby
    an equal amount of
    an equal quantity of
    an equal sum of
    the equal amount of
    the same quantity of
    an equivalent amount of
    an equivalent quantity of
    an identical amount of
    an equal number of
    the same number of
    the matching amount of
    permanent
    permanently
    standing
    for good
    for ever
    forever
    full and
    burn and mint style
    burn and mint fashion
    burn and mint way
    burn and mint route
    burn and mint transfer
    in wrapped form
    tokenmessenger
    token messenger
    spokepool
    spoke pool
    spoke pools
    ethregistrarcontroller
    ctokens
    ctoken
    one to one
    1 to 1
    one for one
    1 for 1
    at par
    at a one to one ratio
    at a ratio of one to one
    like for like
    non rebasing
    rebasing
    ignore it
    ignore them
    ignore that part
    thats expected
    that is expected
    this is expected
    as expected
    which is expected
    thats normal
    that is normal
    thats fine
    to see
    to have
    to own
    we require
    i require
    the user requires
    hold
    to hold
  `,
};

/** One table with the rows of another. */
export const withMore = <K extends string>(
  table: Partial<Record<K, string>>,
  more: Partial<Record<K, string>>,
): Partial<Record<K, string>> => {
  const joined = { ...table };
  for (const [key, phrases] of Object.entries(more) as [K, string][])
    joined[key] = joined[key] ? `${joined[key]}|${phrases}` : phrases;
  return joined;
};
