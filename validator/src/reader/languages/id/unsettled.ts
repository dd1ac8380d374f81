import { list } from '../list.ts';
import { spaced } from '../rows.ts';

export const indonesian = spaced({
  before: list`
    kata (?!saya|aku|gue|gua|gw|pengguna|pemilik|sandi|kunci)\p{L}{2,16}
    draf
    draft
    siapkan
    siapin
    mosi
    agenda
    notulen
    skenario
    ingatkan
    ingetin
    sekadar info
    misalkan
    andaikan
    // only prepared
    disiapkan
    disiapin
    persiapan
    persiapkan
    mempersiapkan
    rancangan
    rancang
    // not in force
    (?:tidak|tak|belum) (?:berlaku|sah)
    belum (?:\p{L}{1,12} )?(?:
      disetujui
      diizinkan
      diteken
      ditandatangani
      final
      resmi
      dikonfirmasi
      disahkan
      diotorisasi
    )
    tanpa (?:tanda tangan|persetujuan|restu|paraf|izin) (?:saya|aku|kami|gue|beliau|bos|direksi)
    jangan (?:di)?(?:kirim|jalan|eksekusi|proses|bayar|transfer|kerja|laku|teken)* (?:\p{L}{1,10} )?dulu
    jangan (?:dikirim|dijalankan|dieksekusi|diproses|dikerjakan|dilakukan)(?=\W{0,4}$)
    (?:tidak|nggak|gak|ga|enggak) (?:usah|perlu) di(?:kirim|kerja|jalan|eksekusi|proses|laku)*
  `,
  after: list`
    // something is wrong with it
    (?:jumlah|alamat|nominal|itu|ini)\p{L}* (?:salah|keliru|kebanyakan|terlalu (?:banyak|besar|kecil))
    salah (?:jumlah|alamat|nominal)
    (?:ubah|ganti|koreksi) (?:jumlah|alamat|nominal)\p{L}*(?! (?:jadi|menjadi))
    // prohibitions
    dilarang
    melarang*
    terlarang
    tidak (?:diizinkan|diperbolehkan|mengizinkan*|boleh)
    ga boleh
    gak boleh
    nggak boleh
    tanpa izin
    // waiting
    tunggu
    tungguin
    nunggu
    sebentar
    bentar
    jangan dulu
    belum
    nanti
    kalau sudah
    sampai aku
    sampai saya
    sementara
    (?:saya|aku|kami|kita|gue|gua)(?: masih| lagi| sedang){0,2} (?:menunggu|menanti|menantikan)
    (?<=^\W{0,4})(?:masih |lagi |sedang )?menunggu
    (?<!(?:tidak|gak|nggak|ga|tak) )tahan(?= (?:ini|itu|dulu|sampai|beberapa|sebentar|saja|aja|semua|yang)|\W{0,4}$)
    ditahan
    tunda
    menunda
    bekukan
    dibekukan
    hentikan
    jeda
    pending
    simpan (?:dulu|sampai)
    biar(?:kan|in) (?:\p{L}{1,10} ){0,2}(?:dulu|saja|aja|begitu|begini)
    diamkan
    menggantung
    mengambang
    ngambang
    terkatung*
    // something comes first
    (?:terlebih|lebih) (?:dahulu|dulu)
    (?:
      cek
      periksa
      memeriksa
      lihat
      tanya
      diskusi
      berdiskusi
      bicara
      rundingan
      berunding
      ngomong
      pikir
      setuju
      menyetujui
      tanda tangan
      menandatangani
      teken
      simpan
      tahan
      biarkan
      tinggal
      lapor
      rapat
      konsultasi
      baca
      pastikan
      verifikasi
      izin
    )*(?: \p{L}{1,12}){0,4} dulu
    (?:cek|ngecek|mengecek|periksa|memeriksa|lihat|melihat|hitung|baca)*(?: \p{L}{1,12}){0,3} (?:lagi|ulang)
    (?:setelah|sesudah|sehabis|seusai|usai) (?:
      rapat
      pertemuan
      audit
      sidang
      tanda tangan
      disetujui
      persetujuan
      penandatanganan
    )*(?! (?:saya|aku|kami|gue|kita))
    (?:hanya|cuma|baru|asal) (?:\p{L}{1,10} ){0,2}(?:
      kalau
      jika
      bila
      setelah
      sesudah
      begitu
      ketika
    )(?![^.;]{0,60}\d)
    // another time
    lain (?:hari|kali|waktu|minggu)
    hari lain
    kapan-kapan
    // nothing is sent
    tanpa (?:saya|aku|gue|kami|tanda tangan|persetujuan|restu|oke|iya|konfirmasi)
    (?:tidak|tak|gak|nggak|ga) (?:jalan|keluar|bergerak)
    jangan (?:di)?(?:
      kirim
      jalankan
      jalanin
      eksekusi
      proses
      bayar
      transfer
      kerjakan
      kerjain
      lakukan
      teken
      tanda ?tangani
      sentuh
      apa-apakan
      lepas
      klik
      tekan
    )(?! (?:lebih|kurang|ke|sisa|yang lain|dua|dobel|nol))
    (?:tidak|tak|gak|nggak|ga) ada yang (?:keluar|terkirim|dikirim|jalan|bergerak|pergi)
    sebelum (?:ada )?(?:saya|aku|gue|kami|kita|bos|beliau|direksi|izin|persetujuan|tanda)(?: \p{L}{1,8})? (?:
      oke
      ok
      setuju
      bilang
      kasih
      beri
      konfirmasi
      kembali
      pulang
      tanda
      tangan
      teken
      cek
      periksa
      izin
      acc
    )*
    jangan (?:ada )?(?:apa-apa|yang (?:keluar|terkirim|dikirim|jalan|bergerak|berubah))
    jangan (?:buru-buru|terburu-buru|tergesa-gesa)
    // deciding
    putus*
    memutuskan
    diputuskan
    keputusan*
    pikir*
    mikir*
    mungkin
    kayaknya
    gatau
    nggak yakin
    ga yakin
    lihat dulu
    liat dulu
    ditolak
    ditunda
    persetujuan
    konfirmasi*
    kabari*
    kabarin
    tanya*
    ngobrol
    bicara
    bilang
    yang (?:menentukan|berhak|berwenang)
    tergantung
    (?:(?<=^\W{0,4})|semua |semuanya |ini |itu |masih )bergantung
    terserah
    // missing consent
    (?:masih|ada yang) kurang
    kurang (?:\p{L}{1,8} )?(?:tanda tangan|persetujuan|dokumen|surat|berkas|paraf|faktur|stempel|meterai|materai)*
    (?:
      tanda tangan
      dokumen
      surat
      berkas
      faktur
      invoice
      izin
      kontrak
      paraf
    )\p{L}{0,4}(?: \p{L}{1,12}){0,4} (?:kurang|tidak ada|hilang|ketinggalan)
    (?:tidak|tak|gak|nggak) (?:disetujui|menyetujui|diotorisasi|ditandatangani)
    (?:harus|perlu|wajib|mesti|mau|ingin|butuh)(?: \p{L}{1,10}){0,2} (?:
      tanda tangan
      menandatangani
      teken
      meneken
      setuju
      menyetujui
      disetujui
      mengesahkan
      memeriksa
      diperiksa
      mengecek
      dicek
      meninjau
      ditinjau
      memverifikasi
      mengizinkan
      diskusi
      berdiskusi
      berunding
      bertanya
      sepakat
      konsultasi
    )
    (?:belum|tidak|tak) (?:punya|dapat|ada) (?:wewenang|kuasa|izin|hak)
    // saying
    (?:kasih|beri|berikan|memberi|tunggu) (?:\p{L}{1,6} )?(?:
      aba-aba
      sinyal
      kode
      lampu hijau
      kabar
      tahu
      tau
    )(?! (?:dia|ibu|bapak|mereka|kakak|adik|nenek|kakek))
    aba-aba
    (?:saya|aku|gue)(?: sendiri)? yang (?:tekan|kirim|klik|jalankan|eksekusi|putuskan|tentukan|pencet)
    (?:saya|aku|gue) (?:
      chat
      telepon
      telpon
      hubungi
      panggil
      wa
      sms
      kontak
    ) (?:kamu|anda|lu|lo|kalau|begitu|jika|lagi)
    // taking back
    lupakan
    lupain
    batal*
    ga jadi
    gak jadi
    nggak jadi
    tidak jadi
    gausah
    ga usah
    tidak usah
    udah dibayar
    sudah dibayar
    udah bayar
    udah kubayar
    (?:sudah|udah|telah)(?: \p{L}{1,8})? (?:lunas|terbayar|ditransfer)
    dia (?:sudah|udah|telah) (?:terima|menerima|nerima|dapat)(?=\W{0,4}$| (?:uang|dana|duit|bayaran|semua)*)
    akhirnya (?:\p{L}{1,8} )?(?:bayar|kasih|kubayar)
    tunai
    cash
    bercanda
    becanda
    lelucon
    guyon*
    main-main
    (?:
      hanya
      cuma
      cuman
      sekadar
      sekedar
      sebagai
      ini
      itu
    ) (?:sebuah |buat |untuk )?(?:contoh|ilustrasi|percobaan|simulasi|tes)(?:nya)?
    abaikan
    salah (?:kirim|tulis|ketik|orang|pesan)
    stop
    akan
    tinggal(?:kan|in) (?:saja|aja|dulu)
    sudahlah
    urungkan
    (?:tarik|cabut) (?:kembali |lagi )?(?:permintaan|perintah|pesan|ucapan|omongan)*
    rencana* (?:berubah|batal)
    berubah (?:pikiran|rencana)
  `,
  harmless: list`
    (?:parsial|sebagian)[\p{L} ]{0,20}(?:dilarang|tidak (?:diizinkan|diperbolehkan|boleh))
    (?:dilarang|tidak (?:boleh|diizinkan))[\p{L} ]{0,20}(?:parsial|sebagian)
    kalau tidak batal*
    kalo nggak batal*
    // nothing to wait for, nothing missing
    (?:tidak|nggak|gak|ga|tak|enggak) (?:ada alasan |perlu |usah |harus |butuh |akan )?(?:untuk |ada )?(?:
      menunggu
      nunggu
      tunggu
      menanti
      tanda tangan
      persetujuan
      konfirmasi
      tanya
      bertanya
      izin
    )*
    (?:tidak|nggak|gak|tak) ada yang kurang
    tanpa (?:perlu )?(?:menunggu|nunggu|(?:konfirmasi|persetujuan|tanya)\p{L}{0,4} (?:lagi|ulang|tambahan))
    jangan (?:tunggu|nunggu)(?! saya| aku)
    yang (?:tadinya )?kurang(?: \p{L}{1,12}){0,2} (?:sudah|udah|telah)
    dia (?:sudah )?(?:menunggu|nunggu)
    // already decided or checked
    (?:sudah|udah|telah)(?: \p{L}{1,8}){0,2} (?:di|me|mem|meng|nge)?(?:
      cek
      periksa
      lihat
      hitung
      baca
      putuskan
      mutuskan
    )*(?: \p{L}{1,12}){0,2}(?: lagi| ulang)?
    (?:keputusan|persetujuan|konfirmasi)\p{L}{0,3} (?:sudah|udah|telah) (?:\p{L}{1,8} )?(?:
      keluar
      ada
      turun
      diambil
      didapat
      lengkap
      masuk
    )
    // only the rest stays untouched
    (?:sisa|selebih)\p{L}{0,4}(?: \p{L}{1,10}){0,3} (?:
      biar
      jangan
      simpan
      tinggal
      tetap
      tahan
    )*(?: \p{L}{1,10}){0,2}
    (?:biar|simpan|tinggal|tahan)* (?:sisa|selebih)*(?: \p{L}{1,10}){0,2}
    // what the owner does later
    nanti (?:saya|aku|gue) (?:
      cerita*
      masak*
      makan
      telepon
      telpon
      kabari
      kasih tahu
      bilang
    ) (?:ke |sama |pada )?(?:
      dia
      ibu
      mama
      bapak
      ayah
      kakak
      adik
      nenek
      kakek
      istri
      suami
      anak
    )*
  `,
});
