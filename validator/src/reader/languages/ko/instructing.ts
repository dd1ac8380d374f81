import type { Instructing } from '../instructing.ts';
import { forms, type InstructingForms } from '../instructing-forms.ts';
import { list } from '../list.ts';

/** Syllables that end in ㅆ, the mark of past and future. */
const ENDED = Array.from({ length: 19 * 21 }, (_, index) => String.fromCharCode(0xac00 + index * 28 + 20)).join('');

const parts = {
  /** A right or a debt before the verb belongs to it: 승인을 취소, 유동성 공급. */
  STEM: list`
    ⟦(?:
      (?:
        승인
        권한
        허용
        유동성
        담보
        소유[자권]
        서명자
        스테이킹
        래핑
        랩핑
        락업
        위임
        보상
        리워드
        쿨다운
        퍼밋
        permit
        허가
        빚
        대출
        크로스체인
        전체
        일괄
        오퍼레이터
      )[을를로에도]? (?:다 )?
    )?[가-힣a-z]{1,10}?
  `,
  END: '(?![가-힣])',
  /** Excludes requests that are over, or that someone else made. */
  DONE: '(?!드렸|했|하셨|을? ?받)',
  ASKED: list`
    줘(?:요|라|봐)?<END>
    주세[요여]
    주셔요
    주십시오
    주라<END>
    줄래
    줄 수
    주실 수
    주실래
    주시겠
    주실까
    주시길
    주시기
    주길
    주(?:시)?면 (?:돼|되|됩|좋|고맙|감사)
    줬으면
    주셨으면
    달라<END>
    드려(?:요|라)?<END>
    드리세요
    둬<END>
    와(?:라)?<END>
  `,
  /** The bare form, which instructs and states: no more of the verb may follow. */
  BARE: list`
    (?:
      해
      (?<![${ENDED}])[아어여와워]
      내
      꿔
      겨
      려
      쳐
      쏴
      빼
      사
      써
      춰
      러
      싸
      켜
    )(?:요|라)?<END>(?! ?(?:왔|놨|뒀|둔|두었|놓은|놓았|논 |온 |버렸|줬|드렸|볼|봤|본|온|한다|합니다|했|하는))
  `,
  NOUN: '[^⟧]*[^아어해내꿔겨려쳐쏴빼사써고서을를낼꿀릴살팔]⟧',
  PLEASE:
    '\\s*(?:[을를도]\\s*)?(?:부탁<DONE>|좀|바람|바랍|요망|요청<DONE>|처리|진행|ㄱ|고고|원해|원함|원합|희망|걸어|만들어|신청|실행|(?:승인|허가)(?=[^가-힣]))',
};

const inPlace: InstructingForms = {
  orders: forms(
    [
      // What is signed: its verb says what it does.
      '⟧[^.。\\n⟦]{0,60}(?:에 (?:대신 )?|\\s)서명(?:을)?\\s?(?:(?:진행|처리)?(?:해|하)\\s?(?:줘|주세|주십|주시|라|세요|십시오|요)|부탁<DONE>)',
      '<STEM>\\s?(?:<ASKED>)',
      '<STEM>(?:으?세요|으?세여|으?십시오|으?시오|으?셔)<END>',
      '<STEM>라<END>',
      '<STEM>고 ?싶(?!어 ?하|어 ?해|어 ?했|었|대|다고|다던)',
      '<STEM>으면 (?:좋|해|합)',
      '<STEM>기(?:를)?(?: (?:바|원|부탁)|\\s*(?:$|[^가-힣\\s]))',
      '<STEM> 것\\s*(?:$|[.!\\n,])',
      '<STEM>야 (?:해|돼|합|됩|함|하)',
      '<STEM>면 (?:돼|됩|되)',
      '<STEM>도 (?:돼|됩|좋)',
      '<STEM>자<END>',
      '(?:<STEM>|⟦)<BARE>',
      '⟦<NOUN>(?=$|\\s*[^가-힣\\s])',
      '⟦<NOUN><PLEASE>',
      // `퍼밋 서명 하나 해줘`: a count before the verb.
      '⟦<NOUN>\\s?[을를도]?\\s?(?:하나만?|한 ?[번건개]만?|두 ?[번건개])\\s?(?:좀\\s?)?(?:해|하)\\s?(?:<ASKED>)',
      '⟦[^⟧]*(?:ㄱ|거고|도)⟧',
    ],
    parts,
  ),
  tells: forms(
    [
      // A subject with the bare form.
      '(?:[가-힣](?:가|께서)|(?:나|저|우리|그|그녀|걔|[가-힣]{2,}이)는?)\\s(?:[^⟦]*\\s)?<STEM>?(?:<BARE>)',
      '⟦[^⟧]*⟧?\\s?(?:완료|됨|되었|됐|예정|중(?![가-힣])|내역|기록|한 (?:것|거))',
    ],
    parts,
  ),
  joins: [
    forms(['⟦[^⟧]*(?:고|서|하여)⟧', '⟧\\s?(?:하고|하여|해서|서|고)(?! ?(?:싶|있))']),
    /(?:줘|주세요|주십시오|주라|바랍니다|부탁|해라|하세요|하십시오|처리|진행|ㄱㄱ|[가-힣]와|해)(?:요)?(?![가-힣])/u,
  ],
};

export const korean: Instructing = {
  imperatives: null,
  inPlace,
  tellers: {
    form: /^.{0,6}?(?:려고|려던|ㄹ 예정|[할낼줄살팔뺄] 예정|예정이|예정인|한대|한다고|는대|는다고|겠대|겠다고|더라|던데|고 있[다어었는]|싶어 ?하|싶[대다]고?\s?(?:했|하더))/u,
  },
  ordering:
    /줘|줄 수|줄래|주[세십시실]|[해라자][요.\s!~"]|[해라자]$|하[세십]|ㄱㄱ|부탁|요청(?:드립|합니)|바랍|바라|싶|도 돼|주문|[아어여해]서|하여|하고|까지|할 것|하기|처리|[:：]|^.{0,4}[\s]?$/u,
  signing: /^[^.。\n]{0,60}(?:에 )?서명(?:해| ?(?:부탁(?!드렸|했)|진행해|처리해))/u,
};
