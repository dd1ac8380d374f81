import type { CueBook } from '../cue-book.ts';
import { list } from '../list.ts';

export const indonesian: CueBook = {
  code: 'id',
  calendar: list`
    tanggal #
    tgl #
    tanggal satu
    tanggal muda
    awal bulan
    di awal bulan
    pertengahan bulan
  `,
  common: list`
    toko
    jalan
    rumah
    kantor
    pasar
    sekolah
    kampus
    warung
    sana
    sini
    situ
    bandara
    lapangan
    gudang
    dapur
    kampung
    desa
    kota
    luar
    si
    buat
    kado
    nih
    deh
    kak
    bang
    mas
    pak
    bu
    gan
    yang
    dan
    atau
    di
    ke
    dari
    untuk
    dengan
    ini
    itu
    saya
    aku
    kamu
    anda
    dia
    kami
    kita
    mau
    ingin
    bisa
    tolong
    kirim
    kirimkan
    tukar
    tukarkan
    jual
    beli
    bayar
    setor
    tarik
    setujui
    ada
    tidak
    jangan
    sudah
    belum
    akan
    juga
    semua
    saja
    dong
    ya
    lewat
    pakai
    dalam
    pada
    saat
    jadi
    agar
    minta
    ambil
    sekarang
    hari
    transfer
    dompet
    dompetku
    alamat
  `,
  numbers: list`
    satu
    dua
    tiga
    empat
    lima
    enam
    tujuh
    delapan
    sembilan
    sepuluh
    beberapa
  `,
  opening: {
    question: list`
      jelaskan
      bisa jelaskan
      ada yang tahu
      saya ingin tahu
      ingin tahu
      mau tahu
      apakah
      haruskah
      bolehkah saya
      bisakah saya
      apa saya
      apa aku
      bagaimana
      kenapa
      mengapa
      berapa
      siapa
      mana
      gimana
      apa yang terjadi
      menurutmu
      sebaiknya saya
      sebaiknya aku
      perlukah
      apa sebaiknya
    `,
    hold: list`
      draf
      pratinjau
      simulasikan
      simulasi
      cuma simulasi
      hitung
      perkirakan
    `,
  },
  around: {
    wish: list`
      harusnya kemarin
      seharusnya kemarin
      andai
      kalau jadi kamu
      mungkin
      barangkali
      suatu hari
      kapan-kapan
      belum yakin
      tidak yakin
      belum pasti
      andai saja
      semoga
      bisa jadi
      ke depannya
    `,
    hypothesis: list`
      misalkan
      misalnya
      andaikan
      seandainya
      bayangkan
      anggap saja
      secara teori
      contohnya
      umpamanya
    `,
    condition: list`
      kalau
      jika
      bila
      apabila
      begitu
      setelah saya
      setelah dia
      setelah harga
      kecuali
      asalkan
      asal
      selama
      ketika
      saat harga
      hanya jika
      dengan syarat
      seandainya
      manakala
      sesudah
      tunggu sampai
      tergantung
    `,
    schedule: list`
      ingetin
      ingatkan aku
      ingatkan gue
      besok
      lusa
      nanti
      nanti malam
      nanti sore
      malam ini
      jam #
      pukul #
      jam @
      pukul @
      minggu depan
      bulan depan
      tahun depan
      senin
      selasa
      rabu
      kamis
      jumat
      sabtu
      hari minggu
      setiap hari
      setiap minggu
      setiap bulan
      tiap hari
      tiap minggu
      tiap bulan
      harian
      mingguan
      bulanan
      # menit lagi
      # jam lagi
      # hari lagi
      dalam # jam lagi
      akhir bulan
      ingatkan saya
      kapan-kapan
      sebentar lagi
    `,
    hold: list`
      simpan dulu
      disimpan dulu
      simpan sampai saya
      simpan sampai aku
      jangan sekarang
      belum sekarang
      nanti saja
      aku tanya dulu
      saya tanya dulu
      gue tanya dulu
      cek dulu
      belum boleh
      jangan kirim dulu
      jangan dikirim dulu
      jangan ditandatangani
      jangan diteken
      jangan dikerjakan dulu
      tahan dulu
      tunggu aba
      sampai saya tulis
      sampai aku tulis
      sampai gue bilang
      sampai saya kabari
      sampai aku kabari
      tunggu gue
      tunggu kabar
      menunggu persetujuan
      menunggu konfirmasi
      ditunda dulu
      tunda dulu
      tunggu konfirmasi
      tunggu persetujuan
      tunggu aba-aba
      tunggu saya
      tunggu aku
      jangan dieksekusi
      jangan eksekusi
      jangan dulu
      jangan dijalankan
      belum dulu
      sampai saya bilang
      sampai aku bilang
      sebelum saya bilang
      sebelum saya konfirmasi
      tanya saya dulu
      tanya dulu
      cuma simulasi
      hanya simulasi
      simulasi saja
      hanya draf
      draf saja
      siapkan saja
      setelah saya konfirmasi
      uji coba
    `,
    cancelled: list`
      salah kirim
      salah chat
      salah grup
      bukan buat kamu
      bukan untukmu
      gak usah jadi
      nggak usah jadi
      nggak usah deh
      gak usah deh
      tidak usah jadi
      ngga jadi
      enggak jadi
      gajadi
      gk jadi
      gajadi deh
      batal aja
      batal saja
      batalkan semuanya
      batalin aja
      lupain
      lupain aja
      udah lupain
      biarin aja
      diurungkan
      jangan deh
      tarik lagi permintaan
      stop dulu
      lupakan
      lupakan saja
      tidak jadi
      ga jadi
      gak jadi
      nggak jadi
      batalkan
      batalkan saja
      batal
      batalin
      abaikan itu
      berubah pikiran
      jangan jadi
    `,
  },
  beside: {
    past: list`
      kemarin
      minggu lalu
      bulan lalu
      tahun lalu
      tadi
      tadi pagi
      sudah
      telah
      udah
      # hari lalu
      # hari yang lalu
      barusan
      baru saja
      pernah
    `,
  },
  ahead: {
    negation: list`
      jangan
      tidak
      tanpa
      bukan
      jangan pernah
      gak usah
      tidak usah
      tak
      daripada
      alih-alih
      hindari
    `,
    report: list`
      bilang
      berkata
      katanya
      kata
      menulis
      tulis
      meminta saya
      minta saya
      menyuruh saya
      nyuruh saya
      nyuruh aku
      menurut
      email dari
      pesan dari
      dapat email
      dapat pesan
      ada email
      ada pesan
      situs web
      pesan terusan
      bos saya
      disuruh
      diminta
    `,
    wish: list`
      sedang mempertimbangkan
      mempertimbangkan
      kepikiran
      berencana
      rencananya
      berniat
      berharap
      lagi mikir
      pikir-pikir
      bermimpi
      penasaran
    `,
    alternative: list`
      atau
      entah
      ataupun
    `,
  },
  owners: list`
    pengguna
    pemilik
    pemilik akun
    pemilik dompet
    user
    majikan
  `,
  closing: {
    hold: list`
      tunggu
      tunggu dulu
      tunggu sebentar
      sebentar
      bentar
      bentar dulu
      tahan
      tahan dulu
      stop
      stop dulu
      jangan
      jangan dulu
      eh tunggu
    `,
    cancelled: list`
      urungkan
      dibatalkan
      ga usah
      gausah
      tidak usah
      biarkan saja
      sudahlah
    `,
  },
  rest: list`
    sisanya
    sisa
    yang lain
    lainnya
    selebihnya
  `,
  reasons: list`
    karena
    soalnya
    sebab
    lantaran
    krn
  `,
  plain: list`
    dengan begitu
    begitulah
    jangan tanpa batas
    jangan unlimited
    jangan yang unlimited
    jangan tak terbatas
    jangan lebih dari itu
    jangan kurang dari
    selama # tahun
    selama # bulan
    selama # minggu
    selama # hari
    selama # jam
    selama # menit
    selama setahun
    selama sebulan
    katanya sudah siap
    katanya udah siap
    bilang sudah siap
    tidak sebagian
    tanpa eksekusi sebagian
    tidak lebih
    jangan lebih
    tidak ada lagi
    tidak lain
    bukan cuma
    bukan hanya
    bukan sekadar
    sisanya jangan disentuh
    sisanya jangan diapa-apain
    jangan sentuh sisanya
    kalau tidak jangan
    kalau tidak batal
    kalau tidak batalkan
    kalau tidak batalin
    kalau tidak gak jadi
    kalau tidak nggak jadi
    kalau tidak tidak jadi
    kalau tidak tidak usah
    kalau tidak gak usah
    kalau tidak lupakan
    kalau tidak lupakan saja
    kalau tidak jangan jadi
    kalau tidak stop
    kalau tidak mending jangan
    kalau tidak batal aja
    kalau tidak gausah
    kalau nggak jangan
    kalau nggak batal
    kalau nggak batalkan
    kalau nggak batalin
    kalau nggak gak jadi
    kalau nggak nggak jadi
    kalau nggak tidak jadi
    kalau nggak tidak usah
    kalau nggak gak usah
    kalau nggak lupakan
    kalau nggak lupakan saja
    kalau nggak jangan jadi
    kalau nggak stop
    kalau nggak mending jangan
    kalau nggak batal aja
    kalau nggak gausah
    kalau gak jangan
    kalau gak batal
    kalau gak batalkan
    kalau gak batalin
    kalau gak gak jadi
    kalau gak nggak jadi
    kalau gak tidak jadi
    kalau gak tidak usah
    kalau gak gak usah
    kalau gak lupakan
    kalau gak lupakan saja
    kalau gak jangan jadi
    kalau gak stop
    kalau gak mending jangan
    kalau gak batal aja
    kalau gak gausah
    jika tidak jangan
    jika tidak batal
    jika tidak batalkan
    jika tidak batalin
    jika tidak gak jadi
    jika tidak nggak jadi
    jika tidak tidak jadi
    jika tidak tidak usah
    jika tidak gak usah
    jika tidak lupakan
    jika tidak lupakan saja
    jika tidak jangan jadi
    jika tidak stop
    jika tidak mending jangan
    jika tidak batal aja
    jika tidak gausah
    kalau kurang jangan
    kalau kurang batal
    kalau kurang batalkan
    kalau kurang batalin
    kalau kurang gak jadi
    kalau kurang nggak jadi
    kalau kurang tidak jadi
    kalau kurang tidak usah
    kalau kurang gak usah
    kalau kurang lupakan
    kalau kurang lupakan saja
    kalau kurang jangan jadi
    kalau kurang stop
    kalau kurang mending jangan
    kalau kurang batal aja
    kalau kurang gausah
    kalo kurang jangan
    kalo kurang batal
    kalo kurang batalkan
    kalo kurang batalin
    kalo kurang gak jadi
    kalo kurang nggak jadi
    kalo kurang tidak jadi
    kalo kurang tidak usah
    kalo kurang gak usah
    kalo kurang lupakan
    kalo kurang lupakan saja
    kalo kurang jangan jadi
    kalo kurang stop
    kalo kurang mending jangan
    kalo kurang batal aja
    kalo kurang gausah
    jika kurang jangan
    jika kurang batal
    jika kurang batalkan
    jika kurang batalin
    jika kurang gak jadi
    jika kurang nggak jadi
    jika kurang tidak jadi
    jika kurang tidak usah
    jika kurang gak usah
    jika kurang lupakan
    jika kurang lupakan saja
    jika kurang jangan jadi
    jika kurang stop
    jika kurang mending jangan
    jika kurang batal aja
    jika kurang gausah
    di bawah itu jangan
    di bawah itu batal
    di bawah itu batalkan
    di bawah itu batalin
    di bawah itu gak jadi
    di bawah itu nggak jadi
    di bawah itu tidak jadi
    di bawah itu tidak usah
    di bawah itu gak usah
    di bawah itu lupakan
    di bawah itu lupakan saja
    di bawah itu jangan jadi
    di bawah itu stop
    di bawah itu mending jangan
    di bawah itu batal aja
    di bawah itu gausah
    kurang dari itu jangan
    kurang dari itu batal
    kurang dari itu batalkan
    kurang dari itu batalin
    kurang dari itu gak jadi
    kurang dari itu nggak jadi
    kurang dari itu tidak jadi
    kurang dari itu tidak usah
    kurang dari itu gak usah
    kurang dari itu lupakan
    kurang dari itu lupakan saja
    kurang dari itu jangan jadi
    kurang dari itu stop
    kurang dari itu mending jangan
    kurang dari itu batal aja
    kurang dari itu gausah
    atau jangan
    atau batal
    atau batalkan
    atau batalin
    atau gak jadi
    atau nggak jadi
    atau tidak jadi
    atau tidak usah
    atau gak usah
    atau lupakan
    atau lupakan saja
    atau jangan jadi
    atau stop
    atau mending jangan
    atau batal aja
    atau gausah
    kalo nggak jangan
    kalo nggak batal
    kalo nggak batalkan
    kalo nggak batalin
    kalo nggak gak jadi
    kalo nggak nggak jadi
    kalo nggak tidak jadi
    kalo nggak tidak usah
    kalo nggak gak usah
    kalo nggak lupakan
    kalo nggak lupakan saja
    kalo nggak jangan jadi
    kalo nggak stop
    kalo nggak mending jangan
    kalo nggak batal aja
    kalo nggak gausah
    kalo gak jangan
    kalo gak batal
    kalo gak batalkan
    kalo gak batalin
    kalo gak gak jadi
    kalo gak nggak jadi
    kalo gak tidak jadi
    kalo gak tidak usah
    kalo gak gak usah
    kalo gak lupakan
    kalo gak lupakan saja
    kalo gak jangan jadi
    kalo gak stop
    kalo gak mending jangan
    kalo gak batal aja
    kalo gak gausah
    tidak lebih dari
    tidak kurang dari
    tidak melebihi
    jangan lebih dari
    jangan kurang dari
    jangan melebihi
    tidak buru-buru
    tidak mendesak
    tidak masalah
    tidak apa-apa
    gak apa-apa
    tidak perlu buru-buru
    jangan khawatir
    jangan lupa
    jangan lupa untuk
    tanpa batas
    tanpa biaya
    tanpa menunggu
    tanpa masalah
    bukan hanya
    tidak hanya
    atau lebih
    atau kurang
    atau lebih baik
    lebih atau kurang
    kalau bisa
    jika bisa
    jika memungkinkan
    kalau memungkinkan
    kalau sempat
    kalau perlu
    jika perlu
    kalau tidak
    jika tidak
    kalau sudah
    kalau sudah selesai
    setelah itu
    sesudah itu
    setelah selesai
    sesegera mungkin
    begitu selesai
    kabari saya kalau
    kabari kalau
    sampai besok
    sebelum besok
    sampai nanti
    pengguna ingin
    pengguna mau
    pengguna minta
    pengguna meminta
    pemilik ingin
    apa kabar
    terima kasih sudah
    selamat malam
    batalkan izin
    batalkan persetujuan
  `,
  requests: list`
    bisakah kamu
    bisakah anda
    bisa kamu
    bisa tolong
    tolong
    bisa bantu
    bisa
    mohon
    minta tolong
    maukah kamu
  `,
  leads: list`
    tolong
    mohon
    bisakah kamu
    bisakah anda
    bisa kamu
    bisa tolong
    bisa
    saya mau
    saya ingin
    aku mau
    aku ingin
    mau
    ingin
    minta tolong
    silakan
    ayo
    mari
    harap
    bantu saya
    bantu aku
    coba
    saya perlu
    pengguna ingin
    pengguna mau
  `,
  fresh: list`
    jadi
    tolong
    maka
    oleh karena itu
    makanya
    sekarang
    mohon
  `,
  splits: list`
    tapi
    tetapi
    karena
    lalu
    kemudian
    jadi
    kalau
    jika
    namun
    tanpa
    terus
    dan ~
    dan jangan
    supaya
    soalnya
  `,
  deadlines: list`
    sebelum
    sampai
    paling lambat
    hingga
    sejak
    jatuh tempo
  `,
  bounds: list`
    slippage
    selip
  `,
  gains: list`
    terima
    nerima
    dapet
    dapatnya
    hasilnya
    yang sampai
    dapat
    menerima
    terima
    saya dapat
  `,
  comparisons: list`
    minimum
    paling tidak
    tidak kurang
    min
    minimum
    minimal
    paling sedikit
    setidaknya
    kurang
    lebih
    di bawah
    di atas
    maksimal
  `,
  harmless: list`
    kabari saya
    beri tahu saya
    batalkan transaksi
    gagalkan
    revert
  `,
  no: list`
    tidak
    nggak
    jangan
    batal
    stop
  `,
  yes: list`
    ya
    iya
    oke
    ok
    baik
    setuju
    lanjut
    lanjutkan
    gas
    betul
    benar
    konfirmasi
    silakan
    boleh
    sip
    ya tolong
    kirim
    oke kirim
    gas kirim
    siap
    lanjut aja
    kirim aja
  `,
};
