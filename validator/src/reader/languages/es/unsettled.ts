import { list } from '../list.ts';
import { spaced } from '../rows.ts';

export const spanish = spaced({
  before: list`
    redacción
    plantilla
    propuesta
    inactiv*
    no activ[oa]
    sin asignar
    en suspenso
    a (?:ejecutar|tratar|debatir) (?:por|en|con)
    para (?:tratar|debatir|discutir)
    en el (?:correo|mensaje|mail) (?:pone|dice)
    borrador*
    prepara
    preparen
    prepárame
    moción
    orden del día
    acta
    escenario
    recordatorio
    recuérdame
    para tu información
    informe semanal
    informe mensual
    supón
    supongamos
    imagina*
  `,
  after: list`
    // the owner keeps the decision: who does it, and when
    (?:último|última|final) (?:clic|paso|palabra|botón|toque)
    el botón
    (?:l[oa]s? )?(?:
      doy
      hago
      digo
      aprieto
      pulso
      lanzo
      mando
      envío
      ejecuto
      firmo
      elijo
      decido
      suelto
      autorizo
      marco
      pongo
      disparo
    ) yo
    yo (?:decido|elijo|digo|doy|aprieto|pulso|firmo|mando|autorizo|aviso)
    me l[oa] dejas
    en mis manos
    es mí[oa]
    depende de mí
    señal de (?:salida|inicio|partida)
    la señal (?:la|te|se)
    luz verde
    pistoletazo
    // something comes first
    (?<!lo de |como |que |mucho |poco )antes(?! (?:era|de ayer|de anoche|costaba|vivía))
    primero
    previamente
    de antemano
    // what it depends on
    (?:tras|después de|con|sin|previ[oa]|a) (?:mi|nuestr[oa]|su) (?:
      ok
      okay
      visto
      aprobación
      confirmación
      firma
      permiso
      señal
      vuelta
      regreso
      llamada
      autorización
    )
    no antes
    en suspenso
    (?:solo|sólo|solamente|únicamente)(?: \p{L}{2,10})? (?:con|tras|después|cuando|si|junto|vale|cuenta|bajo)
    (?:tiene|tienen|debe|deben) (?:que )?(?:\p{L}{2,10} )?(?:
      firmar
      aprobar*
      confirmar*
      autorizar*
      aceptar*
      validar*
      estar de acuerdo
      dar
    )
    (?<!no )(?:hace|hacen) falta (?:un|una|dos|la|las|el|otra|otro|que)
    (?<!hace )falta(?:n)? (?:un|una|la|las|el|por|que|otra|su|mi|tu)
    nos falta
    entra* en vigor
    surt* efecto
    sujet[oa] a
    a expensas
    a reserva
    con reservas?
    bajo reserva
    válid[oa] (?:solo|sólo|únicamente|cuando|si|con|a partir)
    condicionad*
    pendiente*
    a la espera
    (?:no|aún|todavía|sin)(?: l[oa])?(?: ha| han| hemos| está| están| es| hay)(?: \p{L}{2,8})? (?:
      firm*
      cerrad*
      acord*
      aprob*
      acuerdo
      sec[oa]
      liberad*
      autorizad*
      una orden
    )
    negoci*
    regate*
    // the money stays where it is
    (?:dinero|importe|saldo|todo|monto) (?:no )?(?:se )?(?:queda|toca|mueve|permanece)
    no se (?:toca|mueve|manda|envía|ejecuta|paga|lanza)
    nada se
    no muevas
    no te muevas
    quiet[oa]
    hasta (?:nuevo|entonces|ese|que)
    en (?:la )?cola
    en borradores
    // someone else does it
    se (?:ocupa|encarga|está encargando|está ocupando)
    ya (?:l[oa] )?(?:
      ha
      han
      quedó
      está
      fue
      hizo
      pagó
      mandó
      envió
      saldó
      liquidó
    ) ?(?:hecho|pagad*|enviad*|saldad*|liquidad*|arreglad*|resuelt*)?(?=\W{0,4}$)
    lo está (?:llevando|haciendo|pagando|gestionando)
    // only a test, an example, an idea
    (?:es|era|solo|sólo)(?: solo| sólo| nada más)? (?:un|una|de) (?:
      prueba
      ejercicio
      ejemplo
      ensayo
      simulacro
      simulación
      práctica
      test
      demo
      borrador
      propuesta
    )
    (?<=^\W{0,4}(?:solo |sólo )?)(?:prueba|ensayo|simulacro|simulación|ejemplo|plantilla)(?=\W{0,4}$)
    simúl*
    simul*
    ensayando
    practicando
    como (?:plantilla|ejemplo|modelo|muestra)
    en serio
    sin (?:difundir|enviar|ejecutar|firmar|mandar|emitir)
    no l[oa]s? (?:ejecut*|envíes|mandes|lances|firmes|hagas|difundas|emitas)
    no tan rápido
    hazlo (?:tras|cuando|después)
    // details to follow, doubts
    te (?:cuento|contaré|daré|pasaré|explico)
    ya te (?:\p{L}{2,4} )?\p{L}{2,10}ré
    (?:tengo|tenemos|con|muchas) dudas
    ahora vuelvo
    vuelvo en
    tengo que (?:mirar|ver|comprobar|revisar|pensar|comentar)*
    un segundo
    un momento
    un momentito
    un ratito
    // something is wrong with it
    (?:es|está|son)(?: \p{L}{2,10}){0,2} (?:mal|incorrect*|equivocad*|demasiado|un error|errónea|erróneo)
    (?:monto|importe|cantidad|dirección) (?:equivocad*|incorrect*)
    (?:cambia|corrige|ajusta) (?:el|la) (?:monto|importe|cantidad|dirección)(?! a)
    // prohibitions
    prohib*
    prohíb*
    no (?:lo |la )?(?:permit*|autoriz*|está permit*|está autoriz*)
    no (?:debe|puede) (?:salir|pagarse|enviarse|hacerse)
    sin permiso
    sin autorización
    no tiene(?:n)? (?:permiso|derecho)
    espera
    espérate
    esperar
    esperemos
    aguanta
    todavía no
    aún no
    hasta que
    cuando te
    cuando yo
    en cuanto
    luego
    más tarde
    después te
    de momento
    por ahora
    decid*
    votar
    votación
    pensar*
    pienso
    pensándolo
    consult*
    tal vez
    quizás?
    a lo mejor
    no sé
    no estoy segur*
    a ver
    rechazad*
    aplazad*
    visto bueno
    te aviso
    te avis*
    aviso
    te digo
    te diré
    te escrib*
    te confirm*
    confirmar
    confirme
    te llam*
    pregunt*
    hablo con
    hablar con
    habl* con
    comento con
    olvid*
    déjalo
    dejalo
    déjelo
    deja eso
    mejor no
    anul*
    cancel*
    ya no
    ya pagu*
    ya le pagu*
    ya se lo
    ya lo hic*
    ya está pagad*
    en efectivo
    en metálico
    retir* lo dicho
    ignor*
    broma
    era broma
    detente
    no hace falta(?! que)
    me arrepent*
    cambi* de idea
    cambi* de opinión
  `,
  harmless: list`
    no hace falta (?:ni |ning\p{L}{1,4} )?(?:
      concepto
      nota
      memo
      prisa
      recibo
      comprobante
      mensaje
      asunto
      respuesta
      responder
      correr
    )
    antes de que preguntes
    sin dudas?
    no hay dudas?
    lo de antes
    cuanto antes
    lo antes posible
    primero de (?:mes|enero|mayo)
    no (?:se )?(?:permit*|autoriz*)[\p{L} ]{0,30}parcial*
    parcial*[\p{L} ]{0,12}(?:prohibid*|no permitid*)
    si no cancela
    ya que
    de lo contrario cancela
    (?:el|la|los|las|mi|su|nuestro) \p{L}{3,16} no esperan?(?=\W{0,8}$)
    hacienda no espera(?=\W{0,8}$)
    ya no (?:l[oa]s? )?(?:uso|usamos|utiliz(?:o|amos)|compr(?:o|amos)|entro|jueg?o|jugamos)
    déj[ea]l[oa]s? (?:a|en) (?:ceros?|0)
  `,
});
