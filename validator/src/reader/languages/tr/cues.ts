import type { CueBook } from '../cue-book.ts';
import { cross, list } from '../list.ts';

const monthNames = list`
  ocak'ta
  şubat'ta
  mart'ta
  nisan'da
  mayıs'ta
  haziran'da
  temmuz'da
  ağustos'ta
  eylül'de
  ekim'de
  kasım'da
  aralık'ta
`;

export const turkish: CueBook = {
  code: 'tr',
  calendar: list`
    ayın birinde
    her ayın
    ayın ilk günü
    ayın ilk gününde
    ayın ilk haftası
    ay başında
    ay başı
    aybaşında
    ayın başında
    ay ortasında
    ayın ortasında
    gelecek ayın
    önümüzdeki ayın
    ${cross('#', monthNames)}
  `,
  common: list`
    bir
    ve
    ile
    için
    bu
    şu
    o
    ben
    sen
    biz
    bana
    sana
    benim
    senin
    adresine
    adresime
    cüzdanıma
    cüzdanına
    lütfen
    gönder
    gönderir
    yolla
    çevir
    sat
    satın
    al
    öde
    yatır
    çek
    takas
    et
    onayla
    istiyorum
    misin
    mısın
    var
    yok
    ne
    ama
    değil
    da
    de
    ki
    çok
    şimdi
    hemen
    bugün
    tüm
    hepsini
    kadar
    sonra
    önce
    üzerinden
    karşılığında
    diye
    fazla
    izni
    iznini
    imzala
    evet
    hayır
    olsun
    gerekiyor
    süresi
    ettim
    etti
    ettik
    ettiler
    etmiş
    eder
    ederim
    ediyor
    ediyorum
    edecek
    edeceğim
    edildi
    edilecek
    edilsin
    edin
    son
    pay
  `,
  letters: /[ğşıçöü]/,
  numbers: list`
    bir
    iki
    üç
    dört
    beş
    altı
    yedi
    sekiz
    dokuz
    on
    birkaç
  `,
  opening: {
    question: list`
      nasıl
      neden
      niye
      ne kadar
      kaç
      hangi
      kim
      nerede
      ne olur
      sence
      acaba
    `,
    hold: list`
      taslak
      önizleme
      simüle et
      simülasyon
      hesapla
      tahmin et
    `,
  },
  around: {
    question: list`
      bilmek istiyorum
      merak ediyorum
      mıyım
      miyim
      muyum
      müyüm
      malı mı
      meli mi
      mümkün mü
      olur mu acaba
      mantıklı mı
      yapmalı mıyım
      ne olur
    `,
    wish: list`
      belki
      galiba
      herhalde
      bir gün
      ileride
      emin değilim
      keşke
      güzel olurdu
      olabilir
      bilmiyorum
    `,
    hypothesis: list`
      diyelim ki
      diyelim
      varsayalım
      farz edelim
      farz et
      mesela
      örneğin
      teoride
      hayal et
      ya satarsam
      teorik olarak
    `,
    condition: list`
      eğer
      şayet
      ise
      olursa
      düşerse
      çıkarsa
      artarsa
      yükselirse
      gelirse
      geçerse
      olunca
      gelince
      düşünce
      olduğunda
      düştüğünde
      geldiğinde
      ulaştığında
      ulaşırsa
      onaylarsa
      öderse
      inerse
      takdirde
      halinde
      durumunda
      şartıyla
      koşuluyla
      sürece
      olmadıkça
      ancak eğer
      gelir gelmez
      geldikten sonra
      aldıktan sonra
      bittikten sonra
      varsa
    `,
    schedule: list`
      pazartesiden önce
      pazartesiden itibaren
      pazartesiden sonra
      salıdan önce
      salıdan itibaren
      salıdan sonra
      çarşambadan önce
      çarşambadan itibaren
      çarşambadan sonra
      perşembeden önce
      perşembeden itibaren
      perşembeden sonra
      cumadan önce
      cumadan itibaren
      cumadan sonra
      cumartesiden önce
      cumartesiden itibaren
      cumartesiden sonra
      pazardan önce
      pazardan itibaren
      pazardan sonra
      gelecek haftadan önce
      gelecek haftadan itibaren
      gelecek haftadan sonra
      yarın
      öbür gün
      sonra yap
      daha sonra
      akşam
      bu akşam
      bu gece
      saat #
      saat @
      haftaya
      gelecek hafta
      gelecek ay
      önümüzdeki hafta
      önümüzdeki ay
      önümüzdeki pazartesi
      önümüzdeki cuma
      pazartesi
      salı
      çarşamba
      perşembe
      cuma
      cumartesi
      pazar günü
      her gün
      her hafta
      her ay
      her pazartesi
      her cuma
      günlük
      haftalık
      aylık
      # dakika sonra
      # saat sonra
      # gün sonra
      # hafta sonra
      # saat içinde tekrar
      ay sonunda
      hatırlat
      birazdan
      ileri bir tarihte
    `,
    hold: list`
      şimdi değil
      şu an değil
      bir sorayım
      önce sorayım
      bir bakayım
      bekleyelim
      henüz yapma
      şimdi yapma
      şimdilik yapma
      şimdilik dursun
      şimdilik kalsın
      şimdilik gönderme
      şimdilik bekle
      henüz imzalama
      imzalama
      ben yazana kadar
      ben haber verene kadar
      haber verene kadar
      ben onay verene kadar
      beklemede
      beklemede kalsın
      beklet
      onay bekliyor
      ikinci onay bekliyor
      onayımı bekle
      onayimi bekle
      onayım olmadan
      ben söyleyene kadar
      ben onaylayana kadar
      ben diyene kadar
      ben onaylayınca
      söylemeden önce
      henüz yapma
      henüz değil
      henüz gönderme
      daha yapma
      uygulama
      sadece simüle
      sadece simülasyon
      sadece taslak
      sadece hazırla
      hazırla ama
      önce bana sor
      bana sormadan
      onayımdan sonra
      deneme amaçlı
      bekle
    `,
    cancelled: list`
      yanlış sohbet
      yanlış gruba
      sana değildi
      yanlış yazdım
      bırak kalsın
      bırak onu
      yapmayalım
      gerek yok artık
      artık gerek yok
      lüzum kalmadı
      vazgeçiyorum
      vazgeçelim
      caydım
      iptal ettim
      iptal ediyorum
      iptal olsun
      boşverin
      boş verin
      geri aldım
      yapma onu
      hiç yapma
      boş ver
      boşver
      vazgeçtim
      vazgeç
      iptal et
      iptal
      unut gitsin
      unut bunu
      yapma
      fikrimi değiştirdim
      gerek kalmadı
    `,
  },
  beside: {
    past: list`
      vardı
      yapıldı
      yapılmış
      yapılmıştı
      ödendi
      ödenmiş
      ödenmişti
      gönderildi
      gönderilmiş
      tamamlandı
      halledildi
      dün
      geçen hafta
      geçen ay
      geçen yıl
      # gün önce
      # hafta önce
      zaten
      çoktan
      az önce
      geçenlerde
    `,
  },
  ahead: {
    negation: list`
      asla
      sakın
      kesinlikle hiçbir
      yerine
    `,
    report: list`
      diyor
      dedi
      diyorlar
      yazıyor
      yazmış
      yazdı
      söyledi
      söylüyor
      istiyor ki
      benden istedi
      benden istiyor
      göre
      e-posta geldi
      mesaj geldi
      e-postada
      mesajda
      iletilen mesaj
      web sitesi
      patronum
      destek ekibi
    `,
    wish: list`
      düşünüyorum
      planlıyorum
      umuyorum
      aklımda
    `,
    alternative: list`
      veya
      ya da
      yahut
      veyahut
    `,
  },
  behind: {
    negation: list`
      etme
      etmeyin
      etmeyiniz
      yapma
      yapmayın
      yasak
      etmeden
      yapmadan
      istemiyorum
    `,
    wish: list`
      sam mı
      sem mi
      diyorum
      mı acaba
      mi acaba
      malıydım
      meliydim
      düşünüyorum
      düşünüyoruz
      planlıyorum
      planlıyoruz
      isterdim
      bakıyorum
      niyetindeyim
      olabilir
      edebilirim
    `,
    report: list`
      dedi
      diyor
      söyledi
      istedi
      istiyor
      yazıyor
      söylendi
      söylediler
    `,
  },
  marks: [
    [
      /(?<=\p{L}{2})(?:[ıiuüae]?rs[ae]|yors[ae]|m[ae]zs[ae]|[ıiuü]nc[ae]|[dt][ıiuü]ğ[ıiuü]nd[ae])(?!\p{L})/gu,
      'condition',
    ],
  ],
  owners: list`
    kullanıcı
    kullanıcının
    kullanıcıdan
    hesap sahibi
    hesap sahibinin
    cüzdan sahibi
    cüzdan sahibinin
    sahibi
    sahibinin
    müvekkil
  `,
  closing: {
    hold: list`
      dur
      dur bir
      bekle
      bekleyin
      bir dakika
      bir saniye
      bi dakika
      bi saniye
      dur bakalım
      dur bi
      yavaş
    `,
    cancelled: list`
      unut
      bırak
      dursun
      kalsın
    `,
  },
  rest: list`
    kalan
    kalanı
    kalanını
    gerisi
    gerisini
    diğerleri
    geri kalan
  `,
  reasons: list`
    çünkü
    zira
    nitekim
  `,
  plain: list`
    öder misin
    öder misiniz
    öder mi
    olarak kalsın
    orada kalsın
    cüzdanımda kalsın
    hesabımda kalsın
    bende kalsın
    hazır diyor
    hazır olduğunu söylüyor
    kısmi gerçekleşme olmasın
    başka bir şey yok
    başka bir şey yapma
    fazlası değil
    daha fazlası değil
    gerisine dokunma
    kalanına dokunma
    sadece bu değil
    yarının
    yarınki
    akşamki
    haftalık rapor
    haftalık bülten
    yoksa boş ver
    yoksa boşver
    yoksa yapma
    yoksa kalsın
    yoksa iptal
    yoksa iptal et
    yoksa vazgeç
    yoksa dursun
    yoksa bırak
    yoksa istemem
    aksi halde boş ver
    aksi halde boşver
    aksi halde yapma
    aksi halde kalsın
    aksi halde iptal
    aksi halde iptal et
    aksi halde vazgeç
    aksi halde dursun
    aksi halde bırak
    aksi halde istemem
    aksi takdirde boş ver
    aksi takdirde boşver
    aksi takdirde yapma
    aksi takdirde kalsın
    aksi takdirde iptal
    aksi takdirde iptal et
    aksi takdirde vazgeç
    aksi takdirde dursun
    aksi takdirde bırak
    aksi takdirde istemem
    olmazsa boş ver
    olmazsa boşver
    olmazsa yapma
    olmazsa kalsın
    olmazsa iptal
    olmazsa iptal et
    olmazsa vazgeç
    olmazsa dursun
    olmazsa bırak
    olmazsa istemem
    değilse boş ver
    değilse boşver
    değilse yapma
    değilse kalsın
    değilse iptal
    değilse iptal et
    değilse vazgeç
    değilse dursun
    değilse bırak
    değilse istemem
    ya da boş ver
    ya da boşver
    ya da yapma
    ya da kalsın
    ya da iptal
    ya da iptal et
    ya da vazgeç
    ya da dursun
    ya da bırak
    ya da istemem
    dün akşam
    dün gece
    akşam yemeği
    acele yok
    acelesi yok
    sorun değil
    problem değil
    önemli değil
    acil değil
    veya daha fazla
    veya daha az
    veya daha iyi
    ya da daha fazla
    ya da daha az
    mümkünse
    mümkün olduğunca
    mümkün olan en kısa
    eğer mümkünse
    uygunsa
    vaktin olunca
    müsait olunca
    bundan sonra
    ondan sonra
    bittiğinde haber ver
    bitince haber ver
    bitince
    olunca haber ver
    yarına kadar
    cumaya kadar
    kullanıcı istiyor
    kullanıcı
    sahibi istiyor
    işlemi iptal et
    nasılsın
    ne haber
    iyi akşamlar
    ya lütfen
    onayı iptal et
    iznini iptal et
    izni iptal et
    yetkisini iptal et
  `,
  requests: list`
    misin
    mısın
    musun
    müsün
    misiniz
    mısınız
    musunuz
    müsünüz
    lütfen
    rica etsem
  `,
  leads: list`
    lütfen
    rica etsem
    istiyorum
    hadi
    haydi
    bana yardım et
  `,
  fresh: list`
    o yüzden
    bu yüzden
    lütfen
    öyleyse
    o zaman
    şimdi
    bu nedenle
    neyse
    onun yerine
  `,
  splits: list`
    ama
    fakat
    çünkü
    sonra
    ancak
    eğer
    yoksa
    aksi halde
    ardından
    o yüzden
  `,
  deadlines: list`
    en geç
    son
  `,
  bounds: list`
    slippage
    kayma
  `,
  gains: list`
    gelecekse
    geliyorsa
    geçecekse
    verirse
    veriyorsa
    alabiliyorsam
    alırsam
    elime geçerse
    alacaksam
    alıyorsam
  `,
  comparisons: list`
    en azından
    minimum
    az olmamak
    üzeri
    en az
    en fazla
    altında
    üstünde
    üzerinde
    fazla
  `,
  harmless: list`
    geri al
    iptal et
    haber ver
    dur
    vazgeç
  `,
  no: list`
    hayır
    dur
    iptal
    vazgeç
    istemiyorum
  `,
  yes: list`
    evet
    tamam
    olur
    tabii
    onaylıyorum
    onay
    onaylandı
    yap
    hadi
    devam et
    doğru
    aynen
    peki
    evet lütfen
    gönder
    tamamdır
    tamam gönder
    gönderin
    uygun
    uygundur
    kabul
    okey
    ok
    eyvallah
  `,
  told: new RegExp(
    list`
      ^(?:
        \p{L}+(?:[dt][ıiuü]m|[dt][ıiuü]k|[dt][ıiuü]|m[ıiuü]ş(?:t[ıiuü])?[mk]?)
        \p{L}+\s+(?:ettim|etti|ettik|yaptım|yaptı|yaptık|aldım|aldık|etmiştim)
      )(?!\p{L})
    `,
    'u',
  ),
  denied: new RegExp(
    list`
      ^(?:
        \p{L}{2,}(?:me|ma)(?:y[iı]n(?:[iı]z)?)?
        \p{L}{2,}(?:me|ma)den
        \p{L}+\s+(?:etme|etmeyin|yapma|yapmayın|alma|almayın|etmeden)
        \p{L}{2,}\s(?:\p{L}{2,}\s)?(?:verme|vermeyin|kullanma|kullanmayın)
        harcama\s+\p{L}+\s+(?:verme|vermeyin|etme|etmeyin)
      )(?=[^\p{L}]|$)(?!\s+(?:işlemi|ücreti|onay|izn|izin|yetki|limit|hakk))
    `,
    'u',
  ),
  asked: /^\p{L}+(?:mal[ıi]|mel[ıi])\s+m[ıiuü]/u,
  wished: /^\p{L}+(?:\s+\p{L}+)?(?:arım|erim|ırım|irim|urum|ürüm|abilirim|ebilirim|sam|sem)(?!\p{L})/u,
};
