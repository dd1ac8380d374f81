import { list } from '../../../languages/list.ts';
import type { VerbForms } from './verb-forms.ts';

/** A noun with करना. */
const doing = (noun: string): Record<string, string> => ({
  o: `${noun} करो`,
  en: `${noun} करें`,
  iye: `${noun} कीजिए`,
  na: `${noun} करना`,
  ne: `${noun} करने`,
  root: `${noun} कर`,
  a: `${noun} किया`,
  e: `${noun} किए`,
  ta: `${noun} करता`,
  unga: `${noun} करूँगा`,
  ega: `${noun} करेगा`,
  enge: `${noun} करेंगे`,
  un: `${noun} करूँ`,
});

const verb = (root: string): Record<string, string> => ({
  o: `${root}ो`,
  en: `${root}ें`,
  iye: `${root}िए`,
  na: `${root}ना`,
  ne: `${root}ने`,
  root,
  a: `${root}ा`,
  e: `${root}े`,
  ta: `${root}ता`,
  unga: `${root}ूँगा`,
  ega: `${root}ेगा`,
  enge: `${root}ेंगे`,
  un: `${root}ूँ`,
});

export const hindi: VerbForms = {
  frame: 'bob.eth को 5 USDC …',
  verbs: [
    ...['भेज', 'बेच', 'बदल', 'खरीद', 'निकाल'].map(verb),
    ...['जमा', 'ट्रांसफर', 'स्वैप', 'स्टेक', 'अप्रूव', 'भुगतान', 'रिवोक'].map(doing),
  ],
  ordered: list`
    {o}
    {en}
    {iye}
    {iye}गा
    {na}
    {na} है
    {root} दो
    {root} दें
    {root} दीजिए
    {root} दे
    {root} देना
    {root} दीजिएगा
    {root} लो
    {root} लीजिए
    {root} डालो
    {na} चाहता हूँ
    {na} चाहती हूं
    {o} अभी
    {root} दो भाई
    {root} दोगे?
    {root} सकते हो?
    {ne} हैं
  `,
  told: list`
    {a}
    {e}
    {a} है
    {a} था
    {e} गए
    {a} गया
    {e} थे
    {a} गया है
    {ta} हूँ
    {ta} है
    {ta} था
    {root} रहा हूँ
    {root} रहे हैं
    {root} रही थी
    {unga}
    {ega}
    {enge}
    {un}
    {un}?
    {root} दिया
    {root} दिए
    {root} दिए हैं
    {root} चुका हूँ
    {root} चुके हैं
    {root} दूँगा
    {root} दूंगा
    {root} देंगे
    {root} देगा
    {root} देता हूँ
    {root} देते हैं
    {root} लिया
    {root} लूँगा
    {root} दी थी
    {ne} वाला हूँ
    {ne} वाला है
    {ne} जा रहा हूँ
    {na} चाहता है
    {na} चाहता था
    {na} था
    {na} पड़ा
    {root} सकता हूँ
    {root} पाया
    {ne} लगा
    {ne} की सोच रहा हूँ
    {root} कर बताता हूँ
  `,
  others: [
    'राम bob.eth को 5 USDC ⟦भेजे⟧',
    'राम ने bob.eth को 5 USDC ⟦भेज⟧ दिए',
    'bob.eth को 5 USDC का ⟦भुगतान⟧ हो गया',
    'bob.eth को 5 USDC का ⟦भुगतान⟧ है',
  ],
};
