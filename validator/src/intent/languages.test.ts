import { describe, expect, it } from 'vitest';
import { showReading } from './intent.fixture.ts';

type Cases = readonly (readonly [sentence: string, reading: string])[];

const spanish: Cases = [
  ['envía 5 USDC a bob.eth', 'send 5 USDC to bob.eth'],
  ['Por favor, envía 5,5 USDC a 0x70997970C51812dc3A010C7d01b50e0d17dc79C8 en Base', 'send 5.5 USDC to 0x7099 at 8453'],
  ['intercambia 1 ETH por USDC en Uniswap', 'swap 1 ETH -> USDC on uniswap'],
  ['convierte 100 USDC en ETH', 'swap 100 USDC -> ETH'],
  ['compra ETH con 100 USDC', 'swap 100 USDC -> ETH'],
  ['vende la mitad de mi ETH por USDC', 'swap 1/2 ETH -> USDC'],
  ['quiero cambiar 1 ETH a USDC', 'swap 1 ETH -> USDC'],
];

const french: Cases = [
  ['envoie 5 USDC à bob.eth', 'send 5 USDC to bob.eth'],
  [`Peux-tu échanger 1 ETH contre des USDC sur Uniswap, s'il te plaît ?`, 'swap 1 ETH -> USDC on uniswap'],
  ['achète 0,5 ETH avec des USDC', 'swap USDC -> 0.5 ETH'],
  ['convertis 100 USDC en ETH', 'swap 100 USDC -> ETH'],
  ['transfère 10 DAI vers 0x70997970C51812dc3A010C7d01b50e0d17dc79C8', 'send 10 DAI to 0x7099'],
];

const portuguese: Cases = [
  ['envie 5 USDC para bob.eth', 'send 5 USDC to bob.eth'],
  ['troque 1 ETH por USDC na Uniswap', 'swap 1 ETH -> USDC on uniswap'],
  ['compre ETH com 100 USDC', 'swap 100 USDC -> ETH'],
  ['transfira 10 USDC para 0x70997970C51812dc3A010C7d01b50e0d17dc79C8, por favor', 'send 10 USDC to 0x7099'],
];

const german: Cases = [
  ['sende 5 USDC an bob.eth', 'send 5 USDC to bob.eth'],
  ['tausche 1 ETH gegen USDC auf Uniswap', 'swap 1 ETH -> USDC on uniswap'],
  ['tausche 1 ETH in USDC um', 'swap 1 ETH -> USDC'],
  ['kaufe ETH für 100 USDC', 'swap 100 USDC -> ETH'],
  ['überweise 10 USDC an 0x70997970C51812dc3A010C7d01b50e0d17dc79C8', 'send 10 USDC to 0x7099'],
];

const indonesian: Cases = [
  ['kirim 5 USDC ke bob.eth', 'send 5 USDC to bob.eth'],
  ['tukar 1 ETH dengan USDC di Uniswap', 'swap 1 ETH -> USDC on uniswap'],
  ['beli ETH dengan 100 USDC', 'swap 100 USDC -> ETH'],
];

const russian: Cases = [
  ['отправь 5 USDC на bob.eth', 'send 5 USDC to bob.eth'],
  ['переведи 10 USDC на 0x70997970C51812dc3A010C7d01b50e0d17dc79C8 пожалуйста', 'send 10 USDC to 0x7099'],
  ['обменяй 1 ETH на USDC через Uniswap', 'swap 1 ETH -> USDC on uniswap'],
  ['купи ETH за 100 USDC', 'swap 100 USDC -> ETH'],
  ['продай 0,5 ETH за USDC', 'swap 0.5 ETH -> USDC'],
];

const mandarin: Cases = [
  ['给bob.eth转5个USDC', 'send 5 USDC to bob.eth'],
  ['把5 USDC转给0x70997970C51812dc3A010C7d01b50e0d17dc79C8', 'send 5 USDC to 0x7099'],
  ['请发送5 USDC到bob.eth', 'send 5 USDC to bob.eth'],
  ['将1 ETH兑换成USDC', 'swap 1 ETH -> USDC'],
  ['把1 ETH换成USDC，滑点不超过0.5%', 'swap 1 ETH -> USDC; slippage 50'],
  ['用100 USDC买ETH', 'swap 100 USDC -> ETH'],
  ['在Uniswap上把1 ETH换成USDC', 'swap 1 ETH -> USDC on uniswap'],
  ['卖出1 ETH换取USDC', 'swap 1 ETH -> USDC'],
  ['把全部USDC换成ETH', 'swap 1/1 USDC -> ETH'],
];

const japanese: Cases = [
  ['bob.ethに5 USDCを送ってください', 'send 5 USDC to bob.eth'],
  ['1 ETHをUSDCに交換して', 'swap 1 ETH -> USDC'],
  ['100 USDCでETHを買って', 'swap 100 USDC -> ETH'],
  ['Uniswapで1 ETHをUSDCにスワップして', 'swap 1 ETH -> USDC on uniswap'],
];

const hindi: Cases = [
  ['bob.eth को 5 USDC भेजो', 'send 5 USDC to bob.eth'],
  ['1 ETH को USDC में बदलो', 'swap 1 ETH -> USDC'],
  ['कृपया 0x70997970C51812dc3A010C7d01b50e0d17dc79C8 को १० USDC भेजें', 'send 10 USDC to 0x7099'],
  ['100 USDC से ETH खरीदो', 'swap 100 USDC -> ETH'],
  ['Uniswap पर 1 ETH को USDC में स्वैप करें', 'swap 1 ETH -> USDC on uniswap'],
];

const urdu: Cases = [
  ['bob.eth کو 5 USDC بھیجیں', 'send 5 USDC to bob.eth'],
  ['1 ETH کو USDC میں تبدیل کریں', 'swap 1 ETH -> USDC'],
  ['100 USDC سے ETH خریدیں', 'swap 100 USDC -> ETH'],
];

const bengali: Cases = [
  ['bob.eth-কে ৫ USDC পাঠাও', 'send 5 USDC to bob.eth'],
  ['1 ETH কে USDC তে রূপান্তর করো', 'swap 1 ETH -> USDC'],
  ['১০০ USDC দিয়ে ETH কিনো', 'swap 100 USDC -> ETH'],
];

const arabic: Cases = [
  ['أرسل 5 USDC إلى bob.eth', 'send 5 USDC to bob.eth'],
  ['ارسل ٥ USDC الى 0x70997970C51812dc3A010C7d01b50e0d17dc79C8 من فضلك', 'send 5 USDC to 0x7099'],
  ['حوّل 5 USDC إلى bob.eth', 'send 5 USDC to bob.eth'],
  ['حوّل 1 ETH إلى USDC', 'swap 1 ETH -> USDC'],
  ['استبدل 1 ETH مقابل USDC', 'swap 1 ETH -> USDC'],
  ['بدّل ١٫٥ ETH بـ USDC عبر Uniswap', 'swap 1.5 ETH -> USDC on uniswap'],
  ['اشترِ ETH بـ 100 USDC', 'swap 100 USDC -> ETH'],
];

describe('requests in other languages', () => {
  describe('reads Spanish', () => {
    it.each(spanish)('%s', (sentence, reading) => expect(showReading(sentence)).toBe(reading));
  });
  describe('reads French', () => {
    it.each(french)('%s', (sentence, reading) => expect(showReading(sentence)).toBe(reading));
  });
  describe('reads Portuguese', () => {
    it.each(portuguese)('%s', (sentence, reading) => expect(showReading(sentence)).toBe(reading));
  });
  describe('reads German', () => {
    it.each(german)('%s', (sentence, reading) => expect(showReading(sentence)).toBe(reading));
  });
  describe('reads Indonesian', () => {
    it.each(indonesian)('%s', (sentence, reading) => expect(showReading(sentence)).toBe(reading));
  });
  describe('reads Russian', () => {
    it.each(russian)('%s', (sentence, reading) => expect(showReading(sentence)).toBe(reading));
  });
  describe('reads Mandarin', () => {
    it.each(mandarin)('%s', (sentence, reading) => expect(showReading(sentence)).toBe(reading));
  });
  describe('reads Japanese', () => {
    it.each(japanese)('%s', (sentence, reading) => expect(showReading(sentence)).toBe(reading));
  });
  describe('reads Hindi', () => {
    it.each(hindi)('%s', (sentence, reading) => expect(showReading(sentence)).toBe(reading));
  });
  describe('reads Urdu', () => {
    it.each(urdu)('%s', (sentence, reading) => expect(showReading(sentence)).toBe(reading));
  });
  describe('reads Bengali', () => {
    it.each(bengali)('%s', (sentence, reading) => expect(showReading(sentence)).toBe(reading));
  });
  describe('reads Arabic', () => {
    it.each(arabic)('%s', (sentence, reading) => expect(showReading(sentence)).toBe(reading));
  });
});
