import { list } from '../list.ts';

/** Words that deny what follows them closely, in any clause: rather one question too many. */
export const plainDenial = new RegExp(
  list`
    (?<!\p{L})(?:
      (?:not|no)(?!
        \x20(?:more|less|fewer|later|longer) than
        \x20m[áa]ximo
        \x20m[íi]nimo
        \x20site
        \x20app
        \x20endereço
      )
      never
    )(?!\p{L})[^.;!?]{0,60}$
  `,
  'iu',
);

/** In Portuguese, `no` is a preposition of place. */
export const isPortuguese = /(?<!\p{L})(?:na|pra|meus?|minhas?|rede|não|cofre|uma|você|favor de|às)(?!\p{L})/iu;
export const leadsToPlace = /(?<!\p{L})no(?= \p{L})/giu;

/** `stop using it on Aave` ends something, and denies none of its mentions. */
export const endsSomething = /^stop$/i;

/** `vote no on 42` is a choice in a vote, and `saying no` an answer. */
export const votesNo = new RegExp(
  list`
    (?<!\p{L})(?:vot(?:e|es|ing)|say|saying) ["'“]?no(?!\p{L})
    (?<!\p{L})no["'”]? (?:on|votes?|side)(?!\p{L})
  `,
  'giu',
);

/** `except the Kiln vault`, `anything but 88`: words before a name that exclude it and deny nothing else. */
export const leftOutBefore = new RegExp(
  list`
    (?<!\p{L})(?:
      except
      excluding
      other than
      apart from
      aside from
      unlike
    )(?!\p{L})[^.,;!?]{0,40}$
    (?<!\p{L})but (?:(?:for|in|into|on|to|at|with|the|an?|my|our|request|position|proposal|number) ){0,3}[#"“]?$
  `,
  'iu',
);

/** `hUSDCボールトではなく`: the same after the name, in languages with the negation last. */
export const leftOutBehind = /^[\s\p{L}ー]{0,6}?(?:以外|ではなく|じゃなく|でなく|말고|아니라|아닌|제외|除外|除く)/u;

/** Continues a denied list: `not 48213, 48214 or 48215`. */
export const goesOnDenied = /^(?:[#"“]?\d*["”]?|or|nor|and|o|ou|oder|und|y|e|et)$/iu;
