import { barredBy } from '../barred.ts';
import { list } from '../list.ts';

export const korean = barredBy([
  [
    list`
      (?<![\p{L}\p{M}])(?:이걸|이건|이거|그걸|그건|이 ?(?:돈|결제|송금|금액|건)[은는이가을를]?)[^.。\n]{0,12}(?:
        수 없
        수가 없
        안 ?[돼된됩]
        못 ?(?:내|보내|해|주|합)
        금지
        불가
        허용되지
      )
      (?:보내|내|지급하|송금하|결제하)면 안
    `,
    '총무는 이걸 낼 수 없어.',
  ],
]);
