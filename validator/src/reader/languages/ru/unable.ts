import { list } from '../list.ts';
import { unableBy } from '../unable.ts';

/** Anyone but the owner and the owner's agents. */
const others = list`
  (?:
    он
    она
    они
    (?:мой|моя|наш|наша) (?!агент|бот|помощник|кошел|счёт|банк)\p{L}+
    брат
    сестра
    мама
    папа
    друг
    подруга
    сын
    дочь
  )
`;

export const russian = unableBy([`${others} (?:даже )?не (?:может|могут|мог|могла|смог|смогла)(?: даже)?`]);
