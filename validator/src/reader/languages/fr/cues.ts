import type { CueBook } from '../cue-book.ts';
import { cross, list } from '../list.ts';

const monthNames = list`
  janvier
  février
  mars
  avril
  mai
  juin
  juillet
  août
  septembre
  octobre
  novembre
  décembre
`;

export const french: CueBook = {
  code: 'fr',
  calendar: list`
    le premier du mois
    au premier du mois
    le # du mois
    le 1er
    au 1er
    le premier de chaque
    en début de mois
    au début du mois
    début du mois prochain
    dès le début du mois
    à la mi-mois
    au milieu du mois
    en milieu de mois
    ${cross('le premier|le #', monthNames)}
  `,
  common: list`
    le
    la
    les
    un
    une
    des
    de
    du
    à
    au
    aux
    en
    et
    ou
    où
    que
    qui
    ne
    pas
    je
    tu
    il
    elle
    on
    nous
    vous
    mon
    ma
    mes
    ton
    ta
    son
    sa
    ses
    me
    te
    se
    ce
    cette
    ces
    est
    sont
    pour
    par
    sur
    sous
    avec
    sans
    dans
    vers
    contre
    plus
    moins
    mais
    si
    quand
    peux
    pouvez
    peut
    veux
    voudrais
    envoie
    envoyer
    envoyez
    échange
    échanger
    achète
    acheter
    vends
    vendre
    paie
    payer
    dépose
    déposer
    retire
    retirer
    transfère
    approuve
    plaît
    merci
    bonjour
    tout
    tous
    toute
    maintenant
    alors
    donc
    puis
    or
    car
    son
    comment
    chat
    pain
    main
    coin
    sale
    fin
  `,
  letters: /[èêëçùûôîœ]|^[dlj]$/,
  numbers: list`
    un
    une
    deux
    trois
    quatre
    cinq
    six
    huit
    dix
    quinze
    vingt
    quelques
  `,
  first: {
    question: list`
      comment
      pourquoi
      combien
      quel
      quelle
      qui
    `,
  },
  opening: {
    question: list`
      pourriez-vous m expliquer
      peux-tu m expliquer
      tu peux m expliquer
      expliquez-moi
      explique-moi
      quelqu un sait
      sais-tu si
      j aimerais savoir
      je voudrais savoir
      je veux savoir
      dois-je
      devrais-je
      est-ce que je
      est-ce que nous
      est-ce que ça
      est-ce que
      puis-je
      peut-on
      que se passe-t-il si
      que se passe
      est-il possible
      y a-t-il
      faut-il
      me conseilles-tu
      penses-tu
      tu penses
      tu crois
      qu est-ce
      quand est-ce
    `,
    hold: list`
      brouillon
      simule
      simulation
      aperçu
      estime
      juste simuler
      calcule
    `,
  },
  around: {
    wish: list`
      il faudrait
      faudrait que
      j aurais dû
      on aurait dû
      à ta place
      si j étais toi
      ce serait pas mal
      peut-être
      peut être
      éventuellement
      un jour
      je ne suis pas sûr
      je ne sais pas si
      ce serait bien
      j aimerais un jour
      à l avenir
      possiblement
      sans doute
      un de ces jours
    `,
    hypothesis: list`
      supposons
      suppose
      imagine
      imaginons
      par exemple
      en théorie
      théoriquement
      admettons
      hypothétiquement
      mettons que
      et si
      p.ex
      que se passerait-il
    `,
    condition: list`
      si
      s il
      s ils
      quand
      lorsque
      dès que
      une fois que
      à moins que
      à condition
      au cas où
      en cas de
      seulement si
      uniquement si
      pourvu que
      tant que
      après que
      sauf si
      jusqu à ce que
      selon que
      dès la réception
      dès réception
    `,
    schedule: list`
      à partir de demain
      demain
      après-demain
      après demain
      plus tard
      ce soir
      cette nuit
      tout à l heure
      à @
      à # heures
      à # heure
      à midi
      à minuit
      la semaine prochaine
      semaine prochaine
      le mois prochain
      l année prochaine
      lundi
      mardi
      mercredi
      jeudi
      vendredi
      samedi
      dimanche
      chaque jour
      chaque semaine
      chaque mois
      chaque lundi
      tous les jours
      toutes les semaines
      tous les mois
      tous les lundis
      quotidiennement
      mensuellement
      dans # minutes
      dans # heures
      dans # heure
      dans # jours
      dans # semaines
      d ici # jours
      fin du mois
      à la fin du mois
      rappelle-moi
      bientôt
      prochainement
    `,
    hold: list`
      pas maintenant
      pas tout de suite
      pas pour l instant
      je demande d abord
      laisse-moi vérifier
      laisse-moi demander
      ne le fais pas encore
      pas encore
      ne fais rien encore
      ne fais rien avant
      ne signe pas encore
      ne signe rien
      en attente de mon
      en attente de ma
      mets en attente
      mets-le en attente
      jusqu à ce que je
      tant que je n
      avant que je te
      avant que je dise
      avant que je confirme
      avant que je donne
      avant que je valide
      avant que j aie
      avant mon feu vert
      attends mon
      attends ma
      attendez mon
      attends que je
      en attente d approbation
      en attente de validation
      ma confirmation
      mon feu vert
      ma validation
      attends ma
      attends mon
      attendez ma
      attends que je
      attendez que je
      attends avant
      pas avant que je
      pas encore
      n exécute pas
      ne l exécute pas
      ne pas exécuter
      sans exécuter
      sans l exécuter
      quand je dirai
      quand je te le dirai
      jusqu à ce que je
      demande-moi avant
      demande moi avant
      demande-moi d abord
      après ma confirmation
      après ma validation
      simulation seulement
      juste simuler
      simule seulement
      juste un brouillon
      prépare seulement
      prépare juste
      ne signe pas
      à blanc
    `,
    cancelled: list`
      finalement rien
      mauvaise conversation
      mauvais chat
      mauvais groupe
      c était pas pour toi
      ignore ce message
      rien finalement
      laisse tomber
      laissez tomber
      oublie ça
      oubliez ça
      annule tout
      annule ça
      laisse comme ça
      laisse ça
      laissez ça
      finalement non
      en fait non
      ne le fais pas
      ne fais rien
      n en fais rien
      ne fais pas ça
      j ai changé d avis
      changé d avis
      on annule
      on oublie
      on laisse tomber
      tout bien réfléchi non
      c est annulé
      je retire ce que j ai dit
      laisse tomber
      oublie
      oublie ça
      oubliez ça
      oublie ce que
      annule ça
      annule tout
      annule
      annulez
      finalement non
      en fait non
      non finalement
      peu importe
      j ai changé d avis
      ne le fais pas
      ne fais rien
      ignore ça
      tant pis
    `,
  },
  beside: {
    past: list`
      hier soir
      hier matin
      hier
      avant-hier
      la semaine dernière
      le mois dernier
      l année dernière
      il y a # jours
      il y a # semaines
      déjà
      tout récemment
      récemment
      j ai
      nous avons
    `,
  },
  ahead: {
    negation: list`
      en aucun cas
      pas question de
      hors de question de
      ne
      n
      jamais
      sans
      évite
      ni
      au lieu de
      plutôt que
      aucun
      aucune
      surtout pas
      ne pas
      pas de
      pas d
    `,
    report: list`
      dit
      a dit
      disent
      disait
      écrit
      a écrit
      me demande
      m a demandé
      me demandent
      on m a dit
      m a dit
      veut que je
      voudrait que je
      selon
      d après
      prétend
      exige
      m ordonne
      j ai reçu un mail
      j ai reçu un message
      un mail
      un message de
      mail de
      message de
      message transféré
      le site
      la page
      mon patron
      le support
      demande de
    `,
    wish: list`
      je pense à
      je pense
      j envisage
      envisage
      je songe
      songe à
      je compte
      je compte
      on compte
      nous comptons
      je prévois
      prévois
      j espère
      je me demande
      je rêve
      je vais peut-être
      je pourrais
      on pourrait
      j hésite
      hésite
      je voulais
      j ai l intention
    `,
    alternative: list`
      ou
      soit
      ou bien
      ou alors
    `,
  },
  behind: {
    negation: list`
      pas
      est interdit
      est interdite
    `,
  },
  owners: list`
    utilisateur
    utilisatrice
    titulaire
    propriétaire
    mandant
    détenteur
    détentrice
  `,
  closing: {
    hold: list`
      attends
      attendez
      attends un peu
      attends une seconde
      une seconde
      un instant
      minute
      stop
      arrête
      pas si vite
      deux secondes
    `,
    cancelled: list`
      laisse
      laissez
      laisse finalement
      annule
      annulez
      oublie
      oubliez
      plus la peine
      pas la peine
      plus besoin
    `,
  },
  rest: list`
    reste
    le reste
    les autres
    l autre
    restant
  `,
  reasons: list`
    car
    parce que
    parce qu
    puisque
    vu que
    que
  `,
  plain: list`
    une demande de retrait
    la demande de retrait
    ma demande de retrait
    demande de retrait
    côté
    à côté
    du côté
    de côté
    selon facture
    selon la facture
    selon contrat
    selon le contrat
    selon l accord
    selon ce qui était convenu
    tant que j y pense
    soit au total
    dit que c est prêt
    dit que c est bon
    pas d exécution partielle
    pas d exécutions partielles
    sans exécution partielle
    rien de plus
    rien d autre
    pas plus
    pas un centime de plus
    pas moins
    pas seulement
    pas uniquement
    non seulement
    sans toucher au reste
    ne touche pas au reste
    ne touche pas le reste
    ne touche à rien d autre
    de demain
    de ce soir
    du lendemain
    de lundi
    de mardi
    de mercredi
    de jeudi
    de vendredi
    de samedi
    de dimanche
    sinon laisse tomber
    sinon oublie
    sinon non
    sinon c est non
    sinon rien
    sinon pas
    sinon ne fais rien
    sinon annule
    sinon laisse
    sinon ne le fais pas
    sinon on oublie
    sinon on annule
    sinon tant pis
    sinon on laisse tomber
    autrement laisse tomber
    autrement oublie
    autrement non
    autrement c est non
    autrement rien
    autrement pas
    autrement ne fais rien
    autrement annule
    autrement laisse
    autrement ne le fais pas
    autrement on oublie
    autrement on annule
    autrement tant pis
    autrement on laisse tomber
    ou laisse tomber
    ou oublie
    ou non
    ou c est non
    ou rien
    ou pas
    ou ne fais rien
    ou annule
    ou laisse
    ou ne le fais pas
    ou on oublie
    ou on annule
    ou tant pis
    ou on laisse tomber
    dans le cas contraire laisse tomber
    dans le cas contraire oublie
    dans le cas contraire non
    dans le cas contraire c est non
    dans le cas contraire rien
    dans le cas contraire pas
    dans le cas contraire ne fais rien
    dans le cas contraire annule
    dans le cas contraire laisse
    dans le cas contraire ne le fais pas
    dans le cas contraire on oublie
    dans le cas contraire on annule
    dans le cas contraire tant pis
    dans le cas contraire on laisse tomber
    ou alors laisse tomber
    ou alors oublie
    ou alors non
    ou alors c est non
    ou alors rien
    ou alors pas
    ou alors ne fais rien
    ou alors annule
    ou alors laisse
    ou alors ne le fais pas
    ou alors on oublie
    ou alors on annule
    ou alors tant pis
    ou alors on laisse tomber
    est-ce que tu peux
    est-ce que vous pouvez
    est-ce que tu pourrais
    est-ce que vous pourriez
    pas plus
    pas plus de
    pas moins de
    pas plus que
    pas moins que
    ne dépasse pas
    ne pas dépasser
    sans dépasser
    pas au-dessus
    pas en dessous
    pas de souci
    pas de soucis
    pas de problème
    pas de panique
    pas pressé
    pas urgent
    pas de hâte
    pas grave
    pas mal
    pas de quoi
    pas besoin de répondre
    pas seulement
    pourquoi pas
    n oublie pas de
    n oublie pas
    n hésite pas à
    n hésite pas
    sans limite
    sans tarder
    sans attendre
    sans délai
    sans faute
    sans frais
    sans souci
    ou plus
    ou moins
    ou mieux
    ou davantage
    plus ou moins
    ou environ
    si possible
    si tu peux
    si vous pouvez
    si nécessaire
    si besoin
    s il te plaît
    s il vous plaît
    si ça ne te dérange pas
    sinon
    quand tu peux
    quand tu auras le temps
    quand vous pouvez
    quand tu auras fini
    quand c est fait
    une fois fait
    une fois que c est fait
    dès que possible
    dès que tu peux
    après ça
    après cela
    ensuite
    dis-moi quand
    dis-moi si
    préviens-moi quand
    préviens-moi si
    à demain
    à plus tard
    avant demain
    comment ça va
    comment vas-tu
    l utilisateur veut
    l utilisateur souhaite
    utilisateur veut
    utilisateur souhaite
    l utilisateur demande
    le propriétaire veut
    dès maintenant
    oublie pas de
  `,
  requests: list`
    auriez-vous la gentillesse de
    aurais-tu la gentillesse de
    auriez-vous l amabilité de
    voudriez-vous
    veux-tu bien
    voulez-vous bien
    peux-tu
    peux tu
    pouvez-vous
    pourrais-tu
    pourriez-vous
    tu peux
    vous pouvez
    tu pourrais
    s il te plaît
    s il vous plaît
    stp
    svp
  `,
  leads: list`
    s il te plaît
    s il vous plaît
    stp
    svp
    merci de
    auriez-vous la gentillesse de
    aurais-tu la gentillesse de
    auriez-vous l amabilité de
    je vous prie de
    je te prie de
    prière de
    pense à
    pensez à
    n oublie pas de
    n oubliez pas de
    j aimerais que tu
    je voudrais que tu
    je veux que tu
    il faut que tu
    j aimerais que vous
    je voudrais que vous
    je souhaite que vous
    il me faudrait
    il faudra
    peux-tu
    peux tu
    pouvez-vous
    pourrais-tu
    pourriez-vous
    tu peux
    vous pouvez
    je veux
    je voudrais
    j aimerais
    je souhaite
    il faut
    j ai besoin de
    aide-moi à
    veuillez
    on va
    je dois
    nous voulons
    utilisateur veut
    utilisateur souhaite
    est-ce que tu peux
    est-ce que vous pouvez
    est-ce que tu pourrais
    est-ce que vous pourriez
  `,
  fresh: list`
    donc
    alors
    s il te plaît
    s il vous plaît
    stp
    svp
    du coup
    maintenant
    bref
    veuillez
    plutôt
  `,
  splits: list`
    mais
    parce que
    car
    donc
    alors
    puis
    si
    quand
    dès que
    sans
    sinon
    ensuite
    et ~
    et puis
    et ne
    et si
    afin de
    puisque
    pour que
  `,
  deadlines: list`
    avant
    jusqu à
    d ici
    d ici à
    au plus tard
    échéance
    expire
    depuis
    valable jusqu à
    jusqu au
    pour
    est dû
    dû
  `,
  bounds: list`
    slippage
    glissement
  `,
  gains: list`
    reçois
    je reçois
    obtiens
    j obtiens
    arrivent
    ça donne
    rapporte
    touche
    je touche
    recevoir
    reçoit
    récupère
    on obtient
    on reçoit
    reçois
    obtiens
    recevons
    je touche
    me donne
  `,
  comparisons: list`
    au moins
    au minimum
    minimum
    pas moins
    ou plus
    moins
    plus
    mini
    au mini
    au moins
    au minimum
    moins
    plus
    minimum
    maximum
    dépasse
  `,
  harmless: list`
    annule la transaction
    annule l opération
    préviens-moi
    dis-moi
    abandonne
    revert
  `,
  no: list`
    non
    arrête
    annule
    merci
  `,
  yes: list`
    oui
    ok
    d accord
    vas-y
    vas y
    allez-y
    c est bon
    confirme
    je confirme
    confirmé
    exact
    parfait
    bien sûr
    fais-le
    oui merci
    go
    ça marche
    valide
    validé
    correct
    envoie
    envoyez
    envoie-le
    envoyez-le
    envoie-les
    paie-le
    fais-la
    maintenant
    merci
    s il te plaît
    s il vous plaît
    stp
    svp
  `,
  told: /^\p{L}{2,}(?:é|ée|és|ées|u|us|ait|ais|aient|ra|rai|ront|rons|rait|raient)(?!\p{L})/u,
};
