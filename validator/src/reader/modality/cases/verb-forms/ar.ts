import { list } from '../../../languages/list.ts';
import type { VerbForms } from './verb-forms.ts';

export const arabic: VerbForms = {
  frame: '… 5 USDC',
  // Imperative, verbal noun, and the forms for what I, you, he, we do; what I and he did.
  verbs: [
    { o: 'أرسل', n: 'إرسال', me: 'أُرسل', you: 'ترسل', he: 'يرسل', we: 'نرسل', did: 'أرسلتُ', didWe: 'أرسلنا' },
    { o: 'حوّل', n: 'تحويل', me: 'أحول', you: 'تحول', he: 'يحول', we: 'نحول', did: 'حولت', didWe: 'حولنا' },
    { o: 'بدّل', n: 'تبديل', me: 'أبدل', you: 'تبدل', he: 'يبدل', we: 'نبدل', did: 'بدلت', didWe: 'بدلنا' },
    { o: 'اشترِ', n: 'شراء', me: 'أشتري', you: 'تشتري', he: 'يشتري', we: 'نشتري', did: 'اشتريت', didWe: 'اشترينا' },
    { o: 'بع', n: 'بيع', me: 'أبيع', you: 'تبيع', he: 'يبيع', we: 'نبيع', did: 'بعتُ', didWe: 'بعنا' },
    { o: 'أودع', n: 'إيداع', me: 'أُودع', you: 'تودع', he: 'يودع', we: 'نودع', did: 'أودعت', didWe: 'أودعنا' },
    { o: 'اسحب', n: 'سحب', me: 'أسحب', you: 'تسحب', he: 'يسحب', we: 'نسحب', did: 'سحبت', didWe: 'سحبنا' },
    { o: 'اقترض', n: 'اقتراض', me: 'أقترض', you: 'تقترض', he: 'يقترض', we: 'نقترض', did: 'اقترضت', didWe: 'اقترضنا' },
    { o: 'سدّد', n: 'سداد', me: 'أسدد', you: 'تسدد', he: 'يسدد', we: 'نسدد', did: 'سددت', didWe: 'سددنا' },
    { o: 'ادفع', n: 'دفع', me: 'أدفع', you: 'تدفع', he: 'يدفع', we: 'ندفع', did: 'دفعت', didWe: 'دفعنا' },
  ],
  ordered: list`
    {o}
    {o} لي
    من فضلك {o}
    لو سمحت {o}
    رجاء {o}
    الرجاء {n}
    يرجى {n}
    أرجو {n}
    أريد {n}
    أريد أن {me}
    أريد أن {you}
    أود {n}
    أود أن {me}
    أحتاج إلى {n}
    هل يمكنك {n}
    هل يمكنك أن {you}
    ممكن {you}
    ممكن {n}
    قم ب{n}
    الآن {o}
    يا صديقي {o}
    مرحبا، {o}
    ثم {o}
    {n}
    نعم، {o}
    ساعدني في {n}
    أرغب في {n}
  `,
  told: list`
    {he}
    {we}
    {you}
    {did}
    {didWe}
    سوف {me}
    س{me}
    س{he}
    س{we}
    تم {n}
    تمت عملية {n}
    يتم {n}
    سيتم {n}
    جرى {n}
    قمت ب{n}
    قام أحمد ب{n}
    قمنا ب{n}
    أحمد {he}
    أخي {he}
    العميل {he}
    هو {he}
    كنت {me}
    كان {he}
    لقد {did}
    أنا {me}
    نحن {we}
    بعد {n}
    عند {n}
    انتهيت من {n}
    أحمد يريد أن {he}
    أحمد يريد {n}
    بدأت {n}
    كل شهر {me}
  `,
  others: [
    '⟦أرسلوا⟧ 5 USDC إلى bob.eth',
    'أحمد ⟦أرسل⟧ 5 USDC إلى bob.eth',
    'أخي ⟦حوّل⟧ 5 USDC إلى bob.eth',
    'اكتمل ⟦تحويل⟧ 5 USDC إلى bob.eth',
  ],
};
