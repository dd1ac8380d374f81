import { pattern } from '../../../patterns/in-lines.ts';

/** The right to spend, in any words. */
export const saysRight = pattern('i')`
  \b(?:
    allowance
    |approval
    |spending (?:limit|right|cap)
    |(?:may|can|to) (?:spend|pull|use|take)
  )\b
`;

/** Words that end a right: `no longer`, `revoke their allowance`. */
export const endsRight = pattern('iu')`
  \bno longer\b(?! than\b)(?<!
    (?:hours?|minutes?|mins?|days?|weeks?|months?|that long)(?: and|,|;)? no longer
  )
  |\bany ?more\b
  |\b(?:
    revoke
    |cancel
    |remove
    |withdraw
    |end
    |stop
    |kill
    |undo
    |take (?:back|away)
  )\b[^.\n]{0,40}\b(?:
    approval
    |allowance
    |permission
    |right
    |access
    |spend
  )
  |nicht mehr
  |ya no\b
  |ne .{0,20} plus\b
  |não .{0,20} mais\b
  |больше не
  |不再
  |もう.{0,12}ない
  |더 이상
  |artık
  |اب نہیں
  |अब नहीं
  |tidak lagi
`;

/** Nouns for the right to spend. */
export const rightNouns = pattern('iu')`
  \b(?:
    allowance
    |approval
    |permit
    |spending (?:limit|right|cap)
    |izni?
    |permiso
    |permissão
    |autorisation
    |freigabe
    |autorización
    |autorização
  )(?!\p{L})
  |授权
  |许可
  |許可
  |승인
  |권한
  |разрешен
  |إذن
  |अनुमति
  |অনুমতি
  |اجازت
`;

/** Nouns for a setting of an account: collateral, an efficiency mode, a resolver. */
export const asksForSetting = pattern('i')`
  collateral
  |sicherheit
  |garant[íi]a
  |garantie
  |colateral
  |抵押
  |担保
  |담보
  |teminat
  |залог
  |ضمان
  |jaminan
  |संपार्श्विक
  |\be-?mode\b
  |\bresolver\b
  |\brecord\b
`;

/** Words that take a right or a setting away. */
export const takesAway = pattern('iu')`
  \b(?:
    remov
    |revok
    |disabl
    |delet
    |renounc
    |no longer
    |take away
    |drop
    |kick
    |stop
    |turn off
    |switch off
    |entfern
    |quit
    |elimin
    |retir
    |supprim
    |révoqu
    |desativ
    |kaldır
  )
  |移除
  |取消
  |关闭
  |削除
  |解除
  |無効
  |제거
  |해제
  |удал
  |отозв
  |отключ
  |إزالة
  |إلغاء
  |हटा
`;
