import { createLanguage } from '../language.ts';
import { cross, either, list } from '../list.ts';
import { spanishForms, withPronouns } from './verb-forms.ts';

/** `haz un envío de`, `hágame una transferencia`: an action as a noun. */
const doing = (nouns: string): string =>
  cross(
    'haz hazme hazle haga hágame hágale hacé haceme hacele hagan hacer hacerle realiza realice realizar efectúa efectúe efectuar'.split(
      ' ',
    ),
    ['un', 'una', 'el', 'la'],
    nouns.split(' ').flatMap((noun) => [noun, `${noun} de`]),
  );

/** `pídeme prestados`, also with the amount between the words. */
const asking = cross(
  'pide pida pidan pedí pedir pídeme pídame pedime pedirme toma tome tomen tomá tomar tómame tómeme tomame'.split(' '),
  ['prestado', 'prestados', 'prestada', 'prestadas'],
);
const loans = cross(
  'pide pida pedí pídeme pídame pedime toma tome tómame tomame tomá saca sácame sacame solicita solicítame contrata'.split(
    ' ',
  ),
  ['un', 'el'],
  ['préstamo', 'préstamo de', 'crédito', 'crédito de'],
);

/** Words with which a price is refused: `no acepto menos de`. */
const refusing = cross(
  ['no', 'y no', 'nunca'],
  [
    'acepto',
    'aceptamos',
    'aceptes',
    'acepte',
    'tomo',
    'tomes',
    'quiero',
    'queremos',
    'me conformo con',
    'nos conformamos con',
    'admito',
    'admitimos',
    'recibo',
    'cojo',
  ],
).split('|');

export const spanish = createLanguage(
  'es',
  {
    verbs: {
      // Italian has no list of its own.
      send: either(
        list`
          invia
          inviare
          inviami
          trasferisci
          trasferire
          envíes
          mandes
          transfieras
          envíele
          mándame
          páselo
          pásale
          pasa
          pásame
          gira
          girar
          depositale
          remitir
          traspasar
          enviad
          manden
          transfieran
          transfiérele
          transferile
          enviá
          mandá
          enviar
          envíale
          envíe
          envíen
          envíame
          mandar
          mándale
          mande
          transfiere
          transferir
          transfiera
          dona
          donar
          remite
          traspasa
          mueve
          mover
          envio
          envío de
          transferencia
          transferencia de
          haz una transferencia
          haz una transferencia de
          hacer una transferencia de
          haz un envío de
          enviarle
          mandarle
          transfiéreme
          transferirle
          gírale
          reenvía
          reenviar
          reenvíale
          mueva
          muévelo
          pasar
          pasarle
          haceme una transferencia
          envíalo
          envíalos
          mándalo
          mándalos
          hazle llegar
          haz llegar
          lleva
          llevar
          ingrésale
          tírale
          tira
          aviéntale
          mándaselo
          suéltale
          acércale
          gírale
          gira
          deriva
          reenvía
          mueve
          mover
          mueva
          muévelo
          traspasa
          traspasar
          haz llegar
          hacer llegar
          abónale
          abona
        `,
        spanishForms('enviar mandar transferir/transfier remitir traspasar girar donar reenviar mover/muev llevar'),
        list`
          ${withPronouns('pasa pase pasen pasar')}
          ${doing('transferencia envío giro traspaso')}
        `,
        cross(['hazle', 'haceme', 'hacele', 'hágale'], ['un depósito', 'un depósito de']),
      ),
      pay: list`
        pagues
        págame
        págueme
        paga
        pagar
        págale
        pague
        páguele
        abona
        abonar
        abónale
        liquida la factura
        pago de
        pago
        paguen
        realiza un pago de
        haz un pago de
        págalo
        págala
        págalos
        págale
        págales
        págame
        páguele
        páguelo
        abona la factura
        liquida la factura
        salda la factura
        ${spanishForms('pagar abonar')}
        ${doing('pago abono')}
      `,
      give: list`
        dale
        dar
        dele
        dame
        entrega
        entregar
        entrégale
        regala
        regálale
        regalar
        ${spanishForms('entregar regalar')}
      `,
      swap: either(
        list`
          cámbiame
          cámbiale
          cambies
          cambiá
          véndeme
          vendé
          intercambies
          vendas
          cambiar
          cambie
          intercambia
          intercambiar
          intercambie
          canjea
          canjear
          canjee
          swap
          swapea
          swapear
          vender
          venda
          permuta
          canje
          canje de
          cambio de
          intercambio de
          intercambio
          cámbialo
          cámbialos
          canjéame
          swapéame
          véndelo
          véndelos
          venta de
          trueca
          deshazte de
          hacé un swap de
          hacer un swap de
          tradea
          liquida
          deshaz
          cámbialo
          cámbialos
          vendérmelo
          suelta todo
        `,
        spanishForms('cambiar intercambiar canjear swapear vender permutar trocar/truec tradear'),
        list`
          ${doing('swap cambio intercambio canje trade')}
        `,
      ),
      buy: list`
        cómprame
        cómpreme
        compres
        comprá
        cómprate
        comprar
        compre
        adquiere
        adquirir
        cómprale
        compren
        compra de
        adquiera
        consígueme
        hazte con
        mercar
        píllame
        pilla
        agarra
        agárrame
        compras
        hazme con
        ${spanishForms('comprar adquirir/adquier')}
        ${withPronouns('consigue consiga agarra agarre pilla')}
      `,
      approve: list`
        aprueba
        aprobar
        apruebe
        autoriza
        autorizar
        aprobá
        aprobarle
        aprueben
        apruébale
        autorice
        autorízale
        da aprobación
        dar aprobación
        apruebas
        autorizas
        dale aprobación
        dale la aprobación
        ${spanishForms('aprobar/aprueb autorizar')}
      `,
      bridge: list`
        puentea
        puentear
        puentee
        haz un puente
        haz un puente de
        haz un bridge
        haz un bridge de
        bridgea
        bridgear
        cruza
        cruzar
        pasa por el puente
        pasa por puente
        bridge
        ${spanishForms('puentear bridgear')}
        ${withPronouns('cruza cruce cruzar')}
        ${doing('puente bridge')}
      `,
      stake: list`
        stakea
        stakear
        stakee
        stakéame
        haz stake de
        haz stake
        hacer stake de
        haz staking de
        haz staking
        hacer staking
        hacer staking de
        pon en staking
        poner en staking
        pon a hacer staking
        bloquea
        bloquear
        stake
        staking
        ${spanishForms('stakear')}
        ${doing('stake staking')}
      `,
      supply: list`
        deposita
        depositar
        deposite
        deposítame
        depositen
        depósito de
        depósito
        ingresa
        ingresar
        ingrese
        aporta
        aportar
        aporte
        suministra
        suministrar
        suministre
        provee
        proveer
        provea liquidez
        agrega liquidez
        añade liquidez
        añadir liquidez
        agregar liquidez
        aporta liquidez
        proporciona liquidez
        provee liquidez
        deja como colateral
        pon como colateral
        pon como garantía
        depositas
        mete como garantía
        mete de colateral
        pon de colateral
        usa como garantía
        ${spanishForms('depositar ingresar aportar suministrar')}
        ${doing('depósito ingreso aporte')}
      `,
      withdraw: list`
        retira
        retirar
        retire
        retírame
        retirarlo
        retiro de
        retiro
        saca
        sacar
        saque
        sácame
        extrae
        extraer
        extraiga
        rescata
        rescatar
        redime
        redimir
        quita liquidez
        retira liquidez
        retira la liquidez
        retirar liquidez
        saca la liquidez
        remueve liquidez
        sácalo
        sácalos
        retíralo
        retírate
        cancela mi posición
        desinvierte
        ${spanishForms('retirar sacar extraer rescatar redimir')}
        ${doing('retiro rescate')}
      `,
      split: list`
        divide
        dividir
        divídelo
        reparte
        repartir
        repártelo
        reparta
        distribuye
        distribuir
        distribuya
      `,
      convert: list`
        convierte
        convertir
        convierta
        conviérteme
        conviertas
        convertí
        convertime
        conviértelo
        conversión de
        transforma
        transformar
        pásalo a
        pasar a
        ${spanishForms('convertir/conviert transformar')}
      `,
      spend: list`
        gasta
        gastar
        gaste
        gastando
        usa
        utiliza
      `,
      put: list`
        pon
        poner
        ponga
        poné
        mete
        meter
        meta
        coloca
        colocar
        invierte
        invertir
        invierta
        echa
        echar
        échale
        metele
        méteme
        ponle
        ponme
        aparca
        aparcar
        estaciona
        clava
        colócame
        destina
        ${spanishForms('meter colocar invertir/inviert')}
        ${withPronouns('pon ponga pongan pone poner echa eche')}
      `,
      allow: list`
        permite
        permitir
        permita
        permitile
        permítele
        deja que
        habilita
        habilitar
        da permiso
        dale permiso
        dar permiso
        concede
        otorga
        otorgar
        otorgue
        concédele
        ${spanishForms('permitir habilitar conceder otorgar')}
      `,
      revoke: list`
        revoca
        revocar
        revoque
        revócale
        revocación
        quita el permiso
        quítale el permiso
        quita la aprobación
        quita la autorización
        retira el permiso
        retira la aprobación
        cancela la aprobación
        cancela el permiso
        anula la aprobación
        anula el permiso
        elimina la aprobación
        elimina el permiso
        desautoriza
        desaprueba
        pon a cero el permiso
        deja a cero el permiso
        pon a cero la aprobación
        deja en cero la aprobación
        deja en cero el permiso
        córtale el permiso
        corta el permiso
        quita los permisos
        elimina los permisos
        borra el permiso
        borra la aprobación
        ${spanishForms('revocar desautorizar')}
      `,
      operator: list`
        aprueba como operador
        designa como operador
        nombra operador
        aprueba para todos
      `,
      permit: list`
        firmá un permit
        firmá el permit
        firmá un permiso
        firmame un permit
        firma un permit
        firmar un permit
        firma el permit
        firma un permiso
        firmar un permiso
        firma el permiso
        fírmame un permit
        fírmame el permit
        fírmame un permiso
        firme el permit
      `,
      wrap: list`
        envuelve
        envolver
        envuelva
        envolvé
        wrapea
        wrapear
        wrappea
        wrap
        ${spanishForms('envolver/envuelv wrapear wrappear')}
        ${doing('wrap')}
      `,
      unwrap: list`
        desenvuelve
        desenvolver
        desenvuelva
        unwrapea
        unwrapear
        desempaqueta
        unwrap
        ${spanishForms('desenvolver/desenvuelv unwrapear desempaquetar')}
        ${doing('unwrap')}
      `,
      lend: list`
        presta
        prestar
        preste
        presta a otros
        préstale
      `,
      take: list`
        toma
        tomar
        coge
        recupera
        recuperar
        recupere
        trae
        traer
        ${spanishForms('recuperar')}
        ${withPronouns('trae traiga traer')}
      `,
      borrow: list`
        pide prestado
        pide prestados
        pedir prestado
        pedir prestados
        pida prestado
        pídeme prestado
        pedime prestado
        toma prestado
        toma prestados
        tomar prestado
        tomar prestados
        préstame
        solicita un préstamo
        solicita un préstamo de
        saca un préstamo
        saca un préstamo de
        pide un préstamo
        pide un préstamo de
        endéudate
        ${asking}
        ${loans}
      `,
      repay: list`
        devuelve
        devolver
        devuelva
        devuélvele
        reembolsa
        reembolsar
        reembolse
        repaga
        repagar
        salda
        saldar
        salde
        amortiza
        amortizar
        paga mi deuda
        pagar mi deuda
        paga la deuda
        pagar la deuda
        salda mi deuda
        paga mi préstamo
        paga el préstamo
        cancela mi deuda
        cancela la deuda
        liquida mi deuda
        liquida la deuda
        paga lo que debo
        quita la deuda
        ponte al día con mi deuda
        ${spanishForms('reembolsar repagar saldar amortizar')}
      `,
      unstake: list`
        desstakea
        desstakear
        unstakea
        unstakear
        quita del staking
        saca del staking
        retira del staking
        sacar del staking
        deshaz el staking
        desbloquea
        desbloquear
        unstake
        ${spanishForms('desstakear unstakear')}
      `,
      claim: list`
        reclama
        reclamar
        reclame
        reclámame
        reclamo de
        cobra
        cobrar
        cobre
        cosecha
        cosechar
        recoge
        recoger
        recoja
        recolecta
        recolectar
        claim
        ${spanishForms('reclamar cobrar cosechar recoger recolectar')}
      `,
      own: list`
        transfiere la propiedad
        transferir la propiedad
        cede la propiedad
        cambia el propietario
        cambiar el propietario
        añade un propietario
        agrega un propietario
        agrega como propietario
        añade como propietario
        agrega un firmante
        añade un firmante
      `,
      disown: list`
        elimina al propietario
        quita al propietario
        elimina el propietario
        quita el firmante
        quita al firmante
        elimina al firmante
        renuncia a la propiedad
      `,
      delegate: list`
        delega
        delegar
        delegue
        delega mis votos
        delega mi voto
        cede mis votos
        delegación
        ${spanishForms('delegar')}
      `,
      undelegate: list`
        quita la delegación
        elimina la delegación
        revoca la delegación
        deja de delegar
      `,
      upgrade: list`
        actualiza la implementación
        actualizar la implementación
        actualiza el proxy
        mejora el contrato
      `,
      register: list`
        registra
        registrar
        registre
        registro de
        renueva
        renovar
        renueve
        renová
        prolonga
        prolongar
        reserva
        reservar
        extiende
        extender
        ${spanishForms('registrar renovar/renuev')}
      `,
      vote: list`
        vota
        votar
        vote
        emite mi voto
        vota a favor
        vota en contra
      `,
      migrate: list`
        migra
        migrar
        migre
        migración
      `,
      cancel: list`
        cancela
        cancelar
        cancele
        anula
        anular
        anule
      `,
      deploy: list`
        despliega
        desplegar
        despliegue
        publica el contrato
      `,
      add: list`
        añade
        añadir
        añada
        agrega
        agregar
        agregue
        suma
        sumar
        ${withPronouns('suma sume agrega agregue añade añada')}
      `,
      remove: list`
        elimina
        eliminar
        elimine
        quita
        quitar
        remueve
        remover
        borra
        borrar
        ${withPronouns('quita quite elimina elimine')}
      `,
      set: list`
        fija
        fijar
        fije
        establece
        establecer
        ajusta
        ajustar
        configura
        configurar
        sube
        bajar
        aumenta
        aumentar
        disminuye
        reduce
        reducir
      `,
      change: list`
        cambia el
        cambiar el
        modifica
        modificar
        reemplaza
        reemplazar
        sustituye
        actualiza
        actualizar
      `,
    },
    separable: { borrow: asking },
    nouns: {
      allowance: list`
        permiso
        permisos
        aprobaciones
        límite de gasto
        autorización
        autorizaciones
        asignación
        allowance
        acceso
        aprobación
        aprobación de
      `,
      operator: list`
        operador
        operadora
        permiso de operador
      `,
      owner: list`
        propietario
        propietaria
        propietarios
        dueño
        propiedad
        firmante
        firmantes
        umbral
        módulo
        administrador
      `,
      liquidity: list`
        liquidez
        posición de liquidez
        lp
      `,
      debt: list`
        deuda
        deudas
        préstamo
        préstamos
        crédito
        lo que debo
      `,
      order: list`
        orden
        órdenes
        orden límite
        orden de límite
      `,
      votes: list`
        votos
        mis votos
        poder de voto
        mi voto
        derecho de voto
        derechos de voto
        voto
      `,
      record: list`
        dominio
        nombre ens
        nombre primario
        dominio ens
        resolver
      `,
      implementation: list`
        implementación
        proxy
      `,
      account: list`
        cuenta inteligente
        smart account
      `,
      rewards: list`
        recompensas
        recompensa
        intereses
        interés
        rendimiento
        rendimientos
        ganancias
        incentivos
      `,
      nft: list`
        nft
        nfts
        colección
        coleccionable
      `,
      'nft-id': list`
        número
        con id
      `,
      token: list`
        token
        tokens
        ficha
        moneda
        contrato
        bóveda
        vault
        participaciones
        acciones
      `,
      manage: list`
        gestionar
        administrar
        control
        manejar
      `,
      off: 'a cero',
    },
    halves: list`
      medio
      media
    `,
    roles: {
      to: list`
        a
        al
        hacia
        a la dirección
        a la cuenta
        a la billetera
        a esta dirección
        a la siguiente dirección
        a nombre de
        a favor de
        para la dirección
      `,
      for: list`
        por
        a cambio de
        para
      `,
      in: list`
        en
        en la red
        en la red de
      `,
      with: 'con',
      from: list`
        desde
        desde la red
        fuera de
        de la red
      `,
      of: list`
        de
        del
      `,
      using: list`
        vía
        usando
        mediante
        a través de
        utilizando
      `,
      into: 'hacia la red',
      on: list`
        sobre
        en la cadena
        en la plataforma
      `,
      as: list`
        en calidad de
        como garantía
        como colateral
        como pago
        como operador
      `,
      against: 'contra',
      behalf: list`
        en nombre de
        por cuenta de
        de parte de
      `,
      receive: list`
        recibe
        recibir
        recibiendo
        recibo
        obtener
        obtén
        obteniendo
        que reciba
        quiero recibir
        que me lleguen
        que lleguen
        que me queden
        me lleguen
        me tienen que llegar
        quiero sacar
      `,
      recipient: list`
        destinatario
        destinataria
        receptor
        beneficiario
      `,
      spender: list`
        gastador
        spender
      `,
      sender: list`
        remitente
        emisor
      `,
      worth: list`
        por valor de
        en valor de
        equivalente a
        el equivalente a
        el equivalente de
        valor de
      `,
      per: list`
        por cada
        por cada uno
        por unidad
        por pieza
        la unidad
        por token
      `,
      amount: list`
        cantidad
        monto
        importe
        una cantidad de
        un total de
        la cantidad de
        la suma de
        un monto de
      `,
      chain: list`
        red
        cadena
        blockchain
      `,
      protocol: list`
        protocolo
        plataforma
      `,
      destination: list`
        red de destino
        cadena de destino
      `,
      between: 'entre',
    },
    bounds: {
      min: either(
        cross(refusing, ['menos de', 'menos que', 'nada por debajo de', 'nada menos de', 'por debajo de']),
        list`
          al menos
          como mínimo
          mínimo
          un mínimo de
          no menos de
          por lo menos
          no menos que
          o más
          como poco
          por lo bajo
          no inferior a
          nunca menos de
          a partir de
          un mínimo
          nada por debajo de
          nada menos de
          ni un centavo menos de
          ni un céntimo menos de
          o mejor
          no peor que
          para arriba
          en adelante
          piso de
          suelo de
          como muy poco
        `,
      ),
      max: list`
        ${cross(refusing, ['más de', 'más que', 'nada por encima de'])}
        como máximo
        máximo
        un máximo de
        hasta
        no más de
        a lo sumo
        máx
        no más que
        como mucho
        cuando mucho
        o menos
        nunca más de
        que no supere
        que no exceda
        sin pasar de
        sin superar
        tope de
        hasta un máximo de
        nada por encima de
        ni un centavo más de
        ni un céntimo más de
        techo de
        tope
        a lo más
        como tope
        con tope de
        gastando hasta
        no pases de
        no te pases de
        que no pase de
      `,
      about: list`
        aproximadamente
        unos
        alrededor de
        cerca de
        unas
        más o menos
        casi
        aprox
        en torno a
        como unos
      `,
      exact: list`
        exactamente
        justo
        precisamente
        exacto
        exactos
        ni más ni menos
      `,
    },
    comparisons: {
      min: list`
        más de
        más que
        mayor a
        mayor que
        superior a
        por encima de
      `,
      max: list`
        menos de
        menos que
        menor a
        menor que
        inferior a
        por debajo de
        debajo de
      `,
    },
    joins: {
      and: list`
        y
        e
        además
        más
        así como
        también
        junto con
      `,
      or: list`
        o
        u
        o bien
      `,
      next: list`
        luego
        después
        y luego
        y después
        entonces
        a continuación
        posteriormente
        seguidamente
        después de eso
        por último
        finalmente
        y entonces
      `,
      but: list`
        pero
        sin embargo
        aunque
      `,
    },
    cues: {
      each: list`
        cada uno
        cada una
        a cada uno
        a cada una
        por persona
        por cabeza
        cada
        a partes iguales
        equitativamente
        por igual
      `,
      told: list`
        devo
        deveria
        será que
        debería
        debo
        deberíamos
        cuánto
        cuánta
        por qué
        ya envié
        ya mandé
        ya cambié
        ya transferí
        ya pagué
        ya vendí
        ya compré
        ya he
        he enviado
        he cambiado
        he pagado
        he vendido
        he comprado
        transferí
        vendí
        yo envié
        ayer envié
        ayer mandé
        ayer cambié
        ayer pagué
        ayer compré
        acabo de
        hace poco
        quién
        cómo
        qué pasa si
        imagina
        supongamos
        si enviara
        no estoy seguro
        simula
        calcula
        estima
        estimar
        recuérdame
      `,
      asks: list`
        puedes
        podrías
        puede
        podría
        podéis
        pueden
        me puedes
        me podrías
        te importaría
        serías tan amable
      `,
      not: list`
        no
        sin
        nunca
        evita
        jamás
        tampoco
        deja de
        dejar de
        prohibido
        ningún
        ninguna
        excepto
        salvo
        ni
        prohibo
        nada de
      `,
      condition: list`
        si
        cuando
        siempre que
        en caso de
        a menos que
        mientras
      `,
      reason: list`
        porque
        ya que
      `,
      only: list`
        solo
        solamente
        únicamente
      `,
      schedule: list`
        mañana
        cada semana
        cada día
        cada mes
        pasado mañana
        la próxima semana
        el próximo mes
        más tarde
        esta noche
        todos los días
        todas las semanas
        cada hora
        el lunes
        el viernes
      `,
      else: list`
        nada más
        otro
        otra
        otros
        otras
        ninguna otra
        ningún otro
      `,
      after: 'tras',
      before: 'antes de',
    },
    topics: {
      slippage: list`
        deslizamiento
        slippage
        deslizamiento máximo
        slippage máximo
        tolerancia al deslizamiento
        tolerancia de slippage
        tolerancia de deslizamiento
        resbalamiento
      `,
      deadline: list`
        en los próximos
        dentro de
        en menos de
        plazo
        válido por
        válido durante
        antes de que pasen
        fecha límite
        validez
        vence en
        vence dentro de
        venza en
        venza dentro de
        caduca en
        caduca dentro de
        caduque en
        caduque dentro de
        expira en
        expire en
        expire dentro de
        que dure
        que valga
        vigente por
        vigente durante
        vigencia
        vigencia de
        caducidad
        vencimiento
      `,
      gas: 'gas',
      fee: list`
        comisión
        comisiones
        tarifa
        tarifas
        cuota
        fee
      `,
      'gas-price': list`
        precio del gas
        precio de gas
      `,
      'gas-cost': list`
        tarifa de gas
        tarifas de gas
        comisión de red
        comisiones de red
        costo del gas
        coste del gas
        costo de gas
      `,
      pool: list`
        pool
        fondo de liquidez
        pool de liquidez
      `,
      output: list`
        mínimo a recibir
        mínimo recibido
        salida mínima
        cantidad mínima a recibir
      `,
      input: list`
        máximo a gastar
        gasto máximo
      `,
      price: list`
        precio
        a un precio de
        al precio de
        tasa
        tipo de cambio
        cotización
        precio límite
      `,
    },
    units: {
      usd: list`
        dólares
        dólar
        usd
        pavos
        dólares americanos
        dólares estadounidenses
      `,
      percent: list`
        por ciento
        %
        porciento
        por cien
      `,
      bps: list`
        puntos básicos
        bps
        punto básico
        pb
      `,
      wei: list`
        wei
        weis
      `,
      gwei: 'gwei',
      base: list`
        unidades base
        unidades mínimas
      `,
      cent: list`
        centavo
        centavos
        céntimo
        céntimos
      `,
      clock: 'horas utc',
    },
    times: {
      1: list`
        segundo
        segundos
        seg
      `,
      60: list`
        minuto
        minutos
        min
      `,
      3600: list`
        hora
        horas
      `,
      86400: list`
        día
        días
      `,
      604800: list`
        semana
        semanas
      `,
      2592000: list`
        mes
        meses
      `,
      31536000: list`
        año
        años
      `,
    },
    counts: {
      0: 'cero',
      1: 'uno',
      2: 'dos',
      3: 'tres',
      4: 'cuatro',
      5: 'cinco',
      6: 'seis',
      7: 'siete',
      8: 'ocho',
      9: 'nueve',
      10: 'diez',
      11: 'once',
      12: 'doce',
      13: 'trece',
      14: 'catorce',
      15: 'quince',
      16: 'dieciséis',
      17: 'diecisiete',
      18: 'dieciocho',
      19: 'diecinueve',
      20: 'veinte',
      21: list`
        veintiuno
        veintiún
      `,
      22: 'veintidós',
      23: 'veintitrés',
      24: 'veinticuatro',
      25: 'veinticinco',
      26: 'veintiséis',
      27: 'veintisiete',
      28: 'veintiocho',
      29: 'veintinueve',
      30: 'treinta',
      35: 'treinta y cinco',
      40: 'cuarenta',
      45: 'cuarenta y cinco',
      50: 'cincuenta',
      60: 'sesenta',
      70: 'setenta',
      75: 'setenta y cinco',
      80: 'ochenta',
      90: 'noventa',
      100: list`
        cien
        ciento
      `,
      150: 'ciento cincuenta',
      200: list`
        doscientos
        doscientas
      `,
      250: 'doscientos cincuenta',
      300: list`
        trescientos
        trescientas
      `,
      400: 'cuatrocientos',
      500: list`
        quinientos
        quinientas
      `,
      600: 'seiscientos',
      700: 'setecientos',
      800: 'ochocientos',
      900: 'novecientos',
    },
    scales: {
      1000: list`
        mil
        miles
      `,
      1000000: list`
        millón
        millones
      `,
      1000000000: list`
        mil millones
        millardo
      `,
      1000000000000: list`
        billón
        billones
      `,
    },
    points: list`
      coma
      punto
    `,
    parts: {
      '7/2': 'tres y medio',
      '5/2': list`
        dos y medio
        dos y media
      `,
      '3/2': list`
        uno y medio
        una y media
      `,
      '1/2': list`
        la mitad
        mitad
        medio
        la mitad de
        mitad de
        media
        la mitad del
        la mitad de mis
        la mitad de mi
      `,
      '1/4': list`
        un cuarto
        la cuarta parte
        un cuarto de
        la cuarta parte de
        una cuarta parte
        una cuarta parte de
        cuarta parte
      `,
      '1/1': list`
        todo
        toda
        todos
        todas
        todo el
        todos los
        todo mi
        todos mis
        la totalidad de
        toda la
        toda mi
        todas las
        todas mis
        todo lo que tengo
        todo lo que tengo en
        todo lo que haya
        entero
        entera
        completo
        completa
        el total de
        el saldo completo
        todo el saldo
        el resto
        lo que queda
        íntegro
        por completo
      `,
      '1/3': list`
        un tercio
        un tercio de
        la tercera parte
        la tercera parte de
        una tercera parte
      `,
      '2/3': list`
        dos tercios
        dos tercios de
      `,
      '3/4': list`
        tres cuartos
        tres cuartas partes
      `,
      '2/5': 'dos quintos',
      '1/10': list`
        un décimo
        la décima parte
        una décima parte
      `,
      '1/6': list`
        un sexto
        la sexta parte
      `,
      '1/8': list`
        un octavo
        la octava parte
      `,
      '1/5': list`
        un quinto
        la quinta parte
        una quinta parte
      `,
    },
    unlimited: list`
      ilimitado
      ilimitada
      ilimitados
      ilimitadas
      infinito
      infinita
      sin límite
      sin límites
      sin tope
      sin ningún límite
    `,
    self: list`
      mi billetera
      mi cartera
      mi cuenta
      mi dirección
      mí mismo
      mi wallet
      mi propia billetera
      mi propia cuenta
      mi propia wallet
      mi propia dirección
      mi monedero
      mi misma wallet
    `,
    pronouns: list`
      los que
      eso
      esto
      ellos
      ello
      estos
      esos
    `,
    assets: {
      ETH: list`
        éter
        éteres
        ethers
      `,
      WETH: list`
        ether envuelto
        eth envuelto
      `,
      BTC: list`
        bitcóin
        bitcoines
      `,
      USDT: 'tethers',
    },
    articles: list`
      el
      la
      los
      las
      mi
      mis
      tu
      sus
      su
      este
      esta
      tus
      nuestro
      nuestra
      nuestros
      nuestras
      estas
      ese
      esa
      dicho
      dicha
    `,
    ones: list`
      un
      una
    `,
    fillers: list`
      iva
      irpf
      a ver
      por favor
      mil gracias
      un millón de gracias
      porfa
      quiero
      quisiera
      necesito
      me gustaría
      hola
      gracias
      ahora
      ya
      me
      que
      favor
      haz
      hacer
      un swap de
      fichas
      monedas
      saldo
      dirección
      billetera
      cuenta
      es
      sea
      buenos días
      buenas
      muchas gracias
      debe
      ser
      che
      amigo
      bro
      inmediatamente
      hoy
      ahora mismo
      cuanto antes
      rápido
      ok
      vale
      dale que
      deseo
      queremos
      necesitamos
      tengo
      ganas de
      tenga
      hay
      estén
      así
      disponible
      disponibles
      listo
      gasten
      para que
      pueda
      ayúdame a
      ayuda
      le
      les
      te
      se
      nos
      unas cuantas
      ni uno más
      ni una más
      ni un centavo más
      ni un céntimo más
      ni un peso más
      nada más que eso
      y ya está
      y punto
      lo justo
      venga
      me queda
      me quede
      me quedes
      oye
      buenas tardes
      buenas noches
      la uni
      mi uni
      de todas formas
      de todas maneras
      de todos modos
      de cualquier forma
      lista
      listas
      listos
      porfis
      plis
      xfa
      porfi
      tienen que
      tiene que
      deben
      deberían
    `,
  },
  { writesDecimalComma: true },
);
