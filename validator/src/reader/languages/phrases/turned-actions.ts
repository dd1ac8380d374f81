import type { EffectKind } from '../../../effects/effect.ts';
import { compilePattern } from '../../../patterns/compile-pattern.ts';
import { list } from '../list.ts';
import { back, deposit, grow, loan, out, owe, right, shut, type Words } from './turned-words.ts';

/**
 * What words can rule out; `grant` and `revocation` are the two ends of a right, a `payment` goes from the owner to
 * others.
 */
type Barred = EffectKind | 'grant' | 'revocation' | 'payment';

/** A noun with a verb that decides the direction: closing a deposit is not a deposit. */
export interface Turn {
  readonly pattern: RegExp;
  /** Effects that such words never request; if they rule out nothing, they only keep other verbs from being certain. */
  readonly bars: ReadonlySet<Barred>;
  /** Whether it also applies to the words before it. */
  readonly isOfClause: boolean;
  /** A text that it matches. */
  readonly example: string;
}

/** Up to a number of letters within one clause; points and commas inside numbers are not clause ends. */
const GAP = String.raw`(?:[^.,;:!?\n。，；！？、]|[.,](?=\d)){0,70}?`;

const said = (verbs: readonly Words[], noun: Words): RegExp => {
  const all = (order: keyof Words) => verbs.map((each) => each[order]).join('|');
  const orders = [
    String.raw`(?<!\p{L})(?:${all('first')})(?!\p{L})${GAP}(?<!\p{L})(?:${noun.first})`,
    `(?:${noun.last})${GAP}(?:${all('last')})`,
    `(?:${all('either')})${GAP}(?:${noun.either})`,
    `(?:${noun.either})${GAP}(?:${all('either')})`,
  ];
  return compilePattern(orders.join('|'), 'giu');
};

/** A transfer to the owner's own wallet is not a deposit. */
const home = new RegExp(
  list`
    (?:
      back (?:in)?to
      (?<!(?:keep|keeping|stays?|held|hold|remain|receive|have) (?:[^\s.,;:!?]{1,20} ){0,4})in
    )\s+my wallet
    a mi (?:billetera|cartera|wallet)
    vers mon portefeuille
    (?:in|auf) mein(?:e|er)? wallet
    (?:para|pra) (?:a )?minha carteira
    ke dompet(?:ku| saya)
    cüzdanıma
    на мой кошел[её]к
    回(?:到)?(?:我的)?[钱錢]包
    内?ウォレットに戻
    내 지갑으로
    मेरे वॉलेट में
    আমার ওয়ালেটে
    میرے والیٹ میں
    إلى محفظتي
  `,
  'giu',
);

/** The owner receives it, and no address shows that a payee has that name. */
const toOwner = new RegExp(
  list`
    (?<!\p{L})(?:
      (?:in)?to (?:me|us)
      (?:in)?to (?:my|our)(?: own)? (?:wallet|account|address|safe|treasury)
      a (?:mi|nuestra) (?:billetera|cartera|cuenta|wallet)
      (?:vers|sur) (?:mon|notre) (?:portefeuille|compte|wallet)
      (?:in|auf) (?:mein|unser)(?:e[rsn]?)? (?:wallet|konto|adresse)
      (?:para|pra) (?:a )?(?:minha|nossa) (?:carteira|conta|wallet)
      ke (?:dompet|rekening|akun|wallet)(?:ku| saya| kami)
      cüzdanıma
      cüzdanımıza
      hesabıma
      hesabımıza
      на (?:мой|наш) (?:кошел[её]к|сч[её]т|адрес)
    )(?!\p{L})(?![^.;\n]{0,60}0x[0-9a-f]{40})
    (?:转|轉|汇|匯)?(?:到|进|進|回)(?:我|我们|我們)的?(?:[钱錢]包|[账賬帳][户戶])
    (?:私|自分|弊社|こちら)のウォレットに
    (?:제|내|저희|우리)\s?지갑으로
    (?:मेरे|हमारे) (?:वॉलेट|खाते) में
    আমার (?:ওয়ালেটে|অ্যাকাউন্টে)
    (?:میرے|ہمارے) (?:والیٹ|اکاؤنٹ) میں
    إلى (?:محفظت|حساب)(?:ي|نا)
  `,
  'giu',
);

/** The verb names the party whose money is taken. */
const collects = /(?<!\p{L})(?:charge|debit|collect from|pull from)\s+(?:0x[0-9a-f]{40}|[\p{L}\p{N}-]{1,40}\.eth)/giu;

/** Another payer. */
const asks = new RegExp(
  list`
    (?<!\p{L})(?:
      ask
      invoice
      bill
      charge
      remind
      chase
      dun
    )\s+(?:0x[0-9a-f]{40}|\p{L}{1,20}(?:\.eth)?)\s+(?:to (?:pay|send|give|return)|for (?=\d))
    owes? (?:me|us)(?!\p{L})
    (?<!\p{L})(?:pay|send|give) me(?!\p{L})
    (?:solicita|pide|exige|solicite|pede|peça)\p{L}{0,3} (?:un|el|o|um) pag(?:o|amento)
    me (?:deben?|doit|doivent|devem?)(?!\p{L})
    (?<!\p{L})bitte\s+(?:0x[0-9a-f]{40}|\p{L}{1,20}(?:\.eth)?)\s+um (?=\d)
    (?:mir|uns) schulde
    schuldet (?:mir|uns)
    (?<!\p{L})minta(?:kan)?(?!\p{L})
    (?<!\p{L})tagih\p{L}*
    попрос\p{L}*
    (?:мне|нам) долж
    долж\p{L}{1,2} (?:мне|нам)
    向\s{0,2}(?:0x[0-9a-f]{40}|\p{L}{1,8})\s{0,2}(?:要|收|讨|討|请款|請款)
    欠我
    求めて
    請求して
    달라고
    청구해
    (?:से|سے)\s[^.,;\n]{0,30}(?:माँग|मांग|वसूल|مانگ|وصول)
    طالب
    اطلب
  `,
  'giu',
);

/** The bill is sent, not its subject. */
const bills = new RegExp(
  list`
    (?<!\p{L})(?:
      send
      pass
      give
      write
      issue
      email
      pásale
      manda
      mándale
      envía
      envoie
      schick
      sende
      stell
      kirim(?:kan)?
      отправь
      выставь
      أرسل
      ابعث
    )(?!\p{L})[^.,;:!?\n]{0,60}?(?<!(?:for|against|of|on|per|por|pour|für|para|auf|за|via) )(?:
      an? (?:bill|invoice|payment request|request)
      una? (?:factura|cobro)
      une (?:facture|demande)
      eine (?:rechnung|zahlungsaufforderung)
      uma (?:cobrança|fatura)
      tagihan
      faktur
      сч[её]т на
      فاتورة ب
    )
    fatura (?:kes|gönder|yolla)
    請求書を?(?:送|出|発行)
    청구서를?\s?(?:보내|발송|끊)
    (?:बिल|इनवॉइस)\s(?:भेज|बना)
    (?:بل|انوائس)\s(?:بھیج|بنا)
    বিল\s(?:পাঠা|দাও)
    (?:发|寄|开|發|開)[^，。\n]{0,50}(?:账单|帳單|发票|發票|请款单)
  `,
  'giu',
);

/** A right reduced to nothing. */
const zero =
  /(?<!\p{L})(?:to (?:zero|nothing|nil|0)|a cero|à zéro|auf null|a zero|jadi nol)(?![\p{L}\d])|(?:清零|归零|歸零|ゼロに)/giu;

/** The collateral of a position: next to it, other verbs mean its switch. */
const collateral = new RegExp(
  list`
    collateral
    collat[ée]ral
    garant[íi]a
    besicherung
    sicherheit
    agunan
    jaminan
    teminat
    залог
    обеспечени
    抵押
    担保
    담보
    गिरवी
    कोलैटरल
    জামানত
    ضمان
  `,
  'giu',
);

/** To lend out, or to borrow. */
const lentOut = /借出/gu;

const turn = (pattern: RegExp, example: string, ...bars: readonly Barred[]): Turn => ({
  pattern,
  bars: new Set(bars),
  isOfClause: false,
  example,
});

const ofClause = (...rest: Parameters<typeof turn>): Turn => ({ ...turn(...rest), isOfClause: true });

export const turns: readonly Turn[] = [
  turn(said([shut, out], deposit), 'Empty my Aave deposit', 'supply', 'stake'),
  turn(said([grow], deposit), 'Open a lending position', 'withdraw', 'unstake'),
  turn(said([shut, back], loan), '還 Aave 的借款', 'borrow'),
  turn(said([grow, owe], loan), 'Aumenta mi deuda', 'repay'),
  turn(said([shut, out], right), 'Enlève à Bob le droit', 'grant'),
  turn(said([grow], right), 'Raise the allowance', 'revocation'),
  turn(bills, 'Send Bob a bill for 500 USDC', 'send'),
  turn(collateral, 'Nimm WETH aus der Besicherung'),
  turn(lentOut, '再借出 500 USDC'),
  ofClause(home, "Aave'deki 500 USDC'mi cüzdanıma getir", 'supply', 'stake', 'repay'),
  ofClause(asks, 'Ask bob.eth to pay me', 'send'),
  ofClause(toOwner, 'Bring 500 USDC from that wallet to mine, to my wallet', 'payment'),
  ofClause(collects, 'Charge bob.eth 500 USDC', 'payment'),
  ofClause(zero, 'Setz die Freigabe auf null', 'grant'),
];
