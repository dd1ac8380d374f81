import { words } from '../words.ts';

/** The words for votes. `for` alone decides nothing: `vote for me on 42` does not name the choice. */
export const wordsForVotes: Readonly<Record<'against' | 'for' | 'abstain', readonly string[]>> = {
  against: [
    'against',
    'vote no',
    'votes no',
    'voting no',
    'no on',
    'no vote',
    'no side',
    'for no',
    'a no',
    'the no',
    '"no"',
    'nay',
    'oppose',
    'vote down',
    'voting down',
    'thumbs down',
    'turn down',
    'turning down',
    'support 0',
    'hayır oyu',
    'aleyhte',
    'menolak',
    'против',
    'ضد',
    'विपक्ष में',
    'के खिलाफ',
    'के ख़िलाफ़',
    'বিপক্ষে',
    'বিরুদ্ধে',
    'کے خلاف',
    'مخالفت میں',
  ],
  for: [
    'vote for',
    'votes for',
    'voting for',
    'for vote',
    'for on',
    'yes',
    'aye',
    'yea',
    'in favour',
    'in favor',
    'in support',
    'vota a favor de la propuesta',
    'votá a favor de la propuesta',
    'vota a favor en la propuesta',
    'votá a favor en la propuesta',
    'votar a favor de la propuesta',
    'vota a favor da proposta',
    'vote a favor da proposta',
    'vote pour la proposition',
    'votez pour la proposition',
    'support 1',
    'evet oyu',
    'lehte',
    'suara setuju',
    'голосуй за',
    'голосуйте за',
    'голосовать за',
    'голос за',
    'صوت بنعم',
    'صوّت بنعم',
    'के पक्ष में',
    'पक्ष में वोट',
    'পক্ষে ভোট',
    'হ্যাঁ ভোট',
    'کے حق میں',
    'حق میں ووٹ',
  ],
  abstain: ['abstain', 'abstaining', 'abstention', 'support 2'],
};

/**
 * `vote for rejecting 42`, `vote against a veto of 42`: each reverses the choice next to it, or is the choice itself.
 */
export const turnsVote = words`
  reject rejects rejecting rejection veto vetoes vetoing defeat defeats defeating block blocks blocking kill
  kills killing stop stopping fail failing failure sink cancel cancelling canceling dismiss deny denying
  repeal repealing overturn overturning opposing opposition opponents gegen contra contre nein rechazar
  rechazo rechace veto vetar tumbar bloquear anular rejeter rejet bloquer ablehnen ablehnung ablehnst rejeitar
  rejeição derrubar
`;
