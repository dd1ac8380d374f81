import type { Case } from './case.ts';

/**
 * Statements about what someone does, in forms and places that order nothing; next to each the order with the same
 * verb.
 */
export const told: readonly Case[] = [
  ["In an ideal world I'd ⟦park⟧ 5 USDC in Aave", 'background'],
  ['With a better mandate we could ⟦park⟧ 5 USDC in Aave', 'open wish'],
  ['With my spare cash ⟦park⟧ 5 USDC in Aave', 'ordered'],
  ["I'll ⟦send⟧ 5 USDC to bob.eth", 'background'],
  ["I'm ⟦swapping⟧ 1 ETH for USDC", 'background'],
  ['Er ⟦überweist⟧ 5 USDC an bob.eth', 'background'],
  ['Ich würde 5 USDC an bob.eth ⟦überweisen⟧', 'background'],
  ['Ich möchte 5 USDC an bob.eth ⟦überweisen⟧', 'ordered'],
  ['Ella le ⟦manda⟧ 5 USDC a bob.eth', 'background'],
  ['Por favor ⟦manda⟧ 5 USDC a bob.eth', 'ordered'],
  ['Elle ⟦envoie⟧ 5 USDC à bob.eth', 'background'],
  ['Il voulait ⟦envoyer⟧ 5 USDC à bob.eth', 'background'],
  ['Ele vai ⟦mandar⟧ 5 USDC para bob.eth', 'background'],
  ["Kardeşim şimdi bob.eth'e 5 USDC ⟦gönderiyor⟧", 'background'],
  ["Kardeşim için bob.eth'e 5 USDC ⟦gönder⟧", 'ordered'],
  ['Dia akan ⟦kirim⟧ 5 USDC ke bob.eth', 'background'],
  ['Он хочет ⟦перевести⟧ 5 USDC на bob.eth', 'background'],
  ['هو يريد ⟦تحويل⟧ 5 USDC إلى bob.eth', 'background'],
  ['वह bob.eth को 5 USDC ⟦भेज⟧ने वाला है', 'background'],
  ['وہ bob.eth کو 5 USDC ⟦بھیج⟧نے والا ہے', 'background'],
  ['সে bob.eth কে 5 USDC ⟦পাঠা⟧তে চায়', 'background'],
  ['他⟦转⟧ 5 USDC 给 bob.eth', 'background'],
  ['给他⟦转⟧ 5 USDC', 'ordered'],
  ['bob.ethに 5 USDC を⟦送る⟧らしい', 'open report'],
  ['bob.eth에게 5 USDC를 ⟦보내⟧려고 해', 'background'],
  // A report ends before the next clause if that is an order.
  ['boss said no advance this month, so ⟦withdraw⟧ 300 DAI', 'ordered'],
  ['老板说货到了，⟦转⟧ 5 USDC 给 bob.eth', 'ordered'],
  ['老板说⟦转⟧ 5 USDC 给 bob.eth', 'open report'],
];
