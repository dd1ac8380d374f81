import { list } from '../list.ts';

/** Words for a validity period, before a cue. */
export const lasts = new RegExp(
  list`
    (?:
      end(?:s|ing)?
      runs? out
      expir\p{L}*
      lapse\p{L}*
      valid
      good
      lasting
      until
      venc\p{L}*
      venz\p{L}*
      caduc\p{L}*
      caduq\p{L}*
      v[áa]lid[oa]
      validade
      validez
      valable
      échéance
      gültig
      befristet
      ablauf\p{L}*
    )\W{0,3}(?:\p{L}{1,6}\s)?$
  `,
  'iu',
);

/** `if it needs one`, `if you please`: not a condition on the instruction. */
export const softIf = new RegExp(
  list`
    ^if (?:
      you(?:['’]d| would) (?:be so (?:good|kind)|please|mind)
      needed
      necessary
      required
      possible
      applicable
      it (?:needs|requires|can|could|has to|must)
      you (?:please|can|could|need|don['’]t mind)
      that(?:['’]s| is) (?:ok|okay|fine|possible)
      there is one
    )
    ^should (?:get|receive|bring|arrive|be|come|yield|land)
  `,
  'i',
);

/** `10분이면 충분해`: ten minutes will do. */
export const willDo = /^(?:이면|면)\s{0,2}(?:충분|돼|된다|됩니다)/u;

/** `so we can post it later`: a purpose. */
export const purpose = new RegExp(
  list`
    (?:^|[,.;:\s])so (?:that )?(?:i|we|it|they|he|she|you) (?:can|could) (?:
      post
      use
      lend
      bridge
      stake
      supply
      deposit
      swap
      spend
      pay
      sell
      borrow
      lock
      claim
    )\b[^,.;:\n]{0,60}$
  `,
  'i',
);

/** `exam is tomorrow`: the reason for the hurry. */
export const occasion = new RegExp(
  list`
    (?:^|[,.;:\s–-])(?:the |my |his |her |our |their )?(?:
      exams?
      rent
      birthday
      wedding
      flight
      trip
      school trip
      deadline
      party
      tournament
      concert
      holidays?
      funeral
      surgery
      appointment
    )(?:['’]s| is| are| starts?| begins?)(?: due)?(?: on)?\s$
  `,
  'i',
);

/** `node hardware got delayed again`: something else is late. */
export const lateThing = new RegExp(
  list`
    (?<!
      (?:it|this|that|payment|transfer|transaction|order|swap|trade|release|deposit|withdrawal|one)
    )\s(?:got|was|were|been|is|are)\s$
  `,
  'i',
);

/** `امی انتظار کر رہی ہیں`: someone waits, but not for a named event. */
export const waits = /^(?:انتظار کر رہ[یاے] (?:ہیں|ہے)|(?:इंतज़ार|इंतजार) कर रह[ीाे] (?:हैं|है))/u;

/** Before them, the thing waited for. */
export const waitsFor = /(?:کا|کی|کے|میں|ہم|का|की|के|मैं|हम)\s$/u;

/** `quote I'm seeing is 6400`: a price that was looked up, not one to look up. */
export const priceSeen = new RegExp(
  list`
    ^quote (?:
      i(?:['’]?m| am)? (?:see|get|got|have)
      right now
      at the moment
      currently
      is (?:about |around |~)?\d
    )
  `,
  'i',
);
