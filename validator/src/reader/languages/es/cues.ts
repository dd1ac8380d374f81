import type { CueBook } from '../cue-book.ts';
import { cross, either, list } from '../list.ts';

const wanting = ['que', 'y que', 'que me', 'que nos', 'que le'];

/**
 * `que venza en una hora`, `que me lleguen 5 USDC`: a duration or an incoming amount, not a question, with or without
 * the accent on `que`.
 */
const demands = either(
  cross(wanting, 'venza caduque expire dure valga rinda rindan genere generen'.split(' ')),
  cross(
    wanting,
    'sea sean llegue lleguen quede queden salga salgan reciba reciban entre entren caiga caigan den'.split(' '),
    ['#', 'al menos', 'mínimo', 'como mínimo', 'por lo menos', 'no menos', 'un mínimo', 'como poco'],
  ),
  cross(
    ['que', 'y que', 'que me'],
    'llegue lleguen vuelva vuelvan vaya vayan quede queden caiga caigan entre entren'.split(' '),
    ['a mi', 'en mi', 'a nuestra', 'en nuestra', 'a esta', 'en esta'],
  ),
);

/** `ya no compro ahí`: a habit that the owner gave up is a reason and takes nothing back. */
const habits = cross(
  ['ya no', 'ya no lo', 'ya no la', 'ya no los'],
  'uso usamos utilizo utilizamos compro compramos entro juego jugamos'.split(' '),
);

const monthNames = list`
  enero
  febrero
  marzo
  abril
  mayo
  junio
  julio
  agosto
  septiembre
  octubre
  noviembre
  diciembre
`;

export const spanish: CueBook = {
  code: 'es',
  calendar: list`
    el día #
    el día uno
    el día primero
    el primero de mes
    el primero del mes
    el primer día del mes
    el primer día de mes
    a primeros de mes
    a principios de mes
    a principio de mes
    a principios del mes
    a inicios de mes
    al inicio del mes
    al empezar el mes
    a mediados de mes
    a mediados del mes
    el # del mes
    el uno del mes
    el mes que entra
    el mes entrante
    el # de cada
    ${cross('el # de|el uno de|el primero de', monthNames)}
  `,
  common: list`
    el
    la
    los
    las
    un
    una
    de
    del
    a
    al
    en
    y
    o
    que
    con
    por
    para
    mi
    mis
    tu
    su
    sus
    me
    te
    se
    lo
    le
    les
    es
    son
    está
    no
    si
    sí
    más
    pero
    como
    cuando
    quiero
    quisiera
    puedes
    podrías
    envía
    enviar
    envíale
    manda
    mandar
    cambia
    cambiar
    compra
    comprar
    vende
    vender
    paga
    pagar
    deposita
    retira
    aprueba
    transfiere
    favor
    gracias
    hola
    todo
    todos
    esta
    este
    esa
    ese
    desde
    hasta
    hoy
    ahora
    ya
    sin
    muy
    yo
    él
    ella
    nos
    once
    son
    sin
    come
    has
    he
    red
    pie
    real
  `,
  letters: /[ñ¿¡]|ción$/,
  numbers: list`
    un
    una
    uno
    dos
    tres
    cuatro
    cinco
    seis
    ocho
    diez
    quince
    veinte
    unos
    unas
    pocos
  `,
  first: {
    question: list`
      cómo puedo
      cómo hago
      cómo se
      cómo funciona
      qué
      por qué
      cuánto
      cuál
      quién
      dónde
      hay
    `,
  },
  opening: {
    question: list`
      puedes explicarme
      podrías explicarme
      me explicas
      explícame
      me dices si
      sabes si
      alguien sabe
      quiero saber
      me gustaría saber
      quisiera saber
      debería
      debo
      deberíamos
      puedo
      podría yo
      podemos
      es posible
      es seguro
      es buena idea
      me recomiendas
      vale la pena
      conviene
      qué pasa si
      qué pasaría si
      crees que
      crees
    `,
    hold: list`
      borrador
      simula
      simulación
      solo simula
      vista previa
      estima
      calcula
      cotiza
    `,
  },
  around: {
    wish: list`
      yo de ti
      yo que tú
      habría que
      sería cuestión de
      tendría que haber
      debí haber
      debería haber
      estaría bien
      tal vez
      quizás
      quizá
      a lo mejor
      algún día
      puede que
      no estoy seguro
      no estoy segura
      no sé si
      ojalá
      sería bueno
      sería genial
      me gustaría algún día
      en el futuro
      posiblemente
      probablemente
      algún momento
    `,
    hypothesis: list`
      supongamos
      supón
      suponiendo
      imagina
      imaginemos
      por ejemplo
      en teoría
      hipotéticamente
      digamos que
      qué pasaría si
      y si
      p.ej
    `,
    condition: list`
      si
      cuando
      en cuanto
      una vez que
      a menos que
      salvo que
      siempre que
      siempre y cuando
      en caso de
      solo si
      solo cuando
      con tal de que
      con la condición
      después de que
      tan pronto como
      apenas
      hasta que
      dependiendo
      según si
      excepto si
    `,
    schedule: list`
      a partir de mañana
      antes de mañana no
      mañana de mañana
      mañana
      pasado mañana
      más tarde
      luego más tarde
      esta noche
      esta tarde
      a las @
      a las #
      a la una
      al mediodía
      a medianoche
      la próxima semana
      próxima semana
      la semana que viene
      el mes que viene
      el próximo mes
      el próximo lunes
      otro día
      otra semana
      otro mes
      el próximo viernes
      el lunes
      el martes
      el miércoles
      el jueves
      el viernes
      el sábado
      el domingo
      cada día
      cada semana
      cada mes
      cada lunes
      cada viernes
      todos los días
      todas las semanas
      todos los meses
      diariamente
      semanalmente
      mensualmente
      en # minutos
      en # horas
      en # hora
      en # días
      en # semanas
      dentro de # minutos
      dentro de # horas
      dentro de # días
      dentro de un rato
      fin de mes
      a fin de mes
      recuérdame
      el # de enero
      próximamente
      pronto
      al final del mes
    `,
    hold: list`
      que quede pendiente
      que queden pendientes
      que quede en espera
      que queden en espera
      que quede en borrador
      que sea otro día
      que sean otro día
      mejor otro día
      que vaya después
      que salga después
      que sea después
      que quede para
      que queden para
      de momento no
      por ahora no
      ahora no
      déjame consultarlo
      déjame preguntar
      lo consulto con
      lo hablo con
      aguanta hasta
      no lo muevas todavía
      no lo hagas todavía
      no lo hagas aún
      todavía no lo hagas
      aún no lo hagas
      no envíes nada todavía
      no lo firmes
      no lo firmes todavía
      déjalo en espera
      en espera
      hasta que escriba
      hasta que te escriba
      hasta que yo escriba
      hasta que yo confirme
      hasta que confirme
      hasta que responda
      hasta que te avise
      hasta nuevo aviso
      espera hasta que
      espera mi señal
      pendiente de aprobación
      falta aprobación
      falta la aprobación
      no hagas nada todavía
      no hagas nada hasta
      mi confirmación
      mi visto bueno
      espera mi
      espera a mi
      espera a que
      esperar mi
      no lo ejecutes
      no ejecutes
      aún no
      todavía no
      no todavía
      hasta que yo
      hasta que te diga
      cuando yo diga
      cuando te diga
      cuando yo confirme
      antes de que yo
      pregúntame antes
      consúltame antes
      solo simula
      solo simular
      solo una simulación
      solo un borrador
      solo prepara
      solo preparar
      sin ejecutar
      no la envíes todavía
      no lo envíes todavía
      no firmes
      pide mi confirmación
      con mi aprobación
      tras mi confirmación
      después de mi confirmación
      simulacro
    `,
    cancelled: list`
      chat equivocado
      me equivoqué de chat
      no era para ti
      no era para aquí
      ignóralo
      ignóralo por favor
      ni caso
      olvídate
      olvídalo todo
      olvida lo que dije
      dejémoslo
      déjalo así
      déjalo estar
      déjalo por ahora
      déjalo sin firmar
      mejor déjalo
      no hagas nada
      no lo mandes
      ya no hace falta
      no hace falta ya
      me lo pensé mejor
      me arrepentí
      me arrepiento
      anula la orden
      anúlala
      cancélala
      dejalo
      olvidalo
      no te preocupes más por eso
      se cancela
      queda cancelado
      queda anulado
      retiro lo dicho
      mejor lo dejamos
      olvídalo
      olvida eso
      olvida lo anterior
      mejor no
      déjalo
      cancela eso
      cancélalo
      cancela todo
      cancela la orden
      no importa
      cambié de opinión
      cambié de idea
      no lo hagas
      pensándolo bien no
      anula eso
      anúlalo
      ignora eso
      ya no
    `,
  },
  beside: {
    past: list`
      ayer
      anteayer
      anoche
      la semana pasada
      el mes pasado
      el año pasado
      hace # días
      hace # semanas
      hace un rato
      recién
      ya
    `,
  },
  ahead: {
    negation: list`
      de ninguna manera
      ni se te ocurra
      ni hablar de
      por nada del mundo
      en ningún caso
      no
      nunca
      jamás
      sin
      evita
      ni
      en lugar de
      en vez de
      nada de
      tampoco
      bajo ningún concepto
    `,
    report: list`
      dice
      dijo
      dicen
      escribió
      escribe
      me pide
      me pidió
      me piden
      me pidieron
      quiere que
      me dijo
      me dijeron
      según
      pone que
      me ordenó
      exige
      exigió
      asegura
      recibí un correo
      recibí un mensaje
      me llegó un
      me llegó una
      un correo
      un mensaje de
      correo de
      mensaje de
      mensaje reenviado
      la página
      el sitio web
      mi jefe
      el soporte
      soporte dice
    `,
    wish: list`
      estoy pensando en
      pensando en
      pienso en
      considerando
      estoy considerando
      planeo
      tengo pensado
      pienso
      espero
      sueño con
      me pregunto
      voy a
      vamos a tener que
      estoy por
      quisiera algún día
      quería
      podría
      podríamos
      tengo ganas de
    `,
    alternative: list`
      o
      u
      o bien
      ya sea
      o quizás
    `,
  },
  owners: list`
    usuario
    usuaria
    titular
    dueño
    dueña
    propietario
    propietaria
    mandante
  `,
  closing: {
    hold: list`
      espera
      espérate
      espera un momento
      espera un segundo
      espérame
      un momento
      un segundo
      aguarda
      alto
      para
      detente
      quieto
      pera
      perate
    `,
    cancelled: 'olvida',
  },
  rest: list`
    resto
    lo demás
    los demás
    las demás
    el resto
    otros
    otras
  `,
  reasons: list`
    que
    porque
    ya que
    pues
    puesto que
    como
  `,
  plain: either(
    list`
      que se ejecute
      que se llene
      que se complete
      que caduque
      que expire
      que venza
      que sea
      ${demands}
      ${habits}
    `,
    cross(
      ['déjalo', 'déjala', 'déjalos', 'déjalas', 'déjelo', 'déjela', 'deja eso'],
      ['a cero', 'en cero', 'en ceros', 'a 0', 'en 0'],
    ),
    list`
      debo recibir
      debo obtener
      debo sacar
      debemos recibir
      que no pase de
      que no supere
      que no exceda
      según lo acordado
      según lo hablado
      según factura
      según la factura
      según contrato
      según el contrato
      según lo previsto
      o sea
      en ningún caso
      dice que ya está
      dice que está listo
      dice que está lista
      no parciales
      sin parciales
      sin ejecución parcial
      sin ejecuciones parciales
      nada más
      ni un centavo más
      ni un céntimo más
      ni más
      no más
      ni lo toques
      no lo toques
      no los toques
      no toques el resto
      no toques lo demás
      no solo
      no sólo
      no únicamente
      sin tocar el resto
      no hace falta
      de mañana
      del lunes
      del martes
      del miércoles
      del jueves
      del viernes
      del sábado
      del domingo
      si no olvídalo
      si no déjalo
      si no no
      si no no lo hagas
      si no nada
      si no mejor no
      si no cancélalo
      si no cancela
      si no ni lo hagas
      si no no hay trato
      si no olvidalo
      si no dejalo
      sino olvídalo
      sino déjalo
      sino no
      sino no lo hagas
      sino nada
      sino mejor no
      sino cancélalo
      sino cancela
      sino ni lo hagas
      sino no hay trato
      sino olvidalo
      sino dejalo
      de lo contrario olvídalo
      de lo contrario déjalo
      de lo contrario no
      de lo contrario no lo hagas
      de lo contrario nada
      de lo contrario mejor no
      de lo contrario cancélalo
      de lo contrario cancela
      de lo contrario ni lo hagas
      de lo contrario no hay trato
      de lo contrario olvidalo
      de lo contrario dejalo
      o olvídalo
      o déjalo
      o no
      o no lo hagas
      o nada
      o mejor no
      o cancélalo
      o cancela
      o ni lo hagas
      o no hay trato
      o olvidalo
      o dejalo
      o si no olvídalo
      o si no déjalo
      o si no no
      o si no no lo hagas
      o si no nada
      o si no mejor no
      o si no cancélalo
      o si no cancela
      o si no ni lo hagas
      o si no no hay trato
      o si no olvidalo
      o si no dejalo
      caso contrario olvídalo
      caso contrario déjalo
      caso contrario no
      caso contrario no lo hagas
      caso contrario nada
      caso contrario mejor no
      caso contrario cancélalo
      caso contrario cancela
      caso contrario ni lo hagas
      caso contrario no hay trato
      caso contrario olvidalo
      caso contrario dejalo
      no más de
      no menos de
      no más que
      no menos que
      no superior a
      no inferior a
      no supere
      no mayor
      no menor
      no hay prisa
      no hay problema
      no pasa nada
      no te preocupes
      no es urgente
      no tengo prisa
      no solo
      no olvides
      no te olvides de
      sin prisa
      sin problema
      sin límite
      sin demora
      sin falta
      sin más
      sin comisión
      sin comisiones
      sin embargo
      ni más ni menos
      o más
      o menos
      o mejor
      o superior
      o así
      más o menos
      o revierte
      o cancela
      si es posible
      si puedes
      si se puede
      si no te importa
      si no es molestia
      si hace falta
      si es necesario
      si no
      cuando puedas
      cuando tengas tiempo
      cuando tengas un momento
      cuando termines
      en cuanto puedas
      lo antes posible
      tan pronto como sea posible
      tan pronto como puedas
      una vez hecho
      una vez hecho eso
      después de eso
      luego
      avísame cuando
      avísame si
      dime cuando
      dime si
      hasta mañana
      hasta luego
      buenas tardes
      de la mañana
      por la mañana
      el usuario quiere
      usuario quiere
      el usuario pide
      el usuario pidió
      usuario pide
      el dueño quiere
      el titular quiere
      como te dije
      sí o sí
      qué tal
      cómo estás
      hay que
      ya mismo
      ya por favor
      desde ya
      ya que
    `,
  ),
  requests: list`
    me haces
    te importaría
    serías tan amable de
    sería tan amable de
    puedes
    puede usted
    podrías
    podría usted
    me puedes
    me podrías
    por favor
    porfa
    puede
    podría
  `,
  leads: list`
    por favor
    porfa
    porfis
    plis
    puedes
    puede
    podrías
    podría usted
    le ruego que
    te ruego que
    se ruega
    ruego
    le agradecería que
    te agradecería que
    les agradecería que
    agradecería que
    quisiera que
    me gustaría que
    le pido que
    les pido que
    necesitamos que
    queremos que
    ocupo que
    ocupo
    haz favor de
    hazme el favor de
    me haces el favor de
    si eres tan amable de
    quiero
    quiero que
    quisiera
    me gustaría
    necesito
    necesito que
    hay que
    tienes que
    debes
    ayúdame a
    vamos a
    usuario quiere
    el usuario quiere
    te pido que
    favor de
    procede a
  `,
  fresh: list`
    así que
    conque
    de modo que
    por lo que
    o sea que
    por lo tanto
    por favor
    porfa
    entonces
    por eso
    ahora
    en cualquier caso
    sino
  `,
  splits: list`
    pero
    porque
    así que
    conque
    o sea que
    por lo que
    entonces
    sino
    si
    cuando
    en cuanto
    sin
    aunque
    luego
    y ~
    y luego
    y no
    y si
    ya que
    de lo contrario
    para que
  `,
  deadlines: list`
    antes de
    antes del
    hasta
    hasta el
    vence
    vence el
    a más tardar
    desde
    válido hasta
    de la
    por la
    de
    para
  `,
  bounds: list`
    slippage
    deslizamiento
    el resultado
  `,
  gains: list`
    recibir
    salen
    llegan
    lleguen
    me llegan
    saco
    obtener
    me quedan
    reciba
    salgan
    consigo
    recibo
    obtengo
    me dan
    recibimos
    me da
  `,
  comparisons: list`
    por lo menos
    mínimo de
    no menos
    o más
    mín
    cuando menos
    al menos
    como mínimo
    menos
    más
    mínimo
    máximo
    por debajo
    por encima
    supera
  `,
  harmless: list`
    revierte
    cancela
    cancela la operación
    avísame
    dime
    aborta
    no lo hagas
  `,
  no: list`
    no
    para
    cancela
    mejor no
    gracias
  `,
  yes: list`
    sí
    si
    vale
    ok
    claro
    dale
    hazlo
    adelante
    confirmo
    confirmado
    correcto
    exacto
    de acuerdo
    procede
    por favor
    sí por favor
    perfecto
    listo
    bueno
    envíalo
    envíala
    envíalos
    envíelo
    mándalo
    mándala
    mándalos
    mandalo
    mándelo
    págalo
    págala
    págalos
    páguelo
    fírmalo
    fírmala
    fírmelo
    hacelo
    hágalo
    hágale
    ejecútalo
    ejecútala
    ejecútelo
    transfiérelo
    ya
    ahora
    ahora mismo
    gracias
    muchas gracias
  `,
  told: /^(?:\p{L}+(?:é|ó|aste|iste|aron|ieron|aba|aban|ábamos|ado|ido|r[áé]|rán|remos|ría|rían|ríamos)|hice|hizo)(?!\p{L})/u,
};
