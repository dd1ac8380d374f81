import { verb } from '../imperative-forms.ts';
import { type Instructing, tellingWords } from '../instructing.ts';
import { list } from '../list.ts';
import { habit, ordering, polite } from '../romance.ts';

const er = list`
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

export const portuguese: Instructing = {
  imperatives: {
    orders: verb(
      list`
        \p{L}+[aeiôo]r
        ${er}am
        (?!${er}em)\p{L}+em
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
      // Spoken instructions: `aí você transfere …`.
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
  inPlace: null,
  tellers: {
    ahead: tellingWords(
      list`
        ele
        ela
        eles
        elas
        quem
        vai
        vão
        ia
        iam
        iria*
        quer
        querem
        queria
        queriam
        deveria*
        poderia
        poderiam
        está
        estava*
        tinha*
        planeja*
        pretende*
        pensa
        pensava
        costuma*
      `,
    ),
  },
  ordering: null,
  signing: null,
};
