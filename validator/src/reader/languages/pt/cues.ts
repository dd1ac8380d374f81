import type { CueBook } from '../cue-book.ts';
import { cross, list } from '../list.ts';

const monthNames = list`
  janeiro
  fevereiro
  março
  abril
  maio
  junho
  julho
  agosto
  setembro
  outubro
  novembro
  dezembro
`;

export const portuguese: CueBook = {
  code: 'pt',
  calendar: list`
    no dia #
    no dia primeiro
    todo dia #
    no primeiro dia do mês
    no primeiro do mês
    no início do mês
    no início do próximo mês
    no começo do mês
    no começo do próximo mês
    em meados do mês
    no meio do mês
    ${cross('em # de|no dia # de|a # de|em primeiro de', monthNames)}
  `,
  common: list`
    cair
    subir
    abaixo
    acima
    chegar
    ficar
    passar
    preço
    compra
    vende
    troca
    paga
    saca
    retira
    pra
    pro
    o
    a
    os
    as
    um
    uma
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
    e
    ou
    que
    com
    por
    para
    pra
    meu
    minha
    meus
    seu
    sua
    me
    te
    se
    lhe
    é
    são
    está
    não
    sim
    mais
    menos
    mas
    como
    quando
    quero
    queria
    gostaria
    pode
    poderia
    você
    envie
    enviar
    envia
    manda
    mandar
    mande
    troque
    trocar
    compre
    comprar
    venda
    vender
    pague
    pagar
    deposite
    depositar
    retire
    sacar
    saque
    aprove
    transfira
    favor
    obrigado
    obrigada
    olá
    oi
    tudo
    todos
    esta
    este
    isso
    agora
    já
    sem
    muito
    eu
    ele
    ela
    nós
    até
    hoje
  `,
  letters: /[ãõ]|ção$|ções$/,
  numbers: list`
    um
    uma
    dois
    duas
    três
    quatro
    cinco
    seis
    oito
    dez
    quinze
    vinte
    alguns
    algumas
  `,
  first: {
    question: list`
      como
      o que
      por que
      quanto
      qual
      quem
      onde
      há
    `,
  },
  opening: {
    question: list`
      pode me explicar
      poderia me explicar
      me explica
      alguém sabe
      você sabe se
      quero saber
      gostaria de saber
      queria saber
      devo
      deveria
      devemos
      deveríamos
      posso
      podemos
      é possível
      é seguro
      vale a pena
      será que
      você acha
      você recomenda
      tem como saber
      o que acontece se
    `,
    hold: list`
      rascunho
      simule
      simula
      simulação
      prévia
      estime
      apenas simule
      só simula
      cote
    `,
  },
  around: {
    report: list`
      era pra
      era para
      era quem ia
      ia mandar
      ia passar
      ia pagar
      ia enviar
      você ia
      ficou de
    `,
    wish: list`
      seria de ponderar
      seria de considerar
      era pra ter
      devia ter
      deveria ter
      no teu lugar
      no seu lugar
      se eu fosse você
      talvez
      quem sabe
      algum dia
      um dia
      possivelmente
      não tenho certeza
      não sei se
      seria bom
      seria legal
      tomara
      no futuro
      em algum momento
      pode ser que
    `,
    hypothesis: list`
      suponha
      suponhamos
      supondo
      imagine
      imagina
      por exemplo
      em teoria
      teoricamente
      hipoteticamente
      digamos que
      e se
      vamos supor
    `,
    condition: list`
      se
      quando
      assim que
      logo que
      a menos que
      desde que
      caso
      no caso de
      somente se
      só se
      só quando
      contanto que
      uma vez que
      depois que
      a não ser que
      até que
      dependendo
      exceto se
    `,
    schedule: list`
      a partir de segunda
      a partir de terça
      a partir de quarta
      a partir de quinta
      a partir de sexta
      a partir de sábado
      a partir de domingo
      só a partir de segunda
      só a partir de terça
      só a partir de quarta
      só a partir de quinta
      só a partir de sexta
      só a partir de sábado
      só a partir de domingo
      não antes de segunda
      não antes de terça
      não antes de quarta
      não antes de quinta
      não antes de sexta
      não antes de sábado
      não antes de domingo
      nunca antes de segunda
      nunca antes de terça
      nunca antes de quarta
      nunca antes de quinta
      nunca antes de sexta
      nunca antes de sábado
      nunca antes de domingo
      depois de segunda
      depois de terça
      depois de quarta
      depois de quinta
      depois de sexta
      depois de sábado
      depois de domingo
      só depois de segunda
      só depois de terça
      só depois de quarta
      só depois de quinta
      só depois de sexta
      só depois de sábado
      só depois de domingo
      me lembra
      lembra-me
      lembra de me
      depois do vencimento
      só depois
      a partir de amanhã
      amanhã
      depois de amanhã
      mais tarde
      hoje à noite
      esta noite
      à noite
      às @
      às #
      ao meio-dia
      à meia-noite
      semana que vem
      na semana que vem
      na próxima semana
      próxima semana
      mês que vem
      no próximo mês
      próximo mês
      na segunda
      na terça
      na quarta
      na quinta
      na sexta
      no sábado
      no domingo
      na próxima segunda
      na próxima sexta
      segunda-feira
      sexta-feira
      cada dia
      cada semana
      cada mês
      todo dia
      toda semana
      todo mês
      toda segunda
      toda sexta
      todos os dias
      todas as semanas
      todos os meses
      diariamente
      semanalmente
      mensalmente
      em # minutos
      em # horas
      em # hora
      em # dias
      daqui a # minutos
      daqui a # horas
      daqui a # dias
      daqui a pouco
      fim do mês
      no fim do mês
      me lembre
      em breve
    `,
    hold: list`
      deixar preparado
      deixa preparado
      deixe preparado
      deixar pronto
      deixa pronto
      deixe pronto
      deixar tudo pronto
      por enquanto não
      agora não
      por ora não
      deixa eu perguntar
      deixa eu ver
      vou perguntar
      falta o aval
      falta aprovação
      não faz ainda
      não faça ainda
      ainda não faz
      ainda não faça
      não manda ainda
      não envia ainda
      não envie ainda
      não assina ainda
      não assina
      deixa em espera
      em espera
      até eu escrever
      até eu responder
      até eu avisar
      até eu voltar
      até segunda ordem
      espera meu
      espera eu
      aguarda meu
      aguardando aprovação
      pendente de aprovação
      segura até
      não faz nada até
      não faça nada até
      minha confirmação
      meu ok
      espere minha
      espere a minha
      espera minha
      espera a minha
      aguarde minha
      aguarde a minha
      aguarda minha
      espere eu
      aguarde eu
      ainda não
      não execute
      não executa
      sem executar
      quando eu disser
      quando eu falar
      quando eu confirmar
      até eu confirmar
      até eu mandar
      antes que eu
      me pergunte antes
      pergunte antes
      me consulte antes
      só simule
      só simular
      apenas simular
      só um rascunho
      apenas prepare
      só prepare
      após minha confirmação
      depois da minha confirmação
      não assine
    `,
    cancelled: list`
      conversa errada
      chat errado
      grupo errado
      mandei errado
      não era pra você
      ignora
      ignora isso
      ignore essa
      deixa quieto
      deixa isso
      deixa isso pra lá
      deixa como está
      deixe pra lá
      deixe para lá
      esquece isso
      esquece tudo
      não precisa mais
      não precisa fazer
      não faz nada
      não faça nada
      cancela aí
      desisto
      desisti
      deixa sem assinar
      pode cancelar
      retiro o que disse
      melhor deixar
      anula isso
      não quero mais
      deixa pra lá
      deixa para lá
      esquece
      esqueça
      esqueça isso
      cancela isso
      cancele isso
      cancela tudo
      cancele tudo
      melhor não
      mudei de ideia
      pensando bem não
      não faça isso
      não faz isso
      ignore isso
      desconsidere
    `,
  },
  beside: {
    past: list`
      ontem à noite
      ontem à tarde
      ontem de manhã
      ontem
      anteontem
      semana passada
      na semana passada
      mês passado
      ano passado
      há # dias
      há # semanas
      já
      recentemente
      agora há pouco
    `,
  },
  ahead: {
    negation: list`
      de jeito nenhum
      de forma alguma
      de maneira nenhuma
      nem pensar em
      em hipótese alguma
      não
      nunca
      jamais
      sem
      evite
      nem
      em vez de
      ao invés de
      nada de
    `,
    report: list`
      diz
      disse
      dizem
      dizendo
      escreveu
      escreve
      me pede
      me pediu
      me pediram
      pediu para eu
      quer que eu
      me disse
      me disseram
      me mandou
      segundo
      exige
      exigiu
      recebi um e-mail
      recebi um email
      recebi uma mensagem
      um e-mail
      um email
      mensagem de
      email de
      mensagem encaminhada
      o site
      a página
      meu chefe
      o suporte
      afirma
    `,
    wish: list`
      estou pensando em
      pensando em
      penso em
      considerando
      estou considerando
      planejo
      pretendo
      espero
      sonho em
      me pergunto
      vou pensar
      tenho vontade
      gostaria um dia
      queria um dia
      poderia talvez
      estou querendo
      tenho planos
    `,
    alternative: list`
      ou
      ou então
      ora
    `,
  },
  owners: list`
    usuário
    usuária
    titular
    dono
    dona
    proprietário
    proprietária
    utilizador
  `,
  closing: {
    hold: list`
      espera
      espera aí
      peraí
      pera
      pera aí
      calma
      calma aí
      aguarda
      aguarde
      um momento
      um segundo
      para
      pare
      segura
      segura aí
    `,
    cancelled: list`
      cancela
      cancele
      cancelado
      desiste
      não faz
    `,
  },
  rest: list`
    resto
    o resto
    os outros
    as outras
    restante
    o demais
  `,
  reasons: list`
    porque
    pois
    que
    já que
    pq
    visto que
  `,
  plain: list`
    se faz favor
    se fizer favor
    se fizeres favor
    se puder
    se puderes
    diz que está pronto
    diz que está pronta
    diz que já está
    pode ser
    sem execução parcial
    não parcial
    nada mais
    nada além
    nada além disso
    nem um centavo a mais
    não mais
    não só
    não somente
    não apenas
    não mexe no resto
    não mexa no resto
    não toca no resto
    sem mexer no resto
    sem tocar no resto
    de amanhã
    da próxima semana
    de sexta
    de segunda
    da semana que vem
    senão deixa
    senão deixa pra lá
    senão esquece
    senão não
    senão não faz
    senão não faça
    senão nada
    senão cancela
    senão desiste
    senão nem faz
    senão não quero
    se não deixa
    se não deixa pra lá
    se não esquece
    se não não
    se não não faz
    se não não faça
    se não nada
    se não cancela
    se não desiste
    se não nem faz
    se não não quero
    caso contrário deixa
    caso contrário deixa pra lá
    caso contrário esquece
    caso contrário não
    caso contrário não faz
    caso contrário não faça
    caso contrário nada
    caso contrário cancela
    caso contrário desiste
    caso contrário nem faz
    caso contrário não quero
    do contrário deixa
    do contrário deixa pra lá
    do contrário esquece
    do contrário não
    do contrário não faz
    do contrário não faça
    do contrário nada
    do contrário cancela
    do contrário desiste
    do contrário nem faz
    do contrário não quero
    ou deixa
    ou deixa pra lá
    ou esquece
    ou não
    ou não faz
    ou não faça
    ou nada
    ou cancela
    ou desiste
    ou nem faz
    ou não quero
    ou então deixa
    ou então deixa pra lá
    ou então esquece
    ou então não
    ou então não faz
    ou então não faça
    ou então nada
    ou então cancela
    ou então desiste
    ou então nem faz
    ou então não quero
    não mais que
    não mais do que
    não menos que
    não menos do que
    não menos de
    não mais de
    não superior
    não inferior
    não exceda
    não ultrapasse
    sem ultrapassar
    sem exceder
    não tem pressa
    não há pressa
    não é urgente
    não tem problema
    não há problema
    não se preocupe
    não precisa responder
    não só
    não esqueça de
    não esqueça
    não esquece
    não esquece de
    não se esqueça
    não se esqueça de
    não te esqueças
    não te esqueças de
    não esquecer
    sem pressa
    sem problema
    sem problemas
    sem limite
    sem demora
    sem falta
    sem taxa
    sem taxas
    ou mais
    ou menos
    ou melhor
    ou superior
    mais ou menos
    se possível
    se puder
    se der
    se não se importar
    se necessário
    se precisar
    senão
    se não
    quando puder
    quando der
    quando tiver tempo
    quando terminar
    assim que possível
    assim que puder
    o quanto antes
    o mais rápido possível
    uma vez feito
    depois disso
    em seguida
    me avise quando
    me avise se
    me avisa quando
    até amanhã
    até logo
    boa noite
    de manhã
    o usuário quer
    usuário quer
    o usuário pediu
    usuário pediu
    o usuário deseja
    usuário deseja
    o dono quer
    como vai
    como está
    já que
    desde já
  `,
  requests: list`
    se importa de
    importa-se de
    será que você pode
    podes
    poderias
    podia
    podias
    você pode
    pode
    poderia
    você poderia
    por favor
    consegue
    você consegue
    tem como
  `,
  leads: list`
    pode ser
    faz favor de
    faça o favor de
    queira
    peço que
    agradeço que
    agradecia que
    agradeceria que
    importa-se de
    podes
    poderias
    podia
    podias
    é pra
    é para você
    por favor
    você pode
    pode
    poderia
    você poderia
    quero
    quero que
    queria
    gostaria de
    gostaria que
    preciso
    preciso que
    preciso de
    tem como
    me ajude a
    vamos
    usuário quer
    usuário deseja
    favor
    consegue
    você consegue
  `,
  fresh: list`
    então
    por favor
    por isso
    agora
    portanto
    mas sim
    de qualquer forma
  `,
  splits: list`
    mas
    porque
    então
    se
    quando
    assim que
    sem
    senão
    caso contrário
    depois
    e ~
    e depois
    e não
    e se
    já que
    para que
  `,
  deadlines: list`
    até
    até o
    até a
    antes de
    antes da
    antes do
    vence
    vence na
    no máximo
    desde
    válido até
  `,
  bounds: list`
    slippage
    derrapagem
  `,
  gains: list`
    vier
    vierem
    chegarem
    saírem
    render
    entrarem
    receba
    recebermos
    ganhar
    pingar
    receber
    recebo
    obter
    obtiver
    eu receba
    der
  `,
  comparisons: list`
    ao menos
    mínimo de
    não menos
    ou mais
    mín
    pelo menos
    no mínimo
    menos
    mais
    mínimo
    máximo
    abaixo
    acima
  `,
  harmless: list`
    reverta
    cancele a operação
    me avise
    me avisa
    aborte
    desista
  `,
  no: list`
    não
    para
    cancela
    melhor não
  `,
  yes: list`
    sim
    ok
    claro
    pode
    pode ser
    pode mandar
    manda
    manda ver
    faça
    faz
    confirmo
    confirmado
    correto
    isso
    isso mesmo
    exato
    certo
    beleza
    bora
    vai
    prossiga
    sim por favor
    perfeito
    pode enviar
    pode pagar
    pode fazer
    pode assinar
    envia
    envie
    mande
    agora
    já
    por favor
    obrigado
    obrigada
    valeu
  `,
  told: /^\p{L}+(?:ei|ou|aram|eram|iram|ado|ido|ava|avam|ávamos|rá|rão|remos|ria|riam|ríamos)(?!\p{L})/u,
};
