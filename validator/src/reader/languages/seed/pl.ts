import type { Seed } from './seed.ts';

export const polish: Seed = {
  code: 'pl',
  writesDecimalComma: true,
  verbs: {
    send: `wyślij wysłać wyślijcie przelej przelać prześlij przesłać przekaż przekazać puść poślij zrób_przelew wykonaj_przelew
      podeślij`,
    pay: 'zapłać zapłacić opłać',
    swap: 'wymień wymienić zamień zamienić swapnij zeswapuj przewalutuj skonwertuj',
    buy: 'kup kupić dokup',
    sell: 'sprzedaj sprzedać',
    deposit: 'wpłać wpłacić zdeponuj zdeponować włóż włożyć dorzuć',
    withdraw: 'wypłać wypłacić wyciągnij wyciągnąć wyjmij wyjąć',
    borrow: 'pożycz pożyczyć',
    repay: 'spłać spłacić',
    stake: 'zastakuj zastakować stakuj stakować zestakuj',
    unstake: 'odstakuj odstakować',
    wrap: 'zawiń zawinąć zwrapuj owiń zawrapuj',
    unwrap: 'odwiń rozwiń odwrapuj',
    bridge: 'zbridguj zbridżuj przebridżuj',
    move: 'przenieś przenieść przerzuć przerzucić',
    approve: 'zatwierdź zatwierdzić zezwól_na daj_zgodę_na udziel_zgody_na daj_approve_na',
    revoke: 'cofnij cofnąć odwołaj odwołać usuń_zgodę_na cofnij_zgodę_na odbierz_zgodę_na cofnij_zgodę usuń_zgodę',
    claim: 'odbierz odebrać zgarnij',
  },
  roles: {
    to: 'do na dla w',
    on: 'na w we przez po',
    from: 'z ze od spod',
    for: 'na za dla do w',
    with: 'za z',
  },
  min: 'co_najmniej przynajmniej minimum minimalnie nie_mniej_niż',
  max: 'maksymalnie maksimum co_najwyżej najwyżej nie_więcej_niż',
  all: 'wszystko wszystkie całe cały całość wszystkie_moje całe_moje',
  half: 'połowę połowę_z połowę_moich połowe',
  numbers: {
    '0.5': 'pół',
    '1.5': 'półtora',
    one: 'jeden jednego jedno',
    two: 'dwa dwie',
    three: 'trzy',
    four: 'cztery',
    five: 'pięć',
    six: 'sześć',
    seven: 'siedem',
    eight: 'osiem',
    nine: 'dziewięć',
    ten: 'dziesięć',
    fifteen: 'piętnaście',
    twenty: 'dwadzieścia',
    thirty: 'trzydzieści',
    forty: 'czterdzieści',
    fifty: 'pięćdziesiąt',
    sixty: 'sześćdziesiąt',
    seventy: 'siedemdziesiąt',
    eighty: 'osiemdziesiąt',
    ninety: 'dziewięćdziesiąt',
    'one hundred': 'sto',
    'two hundred': 'dwieście',
    'three hundred': 'trzysta',
    'five hundred': 'pięćset',
    'one thousand': 'tysiąc',
    thousand: 'tysiące tysięcy',
  },
  names: {
    ETH: 'etha etheru eteru etherów ethy',
    BTC: 'bitcoina bitcoin',
    USDC: 'usdców',
    polygon: 'polygonie polygona',
    arbitrum: 'arbitrumie',
    optimism: 'optimismie',
    ethereum: 'ethereumie',
  },
  self: 'mój_portfel mojego_portfela moim_portfelu swój_portfel portfel_mój moje_konto mojego_konta',
  approval: 'zgodę zgody zgoda pozwolenie uprawnienie',
  and: 'i oraz potem i_potem a_potem następnie',
  asks: 'możesz mógłbyś mogłabyś czy_możesz czy_mógłbyś czy_mogłabyś możecie chcę chciałbym chciałabym dasz_radę',
  fillers: `proszę prosze_cię dzięki dzieki_wielkie dziękuję cześć hej siema witam mi mój moje moją moich moja mojego mojej teraz
    zaraz już_teraz od_razu tu tutaj ten tę to te adres adresu sieć sieci portfel portfela konto konta łańcuch stary ziomek tam
    sobie ładnie kasę środki`,
  reasons: `brat brata bratu siostra siostry siostrze mama mamy mamie mamę tata tacie taty tatę żona żonie kolega koledze kumpel kumplowi
    przyjaciel przyjacielowi babcia babci ciocia cioci czynsz obiad kolację kolacja zakupy prezent urodziny bilet bilety rachunek
    faktura fakturę kawę wypłata pizzę pizza mieszkanie`,
  stops: `nie nigdy ani żaden nic stop stój czekaj poczekaj zaczekaj wstrzymaj zatrzymaj anuluj anulować odwołuję zapomnij zapomnijmy
    rozmyśliłem rozmyśliłam zmieniłem_zdanie zmieniłam_zdanie jednak żartuję żart jutro pojutrze później potem_zobaczymy wieczorem
    dopiero jeśli jeżeli gdy kiedy jak jakby gdyby o_ile chyba_że aż dopóki zanim po_tym co_tydzień co_miesiąc codziennie już wczoraj
    wysłałem wysłałam wysłał przelałem przelałam zapłaciłem zapłaciłam powiedział powiedziała mówił mówiła mówi pisał pisała prosił prosiła
    kazał kazała podobno może ewentualnie powinienem powinnam powinien muszę miał miała żeby czy dlaczego ile albo lub oprócz bez
    symuluj symulacja szkic wersja_robocza przypomnij potwierdź potwierdzenie zamiast unikaj odłóż wolałbym sorry pomyłka`,
};
