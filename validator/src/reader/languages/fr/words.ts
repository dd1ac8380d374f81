import { createLanguage } from '../language.ts';
import { either, list } from '../list.ts';
import { frenchForms } from './verb-forms.ts';

export const french = createLanguage(
  'fr',
  {
    verbs: {
      send: either(
        list`
          envoie
          envoyer
          envoyez
          envoi
          transfère
          transférer
          transférez
          vire
          virer
          verse
          verser
          versez
          expédie
          fais un don de
          déplace
          envoies
          envoyons
          envoie lui
          envoie leur
          envoi de
          transfert
          transfert de
          transferts
          fais un transfert de
          faire un transfert de
          fais un virement de
          faire un virement de
          virement
          virement de
          virez
          fais parvenir
          faire parvenir
          fais passer
          renvoie
          renvoyer
          bascule
          déplacer
          déplacez
          expédier
          expédiez
          reverser
          fais suivre
          passe
          passez
          file
          balance
          reverse
          fais parvenir
          faire parvenir
          fais suivre
          bascule
          basculer
          déplace
          déplacer
          fais glisser
          glisse
          refile
          bouge
        `,
        frenchForms('envoyer/envoi transférer virer verser expédier reverser renvoyer/renvoi'),
        list`
          fais lui passer
          fais leur passer
          fais lui parvenir
          faites parvenir
          faites passer
          faites lui parvenir
          fais virer
        `,
      ),
      pay: list`
        paie
        paye
        payer
        payez
        paies
        payes
        règle
        régler
        réglez
        paiement
        paiement de
        effectue un paiement de
        rémunère
        acquitte
        règle la facture
        paie la facture
        paye la facture
        solde la facture
        ${frenchForms('payer/pai régler')}
      `,
      give: list`
        donne
        donner
        donnez
        filer
        offre
        offrir
        remets
        remettre
        refile
      `,
      swap: list`
        échange
        échanger
        échangez
        swap
        swappe
        swapper
        swappez
        troque
        troquer
        vends
        vendre
        vendez
        change
        changer
        changez
        échange de
        swap de
        fais un swap
        fais un échange
        revends
        revendre
        vente de
        vente
        brade
        échangeons
        troquez
        bazarde
        liquide
        liquider
        liquide
        bazarde
        fourgue
        largue
        revends
        solde mes
        ${frenchForms('échanger swapper troquer')}
        vendes
        échange moi
      `,
      buy: list`
        achète
        acheter
        achetez
        acquiers
        acquérir
        achètes
        achète moi
        achetons
        achat
        achat de
        procure
        procurer
        procure toi
        prends moi
        acquérez
        chope
        choppe
        prends moi
        prends pour
        rafle
        offre moi
        ${frenchForms('acheter')}
      `,
      approve: list`
        approuve
        approuver
        approuvez
        autorise
        autoriser
        autorisez
        approuves
        valide
        valider
        donne l approbation
        donne une approbation
        donner une approbation
        donne l approbation
        donne une approbation
        donne une autorisation
        ${frenchForms('approuver autoriser')}
      `,
      supply: list`
        dépose
        déposer
        déposez
        déposes
        dépôt de
        dépôt
        place en dépôt
        fournis
        fournir
        fournissez
        apporte
        apporter
        ajoute de la liquidité
        ajouter de la liquidité
        fournis de la liquidité
        fournir de la liquidité
        apporte de la liquidité
        mets en collatéral
        mettre en collatéral
        dépose en garantie
        mets en garantie
        alimente
        approvisionne
        dépose en garantie
        mets en garantie
        mets en collatéral
        apporte en garantie
        verse en garantie
        ${frenchForms('déposer')}
      `,
      withdraw: list`
        retire
        retirer
        retirez
        retrait
        retrait de
        sors
        sortir
        sortez
        récupère mes fonds
        rachète
        enlève de la liquidité
        retire la liquidité
        retire ma liquidité
        retirer la liquidité
        retire de la liquidité
        retirer ma liquidité
        débloque
        ressors
        sors
        sortir
        décaisse
        désinvestis
        rapatrie
        ${frenchForms('retirer rapatrier débloquer')}
        sors moi
        sortez moi
        ressortez
      `,
      split: list`
        répartis
        répartir
        répartissez
        partage
        partager
        partagez
        divise
        diviser
        divisez
        distribue
        distribuer
      `,
      convert: list`
        convertis
        convertir
        convertissez
        conversion
        conversion de
        transforme
        transformer
        transformez
        convertisse
        convertissiez
      `,
      spend: list`
        dépense
        dépenser
        dépensez
        utilise
        en dépensant
      `,
      put: list`
        mets
        mettre
        mettez
        placer
        placez
        investis
        investir
        investissez
        colle
        place
        placer
        fourre
        cale
        flanque
        investis
        ${frenchForms('placer')}
      `,
      allow: list`
        permets
        permettre
        permettez
        laisse
        laisser
        accorde
        accorder
        accordez
        habilite
        donne la permission
        donne l autorisation
        donner l autorisation
        donne le droit
      `,
      revoke: list`
        révoque
        révoquer
        révoquez
        révocation
        retire l autorisation
        retirer l autorisation
        retire l approbation
        retirer l approbation
        retire la permission
        annule l autorisation
        annule l approbation
        annuler l approbation
        supprime l autorisation
        supprime l approbation
        enlève l autorisation
        enlève l approbation
        désapprouve
        retire les droits
        remets à zéro l autorisation
        mets à zéro l autorisation
        remets l autorisation à zéro
        supprime l autorisation
        retire l autorisation
        enlève l autorisation
        coupe l autorisation
        supprime l approbation
        retire l approbation
        enlève l approbation
        annule l autorisation
        annule l approbation
        coupe l accès
        ${frenchForms('révoquer')}
      `,
      operator: list`
        désigne comme opérateur
        nomme opérateur
        approuve comme opérateur
        définis comme opérateur
      `,
      permit: list`
        signe un permit
        signer un permit
        signe le permit
        signer le permit
        signe une autorisation
        signe un permit
        signe moi un permit
        signe moi le permit
        signez le permit
        signer le permit
        signer un permit
      `,
      wrap: list`
        wrappe
        wrappez
        emballe
        emballer
        enveloppe
        envelopper
        encapsule
        wrap
        ${frenchForms('wrapper emballer envelopper encapsuler')}
      `,
      unwrap: list`
        unwrappe
        unwrapper
        unwrappez
        déballe
        déballer
        désenveloppe
        désencapsule
        unwrap
        ${frenchForms('unwrapper déballer désenvelopper désencapsuler')}
      `,
      lend: list`
        prête
        prêter
        prêtez
      `,
      take: list`
        prends
        prendre
        récupère
        récupérer
        récupérez
        reprends
        reprendre
        ${frenchForms('récupérer')}
        ramène
        ramener
        ramenez
        ramènes
      `,
      borrow: list`
        emprunte
        emprunter
        empruntez
        emprunt de
        prends un prêt
        prends un prêt de
        contracte un emprunt
        contracte un prêt
        fais un emprunt de
        ${frenchForms('emprunter')}
      `,
      repay: list`
        rembourse
        rembourser
        remboursez
        remboursement
        remboursement de
        solde ma dette
        règle ma dette
        paie ma dette
        paye ma dette
        rends
        rembourse ma dette
        rembourse mon prêt
        rembourser ma dette
        acquitte
        éponge
        rends ce que je dois
        solde ma dette
        solde mon prêt
        ${frenchForms('rembourser')}
      `,
      stake: list`
        stake
        staker
        stakez
        mets en staking
        mettre en staking
        mets en stake
        place en staking
        restake
        bloque
        bloquer
        verrouille
        verrouiller
        immobilise
        staking
      `,
      unstake: list`
        unstake
        unstaker
        unstakez
        déstake
        déstaker
        retire du staking
        retirer du staking
        sors du staking
        sortir du staking
        déverrouille
        arrête le staking
      `,
      claim: list`
        réclame
        réclamer
        réclamez
        claim
        récolte
        récolter
        encaisse
        encaisser
        collecte
        collecter
        touche mes récompenses
        récupère mes récompenses
        récupère les récompenses
        récupérer mes récompenses
        récupérer les récompenses
        ${frenchForms('réclamer récolter encaisser')}
      `,
      bridge: list`
        bridge
        bridger
        bridgez
        ponte
        fais un bridge de
        fais un pont
        passe par un pont
        fais passer par le bridge
        fais traverser
        ${frenchForms('bridger')}
      `,
      own: list`
        transfère la propriété
        transférer la propriété
        cède la propriété
        change le propriétaire
        changer le propriétaire
        ajoute un propriétaire
        ajoute comme propriétaire
        ajouter un propriétaire
        ajoute un signataire
        ajouter un signataire
      `,
      disown: list`
        retire le propriétaire
        supprime le propriétaire
        retire le signataire
        supprime le signataire
        renonce à la propriété
        renoncer à la propriété
      `,
      delegate: list`
        délègue
        déléguer
        déléguez
        délégation
        délègue mes votes
        délègue mon vote
        confie mes votes
        ${frenchForms('déléguer')}
      `,
      undelegate: list`
        annule la délégation
        retire la délégation
        révoque la délégation
        cesse de déléguer
      `,
      upgrade: list`
        mets à jour l implémentation
        mets à niveau
        mettre à niveau
        upgrade
      `,
      register: list`
        enregistre
        enregistrer
        enregistrez
        enregistrement
        renouvelle
        renouveler
        renouvelez
        renouvellement
        prolonge
        prolonger
        réserve
        réserver
      `,
      vote: list`
        vote
        voter
        votez
        vote pour
        vote contre
        vote oui
        vote non
      `,
      migrate: list`
        migre
        migrer
        migrez
        migration
      `,
      cancel: list`
        annule
        annuler
        annulez
        annulation
      `,
      deploy: list`
        déploie
        déployer
        déployez
      `,
      add: list`
        ajoute
        ajouter
        ajoutez
        rajoute
        rajouter
      `,
      remove: list`
        supprime
        supprimer
        supprimez
        enlève
        enlever
        enlevez
        efface
        ôte
      `,
      set: list`
        définis
        définir
        règle le
        fixe
        fixer
        fixez
        configurer
        augmente
        augmenter
        baisse
        baisser
        diminue
        réduis
        réduire
        ajuste
        ajuster
      `,
      change: list`
        modifie
        modifier
        modifiez
        remplace
        remplacer
        remplacez
        mets à jour
        mettre à jour
      `,
    },
    nouns: {
      allowance: list`
        autorisation
        autorisations
        permission
        permissions
        plafond
        plafond de dépense
        limite de dépense
        accès
        allocation
        droit de dépense
        approbations
        autorisation de
        approbation
        approbation de
      `,
      operator: list`
        opérateur
        opératrice
        droits d opérateur
      `,
      owner: list`
        propriétaire
        propriétaires
        propriété
        signataire
        signataires
        seuil
        module
        administrateur
      `,
      liquidity: list`
        liquidité
        liquidités
        position de liquidité
        lp
      `,
      debt: list`
        dette
        dettes
        prêt
        prêts
        crédit
        emprunt
        emprunts
      `,
      order: list`
        ordre
        ordres
        ordre limite
        ordre à cours limité
      `,
      votes: list`
        votes
        droits de vote
        droit de vote
        pouvoir de vote
        mes votes
        mon vote
        voix
      `,
      record: list`
        domaine
        nom ens
        nom de domaine
        nom principal
        résolveur
        enregistrement ens
      `,
      implementation: list`
        implémentation
        proxy
      `,
      account: list`
        compte intelligent
        smart account
      `,
      rewards: list`
        récompense
        récompenses
        intérêts
        rendement
        rendements
        gains
      `,
      nft: list`
        nft
        nfts
        collection
        objet de collection
      `,
      'nft-id': list`
        numéro
        avec l id
      `,
      token: list`
        jeton
        jetons
        token
        contrat
        coffre
        vault
        parts
      `,
      manage: list`
        gérer
        gestion
        contrôle
      `,
      off: 'à zéro',
    },
    halves: list`
      demi
      un demi
      une demi
    `,
    roles: {
      to: list`
        à
        au
        aux
        vers
        à l adresse
        à destination de
        jusqu au portefeuille
        à l adresse suivante
        au profit de
        à l attention de
        à la
        sur le compte
        sur le portefeuille
      `,
      for: list`
        contre
        pour
        en échange de
      `,
      in: list`
        en
        dans
      `,
      on: list`
        sur
        sur le réseau
        chez
        sur la chaîne
        sur la plateforme
      `,
      with: 'avec',
      from: list`
        depuis
        du
        hors de
        depuis le réseau
        provenant de
        de la part du
      `,
      of: list`
        de
        d
        des
      `,
      using: list`
        via
        par
        en utilisant
        en passant par
        à travers
        au moyen de
      `,
      as: list`
        comme
        en tant que
      `,
      behalf: list`
        au nom de
        pour le compte de
        de la part de
      `,
      receive: list`
        reçois
        recevoir
        recevez
        obtenir
        obtiens
        pour recevoir
        en recevant
        toucher
        je veux récupérer
        veux récupérer
        je récupère
        il me faut
        j en veux
        en sortir
        en retirer
        en tirer
        que je touche
        je touche
      `,
      spend: 'en échangeant',
      recipient: list`
        destinataire
        bénéficiaire
        destinataires
      `,
      spender: list`
        dépensier
        spender
      `,
      sender: list`
        expéditeur
        émetteur
      `,
      worth: list`
        d une valeur de
        pour une valeur de
        l équivalent de
        équivalent à
        valant
        à hauteur de
      `,
      per: list`
        par unité
        pour chaque
        pour chacun
        pièce
        l unité
        l un
        par token
        la pièce
      `,
      amount: list`
        montant
        quantité
        somme
        un montant de
        la somme de
        un total de
        montant de
        une somme de
        au total
      `,
      chain: list`
        réseau
        chaîne
        blockchain
      `,
      protocol: list`
        protocole
        plateforme
      `,
      destination: list`
        réseau de destination
        chaîne de destination
      `,
      between: 'entre',
    },
    bounds: {
      min: list`
        au moins
        au minimum
        minimum
        pas moins de
        un minimum de
        minimum de
        ou plus
        au bas mot
        jamais moins de
        à partir de
        pas en dessous de
        pas inférieur à
        a minima
        ou mieux
        rien en dessous de
        rien sous
        pas en dessous de
        pas moins que
        plancher de
        plancher à
        plancher
        pas un centime de moins que
        pas pire que
        et plus
        au bas mot
        en partant de
      `,
      max: list`
        au plus
        au maximum
        maximum
        jusqu à
        pas plus de
        un maximum de
        max
        maxi
        maximum de
        ou moins
        tout au plus
        jamais plus de
        sans dépasser
        ne dépassant pas
        à ne pas dépasser
        plafonné à
        dans la limite de
        pas au dessus de
        pas supérieur à
        au max
        rien au dessus de
        plafond de
        plafond à
        plafond
        pas un centime de plus que
        sans aller au delà de
        à concurrence de
        dans la limite des
        jusque
        jusqu à hauteur de
        grand maximum
        au grand maximum
      `,
      about: list`
        environ
        à peu près
        approximativement
        autour de
        aux alentours de
        à peu près de
        presque
        grosso modo
        approx
        dans les eaux de
      `,
      exact: list`
        exactement
        précisément
        pile
        tout juste
        exact
        ni plus ni moins
      `,
    },
    comparisons: {
      min: list`
        plus de
        plus que
        supérieur à
        supérieure à
        au dessus de
      `,
      max: list`
        moins de
        moins que
        inférieur à
        inférieure à
        en dessous de
      `,
    },
    joins: {
      and: list`
        et
        plus
        ainsi que
        aussi
        et aussi
        avec aussi
      `,
      or: list`
        ou
        ou bien
      `,
      next: list`
        puis
        ensuite
        et ensuite
        après
        et puis
        après ça
        après cela
        par la suite
        enfin
        dans un second temps
      `,
      but: list`
        mais
        cependant
        toutefois
        par contre
      `,
    },
    cues: {
      each: list`
        chacun
        chacune
        à chacun
        à chacune
        par personne
        par tête
        chaque
        à parts égales
        équitablement
      `,
      told: list`
        faut il
        dois je
        devrais je
        devrions nous
        combien
        pourquoi
        j ai déjà
        a déjà
        déjà envoyé
        déjà échangé
        j ai envoyé
        j ai échangé
        j ai vendu
        j ai acheté
        j ai payé
        j ai transféré
        a envoyé
        comment
        qui a
        imagine
        imaginons
        supposons
        est ce que je devrais
        est ce que je dois
        peut être
        simule
        estime
        calcule
        rappelle moi
      `,
      asks: list`
        peux tu
        pouvez vous
        pourrais tu
        pourriez vous
        est ce que tu peux
        est ce que vous pouvez
        est ce que tu pourrais
        tu peux
        vous pouvez
        tu pourrais
        vous pourriez
      `,
      not: list`
        ne pas
        pas
        sans
        jamais
        n utilise pas
        ne
        évite
        évite de
        arrête de
        arrête d
        cesse de
        aucun
        aucune
        sauf
        excepté
        hors
        interdit
        surtout pas
        ni
        n
      `,
      condition: list`
        si
        quand
        lorsque
        dès que
        à condition que
        tant que
        au cas où
        à moins que
      `,
      reason: list`
        parce que
        car
      `,
      only: list`
        seulement
        uniquement
      `,
      schedule: list`
        demain
        chaque semaine
        chaque jour
        chaque mois
        après demain
        la semaine prochaine
        le mois prochain
        plus tard
        ce soir
        tous les jours
        toutes les semaines
        tous les mois
        lundi
        vendredi
      `,
      else: list`
        rien d autre
        autre
        autres
        rien de plus
        aucun autre
        aucune autre
      `,
      after: 'après avoir',
      before: list`
        avant
        avant de
      `,
    },
    topics: {
      slippage: list`
        glissement
        slippage
        slippage max
        slippage maximum
        glissement maximal
        tolérance de slippage
        glissement max
        tolérance au glissement
        slippage de
        dérapage
      `,
      deadline: list`
        dans les
        d ici
        sous
        délai
        valable
        en moins de
        dans un délai de
        en moins d
        échéance
        expire dans
        valable pendant
        date limite
      `,
      gas: 'gaz',
      fee: list`
        frais
        commission
        commissions
      `,
      'gas-price': list`
        prix du gaz
        prix du gas
      `,
      'gas-cost': list`
        frais de gaz
        frais de gas
        frais de réseau
        frais réseau
        frais de transaction
        coût du gaz
      `,
      pool: list`
        pool
        pool de liquidité
      `,
      output: list`
        minimum reçu
        minimum à recevoir
        sortie minimale
        montant minimum reçu
      `,
      input: list`
        maximum à dépenser
        dépense maximale
      `,
      price: list`
        prix
        cours
        taux
        au prix de
        taux de change
        prix limite
        au cours de
      `,
    },
    units: {
      usd: list`
        dollars
        dollar
        usd
        dollars américains
        balles
      `,
      percent: list`
        pour cent
        %
        pourcent
        pourcents
      `,
      bps: list`
        points de base
        bps
        point de base
        pb
      `,
      wei: 'wei',
      gwei: 'gwei',
      base: list`
        unités de base
        plus petites unités
      `,
      cent: list`
        centime
        centimes
        centimes de dollar
      `,
      clock: 'heure utc',
    },
    times: {
      1: list`
        seconde
        secondes
        sec
      `,
      60: list`
        minute
        minutes
        min
        mn
      `,
      3600: list`
        heure
        heures
      `,
      86400: list`
        jour
        jours
        journée
        journées
      `,
      604800: list`
        semaine
        semaines
      `,
      2592000: 'mois',
      31536000: list`
        an
        ans
        année
        années
      `,
    },
    counts: {
      0: 'zéro',
      2: 'deux',
      3: 'trois',
      4: 'quatre',
      5: 'cinq',
      6: 'six',
      7: 'sept',
      8: 'huit',
      9: 'neuf',
      10: 'dix',
      11: 'onze',
      12: 'douze',
      13: 'treize',
      14: 'quatorze',
      15: 'quinze',
      16: 'seize',
      17: 'dix sept',
      18: 'dix huit',
      19: 'dix neuf',
      20: 'vingt',
      25: 'vingt cinq',
      30: 'trente',
      35: 'trente cinq',
      40: 'quarante',
      45: 'quarante cinq',
      50: 'cinquante',
      60: 'soixante',
      70: 'soixante dix',
      75: 'soixante quinze',
      80: list`
        quatre vingt
        quatre vingts
      `,
      90: 'quatre vingt dix',
      200: list`
        deux cents
        deux cent
      `,
    },
    scales: {
      100: list`
        cent
        cents
      `,
      1000: list`
        mille
        milliers
      `,
      1000000: list`
        million
        millions
      `,
      1000000000: list`
        milliard
        milliards
      `,
      1000000000000: list`
        billion
        billions
      `,
    },
    points: 'virgule',
    parts: {
      '7/2': 'trois et demi',
      '5/2': list`
        deux et demi
        deux et demie
      `,
      '3/2': list`
        un et demi
        une et demie
      `,
      '1/2': list`
        la moitié
        moitié
        la moitié de
        demi
        demie
        la moitié de mes
        la moitié de mon
        la moitié du
        la moitié des
      `,
      '1/4': list`
        un quart
        le quart
        un quart de
        le quart de
      `,
      '1/1': list`
        tout
        tous
        toute
        toutes
        tous mes
        tout mon
        la totalité de
        l intégralité de
        tout le
        toute la
        toute ma
        toutes mes
        tous les
        tout ce que j ai
        tout ce que j ai en
        entier
        entière
        complet
        l ensemble de
        l ensemble
        la totalité
        l intégralité
        totalité
        le reste
        ce qui reste
        le solde
        le solde entier
        entièrement
        intégralement
      `,
      '1/3': list`
        un tiers
        le tiers
        le tiers de
        un tiers de
      `,
      '2/3': list`
        deux tiers
        les deux tiers
      `,
      '3/4': list`
        trois quarts
        les trois quarts
      `,
      '2/5': 'deux cinquièmes',
      '1/10': list`
        un dixième
        le dixième
      `,
      '1/6': 'un sixième',
      '1/8': list`
        un huitième
        le huitième
      `,
      '1/5': list`
        un cinquième
        le cinquième
      `,
    },
    unlimited: list`
      illimité
      illimitée
      illimités
      illimitées
      infini
      infinie
      sans limite
      sans limites
      sans plafond
    `,
    self: list`
      mon portefeuille
      mon adresse
      mon compte
      moi même
      moi
      mon wallet
      mon propre portefeuille
      mon propre wallet
      ma propre adresse
      mon propre compte
      ma wallet
      mon porte monnaie
    `,
    pronouns: list`
      lui
      ça
      cela
      ceux ci
      celui ci
    `,
    assets: {
      ETH: list`
        éther
        éthers
      `,
      WETH: list`
        éther enveloppé
        eth enveloppé
        ether wrappé
      `,
      BTC: 'bitcoins',
      USDT: 'tethers',
    },
    articles: list`
      le
      la
      les
      l
      mon
      ma
      mes
      ton
      ta
      tes
      ce
      cette
      son
      sa
      notre
      nos
      votre
      vos
      leur
      leurs
      ces
      cet
      ses
      quelques
    `,
    ones: list`
      un
      une
    `,
    fillers: list`
      de toute façon
      de toute manière
      de toutes façons
      même montant
      du même montant
      le même montant
      tva
      a tout livré
      ont tout livré
      a tout fait
      a tout fini
      a tout terminé
      a tout rendu
      tout est bon
      tout est en ordre
      tout est réglé
      s il te plaît
      s il vous plaît
      stp
      svp
      merci
      bonjour
      salut
      je veux
      je voudrais
      j aimerais
      je
      veux
      voudrais
      maintenant
      tokens
      adresse
      portefeuille
      fais
      faire
      un swap de
      y
      est
      soit
      merci beaucoup
      doit
      être
      valeur
      solde
      tout de suite
      immédiatement
      vite
      aujourd hui
      coucou
      hello
      hey
      ok
      d accord
      oui
      besoin
      ai besoin de
      j ai besoin de
      il faut
      faudrait
      on
      nous
      vous
      tu
      il
      elle
      que
      qui
      dispo
      disponible
      disponibles
      s
      t
      m
      qu
      bien
      vouloir
      veuillez
      prière de
      aide moi à
      cordialement
      merci d
      merci de
      dépenser jusqu à
      pas un centime de plus
      pas un sou de plus
      et rien de plus
      rien de plus
      laissez tomber
      évidemment
      voilà
      c est tout
      donc
      alors
      coucou
      vas y
      allez
      allez y
    `,
  },
  { writesDecimalComma: true },
);
