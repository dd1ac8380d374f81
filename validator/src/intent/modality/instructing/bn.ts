import { anyOf, forms, type InstructingForms } from './instructing-forms.ts';

const parts = {
  END: '(?![\\p{L}\\p{M}])',
  HELPER:
    'দাও|দিন|দেন|দিও|দিয়ো|দে|নাও|নিন|নিও|নেন|করো|করুন|কোরো|করেন|করবেন|দেবেন|দিবেন|নেবেন|ফেলো|ফেলুন|রাখো|রাখুন|আনো|আনুন|যাও|যান',
  SKIPPED: 'করে|কর|তো|একটু|এখনই|[a-z]+',
  WANT: '(?:চাই|হবে|পারেন|পারবেন|পারবে|পারো)',
};

export const bengali: InstructingForms = {
  orders: forms(
    [
      // What is signed: the verb in it says what that does.
      '⟧[^।\\n]{0,60}(?:স্বাক্ষর|সই|সাইন) (?:করে )?(?:দাও|দিন|করো|করুন|কর)<END>',
      '(?:⟦|\\s)(?:<HELPER>)⟧',
      '(?:াও|ান|ুন|িয়ো|িও|বেন|(?<!ব|ান)ো)⟧',
      'তে⟧\\s*<WANT><END>',
      'তে <WANT>⟧',
      '⟧\\s*(?:(?:<SKIPPED>)\\s+){0,3}(?:<HELPER>)<END>',
      '⟧\\s*করতে <WANT><END>',
      '⟦[^⟧]*(?<!ছি|ছে|ছেন|লাম|ল|ব|বো|বে|াই|ায়|ানো|ে|কিনি|তুলি|করি|কেনা|তোলা|করা)⟧\\s*(?=$|[^\\p{L}\\p{M}\\s]|[a-z])',
    ],
    parts,
  ),
  joins: [forms(['ে⟧', '⟧\\s*করে\\s']), anyOf(['\\s(?:<HELPER>)<END>'], parts)],
};
