import type { BesideAmounts } from '../beside-amounts.ts';
import { list } from '../list.ts';

export const english: BesideAmounts = {
  before: list`
    (?:half|a third|two thirds|a quarter|three quarters|\d{1,2} ?%) of(?: the| my| our| those)?
    all but
    all except
    everything but
    everything except
    (?:
      most
      part
      some
      (?:my|our|his|her|their|the) (?:share|cut|part|portion|rest|remainder)
      rest
      remainder
      what(?: is|[’']s)? left
      a fraction
      a portion
    ) of(?: the| my| our| those| these| that)?
    twice(?: the)?
    double(?: the)?
    triple(?: the)?
    halve(?: the)?
    (?:two|three|four|five|ten|\d{1,2}) times(?: the)?
  `,
  after: list`
    minus
    less (?!than|or)
    plus (?:\p{L}+ ){0,2}(?:
      tips?
      gratuity
      fees?
      tax(?:es)?
      vat
      interest
      commission
      bonus
      shipping
      extras?
      postage
      deposit
      expenses
    )
    plus \d{1,2}(?:\.\d)? ?%
    [x×*] ?[2-9](?!\d)
    times (?:two|three|four|\d)
    per (?:
      person
      head
      capita
      user
      member
      guest
      player
      day
      week
      month
      year
      hour
      night
      invoice
      wallet
      seat
      item
      ticket
    )
    (?:a|every|each) (?:month|week|day|person|head|night|year|hour)
    monthly
    weekly
    daily
    yearly
    halved
    doubled
    tripled
    (?:to be |is |gets )?(?:split|divided|shared) (?:by|between|among|amongst|in|into|equally|evenly|with)
    net
    gross
    (?:after|before) (?:the |any |all )?(?:fees?|tax(?:es)?|commission|costs|deductions)
    (?:incl|including|inclusive of|included|excluding|excl|plus)\.? (?:the |all |any |your |our |my )?(?:
      fees?
      tax(?:es)?
      vat
      commission
      tips?
      service charge
      costs
      charges
    )
    fees? included
    on top of
    over and above
    short of
  `,
};
