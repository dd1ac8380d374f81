import { createLanguage } from '../language.ts';
import { cross, either, list } from '../list.ts';

/** Words with which a price is refused: `14.985 USDC'den azını kabul etmem`. */
const refusing = [
  'kabul etmem',
  'kabul etmeyiz',
  'kabul etme',
  'kabul etmiyorum',
  'kabul etmiyoruz',
  'kabul edilmez',
  'istemem',
  'istemiyorum',
  'istemiyoruz',
  'almam',
  'almayız',
  'razı olmam',
  'razı olma',
  'razı olmayız',
  'olmaz',
];

/** Polite requests: `yollarsan sevinirim`. */
const PLEASED = [
  'sevinirim',
  'çok sevinirim',
  'seviniriz',
  'memnun olurum',
  'memnun oluruz',
  'iyi olur',
  'süper olur',
  'minnettar olurum',
];

/** Verbs in the aorist as a polite request: `çeker misin`, `çekebilir misiniz`, `çekersen sevinirim`. */
const asked = (aorists: string): string =>
  aorists
    .split('|')
    .flatMap((aorist) => {
      const isBack = /[aıou][^aeıioöuü]*$/u.test(aorist);
      const isRound = /[oöuü][^aeıioöuü]*$/u.test(aorist);
      const you = isBack ? (isRound ? 'musun' : 'mısın') : isRound ? 'müsün' : 'misin';
      const all = `${you}${you.slice(-2, -1)}z`;
      return [
        `${aorist} ${you}`,
        `${aorist} ${all}`,
        ...PLEASED.flatMap((end) => [
          `${aorist}${isBack ? 'san' : 'sen'} ${end}`,
          `${aorist}${isBack ? 'sanız' : 'seniz'} ${end}`,
        ]),
      ];
    })
    .join('|');

export const turkish = createLanguage(
  'tr',
  {
    verbs: {
      send: list`
        gönder
        gönderin
        gönderir misin
        gönderir misiniz
        gönderebilir misin
        gönderebilir misiniz
        göndermek
        göndersene
        göndereyim
        gönderelim
        göndermeni
        göndermenizi
        gönderiver
        yolla
        yollayın
        yollar mısın
        yollamak
        yollasana
        havale et
        havale yap
        transfer et
        transfer edin
        transfer eder misin
        transfer etmek
        transfer yap
        transfer yapmak
        transferi
        aktar
        aktarın
        aktarır mısın
        aktarmak
        ilet
        at
        atar mısın
        atsana
        bağışla
        bağış yap
        taşı
        taşıyın
        gönderilsin
        gönderilmesini
        gönderilmesi
        yollayıver
        atıver
        atalım
        aktarıver
        aktarılsın
        aktarılmasını
        transfer edilsin
        transfer edilmesini
        geçir hesabına
        havale edilsin
        götür
        kaydır
        iletiver
        iletin
        geçiver
        yollayabilir misin
        yollayabilir misiniz
        aktarabilir misin
        aktarabilir misiniz
        iletir misin
        çıkış yap
        ${asked('gönderir|yollar|aktarır|iletir|atar|transfer eder|havale eder')}
      `,
      pay: list`
        öde
        ödeyin
        öder misin
        öder misiniz
        ödemek
        ödeme yap
        ödeme yapın
        ödemesi yap
        ödemesini yap
        ödensin
        ödenmesini
        ödeyiver
        ödemesini yapıver
        faturayı öde
        faturasını öde
        hesabı kapat
        ödemesini yapın
        ödemeleri yap
        ödemeleri yapın
        ödemeyi yap
        ödemeyi yapın
        tek seferde yap
        tek seferde yapın
        ikisini birden yap
        ikisini de yap
        hepsini birden yap
        ödeyebilir misin
        ödeyebilir misiniz
        ${asked('öder|ödeme yapar|ödemesini yapar|ödemeyi yapar')}
      `,
      give: list`
        ver
        verin
        verir misin
        vermek
        versene
        verebilir misin
        verebilir misiniz
        ${asked('verir')}
      `,
      split: list`
        böl
        bölüştür
        paylaştır
        dağıt
        pay et
        eşit böl
        bölün
      `,
      swap: list`
        swap
        takas et
        takas edin
        takas eder misin
        takas etmek
        takas
        takasla
        takas yap
        takası
        değiş tokuş et
        swap et
        swap edin
        swap eder misin
        swap yap
        swapla
        sat
        satar mısın
        satmak
        satalım
        sat gitsin
        bozdur
        bozdurmak
        elden çıkar
        satıver
        satılsın
        satılmasını
        takas edilsin
        takaslayıver
        bozduruver
        okut
        elden çıkart
        satıp
        bozdurup
        takas edip
        satış emri imzala
        satış emrini imzala
        satış emri ver
        satış emri oluştur
        satış emri imzalar mısın
        ${asked('takas eder|satar|bozdurur|swap eder|swaplar')}
      `,
      convert: list`
        çevir
        çevirin
        çevirir misin
        çevirmek
        çevirelim
        dönüştür
        dönüştürün
        dönüştürür müsün
        dönüştürmek
        konvert et
        çeviriver
        çevrilsin
        çevrilmesini
        dönüştürülsün
        çevirip
        dönüştürüp
        çevirebilir misin
        çevirmeni
        dönüştürmeni
        dönüştürmenizi
        çevirmenizi
        ${asked('çevirir|dönüştürür')}
      `,
      buy: list`
        satın al
        satın alın
        satın alır mısın
        satın almak
        satın alalım
        al
        alın
        alır mısın
        alsana
        almak istiyorum
        almanı
        alalım
        alım yap
        alıver
        alınsın
        alınmasını
        kap
        kapıver
        topla biraz
      `,
      spend: list`
        harca
        harcayarak
        harcamak
        harcayın
      `,
      put: list`
        koy
        koyun
        koyar mısın
        koymak
        yatırım yap
        yerleştir
        koyuver
        konulsun
        park et
        bağla
        bağlayıver
        kenara koy
        sok
        koyup
        ${asked('koyar|park eder')}
      `,
      approve: list`
        onayla
        onaylayın
        onaylar mısın
        onaylamak
        onay ver
        onay verin
        yetki ver
        yetkilendir
        yetki verin
        harcama onayı ver
        harcama izni ver
        harcama iznini ver
        izni ver
        iznini ver
        onayı ver
        onayını ver
        onay veriver
        harcama yetkisi ver
        harcama yetkisi verilsin
        iznini onayla
        harcama izni tanımla
        harcama izni tanımlayın
        harcama yetkisi tanımla
        harcama yetkisi tanımlayın
        yetki tanımla
        izin tanımla
        onay tanımla
        limit tanımla
        ${asked('onaylar|onay verir|harcama izni verir|yetki verir')}
      `,
      allow: list`
        izin ver
        izin verin
        izin verir misin
        müsaade et
        harcamasına izin ver
        kullanmasına izin ver
        harcayabilsin
        kullanabilsin
        harcamasına müsaade et
        harcama hakkı ver
      `,
      revoke: list`
        onayı kaldır
        onayını kaldır
        onayları kaldır
        izni kaldır
        iznini kaldır
        izinlerini kaldır
        yetkiyi kaldır
        yetkisini kaldır
        yetkisini al
        yetkiyi al
        onayı iptal et
        onayını iptal et
        izni iptal et
        iznini iptal et
        yetkiyi iptal et
        yetkisini iptal et
        onayı geri çek
        izni geri çek
        iznini geri çek
        yetkiyi geri al
        yetkisini geri al
        onayını geri al
        iznini geri al
        onayı sıfırla
        onayını sıfırla
        izni sıfırla
        iznini sıfırla
        yetkiyi sıfırla
        yetkisini sıfırla
        izni kapat
        iznini kapat
        onayı kapat
        onayını kapat
        izni sil
        iznini sil
        onayı sil
        onayını sil
        izinleri kaldır
        izinleri iptal et
        yetkileri kaldır
      `,
      operator: list`
        tümü için onay ver
        hepsi için onay ver
        operatör yap
      `,
      permit: list`
        permit imzala
        izin imzala
        imzalı izin ver
        iznini imzala
        izni imzala
        permiti imzala
        permitini imzala
        permit2 iznini imzala
        permit imzası at
      `,
      wrap: list`
        wrap
        sar
        sarmala
        sarın
        wrap et
        wrapla
        wraple
      `,
      unwrap: list`
        unwrap
        sargısını aç
        sarmalını aç
        unwrap et
        unwraple
        unwrapla
      `,
      supply: list`
        yatır
        yatırın
        yatırır mısın
        yatırmak
        yatıralım
        yatırsana
        mevduat
        likidite ekle
        likidite sağla
        likidite eklemek
        teminat yatır
        teminat göster
        teminat olarak yatır
        depozit et
        deposit et
        yatırıver
        yatırılsın
        yatırılmasını
        yatırılması
        yatırıverin
        teminata koy
        teminat olarak koy
        teminata yatır
        yatırıp
        ${asked('yatırır')}
      `,
      lend: list`
        ödünç ver
        borç ver
        ödünç vermek
        borç vermek
      `,
      withdraw: list`
        çek
        çekin
        çeker misin
        çekmek
        çeksene
        çekim yap
        çıkar
        çıkart
        çıkarın
        çıkarmak
        geri çek
        geri çekin
        likidite çıkar
        likidite çek
        likiditemi çek
        likiditemi çıkar
        likiditeyi çek
        çekiver
        çekilsin
        çekilmesini
        çıkarıver
        çıkarılsın
        çekim talebi aç
        çekim talebi oluştur
        çekip
        çıkarıp
        geri çekip
        çekebilir misin
        çekebilir misiniz
        geri çeker misin
        ${asked('çeker|çıkarır|geri çeker')}
      `,
      take: list`
        geri al
        geri alın
        geri getir
      `,
      borrow: list`
        ödünç al
        ödünç alın
        ödünç almak
        borç al
        borç alın
        borç almak
        borçlan
        borçlanmak
        kredi al
        kredi çek
        borç çek
        ödünç alır mısın
        borç alıver
        kredi kullan
      `,
      repay: list`
        geri öde
        geri ödeyin
        geri ödemek
        borcu öde
        borcumu öde
        borcunu öde
        borç öde
        borcu kapat
        borcumu kapat
        borcumu geri öde
        kredimi öde
        kredimi kapat
        kredi borcumu öde
        borcumu kapatıver
        borcun ödensin
        borcumu sil
        kredimi kapatıver
      `,
      stake: list`
        stake
        staking
        stake et
        stake edin
        stake eder misin
        stake etmek
        stakele
        stakela
        stake yap
        kilitle
        kilitleyin
        stakele gitsin
        stake ediver
        stake edilsin
        stake edip
        stake edebilir misin
        stakeler misin
        ${asked('stake eder|kilitler')}
      `,
      unstake: list`
        unstake
        unstake et
        unstakele
        unstake etmek
        stake çöz
        stake boz
        stake iptal et
        kilidini aç
        kilidi aç
      `,
      claim: list`
        claim
        talep et
        talep edin
        claim et
        claim edin
        claimle
        claimla
        topla
        hasat et
        tahsil et
        ödülleri al
        ödüllerimi al
        ödülleri topla
        ödüllerimi topla
        ödül topla
      `,
      bridge: list`
        bridge
        köprüle
        köprüleyin
        köprü yap
        köprüden geçir
        bridge et
        bridge edin
        bridge eder misin
        bridgele
        bridge yap
        köprü ile gönder
        köprü kullanarak gönder
        köprüden gönder
        köprüleyiver
        bridgeleyiver
        köprüleyip
        ${asked('köprüler|bridge eder')}
      `,
      own: list`
        sahipliği devret
        sahipliğini devret
        mülkiyeti devret
        mülkiyetini devret
        sahip ekle
        imzacı ekle
        sahibi değiştir
        sahip yap
      `,
      disown: list`
        sahip çıkar
        sahibi çıkar
        imzacı çıkar
        imzacıyı çıkar
        sahipliği bırak
        sahiplikten çık
      `,
      delegate: list`
        vekalet ver
        vekâlet ver
        delege et
        delege edin
        delege etmek
        oy yetkimi ver
        oy hakkımı ver
        devret
        vekil yap
      `,
      undelegate: list`
        vekaleti geri al
        vekaleti kaldır
        delegasyonu kaldır
        delegasyonu iptal et
      `,
      upgrade: list`
        yükselt
        yükseltin
      `,
      register: list`
        kaydet
        kayıt et
        kaydettir
        tescil et
        yenile
        yenileyin
        uzat
        süresini uzat
        alan adı al
      `,
      vote: list`
        oy ver
        oyu ver
        oyu verin
        evet oyu ver
        hayır oyu ver
        oyu kullan
        oy verin
        oy kullan
        oyla
        oyumu kullan
        oy vermek
        oyu verme
        oy verme
        oy vermeyin
        oyu vermeyin
        evet oyu verme
        hayır oyu verme
        oy kullanma
        oyu kullanma
      `,
      migrate: list`
        geçir
        göç ettir
        migrate et
        migrasyon yap
      `,
      cancel: list`
        iptal et
        iptal edin
        iptal eder misin
        iptal
        vazgeç
      `,
      deploy: list`
        deploy et
        yayınla
        kontratı yayınla
      `,
      add: list`
        ekle
        ekleyin
        ekler misin
        eklemek
        ilave et
      `,
      remove: list`
        kaldır
        kaldırın
        kaldırmak
        sil
        silin
      `,
      set: list`
        ayarla
        ayarlayın
        belirle
        artır
        arttır
        azalt
        düşür
        sıfırla
      `,
      change: list`
        değiştir
        değiştirin
        değiştirmek
        güncelle
      `,
    },
    nouns: {
      allowance: list`
        harcama limiti
        harcama limitini
        harcama izni
        harcama iznini
        izin
        izni
        onay
        onayı
        yetki
        yetkisi
        yetkisini
        limiti
      `,
      operator: list`
        operatör
        operatörü
        operatör yetkisi
      `,
      owner: list`
        sahip
        sahibi
        sahiplik
        sahipliği
        mülkiyet
        imzacı
        yönetici
        eşik
        eşiği
        modül
      `,
      liquidity: list`
        likidite
        likiditeyi
        likiditemi
        likiditesi
        lp
      `,
      debt: list`
        borç
        borcu
        borcum
        borcumu
        borcun
        borcumun
        kredi
        krediyi
        kredim
        kredimi
      `,
      order: list`
        emir
        emri
        emrimi
        emirleri
        limit emir
        limit emri
        limit emrimi
      `,
      votes: list`
        oy hakkı
        oy hakkımı
        oy gücü
        oy gücümü
        oy yetkisi
        oylarımı
        oylarım
      `,
      record: list`
        alan adı
        alan adını
        alan adımı
        kayıt
        kaydı
        birincil isim
        çözümleyici
      `,
      implementation: list`
        uygulama kontratı
        proxy
        vekil kontrat
        mantık kontratı
      `,
      account: list`
        akıllı hesap
        akıllı hesaba
        akıllı cüzdan
      `,
      rewards: list`
        ödül
        ödülü
        ödüller
        ödülleri
        ödüllerimi
        ödüllerim
        faiz
        faizi
        getiri
        getirisi
        airdropu
        kazanç
        kazancımı
      `,
      nft: list`
        koleksiyon
        koleksiyonu
        nftyi
        nftmi
      `,
      'nft-id': list`
        numaralı
        token numarası
      `,
      token: list`
        token
        tokeni
        tokenları
        tokenlar
        jeton
        jetonu
        coin
        coini
        kontrat
        kontratı
        kontratına
        sözleşme
        sözleşmesi
        kasa
        kasası
        kasasına
        pay
        hisse
      `,
      manage: list`
        yönetmek
        yönetim
        kontrolü
      `,
      off: list`
        sıfıra
        sıfır yap
      `,
    },
    halves: 'yarım',
    roles: {
      to: list`
        adresine
        cüzdanına
        hesabına
        şu adrese
        adrese
        cüzdana
        hesaba
        kişisine
        doğru
      `,
      for: list`
        karşılığında
        karşılığı
        için
        yerine
        mukabilinde
      `,
      in: 'içindeki',
      on: list`
        üzerinde
        ağında
        ağı üzerinde
        zincirinde
        üstünde
        borsasında
      `,
      using: list`
        üzerinden
        aracılığıyla
        kullanarak
        vasıtasıyla
        yoluyla
      `,
      with: list`
        ile
        birlikte
        beraber
      `,
      from: list`
        adresinden
        cüzdanından
        hesabından
        ağından
        zincirinden
      `,
      into: list`
        ağına
        zincirine
        haline
      `,
      as: 'olarak',
      between: 'arasında',
      worth: list`
        değerinde
        tutarında
        değerindeki
        kıymetinde
      `,
      per: list`
        başına
        tanesine
        tanesi için
        her bir
        adet başına
        adedi
        birim başına
      `,
      receive: list`
        alacağım
        alayım
        eline geçsin
        elime geçsin
        elime geçen
        karşılık al
        elime geçmeli
        gelmeli
        gelsin bana
        almam lazım
        almış olayım
        elime ulaşsın
      `,
      recipient: list`
        alıcı
        alıcısı
        alıcı adresi
        alacak kişi
      `,
      spender: list`
        harcayan
        harcayıcı
        harcama yetkilisi
      `,
      sender: list`
        gönderen
        gönderici
        gönderen adres
      `,
      behalf: list`
        adına
        namına
        hesabına olarak
      `,
      amount: list`
        miktar
        miktarı
        miktarda
        tutar
        tutarı
        toplam
      `,
      chain: list`
        ağ
        ağı
        zincir
        zinciri
      `,
      protocol: list`
        protokol
        protokolü
        platform
      `,
      destination: list`
        hedef ağ
        hedef zincir
      `,
    },
    bounds: {
      min: either(
        cross(
          ['+den', '+dan', '+ten', '+tan'],
          ['azını', 'azına', 'aşağısını', 'aşağısına', 'az', 'aşağı', 'düşüğünü'],
          refusing,
        ),
        list`
          en az
          en azından
          asgari
          minimum
          az olmasın
          +den az olmasın
          +dan az olmasın
          aşağı olmasın
          altına düşmesin
          altına inmesin
          ve üzeri
          veya üzeri
          veya daha fazla
          +ten az olmasın
          +tan az olmasın
          +den aşağı olmasın
          +dan aşağı olmasın
          +den düşük olmasın
          +dan düşük olmasın
          +in altına düşmesin
          +nin altına düşmesin
          +ın altına düşmesin
          +in altına inmesin
          +nin altına inmesin
          +den aşağısı olmaz
          +dan aşağısı olmaz
          en kötü
          en düşük
          minimumda
          alt sınır
          ve üstü
          veya daha iyi
        `,
      ),
      max: either(
        cross(['+den', '+dan', '+ten', '+tan'], ['fazlasını', 'fazlasına', 'yukarısını', 'çoğunu'], refusing),
        list`
          en fazla
          en çok
          azami
          maksimum
          maks
          fazla olmasın
          +den fazla olmasın
          +dan fazla olmasın
          aşmasın
          geçmesin
          aşmayacak şekilde
          +e kadar
          +a kadar
          +ye kadar
          +ya kadar
          dolara kadar
          veya altı
          veya daha az
          +ten fazla olmasın
          +tan fazla olmasın
          +i geçmesin
          +yi geçmesin
          +ı geçmesin
          +u geçmesin
          +ü geçmesin
          +i aşmasın
          +yi aşmasın
          +ı aşmasın
          +in üstüne çıkmasın
          +nin üstüne çıkmasın
          +in üzerine çıkmasın
          +den fazlası olmaz
          +dan fazlası olmaz
          üst sınır
          tavan
          en pahalı
          bilemedin
          ve altı
        `,
      ),
      about: list`
        yaklaşık
        aşağı yukarı
        civarı
        civarında
        kadar
        takriben
      `,
      exact: list`
        tam
        tam olarak
        tamı tamına
        kesin
      `,
    },
    comparisons: {
      min: list`
        +den fazla
        +dan fazla
        +ten fazla
        +tan fazla
        fazla
        fazlası
        fazlasını
        üzeri
        üstü
        üzerine çıkarsa
      `,
      max: list`
        +den az
        +dan az
        +ten az
        +tan az
        altında
        daha az
        altına düşerse
      `,
    },
    joins: {
      and: list`
        ve
        hem
        artı
        ayrıca
      `,
      or: list`
        veya
        ya da
        yahut
        veyahut
      `,
      next: list`
        sonra
        ardından
        daha sonra
        sonrasında
        akabinde
        ondan sonra
        bundan sonra
        ve sonra
        ve ardından
        bittikten sonra
      `,
      but: list`
        ama
        fakat
        ancak
        lakin
      `,
    },
    cues: {
      not: list`
        değil
        olmadan
        yapma
        yapmayın
        etme
        etmeyin
        gönderme
        göndermeyin
        yollama
        satma
        alma
        onaylama
        çevirme
        çekme
        yatırma
        verme
        vermeden
        etmeden
        göndermeden
        kullanma
        kullanmadan
        kullanmayın
        asla
        sakın
        hiç
        hiçbir
        hariç
        dışında
        istemiyorum
        dokunma
        olmasın
      `,
      else: list`
        başka
        başka hiçbir
        diğer
      `,
      only: list`
        sadece
        yalnızca
        yalnız
        sırf
      `,
      each: list`
        her biri
        her birine
        kişi başı
        eşit olarak
        eşit miktarda
        ayrı ayrı
        tanesi
        +er
        +ar
        +şer
        +şar
      `,
      condition: list`
        eğer
        olursa
        düşerse
        çıkarsa
        yükselirse
        ulaşırsa
        ise
        şayet
        durumunda
        takdirde
        zaman
        olunca
        düşünce
      `,
      schedule: list`
        yarın
        yarın sabah
        yarın akşam
        her gün
        her hafta
        her ay
        her yıl
        haftaya
        gelecek hafta
        gelecek ay
        bu akşam
        önümüzdeki hafta
        her pazartesi
        her cuma
        aylık
        haftalık
      `,
      reason: list`
        çünkü
        zira
        diye
        yüzünden
        sebebiyle
      `,
      told: list`
        gönderdim
        gönderdi
        gönderdik
        yolladım
        attım
        sattım
        aldım
        ödedim
        yatırdım
        çektim
        takas ettim
        çevirdim
        dün
        zaten
        geçen hafta
        geçen ay
        ne kadar
        nasıl
        neden
        niye
        kim
        acaba
        göndereyim mi
        satayım mı
        alayım mı
        gerekir mi
        gerekiyor mu
        varsayalım
        diyelim ki
        simüle et
        hesapla
        hatırlat
        belki
        kaç
        sence
      `,
      asks: list`
        misin
        mısın
        misiniz
        mısınız
        musun
        müsün
        musunuz
        müsünüz
        edebilir misin
        yapabilir misin
        mümkün mü
        rica etsem
        olur mu
      `,
      after: 'sonrası',
      before: list`
        önce
        öncesinde
        evvel
      `,
    },
    topics: {
      slippage: list`
        kayma
        fiyat kayması
        kayması
        kaymayla
        slipaj
        kayma payı
        kayma toleransı
        slippagei
      `,
      deadline: list`
        içinde
        süre
        son tarih
        geçerlilik
        geçerli
        geçerlilik süresi
        süresi
      `,
      gas: 'gaz',
      'gas-price': 'gaz fiyatı',
      'gas-cost': list`
        gaz ücreti
        gaz ücretleri
        gaz masrafı
        ağ ücreti
        işlem ücreti
        gaz parası
      `,
      fee: list`
        ücret
        ücreti
        komisyon
        komisyonu
        masraf
        masrafı
        kesinti
      `,
      pool: list`
        havuz
        havuzu
        havuzuna
        havuzundan
        havuzunda
        likidite havuzu
        likidite havuzuna
      `,
      output: list`
        minimum alınacak
        en az alınacak
        alınacak minimum
        alınacak en az
        minimum çıktı
        asgari çıktı
      `,
      input: list`
        en fazla harcanacak
        maksimum harcama
        harcanacak maksimum
      `,
      price: list`
        fiyat
        fiyatı
        fiyattan
        fiyatından
        kur
        kurdan
        kuru
        limit fiyat
        limit fiyatı
      `,
    },
    units: {
      wei: 'wei',
      gwei: 'gwei',
      usd: list`
        dolar
        doları
        dolarlık
        dolarını
        dolara
        usd
        amerikan doları
        abd doları
      `,
      cent: list`
        sent
        cent
      `,
      percent: list`
        yüzde
        %
        yüzdesi
        yüzdelik
      `,
      bps: list`
        baz puan
        bps
      `,
    },
    times: {
      1: list`
        saniye
        saniyede
        saniyelik
        sn
      `,
      60: list`
        dakika
        dakikada
        dakikalık
        dk
      `,
      3600: list`
        saat
        saatte
        saatlik
      `,
      86400: list`
        gün
        günde
        günlük
        gündür
      `,
      604800: list`
        hafta
        haftada
      `,
      2592000: list`
        ay
        ayda
        aylığına
      `,
      31536000: list`
        yıl
        yılda
        yıllık
        yıllığına
        sene
        senelik
        seneliğine
      `,
    },
    counts: {
      0: 'sıfır',
      1: 'biri',
      2: 'iki',
      3: 'üç',
      4: 'dört',
      5: 'beş',
      6: 'altı',
      7: 'yedi',
      8: 'sekiz',
      9: 'dokuz',
      10: 'on',
      20: 'yirmi',
      30: 'otuz',
      40: 'kırk',
      50: 'elli',
      60: 'altmış',
      70: 'yetmiş',
      80: 'seksen',
      90: 'doksan',
    },
    scales: {
      100: 'yüz',
      1000: 'bin',
      1000000: list`
        milyon
        mn
      `,
      1000000000: list`
        milyar
        mr
      `,
      1000000000000: 'trilyon',
    },
    points: list`
      virgül
      nokta
    `,
    parts: {
      '3/2': list`
        bir buçuk
        1 buçuk
      `,
      '1/2': list`
        yarısı
        yarısını
        yarısının
        yarısına
        yarım
        yarı
        buçuk
      `,
      '1/3': list`
        üçte biri
        üçte birini
      `,
      '2/3': list`
        üçte ikisi
        üçte ikisini
      `,
      '1/4': list`
        çeyrek
        çeyreği
        çeyreğini
        dörtte biri
        dörtte birini
      `,
      '3/4': list`
        dörtte üçü
        dörtte üçünü
      `,
      '1/6': list`
        altıda biri
        altıda birini
      `,
      '1/10': list`
        onda biri
        onda birini
      `,
      '1/8': list`
        sekizde biri
        sekizde birini
      `,
      '1/5': list`
        beşte biri
        beşte birini
      `,
      '1/1': list`
        hepsi
        hepsini
        tümü
        tümünü
        tüm
        bütün
        tamamı
        tamamını
        tamamen
        ne varsa
        elimdeki tüm
        kalan
        geri kalan
        kalanını
        bakiyenin tamamını
      `,
    },
    unlimited: list`
      sınırsız
      limitsiz
      sonsuz
      sınırsızca
      limit olmadan
      sınırsız miktarda
    `,
    self: list`
      cüzdanım
      cüzdanıma
      cüzdanımdan
      cüzdanımdaki
      cüzdanımda
      kendi cüzdanıma
      kendi cüzdanımdan
      hesabım
      hesabıma
      hesabımdan
      hesabımdaki
      kendi hesabıma
      adresim
      adresime
      kendi adresime
      bana
      kendime
      benim cüzdanıma
      kendi hesabımıza
      hesabımıza
      kendi cüzdanımıza
      cüzdanımıza
      benim hesabıma
      benim adresime
    `,
    pronouns: list`
      onu
      onları
      bunu
      bunları
      şunu
      şunları
      onun
      bunun
    `,
    assets: {
      ETH: list`
        eter
        eteri
        etere
        etherim
        etherimi
      `,
      BTC: list`
        bitcoini
        bitcoinimi
      `,
      USDT: list`
        tetheri
        tethere
      `,
    },
    articles: list`
      benim
      bu
      şu
      bizim
      bendeki
      elimdeki
      var olan
    `,
    ones: list`
      bir
      bir adet
      bir tane
    `,
    fillers: list`
      lütfen
      teşekkürler
      teşekkür ederim
      teşekkür
      sağ ol
      sağol
      selam
      selamlar
      merhaba
      hocam
      kanka
      hadi
      istiyorum
      isterim
      lazım
      gerek
      gerekiyor
      şimdi
      hemen
      acil
      bugün
      da
      de
      ki
      adet
      tane
      kripto
      para
      parayı
      adres
      adresi
      cüzdan
      cüzdanı
      hesap
      hesabı
      yap
      yapın
      yapar mısın
      et
      edin
      eder misin
      olan
      olsun
      şekilde
      işlem
      işlemi
      işlemini
      bakiye
      bakiyem
      bakiyemi
      çok
      çok teşekkürler
      tamam
      evet
      rica ederim
      kolay gelsin
      arkadaşım
      arkadaşıma
      daki
      deki
      gelsin
      gitsin
      fazlası olmasın
      daha fazlası olmasın
      ne eksik ne fazla
      bir kuruş fazla değil
      paylar
      ya
      abi
      şunu bi
      bi
      hele
      olsun yeter
      yeter
      o kadar
      ikisini
      ikisine
      ikisi
    `,
    endings: {
      roles: {
        object: list`
          i
          ı
          u
          ü
          yi
          yı
          yu
          yü
          ni
          nı
          nu
          nü
          mi
          mı
          mu
          mü
          imi
          ımı
          umu
          ümü
          lerimi
          larımı
          lerini
          larını
          leri
          ları
          sini
          sını
        `,
        to: list`
          e
          a
          ye
          ya
          ne
          na
          ime
          ıma
          lere
          lara
          lerime
          larıma
        `,
        on: list`
          de
          da
          te
          ta
          nde
          nda
          lerde
          larda
          imde
          ımda
        `,
        in: list`
          deki
          daki
          teki
          taki
        `,
        from: list`
          den
          dan
          ten
          tan
          nden
          ndan
          lerden
          lardan
          imden
          ımdan
          lerimden
          larımdan
        `,
        of: list`
          in
          ın
          un
          ün
          nin
          nın
          nun
          nün
          imin
          ımın
          umun
          ümün
          min
          mın
          lerimin
          larımın
          lerin
          ların
        `,
        with: list`
          le
          la
          yle
          yla
        `,
        worth: list`
          lik
          lık
          luk
          lük
        `,
      },
      cues: {
        each: list`
          er
          ar
          şer
          şar
        `,
      },
      articles: list`
        im
        ım
        um
        üm
        m
        ler
        lar
        lerim
        larım
        li
        lı
        lu
        lü
      `,
    },
  },
  { writesDecimalComma: true, hasPostpositions: true, respelt: { ı: 'i' } },
);
