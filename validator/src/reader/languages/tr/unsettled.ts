import { list } from '../list.ts';
import { spaced } from '../rows.ts';

export const turkish = spaced({
  before: list`
    taslak*
    hazırla*
    önerge
    gündem
    tutanak*
    senaryo
    hatırlat*
    bilgin olsun
    varsay*
    diyelim
    // only prepared
    hazır (?:et*|tut*|dursun|olsun|beklet*|bulun*)
    hazırda (?:tut*|beklet*|dursun|beklesin)
    hazırlık*
    müsvedde*
    karalama*
    // not in force
    geçersiz*
    geçerli değil*
    yürürlükte değil*
    onaysız
    imzasız
    onaylı değil*
    onay(?:ımı|ını|ımızı|a)? (?:bekle*|bekli*|tabi)
    (?:imza|onay|izn|rıza|evet|haber|yetki|söz|izin|olur)\p{L}{0,5} (?:
      olmadan
      olmaksızın
      almadan
      gelmeden
      çıkmadan
      vermeden
      verilmeden
    )
    (?:henüz|daha|şimdilik) (?:\p{L}{1,10} ){0,2}(?:verilmedi|alınmadı|çıkmadı|onaylanmadı|imzalanmadı)
    (?:ama|sakın|fakat|henüz|daha|şimdi|şu an) (?:\p{L}{1,10} ){0,2}(?:
      gönderme
      yollama
      yapma
      imzalama
      çalıştırma
      dokunma
      aktarma
      başlatma
      işleme alma
    )(?:y[ıi]n(?:[ıi]z)?)?(?=\W{0,4}$)
    (?<=^\W{0,4})yapma(?:y[ıi]n)?(?=\W{0,4}$)
  `,
  after: list`
    // something is wrong with it
    (?:tutar|miktar|adres|bu|rakam) (?:yanlış|hatalı|çok fazla|fazla)
    yanlış (?:tutar|miktar|adres)
    (?:tutarı|miktarı|adresi) (?:değiştir|düzelt)*
    // prohibitions
    yasak*
    izin (?:ver(?:m|il?m)*|yok|çıkmadı|alamad*)
    izni yok
    çıkamaz
    ödenemez
    gönderilemez
    yetki(?:si|m|miz)? yok
    // waiting
    bekle*
    bekliyor(?:um|uz)
    bekleniyor
    dur
    durun
    şimdilik
    henüz
    daha sonra
    ben deyince
    haber ver*
    onayım*
    onay bekle*
    ben söyle*
    kadar bekle
    (?:ben|biz|benden|bana|patron*|müdür*) (?:\p{L}{1,12} ){0,3}\p{L}{2,14}[ae]n[ae] (?:kadar|dek|değin)
    (?:
      dön
      gel
      bit
      çık
      onayla
      onaylan
      imzala
      imzalan
      ver
      veril
      söyle
      ol
      de
      yaz
      bildir
      netleş
      tamamlan
    )y?[ae]n[ae] (?:kadar|dek|değin)
    (?:imzala|onayla|söyle|dön|kontrol et|gör|ver|de|veril|imzalan|onaylan)m[ae]d[ae]n(?: önce)?
    ertele*
    dondur(?:un|alım|ulsun|uldu)?
    durdur(?:un|alım|ulsun)?
    askı(?:da|ya)*
    rafa kald*
    olduğu gibi
    ağırdan al*
    (?:bu|böyle|öyle|şimdilik|iş) (?:dursun|kalsın)
    (?<=^\W{0,4})(?:dursun|kalsın|bırak(?:ın)?)(?= şimdilik| bakalım| bunu| onu|\W{0,4}$)
    (?:konu|iş|mesele|soru) (?:hâlâ|hala|daha) (?:açık|belirsiz)*
    // another time
    başka (?:bir )?(?:gün|zaman|sefer|hafta)*
    öbür (?:gün|hafta)*
    bir dahaki
    sonraya
    (?:
      toplantı
      kurul
      görüşme
      denetim
      imza
      onay
      oylama
    )\p{L}{0,6} sonra(?=\W{0,4}$| (?:ol|yap|gönder|git|çık|öde|hallet|halled|bak|gerçekleş)*)
    (?:zamanı|vakti|sırası|günü) gelince
    (?:ben|biz) (?:\p{L}{1,12} ){0,2}\p{L}{2,16}[ıiuü]nc[ae]
    (?:ancak|sadece|yalnızca|anca|o da) (?:\p{L}{1,14} ){0,4}\p{L}{2,16}(?:
      [ıiuü]nc[ae]
      [ıiuüae]rs[ae]
      [dt][ıiuü]ğ[ıiuü](?:nd[ae]|md[ae]|m? an|m? zaman)
      [dt][ıiuü]kt[ae]n sonra
    )
    // nothing is sent
    (?:ben|biz|bensiz) olmadan
    bensiz
    yokluğum*
    (?:ben|biz) yokken
    hiçbir şey* (?:yap|git|çık|ol|gönder|dokun|elle|öde|hareket|kımılda|imzala)*
    (?:git|çık|yap|yapıl|gönder|gönderil|öden|işlen|uygulan|imzalan|çalıştırıl|başla)m[ae]s[ıi]n(?:lar|ler)?
    (?:
      gönderme
      yollama
      yapma
      dokunma
      çalıştırma
      imzalama
      başlatma
      gerçekleştirme
      aktarma
      işleme alma
      elleme
      basma
      iletme
    )(?:y[ıi]n(?:[ıi]z)?)?(?=\W{0,4}$)
    (?:olmadan|almadan) (?:\p{L}{1,10} )?(?:olmaz|gitmez|çıkmaz|yürümez)
    // deciding
    karar*
    düşün*
    belki
    galiba
    emin değil*
    bakalım
    reddedil*
    ertelen*
    sorayım
    sor*
    danış*
    konuş*
    söyle*
    yaz*cağım
    *eceğim
    *acağım
    son söz*
    patron bilir
    (?:cevab|karar|sonuc|onay|yanıt|imza|rapor|banka|müdür|patron)\p{L}{0,6} bağlı
    // missing consent
    (?:
      imza
      onay
      izin
      izn
      evrak
      belge
      fatura
      sözleşme
      rapor
      dekont
      kâğıt
      mühür
      yetki
      vekalet
      teyit
      cevap
      cevab
      yanıt
    )\p{L}{0,8} (?:\p{L}{1,10} ){0,2}(?:
      eksik
      yok
      gelmedi
      çıkmadı
      alınmadı
      verilmedi
      atılmadı
      tamam değil
      gerek
      gerekiyor
      gerekir
      gerekli
      lazım
      şart
    )
    (?:onay|izin|olur|yetki|görüş) (?:\p{L}{1,10} )?(?:
      vermedi*
      vermiyor*
      vermemiş*
      verilmedi
      alınmadı
      alamad*
      çıkmadı
      bildirmedi
    )
    onaylanm(?:adı|amış|ıyor)
    (?:imzala|imzalan|onayla|kabul et|cevapla)m[ae]d[ıi]*
    kesin(?:leşmedi| değil)
    (?:
      onayla
      imzala
      incele
      bak
      kontrol et
      evet de
      izin ver
      olur ver
      onay ver
      kabul et
      teyit et
      görüş
      anlaş
      konuş
      danış
      sor
    )m[ae]\p{L}{0,6} (?:lazım|gerek|gerekiyor|gerekir|gerekli|şart)
    (?:incele|denetle|değerlendir|gözden geçir|onayla|imzala|kontrol ed|teyit ed)y?[ae]c[ae]k(?:ler|lar)?
    (?:bak|incele|görme|değerlendirme|konuşma|okuma)m?[ae]?k istiyor*
    (?:kabul ed|onayla|imzala|izin verir|tamam der|evet der|olur verir)\p{L}{0,3}s[ae]
    // saying
    (?:
      işaret
      sinyal
      onay
      karar
      komut
      talimat
      haber
    )\p{L}{0,4} (?:\p{L}{1,8} )?(?:ben |biz )?(?:ver|gönder|bekle)(?:ir|eceğ|ec|iyor)*
    düğmeye
    ben (?:basarım|gönderirim|yollarım|çalıştırırım|başlatırım|onaylarım|hallederim)
    seni arar*
    mesaj atar*
    haber (?:et|sal|uçur)*
    söylerim
    ses çık*
    sonra onayla*
    tamam deme*
    evet deme*
    // taking back
    boş ver
    boşver
    vazgeç*
    iptal*
    gerek yok
    gerek kalmadı
    unut*
    zaten öde*
    ödedim
    nakit
    elden
    şaka*
    yanlış*
    geri al*
    geri çek*
    cay(?:dım|dık|ıyorum)
    plan* değişti
    fikr* değiş*
    (?:bu|aslında|zaten|çoktan|borç|borcu) (?:\p{L}{1,10} ){0,3}(?:
      ödendi
      ödenmiş
      ödenmişti
      kapandı
      kapanmış
      halledildi
      gönderildi
      yatırıldı
      yapıldı
    )
    zaten (?:aldı|verdi|gitti|yattı)
    (?:aldı|verdi|ödedi|gönderdi|yolladı|ödendi|kapandı) (?:zaten|bile|çoktan)
    (?:sadece|yalnızca|sırf|yalnız) (?:bir )?(?:örnek|deneme|test|gösterim)*
    örnek (?:olsun )?diye
    örnektir
    örnek amaçlı
    (?:göstermek|denemek) için
  `,
  harmless: list`
    kısmi [\p{L} ]{0,24}(?:yasak*|izin (?:ver*|yok))
    // what it is for
    (?<!(?:tekrar|yeniden|daha|önce) )(?:hesapla|kullan|harca|kontrol ed|karşılaştır)y?[ae]c[ae]ğ[ıi]m
    yoksa (?:iptal*|vazgeç*|boşver)
    hazırla* ve (?:imzala|gönder|yolla|uygula)*
    \d{1,6} numaralı önerge*
    // nothing to wait for, nothing missing
    bekle(?:me|meyin|meyiniz|meden|miyorum|miyoruz|di|diler|dim|dik|mişti)
    bekletme(?:den|yin)?
    (?:bekleme|sorma|arama|imza|onay|teyit|konuşma|danışma)\p{L}{0,5} (?:etme\p{L}{0,4} )?gerek (?:yok|kalmadı)
    eksik (?:değil*|yok|kalmadı|bir şey (?:yok|kalmadı))
    sorun (?:yok|değil|olmaz|çıkmadı|kalmadı|çözüldü)
    // reminders and greetings
    unutma(?:y[ıi]n(?:[ıi]z)?)?
    selam*(?: \p{L}{1,10})? söyle*
    // only the rest stays untouched
    (?:geri kalan|gerisi|kalan|diğer|başka|fazla|öteki|daha)\p{L}{0,8} (?:\p{L}{1,10} ){0,2}(?:
      (?:dokunma|yapma|gönderme|yollama|elleme|aktarma)(?:y[ıi]n(?:[ıi]z)?)?
      dursun
      kalsın
    )
    // what else the owner does
    (?:makbuz|dekont|fatura|fiş|belge|evrak)\p{L}{0,4} (?:\p{L}{1,12} ){0,3}(?:
      koy
      sakla
      kaldır
      arşivle
      ekle
      yükle
      dosyala
    )y?[ae]c[ae]ğ[ıi][mz]
    (?!sana|bana|size)(?:
      ona
      onlara
      \p{L}{2,12}[mn][ea]
    ) (?:\p{L}{1,16} ){0,3}(?:anlat|söyle|göster)y?[ae]c[ae]ğ[ıi][mz]
  `,
});
