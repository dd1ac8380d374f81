import { list } from '../list.ts';

/** An e-mail with its header: the text after it is the sender's. */
export const mailHeader = /^(?:from|von|de|от|发件人):[^\n@]{0,80}@[^\n]{0,80}$/im;

/** Proposals of the agent to drop something, and its reports: a yes to them requests nothing. */
export const drops = new RegExp(
  list`
    (?<!\p{L})(?:
      cancel
      anul
      annul
      descart
      storn
      verwerf
      abbrech
      abandon
      discard
    )\p{L}*[^?？]{0,40}[?？]\s*$
  `,
  'iu',
);

/** The agent's reports of what it did. */
export const isDone = new RegExp(
  list`
    (?<!\p{L})(?:
      (?:ya|he|hemos|acabo de) (?:\p{L}+ ){0,1}(?:envi|mand|pag|transfer|hech|firm)\p{L}*
      gesendet
      überwiesen
      erledigt
      ausgeführt
      envoyé
      effectué
      exécuté
      viré
      enviei
      mandei
      paguei
      transferi
    )(?!\p{L})
  `,
  'iu',
);

/** Words that would make it a list of past actions. */
export const over = new RegExp(
  list`
    (?<!\p{L})(?:
      done
      finished
      completed?
      executed
      already
      so far
      log
      history
      status
      checked
      yesterday
      last (?:week|month|night)
    )(?!\p{L})
  `,
  'iu',
);
