import { list } from '../list.ts';
import { spaced } from '../rows.ts';

export const french = spaced({
  before: list`
    formulation*
    modèle
    proposition
    inactif
    inactive
    pas (?:encore )?acti(?:f|ve)
    non attribué*
    en suspens
    à (?:exécuter|faire) par
    à (?:discuter|débattre|valider|voter)
    dans (?:le|son|un) (?:mail|message|courriel) (?:il y a|on lit)
    brouillon*
    prépare
    préparez
    motion
    ordre du jour
    procès-verbal
    compte rendu
    scénario
    rappel
    rappelle*
    pour info
    rapport hebdo*
    supposons
    imagine*
  `,
  after: list`
    // the owner keeps the decision: who does it, and when
    (?:dernier|dernière|ultime) (?:clic|étape|mot|pas|geste)
    (?:le|un) bouton
    c'est (?:à )?moi (?:qui|de)
    moi-même
    je m'en (?:charge|occupe)
    me revient
    m'appartient
    (?:est|reste) (?:pour|à|entre mes|dans mes) (?:moi|mains)
    je (?:le |la |l')?(?:
      signe
      signerai
      lance
      lancerai
      décide
      choisis
      déclenche
      appuie
      débloque
      libère
      validerai
      donnerai
      dirai
      ferai
    )
    (?:le )?top départ
    signal
    déclench*
    // something comes first
    avant(?=\W{0,4}$)
    avant (?:ça|cela|que|de|tout|toute|il|je|on|nous|le départ|l'envoi)
    (?<=^\W{0,4})avant,
    d'abord
    au préalable
    préalable*
    auparavant
    en premier
    // what it depends on
    (?:après|avec|sans|sur|à) (?:mon|ma|notre|son|sa) (?:
      ok
      okay
      accord
      feu
      aval
      confirmation
      signature
      validation
      retour
      appel
      autorisation
      signal
    )
    pas avant
    en suspens
    (?:seulement|uniquement|exclusivement)(?: \p{L}{2,10})? (?:
      avec
      après
      si
      quand
      lorsque
      une fois
      contre
      sous
      sur
    )
    (?:doit|doivent|devra|devront)(?: \p{L}{2,10}){0,2} (?:
      signer
      approuver
      confirmer
      autoriser
      accepter
      valider
      donner
      contresigner
      être d'accord
      relire
    )
    il (?:nous )?(?:faut|faudra|faudrait)(?: encore| d'abord)? (?:une|un|deux|que|l'accord|la signature|le feu)
    manque*
    prend*(?: \p{L}{2,10})? effet
    entre* en vigueur
    sous réserve
    avec réserve*
    sous condition
    selon (?:le|la|les|l'|ce)
    valables? (?:uniquement|seulement|que|si|avec|à partir|après|dès|à compter)
    ne vaut
    vaut (?:que|seulement)
    en attente
    en suspens
    en pause
    n'(?:a|ont|ai|avons|est|es)(?: pas| rien)(?: encore)? (?:
      signé*
      validé*
      conclu*
      réglé*
      approuvé*
      débloqué*
      autorisé*
      donné*
      confirmé*
      un ordre
      d'accord
      fait
      sèche
      sec
      fini*
    )
    pas (?:encore )?(?:signé*|validé*|conclu*|approuvé*|débloqué*|d'accord|un ordre|mis d'accord)
    négoci*
    marchand(?:e|ons|er)
    discute*
    sauf que
    réserve*
    // the money stays where it is
    l'argent (?:reste|ne bouge|attend|dort)
    tout reste
    (?:ça|cela|ce|on|rien) (?:ne )?(?:reste|bouge|part|sort|touche)(?: pas| rien| à rien)?
    ne bouge*
    jusqu'à (?:nouvel|ce|mon|ma|l'|la|le|notre)
    d'ici là
    entre-temps
    pas un geste
    petit doigt
    (?:en |dans la |la )file
    brouillons
    // someone else does it
    s'en (?:occupe|charge|occupera|chargera|est (?:occupé|chargé)*)
    l'a (?:déjà )?(?:fait|payé|réglé|envoyé|viré|versé|soldé)
    déjà (?:réglé*|soldé*|payé*|envoyé*|versé*|acquitté*)
    a été (?:réglé*|soldé*|payé*|versé*)
    // only a test, an example, an idea
    (?:c'est|c'était|ce n'est|juste|simple|seulement)(?: juste| seulement| qu'| que)? ?(?:un |une |pour )?(?:
      test
      essai
      exercice
      exemple
      entraînement
      répétition
      simulation
      proposition
      maquette
      démo
      brouillon
      tester
      rire
      voir
    )
    (?<=^\W{0,4}(?:juste |simple )?(?:un |une )?)(?:
      test
      essai
      exercice
      exemple
      modèle
      répétition
      simulation
    )(?= générale|\W{0,4}$)
    simul*
    je répète
    je m'entraîne
    comme (?:modèle|exemple)
    au sérieux
    sans (?:diffuser|envoyer|exécuter|signer|l'envoyer|l'exécuter|le signer|lancer)
    ne (?:l'|le |la |les )?(?:exécute*|envoie*|lance*|signe*|diffuse*|fais|fait|paie*|paye*) (?:pas|rien)
    pas si vite
    pas (?:avant|aujourd'hui|maintenant|tout de suite)
    fais-le (?:après|quand|une fois)
    // details to follow, doubts
    plus de détails
    (?:détails|suite|précisions|instructions?|reste) (?:suivr*|suit|suivent|à suivre|viendr*)
    (?:ai|avons|j'ai) (?:des|un|quelques) doutes?
    je reviens
    je dois (?:\p{L}{2,8} )?(?:vérifier|voir|regarder|réfléchir)
    une seconde
    une minute
    un instant
    un moment
    deux minutes
    // something is wrong with it
    (?:est|c'est)(?: \p{L}{2,10}){0,2} (?:faux|fausse|incorrect*|trop|une erreur|erroné*)
    (?:mauvais montant|mauvaise (?:adresse|somme))
    (?:change*|corrige*|modifie*) (?:le montant|l'adresse|la somme)(?! (?:en|à))
    // prohibitions
    (?:l')?interdi*
    défendu
    illégal
    (?:l')?(?:autorise|permet)(?:nt)? pas
    pas (?:autorisé*|permis*)
    ne (?:doit|peut) pas (?:partir|sortir)
    pas le droit
    sans autorisation
    attends
    attendez
    attendre
    patiente*
    pas encore
    jusqu'à ce que
    dès que
    quand je
    plus tard
    pour l'instant
    pour le moment
    tant que
    décid*
    vot*
    réfléch*
    je pense
    peut-être
    peut être
    pas sûr*
    on verra
    à voir
    rejeté*
    reporté*
    feu vert
    accord de
    validation
    valid* d'abord
    je te dis
    je te dirai
    je te fais signe
    te préviens
    préviendrai
    te tiens au courant
    je t'appelle
    je t'écris
    je reviens vers
    je demande
    demander
    j'en parle
    en parler
    confirmer*
    je vérifie
    oublie*
    laisse tomber
    laisse
    laissez tomber
    finalement
    annule*
    plus la peine
    pas la peine
    déjà pay*
    déjà vir*
    déjà rembours*
    déjà fait
    en espèces
    en liquide
    stop
    arrête*
    je plaisante
    blague
    ignore*
    changé d'avis
    ah non
    non non
    non attends
  `,
  harmless: list`
    avant que tu (?:le |me )?(?:demandes|poses)
    sans (?:aucun )?doute
    selon (?:la|le|l')(?: )?(?:facture|devis|contrat|accord)
    il ne (?:me |lui |nous )?manque (?:rien|que)
    (?:approbation|autorisation)[^.;\n]{0,40} avant
    partiel*[\p{L} ]{0,20}(?:interdit*|pas (?:autorisé*|permis*))
    ordre du jour(?=\s{0,3}$)
    sans attendre
    sinon (?:annule*|laisse tomber|laisse|stop)
    laisse le reste
    laisse (?:le|la|les|mes|mon)
  `,
});
