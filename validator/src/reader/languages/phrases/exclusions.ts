import { list } from '../list.ts';

/** These deny what follows them closely, whatever the clauses are: rather one question too many. */
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

/** In Portuguese, `no` leads to a place. */
export const isPortuguese = /(?<!\p{L})(?:na|pra|meus?|minhas?|rede|não|cofre|uma|você|favor de|às)(?!\p{L})/iu;
export const leadsToPlace = /(?<!\p{L})no(?= \p{L})/giu;

/** `stop using it on Aave` ends something, and denies nothing that it names. */
export const endsSomething = /^stop$/i;

/** `vote no on 42` says how to vote, and `saying no` what to answer. */
export const votesNo = new RegExp(
  list`
    (?<!\p{L})(?:vot(?:e|es|ing)|say|saying) ["'“]?no(?!\p{L})
    (?<!\p{L})no["'”]? (?:on|votes?|side)(?!\p{L})
  `,
  'giu',
);

/** `except the Kiln vault`, `anything but 88`: words before a name that leave it out and deny nothing else. */
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

/** `hUSDCボールトではなく`: the same behind it, where a negation stands last. */
export const leftOutBehind = /^[\s\p{L}ー]{0,6}?(?:以外|ではなく|じゃなく|でなく|말고|아니라|아닌|제외|除外|除く)/u;

/** What a list that is denied goes on with: `not 48213, 48214 or 48215`. */
export const goesOnDenied = /^(?:[#"“]?\d*["”]?|or|nor|and|o|ou|oder|und|y|e|et)$/iu;
