import type { Seed } from './seed.ts';

export const dutch: Seed = {
  code: 'nl',
  writesDecimalComma: true,
  verbs: {
    send: `stuur sturen verstuur versturen verzend verzenden zend overmaken overschrijven maak_over overboeken overzetten
      doorsturen`,
    pay: 'betaal betalen',
    swap: 'wissel wisselen omwisselen ruil ruilen inruilen swappen omzetten',
    buy: 'koop kopen aankopen',
    sell: 'verkoop verkopen',
    deposit: 'stort storten zet zetten deponeer deponeren inleggen inzetten',
    withdraw: 'haal halen opnemen afhalen neem_op uithalen',
    borrow: 'leen lenen',
    repay: 'terugbetalen aflossen betaal_terug los_af',
    stake: 'staken stakeer',
    unstake: 'unstaken',
    wrap: 'wrappen',
    unwrap: 'unwrappen',
    bridge: 'bridgen overbruggen',
    move: 'verplaats verplaatsen',
    approve: 'goedkeuren geef_goedkeuring_voor geef_toestemming_voor',
    revoke: `intrekken trek_de_goedkeuring trek_goedkeuring trek_de_toestemming verwijder_de_goedkeuring haal_de_goedkeuring
      verwijder_goedkeuring`,
    claim: 'claimen innen',
  },
  roles: {
    to: 'naar aan op in bij',
    on: 'op via bij met in',
    from: 'van vanaf uit',
    for: 'voor naar in tegen',
    with: 'met',
  },
  min: 'minstens minimaal minimum ten_minste tenminste',
  max: 'maximaal hooguit hoogstens maximum',
  all: 'alle al_mijn alle_mijn al_de',
  half: 'de_helft_van de_helft helft_van',
  numbers: {
    '0.5': 'halve een_halve',
    '1.5': 'anderhalve anderhalf',
    one: 'een één',
    two: 'twee',
    three: 'drie',
    four: 'vier',
    five: 'vijf',
    six: 'zes',
    seven: 'zeven',
    eight: 'acht',
    nine: 'negen',
    ten: 'tien',
    fifteen: 'vijftien',
    twenty: 'twintig',
    'twenty five': 'vijfentwintig',
    thirty: 'dertig',
    forty: 'veertig',
    fifty: 'vijftig',
    sixty: 'zestig',
    seventy: 'zeventig',
    eighty: 'tachtig',
    ninety: 'negentig',
    hundred: 'honderd',
    'two hundred': 'tweehonderd',
    'five hundred': 'vijfhonderd',
    thousand: 'duizend',
  },
  names: { ETH: 'ether', BTC: 'bitcoin' },
  self: 'mijn_wallet mijn_portemonnee mijn_rekening mezelf mijn_eigen_wallet',
  approval: 'goedkeuring toestemming',
  and: 'en en_dan daarna en_daarna',
  asks: `kun_je kan_je kunt_u kan_u zou_je zou_u wil_je wilt_u zou_je_kunnen ik_wil ik_wil_graag graag kunnen zou_je_willen`,
  fillers: `de het mijn m'n alsjeblieft alstublieft aub svp a.u.b bedankt dank dankje dank_je dank_je_wel dankjewel hoi hallo hey
    hee goedemorgen goedemiddag goedenavond even eventjes nu meteen gelijk alvast adres netwerk rekening portemonnee keten saldo
    om te over op in af toe door maar_eens eens deze dit die tegoed maat vriend jij ff`,
  reasons: `broer zus zusje moeder vader mama papa vriendin oma opa oom tante collega vrouw man zoon dochter huur eten lunch diner
    boodschappen cadeau verjaardag rekening_van kaartjes kaartje factuur salaris loon koffie vakantie spaarwallet spaarrekening`,
  stops: `niet geen nooit niks niemand stop stoppen wacht wachten laat_maar laat annuleer annuleren vergeet vergeten toch_niet
    toch liever_niet nee neen morgen overmorgen straks later volgende_week volgende vanavond als wanneer zodra indien mits tenzij
    totdat tot voordat nadat elke_week elke_maand elke_dag wekelijks maandelijks dagelijks al gisteren gestuurd verstuurd betaald overgemaakt heb heeft
    had hebben was werd zei zegt zeggen gezegd vroeg vraagt gevraagd misschien eventueel moet moeten zal zullen zou mag mogen waarom
    hoeveel hoe of behalve zonder niet_meer bedacht grapje geintje test concept simuleer simulatie herinner bevestig bevestiging
    stopzetten in_plaats`,
};
