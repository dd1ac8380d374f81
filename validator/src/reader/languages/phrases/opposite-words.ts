import { compilePattern } from '../../../patterns/compile-pattern.ts';
import { list } from '../list.ts';

const spaced = (words: string) => compilePattern(`(?<![\\p{L}\\d])(?:${words})(?![\\p{L}\\d])`, 'iu');

/** Words with which a noun asks for its own end: `the allowance has to go`, `the module away`. */
const endsSpaced = list`
  remov\p{L}*
  revok\p{L}*
  revocation
  disabl\p{L}*
  delet\p{L}*
  renounc\p{L}*
  no longer
  away
  drop
  kick
  stop
  off
  (?<!goes )out
  rid
  gone
  (?:has|have|needs?|ought) to go
  must go
  should go
  (?:to|for) nothing
  nobody
  no one
  zero(?! (?:vírgula|ponto))
  none
  null
  nil
  end
  over
  done with
  un\p{L}{0,3}install\p{L}*
  undo
  undone
  entfern\p{L}*
  weg
  raus
  heraus
  ab
  aus
  nichts
  niemand\p{L}*
  fort
  fuera
  nada
  nadie
  quit\p{L}*
  quít\p{L}*
  elimin\p{L}*
  retir\p{L}*
  supprim\p{L}*
  révoqu\p{L}*
  dehors
  rien
  personne
  zéro
  cero
  desativ\p{L}*
  remova
  fora
  nulo
  kaldır\p{L}*
  çıkar\p{L}*
  sıfır\p{L}*
  hiç
  удал\p{L}*
  отозв\p{L}*
  отключ\p{L}*
  прочь
  долой
  вон
  ноль
  нуля
  ничего
  إزالة
  إلغاء
  صفر
  خارج
  hapus\p{L}*
  cabut\p{L}*
  keluar\p{L}*
  nol
  हटा\p{L}*
  निकाल\p{L}*
  रद्द
  শূন্য
  বাতিল
  সরা\p{L}*
  ہٹا\p{L}*
  نکال\p{L}*
  منسوخ
`;
const endsUnspaced = list`
  移除
  取消
  关闭
  關閉
  删除
  刪除
  出去
  去掉
  撤
  解除
  削除
  無効
  外し
  外す
  取り消
  제거
  해제
  취소
  빼
  뺀
`;

export const ends = compilePattern(`(?<![\\p{L}\\d])(?:${endsSpaced})(?![\\p{L}\\d])|${endsUnspaced}`, 'iu');

/** Words that give someone the role of the noun: `make 0x… an owner`. */
export const makes = compilePattern(
  list`
    (?<![\p{L}\d])(?:
      make
      makes
      making
      accept\p{L}*
      claim\p{L}*
      appoint\p{L}*
      name
      new
      mach\p{L}*
      übernimm
      übernehm\p{L}*
      ernenn\p{L}*
      neue[rsn]?
      haz
      haga
      acept\p{L}*
      nombra
      nuev[oa]
      fais
      faites
      nomme\p{L}*
      nouve(?:au|lle)
      faça
      faz
      nomeia
      nov[oa]
      yap\p{L}*
      yeni
      сделай\p{L}*
      назнач\p{L}*
      нов\p{L}{2}
      jadikan
      baru
      اجعل
      عيّن
      جديد
      बना\p{L}*
      नया
      বানা\p{L}*
      নতুন
      بنا\p{L}*
      نیا
    )(?![\p{L}\d])
    设为
    設為
    任命
    成为
    成為
    新的
    にして
    にする
    로 만들
    로 지정
    새[ ]
  `,
  'iu',
);

/** Verbs that only support a noun: `put in a request`, `sign a permit`. */
export const carriesOut = spaced(
  list`
    sign\p{L}*
    unterschr\p{L}*
    unterzeichn\p{L}*
    firm\p{L}*
    assin\p{L}*
    imzala\p{L}*
    подпи\p{L}*
    وقع
    وقّع
    توقيع
    दस्तख़?त
    साइन
    সই
    সাইন
    دستخط
    سائن
  `,
);
