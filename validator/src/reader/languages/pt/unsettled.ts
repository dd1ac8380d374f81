import { list } from '../list.ts';
import { spaced } from '../rows.ts';

export const portuguese = spaced({
  before: list`
    rascunho*
    prepara
    prepare
    moção
    pauta
    cenário
    lembrete
    me lembra
    lembra-me
    para sua informação
    relatório semanal
    relatório mensal
    suponha
    imagina
    // only prepared
    preparar
    preparem
    preparando
    esboç*
    minutas?
    (?:deix|fic)(?:a|e|o|ar|em|ando) (?:\p{L}{1,12} ){0,3}(?:
      pront*
      preparad*
      engatilhad*
      montad*
      redigid*
      armad*
      na agulha
    )
    (?:vai|vá) (?:montando|redigindo|adiantando|deixando)
    (?:só|apenas) (?:monta|monte|redige|redija|adianta|adiante)
    // not in force
    (?:não|nem) (?:vale|valem|tem (?:validade|valor|efeito)|é válid*|entra em vigor)
    sem (?:validade|efeito)
    (?:ainda|fica|está) (?:por|sem|a) (?:autoriza*|aprova*|assina*|confirma*|valida*|libera*)
    sem (?:a |o )?(?:minha|meu|nossa|nosso|sua|seu) (?:
      assinatura
      ok
      sim
      aval
      autorização
      aprovação
      consentimento
      permissão
      bênção
      visto
      confirmação
      palavra
      presença
    )
    não (?:é|era) (?:pra|para) (?:agora|já|hoje|\p{L}{2,12}[aei]r)
    (?:em|sob|para) (?:análise|revisão|aprovação|avaliação)
  `,
  after: list`
    // something is wrong with it
    (?:é|está|são)(?: \p{L}{2,10}){0,2} (?:errad*|incorret*|demais|um erro)
    (?:valor|endereço|quantia) errad*
    (?:muda|mude|corrija|corrige|altere) o (?:valor|endereço)(?! para)
    // prohibitions
    proib*
    proíb*
    não (?:o |a )?(?:permit*|autoriz*|é permitid*|é autorizad*)
    não (?:deve|pode) (?:sair|ser)
    sem permissão
    sem autorização
    não tem (?:permissão|direito)
    // waiting
    espera
    espere
    peraí
    pera
    aguarda
    aguarde
    aguardar
    aguardando
    aguardo
    ainda não
    até eu
    até que
    quando eu
    assim que
    mais tarde
    depois te
    por enquanto
    por ora
    por agora
    (?:estou|estamos|tô|fico|ficamos|sigo|à|no) (?:ainda |no |à )?(?:esper[ao]|esperando|aguardando|aguardo)
    esperamos (?:a|o|pel[ao]|que)
    espero (?:a|o|pel[ao]) (?:resposta|ok|aval|sim|parecer|assinatura|confirmação|autorização|contrato|nota)
    enquanto (?:\p{L}{1,12} ){0,3}não
    enquanto eu
    em (?:espera|suspenso|stand-?by|pausa|aberto|banho-maria)
    // holding
    (?<=^\W{0,4}(?:(?:mas|então|e|só|por favor),? ){0,2})(?:
      segur(?:a|e|em)(?= (?:isso|isto|aí|ess[ea]|por|até|um|uns|mais|tudo|o (?:envio|pagamento)|a (?:ordem|transferência))|\W{0,4}$)
      aguenta
      congel(?:a|e|em)
      suspend(?:a|e|am)
      paus(?:a|e|em)
    )
    (?:
      põe
      ponha
      coloc(?:a|que)
      deix(?:a|e)
    ) (?:\p{L}{1,8} ){0,2}(?:em|na|de) (?:pausa|espera|gaveta|geladeira|lado)
    d(?:á|ê) um tempo
    guard(?:a|e) (?:isso|isto|até|para depois)
    (?:fi[cq]u?|deix)(?:a|e|em|am) (?:\p{L}{1,8} ){0,2}(?:
      parad*
      guardad*
      suspens*
      congelad*
      pendente
      quiet*
      como está
      (?:para|pra) (?:depois|amanhã|outr[oa]|(?:a )?próxima)
    )
    // another time
    (?:
      para
      pra
      em
      num
      na
      faz*
      melhor
      isso
      deixa
      fica
    ) (?:isso |em |para |pra |num |na )?(?:outr[oa]|noutr[oa]) (?:dia|hora|semana|mês|momento|altura|ocasião)
    (?:só|somente|apenas|isso|isto|fica|vai|entra|sai) (?:é |vai |entra |sai |fica |para |pra )?(?:depois|após)
    (?:só|somente|apenas) (?:vale |a partir |quando )
    // nothing is sent
    nada (?:se |é |será |pode |deve )?(?:
      sai
      sair
      anda
      andar
      acontece
      acontecer
      mexe
      move
      mexer
      vai
      segue
      executad*
      enviad*
      feito
      pago
    )(?! (?:errado|mal))
    antes (?:do meu|da minha|do nosso|da nossa) (?:
      ok
      sim
      aval
      assinatura
      autorização
      aprovação
      confirmação
      volta
      visto
    )
    antes (?:de|que) eu (?:dizer|diga|confirm*|volt*|assin*|dar|dê|ver|veja|aprov*|autoriz*)
    (?:não|nem) (?:sai|anda|segue|se (?:mexe|move|faz|envia|executa))
    não (?:
      faça
      façam
      envie
      enviem
      mande
      mandem
      pague
      execute
      executem
      transfira
      assine
      libere
      dispare
      prossiga
      avance
      mexa
      toque
    )(?! (?:mais|menos|além|acima|em mais|no resto|nos outros|nada (?:mais|além)))
    não (?:
      faz
      envia
      manda
      paga
      executa
      transfere
      assina
      libera
      mexe
      toca
    )(?= (?:isso|isto|nada|ainda|agora)|\W{0,4}$)
    sem mim
    // deciding
    decid*
    vot*
    pensar
    penso
    pensando
    talvez
    quem sabe
    não sei
    não tenho certeza
    vamos ver
    rejeitad*
    adiad*
    sinal verde
    aval
    última palavra
    palavra final
    quem (?:decide|manda|aprova|autoriza|resolve|libera|envia|aperta|dispara|executa) (?:é|são|sou)
    (?:(?<=^\W{0,4})|tudo |isso |isto |mas |ainda )depend(?:e|em|endo|erá)
    // missing consent
    falta(?:m|ndo)? (?:só |apenas |ainda )?(?:(?:a|o|as|os|um|uma|meu|minha|algum|alguma|dois|duas) )?(?:
      assina*
      aprova*
      autoriza*
      ok
      aval
      confirma*
      document*
      papel
      papéis
      papelada
      notas?
      recibos?
      contrato*
      sim
      visto
      carimbo
      parecer
      laudo
      fatura
      libera*
      valida*
      procuração
    )
    ainda falta*
    (?:
      precis(?:a|am)
      t[eê]m
      tem
      dev(?:e|em)
      va(?:i|u|mos)
      vão
      quer
      querem
    ) (?:ainda )?(?:que |de )?(?:ser )?(?:a |o )?(?:
      assinar
      aprovar
      autorizar
      liberar
      validar
      revisar
      rever
      analisar
      avaliar
      assinad*
      aprovad*
      autorizad*
      liberad*
      validad*
      revisad*
      assinatura
      aprovação
      autorização
      aval
    )
    ainda (?:precis*|tem|têm|va[io]|vão|quer|querem|dev*) (?:que |de )?(?:\p{L}{1,8} ){0,2}(?:
      assin*
      aprov*
      confirm*
      confer*
      olh*
      ver
      verific*
      checar
      concord*
      responder
      dizer
    )
    (?:não|nem) (?:está|foi|fica|tem|temos|tenho|há|houve) (?:ainda )?(?:
      aprovad*
      autorizad*
      assinad*
      liberad*
      confirmad*
      validad*
      aprovação
      autorização
      permissão
      assinatura
      ok
      aval
    )
    (?:não|nem) (?:me |nos )?(?:
      deu
      deram
      autorizou
      aprovou
      assinou
      liberou
      se pronunciou
      respondeu
      concordou
    )(?= (?:o |a )?(?:ok|aval|permissão|autorização|aprovação|sim|resposta)|\W{0,4}$)
    // saying, asking
    te aviso
    aviso
    te falo
    te digo
    te confirmo
    confirmar
    confirmo
    te ligo
    te escrevo
    te chamo
    te mando
    pergunt*
    vou falar
    falar com
    falo com
    vou ver
    vou conversar
    dou (?:o|um|meu) (?:sinal|ok|toque|aval|aviso|comando|alô)
    eu (?:mesm[oa] )?(?:aperto|clico|disparo|executo|libero|chamo)
    eu mesm[oa] (?:envio|mando|faço)
    vou te (?:dizer|avisar|chamar|falar|ligar)
    (?:quero|queria|preciso|tenho (?:que|de)|vou|deixa eu|deixe-me) (?:\p{L}{1,6} )?(?:
      conferir
      rever
      revisar
      verificar
      checar
      reler
      perguntar
      consultar
      conversar
      combinar
      discutir
      acertar
    )
    (?:
      conferir
      rever
      revisar
      verificar
      checar
      olhar
      ver
      consultar
      falar
      conversar
      combinar
      discutir
      confira
      confere
      verifica
      verifique
      fala
      fale
      liga
      ligue
      consulta
      consulte
    ) (?:\p{L}{1,12} ){1,5}(?:antes|primeiro)
    // taking back
    esquec*
    esqueça
    deixa pra lá
    deixa isso
    deixe isso
    deixa quieto
    deixa(?=\W{0,4}$)
    melhor não
    cancel*
    anul*
    não precisa
    já pagu*
    já paguei
    já pagou
    já mandei
    já fiz
    já foi
    já (?:est(?:á|ava)|ficou) (?:tudo )?(?:pag*|quitad*|feit*|liquidad*|acertad*|resolvid*)
    já recebeu(?=\W{0,4}$| (?:o dinheiro|o valor|tudo|isso|ontem))
    acabei (?:pagando|mandando|enviando|fazendo|dando|transferindo)
    em dinheiro
    no dinheiro
    (?:no|via|pelo) pix
    para tudo
    brincadeira
    (?:tô|tava|estou|estava|era) (?:só )?(?:brincando|zoando)
    piada
    zoeira
    pegadinha
    ignor*
    mud(?:ei|amos|aram|ou) (?:de|os|meus|nossos) (?:ideia|planos?|opinião)
    planos? mud*
    pensei melhor
    retir(?:o|amos) (?:o|a|meu|minha|isso)
    volt(?:o|ei|amos) atrás
    desist*
    errad*
    (?:foi|por|era) engano
    (?:só|apenas|mero|era|foi|como|de) (?:um |uma )?(?:exemplo|ilustração|demonstração|simulação|teste)
  `,
  harmless: list`
    não (?:é |são |se )?(?:permit*|autoriz*)[\p{L} ]{0,30}parcia*
    parcia*[\p{L} ]{0,12}proibid*
    senão (?:cancela|deixa|esquece)
    (?:o|a|os|as|meu|minha) \p{L}{3,16} não esperam?(?=\W{0,8}$)
    // only the rest stays untouched
    (?:o|do|no) (?:resto|restante|demais)(?: \p{L}{1,10}){0,3} (?:fi[cq]u?|deix)(?:a|e|o)(?: \p{L}{1,10}){0,3}
    (?:fi[cq]u?|deix|guard)(?:a|e|o) o (?:resto|restante|demais)(?: \p{L}{1,10}){0,3}
    // nothing missing, nothing to wait for
    não (?:se |te |me )?esque(?:ce|cer|ça|ças|çam|ci|ço)
    não precis(?:a|as|am|o) (?:mais )?(?:
      esperar
      aguardar
      perguntar
      confirmar
      avisar
      me avisar
      ligar
      agradecer
      responder
      devolver
      de (?:mais )?(?:nada|assinatura|aprovação|autorização|confirmação)
    )
    (?:ninguém|nada) (?:mais )?(?:
      precisa
      tem que
      falta
      está pendente
    )(?: (?:assinar|aprovar|autorizar|confirmar|liberar))?
    não (?:me |nos |lhe )?falta(?:m)?(?: mais)? (?:nada|nenhum*|\p{L}{3,16})
    não (?:estou|estamos) (?:mais )?(?:esperando|aguardando)
    faz (?:mal|diferença)
    sem (?:esperar|aguardar|mais espera)
    espero que (?:você |vocês |tudo |tu )?(?:est(?:eja|ejam|ejas)|goste|gostes|ajude)
  `,
});
