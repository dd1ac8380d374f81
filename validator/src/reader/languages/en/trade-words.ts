import type { WordTables } from '../language.ts';
import { list } from '../list.ts';

const join = (...phrases: readonly string[]): string => phrases.join('|');

/** Further words for trades, orders and bridges. */
export const tradeWords: Pick<Required<WordTables>, 'verbs' | 'roles' | 'bounds' | 'topics' | 'joins'> & {
  readonly fillers: string;
} = {
  verbs: {
    swap: list`
      be rid of
      to be rid of
      swp
      swpa
      sawp
      swaap
      offers
      createorder
      create a sell order for
      create a sell order of
      sale of
      the sale of
      market order
      auction off
      auctioning off
      put up for sale
    `,
  },
  roles: {
    into: list`
      become
      becoming
      is turned into
      are turned into
      gets turned into
      to be turned into
      turned into
      so that it becomes
      so it becomes
      to end up as
      end up as
      ending up as
      ends up as
      to come out as
      come out as
      coming out as
      comes out as
      to come back as
      come back as
      coming back as
      to finish as
      should end up as
      shall end up as
      should come out as
      should come back as
    `,
    using: list`
      passing by
      passing via
      passing over
      stopping at
      stopping over at
      stopping over in
      changing in
      with a stopover in
    `,
    spend: join(
      list`
        it may cost me
        it may cost
        may cost me
        may cost
        it can cost me
        it can cost
        it might cost me
        that may cost me
        which may cost me
        it should cost me
        it should cost
      `,
      list`
        it must cost me
        it must cost
        must cost me
        must cost
        should cost me
        should cost
        at a cost of
        at a total cost of
        for which i pay
        for which i will pay
        in exchange i pay
        i pay with
      `,
    ),
    receive: join(
      list`
        asking for
        asking
        requires in return
        require in return
        wants in return
        want in return
        asks in return
        ask in return
        asks for in return
        demands in return
        expects in return
        expect in return
        in return requires
        in return i want
      `,
      list`
        in return i get
        in return i expect
        and in return i want
        i want back
        wants back
        get in return
        receive in return
        to get in return
        to be received
      `,
    ),
    recipient: join(
      list`
        to be received by
        received by
        to be collected by
        to be credited to
        to be paid to
        to be paid out to
        to be delivered to
        to be sent to
        to be delivered into
        made out to
        in favour of
        in favor of
      `,
      list`
        mint recipient
        mint recipient is
        the mint recipient
        mintrecipient
        receiver is
        the receiver is
        beneficiary is
        the beneficiary is
        output recipient
        swap recipient
        payout address
        payout wallet
        payout to
      `,
      list`
        proceeds recipient
        receiver of the proceeds
        recipient of the proceeds
        recipient of the output
        receiver of the output
        recipient of the funds
        receiver of the funds
      `,
    ),
    to: list`
      output goes to
      the output goes to
      output going to
      proceeds go to
      proceeds should go to
      proceeds shall go to
      output should go to
      output shall go to
      output to go to
      output paid to
      proceeds paid to
      proceeds paid out to
      output paid out to
      output sent to
      proceeds sent to
      output delivered to
      proceeds delivered to
      output credited to
      proceeds credited to
      the output paid to
      the proceeds paid to
      the output sent to
      the proceeds sent to
      the output delivered to
      the proceeds delivered to
      the proceeds go to
      the proceeds should go to
      the output should go to
    `,
    destination: list`
      destination domain
      target domain
      dest domain
      dest chain
      to domain
      destinationdomain
      domain
    `,
  },
  bounds: {
    min: join(
      list`
        or no deal
        or bust
        or forget it
        or i keep it
        or i keep them
        or leave it
        or anything above
        or anything over
        or anything higher
        or anything better
        or anything more
        or anything above that
        or anything beyond
      `,
      list`
        or whatever is above
        or any amount above
        or even more
        or preferably more
        or more than that
        not a penny less than
        not one cent less than
        not one less than
        must not be less than
        must not be under
        must not be below
      `,
      list`
        must not fall below
        must not drop below
        may not be less than
        may not fall below
        shall not be less than
        shall not fall below
        should not fall below
        should not be below
        happy with anything from
        happy with anything above
      `,
    ),
    max: join(
      list`
        must not be more than
        must not cost more than
        may not be more than
        may not cost more than
        shall not exceed
        shall not be more than
        shall not cost more than
        should not cost more than
        not costing more than
      `,
      list`
        or i walk away
        or any amount below
        or anything below
        or anything under
        or anything cheaper
        or anything lower
      `,
    ),
    exact: list`
      on the dot
      to the dot
      on the nose
      to the cent
      to the penny
    `,
  },
  topics: {
    slippage: list`
      tolerance
      allowed deviation
      max deviation
      maximum deviation
      tolerated slippage
      tolerable slippage
      giving up at most
      give up at most
      losing at most
      lose at most
      giving up no more than
      losing no more than
      lose no more than
    `,
    output: list`
      min dy
      min return amount
    `,
    deadline: join(
      list`
        whenever within
        any time within
        anytime within
        at any time within
        at any point within
        some time within
        sometime within
        lapses after
        lapsing after
        lapsing in
        lapse in
        runs for
        running for
        stands for
        standing for
        resting for
      `,
      list`
        dies after
        dead after
        void after
        ends after
        closes after
        closing after
        validto
        valid to now
        deadline +
        deadline plus
        deadline now +
        deadline now plus
        valid +
        good for the next
        valid for the next
        open for the next
        live for the next
      `,
    ),
  },
  joins: {
    next: list`
      after it
      after this
      after the approval
      after approval
      once approved
      when approved
      once thats approved
      once it is approved
      once that is done
    `,
  },
  fillers: join(
    list`
      given out
      stable to stable
      stable for stable
      stables to stables
      stable swap
      given in
      not wrapped
      not the wrapped one
      not the wrapped kind
      not the wrapped version
      rest an order
      rest a limit order
      rest my order
    `,
    list`
      is empty
      are empty
      is almost empty
      is nearly empty
      im patient
      i am patient
      im in no hurry
      i am in no hurry
      no rush
      now plus
      now +
      from now on the clock
      is requested
      are requested
      is hereby requested
      is herewith requested
      is desired
      is wanted
    `,
    list`
      trade ticket
      order ticket
      swap ticket
      trade request
      exchange request
      swap request
      have passed
      has passed
      desired outcome
      the desired outcome is
      the desired outcome
      bullish on
      bearish on
      im bullish on
      i am bullish on
      id be glad if
      i would be glad if
      id be happy if
      i would be happy if
      id be pleased if
      i would be pleased if
      id be grateful if
      i would be grateful if
      wed be glad if
      we would be glad if
      we would be happy if
      we would be grateful if
      were to be
      fill or kill
      fill-or-kill
      fok
      gasless
      gas less
      gas-free
      to the best bidder
      to the highest bidder
      the best bidder
      mev protection
      mev protected
      mev-protected
      of mine
      of ours
      as much as possible
      as much as you can get
      at the end
      in the end
      in the same call
      in the same transaction
      in the same tx
      in one go
      in one transaction
      come back
      coming back
      must come back
      has to come back
      sitting idle
    `,
  ),
};
