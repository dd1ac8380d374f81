import { verb } from '../imperative-forms.ts';
import { type Instructing, tellingWords } from '../instructing.ts';
import { list } from '../list.ts';
import { habit } from '../romance.ts';

export const french: Instructing = {
  imperatives: {
    orders: verb(
      list`
        \p{L}+(?:er|ir|oir|[nr]dre|ettre|faire|duire|crire|ivre)
        faire
        \p{L}+(?:ment|ments|tion|sion|ing|age)
        envoi
        renvoi
        transferts?
        achats?
        dépôts?
        depots?
        retraits?
        swaps?
        prêt
        emprunt
      `,
    ),
    tells: verb('\\p{L}+(?:rons|ions)'),
    shared: verb(
      list`
        \p{L}+(?:e|ez|ons)
        \p{L}*(?:ds|ts)
        \p{L}+(?<!a)is
        (?:re|dé|dè)?fais
        (?:res)?sors
        \p{L}*iers
        donne
      `,
    ),
    led: [
      [verb('\\p{L}+(?:es|iez)')],
      // Spoken instructions: `donc tu prends …, et tu les déposes`.
      [
        verb(`\\p{L}+(?:s|ez)(?!\\p{L})${habit}`),
        new RegExp(
          list`
            ^(?:(?:bon|ben|alors|donc|du coup|et|puis|ensuite|là|voilà|euh)[ ,]+){1,4}(?:tu|vous) (?:(?:me|nous|lui|leur|le|la|les|en|y) ){0,2}$
          `,
          'u',
        ),
      ],
    ],
    follows: verb('\\p{L}+ant'),
    subjects: {
      pronouns: list`
        je
        j
        il
        elle
        on
        ils
        elles
        qui
        ça
        cela
        quelqu
      `,
      spokenTo: list`
        tu
        nous
        vous
      `,
      clitics: list`
        me
        m
        te
        t
        se
        s
        lui
        leur
        y
      `,
      determiners: list`
        le
        la
        les
        l
        un
        une
        mon
        ma
        mes
        ton
        ta
        tes
        son
        sa
        ses
        notre
        nos
        votre
        vos
        leur
        leurs
        ce
        cet
        cette
        ces
        chaque
      `,
      prepositions: list`
        à
        a
        au
        aux
        de
        d
        du
        des
        en
        dans
        avec
        par
        pour
        depuis
        vers
        sans
        sur
        entre
        selon
        chez
        comme
        que
        qu
        tout
        toute
        tous
        toutes
        via
        contre
        pendant
        après
        avant
        sous
        moi
        toi
        lui
        leur
      `,
      times: list`
        fois
        mois
        semaine
        matin
        soir
        soirée
        année
        jour
        lundi
        mardi
        mercredi
        jeudi
        vendredi
        samedi
        dimanche
        moment
        reste
        moitié
      `,
      named: /^/u,
    },
  },
  inPlace: null,
  tellers: {
    ahead: tellingWords(
      list`
        il
        elle
        on
        ils
        elles
        qui
        va
        vont
        veut
        veulent
        voulait
        voulaient
        voudrait
        voudraient
        aimerait
        devrait
        devraient
        pourrait
        pourraient
        avait
        avaient
        était
        (?<!(?:mon|ton|son|le|un|ce|notre|votre|du|au|de) )compte
        comptait
        envisage*
        pense
        pensait
        souhaitait
      `,
    ),
  },
  ordering: null,
  signing: null,
};
