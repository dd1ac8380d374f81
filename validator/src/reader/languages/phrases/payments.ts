import { list } from '../list.ts';

/** A burner is a wallet of little value; it does not burn tokens. */
export const speaksOfBurning = new RegExp(
  list`
    \b(?:burn(?!er)|destroy|incinerat|quema|brûle|bruler|verbrenn|queima|bruci|bakar)
    сжечь
    сожги
    сожж
    销毁
    燒毀
    烧毁
    焼却
    バーン
    소각
    حرق
    जला
  `,
  'i',
);

/** `cc 0x…`, `notify 0x…`: words for a reader who is not a party. */
export const toldOnly = new RegExp(
  list`
    (?:^|[^\p{L}])(?:
      b?cc
      fyi
      notify
      inform
      copy(?:ing)?(?: in)?
    )[\s:=(]{1,4}(?:\p{L}{1,12}\s){0,2}$
  `,
  'iu',
);

/** `partial fills`, `partially`, `fill it in parts`; `part` alone may mean anything. */
export const speaksOfParts = new RegExp(
  list`
    \bpartial
    \bpartly\b
    \b(?:in|by) (?:several |many |small )?parts\b
    \bparcial
    \bpartiel
    \bteilweise
    \bparzial
    частичн
    部分
    一部
    आंशिक
    جزئي
    \bsebagian\b
    আংশিক
  `,
  'i',
);

/** The source of the money, before the address. */
export const payerWords = new RegExp(
  list`
    \b(?:from|desde|depuis)\s+(?:
      (?!(?:to|into|hacia|para|à|vers)\s|(?:an?|al)\s+\(?0x)[\p{L}'-]+\s+
    ){0,3}\(?(0x[0-9a-f]{40})(?![0-9a-f])
  `,
  'giu',
);

/**
 * A symbol in the position of a token: after a dollar sign, after an amount, or in capitals after a word that takes
 * one.
 */
export const symbolLike = new RegExp(
  list`
    (?<![\w.])(?:
      \$(?<marked>[A-Za-z][\w.]{1,10})
      \d[\d.,]{0,40}\s?(?<counted>[A-Za-z][A-Za-z0-9]{1,10})
      (?:
        for
        into
        buy
        sell
        of
        my
        all
        swap
        send
        transfer
        approve
        spend
        receive
        get
        some
        any
      )\s(?<capitals>[A-Z][A-Z0-9]{1,10})
    )(?!\w)
  `,
  'g',
);

/** A smart account, in any words. */
export const accountWords = new RegExp(
  list`
    (?<![\p{L}\d])(?:
      safe
      gnosis
      multi-?sig(?:nature)?
      smart[ -]?(?!contracts?\b)\p{L}+
      user ?op(?:eration)?
      (?:my|our) account
      (?:erc-?)?(?:4337|7579)
    )(?![\p{L}\d])
  `,
  'iu',
);
