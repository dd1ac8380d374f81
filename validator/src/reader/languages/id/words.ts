import { createLanguage } from '../language.ts';
import { list } from '../list.ts';

export const indonesian = createLanguage(
  'id',
  {
    verbs: {
      send: list`
        kirim
        kirimkan
        mengirim
        transfer
        transferkan
        pindahkan
        sumbangkan
        kirimin
        kirimi
        ngirim
        pengiriman
        mentransfer
        tf
        tfin
        transferin
        memindahkan
        pindahin
        alihkan
        mengirimkan
        dikirim
        teruskan
        donasikan
        sumbang
        setorkan ke alamat
        hantarkan
        dipindahkan
        dikirimkan
        ditransfer
        ditransferkan
        pindah
        mindahin
        geser
        geserin
        lempar
        lemparin
        oper
        operin
        kirimkanlah
        antar
        bawa
        bawain
        dialihkan
        salurkan
      `,
      pay: list`
        bayar
        bayarkan
        bayarin
        membayar
        membayarkan
        pembayaran
        lunasi tagihan
        dibayar
        dibayarkan
        bayarlah
        lunasin tagihan
        talangin
        beresin tagihan
      `,
      give: list`
        beri
        berikan
        kasih
        kasihkan
        kasihin
        memberi
        memberikan
      `,
      swap: list`
        tukar
        tukarkan
        menukar
        swap
        jual
        menjual
        jualkan
        tukerin
        tuker
        tukarin
        menukarkan
        penukaran
        swapkan
        menswap
        jualin
        penjualan
        barter
        dagangkan
        ditukar
        ditukarkan
        dijual
        dilepas
        lepas
        lepasin
        cairin jadi
        ganti jadi
        cuan kan
        uangkan
      `,
      buy: list`
        beli
        belikan
        membeli
        beliin
        pembelian
        borong
        mborong
        membelikan
        dibeli
        dibelikan
        serok
        serokin
        ambil posisi
      `,
      split: list`
        bagi
        bagikan
        bagi rata
        membagi
        membagikan
        pecah
        distribusikan
      `,
      convert: list`
        konversi
        konversikan
        mengonversi
        mengkonversi
        ubah
        ubahkan
        ubahin
        mengubah
        konvert
      `,
      spend: list`
        habiskan
        belanjakan
        keluarkan
      `,
      put: list`
        taruh
        taruhkan
        taro
        masukkan
        masukin
        investasikan
        tempatkan
        simpan
        naruh
        naro
        taruhin
        simpenin
        masukkin
        dimasukkan
        diinvestasikan
        parkir
        parkirin
        parkirkan
        endapkan
        tanam
        tanamkan
      `,
      approve: list`
        setujui
        menyetujui
        approve
        approvekan
        beri persetujuan
        berikan persetujuan
        otorisasi
        otorisasikan
        kasih approval
        beri approval
        berikan approval
        approvein
        disetujui
      `,
      allow: list`
        izinkan
        ijinkan
        mengizinkan
        bolehkan
        perbolehkan
        beri izin
        berikan izin
        kasih izin
        biarkan
      `,
      revoke: list`
        cabut
        mencabut
        cabut izin
        cabut persetujuan
        cabut approval
        cabut akses
        batalkan izin
        batalkan persetujuan
        batalkan approval
        hapus izin
        hapus persetujuan
        hapus approval
        tarik izin
        pencabutan
        nolkan izin
        nolkan approval
        nolin approval
        nolin izin
        cabutin izin
        cabutin approval
        hapusin izin
        hapusin approval
        matikan izin
        matikan approval
        copot izin
        copot approval
      `,
      operator: list`
        setujui untuk semua
        jadikan operator
        tetapkan operator
      `,
      permit: list`
        tandatangani permit
        tanda tangani permit
        tandatangani izin
        tanda tangan permit
        tanda tangani izin
        tanda tangan izin
        ttd permit
        ttd izin
        teken permit
        tandatangani permit2
        tanda tangani permit2
        tekan permit
      `,
      wrap: list`
        bungkus
        membungkus
        bungkuskan
        wrapkan
        wrap
      `,
      unwrap: list`
        buka bungkus
        buka bungkusan
        lepas bungkus
        unwrapkan
        unwrap
      `,
      supply: list`
        setor
        setorkan
        menyetor
        setoran
        depositkan
        mendepositkan
        deposit
        depositin
        suplai
        suplaikan
        pasok
        sediakan
        tambah likuiditas
        tambahkan likuiditas
        sediakan likuiditas
        menambah likuiditas
        jadikan jaminan
        jaminkan
        disetor
        disetorkan
        didepositkan
        depoin
        depo
        setorin
      `,
      lend: list`
        pinjamkan
        meminjamkan
        pinjemin
      `,
      withdraw: list`
        tarik
        tarikkan
        menarik
        penarikan
        tarik dana
        wd
        cairkan
        mencairkan
        pencairan
        keluarin
        tarik likuiditas
        hapus likuiditas
        cabut likuiditas
        tebus
        redeem
        ditarik
        dicairkan
        cairin
        tarikin
        narik
        keluarkan dari
        cabut dari
      `,
      take: list`
        ambil
        ambilkan
        mengambil
        ambilin
      `,
      borrow: list`
        pinjam
        meminjam
        pinjem
        ambil pinjaman
        ngutang
        dipinjam
        pinjemin gue
      `,
      repay: list`
        lunasi
        melunasi
        lunasin
        bayar utang
        bayar hutang
        bayar pinjaman
        bayar kembali
        kembalikan
        kembalikan pinjaman
        pelunasan
        membayar utang
        bayar cicilan
        dilunasi
        cicil
        nyicil
      `,
      stake: list`
        di-stake
        distake
        di stake
        stake
        staking
        stakingkan
        stakekan
        kunci
        mengunci
        pertaruhkan
        distake
        distaking
        stakein
        stakingin
      `,
      unstake: list`
        unstake
        unstaking
        batalkan staking
        hentikan staking
        lepas staking
        tarik staking
        buka kunci
      `,
      claim: list`
        klaim
        klaimkan
        mengklaim
        klaimin
        panen
        memanen
        kumpulkan
        ambil reward
        ambil hadiah
        ambil imbalan
        claim
      `,
      bridge: list`
        bridge
        bridgekan
        jembatani
        menjembatani
        seberangkan
        pindah chain
        pindahkan lintas rantai
        bridgein
        jembatani
        seberangkan
        seberangin
        dibridge
        bridging
      `,
      own: list`
        alihkan kepemilikan
        pindahkan kepemilikan
        transfer kepemilikan
        ganti pemilik
        tambah pemilik
        tambahkan pemilik
        tambah penandatangan
      `,
      disown: list`
        hapus pemilik
        keluarkan pemilik
        hapus penandatangan
        lepaskan kepemilikan
      `,
      delegate: list`
        delegasikan
        mendelegasikan
        delegasi
        wakilkan
        wakilkan suara
      `,
      undelegate: list`
        batalkan delegasi
        cabut delegasi
      `,
      upgrade: list`
        tingkatkan implementasi
        perbarui implementasi
        upgrade
      `,
      register: list`
        daftarkan
        mendaftarkan
        registrasi
        perpanjang
        memperpanjang
        perpanjangan
      `,
      vote: list`
        voting
        beri suara
        berikan suara
        vote
        coblos
      `,
      migrate: list`
        migrasi
        migrasikan
        memigrasikan
      `,
      cancel: list`
        batalkan
        membatalkan
        batalin
        pembatalan
      `,
      deploy: list`
        deploykan
        terbitkan kontrak
      `,
      add: list`
        tambah
        tambahkan
        menambahkan
        tambahin
      `,
      remove: list`
        hapus
        hapuskan
        menghapus
        hilangkan
        copot
      `,
      set: list`
        atur
        tetapkan
        setel
        setting
        naikkan
        turunkan
        kurangi
      `,
      change: list`
        ganti
        gantikan
        mengganti
        rubah
        perbarui
      `,
    },
    nouns: {
      allowance: list`
        izin
        ijin
        persetujuan pengeluaran
        batas pengeluaran
        limit pengeluaran
        akses
        izin belanja
        approval
        persetujuan
      `,
      operator: list`
        operator
        hak operator
      `,
      owner: list`
        pemilik
        kepemilikan
        penandatangan
        ambang batas
        modul
        admin
      `,
      liquidity: list`
        likuiditas
        posisi likuiditas
        lp
      `,
      debt: list`
        hutang
        pinjaman
        kredit
        tunggakan
        utang
      `,
      order: list`
        pesanan
        order
        limit order
      `,
      votes: list`
        suara
        hak suara
        kekuatan suara
        suaraku
        suara saya
      `,
      record: list`
        domain
        nama ens
        nama utama
      `,
      implementation: list`
        implementasi
        proxy
      `,
      account: list`
        akun pintar
        smart account
      `,
      rewards: list`
        imbalan
        hadiah
        reward
        bunga
        imbal hasil
        keuntungan
      `,
      nft: list`
        nft
        koleksi
      `,
      'nft-id': list`
        nomor
        dengan id
      `,
      token: list`
        kontrak
        brankas
        vault
        koinnya
        tokennya
      `,
      manage: list`
        kelola
        mengelola
        kendali
      `,
      off: list`
        jadi nol
        ke nol
      `,
    },
    halves: 'setengah',
    roles: {
      to: list`
        ke
        kepada
        ke alamat
        ke dompet
        menuju
        kpd
        ke rekening
        ke akun
        ke wallet
      `,
      for: list`
        untuk
        demi
        sebagai gantinya
        ditukar dengan
        atas
        buat
      `,
      into: list`
        menjadi
        jadi
      `,
      in: 'dalam',
      on: list`
        di
        di jaringan
        pada
        pada jaringan
        di platform
        di protokol
      `,
      with: list`
        dengan
        sama
      `,
      from: list`
        dari
        dari jaringan
        dari dompet
        dari akun
      `,
      using: list`
        via
        lewat
        melalui
        menggunakan
        pakai
        memakai
      `,
      as: 'sebagai',
      behalf: list`
        atas nama
        mewakili
      `,
      receive: list`
        terima
        menerima
        dapatkan
        mendapatkan
        diterima
        dapet
        dapat
        dapetin
        yang sampai
        yang masuk
        harus dapet
        harus dapat
        hasilnya
      `,
      recipient: list`
        penerima
        alamat penerima
      `,
      spender: list`
        pembelanja
        spender
      `,
      sender: list`
        pengirim
        alamat pengirim
      `,
      worth: list`
        senilai
        seharga
        setara
        setara dengan
      `,
      amount: list`
        sebanyak
        jumlah
        sejumlah
        total
        sebesar
      `,
      chain: list`
        rantai
        jaringan
        blockchain
      `,
      protocol: list`
        protokol
        platform
      `,
      destination: list`
        jaringan tujuan
        rantai tujuan
      `,
      between: list`
        antara
        di antara
        kepada masing masing
      `,
      of: list`
        milik
        punya
        milik
      `,
      per: list`
        per
        setiap satu
        per satu
        setiap
        tiap satu
        untuk setiap
        per keping
        per koin
        satunya
      `,
    },
    bounds: {
      min: list`
        minimal
        setidaknya
        paling sedikit
        tidak kurang dari
        minimum
        min
        sekurang kurangnya
        paling tidak
        sedikitnya
        tidak di bawah
        atau lebih
        jangan kurang dari
        jangan di bawah
        sampai paling sedikit
        sampai minimal
        minimal harus dapet
        minimal harus dapat
        minimal dapat
        minimal dapet
        dapet minimal
        dapat minimal
        harus dapet minimal
        jangan sampai kurang dari
        nggak kurang dari
        ga kurang dari
        gak kurang dari
        enggak kurang dari
        paling apes
        ke atas
        atau lebih baik
        paling dikit
        batas bawah
      `,
      max: list`
        maksimal
        paling banyak
        tidak lebih dari
        hingga
        sampai
        maksimum
        maks
        max
        paling tinggi
        tidak melebihi
        jangan lebih dari
        jangan melebihi
        atau kurang
        mentok
        tidak di atas
        sebanyak banyaknya
        paling mahal
        paling mentok
        nggak lebih dari
        ga lebih dari
        gak lebih dari
        enggak lebih dari
        jangan sampai lebih dari
        jangan lewat dari
        mentok di
        batas atas
        ke bawah
        hingga maksimal
        sampai maksimal
        sampai paling banyak
      `,
      about: list`
        sekitar
        kira kira
        kurang lebih
        kira2
        hampir
        sktr
        kisaran
      `,
      exact: list`
        tepat
        persis
        pas
        tepatnya
      `,
    },
    comparisons: {
      min: list`
        lebih dari
        di atas
        melebihi
        lebih besar dari
      `,
      max: list`
        kurang dari
        di bawah
        lebih kecil dari
        lebih rendah dari
      `,
    },
    joins: {
      and: list`
        dan
        serta
        juga
        plus
        beserta
      `,
      or: list`
        atau
        ataupun
      `,
      next: list`
        lalu
        kemudian
        setelah itu
        habis itu
        abis itu
        sesudah itu
        terus
        selanjutnya
        berikutnya
        terakhir
      `,
      but: list`
        tapi
        tetapi
        namun
        akan tetapi
      `,
    },
    cues: {
      each: list`
        masing masing
        setiap orang
        per orang
        tiap orang
        masing2
      `,
      told: list`
        haruskah
        berapa
        mengapa
        kenapa
        sudah
        telah
        kemarin
        bagaimana
        siapa
        bayangkan
        misalkan
        apakah saya
        apakah aku
        apakah aman
        apakah
        simulasikan
        hitung
        ingatkan
      `,
      asks: list`
        bisakah
        bisa
        dapatkah
        maukah
        apakah kamu bisa
        apakah anda bisa
        bisakah kamu
        bisakah anda
        bolehkah
      `,
      not: list`
        jangan
        tanpa
        tidak
        bukan
        jangan pernah
        berhenti
        hindari
        ga
        gak
        nggak
        tak
        jgn
        kecuali
        dilarang
        tidak boleh
      `,
      condition: list`
        jika
        kalau
        ketika
        bila
        apabila
        asalkan
        begitu
      `,
      reason: 'karena',
      only: list`
        hanya
        cuma
        saja
        aja
      `,
      schedule: list`
        besok
        setiap minggu
        setiap hari
        setiap bulan
        lusa
        minggu depan
        bulan depan
        nanti
        nanti malam
        tiap hari
        tiap minggu
        tiap bulan
      `,
      else: list`
        lain
        lainnya
        yang lain
        selain itu
      `,
      after: list`
        setelah
        sesudah
      `,
      before: 'sebelum',
    },
    topics: {
      slippage: list`
        slippage
        selip
        slippage maksimal
        toleransi slippage
        selisih harga
        slippage maks
      `,
      deadline: list`
        dalam waktu
        batas waktu
        berlaku selama
        tenggat
        kedaluwarsa
        berlaku
        kurang dari waktu
      `,
      gas: 'gas',
      fee: list`
        biaya
        komisi
        ongkos
        fee
      `,
      'gas-price': 'harga gas',
      'gas-cost': list`
        biaya gas
        biaya jaringan
        biaya transaksi
        ongkos gas
      `,
      pool: list`
        pool
        kolam likuiditas
      `,
      output: list`
        minimum diterima
        minimal diterima
        hasil minimal
      `,
      input: list`
        maksimal keluar
        pengeluaran maksimal
      `,
      price: list`
        harga
        kurs
        nilai tukar
        dengan harga
        harga limit
      `,
    },
    units: {
      usd: list`
        dolar
        usd
        dollar
        dolar as
      `,
      percent: list`
        persen
        %
        prosen
      `,
      bps: list`
        bps
        basis poin
      `,
      wei: 'wei',
      gwei: 'gwei',
      base: list`
        satuan dasar
        unit dasar
        satuan terkecil
      `,
      cent: 'sen',
      clock: list`
        pukul
        wib
        wib
        wita
        wit
      `,
    },
    times: {
      1: 'detik',
      60: list`
        menit
        mnt
      `,
      3600: 'jam',
      86400: 'hari',
      604800: list`
        minggu
        pekan
      `,
      2592000: 'bulan',
      31536000: 'tahun',
    },
    counts: {
      0: 'nol',
      1: 'satu',
      2: 'dua',
      3: 'tiga',
      4: 'empat',
      5: 'lima',
      6: 'enam',
      7: 'tujuh',
      8: 'delapan',
      9: 'sembilan',
      10: 'sepuluh',
      11: 'sebelas',
      12: 'dua belas',
      13: 'tiga belas',
      14: 'empat belas',
      15: 'lima belas',
      16: 'enam belas',
      17: 'tujuh belas',
      18: 'delapan belas',
      19: 'sembilan belas',
      20: 'dua puluh',
      25: 'dua puluh lima',
      30: 'tiga puluh',
      40: 'empat puluh',
      50: 'lima puluh',
      60: 'enam puluh',
      70: 'tujuh puluh',
      75: 'tujuh puluh lima',
      80: 'delapan puluh',
      90: 'sembilan puluh',
      100: 'seratus',
      1000: 'seribu',
    },
    scales: {
      100: 'ratus',
      1000: list`
        ribu
        rb
        ribuan
      `,
      1000000: list`
        juta
        jt
        jutaan
      `,
      1000000000: list`
        miliar
        milyar
      `,
      1000000000000: 'triliun',
    },
    points: 'koma',
    parts: {
      '5/2': list`
        dua setengah
        2 setengah
      `,
      '3/2': list`
        satu setengah
        1 setengah
      `,
      '1/2': list`
        setengah
        separuh
        separo
        setengah dari
        separuh dari
        setengahnya
        separuhnya
      `,
      '1/4': list`
        seperempat
        seperempat dari
        seperempatnya
      `,
      '1/1': list`
        semua
        seluruh
        semuanya
        seluruhnya
        segenap
        semua saldo
        seluruh saldo
        sisa
        sisanya
        penuh
        sepenuhnya
      `,
      '1/3': list`
        sepertiga
        sepertiganya
        satu pertiga
      `,
      '2/3': 'dua pertiga',
      '3/4': 'tiga perempat',
      '2/5': 'dua perlima',
      '1/10': list`
        sepersepuluh
        sepersepuluhnya
      `,
      '1/6': 'seperenam',
      '1/8': list`
        seperdelapan
        seperdelapannya
      `,
      '1/5': list`
        seperlima
        seperlimanya
      `,
    },
    unlimited: list`
      tanpa batas
      tak terbatas
      tidak terbatas
      unlimited
      tanpa limit
    `,
    self: list`
      dompet saya
      dompetku
      akun saya
      alamat saya
      saya sendiri
      akunku
      alamatku
      diriku
      wallet saya
      walletku
      dompet aku
      dompet gue
      dompet gua
      diri sendiri
    `,
    pronouns: list`
      itu semua
      dia
      mereka
      nya
    `,
    assets: {
      ETH: list`
        eter
        ethernya
      `,
      WETH: 'ether terbungkus',
      BTC: 'bitcoin',
      USDT: 'tether',
    },
    articles: list`
      saya
      ku
      itu
      ini
      punya saya
      punyaku
      tersebut
      milik saya
      milikku
      kita
      gue
    `,
    ones: list`
      sebuah
      satu buah
    `,
    fillers: list`
      tolong
      mohon
      terima kasih
      makasih
      halo
      hai
      mau
      ingin
      saya mau
      saya ingin
      aku
      sekarang
      token
      koin
      alamat
      dompet
      saldo
      lakukan
      ya
      dong
      kamu
      anda
      silakan
      silahkan
      minta
      pengen
      pingin
      butuh
      perlu
      segera
      hari ini
      selamat pagi
      selamat siang
      makasi
      trims
      oke
      ok
      baik
      bro
      gan
      kak
      nih
      deh
      sih
      kok
      yang
      adalah
      agar
      supaya
      biar
      bantu
      bantuin
      tolongin
      yuk
      ayo
      mohon bantuannya
      boleh
      untuk saya
      buat saya
      saya butuh
      buah
      keping
      tersedia
      nggak lebih
      gak lebih
      ga lebih
      jangan lebih
      gak lebih gak kurang
      secukupnya
      aja
      deh
      dong
      nih
      sih
      kok
      banget
      langsung
      harus
      masuk ke dompetku
      ya gan
      gan
      bro
      bang
      kak
    `,
  },
  { writesDecimalComma: true },
);
