import { unableBy } from '../unable.ts';

/** Anyone but the owner and the owner's agents. */
const others = String.raw`(?:él|ella|ellos|ellas|(?:mi|nuestr[oa]|su) (?!agente|asistente|bot|cartera|cuenta|banco)\p{L}+)`;

export const spanish = unableBy([
  `${others} (?:ni siquiera |ya )?no (?:puede|pueden|podía|logra)(?: ni)?`,
  `${others} (?:no tiene|está sin) (?:nada|dinero|saldo|plata) (?:para|pa)`,
]);
