import { ahead, verb } from '../imperative-forms.ts';
import { type Instructing, tellingWords } from '../instructing.ts';
import { list } from '../list.ts';

export const indonesian: Instructing = {
  imperatives: {
    orders: verb('p[e]\\p{L}+an|setoran|\\p{L}+ing'),
    tells: verb('ter(?!us|ima)\\p{L}+'),
    led: [
      [verb('(?:di(?!stribusi)[-\\s]?|me(?!rger)|nge|ng(?!utang)|ny|nar|nab|mind|mb)\\p{L}+')],
      [verb('(?:di[-\\s]?|me)\\p{L}+'), ahead('agar|supaya|biar|untuk|harus|tolong|mohon|minta|harap')],
    ],
    shared: verb('(?!(?:di(?!stribusi)[-\\s]?|me(?!rger)|nge|ny|mind)\\p{L}{3})\\p{L}+'),
    subjects: {
      pronouns: list`
        saya
        aku
        gue
        gua
        gw
        ku
        kami
        kita
        dia
        ia
        mereka
        beliau
      `,
      others: list`
        dia
        ia
        mereka
        beliau
      `,
      prepositions: list`
        dari
        ke
        untuk
        buat
        di
        pada
        dengan
        dalam
        pakai
        via
        lewat
        bagi
        oleh
        milik
        menggunakan
        tentang
        kepada
        sama
        atas
        seperti
        punya
      `,
      people: list`
        ibu
        bapak
        ayah
        mama
        papa
        mamah
        kakak
        adik
        abang
        teman
        bos
        istri
        suami
        anak
        nenek
        kakek
        pelanggan
        klien
        tetangga
        pacar
        om
        tante
        itu
        tersebut
      `,
      named: /^/u,
      hasOpenLeads: true,
      pleas: list`
        tolong
        mohon
      `,
    },
  },
  inPlace: null,
  tellers: {
    ahead: tellingWords('dia|ia|mereka|beliau|akan|bakal|sedang|telah|berencana|berniat|seandainya|pernah'),
  },
  ordering: null,
  signing: null,
};
