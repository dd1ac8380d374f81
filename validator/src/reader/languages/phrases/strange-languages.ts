import { words } from '../words.ts';

/** Everyday words, with accents, and letters of languages without cues. */
interface Stranger {
  readonly code: string;
  readonly words: ReadonlySet<string>;
  readonly letters?: RegExp;
}

export const strangers: readonly Stranger[] = [
  {
    // Hindi and Urdu in Latin letters: their verbs and negations are unknown in this spelling.
    code: 'hi-Latn',
    words: new Set(words`
      hai hain tha thi hoon hun ho gaya gayi ka ki ke ko se mein par pe ne aur ya toh to bhi hi nahi nahin mat
      na agar jab tab kya kyun kaise kitna kitne kab kal aaj abhi phir bas sirf wala wale wali mera mere meri
      mujhe main hum tum aap uska uski usko unko yaar bhai bhaiya didi ji haan kar karo karna karke kiya diya
      do de dena dedo lo le lena bhej bhejo bhejna bhejdo bech becho kharid chukao chahiye raha rahi rahe
      paisa paise sab saara pura thoda zara jaldi kaam wapas baad pehle
    `),
  },
  {
    code: 'it',
    words: new Set(words`
      a e o no in su da al il lo la gli le un una di del della dei degli delle dal dalla al alla ai alle nel
      nella sul sulla con per tra fra che chi non più ma anche se come quando dove perché sono è ho hai ha
      abbiamo hanno mi ti ci vi mio mia miei tuo sua suo questo questa quello quella adesso oggi domani già
      ancora sì grazie ciao buongiorno favore puoi potresti vorrei voglio devo manda mandami mandare invia
      inviare paga pagare scambia vendi compra preleva deposita approva revoca bonifico soldi indirizzo rete
      dopo prima poi tutto tutti solo lascia lasciare aspetta aspetto anzi perdere stasera ieri bene allora
      quindi però fatto fare dare dato dati pagato pagati glieli glielo gliela zia zio contanti conto per
      favore della nostro nostra loro lui lei sto stai
    `),
  },
  {
    code: 'nl',
    words: new Set(words`
      de het een en van naar voor met op bij aan uit om te dat die dit deze niet geen wel nog al als dan maar
      of ook ik je jij hij zij we wij jullie mij me mijn jouw zijn haar ons onze is zijn was heb hebt heeft
      hebben kun kan kunt wil wilt graag even eens nu vandaag morgen straks alsjeblieft dank bedankt hoi dag
      stuur sturen maak maken over overmaken betaal betalen wissel koop verkoop storten opnemen geld adres
      netwerk alles alleen daarna eerst want omdat
    `),
  },
  {
    code: 'pl',
    words: new Set(words`
      i w we z ze na do od dla po przez nie tak jest są był była było to ten ta te tego tej że żeby jak gdy
      kiedy jeśli jeżeli ale lub albo bo więc już jeszcze teraz dziś jutro wczoraj proszę dzięki dziękuję
      cześć mi mnie mój moja moje twój jego jej nam nas ja ty on ona chcę możesz mógłbyś wyślij prześlij
      przelej przelałem zapłać wymień kup sprzedaj wypłać wpłać zatwierdź adres sieć wszystko tylko potem
      najpierw
    `),
    letters: /[ąęłńśźż]/,
  },
  {
    code: 'vi',
    words: new Set(words`
      không của cho là và đến tới từ với một hai ba này đó kia thì mà nhưng nếu khi đã đang sẽ rồi chưa đừng
      được bị có tôi mình em anh chị bạn nó họ ơi nhé nha ạ giúp giùm dùm gửi chuyển trả mua bán đổi rút nạp
      hủy ví tiền mạng địa chỉ hôm nay mai qua nào gì sao vì để xin cảm ơn
    `),
    letters: /[ăđơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/,
  },
  {
    code: 'ro',
    words: new Set(words`
      și în la cu de pe din pentru că să nu da este sunt era am ai are avem au un o al ale mai dar sau dacă
      când unde cum ce cine meu mea tău te mă îmi îți vreau poți trimite plătește schimbă cumpără vinde
      retrage bani adresa acum azi mâine ieri mulțumesc rog
    `),
    letters: /[șț]/,
  },
  {
    code: 'sv',
    words: new Set(words`
      och att det som en ett är på av för med till från om inte har hade jag du han hon vi ni de den kan vill
      ska skicka betala byt köp sälj ta ut till nu idag imorgon igår tack hej snälla men eller när var hur mig
      min mitt mina ditt
    `),
    letters: /å/,
  },
  {
    code: 'cs',
    words: new Set(words`
      a v ve na do od pro že se si je jsou byl byla bylo ne ano to ten ta tu jak když kde kdo co ale nebo
      protože už ještě teď dnes zítra včera prosím díky ahoj mi mě můj moje chci můžeš pošli zaplať vyměň kup
      prodej vyber adresa síť všechno jen pak
    `),
    letters: /[ěřů]/,
  },
  {
    code: 'hu',
    words: new Set(words`
      a az és egy hogy nem igen van volt lesz de vagy ha mert is csak már még most ma holnap tegnap kérlek
      köszönöm szia nekem én te ő mi küldj küldd fizess vegyél adj el ki be ból ből ra re cím hálózat mindent
      utána
    `),
    letters: /[őű]/,
  },
  {
    code: 'tl',
    words: new Set(words`
      ang ng mga sa na ay at ko mo niya kami tayo sila ako ikaw siya ito iyan iyon hindi huwag wag oo po ba
      lang din rin pa kung kapag dahil para kay ni si natin namin ninyo paki pakisend ipadala ipasa bayaran
      magpadala bumili ibenta kunin ngayon bukas kahapon salamat pera
    `),
  },
];
