import { list } from '../../../languages/list.ts';
import type { Paradigm } from './paradigm.ts';

export const turkish: Paradigm = {
  about: 'bob.eth adresine 5 USDC',
  isVerbLast: true,
  ordered: [
    list`
      gönder
      gönderin
      gönderiniz
      göndersin
      gönderilsin
      gönderir misin
      gönderir misiniz
      gönderebilir misin
      göndermek istiyorum
      göndersene
      gönderelim
      gönderiver
      göndermeni istiyorum
      gönderilmesini istiyorum
      lütfen *gönder
      kira için … *gönder
      hesabımdan … *gönder
      Ahmet, … *gönder
    `,
    list`
      yolla
      yollayın
      yollar mısın
      yollasana
      yollamak istiyorum
      lütfen … *yolla
      kardeşime … *yolla
    `,
    'at|atar mısın|atsana|lütfen … *at|atıver',
    'aktar|aktarın|aktarır mısın|aktarılsın|aktarmak istiyorum|aktarıver',
    list`
      transfer et
      transfer edin
      transfer eder misin
      transfer edilsin
      transfer etmek istiyorum
      havale yap
    `,
    'takas et|takas edin|takas eder misin|takas edilsin|takas etmek istiyorum|takasla',
    'sat|satın lütfen|satar mısın|satılsın|satmak istiyorum|satıver',
    'satın al|satın alın|satın alır mısın|satın almak istiyorum|alınsın',
    'yatır|yatırın|yatırır mısın|yatırılsın|yatırmak istiyorum|yatırsana',
    'çek|çekin|çeker misin|çekilsin|çekmek istiyorum|çeksene',
    'onayla|onaylayın|onaylar mısın|onaylamak istiyorum|onay ver',
  ],
  told: [
    list`
      gönderdi
      gönderdim
      gönderdin
      gönderdik
      gönderdiler
      göndermiş
      göndermişti
      gönderdiydi
      gönderir
      gönderirim
      göndeririz
      gönderirler
      göndereceğim
      gönderecek
      göndereceğiz
      gönderiyor
      gönderiyorum
      gönderiyoruz
      gönderiyordum
      gönderirdim
      gönderildi
      gönderilecek
      gönderiliyor
      gönderebilirim
      Mehmet … *gönderdi
      kardeşim … *gönderir
      göndermişler
      gönderseydi
      gönderirse
      göndermekte
      gönderen
    `,
    list`
      yolladı
      yolladım
      yolladık
      yollamış
      yollar
      yollarım
      yollayacağım
      yollayacak
      yolluyor
      yolluyorum
      yollandı
    `,
    'attı|attım|attık|atmış|atar|atarım|atacağım|atacak|atıyor|atıyorum|atıldı',
    list`
      aktardı
      aktardım
      aktardık
      aktarmış
      aktarır
      aktarırım
      aktaracağım
      aktarıyor
      aktarıldı
      aktarılacak
    `,
    list`
      transfer etti
      transfer ettim
      transfer ettik
      transfer etmiş
      transfer eder
      transfer ederim
      transfer edeceğim
      transfer ediyor
      transfer edildi
      transfer edilecek
    `,
    list`
      takas etti
      takas ettim
      takas ettik
      takas etmiş
      takas eder
      takas ederim
      takas edeceğim
      takas ediyor
      takas edildi
    `,
    'sattı|sattım|sattık|satmış|satar|satarım|satacağım|satacak|satıyor|satıldı',
    list`
      satın aldı
      satın aldım
      satın aldık
      satın almış
      satın alır
      satın alırım
      satın alacağım
      satın alıyor
      satın alındı
    `,
    list`
      yatırdı
      yatırdım
      yatırdık
      yatırmış
      yatırır
      yatırırım
      yatıracağım
      yatıracak
      yatırıyor
      yatırıldı
    `,
    'çekti|çektim|çektik|çekmiş|çeker|çekerim|çekeceğim|çekecek|çekiyor|çekildi',
    list`
      onayladı
      onayladım
      onayladık
      onaylamış
      onaylar
      onaylarım
      onaylayacağım
      onaylıyor
      onaylandı
    `,
  ],
};
