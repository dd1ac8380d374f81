import { barredBy } from '../barred.ts';
import { list } from '../list.ts';

export const portuguese = barredBy([
  [
    list`
      (?<!\p{L})(?:
        (?:
          (?:ninguém|não se) (?:pode|deve)
          não (?:pode|podem|podemos|posso|deve|devem|devemos)(?: ser)?
        ) (?:
          pag
          envi
          transfer
          autoriz
          mand
          sair
          faz
          feit
        )\p{L}*(?: (?:isso|isto|esse|este|o pagamento|essa|esta)|-lo|-la|\s{0,2}(?:[.!,;]|$))
        não (?:é|está|foi|são) (?:permitid|autorizad|legal)\p{L}*
        (?:pagamento|transferência|isso|isto|é|está) (?:é |está )?(?:terminantemente )?proibid\p{L}*
      )(?!\p{L})
    `,
    'Esse pagamento não é permitido.',
  ],
]);
