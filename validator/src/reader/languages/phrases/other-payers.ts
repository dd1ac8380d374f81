import { compilePattern } from '../../../patterns/compile-pattern.ts';
import { list } from '../list.ts';
/** `from Bob's wallet`: another payer. Firms, teams and purposes may be the owner's own. */
export const otherPayers = compilePattern(
  list`
    (?<!\p{L})(?:from|out of|using) (?!(?:Today|Yesterday|Monday|Friday|Company|Treasury|Team)['’])\p{Lu}\p{Ll}{1,20}['’]s (?:\p{Ll}+ )?(?:
      wallet
      account
      safe
      funds
      balance
      money
    )(?!\p{L})
    (?<!\p{L})(?:from|out of|using) (?:my|our|his|her|their) (?:
      wife
      husband
      partner
      brother
      sister
      mother
      father
      mum
      mom
      dad
      son
      daughter
      boss
      friend
      neighbou?r
      flatmate
      roommate
      colleague
    )['’]s (?:\p{Ll}+ )?(?:wallet|account|safe|funds|balance|money)(?!\p{L})
    (?<!\p{L})von (?!Aaves |Compounds )\p{Lu}\p{Ll}{1,20}s (?:Konto|Wallet|Guthaben|Geld)(?!\p{L})
    (?<!\p{L})(?:
      vom (?:Konto|Wallet) von
      aus (?:dem|der) Wallet von
      desde la (?:cuenta|cartera|billetera|wallet) de
      depuis le (?:compte|portefeuille|wallet) de
      d[ae] (?:conta|carteira|wallet) d[aoe]
    ) \p{Lu}\p{Ll}{1,20}(?!\p{L})
    从(?:小|老|阿)\p{L}{1,2}的?(?:钱包|账户|賬戶|錢包)
    (?:さん|くん|君|ちゃん|妻|夫|兄|弟|姉|妹|母|父|友人|上司)の(?:ウォレット|口座|財布)から
    (?:씨|님|아내|남편|형|동생|누나|언니|오빠|엄마|아빠|친구|사장)의? ?(?:지갑|계좌)에서
  `,
  'u',
);

/** `the other way round`, `not the second one`: the reader must work out which payments are meant, and how. */
export const otherOrder = compilePattern(
  list`
    (?<!\p{L})(?:
      (?:the )?other way (?:a?round)
      vice versa
      the reverse
      in reverse
      swap(?:ping|ped)? (?:them|the two|the amounts|the recipients|both)
      (?:
        not
        skip
        drop
        omit
        forget
        without
        leave out
        minus
        except
      ) the (?:first|second|third|last|latter|former|other)(?: one| payment| transfer)?
      (?:only|just) (?:one|the (?:first|second|third|last))(?: one)? of (?:the (?:two|three)|them|these|those)
      (?:only|just) the (?:first|second|third|last) (?:one|payment|transfer)
      the (?:former|latter)
    )(?!\p{L})
    (?<!\p{L})(?:
      umgekehrt
      andersherum
      andersrum
      vertauscht
      (?:nicht|ohne|nur) (?:die|den|das) (?:erste|zweite|letzte)[ns]?
      nur (?:eine|einen|eins) (?:von|der) beiden
      al revés
      a la inversa
      viceversa
      (?:no|menos|sin|solo|sólo) (?:el|la) (?:primer[oa]?|segund[oa]|últim[oa])
      solo un[oa] de l[oa]s dos
      l['’]inverse
      inversement
      (?:pas|sauf|seulement) l[ea] (?:premi[eè]re?|second[e]?|deuxième|derni[eè]re?)
      un(?:e)? seul(?:e)? des deux
      ao contrário
      inverte
      (?:não|menos|sem|só) [oa] (?:primeir[oa]|segund[oa]|últim[oa])
      só um(?:a)? d[oa]s d(?:ois|uas)
      sebaliknya
      terbalik
      наоборот
      tam tersi
      tersine
    )(?!\p{L})
    反过来
    反過來
    对调
    對調
    互换
    互換
    只[发转付要](?:其中)?(?:一个|一笔|第[一二])
    第[一二]笔(?:不|别|先)
    逆に
    逆で
    入れ替え
    片方だけ
    반대로
    거꾸로
    둘 중 하나
  `,
  'iu',
);
