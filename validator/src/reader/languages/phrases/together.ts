import { list } from '../list.ts';

/** Words that divide one amount among several recipients. */
export const splits = new RegExp(
  list`
    \b(?:
      split
      divide
      evenly
      equally
      fifty-fifty
      50/50
      share (?:it|them)
      aufteilen
      repart\p{L}*
      divid\p{L}*
      partag\p{L}*
      eşit\p{L}*
    )(?!\p{L})
    平分
    均分
    折半
    나눠
    ভাগ
    बराबर
    بالتساوي
    برابر
    поровну
  `,
  'iu',
);

/** Words that make a number the total. */
export const together = new RegExp(
  list`
    \b(?:
      total
      altogether
      in all
      combined
      split
      divide
      evenly
      equally
      insgesamt
      gesamt
      aufteilen
      repart\p{L}*
      divid\p{L}*
      partag\p{L}*
      toplam
      eşit\p{L}*
    )(?!\p{L})
    合計
    总共
    一共
    平分
    均分
    合わせて
    합계
    총
    나눠
    মোট
    ভাগ
    कुल
    बराबर
    بالتساوي
    إجمالي
    کل
    برابر
    всего
    поровну
  `,
  'iu',
);
