import { list } from '../../../languages/list.ts';
import type { VerbForms } from './verb-forms.ts';

/** A noun with করা. */
const doing = (noun: string): Record<string, string> => ({
  o: `${noun} করো`,
  un: `${noun} করুন`,
  e: `${noun} করে`,
  te: `${noun} করতে`,
  ben: `${noun} করবেন`,
  i: `${noun} করি`,
  y: `${noun} করে`,
  echhi: `${noun} করেছি`,
  lam: `${noun} করলাম`,
  bo: `${noun} করব`,
  be: `${noun} করবে`,
  chhi: `${noun} করছি`,
  past: `${noun} করেছিলাম`,
  noun: `${noun} করা`,
});

export const bengali: VerbForms = {
  frame: 'bob.eth কে 5 USDC …',
  verbs: [
    {
      o: 'পাঠাও',
      un: 'পাঠান',
      e: 'পাঠিয়ে',
      te: 'পাঠাতে',
      ben: 'পাঠাবেন',
      i: 'পাঠাই',
      echhi: 'পাঠিয়েছি',
      lam: 'পাঠালাম',
      bo: 'পাঠাব',
      be: 'পাঠাবে',
      chhi: 'পাঠাচ্ছি',
      past: 'পাঠিয়েছিলাম',
      noun: 'পাঠানো',
    },
    {
      o: 'কেনো',
      un: 'কিনুন',
      e: 'কিনে',
      te: 'কিনতে',
      ben: 'কিনবেন',
      i: 'কিনি',
      echhi: 'কিনেছি',
      lam: 'কিনলাম',
      bo: 'কিনব',
      be: 'কিনবে',
      chhi: 'কিনছি',
      past: 'কিনেছিলাম',
      noun: 'কেনা',
    },
    {
      o: 'বদলাও',
      un: 'বদলান',
      e: 'বদলে',
      te: 'বদলাতে',
      ben: 'বদলাবেন',
      i: 'বদলাই',
      echhi: 'বদলেছি',
      lam: 'বদলালাম',
      bo: 'বদলাব',
      be: 'বদলাবে',
      chhi: 'বদলাচ্ছি',
      past: 'বদলেছিলাম',
      noun: 'বদলানো',
    },
    {
      o: 'তোলো',
      un: 'তুলুন',
      e: 'তুলে',
      te: 'তুলতে',
      ben: 'তুলবেন',
      i: 'তুলি',
      echhi: 'তুলেছি',
      lam: 'তুললাম',
      bo: 'তুলব',
      be: 'তুলবে',
      chhi: 'তুলছি',
      past: 'তুলেছিলাম',
      noun: 'তোলা',
    },
    ...['বিক্রি', 'জমা', 'ট্রান্সফার', 'সোয়াপ', 'স্টেক', 'শোধ', 'রিভোক'].map(doing),
  ],
  ordered: list`
    {o}
    {un}
    {e} দাও
    {e} দিন
    {e} দেন
    {e} দে
    {e} দিও
    {e} দেবেন
    {e} ফেলো
    {e} নাও
    {e} নিন
    {te} চাই
    {te} হবে
    {ben}
    {ben} প্লিজ
    {o} এখনই
    {e} দাও তো
    {te} পারবেন?
    {te} পারেন?
  `,
  told: list`
    {i}
    {echhi}
    {lam}
    {bo}
    {bo}ো
    {be}
    {chhi}
    {past}
    {noun} হয়েছে
    {noun} হয়েছিল
    {noun} হবে
    {noun} হচ্ছে
    {e} দিয়েছি
    {e} দিয়েছে
    {e} দিলাম
    {e} দেব
    {e} দেবো
    {e} দিচ্ছি
    {e} দেয়
    {e} দিয়েছিলাম
    {e} ফেলেছি
    {e} ফেললাম
    {e} রেখেছি
    {te} চায়
    {te} চান
    {te} চেয়েছিলাম
    {te} যাচ্ছি
    {te} পারি
    {te} থাকি
    {te} হয়েছিল
    {e} নিয়েছি
    {e} নেব
    {te} চাইছে
  `,
  others: [
    'রাম bob.eth কে 5 USDC ⟦পাঠায়⟧',
    'রাম bob.eth কে 5 USDC ⟦পাঠিয়েছে⟧',
    'bob.eth কে 5 USDC ⟦জমা⟧ হয়েছে',
    'আমি প্রতি মাসে bob.eth কে 5 USDC ⟦পাঠাই⟧',
  ],
};
