import { createLanguage } from '../language.ts';
import { list } from '../list.ts';
import { portugueseForms } from './verb-forms.ts';

export const portuguese = createLanguage(
  'pt',
  {
    verbs: {
      send: list`
        envie
        enviar
        envia
        mande
        mandar
        manda
        transfira
        transferir
        transfere
        doe
        doar
        mova
        mover
        remeta
        envie me
        enviem
        envio
        envio de
        mandem
        mande me
        transferência
        transferência de
        faça uma transferência de
        fazer uma transferência de
        faz uma transferência de
        faz um pix de
        repasse
        repassar
        encaminhe
        encaminhar
        move
        passe
        passar
        passa
        remete
        remeter
        transfiram
        mandar para
        deposita na conta
        repassa
        repasse
        repassar
        passa pra
        move
        mova
        mover
        leva
        levar
        leve
        encaminha
        encaminhe
        faz um pix de
        faça chegar
        ${portugueseForms('enviar mandar repassar encaminhar')}
        faz um pix
        faça um pix
        fazer um pix
        pix de
        transfiras
        transferes
      `,
      pay: list`
        pague
        pagar
        paga
        paguem
        pagamento
        pagamento de
        faça um pagamento de
        quite a fatura
        remunere
        pague
        acerta a conta
        quita a fatura
        quita a nota
        quitar a fatura
        acerta
        ${portugueseForms('pagar')}
      `,
      give: list`
        dar
        entregue
        entregar
        presenteie
        dar a
      `,
      swap: list`
        troque
        trocar
        troca
        swap
        swape
        permute
        venda
        vender
        vende
        câmbio
        cambie
        troquem
        troca de
        trocar por
        swap de
        faça um swap
        faz um swap
        fazer um swap
        faça uma troca de
        venda de
        vendam
        desfaça se de
        liquide
        cambiar
        negocie
        intercambie
        se livra de
        desfaz de
        desova
        realiza
        vira tudo em
        trocando
        ${portugueseForms('trocar')}
        vendas
        troca aí
      `,
      buy: list`
        compre
        comprar
        compra
        adquira
        adquirir
        comprem
        compra de
        adquire
        arranje
        pegue para mim
        compra me
        pega
        pegue
        descola
        arruma
        arranja
        ${portugueseForms('comprar')}
      `,
      approve: list`
        aprove
        aprovar
        autorize
        autorizar
        aprova
        aprovem
        dê aprovação
        autoriza
        autorizem
        libere
        liberar
        libera
        libera
        libere
        aprova só
        dá aprovação
        dê aprovação
        ${portugueseForms('aprovar autorizar')}
      `,
      supply: list`
        deposite
        depositar
        deposita
        depositem
        depósito
        depósito de
        faça um depósito de
        forneça
        fornecer
        fornece
        aporte
        aportar
        adicione liquidez
        adicionar liquidez
        adiciona liquidez
        forneça liquidez
        fornecer liquidez
        coloque como garantia
        coloque como colateral
        deposite como garantia
        prover liquidez
        proveja liquidez
        dá de garantia
        coloca como garantia
        põe de garantia
        usa como garantia
        coloca de colateral
        ${portugueseForms('depositar aportar')}
      `,
      withdraw: list`
        retire
        retirar
        saque
        sacar
        retira
        retirem
        retirada
        retirada de
        saca
        saque de
        resgate
        resgatar
        resgata
        tire
        tirar
        tira
        remova liquidez
        remover liquidez
        remove liquidez
        retire liquidez
        retirar liquidez
        retire a liquidez
        remova a liquidez
        levante
        levantar
        puxa
        puxar
        puxe
        tira
        tirar
        tire
        retire
        resgata
        resgate
        resgatar
        saque
        ${portugueseForms('retirar sacar resgatar levantar')}
      `,
      split: list`
        dividir
        divide
        reparta
        repartir
        distribua
        distribuir
        rateie
        ratear
      `,
      convert: list`
        converta
        converter
        converte
        convertam
        conversão
        conversão de
        transforme
        transformar
        transforma
      `,
      spend: list`
        gaste
        gastar
        gasta
        gastando
        usa
        utilize
      `,
      put: list`
        coloque
        colocar
        coloca
        ponha
        põe
        invista
        investir
        investe
        aplique
        aplicar
        aplica
        bota
        bote
        joga no
        joga na
        enfia
        põe
        poe
        ponha
        bote
        botar
        estaciona
        encosta
        aloca
        aloque
        mete
        joga
        jogue
        taca
        ${portugueseForms('colocar aplicar botar')}
      `,
      allow: list`
        permita
        permitir
        permite
        deixe
        deixar
        deixa
        habilite
        habilitar
        conceda
        conceder
        dê permissão
        dar permissão
        dá permissão
      `,
      revoke: list`
        revogue
        revogar
        revoga
        revogação
        remova a aprovação
        remover a aprovação
        remova a permissão
        remover a permissão
        retire a permissão
        retire a aprovação
        tire a permissão
        tire a aprovação
        tira a permissão
        tira a aprovação
        cancele a aprovação
        cancelar a aprovação
        cancele a permissão
        anule a aprovação
        desautorize
        desaprove
        zera a permissão
        zerar a permissão
        zere a permissão
        zera a aprovação
        zerar a aprovação
        zere a aprovação
        zera o allowance
        zere o allowance
        zera a autorização
        zerar a autorização
        tira a permissão
        tire a permissão
        tirar a permissão
        tira a aprovação
        tire a aprovação
        corta a permissão
        corte a permissão
        derruba a permissão
        remove a permissão
        remova a permissão
        remove a aprovação
        remova a aprovação
        cancela a permissão
        cancela a aprovação
        cancele a permissão
        apaga a permissão
        ${portugueseForms('revogar')}
      `,
      operator: list`
        aprove como operador
        defina como operador
        nomeie operador
        aprove para todos
      `,
      permit: list`
        assine um permit
        assinar um permit
        assine o permit
        assine uma permissão
        assinar o permit
        assina o permit
        assina um permit
        assine o permit
        assine um permit
        assinar o permit
        assinar um permit
        assina pra mim o permit
        assina pra mim um permit
      `,
      wrap: list`
        embrulhe
        embrulhar
        embrulha
        empacote
        empacotar
        envolva
        wrappe
        faça wrap de
        faz wrap de
        fazer wrap de
        faça o wrap de
        encapsule
        wrap
        ${portugueseForms('embrulhar empacotar')}
      `,
      unwrap: list`
        desembrulhe
        desembrulhar
        desembrulha
        desempacote
        desempacotar
        faça unwrap de
        faz unwrap de
        fazer unwrap de
        faça o unwrap de
        unwrap
        ${portugueseForms('desembrulhar desempacotar')}
      `,
      lend: list`
        empreste
        emprestar
        empresta
      `,
      take: list`
        pegue
        pegar
        pega
        recupere
        recuperar
        recupera
        traga
        trazer
        tome
      `,
      borrow: list`
        pegue emprestado
        pegue emprestados
        pegar emprestado
        pegar emprestados
        pega emprestado
        pega emprestados
        tome emprestado
        tome emprestados
        tomar emprestado
        toma emprestado
        peça emprestado
        pedir emprestado
        pede emprestado
        faça um empréstimo
        faça um empréstimo de
        fazer um empréstimo de
        pegue um empréstimo de
        tome um empréstimo de
        contraia um empréstimo
        pega emprestado
        pegue emprestado
        pega emprestados
        toma emprestado
      `,
      repay: list`
        quitar
        quita
        devolva
        devolver
        devolve
        reembolse
        reembolsar
        amortize
        amortizar
        pague minha dívida
        pagar minha dívida
        pague a dívida
        pagar a dívida
        pague o empréstimo
        pagar o empréstimo
        pague meu empréstimo
        quite minha dívida
        salde
        saldar
        liquide a dívida
        liquide minha dívida
        abate
        abater
        amortiza
        paga o que devo
        quita
        ${portugueseForms('quitar reembolsar amortizar')}
      `,
      stake: list`
        faça stake de
        faça stake
        fazer stake de
        fazer stake
        faz stake de
        faça staking de
        faça staking
        fazer staking de
        faz staking de
        coloque em staking
        colocar em staking
        coloca em staking
        coloque em stake
        bote em stake
        stakear
        stakeie
        trave
        travar
        bloqueie
        bloquear
        stake
        staking
      `,
      unstake: list`
        faça unstake de
        faça unstake
        fazer unstake de
        faz unstake de
        tire do staking
        tirar do staking
        tira do staking
        retire do staking
        retirar do staking
        saia do staking
        remova do staking
        tira do stake
        desbloqueie
        destrave
        unstakear
        unstake
      `,
      claim: list`
        reivindique
        reivindicar
        reivindica
        resgate minhas recompensas
        resgate as recompensas
        resgatar minhas recompensas
        colete
        coletar
        coleta
        colha
        colher
        reclame
        reclamar
        receba minhas recompensas
        faça claim de
        faça o claim
        faz o claim
        recolha
        recolher
        claim
        ${portugueseForms('reivindicar coletar')}
      `,
      bridge: list`
        faça bridge de
        faça bridge
        fazer bridge de
        faz bridge de
        faça uma ponte
        faça a ponte de
        faz a ponte de
        fazer a ponte de
        bridgear
        bridgeie
        atravesse
        passe pela ponte
        bridge
      `,
      own: list`
        transfira a propriedade
        transferir a propriedade
        mude o proprietário
        altere o proprietário
        adicione um proprietário
        adicione como proprietário
        adicione um signatário
        adicionar um signatário
        ceda a propriedade
      `,
      disown: list`
        remova o proprietário
        remover o proprietário
        remova o signatário
        remover o signatário
        renuncie à propriedade
        renunciar à propriedade
      `,
      delegate: list`
        delegue
        delegar
        delega
        delegação
        delegue meus votos
        delegue meu voto
        ceda meus votos
        ${portugueseForms('delegar')}
      `,
      undelegate: list`
        remova a delegação
        cancele a delegação
        revogue a delegação
        desfaça a delegação
      `,
      upgrade: list`
        atualize a implementação
        atualizar a implementação
        faça upgrade
      `,
      register: list`
        registre
        registrar
        registra
        registe
        registar
        registro de
        renove
        renovar
        renova
        prolongue
        estenda
        reserve
        reservar
      `,
      vote: list`
        vote
        votar
        vota
        vote a favor
        vote contra
        vote sim
        vote não
      `,
      migrate: list`
        migre
        migrar
        migra
        migração
      `,
      cancel: list`
        cancele
        cancelar
        cancela
        anule
        anular
      `,
      deploy: list`
        implante
        implantar
        faça deploy
        publique o contrato
        faça o deploy
      `,
      add: list`
        adicione
        adicionar
        adiciona
        acrescente
        acrescentar
      `,
      remove: list`
        remova
        remover
        remove
        elimine
        eliminar
        exclua
        excluir
        apague
      `,
      set: list`
        defina
        definir
        define
        ajuste
        ajustar
        configurar
        fixe
        aumente
        aumentar
        diminua
        diminuir
        reduza
        reduzir
        estabeleça
      `,
      change: list`
        altere
        alterar
        mude
        mudar
        substitua
        substituir
        modifique
        atualize
        atualizar
      `,
    },
    separable: {
      borrow: list`
        pega emprestado
        pega emprestados
        pegue emprestado
        pegue emprestados
        pegar emprestado
        pegar emprestados
        toma emprestado
        toma emprestados
        tome emprestado
        tome emprestados
      `,
    },
    nouns: {
      allowance: list`
        permissão
        permissões
        aprovações
        limite de gasto
        limite de gastos
        autorização
        autorizações
        allowance
        acesso
        aprovação
        aprovação de
        autorização de
      `,
      operator: list`
        operador
        permissão de operador
      `,
      owner: list`
        proprietário
        proprietária
        proprietários
        dono
        propriedade
        signatário
        signatários
        limiar
        módulo
        administrador
      `,
      liquidity: list`
        liquidez
        posição de liquidez
        lp
      `,
      debt: list`
        dívidas
        empréstimo
        empréstimos
        crédito
        débito
        o que devo
        dívida
      `,
      order: list`
        ordem
        ordens
        ordem limite
        ordem limitada
      `,
      votes: list`
        votos
        meus votos
        poder de voto
        direito de voto
        meu voto
        voto
      `,
      record: list`
        domínio
        nome ens
        nome primário
        domínio ens
      `,
      implementation: list`
        implementação
        proxy
      `,
      account: list`
        conta inteligente
        smart account
      `,
      rewards: list`
        recompensas
        recompensa
        juros
        rendimento
        rendimentos
        ganhos
        lucros
      `,
      nft: list`
        nft
        nfts
        coleção
        colecionável
      `,
      'nft-id': list`
        número
        com id
      `,
      token: list`
        token
        tokens
        moeda
        contrato
        cofre
        vault
        cotas
        ações
      `,
      manage: list`
        gerenciar
        gerir
        administrar
        controle
      `,
      off: list`
        a zero
        para zero
      `,
    },
    halves: list`
      meio
      meia
    `,
    roles: {
      to: list`
        para
        pra
        ao
        à
        para o endereço
        para a carteira
        pro
        ao endereço
        para a conta
        para o seguinte endereço
        à carteira
        em nome de
        a favor de
      `,
      for: list`
        por
        em troca de
        pelo valor de
      `,
      in: list`
        em
        no
        na
        na rede
      `,
      with: 'com',
      from: list`
        desde
        a partir de
        da rede
        fora de
      `,
      of: list`
        de
        do
        da
        dos
        das
      `,
      using: list`
        via
        usando
        através de
        pelo
        pela
        por meio de
        utilizando
      `,
      on: list`
        sobre
        nos
        nas
        na plataforma
      `,
      as: 'como',
      against: 'contra',
      behalf: list`
        em nome do
        por conta de
        da parte de
      `,
      receive: list`
        receba
        receber
        recebendo
        recebe
        obter
        obtenha
        que eu receba
        vier
        que venha
        que venham
        caindo
        que eu receba
        receba
        me renda
        tem que cair
        tem que vir
      `,
      spend: 'pagando',
      recipient: list`
        destinatário
        destinatária
        recebedor
        beneficiário
      `,
      spender: list`
        gastador
        spender
      `,
      sender: list`
        remetente
        pagador
      `,
      worth: list`
        no valor de
        em valor de
        equivalente a
        o equivalente a
        valendo
      `,
      per: list`
        por cada
        por unidade
        por token
        a unidade
        por cada um
        pra cada
        para cada
      `,
      amount: list`
        quantia
        quantidade
        montante
        um total de
        o montante de
        a quantia de
        uma quantia de
      `,
      chain: list`
        rede
        cadeia
        blockchain
      `,
      protocol: list`
        protocolo
        plataforma
      `,
      destination: list`
        rede de destino
        cadeia de destino
      `,
      between: 'entre',
    },
    bounds: {
      min: list`
        pelo menos
        no mínimo
        mínimo
        um mínimo de
        não menos que
        ao menos
        não menos de
        ou mais
        nunca menos de
        nunca menos que
        não inferior a
        um mínimo
        no mínimo de
        nada abaixo de
        nem um centavo a menos de
        ou melhor
        pra cima
        para cima
        piso de
        não menos do que
        não pior que
        de no mínimo
      `,
      max: list`
        no máximo
        máximo
        um máximo de
        até
        não mais que
        não mais de
        máx
        no máximo de
        ou menos
        nunca mais de
        nunca mais que
        que não passe de
        sem passar de
        sem ultrapassar
        que não ultrapasse
        limitado a
        teto de
        não superior a
        quando muito
        nada acima de
        nem um centavo a mais de
        teto
        no teto de
        não passa de
        não passe de
        no limite de
        até no máximo
        até um máximo de
        limite de
      `,
      about: list`
        aproximadamente
        cerca de
        uns
        em torno de
        umas
        mais ou menos
        por volta de
        quase
        aprox
        perto de
      `,
      exact: list`
        exatamente
        exato
        exatos
        precisamente
        bem certinho
        nem mais nem menos
        certinho
      `,
    },
    comparisons: {
      min: list`
        mais de
        mais que
        mais do que
        maior que
        superior a
        acima de
      `,
      max: list`
        menos de
        menos que
        menos do que
        menor que
        inferior a
        abaixo de
      `,
    },
    joins: {
      and: list`
        e
        também
        mais
        bem como
        assim como
        além de
        junto com
      `,
      or: list`
        ou
        ou então
      `,
      next: list`
        depois
        em seguida
        e depois
        então
        e então
        logo após
        depois disso
        por fim
        finalmente
      `,
      but: list`
        mas
        porém
        contudo
        no entanto
      `,
    },
    cues: {
      each: list`
        cada um
        cada uma
        para cada um
        a cada um
        por pessoa
        por cabeça
        cada
        em partes iguais
        igualmente
      `,
      told: list`
        debo
        debería
        devo
        deveria
        devemos
        deveríamos
        quanto
        por que
        já enviei
        já troquei
        já transferi
        já paguei
        já vendi
        já comprei
        enviei
        troquei
        transferi
        paguei
        vendi
        comprei
        enviou
        como faço
        quem
        imagine
        suponha
        será que
        simule
        estime
        calcule
        lembre me
      `,
      asks: list`
        você pode
        pode
        poderia
        você poderia
        podes
        podias
        consegue
        você consegue
        dá para
      `,
      not: list`
        não
        sem
        nunca
        evite
        jamais
        nem
        pare de
        deixe de
        nenhum
        nenhuma
        exceto
        salvo
        proibido
        nada de
      `,
      condition: list`
        se
        quando
        caso
        desde que
        assim que
        enquanto
        a menos que
      `,
      reason: list`
        porque
        pois
      `,
      only: list`
        somente
        apenas
        só
      `,
      schedule: list`
        amanhã
        toda semana
        todo dia
        todo mês
        depois de amanhã
        semana que vem
        na próxima semana
        mês que vem
        mais tarde
        hoje à noite
        todos os dias
        toda segunda
        toda sexta
      `,
      else: list`
        nada mais
        outro
        outra
        outros
        outras
        nenhum outro
      `,
      after: 'após',
      before: list`
        antes de
        antes
      `,
    },
    topics: {
      slippage: list`
        deslizamento
        slippage
        derrapagem
        slippage máximo
        deslizamento máximo
        tolerância de slippage
        tolerância de deslizamento
        slippage de
      `,
      deadline: list`
        dentro de
        nos próximos
        em até
        prazo
        válido por
        em menos de
        em no máximo
        data limite
        validade
        expira em
      `,
      gas: 'gás',
      fee: list`
        taxa
        taxas
        comissão
        comissões
        tarifa
        tarifas
      `,
      'gas-price': 'preço do gás',
      'gas-cost': list`
        taxa de gás
        taxas de gás
        taxas de rede
        taxa de rede
        custo do gás
        custo de gás
      `,
      pool: list`
        pool
        pool de liquidez
      `,
      output: list`
        mínimo a receber
        mínimo recebido
        saída mínima
      `,
      input: list`
        máximo a gastar
        gasto máximo
      `,
      price: list`
        preço
        cotação
        a um preço de
        ao preço de
        preço limite
      `,
    },
    units: {
      usd: list`
        dólares
        dólar
        usd
        dólares americanos
        doletas
      `,
      percent: list`
        por cento
        %
        porcento
      `,
      bps: list`
        pontos base
        bps
        ponto base
        pontos básicos
      `,
      wei: 'wei',
      gwei: 'gwei',
      base: list`
        unidades base
        menores unidades
      `,
      cent: list`
        centavo
        centavos
        cêntimo
        cêntimos
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
        dia
        dias
      `,
      604800: list`
        semana
        semanas
      `,
      2592000: list`
        mês
        meses
      `,
      31536000: list`
        ano
        anos
      `,
    },
    counts: {
      0: 'zero',
      2: list`
        dois
        duas
      `,
      3: 'três',
      4: 'quatro',
      5: 'cinco',
      6: 'seis',
      7: 'sete',
      8: 'oito',
      9: 'nove',
      10: 'dez',
      11: 'onze',
      12: 'doze',
      13: 'treze',
      14: list`
        catorze
        quatorze
      `,
      15: 'quinze',
      16: list`
        dezesseis
        dezasseis
      `,
      17: list`
        dezessete
        dezassete
      `,
      18: 'dezoito',
      19: list`
        dezenove
        dezanove
      `,
      20: 'vinte',
      25: 'vinte e cinco',
      30: 'trinta',
      35: 'trinta e cinco',
      40: 'quarenta',
      45: 'quarenta e cinco',
      50: 'cinquenta',
      60: 'sessenta',
      70: 'setenta',
      75: 'setenta e cinco',
      80: 'oitenta',
      90: 'noventa',
      100: list`
        cem
        cento
      `,
      150: 'cento e cinquenta',
      200: list`
        duzentos
        duzentas
      `,
      250: 'duzentos e cinquenta',
      300: list`
        trezentos
        trezentas
      `,
      400: 'quatrocentos',
      500: list`
        quinhentos
        quinhentas
      `,
      600: 'seiscentos',
      700: 'setecentos',
      800: 'oitocentos',
      900: 'novecentos',
    },
    scales: {
      1000: list`
        mil
        milhares
        milhar
      `,
      1000000: list`
        milhão
        milhões
      `,
      1000000000: list`
        bilhão
        bilhões
        mil milhões
      `,
    },
    points: list`
      vírgula
      ponto
    `,
    parts: {
      '7/2': 'três e meio',
      '5/2': list`
        dois e meio
        duas e meia
      `,
      '3/2': list`
        um e meio
        uma e meia
      `,
      '1/2': list`
        metade
        a metade
        metade de
        a metade de
        meio
        meia
        metade do
        metade da
        metade dos
        metade do meu
        metade dos meus
      `,
      '1/4': list`
        um quarto
        um quarto de
        a quarta parte
        uma quarta parte
      `,
      '1/1': list`
        tudo
        todo
        toda
        todos
        todas
        todo o
        todos os
        todos os meus
        todo meu
        a totalidade de
        toda a
        todas as
        todas as minhas
        toda minha
        toda a minha
        todo o meu
        tudo o que tenho
        tudo que tenho
        tudo que tenho em
        inteiro
        inteira
        completo
        completa
        o total de
        a totalidade
        todo o saldo
        o saldo inteiro
        o resto
        o restante
        restante
        o que sobrou
        integral
      `,
      '1/3': list`
        um terço
        um terço de
        a terça parte
      `,
      '2/3': list`
        dois terços
        dois terços de
      `,
      '3/4': list`
        três quartos
        três quartos de
      `,
      '2/5': 'dois quintos',
      '1/10': list`
        um décimo
        a décima parte
      `,
      '1/6': 'um sexto',
      '1/8': list`
        um oitavo
        a oitava parte
      `,
      '1/5': list`
        um quinto
        a quinta parte
      `,
    },
    unlimited: list`
      ilimitado
      ilimitada
      ilimitados
      infinito
      infinita
      sem limite
      sem limites
      sem teto
    `,
    self: list`
      minha carteira
      minha conta
      meu endereço
      mim mesmo
      mim
      minha wallet
      minha própria carteira
      minha própria conta
      meu próprio endereço
      eu mesmo
      eu mesma
      mim mesma
      meu wallet
    `,
    pronouns: list`
      isso
      isto
      ele
      eles
      aquilo
    `,
    assets: {
      ETH: list`
        éter
        ethers
        éteres
      `,
      WETH: list`
        ether embrulhado
        eth embrulhado
      `,
      BTC: 'bitcoins',
      USDT: 'tethers',
    },
    articles: list`
      o
      os
      as
      meu
      meus
      minha
      minhas
      seu
      sua
      este
      esta
      a minha
      nosso
      nossa
      nossos
      nossas
      esse
      essa
      esses
      essas
      seus
      suas
      estes
      estas
      aquele
    `,
    ones: list`
      um
      uma
    `,
    fillers: list`
      têm que
      tem que
      têm de
      tem de
      de qualquer forma
      de qualquer jeito
      de toda forma
      a facul
      a uni
      sem nada
      tá sem nada
      está sem nada
      sem grana
      consertar
      conserto
      por favor
      quero
      gostaria
      gostaria de
      preciso
      olá
      oi
      obrigado
      obrigada
      você
      agora
      eu
      que
      moedas
      valor
      saldo
      endereço
      carteira
      conta
      faça
      fazer
      um swap de
      seja
      muito obrigado
      deve
      ser
      imediatamente
      hoje
      já
      agora mesmo
      rápido
      valeu
      vlw
      bom dia
      boa tarde
      boa noite
      ok
      tá
      beleza
      mano
      galera
      queria
      desejo
      queremos
      precisamos
      tenho
      quero que
      me
      se faz favor
      pfv
      pf
      por gentileza
      disponível
      disponíveis
      são
      gastar até
      que possa
      possa
      ajude me a
      lhe
      aí
      só que
      nem um centavo a mais
      nem um real a mais
      nem um a mais
      e nada mais
      nada além disso
      mesmo
      de volta
      cara
      véi
      mano
      blz
      beleza
      valeu
      tá
      aí
      lá
    `,
  },
  { writesDecimalComma: true },
);
