import { verb } from '../imperative-forms.ts';
import { type Instructing, tellingWords } from '../instructing.ts';
import { list } from '../list.ts';
import { ordering, polite } from '../romance.ts';

/** Verbs in -er and -ir: the imperative of usted and ustedes ends in -a, not in -e. */
const er = list`
  \p{L}{0,8}(?:
    vend
    muev
    mov
    met
    vuelv
    volv
    viert
    vert
    fier
    fer
    divid
    part
    pid
    ped
    mit
    conced
    traig
    tra
    redim
    recoj
    recog
    pong
    pon
    hag
    hac
    tribuy
    prove
    cumpl
    adquier
  )
`;

export const spanish: Instructing = {
  imperatives: {
    orders: verb(
      // Infinitives, with pronouns.
      list`
        \p{L}+[aeií]r(?:me|te|se|nos|les?)?(?:l[oa]s?)?
        // Imperatives with pronouns: of tú and usted with an accent, of vos without.
        \p{L}*[áéíóú]\p{L}*(?:me|(?<!s)te|se|nos|les?|l[oa]s?)
        \p{L}{2,}[aei](?:(?:me|te|se|nos)?l[oae]s?|me|nos)
        ${er}an
        (?!${er}en)\p{L}+en
        \p{L}+[aeií]d
        (?!\p{L}+[aei]rá)\p{L}+á
        (?:re)?tirá
        girá
        ${er}é
        d[ée]n?
        haz
        deshaz
        pon
        da
        di
        ten
        firma
        // Nouns; "envío 5 USDC" is a verb.
        \p{L}+(?:ción|sión|cion|sion|encia|aje|ing)
        (?:re)?(?:
          env[ií]o
          pago
          canje
          cambio
          intercambio
          dep[óo]sito
          retiro
          reclamo
          permiso
          préstamo
          trueque
        )(?!\s+(?:\d|tod|mis?\s|los\s|las\s|el\s|la\s|un))
        // Italian has no list of its own.
        inviare
        trasferisci
        trasferire
      `,
    ),
    tells: verb('\\p{L}+(?:[ai]ste|abas?|(?<!env|gu|conf|desv|ampl|v)ías?|ría)'),
    shared: verb('(?!\\p{L}+(?:ara|(?<!f|qu)iera)(?!\\p{L}))\\p{L}+[ae]'),
    led: [
      [verb('\\p{L}+[ae]s')],
      [verb('\\p{L}+(?:ara|iera)[sn]?'), polite],
      [
        verb('\\p{L}+[ae]s'),
        /^(?:(?:así que|entonces|pues|bueno|y|luego|conque)[ ,]+){0,3}(?:tú |vos )?(?:me|nos|le|les|se lo|se los)\s+$/u,
      ],
      [verb('\\p{L}+[ae]'), ordering],
    ],
    follows: verb('\\p{L}+(?:ando|iendo|yendo)(?:l[oa]s?)?'),
    subjects: {
      pronouns: list`
        yo
        él
        ella
        ellos
        ellas
        nosotros
        nosotras
        quien
        alguien
        nadie
        uno
      `,
      spokenTo: list`
        usted
        ustedes
      `,
      clitics: list`
        me
        te
        se
        le
        les
        lo
        nos
        os
      `,
      determiners: list`
        el
        la
        los
        las
        un
        una
        unos
        unas
        mi
        mis
        tu
        tus
        su
        sus
        nuestro
        nuestra
        nuestros
        nuestras
        este
        esta
        ese
        esa
        aquel
        cada
      `,
      prepositions: list`
        a
        al
        de
        del
        en
        con
        por
        para
        desde
        hacia
        hasta
        sin
        sobre
        entre
        según
        como
        que
        todo
        toda
        todos
        todas
        pa
        vía
        via
        usando
        mediante
        tras
        contra
        durante
      `,
      times: list`
        vez
        mes
        semana
        mañana
        tarde
        noche
        año
        día
        dia
        lunes
        martes
        miércoles
        jueves
        viernes
        sábado
        domingo
        momento
        siguiente
        resto
        mitad
      `,
      named: /^/u,
    },
  },
  inPlace: null,
  tellers: {
    ahead: tellingWords(
      list`
        él
        ella
        ellos
        ellas
        quien
        iba
        iban
        va a
        van a
        quiere
        quieren
        quería
        querían
        querría
        debería*
        podría
        podrían
        ha
        han
        había*
        estaba*
        está
        están
        planea*
        piensa*
        pensaba*
        suele*
        pretende*
      `,
    ),
  },
  ordering: null,
  signing: null,
};
