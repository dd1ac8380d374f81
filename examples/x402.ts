// A client of x402 that pays only what is approved, and a paywall that asks for it.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { guardScheme } from '@countersign/sdk/x402';
import { decodePaymentSignatureHeader, encodePaymentRequiredHeader } from '@x402/core/http';
import { ExactEvmScheme } from '@x402/evm/exact/client';
import { wrapFetchWithPayment, x402Client } from '@x402/fetch';
import { approveAsOwner, client, limitAsOwner, wallet } from './setup.ts';

const usdc = '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913';

/** Asks for so many cents in USDC on Base, and takes every payment: a real one would settle it. */
const paywall = createServer(({ url = '/', headers: { host, 'payment-signature': payment } }, response) => {
  if (payment) {
    const { accepted } = decodePaymentSignatureHeader(String(payment));
    console.log(`  paid ${Number(accepted.amount) / 1e6} USDC`);
    response.end('sunny');
    return;
  }
  const asked = {
    x402Version: 2,
    resource: { url: `http://${host}${url}`, description: 'Weather report', mimeType: 'text/plain' },
    accepts: [
      {
        scheme: 'exact',
        network: 'eip155:8453' as const,
        asset: usdc,
        amount: url === '/dear' ? '500000' : '50000',
        payTo: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
        maxTimeoutSeconds: 300,
        extra: { name: 'USD Coin', version: '2' },
      },
    ],
  };
  response.writeHead(402, { 'payment-required': encodePaymentRequiredHeader(asked) }).end('{}');
});
await new Promise<void>((resolve) => paywall.listen(0, '127.0.0.1', resolve));
const url = `http://127.0.0.1:${(paywall.address() as AddressInfo).port}`;

async function pay(path: string, intent: string) {
  const payments = new x402Client();
  const options = {
    ...{ client, intent, signer: wallet, waitForOwner: true },
    onOutcome: ({ outcome }: { outcome: string }) => console.log(`  ${outcome}`),
  };
  payments.register(
    'eip155:*',
    guardScheme(payments, (signer) => new ExactEvmScheme(signer), options),
  );
  return wrapFetchWithPayment(
    fetch,
    payments,
  )(`${url}${path}`).catch((error: Error) => console.log(`  ${error.message}`));
}

/** The same payment, if it needs the owner. */
async function payWithOwner(path: string, intent: string) {
  const paying = pay(path, intent);
  const requestHash = await untilOwnerIsNeeded();
  console.log('  waiting for the owner');
  await approveAsOwner(requestHash);
  await paying;
}

async function untilOwnerIsNeeded(): Promise<string> {
  for (;;) {
    const [newest] = await client.listTransactions({ params: { ethereumAddress: wallet.address } });
    if (newest?.waitingFor === 'owner') return newest.requestHash;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

const weather = `Pay at most 0.05 USDC on Base for ${url}/weather`;
console.log('the right amount');
await pay('/weather', weather);
console.log('ten times as much');
await pay('/dear', `Pay at most 0.05 USDC on Base for ${url}/dear`);
console.log('a paywall that the user did not name');
await payWithOwner('/weather', 'Buy the weather report for at most 0.05 USDC on Base');
console.log('the same once more: whom the paywall has paid, only the agent says');
await payWithOwner('/weather', weather);
console.log('call by call, under a limit of 0.3 USDC per 24 hours');
await limitAsOwner({ chainId: 8453, asset: usdc, per24Hours: '300000' });
for (let calls = 0; calls < 3; calls += 1) await pay('/weather', weather);
console.log('a call over the limit');
await payWithOwner('/weather', weather);
paywall.close();
