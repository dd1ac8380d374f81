import { list } from '../../../languages/list.ts';
import type { VerbForms } from './verb-forms.ts';

export const chinese: VerbForms = {
  frame: '…5 USDC',
  verbs: [
    '转',
    '发送',
    '换',
    '买',
    '卖',
    '存入',
    '取出',
    '授权',
    '撤销',
    '质押',
    '还',
    '借',
    '轉',
    '發送',
    '兌換',
    '買',
  ].map((verb) => ({ v: verb })),
  ordered: list`
    {v}
    请{v}
    請{v}
    帮我{v}
    幫我{v}
    请帮我{v}
    麻烦{v}
    麻煩你{v}
    麻烦帮我{v}
    给我{v}
    替我{v}
    拜托{v}
    我要{v}
    我想{v}
    我想要{v}
    我需要{v}
    现在{v}
    马上{v}
    立即{v}
    赶紧{v}
    直接{v}
    先{v}
    再{v}
    今天就{v}
    从我的钱包{v}
    用我的余额{v}
    在以太坊上{v}
    把钱包里的{v}
    将余额中的{v}
    你帮我{v}
    能不能帮我{v}
    可以帮我{v}
    好的，{v}
    快{v}
  `,
  told: list`
    我{v}了
    他{v}了
    她{v}
    已{v}
    已经{v}了
    我会{v}
    会{v}
    将会{v}
    将{v}
    我将{v}
    {v}了
    {v}过
    正在{v}
    我正在{v}
    在{v}着
    客户{v}
    老板{v}
    朋友{v}
    我{v}
    我们{v}
    小明{v}
    王先生{v}
    我妈{v}
    公司{v}
    对方{v}
    同事已{v}
    我刚{v}
    刚刚{v}了
    我打算{v}
    我准备{v}了
    我曾{v}
    曾经{v}
    他要{v}
    他想{v}
    客户想{v}
    老板要{v}
    客户会{v}
    我每月{v}
    我常{v}
    客户给我{v}了
    系统自动{v}
    有人{v}
    我没{v}
    {v}完了
    {v}好了
    我昨天{v}
    他们{v}
    房东帮我{v}了
    我已{v}
  `,
  others: [
    '小明给 bob.eth ⟦转⟧ 5 USDC',
    '客户把 5 USDC ⟦转⟧到 bob.eth',
    '小明会⟦转⟧ 5 USDC 到 bob.eth',
    '我会给 bob.eth ⟦转⟧ 5 USDC',
    '给 bob.eth ⟦转⟧了 5 USDC',
    '我把 5 USDC ⟦转⟧给 bob.eth 了',
    '公司每个月给我⟦转⟧ 5 USDC',
  ],
};
