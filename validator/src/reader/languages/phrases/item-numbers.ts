import { list } from '../list.ts';

/** Before the contract address of items: `コントラクトは 0x…`, `contract: 0x…`. */
export const callsCollection = new RegExp(
  list`
    (?:
      contract
      collection
      erc-?1155
      erc-?721
      コントラクト
      コレクション
      合约
      合約
      컨트랙트
      컬렉션
    )(?:\s?(?:address|アドレス|地址|주소))?\s?(?:[:：=は是为為은는]|is|at)?\s?[(（]?$
  `,
  'iu',
);

/** Words between an item's number and its noun, in languages that put the number first. */
export const linksNumber = new RegExp(
  list`
    ^\s?(?:
      [号號番번]
      numaralı
      nolu
      no[’']?lu
      नंबर
      नम्बर
      نمبر
      নম্বর
    )?\s?(?:[的の의]|का|की|वाला|वाली|والا|والی|کا|کی|এর)?\s?$
  `,
  'u',
);

/** The sign of an item number. */
export const numbersItem = /[号號番번]|numaralı|nolu|no[’']?lu|नंबर|नम्बर|نمبر|নম্বর/u;

/** After a number that identifies an item and does not count; `3番目` and `11月3号` are an ordinal and a date. */
export const numberSign = /^\s?[号號番번](?![目째街楼樓線线])/u;

/** The same with the item's noun after it. */
export const itemWords =
  /^\s?[号號番번]\s?[的の의]?\s?(?:nft|道具|卡|藏品|アイテム|カード|トークン|作品|카드|아이템|토큰)/iu;

/** The sign alone. */
export const onlyNumberSign = /^[号號番번]$/u;

/** Counters for items, after their count. */
export const counter = /^\s?(?:枚|個|个|個|つ|点|點|张|張|份|隻|只|件|개|장|점)/u;

/** `0x… 里编号 8127`, `0x… 合约的 42 号`: words between a collection and its item. */
export const insideOf = new RegExp(
  list`
    ^\s?(?:
      (?:这个|這個)?(?:合约|合約|コントラクト|컨트랙트|컬렉션|コレクション)
    )?\s?(?:[里裡裏中内內]|上)?(?:面)?(?:的|の|의|にある|에 있는)?\s?$
  `,
  'u',
);
