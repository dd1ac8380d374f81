import { barredBy } from '../barred.ts';
import { list } from '../list.ts';

export const turkish = barredBy([
  [
    list`
      (?<!\p{L})(?:
        (?:bunu|bu parayı|bu ödemeyi|bu tutarı) (?:[\p{L}]+ ){0,2}(?:
          öde
          gönder
          yolla
          aktar
          yap
          onayla
          karşıla
        )\p{L}*(?:
          em[ei]z
          am[ae]z
          emiyor
          amıyor
          memeli
          mamalı
          m[ae]sın
        )\p{L}*
        ödenemez
        gönderilemez
        ödenmemeli
        gönderilmemeli
        (?:bu )?(?:ödeme|transfer|işlem)\p{L}* (?:[\p{L}]+ ){0,1}(?:
          yasak\p{L}*
          izin (?:verilm|yok|verm)\p{L}*
          yapılamaz
          mümkün değil
        )
      )(?!\p{L})
    `,
    'Sayman bunu ödeyemez.',
  ],
]);
