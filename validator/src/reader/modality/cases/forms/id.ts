import { list } from '../../../languages/list.ts';
import type { Paradigm } from './paradigm.ts';

export const indonesian: Paradigm = {
  about: '5 USDC ke dompet bob.eth',
  ordered: [
    list`
      kirim
      kirimkan
      kirimlah
      kirimin
      tolong *kirim
      tolong *kirimkan
      mau *kirim
      ingin *kirim
      saya mau *kirim
      saya ingin *mengirim
      aku mau *kirim
      bisa *kirim
      bisakah kamu *mengirim
      mohon *kirimkan
      agar *dikirim
      tolong *dikirim
      mohon *dikirimkan
      *pengiriman
      untuk sewa *kirim
      halo Budi, *kirim
      dari dompet saya *kirim
      sekarang *kirim
      lalu *kirim
      coba *kirim
    `,
    list`
      transfer
      transferkan
      tolong *transfer
      saya mau *transfer
      saya ingin *mentransfer
      mohon *ditransfer
      harap *transfer
      bantu saya *transfer
      untuk ibu saya *transfer
    `,
    list`
      tukar
      tukarkan
      tukerin
      tolong *tukar
      saya mau *tukar
      saya ingin *menukar
      mohon *ditukar
      *penukaran
    `,
    list`
      beli
      belikan
      beliin
      tolong *beli
      saya mau *beli
      saya ingin *membeli
      mohon *dibelikan
      *pembelian
    `,
    list`
      jual
      jualkan
      jualin
      tolong *jual
      saya mau *jual
      saya ingin *menjual
      mohon *dijual
      *penjualan
    `,
    list`
      setor
      setorkan
      tolong *setor
      saya mau *setor
      saya ingin *menyetor
      mohon *disetor
      *setoran
    `,
    list`
      tarik
      tarikkan
      tolong *tarik
      saya mau *tarik
      saya ingin *menarik
      mohon *ditarik
      *penarikan
      dari Aave *tarik
    `,
    'setujui|tolong *setujui|saya mau *menyetujui|mohon *disetujui',
  ],
  told: [
    list`
      saya *kirim
      aku *kirim
      dia *kirim
      kami *kirim
      kita sudah *kirim
      ibu *kirim
      Budi *kirim
      adik saya *kirim
      mereka *mengirim
      mengirim
      mengirimkan
      dikirim
      dikirimkan
      terkirim
      sudah *dikirim
      sudah *kirim
      akan *kirim
      saya akan *mengirim
      Budi *mengirim
      sedang *mengirim
      saya *mengirim
      gue *kirim
      pelanggan itu *mengirim
      ku *kirim
      Budi mau *kirim
      dia ingin *mengirim
    `,
    list`
      saya *transfer
      Budi *transfer
      dia *mentransfer
      mentransfer
      ditransfer
      sudah *ditransfer
      akan *mentransfer
      bos saya *transfer
      kami *mentransfer
      telah *ditransfer
    `,
    list`
      saya *tukar
      Budi *tukar
      dia *menukar
      menukar
      menukarkan
      ditukar
      sudah *ditukar
      akan *menukar
      teman saya *tukar
    `,
    list`
      saya *beli
      Budi *beli
      dia *membeli
      membeli
      dibeli
      sudah *dibeli
      akan *membeli
      teman saya *beli
      kakak *beli
    `,
    list`
      saya *jual
      Budi *jual
      dia *menjual
      menjual
      dijual
      sudah *dijual
      akan *menjual
      teman saya *jual
    `,
    list`
      saya *setor
      Budi *setor
      dia *menyetor
      menyetor
      disetor
      sudah *disetor
      akan *menyetor
      suami saya *setor
    `,
    list`
      saya *tarik
      Budi *tarik
      dia *menarik
      menarik
      ditarik
      sudah *ditarik
      akan *menarik
      suami saya *tarik
    `,
    list`
      saya *setujui
      Budi *setujui
      dia *menyetujui
      menyetujui
      disetujui
      sudah *disetujui
      bos saya *setujui
    `,
  ],
};
