import { compilePattern } from '../../../patterns/compile-pattern.ts';
import { list } from '../list.ts';
/**
 * Words that identify a text as a log, a ticked item or the head of a document. What they cover is recorded, not
 * instructed.
 */
export interface Recorded {
  readonly pattern: RegExp;
  /** How far it reaches: to the end of its sentence or line, or over everything below. */
  readonly covers: 'sentence' | 'line' | 'below';
  /** A text that it matches. */
  readonly example: string;
}

/** Possible line prefixes: quotation marks of mails, bullets, emphasis. */
const LEAD = String.raw`^[ \t>*_#•–-]{0,6}`;
/** Head words of a document, then its date or number, then the mark that ends the head. */
const heading = (words: string): string => String.raw`${LEAD}(?:${words})(?![\p{L}\p{M}])[^\n:：]{0,48}(?:[:：\n]|$)`;

const outcomes = list`
  mined
  success
  successful
  succeeded
  confirmed
  executed
  completed
  complete
  done
  sent
  settled
  paid
  failed
  rejected
  reverted
  cancell?ed
  expired
  skipped
  queued
  pending
  draft
  blocked
  superseded
  on hold
  simulated
`;

const rows: readonly (readonly [Recorded['covers'], string, string])[] = [
  // Ticked off.
  ['line', String.raw`${LEAD}(?:\[[xX✓✔]\]|\([xXvV✓✔]\)|[✓✔✅☑]\ufe0f?)\s`, '✔ enviar 220 USDC a diseño.eth'],
  ['line', String.raw`[.,;)\s][✓✔☑]\ufe0f?[ \t]*$`, '1. Approve DAI, 3,000 exactly. ✓'],
  // Still to be ticked, or to be chosen.
  [
    'line',
    String.raw`${LEAD}(?:☐|\[[ _]?\]|\([ _]?\))[ \t]\S(?![^\n]{0,200}(?:\bnow\b|do this))`,
    '☐ final pay 2,915 USDC to jonas-k.eth',
  ],
  // Logs and receipts.
  [
    'line',
    String.raw`(?<![\p{L}\d])(?:status|state|result|outcome)["']?[ \t]?[=:][ \t]?["']?(?:${outcomes})(?!\p{L})`,
    'ACTION claim recipient=self status=mined',
  ],
  [
    'line',
    list`
      (?<![\p{L}\d])(?:
        tx
        txn
        txid
        tx[ _-]?hash
        transaction hash
        hash
      )["']?[ \t]{0,2}[:=#]?[ \t]{0,2}["']?0x[0-9a-f]{2,64}(?:…|\.{2,3}|(?![0-9a-f]))
    `,
    'swap 1.5 ETH to USDC ok, tx 0x5c9f…',
  ],
  [
    'line',
    list`
      ${LEAD}[[(]?\d{1,2}:\d\d(?::\d\d)?[\])]?[^\n]{0,240}(?<!\p{L})(?:
        reverted
        failed
        confirmed
        mined
        success
        succeeded
        confirmé
        confirmado
        bestätigt
        подтверждено
        已确认
        成功
        失败
        確認済み
        완료
        실패
      )(?!\p{L})
    `,
    '09:31 approve 2500 USDC — confirmé bloc 21 044 871',
  ],
  [
    'line',
    list`
      ${LEAD}(?:
        failed
        failure
        fehlgeschlagen
        fallido
        échec
        falhou
        ошибка
        失敗
        失败
        실패
        başarısız
        gagal
        فشل
        विफल
      )[ \t]?[:：]
    `,
    '失敗: transfer 345 USDC → oya.eth',
  ],
  [
    'line',
    list`
      (?<![\p{L}\d])(?:
        blocked[- ]by
        superseded
        paper[- ]trad(?:e|ing)
        mode[=:][ \t]?["']?(?:paper|test|sim\p{L}*|dry\p{L}*)
        env(?:ironment)?[=:][ \t]?["']?(?:test\p{L}*|staging|dev)
        no signatures? (?:is|are) produced
        nothing is (?:signed|broadcast)
        (?:sepolia|holesky|goerli|local|mainnet|testnet) fork
      )(?!\p{L})
    `,
    'mode=paper order: SELL 2.0 WETH',
  ],
  [
    'line',
    String.raw`${LEAD}(?://|/\*|<!--)[ \t]?(?:todo|fixme|hack|note|example)(?!\p{L})`,
    '// TODO: claim 31 GMX here',
  ],
  [
    'below',
    String.raw`(?<![\p{L}\d])(?:on_?(?:trigger|event|price|fill)|when_price|trigger_price)\b[ \t]?[(:=]`,
    '# on_trigger(price<2500)',
  ],
  // Minutes, agendas, drafts, texts for others.
  [
    'below',
    heading(
      list`
        minutes
        meeting minutes
        agenda
        protokoll
        sitzungsprotokoll
        tagesordnung
        acta
        orden del día
        ata
        pauta
        pv
        procès-verbal
        compte rendu
        ordre du jour
        протокол
        повестка
        tutanak
        toplantı tutanağı
        gündem
        notulen
        notulensi
        risalah rapat
        محضر
        جدول الأعمال
        कार्यवृत्त
        कार्यसूची
        কার্যবিবরণী
        روداد
        ایجنڈا
      `,
    ),
    'Agenda for signer call 26/9:',
  ],
  [
    'below',
    String.raw`${LEAD}(?:会议纪要|会议记录|议程|議事録|議題|アジェンダ|회의록|안건)[^\n:：]{0,24}(?:[:：\n]|$)`,
    '会议纪要（3 月 9 日）：财务向 acme-hk.eth 支付 1,272 USDC',
  ],
  [
    'below',
    heading(
      list`
        forum draft
        blog post
        blog draft
        newsletter
        press release
        release notes
        changelog
        tutorial
        walkthrough
        temperature check
        proposal draft
        draft proposal
        example
        sample
        template
        quiz
        exam
        homework
        job description
        curriculum vitae
        cv
        script
        scene
        lyrics
      `,
    ),
    'Forum draft, section 4: remove signer 0x44Ab from the safe',
  ],
  [
    'below',
    heading(
      list`
        experience
        berufserfahrung
        experiencia(?: laboral)?
        expérience(?: professionnelle)?
        experiência(?: profissional)?
        опыт(?: работы)?
        deneyim
        pengalaman(?: kerja)?
        الخبرات
        الخبرة
        अनुभव
        অভিজ্ঞতা
        تجربہ
        经历
        工作经历
        職歴
        경력
      `,
    ),
    'Deneyim: DAO saymanı; tedarikçilere USDC gönderme',
  ],
  [
    'below',
    list`
      ${LEAD}(?:
        question
        frage
        pregunta
        pergunta
        вопрос
        soru
        soal
        السؤال
        سؤال
        प्रश्न
        প্রশ্ন
        سوال
        문제
        問題?
        题目?
        第
      )[ \t]?[\d①-⑳]{1,3}[ \t]?(?:[.:：)）条條]|题|問)
    `,
    'السؤال 4: عبارة «شيل كل الموافقات» تقابل أي دالة؟',
  ],
  [
    'line',
    list`
      ${LEAD}제[ \t]?\d{1,3}[ \t]?조
      ${LEAD}(?:art(?:icle|ikel|ículo|igo)?\.?|ст\.|статья|madde|pasal|المادة|§)[ \t]?\d{1,3}(?!\d)
    `,
    '제4조 ② 매수인은 2.0 ETH를 송금한다.',
  ],
  [
    'line',
    list`
      ${LEAD}(?:
        subject
        betreff
        asunto
        assunto
        objet
        тема
        件名
        제목
        主题
        konu
        perihal
        subjek
        الموضوع
        विषय
      )[ \t]?[:：][ \t]?(?:fwd?|fw|wg|rv|tr|enc|res|re|aw|ynt|转发|回复|転送|전달)[ \t]?[:：]
    `,
    'Betreff: WG: Zahlungsanweisung 9 ETH',
  ],
  [
    'line',
    list`
      ${LEAD}\[?(?:
        breaking
        news
        alert
        signal
        속보
        快讯
        速報
        eilmeldung
        última hora
        flash info
        срочно
        son dakika
        عاجل
      )\]?(?:[ \t]?\([^)\n]{0,40}\))?(?:[ \t]?[:：]|(?<=\]))
    `,
    '[속보] 재단, 2,000 ETH 거래소로 전송',
  ],
  [
    'below',
    String.raw`(?:done|finished|completed) (?:today|yesterday|this (?:week|morning)|so far)[ \t]?[:：]`,
    'done today:',
  ],
  [
    'below',
    String.raw`(?<!\p{L})(?:my|the|our) (?:morning|daily|weekly|usual) routine(?!\p{L})`,
    'My morning routine (blog post, part 2):',
  ],
  [
    'sentence',
    list`
      (?<!\p{L})(?:
        for (?:your|my|our) (?:records?|files?|notes?|info(?:rmation)?|reference)
        forwarding (?:so|for|in case)
        so you have it
        fyi
        zur info(?:rmation)?
        zur kenntnis
        para tu información
        pour info
        para sua informação
        к сведению
        для заметок
        себе в заметки
        bilgin olsun
        bilgine
        للعلم
        仅供参考
        供参考
        参考までに
        참고로
        참고용
      )(?!\p{L})
    `,
    'For your records: the 130 USDC for the gardener',
  ],
];

export const records: readonly Recorded[] = rows.map(([covers, source, example]) => ({
  pattern: compilePattern(source, 'gimu'),
  covers,
  example,
}));
