import { list } from '../list.ts';

/** Words before a year. */
export const yearLeads = new RegExp(
  list`
    ^(?:
      in
      since
      from
      during
      until
      till
      of
      year
      en
      em
      im
      seit
      von
      depuis
      desde
      de
      del
      do
      año
      ano
      jahr
      annee
      sejak
      tahun
      yili
      в
      с
      от
      за
      из
      عام
      سنة
      منذ
      في
      साल
      सन
    )$
  `,
  '',
);

/** Words for a time of day before the number. */
export const clockLeads = /^(?:pukul|jam|saat|las|kl|الساعة)$/;

/** Parties, and things that come in an order: `the second payment`. */
export const ordered = new RegExp(
  list`
    ^(?:
      signer
      signers
      owner
      owners
      person
      people
      party
      parties
      time
      payment
      payments
      transfer
      try
      attempt
      step
      wallet
      address
      member
      co
      batch
      tranche
      instalment
      installment
      quarter
      week
      month
      day
      year
      one
      version
      generation
    )$
  `,
  '',
);

/** Signs before an identifying number. */
export const numberSigns = /^(?:n|no|nr|num|numero|nummer|nomor|numara|номер|رقم)$/;

/** Words that point at one of several. */
export const pointers = new RegExp(
  list`
    ^(?:
      the
      this
      that
      which
      these
      those
      my
      our
      your
      another
      each
      every
      any
      either
      new
      old
      other
      same
      right
      wrong
      only
      last
      first
      next
      big
      small
    )$
  `,
  '',
);

/** The words of the rules, in other scripts. */
export const examples = {
  onePermit: 'একটা USDC permit সই করো',
  notUnlimited: 'সীমাহীন নয়',
  giveTwo: 'bob.eth को दो ETH भेजो',
};

/** `not` in Bengali, and `nine`, as the lookup spells them. */
export const notOrNine = 'নয';

/** `two` in Hindi and Urdu, and `give`. */
export const givesAid: ReadonlySet<string | undefined> = new Set(['दो', 'دو']);

/** Words between an article and the noun of an instruction. */
export const adjectives = new RegExp(
  list`
    ^(?:
      quick
      small
      new
      simple
      little
      big
      direct
      token
      tokens
      single
      batch
      official
      native
      canonical
      cross
      existing
      current
      pending
      open
      recent
      test
      regular
      plain
      usual
      single
    )$
  `,
  '',
);
