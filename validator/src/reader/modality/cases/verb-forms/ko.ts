import { list } from '../../../languages/list.ts';
import type { VerbForms } from './verb-forms.ts';

const doing = (noun: string): Record<string, string> => ({
  n: noun,
  a: `${noun}해`,
  i: `${noun}하`,
  past: `${noun}했`,
  l: `${noun}할`,
  n1: `${noun}한`,
  m: `${noun}합`,
});

export const korean: VerbForms = {
  frame: 'bob.eth에게 5 USDC를 …',
  verbs: [
    { a: '보내', i: '보내', past: '보냈', l: '보낼', n1: '보낸', m: '보냅' },
    { a: '팔아', i: '팔', past: '팔았', l: '팔', n1: '판', m: '팝' },
    { a: '바꿔', i: '바꾸', past: '바꿨', l: '바꿀', n1: '바꾼', m: '바꿉' },
    { a: '사', i: '사', past: '샀', l: '살', n1: '산', m: '삽' },
    { a: '빌려', i: '빌리', past: '빌렸', l: '빌릴', n1: '빌린', m: '빌립' },
    { a: '옮겨', i: '옮기', past: '옮겼', l: '옮길', n1: '옮긴', m: '옮깁' },
    { a: '빼', i: '빼', past: '뺐', l: '뺄', n1: '뺀', m: '뺍' },
    { a: '맡겨', i: '맡기', past: '맡겼', l: '맡길', n1: '맡긴', m: '맡깁' },
    ...['송금', '전송', '교환', '예치', '출금', '승인', '상환', '스테이킹', '철회'].map(doing),
  ],
  ordered: list`
    {a}
    {a}.
    {a}줘
    {a} 줘
    {a}줘요
    {a}주세요
    {a} 주세요
    {a} 주십시오
    {a}주라
    {a}줄래?
    {a}줄 수 있어?
    {a}주실 수 있나요?
    {a} 주시겠어요?
    {a} 주시기 바랍니다
    {a}라
    {i}고 싶어
    {i}고 싶어요
    {i}고 싶습니다
    {i}자
    {i}기 바랍니다
    {l} 것
    {a}야 해
    {a}줬으면 좋겠어
    {a}주면 돼
  `,
  told: list`
    {past}다
    {past}어
    {past}어요
    {past}습니다
    {past}음
    {past}는데
    {past}지
    {past}네
    {past}거든
    {past}었어
    {n1}다
    {m}니다
    {l}게
    {l}게요
    {l}래
    {l}까
    {l} 거야
    {l} 예정이야
    {l} 것 같아
    {l} 것이다
    {i}겠습니다
    {i}겠어
    {i}려고 해
    {i}려고
    {i}려 한다
    {i}고 있어
    {i}고 있습니다
    {i}는 중이야
    {i}네
    {i}지
    {i}더라
    {i}던데
    {n1}대
    {n1}다고 했어
    {a}줬어
    {a} 줬습니다
    {a}줘서 고마워
    {a}버렸어
    {a}놨어
    {a}뒀어
    {a}봤어
    {i}고 싶어 해
    {i}고 싶었어
    {i}나
    {a}서 고마워
  `,
  others: [
    '철수가 bob.eth에게 5 USDC를 ⟦보내⟧',
    '나는 매번 bob.eth에게 5 USDC를 ⟦보내⟧요',
    'bob.eth에게 5 USDC ⟦송금⟧ 완료',
    'bob.eth에게 5 USDC ⟦전송⟧됨',
    'bob.eth에게 5 USDC가 ⟦송금⟧되었습니다',
    'bob.eth에게 5 USDC ⟦송금⟧ 예정',
    'bob.eth에게 5 USDC ⟦송금⟧ 중',
  ],
};
