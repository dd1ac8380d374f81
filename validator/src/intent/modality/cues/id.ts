import type { CueBook } from '../cue-book.ts';

export const indonesian: CueBook = {
  code: 'id',
  common:
    'yang dan atau di ke dari untuk dengan ini itu saya aku kamu anda dia kami kita mau ingin bisa tolong kirim kirimkan tukar tukarkan jual beli bayar setor tarik setujui ada tidak jangan sudah belum akan juga semua saja dong ya lewat pakai dalam pada saat jadi agar minta ambil sekarang hari',
  numbers: 'satu dua tiga empat lima enam tujuh delapan sembilan sepuluh beberapa',
  opening: {
    question:
      'saya ingin tahu|ingin tahu|mau tahu|apakah|haruskah|bolehkah saya|bisakah saya|apa saya|apa aku|bagaimana|kenapa|mengapa|berapa|siapa|mana|gimana|apa yang terjadi|menurutmu|sebaiknya saya|sebaiknya aku|perlukah|apa sebaiknya',
    hold: 'draf|pratinjau|simulasikan|simulasi|cuma simulasi|hitung|perkirakan',
  },
  around: {
    wish: 'mungkin|barangkali|suatu hari|kapan-kapan|belum yakin|tidak yakin|belum pasti|andai saja|semoga|bisa jadi|ke depannya',
    hypothesis: 'misalkan|misalnya|andaikan|seandainya|bayangkan|anggap saja|secara teori|contohnya|umpamanya',
    condition:
      'kalau|jika|bila|apabila|begitu|setelah saya|setelah dia|setelah harga|kecuali|asalkan|asal|selama|ketika|saat harga|hanya jika|dengan syarat|seandainya|manakala|sesudah|tunggu sampai|tergantung',
    schedule:
      'besok|lusa|nanti|nanti malam|nanti sore|malam ini|jam #|pukul #|jam @|pukul @|minggu depan|bulan depan|tahun depan|senin|selasa|rabu|kamis|jumat|sabtu|hari minggu|setiap hari|setiap minggu|setiap bulan|tiap hari|tiap minggu|tiap bulan|harian|mingguan|bulanan|# menit lagi|# jam lagi|# hari lagi|dalam # jam lagi|akhir bulan|ingatkan saya|kapan-kapan|sebentar lagi',
    hold: 'tunggu konfirmasi|tunggu persetujuan|tunggu aba-aba|tunggu saya|tunggu aku|jangan dieksekusi|jangan eksekusi|jangan dulu|jangan dijalankan|belum dulu|sampai saya bilang|sampai aku bilang|sebelum saya bilang|sebelum saya konfirmasi|tanya saya dulu|tanya dulu|cuma simulasi|hanya simulasi|simulasi saja|hanya draf|draf saja|siapkan saja|setelah saya konfirmasi|uji coba',
    cancelled:
      'lupakan|lupakan saja|tidak jadi|ga jadi|gak jadi|nggak jadi|batalkan|batalkan saja|batal|batalin|abaikan itu|berubah pikiran|jangan jadi',
  },
  beside: {
    past: 'kemarin|minggu lalu|bulan lalu|tahun lalu|tadi|tadi pagi|sudah|telah|udah|# hari lalu|# hari yang lalu|barusan|baru saja|pernah',
  },
  ahead: {
    negation: 'jangan|tidak|tanpa|bukan|jangan pernah|gak usah|tidak usah|tak|daripada|alih-alih|hindari',
    report:
      'bilang|berkata|katanya|kata|menulis|tulis|meminta saya|minta saya|menyuruh saya|nyuruh saya|nyuruh aku|menurut|email dari|pesan dari|dapat email|dapat pesan|ada email|ada pesan|situs web|pesan terusan|bos saya|disuruh|diminta',
    wish: 'sedang mempertimbangkan|mempertimbangkan|kepikiran|berencana|rencananya|berniat|berharap|lagi mikir|pikir-pikir|bermimpi|penasaran',
    alternative: 'atau|entah|ataupun',
  },
  plain:
    'tidak lebih dari|tidak kurang dari|tidak melebihi|jangan lebih dari|jangan kurang dari|jangan melebihi|tidak buru-buru|tidak mendesak|tidak masalah|tidak apa-apa|gak apa-apa|tidak perlu buru-buru|jangan khawatir|jangan lupa|jangan lupa untuk|tanpa batas|tanpa biaya|tanpa menunggu|tanpa masalah|bukan hanya|tidak hanya|atau lebih|atau kurang|atau lebih baik|lebih atau kurang|kalau bisa|jika bisa|jika memungkinkan|kalau memungkinkan|kalau sempat|kalau perlu|jika perlu|kalau tidak|jika tidak|kalau sudah|kalau sudah selesai|setelah itu|sesudah itu|setelah selesai|sesegera mungkin|begitu selesai|kabari saya kalau|kabari kalau|sampai besok|sebelum besok|sampai nanti|pengguna ingin|pengguna mau|pengguna minta|pengguna meminta|pemilik ingin|apa kabar|terima kasih sudah|selamat malam|batalkan izin|batalkan persetujuan',
  requests: 'bisakah kamu|bisakah anda|bisa kamu|bisa tolong|tolong|bisa bantu|bisa|mohon|minta tolong|maukah kamu',
  leads:
    'tolong|mohon|bisakah kamu|bisakah anda|bisa kamu|bisa tolong|bisa|saya mau|saya ingin|aku mau|aku ingin|mau|ingin|minta tolong|silakan|ayo|mari|harap|bantu saya|bantu aku|coba|saya perlu|pengguna ingin|pengguna mau',
  fresh: 'jadi|tolong|maka|oleh karena itu|makanya|sekarang|mohon',
  splits: 'tapi|tetapi|karena|lalu|kemudian|jadi|kalau|jika|namun|tanpa|terus|dan ~|dan jangan|supaya|soalnya',
  deadlines: 'sebelum|sampai|paling lambat|hingga|sejak|jatuh tempo',
  bounds: 'slippage|selip',
  gains: 'dapat|menerima|terima|saya dapat',
  comparisons: 'minimal|paling sedikit|setidaknya|kurang|lebih|di bawah|di atas|maksimal',
  harmless: 'kabari saya|beri tahu saya|batalkan transaksi|gagalkan|revert',
  no: 'tidak|nggak|jangan|batal|stop',
  yes: 'ya|iya|oke|ok|baik|setuju|lanjut|lanjutkan|gas|betul|benar|konfirmasi|silakan|boleh|sip|ya tolong|kirim',
};
