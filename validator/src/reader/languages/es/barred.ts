import { barredBy } from '../barred.ts';
import { list } from '../list.ts';

export const spanish = barredBy([
  [
    list`
      (?<!\p{L})(?:
        (?:
          (?:nadie|ninguno) (?:puede|debe|tiene permiso)
          no (?:se )?(?:puede|pueden|podemos|debe|deben|debemos|puedo|permiten? )(?: ser)?
        ) ?(?:
          pagar
          enviar
          transferir
          autorizar
          mandar
          salir
          hacer
        )(?:lo|la|los|las|se)?(?: (?:esto|eso|este|ese|el pago|la transferencia|ese pago|este pago)|\s{0,2}(?:[.!,;]|$))
        no (?:está|están|es|fue) (?:permitid|autorizad|legal)\p{L}*
        (?:pago|transferencia|esto|eso|está|queda) (?:está |queda )?(?:terminantemente )?prohibid\p{L}*
        no (?:lo|la) (?:permiten?|autorizan?|puede pagar|puede enviar)
      )(?!\p{L})
    `,
    'El tesorero no puede pagarlo.',
  ],
]);
