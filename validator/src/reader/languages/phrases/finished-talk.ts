import { list } from '../list.ts';

/** An e-mail with its head: what follows is its sender's. */
export const mailHeader = /^(?:from|von|de|от|发件人):[^\n@]{0,80}@[^\n]{0,80}$/im;

/** What the agent proposes to drop, and what it has done already: a yes to it asks for nothing. */
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

/** What the agent has done already. */
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

/** Words by which a list would be one of what is over. */
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
