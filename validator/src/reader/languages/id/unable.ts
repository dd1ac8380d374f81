import { unableBy } from '../unable.ts';

/** Anyone but the owner and the owner's agents. */
const others = String.raw`(?:dia|mereka|(?:adik|kakak|ibu|ayah|teman|anak|mama|bapak|saudara)\p{L}*(?: (?:saya|aku|gue|gw))?)`;

export const indonesian = unableBy([`${others} (?:tidak|nggak|enggak|gak|ga|tak|belum) bisa`]);
