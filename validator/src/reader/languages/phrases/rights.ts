import type { Right } from '../../../effects/effect.ts';
import { list } from '../list.ts';

/** The right to spend, in any words. */
export const saysRight = new RegExp(
  list`
    \b(?:
      allowance
      approval
      spending (?:limit|right|cap)
      (?:may|can|to) (?:spend|pull|use|take)
    )\b
  `,
  'i',
);

/** Words that end a right: `no longer`, `revoke their allowance`. */
export const endsRight = new RegExp(
  list`
    \bno longer\b(?! than\b)(?<!
      (?:hours?|minutes?|mins?|days?|weeks?|months?|that long)(?: and|,|;)? no longer
    )
    \bany ?more\b
    \b(?:
      revoke
      cancel
      remove
      withdraw
      end
      stop
      kill
      undo
      take (?:back|away)
    )\b[^.\n]{0,40}\b(?:
      approval
      allowance
      permission
      right
      access
      spend
    )
    nicht mehr
    ya no\b
    ne .{0,20} plus\b
    não .{0,20} mais\b
    больше не
    不再
    もう.{0,12}ない
    더 이상
    artık
    اب نہیں
    अब नहीं
    tidak lagi
  `,
  'iu',
);

/** Nouns for the right to spend. */
export const rightNouns = new RegExp(
  list`
    \b(?:
      allowance
      approval
      permit
      spending (?:limit|right|cap)
      izni?
      permiso
      permissão
      autorisation
      freigabe
      autorización
      autorização
    )(?!\p{L})
    授权
    许可
    許可
    승인
    권한
    разрешен
    إذن
    अनुमति
    অনুমতি
    اجازت
  `,
  'iu',
);

/** Nouns for a setting of an account: collateral, an efficiency mode, a resolver. */
export const asksForSetting = new RegExp(
  list`
    collateral
    sicherheit
    garant[íi]a
    garantie
    colateral
    抵押
    担保
    담보
    teminat
    залог
    ضمان
    jaminan
    संपार्श्विक
    \be-?mode\b
    \bresolver\b
    \brecord\b
  `,
  'i',
);

/** Words for removing a right or a setting. */
export const takesAway = new RegExp(
  list`
    \b(?:
      remov
      revok
      disabl
      delet
      renounc
      no longer
      take away
      drop
      kick
      stop
      turn off
      switch off
      entfern
      quit
      elimin
      retir
      supprim
      révoqu
      desativ
      kaldır
    )
    移除
    取消
    关闭
    削除
    解除
    無効
    제거
    해제
    удал
    отозв
    отключ
    إزالة
    إلغاء
    हटा
  `,
  'iu',
);

/** A right that ends, before words that also take an instruction back: `承認を取り消して`. */
export const rightToEnd = new RegExp(
  list`
    (?:
      承認
      許可
      権限
      アプルーブ
      委任
      approve
      approval
      allowance
      setapprovalforall
    )(?!依頼|申請|の?指示|の?お願い)[^。\n⟦]{0,30}を\s?$
  `,
  'iu',
);

/** Words for what an account or a contract permits, in the languages of the grammars. */
export const rightWords: readonly (readonly [Right, RegExp])[] = [
  [
    'owner',
    new RegExp(
      list`
        owner(?:s|ship)?
        co-?owners?
        signers?
        signing (?:rights|power)
        signator(?:y|ies)
        besitzer
        eigentümer
        propietari[oa]s?
        dueñ[oa]s?
        propriétaires?
        propriet[aá]ri[oa]?s?
        sahib
        eigenaar
        所有者
        所有权
        オーナー
        владел\p{L}+
      `,
      'iu',
    ),
  ],
  [
    'admin',
    /admin(?:istrator)?s?|administrador(?:es)?|administrateurs?|amministratori?|管理员|管理者|администратор\p{L}*/iu,
  ],
  ['role', /roles?|rolle|rôle|ruolo|角色|роль/iu],
  ['module', /(?:modul\p{L}{0,3}|módulos?)|plugins?|模块|モジュール|модул\p{L}+/iu],
  ['guard', /guards?/iu],
  ['fallback', /fallback/iu],
];

/** How many of the signers must agree. */
export const thresholdWord = new RegExp(
  list`
    threshold
    quorum
    confirmations
    required signatures
    umbral
    schwelle\p{L}*
    seuil
    soglia
    limiar
    阈值
    しきい値
    порог\p{L}*
  `,
  'iu',
);

/** Words before what someone may do. */
export const mayDo = new RegExp(
  list`
    \b(?:
      can
      may
      could
      might
      lets?
      able to
      allowed to
      pueda[ns]?
      pued[ae]n?
      podrán?
      puisse(?:nt)?
      peu(?:t|vent)
      poss[ae]m?
      podem?
      kann
      können
      darf
      dürfen
    )\b[^.\n]{0,50}$
  `,
  'iu',
);

/** Words for parties that may act for an account. */
export const speaksOfOperators = new RegExp(
  list`
    operat
    operad
    оператор
    操作[员員者]
    オペレータ
    오퍼레이터
    운영자
    مشغل
    operatör
    ऑपरेटर
    অপারেটর
    manager
    relayer
  `,
  'iu',
);
