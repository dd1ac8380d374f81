import { list } from '../../../languages/list.ts';
import type { VerbForms } from './verb-forms.ts';

/** A noun with کرنا. */
const doing = (noun: string): Record<string, string> => ({
  o: `${noun} کرو`,
  en: `${noun} کریں`,
  iye: `${noun} کیجیے`,
  na: `${noun} کرنا`,
  ne: `${noun} کرنے`,
  root: `${noun} کر`,
  a: `${noun} کیا`,
  e: `${noun} کیے`,
  ta: `${noun} کرتا`,
  un: `${noun} کروں`,
  ege: `${noun} کرے`,
});

const verb = (root: string): Record<string, string> => ({
  o: `${root}و`,
  en: `${root}یں`,
  iye: `${root}یے`,
  na: `${root}نا`,
  ne: `${root}نے`,
  root,
  a: `${root}ا`,
  e: `${root}ے`,
  ta: `${root}تا`,
  un: `${root}وں`,
  ege: `${root}ے`,
});

export const urdu: VerbForms = {
  frame: 'bob.eth کو 5 USDC …',
  verbs: [
    ...['بھیج', 'بیچ', 'بدل', 'خرید', 'نکال'].map(verb),
    ...['جمع', 'ٹرانسفر', 'منتقل', 'سویپ', 'سٹیک', 'منظور', 'ریووک'].map(doing),
  ],
  ordered: list`
    {o}
    {en}
    {iye}
    {iye} گا
    {na}
    {na} ہے
    {root} دو
    {root} دیں
    {root} دیجیے
    {root} دے
    {root} دینا
    {root} لو
    {root} لیں
    {root} ڈالو
    {na} چاہتا ہوں
    {na} چاہتی ہوں
    {o} ابھی
    {root} دو بھائی
    {root} سکتے ہو؟
    {ne} ہیں
  `,
  told: list`
    {a}
    {a} ہے
    {a} تھا
    {e} گئے
    {a} گیا
    {a} گیا ہے
    {ta} ہوں
    {ta} ہے
    {ta} تھا
    {root} رہا ہوں
    {root} رہے ہیں
    {root} رہی تھی
    {un} گا
    {un}
    {ege} گا
    {en} گے
    {root} دیا
    {root} دیے
    {root} دیے ہیں
    {root} چکا ہوں
    {root} چکے ہیں
    {root} دوں گا
    {root} دیں گے
    {root} دے گا
    {root} دیتا ہوں
    {root} دیتے ہیں
    {root} لیا
    {root} لوں گا
    {root} دی تھی
    {ne} والا ہوں
    {ne} والا ہے
    {ne} جا رہا ہوں
    {na} چاہتا ہے
    {na} چاہتا تھا
    {na} تھا
    {na} پڑا
    {root} سکتا ہوں
    {root} پایا
    {ne} لگا
    {ne} کا سوچ رہا ہوں
  `,
  others: [
    'احمد bob.eth کو 5 USDC ⟦بھیجے⟧',
    'احمد نے bob.eth کو 5 USDC ⟦بھیج⟧ دیے',
    'bob.eth کو 5 USDC کی ⟦ادائیگی⟧ ہو گئی',
    'bob.eth کو 5 USDC کی ⟦ادائیگی⟧ ہے',
  ],
};
