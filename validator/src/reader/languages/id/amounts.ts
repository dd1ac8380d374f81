import type { BesideAmounts } from '../beside-amounts.ts';
import { list } from '../list.ts';

export const indonesian: BesideAmounts = {
  before: list`
    (?:setengah|separuh|pertiga|\d{1,2} ?%) dari
    semua kecuali
    (?:sebagian|bagian\p{L}*|sisa)(?: (?:saya|aku|kami))? dari
    (?:dua|tiga) kali lipat(?: dari)?
    dobel
    sebagian
  `,
  after: list`
    dikurangi
    kurang
    minus
    (?:ditambah|tambah|plus) (?:tip|biaya|ongkir|pajak|bunga|komisi|\d{1,2} ?%)
    (?:per|tiap|setiap) (?:orang|bulan|minggu|hari|tahun|kepala)
    sebulan
    seminggu
    sehari
    (?:dua|tiga) kali
    kali (?:dua|tiga|\d)
    (?:dalam|jadi) (?:dua|tiga|\d) (?:bagian|kali|cicilan|tahap)
    dibagi
    dipotong
    bersih
    kotor
    (?:setelah|sebelum|belum) (?:dipotong |dikurangi )?(?:biaya|pajak|potongan)
    (?:sudah )?termasuk (?:biaya|pajak|ongkir|tip|komisi)
    patungan
    urunan
  `,
};
