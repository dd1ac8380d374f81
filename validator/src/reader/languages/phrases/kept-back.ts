import { list } from '../list.ts';

/** Up to three words or numbers may be in between. */
const few = '(?:[\\s-]{1,3}(?:\\p{L}{1,10}|\\d{1,3})){0,3}';

/** `give me five minutes`: a request for time. */
export const askedWhiles: readonly string[] = [
  `(?:give (?:me|us)|gimme)${few} (?:secs?|seconds?|mins?|minutes?|moments?|hours?|days?|time|while)`,
  `(?:gib|gebt|geben sie|lass|lasst|lassen sie) (?:mir|uns)${few} (?:sekunden?|sek|minuten?|min|momente?|augenblick|stunden?|tage?|zeit)`,
  `(?:dame|deme|déme|denme|danos|dadme)${few} (?:segund\\p{L}{1,4}|minut\\p{L}{1,4}|moment\\p{L}{1,4}|rat\\p{L}{1,4}|horas?|días?|tiempo)`,
  `(?:donne|donnez|laisse|laissez)[- ](?:moi|nous)${few} (?:secondes?|minutes?|min|moments?|instants?|heures?|jours?|temps)`,
];

/** How a remark opens that restricts the instruction before it, and the topics that leave the instruction unchanged. */
export const contrastWords: Readonly<Record<string, { readonly opens: string; readonly spares: readonly string[] }>> = {
  en: {
    opens: 'but|however|mind you|that said|having said that|then again|although|caveat|conditions?|proviso',
    spares: [
      'more|less|most|least|exact|exactly|amount|minimum|maximum|slippage|allowance|approval|approve',
      list`
        tell
        mention
        thanks
        thank
        worth
        happy
        help
        love
        anyway
        still
        however (?:you|much|many|long)
        on
        same
        own
        right now
        quick
        quickly
        fast
        asap
        please hurry
      `,
    ],
  },
  de: {
    opens: 'aber|allerdings|jedoch|wobei|einschränkung|bedingung|voraussetzung',
    spares: [
      'mehr|weniger|mindestens|höchstens|maximal|genau|betrag|exakt|slippage|freigabe',
      'danke|egal|sag|verrate|erzähl|freut|trotzdem|auf|gleiche[nrs]?|selbe[nrs]?|sofort|jetzt|schnell|zügig|flott',
    ],
  },
  es: {
    opens: 'pero|aunque|eso sí|ahora bien|no obstante|sin embargo|ojo|condición|salvedad',
    spares: [
      'más|menos|mínimo|máximo|exact\\p{L}{1,7}|importe|cantidad|slippage|aprobación',
      'gracias|bueno|digas|cuentes|alegr\\p{L}{1,4}|igual|mism[oa]|en|ya|ahora mismo|rápido|pronto',
    ],
  },
  fr: {
    opens: 'mais|cependant|toutefois|néanmoins|cela dit|ceci dit|par contre|en revanche|attention|condition|réserve',
    spares: [
      'plus|moins|minimum|maximum|exact\\p{L}{0,7}|montant|slippage|approbation',
      'merci|bon|dis|dites|raconte|content\\p{L}{0,2}|ravie?s?|quand même|même|sur|maintenant|vite|rapidement',
    ],
  },
};

/** `Status: blocked`: a progress field, unless it says that all is done. */
export const states = new RegExp(
  list`
    (?<=(?:^|[\n.;,|([])\s{0,3})(?:current\s)?(?:status|state|estado|situación|statut|état|stand)\s{0,2}[:=]\s{0,2}(?!
      (?:an?\s)?(?:
        ok
        okay
        go
        ready
        finali[sz]ed
        claimable
        matured
        unlocked
        cleared
        approved
        authori[sz]ed
        released
        confirmed
        signed
        agreed
        final
        urgent
        new
        open
        active
        live
        freigegeben
        genehmigt
        bestätigt
        dringend
        neu
        offen
        aktiv
        aprobad[oa]
        autorizad[oa]
        confirmad[oa]
        liberad[oa]
        urgente
        nuev[oa]
        abiert[oa]
        activ[oa]
        validée?
        approuvée?
        confirmée?
        urgent
        nouveau
        ouverte?
        active?
      )(?!\p{L})
    )\p{L}{2,20}(?:\s\p{L}{1,20}){0,5}(?=\s{0,2}(?:[.,;\n|)\]]|$))
  `,
  'iu',
);

/** Only filled in or queued, with the instruction in the same clause. */
export const shelvedOrders: readonly string[] = [
  list`
    (?:
      fill (?:in|out)
      rellen(?:a|e|en|ar|ad)
      cumpliment(?:a|e|en|ar)
      remplis
      remplissez
      remplir
    ) [^.;\n]{0,24}(?:
      transfer
      payment
      form
      order
      transferencia
      pago
      formulario
      orden
      virement
      paiement
      formulaire
      ordre
    )
  `,
  'füll(?:e|t|en)? [^.;\\n]{0,120} aus|(?:in|into) (?:the|my|your|our) (?:outbox|drafts?|drafts folder)',
  list`
    in (?:die|der|meiner?|deiner?) (?:warteschlange|entwürfen?|postausgang)
    en (?:la )?cola
    en borradores
    en file(?: d['’]attente)?
    dans (?:la file|les brouillons)
  `,
];
