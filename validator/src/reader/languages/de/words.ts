import { createLanguage } from '../language.ts';
import { list } from '../list.ts';
import { germanNumbers } from './numbers.ts';

export const german = createLanguage(
  'de',
  {
    verbs: {
      send: list`
        zukommen lassen
        zukommen
        überweis
        übersende
        übersenden
        zu senden
        zu schicken
        zu überweisen
        sende
        senden
        sendet
        schicke
        schick
        schicken
        überweise
        überweisen
        transferiere
        transferieren
        übertrage
        übertragen
        spende
        verschicke
        schickst
        sendest
        überweist
        losschicken
        rüberschicken
        weiterleiten
        leite weiter
        spenden
        übermittle
        übermitteln
        überweisung
        überweisung von
        transfer von
        transfer
        schick mal
        verschicken
        verschiebe
        verschieben
        auszahlen an
        spendiere
        schieb
        schiebe
        schieb rüber
        lass zukommen
        rüberwachsen lassen
        wirf rüber
        rüberschieben
        überweisst
        beam
      `,
      pay: list`
        zahle
        zahlen
        bezahle
        bezahlen
        zahl
        bezahl
        zahlung
        zahlung von
        begleiche die rechnung
        begleichen sie die rechnung
        begleichen sie
        zahlst
        entrichte
        bezahlst
        begleich die rechnung
        begleich
        rechnung begleichen
      `,
      give: list`
        gib
        geben
        gebe
        erteil
        erteile
        erteilen
        übergib
        übergeben
        überreiche
      `,
      split: list`
        teile
        teilen
        aufteilen
        aufzuteilen
        verteile
        verteilen
        aufgeteilt
        teil
        splitte
        splitten
        verteil
      `,
      swap: list`
        tausche
        tauschen
        tausch
        wechsle
        wechseln
        swap
        swappe
        swappen
        verkaufe
        verkaufen
        umtauschen
        eintauschen
        tauschst
        verkauf
        veräußere
        veräußern
        tausch von
        verkauf von
        swappst
        stoß ab
        stosse ab
        handeln
        vertausche
        verticke
        vertick
        verscherbel
        verscherbele
        hau raus
        mach zu geld
        dreh
        abstoßen
        umswappen
      `,
      buy: list`
        kaufe
        kaufen
        kauf
        erwerbe
        erwerben
        besorge
        besorg
        hol mir
        hole mir
        kauf mir
        kaufe mir
        kaufst
        zukaufen
        nachkaufen
        kauf von
        ankaufen
        schnapp dir
        schnapp mir
        deck dich ein mit
        sichere mir
        greif ab
      `,
      approve: list`
        genehmige
        genehmigen
        autorisiere
        autorisieren
        genehmig
        freigeben
        gib frei
        freigabe erteilen
        erteile freigabe
        genehmigung erteilen
        bewillige
      `,
      supply: list`
        hinterlege
        einzahlen
        zahle ein
        einzuzahlen
        zahl ein
        einzahlung
        einzahlung von
        deponiere
        deponieren
        hinterlegen
        stelle bereit
        bereitstellen
        liquidität hinzufügen
        liquidität bereitstellen
        liquidität einzahlen
        als sicherheit hinterlegen
        einlegen
        lege ein
        zuführen
        einlege
        hinterleg
        zahlst ein
        anlege
      `,
      withdraw: list`
        auszahlungsantrag
        auszahlungsantrag über
        auszahlung beantragen
        beantrage die auszahlung
        beantrage eine auszahlung
        beantragen sie die auszahlung
        abheben
        hebe ab
        abzuheben
        hebe
        heb
        abhebung
        auszahlen
        auszahle
        abziehen
        ziehe ab
        zieh ab
        entnimm
        entnehmen
        entnehme
        löse ein
        einlösen
        herausnehmen
        liquidität entfernen
        liquidität abziehen
        auszahlung
        auszahlung von
        rausholen
        abzieh
        lös ein
        löst ein
        einzulösen
        zieh raus
        hol raus
        auflösen
        zurückziehen
        abheb
      `,
      convert: list`
        konvertiere
        konvertieren
        konvertier
        wandle
        wandele
        wandel
        umwandeln
        umzuwandeln
        umwandlung
        umwandlung von
        mach aus
      `,
      spend: list`
        gib aus
        ausgeben
        verwende
        aufwenden
      `,
      put: list`
        stecke
        steck
        lege
        investiere
        investieren
        anlegen
        parke
        parken
        packe
        leg
        legst
        anzulegen
        pack
        packt
        stopf
        stopfe
        pack rein
        hau rein
        leg rein
        schieb rein
        reinlegen
        reinstecken
      `,
      allow: list`
        erlaube
        erlauben
        gestatte
        gestatten
        lass
        lasse
        ermögliche
        ermächtige
        berechtige
        zulassen
        erlaub
      `,
      revoke: list`
        widerrufe
        widerrufen
        widerruf
        entziehe
        entziehen
        entzieh
        hebe die genehmigung auf
        hebe die freigabe auf
        nimm die freigabe zurück
        freigabe aufheben
        genehmigung aufheben
        freigabe entfernen
        genehmigung widerrufen
        freigabe widerrufen
        sperre
        sperren
        zurücknehmen
        nimm die freigabe weg
        freigabe auf null setzen
        setz die freigabe auf null
        setze die freigabe auf null
        kapp die freigabe
        lösch die freigabe
        lösche die freigabe
        entferne die freigabe
        freigabe löschen
        freigabe zurücknehmen
      `,
      operator: list`
        für alle freigeben
        als operator festlegen
        zum operator machen
        operator festlegen
        als operator setzen
      `,
      permit: list`
        permit unterschreiben
        unterschreibe ein permit
        permit signieren
        signiere ein permit
        signiere das permit
        unterschreibe das permit
        unterschreib ein permit
        unterschreib das permit
        unterschreib den permit
        signier ein permit
        signier das permit
        signier den permit
        unterschreibe den permit
        signiere den permit
      `,
      wrap: list`
        wrappe
        wrappen
        wrapp
        verpacke
        verpacken
        umhülle
        einwickeln
        wickle ein
        wrap
      `,
      unwrap: list`
        unwrappe
        unwrappen
        entwrappe
        entpacke
        entpacken
        auspacken
        auswickeln
        unwrap
      `,
      lend: list`
        verleihe
        verleihen
        verleih
        ausleihen an
        leih aus
      `,
      take: list`
        nimm
        nehme
        nehmen
        hole
        hol
        holen
        zurückholen
      `,
      borrow: list`
        leihe
        leih
        leihen
        borge
        borgen
        borg
        ausleihen
        leihe mir
        leih mir
        beleihe
        kredit aufnehmen
        nimm einen kredit auf
        nimm einen kredit
        darlehen aufnehmen
        aufnehmen
        nimm kredit auf
        pump mir
        leih dir
      `,
      repay: list`
        zurückzahlen
        zurückzuzahlen
        rückzahlung
        rückzahlung von
        tilge
        tilgen
        abbezahlen
        begleiche
        begleichen
        schulden begleichen
        schulden tilgen
        kredit zurückzahlen
        kredit ablösen
        zurückzahle
        abzahlen
        zahl den kredit zurück
        stottere ab
        tilg
        ablösen
      `,
      stake: list`
        stake
        staken
        stakest
        stak
        anstaken
        restake
        restaken
        sperr ein
        staking
      `,
      unstake: list`
        unstake
        unstaken
        entstake
        entstaken
        ausstaken
        staking beenden
        beende das staking
        staking auflösen
      `,
      claim: list`
        beanspruche
        beanspruchen
        claime
        claimen
        fordere an
        abholen
        einsammeln
        sammle
        sammle ein
        ernte
        ernten
        belohnungen abholen
        einfordern
        kassiere
        hol meine belohnungen
        hole meine belohnungen
        hol die belohnungen
        claim
      `,
      bridge: list`
        bridge
        bridgen
        überbrücke
        überbrücken
        brücke
        rüberbringen
        bring rüber
        bringe rüber
      `,
      own: list`
        übertrage das eigentum
        eigentum übertragen
        eigentümer ändern
        eigentümer hinzufügen
        füge als eigentümer hinzu
        füge den eigentümer hinzu
        besitz übertragen
        übertrage die eigentümerschaft
      `,
      disown: list`
        eigentümer entfernen
        entferne den eigentümer
        entferne den unterzeichner
        eigentum aufgeben
        verzichte auf das eigentum
      `,
      delegate: list`
        delegiere
        delegieren
        delegier
        delegation
        stimmrechte übertragen
        übertrage meine stimmrechte
        übertrage meine stimmen
      `,
      undelegate: list`
        delegation aufheben
        delegation beenden
        delegation widerrufen
        undelegiere
      `,
      upgrade: list`
        aktualisiere die implementierung
        upgrade
        upgraden
        rüste auf
      `,
      register: list`
        registriere
        registrieren
        registrier
        registrierung
        verlängere
        verlängern
        verlänger
        verlängerung
        erneuere
        erneuern
        reserviere
        reservieren
      `,
      vote: list`
        stimme ab
        abstimmen
        stimme für
        stimme gegen
        stimm für
        stimm gegen
        stimme mit
        votiere
        wähle
      `,
      migrate: list`
        migriere
        migrieren
        umziehen
        ziehe um
        umschichten
        schichte um
      `,
      cancel: list`
        storniere
        stornieren
        stornier
        abbrechen
        brich ab
        annulliere
        annullieren
        kündige
        streiche
      `,
      deploy: list`
        deploye
        deployen
        veröffentliche
      `,
      add: list`
        füge hinzu
        hinzufügen
        füge
        ergänze
        aufstocken
      `,
      remove: list`
        entferne
        entfernen
        entfern
        lösche
        löschen
        beseitige
      `,
      set: list`
        setze
        setz
        setzen
        einstellen
        lege fest
        festlegen
        erhöhe
        erhöhen
        senke
        senken
        reduziere
        verringere
      `,
      change: list`
        ändern
        änder
        ersetze
        ersetzen
      `,
    },
    separable: {
      put: list`
        leg rein
        lege rein
        pack rein
        steck rein
        hau rein
      `,
      supply: list`
        legen ein
        legen an
        zahlst ein
        legst an
        zahle ein
        zahl ein
        zahlen ein
        lege ein
        leg ein
        lege an
        leg an
        stelle bereit
        stell bereit
      `,
      withdraw: list`
        hebe ab
        heb ab
        heben ab
        zahle aus
        zahl aus
        ziehe ab
        zieh ab
        ziehe heraus
        nimm heraus
        nimm raus
        hole heraus
        hol raus
        löse ein
        lös ein
        löse ein
        zieh raus
        ziehe raus
        hole raus
        nehmen heraus
        nehmen raus
        ziehen ab
        ziehen heraus
        holen heraus
        holen raus
        zahlen aus
        lösen ein
        hebst ab
        ziehst ab
        holst raus
      `,
      take: list`
        hole zurück
        hol zurück
        ziehe zurück
        zieh zurück
      `,
      repay: list`
        zahlst zurück
        führe zurück
        führ zurück
        zahle zurück
        zahl zurück
        zahlen zurück
        zahle ab
        zahl ab
        bezahle ab
      `,
      swap: list`
        tauschst um
        tauschen ein
        wechseln um
        tausche um
        tausch um
        tausche ein
        tausch ein
        tauschen um
        wechsle um
        wechsel um
      `,
      convert: list`
        wandle um
        wandele um
        wandel um
      `,
      revoke: list`
        nehmen zurück
        nehmen weg
        nimmst weg
        heben auf
        nimm zurück
        nehme zurück
        hebe auf
        heb auf
        nimm weg
      `,
      split: list`
        teile auf
        teil auf
      `,
      claim: list`
        holen ab
        holst ab
        fordern ein
        hole ab
        hol ab
        sammle ein
        sammel ein
        fordere ein
        fordere an
      `,
      vote: list`
        stimme ab
        stimm ab
      `,
      add: list`
        füge hinzu
        füg hinzu
        lege drauf
      `,
      spend: list`
        gebe aus
        gib aus
      `,
      bridge: list`
        bringe rüber
        bring rüber
      `,
      send: list`
        lass zukommen
        lasse zukommen
        lassen zukommen
        gib weiter
        gebe weiter
        leiten weiter
        schicken rüber
        schiebst rüber
        schickst rüber
        leite weiter
        schicke rüber
        schick rüber
        schicke los
        schick los
        schieb rüber
        schiebe rüber
      `,
      wrap: list`
        wickle ein
        wickel ein
        wickeln ein
        pack ein
        packe ein
        packen ein
        hülle ein
        hüll ein
      `,
      unwrap: list`
        pack aus
        packe aus
        packen aus
        packst aus
        wickle aus
        wickel aus
        wickeln aus
      `,
      cancel: 'brich ab',
      migrate: list`
        ziehe um
        schichte um
      `,
      approve: list`
        geben frei
        gibst frei
        schalte frei
        schalt frei
        gib frei
        gebe frei
      `,
      borrow: list`
        nehmen auf
        nimmst auf
        nimm auf
        nehme auf
        leihe aus
        leih aus
      `,
      set: list`
        stelle ein
        stell ein
        lege fest
        leg fest
      `,
    },
    nouns: {
      allowance: list`
        genehmigung
        genehmigungen
        freigabelimit
        ausgabenlimit
        limit
        erlaubnis
        berechtigung
        berechtigungen
        zugriff
        ausgabelimit
        freigaben
        freigabe
        freigabe von
      `,
      operator: list`
        operator
        operatorrechte
        operator rechte
      `,
      owner: list`
        eigentümer
        besitzer
        inhaber
        eigentum
        unterzeichner
        schwelle
        schwellenwert
        modul
        administrator
      `,
      liquidity: list`
        liquidität
        lp position
        liquiditätsposition
      `,
      debt: list`
        schulden
        schuld
        kredit
        darlehen
        verbindlichkeiten
      `,
      order: list`
        auftrag
        order
        orders
        limitorder
        limit order
        aufträge
        bestellung
      `,
      votes: list`
        stimmrechte
        stimmen
        stimmrecht
        stimmkraft
      `,
      record: list`
        domain
        ens namen
        ens name
        primärnamen
        resolver
        eintrag
      `,
      implementation: list`
        implementierung
        proxy
      `,
      account: list`
        smart account
        smart wallet
      `,
      rewards: list`
        belohnung
        belohnungen
        rewards
        zinsen
        zins
        ertrag
        erträge
        ausschüttung
        prämien
      `,
      nft: list`
        nft
        nfts
        sammlung
        kollektion
      `,
      'nft-id': list`
        nummer
        nr
        mit der id
      `,
      token: list`
        token
        tokens
        münze
        münzen
        coin
        coins
        vertrag
        contract
        tresor
        vault
        anteile
        anteil
      `,
      manage: list`
        verwalten
        verwaltung
        kontrolle
      `,
      off: 'auf null',
    },
    halves: list`
      halben
      halbe
      halber
      halbes
      einen halben
      ein halbes
      eine halbe
      nen halben
    `,
    roles: {
      to: list`
        an
        nach
        zu
        an die adresse
        an das konto
        zum
        zur
        auf das konto
        an folgende adresse
        zugunsten
      `,
      for: list`
        für
        gegen
        im tausch gegen
        im austausch gegen
      `,
      in: list`
        in
        im
      `,
      on: list`
        auf
        bei
        auf der
        auf dem
        am
      `,
      with: 'mit',
      between: list`
        zwischen
        unter
        auf die adressen
        auf die wallets
        auf die konten
        aufgeteilt auf
      `,
      from: list`
        von
        aus
        vom
      `,
      using: list`
        über
        via
        per
        mittels
        durch
      `,
      as: 'als',
      of: 'des',
      behalf: list`
        im namen von
        im auftrag von
        stellvertretend für
        für rechnung von
      `,
      receive: list`
        erhalte
        erhalten
        bekomme
        bekommen
        kriege
        dafür bekomme ich
        herausbekommen
        empfange
        ankommen
        rauskommen
        rausspringen
        bei rumkommen
        dabei rauskommen
        herauskommen
        herausspringen
      `,
      spend: list`
        ausgebe
        bezahlt mit
      `,
      recipient: list`
        empfänger
        empfängerin
        empfängeradresse
        zieladresse
      `,
      spender: list`
        spender
        ausgeber
        spender adresse
      `,
      sender: list`
        absender
        absenderadresse
      `,
      worth: list`
        im wert von
        wert von
        im gegenwert von
      `,
      per: list`
        pro
        pro stück
        je stück
        für jeden
        für jedes
        für jede
      `,
      amount: list`
        betrag
        menge
        betrag von
        summe
        in höhe von
        insgesamt
        einen betrag von
      `,
      chain: list`
        kette
        netzwerk
        blockchain
      `,
      protocol: list`
        protokoll
        plattform
        börse
      `,
      destination: list`
        zielkette
        zielnetzwerk
        ziel chain
      `,
    },
    bounds: {
      min: list`
        mindestens
        wenigstens
        nicht weniger als
        minimum
        minimal
        mind
        zumindest
        nicht unter
        keinesfalls weniger als
        nicht weniger
        oder mehr
        nicht unterhalb von
        minimum von
        ein minimum von
        allermindestens
        nichts unter
        nicht schlechter als
        oder besser
        und mehr
        oder drüber
        aufwärts
        kein cent weniger als
        keinen cent weniger als
        nicht unter die
        wenigstens die
      `,
      max: list`
        höchstens
        maximal
        bis zu
        nicht mehr als
        maximum
        max
        keinesfalls mehr als
        allerhöchstens
        oder weniger
        maximal bis
        ein maximum von
        nicht mehr
        begrenzt auf
        bis maximal
        nichts über
        bis zu maximal
        keinen cent mehr als
        kein cent mehr als
        oder drunter
        oder günstiger
        gedeckelt bei
        gedeckelt auf
        obergrenze von
        obergrenze
      `,
      about: list`
        etwa
        ungefähr
        circa
        ca
        rund
        zirka
        in etwa
        annähernd
        knapp
        so um die
        um die
        ungefaehr
      `,
      exact: list`
        genau
        exakt
        präzise
        ganz genau
        exakte
      `,
    },
    comparisons: {
      min: list`
        mehr als
        größer als
        höher als
      `,
      max: list`
        weniger als
        kleiner als
        geringer als
        niedriger als
      `,
    },
    joins: {
      and: list`
        und
        sowie
        plus
        und außerdem
        außerdem
        und auch
        zusammen mit
      `,
      or: list`
        oder
        beziehungsweise
        bzw
        entweder
      `,
      next: list`
        dann
        danach
        anschließend
        und dann
        im anschluss
        daraufhin
        zuletzt
        als nächstes
        hinterher
      `,
      but: list`
        aber
        jedoch
        allerdings
      `,
    },
    cues: {
      each: list`
        je
        jeweils
        jeder
        jedem
        jede
        pro kopf
        pro person
        pro empfänger
        pro adresse
        an jeden
        an jede
        zu gleichen teilen
        gleichmäßig
        gleichmässig
        zu je
      `,
      told: list`
        soll ich
        sollte ich
        sollten wir
        sollen wir
        wie viel
        wieviel
        warum
        habe bereits
        habe schon
        habe gestern
        habe ich
        hast du
        hat bereits
        hat schon
        gesendet
        geschickt
        überwiesen
        getauscht
        verkauft
        gekauft
        gezahlt
        bezahlt
        wie kann
        wer hat
        wer
        angenommen
        stell dir vor
        vielleicht
        simuliere
        schätze
        berechne
        erinnere mich
      `,
      asks: list`
        kannst du
        könntest du
        können sie
        könnten sie
        würdest du
        würden sie
        kannst du bitte
      `,
      not: list`
        nicht
        kein
        keine
        keinen
        ohne
        niemals
        vermeide
        nie
        nimmer
        hör auf
        keinesfalls
        auf keinen fall
        keiner
        außer
        verbiete
        nichts
      `,
      condition: list`
        wenn
        falls
        sobald
        solange
        sofern
        vorausgesetzt
      `,
      reason: list`
        weil
        denn
        da ich
      `,
      only: list`
        nur
        ausschließlich
      `,
      schedule: list`
        morgen
        jede woche
        jeden tag
        täglich
        wöchentlich
        monatlich
        übermorgen
        jeden monat
        nächste woche
        nächsten monat
        später
        heute abend
        jeden freitag
        jeden montag
      `,
      else: list`
        sonst
        sonst nichts
        nichts anderes
        andere
        anderen
        weitere
      `,
      after: 'nach dem',
      before: list`
        bevor
        vor
      `,
    },
    topics: {
      slippage: list`
        slippage
        schlupf
        maximale slippage
        preisabweichung
        slippage von
        slippage toleranz
        schlupftoleranz
      `,
      deadline: list`
        innerhalb von
        binnen
        in den nächsten
        frist
        gültig für
        innerhalb
        in spätestens
        spätestens in
        gültig
        gültigkeit
        ablauf
        deadline
      `,
      gas: 'gas',
      fee: list`
        gebühr
        gebühren
        kommission
        provision
        spesen
      `,
      'gas-price': list`
        gaspreis
        gas preis
      `,
      'gas-cost': list`
        gasgebühr
        gasgebühren
        gaskosten
        netzwerkgebühr
        netzwerkgebühren
        transaktionsgebühr
        transaktionsgebühren
      `,
      pool: list`
        pool
        liquiditätspool
      `,
      output: list`
        mindestausgabe
        mindesterlös
        mindestbetrag
        mindestempfang
      `,
      input: list`
        höchstbetrag
        maximaleinsatz
        maximaler einsatz
      `,
      price: list`
        preis
        kurs
        wechselkurs
        zum preis von
        zum kurs von
        limitpreis
        limit preis
      `,
    },
    units: {
      usd: list`
        dollar
        us dollar
        usd
        us dollars
        dollars
      `,
      percent: list`
        prozent
        %
        prozentpunkte
      `,
      bps: list`
        basispunkte
        bps
        basispunkt
        bp
      `,
      wei: 'wei',
      gwei: 'gwei',
      base: list`
        basiseinheiten
        kleinste einheiten
      `,
      cent: list`
        cent
        cents
      `,
      clock: 'uhr',
    },
    times: {
      1: list`
        sekunde
        sekunden
        sek
      `,
      60: list`
        minute
        minuten
        min
      `,
      3600: list`
        stunde
        stunden
        std
      `,
      86400: list`
        tag
        tage
        tagen
      `,
      604800: list`
        woche
        wochen
      `,
      2592000: list`
        monat
        monate
        monaten
        monats
      `,
      31536000: list`
        jahr
        jahre
        jahren
        jahres
      `,
    },
    counts: {
      ...germanNumbers(),
      0: 'null',
      1: list`
        eins
        einziges
      `,
      2: 'zwei',
      3: 'drei',
      4: 'vier',
      5: 'fünf',
      6: 'sechs',
      7: 'sieben',
      8: 'acht',
      9: 'neun',
      10: 'zehn',
      11: 'elf',
      12: 'zwölf',
      13: 'dreizehn',
      14: 'vierzehn',
      15: 'fünfzehn',
      16: 'sechzehn',
      17: 'siebzehn',
      18: 'achtzehn',
      19: 'neunzehn',
      20: 'zwanzig',
      100: 'einhundert',
      1000: 'eintausend',
      50000: 'fünfzigtausend',
      100000: list`
        hunderttausend
        einhunderttausend
      `,
    },
    scales: {
      100: 'hundert',
      1000: list`
        tausend
        tsd
        tsd .
      `,
      1000000: list`
        million
        millionen
        mio
        mill
        mio .
      `,
      1000000000: list`
        milliarde
        milliarden
        mrd
      `,
    },
    points: 'komma',
    parts: {
      '11/2': 'fünfeinhalb',
      '9/2': 'viereinhalb',
      '7/2': 'dreieinhalb',
      '5/2': list`
        zweieinhalb
        zwei einhalb
      `,
      '3/2': list`
        anderthalb
        eineinhalb
        einundeinhalb
      `,
      '1/2': list`
        die hälfte
        hälfte
        halb
        die hälfte von
        die hälfte meiner
        halben
        halbe
        halber
        die hälfte meines
        zur hälfte
        halbiere
        halbiere es
      `,
      '1/4': list`
        ein viertel
        viertel
        ein viertel von
        einem viertel
        einen viertel
      `,
      '1/1': list`
        alle
        alles
        alle meine
        meine gesamten
        gesamten
        den gesamten
        sämtliche
        alles an
        komplett
        komplette
        kompletten
        ganze
        ganzen
        ganzes
        gesamte
        gesamtes
        vollständig
        restliche
        restlichen
        den rest
        alle meiner
        allen
        sämtlichen
        das ganze
        mein ganzes
        mein gesamtes
        meine ganzen
      `,
      '1/3': list`
        ein drittel
        drittel
        ein drittel von
      `,
      '2/3': 'zwei drittel',
      '3/4': list`
        drei viertel
        dreiviertel
      `,
      '2/5': 'zwei fünftel',
      '1/10': list`
        ein zehntel
        zehntel
      `,
      '1/6': list`
        ein sechstel
        sechstel
      `,
      '1/8': list`
        ein achtel
        achtel
      `,
      '1/5': list`
        ein fünftel
        fünftel
      `,
    },
    unlimited: list`
      unbegrenzt
      unbegrenzte
      unbegrenzten
      unlimitiert
      unlimitierte
      unendlich
      unendliche
      unbeschränkt
      unbeschränkte
      ohne limit
      ohne obergrenze
      ohne begrenzung
      grenzenlos
    `,
    self: list`
      meinen namen
      meinem namen
      unseren namen
      unserem namen
      mein wallet
      meine wallet
      mein konto
      meine adresse
      mich selbst
      mich
      mir
      meinem wallet
      meiner wallet
      meinem konto
      meiner adresse
      mein eigenes wallet
      meine eigene wallet
      meine eigene adresse
      mir selbst
      meinem eigenen wallet
      meine brieftasche
    `,
    pronouns: list`
      ihn
      davon
      dieses
      welche
    `,
    assets: {
      ETH: list`
        äther
        ethers
      `,
      WETH: list`
        wrapped ether
        verpackte ether
        verpacktes eth
      `,
      BTC: 'bitcoins',
      USDT: 'tether',
    },
    articles: list`
      der
      die
      das
      den
      dem
      mein
      meine
      meinen
      meiner
      meinem
      dein
      deine
      diese
      dieser
      meines
      unser
      unsere
      unseren
      unserem
      ihre
      ihren
      deinen
      deiner
      diesen
      diesem
    `,
    ones: list`
      ein
      eine
      einen
      einem
      einer
    `,
    fillers: list`
      dort
      dorthin
      sowieso
      ohnehin
      die uni
      der uni
      meine uni
      zur uni
      gern
      darf
      dürfen
      bitte
      danke
      hallo
      ich
      möchte
      will
      würde gerne
      gerne
      jetzt
      mal
      um
      ein swap von
      adresse
      konto
      wallet
      vielen dank
      wert
      guthaben
      du
      sie
      sei
      ist
      soll
      werden
      doch
      sofort
      gleich
      schnell
      heute
      moin
      servus
      hi
      hey
      guten tag
      guten morgen
      grüße
      dank
      lg
      brauche
      bräuchte
      muss
      müsste
      sollst
      wir
      uns
      eben
      einfach
      schon
      damit
      dafür
      so
      dass
      auszugeben
      zu lassen
      auf mainnet
      verfügbar
      bestand
      mal eben
      ok
      okay
      ja
      zurück
      nichts darüber hinaus
      keinen cent mehr
      kein cent mehr
      und keinen cent mehr
      mehr nicht
      und mehr nicht
      natürlich
      eigenes
      eigene
      eigenen
      moin
      servus
      danke dir
      mal eben
      erstmal
      wieder
    `,
  },
  { writesDecimalComma: true, respelt: { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' } },
);
