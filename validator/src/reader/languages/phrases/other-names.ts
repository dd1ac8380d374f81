import { compilePattern } from '../../../patterns/compile-pattern.ts';
import { list } from '../list.ts';
import { kin } from './kin.ts';

/** Words next to a name that refer to another person or thing. */

/** `anyone but 0x…`, `anything except Base`: ends before the name. */
export const excludedBefore = compilePattern(
  list`
    (?<![\p{L}\p{M}])(?:
      (?:any|every|some)(?:one|body|thing|where)(?: else)?,? (?:
        but
        except(?:ing)?(?: for)?
        other than
        apart from
        aside from
        besides
        excluding
        save(?: for)?
      )
      any (?:other )?\p{L}+ (?:but|except(?: for)?|other than|apart from|besides|excluding)
      (?:all|jede|irgend|überall|wen|wem|was)\p{L}*(?: auch immer| anderes?n?)?,? (?:außer|ausser)
      (?:cualquier\p{L}*|todos?|todas?|alguien|algo|quien sea)(?: \p{L}+)?,? (?:menos|excepto|salvo|que no sea)
      (?:
        n['’]importe (?:qui|quoi|où|lequel|laquelle)
        tout(?: le monde)?
        tous
        toutes
        quelqu['’]un
        partout
      )(?: d['’]autre)?,? (?:sauf|hormis|excepté|à part)
      (?:qualquer|quem|tod[oa]s?|tudo|alguém|algo)(?: \p{L}+)?,? (?:exceto|menos|salvo|fora|que não seja)
      (?:siapa|apa|mana) ?(?:pun|saja)? (?:kecuali|selain)
      (?:все[мх]?|всё|кому угодно|кто угодно|кого угодно|что угодно|где угодно|люб\p{L}+),? кроме
      (?:أي (?:شخص|أحد|شيء)|الجميع|كل (?:شخص|الناس)) (?:ما عدا|باستثناء|إلا|غير|سوى)
    ) (?:(?:to|for|on|at|the|an|von|auf|der|den|dem|die|das|a|en|à|au|sur|la|le|para|o|na|no|em|ke|di|на|в) ){0,2}$
    除(?:了|去|开|開)?\s?$
  `,
  'iu',
);

/** The same after the name: `0x… 以外の人`. */
export const excludedAfter = new RegExp(
  list`
    ^\s?(?:
      以外
      之外
      を除(?:く|い)
      を除外
      말고
      을?를? ?빼고
      을?를? ?제외
      이외
      외의
      외에 다른
      (?:hariç|dışında)(?!\p{L})
      (?:के|को) (?:अलावा|सिवा|छोड़कर)
      (?:کے|کو) (?:علاوہ|سوا|چھوڑ کر)
      ছাড়া অন্য
      বাদে
    )
  `,
  'u',
);

/** With a negation the name is the only one: `to nobody but 0x…`, `0x… 以外には送らないで`. */
export const negates = new RegExp(
  list`
    (?<![\p{L}\p{M}])(?:
      no
      not
      never
      nobody
      none
      nothing
      nowhere
      without
      cannot
      nicht
      nie
      niemals
      niemand\p{L}*
      kein\p{L}*
      nunca
      nadie
      nada
      ne
      pas
      jamais
      personne
      não
      nem
      ninguém
      jangan
      tidak
      bukan
      не
      никому
      никто
      никогда
      لا
      لن
      नहीं
      मत
      না
      نہیں
      مت
    )(?![\p{L}\p{M}])
    n['’]t(?!\p{L})
    [不别別勿没沒]
    ない
    ません
    せず
    禁止
    지 ?(?:마|말|않)
    안 ?돼
    금지
    \p{L}(?:ma|me)(?:yın|yin|yiniz)?(?!\p{L})
  `,
  'iu',
);

/** Ends before the name. */
export const othersBefore = compilePattern(
  list`
    (?<!\p{L})(?:
      (?:${kin.en}) of
      (?:to|address|wallet|account|one|line|entry) (?:right |just )?(?:
        below
        above
        under
        next to
        after
        before
        beneath
      )
      whoever (?:deployed|owns|created|controls|runs)
      (?:${kin.de})(?:s|n|in)? (?:von|der|des)
      (?:${kin.es}) de(?: la| el)?
      (?:${kin.fr}) d(?:e|u)
      (?:${kin.pt}) d[eoa]
    ) $
  `,
  'iu',
);

/** `on behalf of 0x…`: for whom it is paid, not to whom. */
export const inNameOf = new RegExp(
  list`
    (?<!\p{L})(?:
      on behalf of
      in the name of
      instead of
      in place of
      im namen von
      im auftrag von
      anstelle von
      statt
      en nombre de
      a nombre de
      de parte de
      en lugar de
      en vez de
      au nom de
      de la part de
      à la place de
      em nome de
      da parte de
      em vez de
      no lugar de
      atas nama
      от имени
      вместо
      باسم
      نيابة عن
      بدلا من
    ) $
    (?:代表|代替|替)\s?$
  `,
  'iu',
);

/** The same after the name. */
export const inNameOfAfter = new RegExp(
  list`
    ^\s?(?:
      の(?:代わり|かわり|代理|名義)
      に代わ
      를? ?대신
      을 ?대신
      의 ?이름으로
      (?:adına|yerine)(?!\p{L})
      (?:की|के) (?:ओर से|तरफ़? से|बदले)
      (?:کی|کے) (?:طرف سے|بجائے|بدلے)
      এর (?:পক্ষে|বদলে)
    )
  `,
  'u',
);

/** Begins after the name. Nouns for the account itself do not count: `0x…'s wallet`. */
export const othersAfter = compilePattern(
  list`
    ^(?:
      ['’]s (?:
        ${kin.en}
        (?:parent|sister|mother|test|rival|old|former|neighbou?ring) ?(?:chain|network|net|protocol)?
      )(?!\p{L})
      \s?的(?:
        老板
        老闆
        房东
        房東
        主人
        拥有者
        擁有者
        妻子
        太太
        老婆
        丈夫
        老公
        哥哥
        弟弟
        姐姐
        妹妹
        妈妈
        媽媽
        爸爸
        儿子
        兒子
        女儿
        女兒
        朋友
        同事
        合伙人
        合夥人
        邻居
        鄰居
        律师
        律師
        会计
        會計
        客户
        客戶
        供应商
        供應商
        经理
        經理
        创建者
        部署者
        继承人
      )
      \s?の(?:大家|所有者|持ち主|オーナー|上司|社長|妻|奥さん|夫|旦那|兄|弟|姉|妹|母|父|息子|娘|友人|友達|友だち|同僚|隣人|弁護士|会計士|税理士|取引先|作成者|相続人|後任|パートナー)
      \s?의 ?(?:집주인|주인|소유자|사장|상사|아내|부인|남편|형|동생|누나|언니|오빠|엄마|아빠|어머니|아버지|아들|딸|친구|동료|이웃|변호사|회계사|거래처|파트너|후임|상속인)
    )
  `,
  'iu',
);
