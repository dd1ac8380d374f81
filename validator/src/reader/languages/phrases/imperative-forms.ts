import { compilePattern } from '../../../patterns/compile-pattern.ts';
import { list } from '../list.ts';
/** The forms of verbs in one language that instruct, by themselves or by what stands ahead; every other form tells. */
export interface ImperativeForms {
  /** Imperatives, infinitives as instructions, nouns. */
  readonly orders: RegExp;
  /** Forms that tell and look like those that instruct. */
  readonly tells?: RegExp;
  /** Forms that instruct, and that also tell what somebody does: an instruction where nobody who does it stands ahead. */
  readonly shared?: RegExp;
  /** Forms that instruct behind words that ask: behind any lead, or behind the words given. */
  readonly led?: readonly (readonly [form: RegExp, behind?: RegExp])[];
  /** Forms that go along with another verb: `gastando 5 USDC`. */
  readonly follows?: RegExp;
  readonly subjects?: Subjects;
}

/** Who does it, ahead of a verb in its clause. */
export interface Subjects {
  /** They tell wherever they stand, and those who may be spoken to where no lead stands ahead. */
  readonly pronouns: string;
  readonly spokenTo?: string;
  /** Right ahead of a verb that is no imperative: `le manda`. */
  readonly clitics?: string;
  /** Open a subject, unless a preposition leads them, or a number, a coin or a time follows. */
  readonly determiners?: string;
  readonly prepositions: string;
  /** Determiners that, behind a noun, say whose it is: `die Löhne der Bäckerei`. */
  readonly genitives?: string;
  readonly times?: string;
  /** People who need no article: `ibu kirim`. */
  readonly people?: string;
  /** Forms of which a name right ahead is the subject: `Juan manda`. */
  readonly named?: RegExp;
  /** Right behind the verb: `sende ich`. */
  readonly behind?: RegExp;
  /** Forms that have a subject only where an amount follows: `die Kunden senden 5 USDC`, and not `die Freigabe widerrufen`. */
  readonly onlyBeforeAmounts?: RegExp;
  /** Whether leads are of every person, so that who stands ahead of them counts: `Budi mau kirim`. */
  readonly hasOpenLeads?: boolean;
  /** Words right ahead of a verb that ask whoever is spoken to. */
  readonly pleas?: string;
  /** Pronouns for others than the owner. */
  readonly others?: string;
}

/** A whole verb at the start of what is looked at. */
const verb = (source: string): RegExp => compilePattern(`^(?:${source})(?![\\p{L}\\p{M}])`, 'u');
const ahead = (source: string): RegExp => compilePattern(`(?<![\\p{L}\\p{M}])(?:${source})(?![\\p{L}\\p{M}])`, 'u');

/** `que se envíen`: what is to happen. */
const ordering = /(?:^|(?:quiero|necesito|pido|solicito|ordeno|preciso|peço) )que (?:(?:se|me|le) )?$/u;

/** `le agradecería que enviara`, with nobody in between who would do it. */
const polite = new RegExp(
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

/** Adverbs that tell of a habit: `tu envoies toujours`. */
const habit =
  '(?!\\s+(?:toujours|souvent|encore|jamais|déjà|normalement|d.habitude|sempre|normalmente|nunca|geralmente|já))';

/** Verbs in -er and -ir, of which the order of usted and ustedes ends in -a, and not in -e. */
const spanishEr = list`
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
const portugueseEr = list`
  \p{L}{0,8}(?:
    vend
    convert
    transf[ei]r
    m[ou]v
    met
    mit
    divid
    part
    tribu
    ced
    receb
    faç
    invist
    adquir
    forneç
    fornec
    ponh
    recolh
    devolv
    envolv
  )
`;

/** German verbs whose stem ends in t, so that -te is no past of theirs. */
const germanT = list`
  \p{L}{0,8}(?:
    leit
    biet
    halt
    schalt
    walt
    wart
    statt
    splitt
    richt
    kett
    start
    kost
    acht
    miet
    wert
    arbeit
    wort
    spalt
    rat
    beantrag
  )
`;
/** What is said to somebody behind a verb: `schickst du mir bitte`. */
const germanCourtesy = '\\s+(?:du\\s|ihr\\s)?(?:bitte|mal|mir|uns|ihm|ihr|doch)(?!\\p{L})';
/** Pasts that end as an instruction does. */
const germanPasts =
  '\\p{L}{0,6}(?:(?:wies|hob|nahm|gab|zog|lieh|schob|warf|ließ|liess|trug|warb)(?:en)?|(?:sandt|wandt|bracht)en?)';

/** Turkish stems that end in -r of their own, where that is no present tense. */
const turkishR = list`
  \p{L}{0,12}(?:
    gönder
    aktar
    yatır
    çıkar
    ver
    götür
    çevir
    [dt][ıiuü]r
    geçir
    getir
    bitir
    ayır
    sar
    kır
    gir
    vur
    sor
    göster
    kullandır
  )
`;

/** What would please the one who asks: `gönderirsen sevinirim`. */
const turkishPleased = list`
  s[ae]n(?:[ıi]z)?\s+(?:çok\s+)?(?:
    sevinirim
    seviniriz
    memnun\s+olur(?:um|uz)
    minnettar\s+olurum
    iyi\s+olur
    süper\s+olur
  )
`;

export const imperativeForms: Readonly<Record<string, ImperativeForms>> = {
  es: {
    orders: verb(
      // Infinitives, with pronouns.
      list`
        \p{L}+[aeií]r(?:me|te|se|nos|les?)?(?:l[oa]s?)?
        // Imperatives with pronouns, of tú and usted by their accent, of vos without one.
        \p{L}*[áéíóú]\p{L}*(?:me|(?<!s)te|se|nos|les?|l[oa]s?)
        \p{L}{2,}[aei](?:(?:me|te|se|nos)?l[oae]s?|me|nos)
        ${spanishEr}an
        (?!${spanishEr}en)\p{L}+en
        \p{L}+[aeií]d
        (?!\p{L}+[aei]rá)\p{L}+á
        (?:re)?tirá
        girá
        ${spanishEr}é
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
  pt: {
    orders: verb(
      list`
        \p{L}+[aeiôo]r
        ${portugueseEr}am
        (?!${portugueseEr}em)\p{L}+em
        d[êáa]
        faz
        põe
        poe
        dêem
        \p{L}+(?:ção|são|cao|sao|ência|encia|agem|mento|ing|ada)
        (?:re)?(?:
          envio
          depósito
          deposito
          resgate
          câmbio
          cambio
          saque
          empréstimo
        )(?!\s+(?:\d|tod|meus?\s|minhas?\s|os\s|as\s|o\s|um))
      `,
    ),
    shared: verb('\\p{L}+[aeêá]'),
    tells: verb('\\p{L}+(?:rás?|ria|ava|ia)(?<!nvia|copia|guia|premia|cia)|\\p{L}+(?:ado|ido)'),
    led: [
      [verb('\\p{L}+[ae]s')],
      [verb('\\p{L}+asse'), polite],
      [verb('\\p{L}+[ae]'), ordering],
      // Said to somebody, as in speech: `aí você transfere …`.
      [
        verb(`\\p{L}+[ae]s?(?!\\p{L})${habit}`),
        /^(?:(?:então|aí|daí|e|depois|bom|bem|agora|logo)[ ,]+){1,4}(?:você|vc|cê|tu) (?:(?:me|lhe|já) ){0,2}$/u,
      ],
    ],
    follows: verb('\\p{L}+(?:ando|endo|indo)'),
    subjects: {
      pronouns: list`
        eu
        ele
        ela
        eles
        elas
        nós
        quem
        alguém
        ninguém
      `,
      spokenTo: list`
        você
        vocês
      `,
      clitics: list`
        se
        lhe
        lhes
      `,
      determiners: list`
        o
        a
        os
        as
        um
        uma
        uns
        umas
        meu
        minha
        meus
        minhas
        teu
        tua
        seu
        sua
        seus
        suas
        nosso
        nossa
        nossos
        nossas
        este
        esta
        esse
        essa
        aquele
        cada
      `,
      prepositions: list`
        a
        à
        ao
        aos
        às
        de
        do
        da
        dos
        das
        em
        no
        na
        nos
        nas
        num
        numa
        com
        por
        pelo
        pela
        pelos
        pelas
        para
        pra
        pro
        pras
        pros
        desde
        até
        sem
        sobre
        entre
        segundo
        conforme
        como
        que
        todo
        toda
        todos
        todas
        via
        usando
        após
        contra
        durante
        deste
        desta
        desse
        dessa
        neste
        nesta
        nesse
        nessa
      `,
      times: list`
        vez
        mês
        semana
        manhã
        tarde
        noite
        ano
        dia
        segunda
        terça
        quarta
        quinta
        sexta
        sábado
        domingo
        momento
        resto
        metade
      `,
      named: /^/u,
    },
  },
  fr: {
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
      // Said to somebody, as in speech: `donc tu prends …, et tu les déposes`.
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
  de: {
    orders: verb(
      // What is said to several people needs a courtesy, as it is also what somebody does.
      list`
        (?:ent|über)?nimm
        (?:über|ver)?gib
        \p{L}+t(?=${germanCourtesy})
        \p{L}+(?:ung|ungen|abe|ing|swap|transfer|kredit)
      `,
    ),
    tells: verb(
      list`
        (?!${germanT}en?(?!\p{L}))\p{L}+te[nt]?
        (?:${germanPasts})(?!\p{L})
        (?!${germanT}(?!\p{L}))\p{L}+[^r]t(?!\p{L})(?<!permit|limit|deposit|mint|audit)(?!${germanCourtesy})
      `,
    ),
    shared: verb('\\p{L}+'),
    subjects: {
      pronouns: list`
        ich
        er
        man
        wer
        jemand
        niemand
      `,
      spokenTo: list`
        wir
        sie
      `,
      determiners: list`
        der
        die
        das
        ein
        eine
        mein
        meine
        dein
        deine
        sein
        seine
        unser
        unsere
        ihr
        ihre
        euer
        eure
        dieser
        diese
        dieses
        jeder
        jede
      `,
      prepositions: list`
        an
        am
        auf
        aus
        außer
        bei
        beim
        bis
        durch
        für
        fürs
        gegen
        im
        in
        ins
        mit
        nach
        ohne
        seit
        über
        um
        unter
        unterm
        vom
        von
        vor
        während
        wegen
        zu
        zum
        zur
        zwischen
        per
        via
        als
        wie
        alle
        aufs
        ans
      `,
      genitives: list`
        der
        dieser
        jeder
      `,
      times: list`
        mal
        monat
        woche
        tag
        jahr
        hälfte
        rest
      `,
      named: verb('\\p{L}+n'),
      behind: /^\p{L}+\s+(?:ich|er|man|wir|jemand)(?!\p{L})/u,
      onlyBeforeAmounts: verb('\\p{L}+(?:n|e)'),
    },
  },
  id: {
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
  tr: {
    orders: verb(
      list`
        \p{L}+m[ae]k\s+(?:istiyorum|istiyoruz|isterim|isteriz|lazım|gerek\p{L}*|üzere(?=\s+(?:imza|onay)))
        \p{L}+(?:[ae]|[ıiuü])r\s+m[ıiuü]s[ıiuü]n(?:[ıiuü]z)?
        \p{L}+m[ae]n(?:ı|i|[ıi]z[ıi])
        \p{L}+m[ae]s(?:ı|i)(?:n[ıi])?
        \p{L}+(?:\s\p{L}+)?${turkishPleased}
        \p{L}+s[ıiuü]n(?:l[ae]r)?
        \p{L}+s[ae]n(?:e|a)
        \p{L}+[ae]l[ıi]m
        \p{L}+[ıiuü]ver(?:in)?
      `,
    ),
    tells: verb(
      list`
        (?!(?:ed|gid|öd)[iı]n(?!\p{L}))\p{L}*(?:
          [dt][ıiuü](?:m|n|k|n[ıiuü]z|l[ae]r|yd[ıi]|r)?(?<!${turkishR}|kredi|indi)
          m[ıiuü]ş\p{L}*
          [ıiuü]yor\p{L}*
          [ae]c[ae][kğ]\p{L}*
          r(?:[ıiuü]m|[ıiuü]z|l[ae]r|d[ıiuü]\p{L}*|s[ae](?!n[ae]|n(?:[ıi]z)?\s)\p{L}*)
          s[ae]yd[ıi]\p{L}*
          m[ae]kt[ae]\p{L}*
        )
        (?!${turkishR}(?!\p{L}))\p{L}+[aeıiuü]r(?!\s+m[ıiuü]s[ıiuü]n)
        (?:gönder|yoll?ay|at|aktar|öd[ei]y|sat|al|çek|yatır|ed|yap)[ae]n
        \p{L}+[ae]y[ıi]m
      `,
    ),
    shared: verb('\\p{L}+'),
  },
  ru: {
    orders: verb(
      list`
        (?!\p{L}+(?:прав|став|бав)ите)\p{L}*(?:
          [^л]и
          шли
          числи
          дели
          сели
          [йи]те
          ьте
          й
          [^ш]ь
          ти
          чь
          ться
          тись
          йся
          йтесь
          ись
          итесь
        )
        (?:раз|до)?решаю
        одобряю
        поручаю
        \p{L}*(?:
          перевод(?:а|у|ом|ы)?
          отправк[ауи]
          обмен[ау]?
          продаж[ау]
          покупк[ау]
          закупк[ау]
          выводу?
          депозит
          плат[её]ж
          оплат[ау]
          св[ао]п
          стейк
          стейкинг
          отзыв
          апп?рув
          ци[яю]
          ни[ея]
          бридж
          мост
          взнос
          возврат
          займ
          выплат[ау]
        )
      `,
    ),
    led: [
      [verb('\\p{L}+(?:[её]м|им)'), ahead('давай(?:те)?')],
      [verb('\\p{L}+л[аи]?'), /(?<!\p{L})чтобы(?: ты| вы)?\s+$/u],
      [verb('\\p{L}+(?:ит|ет|ёт|ут|ют|ят|ат)'), ahead('пусть|пускай')],
    ],
  },
};
