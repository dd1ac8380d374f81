import { list } from '../list.ts';
import { spaced } from '../rows.ts';

export const german = spaced({
  before: list`
    formulierung*
    vorlage
    mustertext
    vorschlag*
    nicht (?:aktiv|zugewiesen)
    inaktiv
    niemandem zugewiesen
    auszuführen (?:durch|von)
    zur (?:besprechung|diskussion|abstimmung)
    vom \p{L}{2,20} auszuführen
    entwurf*
    vorbereit*
    bereiten? [\p{L} ]{1,30} vor
    antrag
    tagesordnung
    protokoll*
    szenario
    erinner*
    zur info*
    nur zur info
    wochenbericht
    monatsbericht
    vermerk
    angenommen
    stell dir vor
    dauerauftrag
  `,
  after: list`
    // the owner keeps the decision: who does it, and when
    (?:letzte[rn]?|finale[rn]?) (?:klick|schritt|wort|knopf|handgriff)
    (?:auf )?den knopf
    (?:
      mache
      tue
      drücke
      starte
      sende
      schicke
      löse
      unterschreibe
      bestimme
      entscheide
      erteile
      gebe
      zeichne
      klicke
      signiere
      veranlasse
    )(?: aber| dann| nur| das| es| den| die){0,3} (?:ich|wir)(?! (?:zu|bin|habe))
    (?<!bin )ich (?:selbst|selber)(?! bin)
    (?:liegt|bleibt|ist) (?:\p{L}{2,8} )?(?:bei mir|meine sache|in meiner hand)
    gehört mir
    von mir(?= ausgelöst| freigegeben|\W{0,4}$)
    startzeichen
    startschuss
    startsignal
    kommando
    auslös*
    // something comes first
    vorher
    zuvor
    davor
    vorab
    zuerst
    als erstes
    zunächst
    (?<=^\W{0,4}(?:aber )?)erst (?:will|möchte|muss|soll|müssen|wollen|mal)
    bevor (?:es|das|die|der|du|irgend\p{L}{0,6}|etwas|was)
    ehe (?:du|ich|es|das|wir)
    // what it depends on
    (?:nach|mit|bei|ohne|auf|gegen) (?:mein|unser|sein|ihr)(?:e[mnrs]?)? (?:
      ok
      okay
      go
      ja
      freigabe
      zustimmung
      bestätigung
      rückkehr
      anruf
      einverständnis
      unterschrift
      zuruf
      zeichen
      signal
    )
    das geld bleibt(?! auf| in| bei| mein| unser)
    in schwebe
    nur (?:mit|nach|wenn|falls|sofern|zusammen|gegen|unter)
    vorbehalt*
    unter vorbehalt
    abhängig
    wirksam (?:wird|ist|erst|nur|mit|ab)
    wird(?: \p{L}{2,10}){0,3} wirksam
    gültig (?:nur|erst|ab|wenn|mit)
    (?:nur|erst) gültig
    gilt (?:erst|nur|ab|nicht)
    in kraft
    braucht (?:noch )?(?:eine|ein|einen|zwei|beide)
    fehlt(?: \p{L}{2,10}){0,3}
    muss(?: \p{L}{2,14}){0,4} (?:
      unterschreiben
      zustimmen
      bestätigen
      gegenzeichnen
      einverstanden
      freigeben
      genehmigen
      absegnen
      ran
      drüber
      prüfen
    )
    müssen(?: \p{L}{2,14}){0,4} (?:unterschreiben|zustimmen|bestätigen|drüber|freigeben|prüfen)
    (?:nicht|kein\p{L}{0,2})(?: \p{L}{2,10}){0,2} (?:
      unterschrieben
      einig
      freigegeben
      trocken
      unter dach
      unterzeichnet
      bestätigt
      wirksam
      gültig
      auftrag
      abgeschlossen
    )
    verhandel*
    feilsch*
    // the money stays where it is
    (?:geld|es|das|alles|guthaben|betrag) (?:bleibt|ruht|liegt)(?: \p{L}{2,8}){0,3} (?:
      liegen
      hier
      da
      dort
      stehen
      drauf
      unangetastet
      wo
    )
    bleibt(?: \p{L}{2,8}){0,3} liegen
    bis auf weiteres
    füße stillhalten
    still ?halten
    warteschlange
    entwürfe*
    keinen finger
    rühr* dich
    // someone else does it
    kümmer\p{L}{0,3}(?: \p{L}{2,8})? sich
    übernimmt (?:das|es|schon|jemand|mein\p{L}{0,2}|die|der)
    macht (?:das|es) (?:schon|bereits|selbst|jetzt)
    (?:schon|bereits|längst) (?:gemacht|beglichen|bezahlt|überwiesen|geschickt|gesendet|erledigt|getan|gezahlt)
    beglichen
    // only a test, an example, an idea
    (?:nur|bloß|lediglich) (?:ein|eine|zum|zur|als|eben) (?:\p{L}{2,12} )?(?:
      test
      übung
      probe
      beispiel
      muster
      vorlage
      versuch
      spiel
      simulation
      demo
      üben
      testen
      proben
    )
    (?<=^\W{0,4}(?:nur |bloß )?)(?:
      test
      testlauf
      probelauf
      trockenübung
      simulation
      beispiel
      muster
      vorlage
      übung
    )(?=\W{0,4}$)
    simulier*
    als (?:vorlage|beispiel|muster)
    ich übe
    nicht (?:ernst|absenden|auslösen|ausführen|abschicken|senden|so schnell|vor)
    bitte nichts
    nichts (?:auslösen|absenden|ausführen|abschicken|tun|machen|unternehmen)
    // details to follow, doubts
    mehr dazu
    (?:einzelheiten|näheres|rest|weiteres|details|anweisung\p{L}{0,2}) folgt?e?n?
    zweifel*
    sekunde
    gleich wieder da
    (?:muss|will) (?:ich )?(?:\p{L}{2,8} ){0,3}(?:prüfen|nachsehen|nachschauen|checken)
    // something is wrong with it
    (?:ist|war|sind)(?: \p{L}{2,10}){0,2} (?:
      falsch
      zu (?:viel|hoch|wenig|niedrig)
      verkehrt
      ein fehler
      ein tippfehler
    )
    stimmt nicht
    stimmt so nicht
    falsche[rs]? (?:betrag|adresse|summe|empfänger|token)
    (?:ändere|ändern|korrigiere|korrigieren) (?:sie )?(?:den betrag|die adresse|die summe)(?! auf)
    // prohibitions
    verboten
    untersagt*
    verbiete*
    verbietet
    unzulässig
    unerlaubt
    nicht (?:erlaubt|gestattet|zulässig|genehmigt|bewilligt)
    keine (?:erlaubnis|befugnis|vollmacht)
    darf nicht
    dürfen (?:es|das) nicht
    nicht leisten
    muss (?:auf dem konto|hier|da) bleiben
    warte*
    abwarten
    moment
    noch nicht
    erst wenn
    erst nach
    sobald
    bis ich
    bis wir
    bis dahin
    später
    nachher
    in ruhe
    entscheid*
    abstimm*
    überleg*
    bespreche*
    besprechen
    diskut*
    vielleicht
    eventuell
    evtl
    ob
    unsicher
    nicht sicher
    mal sehen
    mal schauen
    abgelehnt
    vertagt
    zustimm*
    freigebe
    freigabe (?:durch|von|fehlt|steht)
    genehmigung
    sag* bescheid
    bescheid
    melde mich
    melde
    ich sag
    ich sage
    schreib dir
    schreibe dir
    ruf* an
    frag*
    klär*
    rücksprache
    werde
    würde*
    könnte*
    vergiss*
    lass* (?:es|das|mal)
    lass mal
    doch nicht
    lieber nicht
    storn*
    abbrech*
    zurücknehm*
    zurückgezogen
    hat sich erledigt
    erledigt
    schon bezahlt
    schon überwiesen
    bereits bezahlt
    bereits überwiesen
    bar bezahlt
    in bar
    stopp
    quatsch
    scherz
    spaß
    überholt
    hinfällig
    ignorier*
    nicht mehr nötig
    nicht nötig
    anders überlegt
    falscher chat
  `,
  harmless: list`
    (?:
      verwendungszweck
      betreff
      notiz
      beleg
      quittung
      nachricht
      kommentar
      eile
    ) (?:ist |sind )?(?:nicht|kein\p{L}{0,2}) nötig
    (?:ohne|kein\p{L}{0,2}|außer) zweifel
    fehlt (?:ihm|ihr|ihnen|mir|uns|es|das geld|am)
    bevor du fragst
    teil(?:weise|aus|er|füll)[\p{L} ]{0,30}(?:verboten|untersagt|unzulässig|nicht (?:erlaubt|gestattet|zulässig))
    (?:das|der|die) \p{L}{3,24} warte(?:t|n) nicht(?=\W{0,8}$)
    wird knapp
    danke vielmals
    sonst lass es
    sonst stopp
    sonst abbrechen
    wird heute fällig
    wird fällig
  `,
});
