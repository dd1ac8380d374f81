import { barredBy } from '../barred.ts';
import { list } from '../list.ts';

export const indonesian = barredBy([
  [
    list`
      (?<!\p{L})(?:
        (?:pembayaran|transfer|transaksi|ini|itu)(?: ini| itu)? (?:
          dilarang
          terlarang
          tidak (?:diizinkan|diperbolehkan|boleh|sah|bisa)
        )
        (?:tidak|nggak|gak|ga|tak) (?:boleh|bisa|dapat|diizinkan) (?:mem|meng|men|di)?(?:
          bayar
          kirim
          transfer
          keluar
        )\p{L}*(?:
          nya| ini| itu
          \s{0,2}(?:[.!,;]|$)
        )
        tidak ada yang boleh
        siapa pun (?:tidak|dilarang)
      )
    `,
    'Pembayaran ini dilarang.',
  ],
]);
