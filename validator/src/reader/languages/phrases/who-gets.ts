import { list } from '../list.ts';

/** Prepositions before a recipient. */
export const leadsTo = /(?<!\p{L})(?:to|into|onto|an|auf|a|à|para|на|ke)\s{1,3}$/iu;

/**
 * `the aTokens must belong to 0x…`, `to the fund administrator, 0x…`, `"credit_to": "0x…"`: a recipient without a
 * preposition directly before it.
 */
export const leadsToReceiver = new RegExp(
  list`
    (?:
      \bbelongs?(?:ing)? to
      \bto (?:the|our|my|their|its|his|her) [\p{L}’' -]{2,40}[,:(–-]?
      \bcredit\w*[_ -]?to\W{0,4}
      \bon[_ -]?behalf[_ -]?of(?: (?:the|our|my|their|its|his|her) [\p{L}’' -]{2,40})?\W{0,4}
      (?:receiver|recipient|beneficiary)(?: of [\p{L} ]{2,24})?\w*["']?\s?[:=]
    )\s{0,2}["'(]?$
  `,
  'iu',
);

/** `the standard bridge of Base`: the operator of the bridge. */
export const ofBridge = new RegExp(
  list`
    (?:
      bridge
      brücke
      ponte
      puente
      pont
      jembatan
      мост\p{L}{0,3}
      köprü\p{L}{0,6}
    )(?:\s[\p{L}]{1,12}){0,3}\s?$
  `,
  'iu',
);

/** Between two chains: the first is the source. */
export const leadsOn = /^\s*(?:->|→|=>|⇒|>|to|nach|vers|para|a|ke|到|на|в)\s*$/iu;

/** Words between two parties, the new one first: `0xB replaces 0xA`. */
export const newFirst = new RegExp(
  list`
    \b(?:replaces|(?:to|will|shall|should|can|may|must) replace|replacing|supersedes)\b
    instead of
    in place of
    takes? over (?:from|for)
    in for\b
    substitut[ei]s? for
    \bersetzt\b(?!\s+durch)
    statt
    anstelle
    en lugar de
    à la place d
    no lugar d
    sustituye a
    remplace\b
    substitui\b
    代替
    заменяет
    вместо
  `,
  'iu',
);

/** Words before the new one: `0xA is leaving, replace her by 0xB`. */
export const leadsToNew = new RegExp(
  list`
    (?:
      \b(?:by|with|durch|mit|por|con|par|avec|com|dengan)
      на
    )\s+(?:(?!of\b)[\p{L}'’]+\s+){0,4}\W{0,3}$
  `,
  'iu',
);

/** A Safe, directly before its address. */
export const callsSafe = /(?<!\p{L})(?:safe|multi-?sig|мультисиг|セーフ|多签)[\s:(,"'`]{0,3}$/iu;

/** Words next to a common word that is also the name of a protocol: `curve pool`. */
export const besideProtocol = new RegExp(
  list`
    ^(?:
      protocol
      bridge
      finance
      router
      exchange
      dex
      pool
      multisig
      wallet
      owner
      owners
      signer
      module
      guard
      order
      orders
      native
      sell
      intent
      solver
      solvers
      limit
      limit order
      transaction
      tx
      batch
      multisend
      config
      proposal
      settings
      threshold
      account
    )$
  `,
  '',
);
