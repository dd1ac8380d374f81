import { describe, expect, it } from 'vitest';
import { showAmounts } from './found-words.fixture.ts';

type Cases = readonly (readonly [sentence: string, read: string])[];

/**
 * The amounts composed from words: numbers with halves, scales and bounds, but not numbers that only look like an
 * amount.
 */
const amounts: Readonly<Record<string, Cases>> = {
  English: [
    ['bung 75 USDC over to bob.eth and not a cent more', 'en: put 75 USDC'],
    ['Sell 3 WETH, nothing under 8,700 USDC please', 'en: swap 3 WETH >=8700 USDC'],
    ['unwrap one and a half WETH, the one on Base', 'en: unwrap 1.5 WETH'],
    ['[OPS-318] pay bob.eth forty two hundred USDC for what he built in 2024', 'en: pay 4200 USDC'],
    ['buy 12 LINK, at most 9 DAI per LINK', 'en: buy 12 LINK <=9 DAI per LINK'],
    ['clear invoice 908: 310 USDC to alice.eth', 'en: pay 310 USDC'],
    ['send,USDC,18250.50,0x8Bb2b87b7B95769f80E382964961576fdd22CFB5', 'en: send USDC 18250.5'],
    ['take 40 USDC out of Aave v three, the Arbitrum one', 'en: take 40 USDC'],
  ],
  German: [
    ['Schieb bob.eth bitte eineinhalb ETH rüber', 'de: send 1.5 ETH'],
    ['Am 3.10. kam Rechnung 77-B, also zahl alice.eth 1.204,50 USDC', 'de: pay 1204.5 USDC'],
    ['Verkauf 2 WETH, nichts unter 5.800 USDC', 'de: swap 2 WETH >=5800 USDC'],
    ['Leg 700 DAI zu Aave, aber nicht mehr als 700', 'de: put 700 DAI <=700'],
    ['Kauf 10 LINK, höchstens 14 USDC pro LINK', 'de: buy 10 LINK <=14 USDC per LINK'],
    ['Lös 120 sDAI wieder ein', 'de: withdraw 120 sDAI'],
    ['Sende null Komma null fünf ETH an bob.eth', 'de: send 0.05 ETH'],
    ['Sende drei Komma fünfundzwanzig ETH an bob.eth', 'de: send 3.25 ETH'],
  ],
  Spanish: [
    ['Pásame 2 mil 300 USDC a DAI', 'es: convert 2300 USDC DAI'],
    ['Échale 60 USDC a la bóveda de Morpho', 'es: put 60 USDC'],
    ['Vende 3 WETH, nada por debajo de 8.900 USDC', 'es: swap 3 WETH >=8900 USDC'],
    ['Autoriza a Uniswap a gastar hasta 410 DAI, ni uno más', 'es: approve spend <=410 DAI'],
    ['Mete dos ETH y medio en Lido', 'es: put 2.5 ETH'],
    ['Cambia cero coma setenta y cinco WETH a DAI', 'es: swap 0.75 WETH DAI'],
    ['Deja en cero la aprobación de USDT que le di en 2022 a Curve', 'es: revoke USDT'],
  ],
  French: [
    ['Bascule 1 250,75 USDC en DAI', 'fr: convert 1250.75 USDC DAI'],
    ['Mets un ETH et demi chez Lido', 'fr: put 1.5 ETH'],
    ['Vends 2 WETH, rien en dessous de 5 600 USDC', 'fr: swap 2 WETH >=5600 USDC'],
    ["Supprime l'autorisation de Curve sur mes DAI", 'fr: revoke DAI'],
    ['Paie la facture n° 204 : 88,20 EURC à bob.eth', 'fr: pay 88.2 EURC'],
    ['Achète 8 LINK, au plus 15 USDC pour chaque LINK', 'fr: buy 8 LINK <=15 USDC per LINK'],
  ],
  Portuguese: [
    ['Zera a aprovação da Curve no meu DAI', 'pt: revoke DAI'],
    ['Joga dois ETH e meio na Lido', 'pt: put 2.5 ETH'],
    ['Puxa 340 USDC da Aave', 'pt: withdraw 340 USDC'],
    ['Vende 2 WETH, nada abaixo de 5.700 USDC', 'pt: swap 2 WETH >=5700 USDC'],
    ['Repassa 3 mil 200 USDC pro bob.eth, nem um centavo a mais', 'pt: send 3200 USDC'],
    ['Compra 6 LINK, no máximo 14 USDC por unidade', 'pt: buy 6 LINK <=14 USDC per'],
  ],
  Indonesian: [
    ['Tolong disetorkan 1.200 USDC ke Aave', 'id: supply 1200 USDC'],
    ['Lepas 2 WETH, jangan sampai kurang dari 5.600 USDC', 'id: swap 2 WETH >=5600 USDC'],
    ['Kirim satu setengah ETH ke bob.eth', 'id: send 1.5 ETH'],
    ['Tadi pukul 9.15 dia minta, jadi transferin 45 USDC ke bob.eth', 'id: send 45 USDC'],
    ['Hapusin approval USDT buat Curve', 'id: revoke USDT'],
    ['Beli 5 LINK, paling mahal 16 USDC per LINK', 'id: buy 5 LINK <=16 USDC per LINK'],
  ],
  Turkish: [
    ["bob.eth'e 3 bin 250 USDC yollayıver", 'tr: 3250 USDC send'],
    ["Curve'ün DAI iznini sıfırla", 'tr: DAI revoke'],
    ["İki buçuk ETH'yi Lido'ya stake ediver", 'tr: 2.5 ETH stake'],
    ["2 WETH sat, 5.600 USDC'den az olmasın", 'tr: 2 WETH swap >=5600 USDC'],
    ['8 LINK al, en fazla 120 USDC öde', 'tr: 8 LINK buy <=120 USDC pay'],
    ["Yarım ETH gönder bob.eth'e", 'tr: 0.5 ETH send'],
  ],
  Russian: [
    ['Кинь bob.eth полтора ETH', 'ru: send 1.5 ETH'],
    ['Продай 2 WETH, дешевле 5 600 USDC не отдавай', 'ru: swap 2 WETH >=5600 USDC'],
    ['Обнули апрув USDT для Curve', 'ru: revoke USDT'],
    ['Закинь 12 500,25 USDC в Aave', 'ru: put 12500.25 USDC'],
    ['Прикупи 9 LINK, потолок 130 USDC', 'ru: buy 9 LINK <=130 USDC'],
    ['Вытащи 4 тыс. DAI из Aave на мой кошелёк', 'ru: withdraw 4000 DAI'],
  ],
  Chinese: [
    ['把2万3千USDC丢到Aave', 'zh: 23000 USDC put'],
    ['卖2个WETH，到手不能低于5600 USDC', 'zh: swap 2 WETH >=5600 USDC'],
    ['Curve对我DAI的授权清零', 'zh: DAI revoke'],
    ['给bob.eth转两个半ETH', 'zh: send 2.5 ETH'],
    ['给bob.eth转两千五百个USDC', 'zh: send 2500 USDC'],
    ['九月的房租，打给alice.eth 850 USDC', 'zh: send 850 USDC'],
    ['买4个LINK，撑死60 USDC，一分不多', 'zh: buy 4 LINK <=60 USDC'],
  ],
  Japanese: [
    ['Aaveに2万3千USDC入れといて', 'ja: 23000 USDC put'],
    ['10月分の家賃、alice.ethに850 USDC払っといて', 'ja: 850 USDC pay'],
    ['CurveのDAIの承認を外して', 'ja: DAI revoke'],
    ['2 WETHを売って、5,600 USDCを下回らないように', 'ja: 2 WETH swap >=5600 USDC'],
    ['LINKを買っといて、60 USDCまでなら出す', 'ja: LINK buy <=60 USDC'],
    ['お疲れさまです。bob.ethに40 USDC移しといて', 'ja: 40 USDC send'],
  ],
  Korean: [
    ['Aave에 2만 3천 USDC 넣어둬', 'ko: 23000 USDC put'],
    ['커브 DAI 승인 없애줘', 'ko: DAI revoke'],
    ['bob.eth한테 1.5 ETH 넘겨줘', 'ko: 1.5 ETH send'],
    ['2 WETH 팔아줘, 5600 USDC 밑으로는 안 돼', 'ko: 2 WETH swap >=5600 USDC'],
    ['9월 월세 850 USDC alice.eth에게 보내줘', 'ko: 850 USDC send'],
    ['LINK 4개 담아줘, 60 USDC까지만', 'ko: 4 LINK buy <=60 USDC'],
  ],
  Hindi: [
    ['bob.eth को ढाई ETH पहुंचा दो', 'hi: 2.5 ETH send'],
    ['Aave में 60 USDC जमा कर दो', 'hi: 60 USDC supply'],
    ['2 WETH बेच दो, 5,600 USDC से कम मत लेना', 'hi: 2 WETH swap >=5600 USDC'],
    ['Curve का DAI अप्रूवल खत्म कर दो', 'hi: DAI revoke'],
    ['LINK खरीद लो, 60 USDC तक', 'hi: LINK buy <=60 USDC'],
    ['दो ETH Lido पर स्टेक कर दो', 'hi: 2 ETH stake'],
  ],
  Urdu: [
    ['bob.eth کو ڈیڑھ ETH پہنچا دو', 'ur: 1.5 ETH send'],
    ['Aave میں 60 USDC جمع کر دو', 'ur: 60 USDC supply'],
    ['2 WETH بیچ دو، 5,600 USDC سے کم مت لینا', 'ur: 2 WETH swap >=5600 USDC'],
    ['Curve کی DAI اجازت ختم کر دو', 'ur: DAI revoke'],
    ['LINK خرید لو، 60 USDC تک', 'ur: LINK buy <=60 USDC'],
    ['دو ETH Lido پر سٹیک کر دو', 'ur: 2 ETH stake'],
  ],
  Bengali: [
    ['bob.eth কে আড়াই ETH পাঠিয়ে দাও', 'bn: 2.5 ETH send'],
    ['Aave থেকে ৩৪০.৫ USDC উঠিয়ে দাও', 'bn: 340.5 USDC withdraw'],
    ['২ WETH বেচে দাও, ৫,৬০০ USDC এর কমে না', 'bn: 2 WETH swap >=5600 USDC'],
    ['Curve এর DAI অনুমোদন তুলে নাও', 'bn: DAI revoke'],
    ['LINK কিনে নাও, ৬০ USDC পর্যন্ত', 'bn: LINK buy <=60 USDC'],
    ['আধা ETH bob.eth কে পাঠাও', 'bn: 0.5 ETH send'],
  ],
  Arabic: [
    ['ابعث إلى bob.eth واحد ونصف ETH', 'ar: send 1.5 ETH'],
    ['طلع ٣٤٠٫٥ USDC من Aave', 'ar: withdraw 340.5 USDC'],
    ['بع 2 WETH بشرط ألا يقل الناتج عن 5,600 USDC', 'ar: swap 2 WETH >=5600 USDC'],
    ['شيل الموافقة عن Curve على DAI', 'ar: revoke DAI'],
    ['اشتر LINK بما لا يتعدى 60 USDC', 'ar: buy LINK <=60 USDC'],
    ['أعط alice.eth نص ETH', 'ar: give 0.5 ETH'],
  ],
};

describe('amounts found in a request', () => {
  describe.each(Object.entries(amounts))('%s', (_, sentences) => {
    it.each(sentences)('%s', (sentence, read) => expect(showAmounts(sentence)).toBe(read));
  });
});
