/**
 * Accents, Arabic vowel signs and hamzas, the Arabic filler stroke, dots below Indian letters, and invisible
 * characters.
 */
const ignored = /[\u0300-\u036f\u0640\u064b-\u0655\u093c\u09bc\u200b-\u200f\u2060-\u2064\ufeff'’ʼ`´]/g;

/** Whether folding keeps the letters as they are. */
export const isPlain = (text: string): boolean => {
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code > 127 || code === 39 || code === 96) return false;
  }
  return true;
};

/** The lookup form of a word: people omit accents and apostrophes, and write in capitals. */
export const fold = (text: string): string =>
  isPlain(text) ? text.toLowerCase() : text.toLowerCase().normalize('NFKD').replace(ignored, '').normalize('NFC');
