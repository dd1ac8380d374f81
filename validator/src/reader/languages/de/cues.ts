import type { CueBook } from '../cue-book.ts';
import { cross, list } from '../list.ts';

const monthNames = list`
  januar
  februar
  märz
  april
  mai
  juni
  juli
  august
  september
  oktober
  november
  dezember
`;

export const german: CueBook = {
  code: 'de',
  calendar: list`
    zum ersten
    zum monatsersten
    am monatsersten
    zum nächsten ersten
    zu monatsbeginn
    zum monatsbeginn
    am monatsanfang
    zum monatsanfang
    anfang des monats
    anfang des kommenden monats
    anfang des nächsten monats
    anfang kommenden monats
    anfang nächsten monats
    mitte des monats
    zur monatsmitte
    mitte kommenden monats
    mitte nächsten monats
    zum fünfzehnten
    am fünfzehnten
    zum letzten des
    zum # des
    am # des
    erst zum #
    erst am #
    ${cross('zum #|am #|zum ersten|am ersten', monthNames)}
  `,
  common: list`
    der
    die
    das
    den
    dem
    des
    ein
    eine
    einen
    einem
    und
    oder
    nicht
    kein
    keine
    ich
    du
    er
    sie
    es
    wir
    ihr
    mein
    meine
    meinen
    dein
    mir
    mich
    dir
    an
    in
    im
    auf
    bei
    mit
    von
    vom
    zu
    zum
    zur
    für
    gegen
    aus
    ist
    sind
    war
    hat
    habe
    haben
    bitte
    sende
    senden
    schicke
    schick
    überweise
    tausche
    tauschen
    kaufe
    verkaufe
    zahle
    hebe
    wenn
    falls
    soll
    sollte
    kann
    kannst
    könntest
    möchte
    will
    würde
    aber
    auch
    nur
    noch
    jetzt
    dann
    mal
    doch
    schon
    über
    nach
    was
    wie
    warum
    alle
    alles
    heute
    was
    hat
    will
    also
    brief
    gift
    kind
    rat
    fast
  `,
  letters: /[äöüß]/,
  numbers: list`
    ein
    eine
    einer
    einem
    zwei
    drei
    vier
    fünf
    sechs
    acht
    zehn
    paar
    wenigen
  `,
  first: {
    question: list`
      wie
      was
      warum
      wieso
      weshalb
      wer
      wo
      welche
      hat
      wann
    `,
  },
  opening: {
    question: list`
      kannst du mir erklären
      können sie mir erklären
      erklär mir
      weiß jemand
      weißt du ob
      ist das wirklich
      ist das echt
      ich möchte wissen
      ich will wissen
      ich wüsste gern
      soll ich
      sollte ich
      sollen wir
      sollten wir
      kann ich
      könnte ich
      darf ich
      muss ich
      können wir
      ist es
      gibt es
      hast du
      würdest du empfehlen
      lohnt es sich
      macht es sinn
      wäre es
      was passiert
    `,
    hold: list`
      entwurf
      vorschau
      simuliere
      simulation
      nur simulieren
      berechne
      schätze
    `,
  },
  around: {
    wish: list`
      man müsste
      müsste man
      müsste mal
      man sollte
      sollte man
      hätte ich
      hätten wir
      an deiner stelle
      wäre vielleicht
      vielleicht
      eventuell
      möglicherweise
      irgendwann
      eines tages
      womöglich
      mal sehen
      weiß nicht
      bin nicht sicher
      bin mir nicht sicher
      bin unsicher
      wäre schön
      wäre toll
      wäre gut
      könnte man
      in zukunft
      könnten wir
    `,
    hypothesis: list`
      nur ein beispiel
      ein beispiel
      angenommen
      nehmen wir an
      stell dir vor
      stellen wir uns vor
      zum beispiel
      z.b
      beispielsweise
      theoretisch
      in der theorie
      rein hypothetisch
      hypothetisch
      was wäre wenn
      mal angenommen
      gesetzt den fall
    `,
    condition: list`
      wenn
      falls
      sobald
      sofern
      es sei denn
      im falle
      vorausgesetzt
      unter der bedingung
      nur wenn
      erst wenn
      erst nachdem
      nachdem
      solange
      außer wenn
      je nachdem
      sollte der
      sollte die
      sollte das
      sollte eth
      warte bis
      wart bis
    `,
    schedule: list`
      frühestens montag
      frühestens dienstag
      frühestens mittwoch
      frühestens donnerstag
      frühestens freitag
      frühestens samstag
      frühestens sonntag
      frühestens am montag
      frühestens am dienstag
      frühestens am mittwoch
      frühestens am donnerstag
      frühestens am freitag
      frühestens am samstag
      frühestens am sonntag
      nicht vor montag
      nicht vor dienstag
      nicht vor mittwoch
      nicht vor donnerstag
      nicht vor freitag
      nicht vor samstag
      nicht vor sonntag
      erst ab montag
      erst ab dienstag
      erst ab mittwoch
      erst ab donnerstag
      erst ab freitag
      erst ab samstag
      erst ab sonntag
      ab montag
      ab dienstag
      ab mittwoch
      ab donnerstag
      ab freitag
      ab samstag
      ab sonntag
      erinner mich
      zum quartalsende
      zum monatsende
      zum jahresende
      am # dran
      ab morgen
      morgen
      übermorgen
      heute abend
      heute nacht
      später
      nachher
      bald
      demnächst
      um @
      um # uhr
      gegen # uhr
      nächste woche
      nächsten montag
      nächsten dienstag
      nächsten mittwoch
      nächsten donnerstag
      nächsten freitag
      nächsten samstag
      nächsten sonntag
      nächsten monat
      nächstes jahr
      kommende woche
      kommenden montag
      kommenden freitag
      am montag
      am dienstag
      am mittwoch
      am donnerstag
      am freitag
      am samstag
      am sonntag
      am wochenende
      jeden tag
      jede woche
      jeden monat
      jeden montag
      jeden freitag
      täglich
      wöchentlich
      monatlich
      stündlich
      in # minuten
      in # stunden
      in # stunde
      in # tagen
      in # wochen
      in # monaten
      in einer stunde
      in einer woche
      am monatsende
      ende des monats
      am ersten
      mittags
      erinnere mich
      regelmäßig
      am # januar
    `,
    hold: list`
      erst mal nicht
      vorerst nicht
      jetzt nicht
      heute nicht
      momentan nicht
      muss erst fragen
      ich frage erst
      lass mich erst
      muss noch klären
      kündige ich an
      mach es noch nicht
      noch nicht machen
      mach noch nichts
      noch nichts machen
      noch nicht senden
      noch nicht abschicken
      noch nicht signieren
      bis ich schreibe
      bis ich mich melde
      bis ich antworte
      wart noch
      warte noch
      noch warten
      warte noch damit
      zurückhalten
      halte es zurück
      auf eis
      erst nach meinem
      freigabe steht aus
      freigabe ausstehend
      nicht freigegeben
      ungesigniert lassen
      meine bestätigung
      meine freigabe
      mein ok ab
      erst wenn ich
      nicht bevor ich
      bevor ich es sage
      warte auf meine
      warte auf mein
      wart auf mein
      warte bis ich
      noch nicht ausführen
      nicht ausführen
      noch nicht
      nur als entwurf
      nur ein entwurf
      nur simulieren
      nur vorbereiten
      nur eine vorschau
      nur zur ansicht
      frag mich vorher
      frag mich erst
      frage mich vorher
      frag vorher
      nach meiner bestätigung
      nach meiner freigabe
      mit meiner freigabe
      probelauf
      testlauf
      zur probe
      nichts ausführen
      nicht abschicken
      nicht absenden
      nicht signieren
      sobald ich bestätige
      wenn ich bestätige
      wenn ich ja sage
    `,
    cancelled: list`
      falscher chat
      falsche gruppe
      war nicht für dich
      lass stecken
      ignorieren bitte
      lass mal
      lass mal lieber
      lass mal gut sein
      lasst es
      lassen wir es
      lassen wir das
      lieber doch nicht
      lieber nicht
      vergiss die sache
      vergiss den auftrag
      mach es nicht
      mach das nicht
      mach es doch nicht
      mach das doch nicht
      kommando zurück
      ist nicht mehr nötig
      nicht mehr nötig
      brauchts nicht mehr
      brauche ich nicht mehr
      nehme ich zurück
      nehm ich zurück
      zieh ich zurück
      blas es ab
      blas das ab
      schwamm drüber
      ist hinfällig
      hinfällig
      vergiss es
      vergiss das
      vergessen sie es
      doch nicht
      lass es
      lass gut sein
      lass das
      streich das
      abbrechen
      brich ab
      brich das ab
      storniere das
      storniere es
      storniere
      nein doch nicht
      hab es mir anders überlegt
      habe es mir anders überlegt
      hat sich erledigt
      ignorier das
      ignoriere das
    `,
  },
  beside: {
    negation: list`
      kein
      keine
      keinen
      keinerlei
      nicht
      nichts
      nie
      niemals
      keinesfalls
      auf keinen fall
      keineswegs
    `,
    past: list`
      gestern
      vorgestern
      letzte woche
      letzten monat
      letztes jahr
      bereits
      vor # tagen
      vor # wochen
      neulich
      kürzlich
      vorhin
      gerade eben
    `,
  },
  ahead: {
    negation: list`
      ohne
      anstatt
      statt
      vermeide
      anstelle
      weder
    `,
    report: list`
      sagt
      sagte
      schreibt
      schrieb
      hat geschrieben
      hat gesagt
      meint
      meinte
      behauptet
      steht
      laut
      bat mich
      bittet mich
      will dass ich
      möchte dass ich
      fordert mich
      verlangt
      verlangte
      wurde gebeten
      wurde aufgefordert
      e-mail
      email von
      mail von
      nachricht von
      weitergeleitete nachricht
      weitergeleitet von
      habe eine mail
      habe eine nachricht
      die webseite
      die website
      mein chef
      der support
    `,
    wish: list`
      überlege
      überlegen
      denke darüber nach
      denke daran
      denke über
      erwäge
      plane
      würde gern irgendwann
      hoffe
      habe vor
      spiele mit dem gedanken
      träume
      wüsste gern
      frage mich
      ziehe in betracht
      wollte
    `,
    alternative: list`
      oder
      entweder
      beziehungsweise
      wahlweise
    `,
  },
  behind: {
    negation: list`
      ist verboten
      ist nicht erlaubt
      verboten
    `,
  },
  owners: list`
    nutzer
    nutzers
    nutzerin
    benutzer
    benutzers
    inhaber
    inhabers
    inhaberin
    kontoinhaber
    kontoinhabers
    kontoinhaberin
    besitzer
    besitzers
    besitzerin
    auftraggeber
    auftraggebers
    auftraggeberin
    eigentümer
    eigentümers
    eigentümerin
    walletinhaber
  `,
  closing: {
    hold: list`
      warte
      warte mal
      warte kurz
      wart mal
      moment
      moment mal
      einen moment
      halt
      stopp
      stop
      halt mal
      sekunde
      abwarten
      bleib kurz
    `,
  },
  rest: list`
    rest
    restlichen
    übrigen
    übrige
    alles andere
    anderen
    sonstige
  `,
  reasons: list`
    weil
    denn
    da ich
    da wir
    da am
    schließlich
  `,
  plain: list`
    steht an
    steht noch an
    steht wieder an
    steht bevor
    steht noch aus
    zum ersten mal
    am ersten tag
    laut vertrag
    laut rechnung
    laut angebot
    laut beleg
    laut liste
    laut plan
    laut vereinbarung
    laut absprache
    laut anhang
    laut auftrag
    sagt es ist fertig
    sagt es ist bereit
    sagt es sei bereit
    keine teilausführung
    keine teilausführungen
    nicht teilweise
    nichts darüber hinaus
    nichts darüber
    nicht mehr
    nichts weiter
    nichts anderes
    nichts sonst
    sonst nichts
    keinen cent mehr
    nicht darunter
    nicht darüber
    keinesfalls mehr
    auf keinen fall mehr
    auf keinen fall weniger
    nicht nur
    von morgen
    der morgige
    die morgige
    das morgige
    des morgigen
    für morgen vorhergesagt
    sonst lass es
    sonst lass es sein
    sonst lass das
    sonst vergiss es
    sonst nicht
    sonst gar nicht
    sonst lieber nicht
    sonst abbrechen
    sonst brich ab
    sonst nichts
    sonst eben nicht
    sonst bleibts
    sonst bleibt es
    sonst storniere
    ansonsten lass es
    ansonsten lass es sein
    ansonsten lass das
    ansonsten vergiss es
    ansonsten nicht
    ansonsten gar nicht
    ansonsten lieber nicht
    ansonsten abbrechen
    ansonsten brich ab
    ansonsten nichts
    ansonsten eben nicht
    ansonsten bleibts
    ansonsten bleibt es
    ansonsten storniere
    andernfalls lass es
    andernfalls lass es sein
    andernfalls lass das
    andernfalls vergiss es
    andernfalls nicht
    andernfalls gar nicht
    andernfalls lieber nicht
    andernfalls abbrechen
    andernfalls brich ab
    andernfalls nichts
    andernfalls eben nicht
    andernfalls bleibts
    andernfalls bleibt es
    andernfalls storniere
    oder lass es
    oder lass es sein
    oder lass das
    oder vergiss es
    oder nicht
    oder gar nicht
    oder lieber nicht
    oder abbrechen
    oder brich ab
    oder nichts
    oder eben nicht
    oder bleibts
    oder bleibt es
    oder storniere
    wenn nicht lass es
    wenn nicht lass es sein
    wenn nicht lass das
    wenn nicht vergiss es
    wenn nicht nicht
    wenn nicht gar nicht
    wenn nicht lieber nicht
    wenn nicht abbrechen
    wenn nicht brich ab
    wenn nicht nichts
    wenn nicht eben nicht
    wenn nicht bleibts
    wenn nicht bleibt es
    wenn nicht storniere
    falls nicht lass es
    falls nicht lass es sein
    falls nicht lass das
    falls nicht vergiss es
    falls nicht nicht
    falls nicht gar nicht
    falls nicht lieber nicht
    falls nicht abbrechen
    falls nicht brich ab
    falls nicht nichts
    falls nicht eben nicht
    falls nicht bleibts
    falls nicht bleibt es
    falls nicht storniere
    nicht mehr als
    nicht weniger als
    nicht über
    nicht unter
    nicht höher als
    nicht später als
    nicht nur
    nicht eilig
    nicht dringend
    nicht schlimm
    kein problem
    keine eile
    kein stress
    keine sorge
    keine ahnung
    keine frage
    keine rückfrage
    keine slippage über
    keine gebühren
    ohne limit
    ohne verzögerung
    ohne umwege
    ohne rückfrage
    ohne zu zögern
    oder mehr
    oder weniger
    oder besser
    oder so
    oder höher
    oder niedriger
    mehr oder weniger
    wenn möglich
    falls möglich
    wenn du kannst
    wenn es geht
    wenns geht
    falls nötig
    wenn nötig
    wenn du zeit hast
    wenn fertig
    wenn du fertig bist
    sobald wie möglich
    so bald wie möglich
    sobald du kannst
    danach
    sobald das erledigt ist
    wenn das erledigt ist
    sag bescheid wenn
    gib bescheid wenn
    sag mir wenn
    sag mir bescheid wenn
    bis morgen
    bis später
    vor morgen
    guten morgen
    ich habe
    gib mir bescheid wenn
    wie geht es
    wie gehts
    was solls
    der nutzer möchte
    nutzer möchte
    der nutzer will
    der besitzer möchte
    nutzer sagt
    statt dessen
    stattdessen
    noch nicht bezahlt
    bald möglichst
  `,
  requests: list`
    kannste
    könnteste
    könnt ihr
    könntet ihr
    würdet ihr
    wärst du so nett
    wären sie so nett
    wären sie so freundlich
    kannst du
    könntest du
    können sie
    könnten sie
    würdest du
    würden sie
    bitte
    magst du
    machst du
  `,
  leads: list`
    bitte
    kannste
    könnteste
    könnt ihr
    könntet ihr
    würdet ihr
    ich hätte gern
    ich hätte gerne
    wir hätten gern
    kannst du
    kannst du bitte
    könntest du
    könntest du bitte
    können sie
    könnten sie
    würdest du
    würden sie
    ich möchte
    ich will
    ich würde gern
    ich würde gerne
    ich muss
    du sollst
    wir möchten
    wir wollen
    lass uns
    nutzer möchte
    nutzer will
    mach
  `,
  fresh: list`
    also
    bitte
    dann
    deshalb
    deswegen
    daher
    jetzt
    nun
    jedenfalls
    stattdessen
    sondern
  `,
  splits: list`
    also ~
    also bitte
    deshalb ~
    deswegen ~
    darum ~
    drum ~
    daher ~
    aber
    weil
    denn
    dann
    sondern
    wenn
    falls
    sobald
    ohne
    anstatt
    damit
    sonst
    andernfalls
    und ~
    und dann
    und wenn
    und nicht
    und kein
    und keine
    und keinen
    obwohl
  `,
  deadlines: list`
    bis
    bis zum
    bis spätestens
    vor
    spätestens
    fällig
    fällig am
    ist fällig
    gültig bis
    läuft ab
    seit
    guten
  `,
  bounds: list`
    slippage
    preisabweichung
    der ertrag
    die ausgabe
  `,
  gains: list`
    ankommen
    ankommt
    bringt
    einbringt
    ich krieg
    erzielt
    rausspringt
    rausspringen
    herausspringen
    bekomm
    erhält
    erhalten
    erhalte
    bekomme
    kriege
    ich dafür
    rauskommen
    herauskommen
  `,
  comparisons: list`
    nicht weniger
    nicht unter
    oder mehr
    minimal
    mind
    mindestens
    wenigstens
    höchstens
    weniger
    mehr
    unter
    über
    minimum
  `,
  harmless: list`
    brich ab
    abbrechen
    revert
    sag bescheid
    sag mir bescheid
    gib bescheid
    informiere mich
    lass es
  `,
  no: list`
    nein
    nee
    stopp
    abbrechen
    lieber nicht
    danke
  `,
  yes: list`
    ja
    jo
    jawohl
    klar
    passt
    mach
    mach das
    mach es
    bestätigt
    bestätige
    genau
    richtig
    einverstanden
    los
    gerne
    in ordnung
    stimmt
    ja bitte
    ausführen
    schick es
    schicks
    schick ab
    schick es ab
    überweis es
    überweise es
    mach mal
    jetzt
    bitte
    danke
  `,
  told: new RegExp(
    list`
      ^(?:
        ge\p{L}+(?:t|en)
        (?:über|ver|be|ent|er)\p{L}+(?:iesen|auft|ahlt|nommen|aucht)
        \p{L}*(?:ein|ab|aus|um|zurück)ge\p{L}+(?:t|en|n)
        \p{L}+iert
      )(?!\p{L})(?!\s+(?:werden|bekommen|haben))
    `,
    'u',
  ),
};
