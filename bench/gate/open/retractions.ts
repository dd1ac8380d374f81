import type { Spoken } from '../phrases.ts';

/** None of these languages is one that the reader knows. */
export const retractions: Spoken = {
  it: 'lascia perdere|non farlo ancora|anzi no, aspetta che ti dica io|ho cambiato idea|fermo, prima ne parlo con Paolo|era solo un esempio|per ora niente',
  nl: 'laat maar|doe het nog niet|wacht op mijn seintje|ik heb me bedacht|het was maar een voorbeeld|toch maar niet',
  pl: 'anuluj|jeszcze tego nie rób|poczekaj na mój znak|rozmyśliłem się|to był tylko przykład|jednak nie',
  uk: 'скасуй це|ще не роби цього|почекай на мій сигнал|я передумав|то був лише приклад',
  vi: 'thôi bỏ đi|khoan làm đã|đợi tôi báo nhé|tôi đổi ý rồi|chỉ là ví dụ thôi',
  th: 'ช่างมันเถอะ|ยังไม่ต้องทำนะ|รอฉันบอกก่อน|เปลี่ยนใจแล้ว',
  el: 'άσ’ το|μην το κάνεις ακόμα|περίμενε το σήμα μου|άλλαξα γνώμη',
  cs: 'nech to být|ještě to nedělej|počkej na můj pokyn|rozmyslel jsem si to',
  ro: 'las-o baltă|nu face asta încă|așteaptă semnalul meu|m-am răzgândit',
  sv: 'strunta i det|gör det inte än|vänta på min signal|jag har ändrat mig',
  he: 'עזוב את זה|אל תעשה את זה עדיין|חכה לסימן ממני|שיניתי את דעתי',
  fa: 'بی‌خیالش شو|هنوز انجامش نده|منتظر علامت من باش|نظرم عوض شد',
  ms: 'tak payahlah|tangguh dulu sampai saya kata jalan|saya dah ubah fikiran',
  tl: 'huwag na lang|huwag mo munang gawin|hintayin mo ang hudyat ko|nagbago na ang isip ko',
  sw: 'achana nayo|usifanye bado|subiri ishara yangu|nimebadili mawazo',
  hu: 'hagyjuk|még ne csináld|várj a jelzésemre|meggondoltam magam',
  fi: 'antaa olla|älä tee sitä vielä|odota merkkiäni|muutin mieleni',
  da: 'glem det|gør det ikke endnu|vent på mit signal',
  ca: "deixa-ho córrer|encara no ho facis|espera el meu senyal|m'ho he repensat",
  sr: 'пусти то|немој још то да радиш|предомислио сам се',
  ta: 'விட்டுவிடு|இன்னும் செய்யாதே|என் சைகைக்குக் காத்திரு',
  ka: 'თავი დაანებე|ჯერ ნუ გააკეთებ',
  hy: 'մոռացիր|դեռ մի արա',
  am: 'ተወው|ገና አታድርገው',
};
