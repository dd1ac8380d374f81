import { list } from './list.ts';

/** `que se envíen`: the impersonal instruction. */
export const ordering = /(?:^|(?:quiero|necesito|pido|solicito|ordeno|preciso|peço) )que (?:(?:se|me|le) )?$/u;

/** `le agradecería que enviara`, without another subject in between. */
export const polite = new RegExp(
  list`
    (?<!\p{L})(?:
      agradecer[ií]a(?:mos)?
      agradecia
      quisiera
      gustar[ií]a
      pedir[ií]a
      rogar[ií]a
      gostaria
    ) que (?:(?:me|nos|le|les|se|lo|los|la|las|lhe) ){0,2}$
  `,
  'u',
);

/** Adverbs of habit: `tu envoies toujours`. */
export const habit =
  '(?!\\s+(?:toujours|souvent|encore|jamais|déjà|normalement|d.habitude|sempre|normalmente|nunca|geralmente|já))';
