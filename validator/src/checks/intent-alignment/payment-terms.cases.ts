import { uptoProxy } from '../../protocols/tokens/x402.ts';
import {
  authorization,
  baseUsdc,
  byPermit2,
  paymentOf,
  paymentRequest,
  paymentWords,
  type Signed,
  upTo,
  witnessPermit,
} from '../../whole/payment.fixture.ts';
import { friend, stranger } from '../calldata.fixture.ts';
import type { NodeCases } from '../node-case.ts';

const baseWeth = '0x4200000000000000000000000000000000000006';
const resource = (url: string) => ({ required: { resource: { url } } });

/** The signed payment differs from the accepted terms. */
const signed = (message: NonNullable<Signed['message']>, domain: NonNullable<Signed['domain']> = {}) =>
  paymentRequest(paymentWords, authorization({ message, domain }), paymentOf());
/** The terms differ from the signed payment; `words` from the words. */
const agreed = (terms: Parameters<typeof paymentOf>[0], words = paymentWords) =>
  paymentRequest(words, authorization(), paymentOf(terms));

const otherHosts = [
  ['of another letter', 'https://api.examp1e.com/weather'],
  ['of a subdomain', 'https://v2.api.example.com/weather'],
  ['of the domain above', 'https://example.com/weather'],
  ['with the named one in front', 'https://api.example.com.evil.io/weather'],
  ['with the named one as user', 'https://api.example.com@evil.io/weather'],
  ['with the named one in the path', 'https://evil.io/api.example.com'],
  ['in punycode', 'https://xn--pi-7ka.example.com/weather'],
  ['in other letters', 'https://аpi.example.com/weather'],
  ['at another port', 'https://api.example.com:8443/weather'],
] as const;

export const paymentTermsCases: NodeCases = {
  node: 'intent_alignment.payment_terms',
  cases: [
    { name: 'lets the accepted payment through', request: agreed({}), expect: 'PASS' },
    {
      name: 'lets the accepted payment by Permit2 through',
      request: paymentRequest(paymentWords, witnessPermit('exact'), byPermit2()),
      expect: 'PASS',
    },
    {
      name: 'lets a payment of at most the accepted amount through',
      request: paymentRequest(paymentWords, witnessPermit('upto'), upTo()),
      expect: 'PASS',
    },
    {
      name: 'lets terms of the first version through',
      request: paymentRequest(
        paymentWords,
        authorization({ message: { validAfter: '1767225000' } }),
        paymentOf({
          accepted: {
            network: 'base',
            amount: undefined,
            maxAmountRequired: '50000',
            resource: 'https://api.example.com/weather',
          },
          required: { x402Version: 1, resource: undefined },
        }),
      ),
      expect: 'PASS',
    },
    {
      name: 'lets the named address through, whatever is asked of it',
      request: agreed(
        resource('https://api.example.com/weather?city=Oslo'),
        'Pay the $0.05 that https://api.example.com/weather asks for',
      ),
      expect: 'PASS',
    },
    { name: 'stops an overcharge', request: signed({ value: '50001' }), expect: 'FAIL', says: '50,001' },
    { name: 'stops one zero too many', request: signed({ value: '500000' }), expect: 'FAIL', says: '0.5 USDC' },
    { name: 'stops an underpayment', request: signed({ value: '49999' }), expect: 'FAIL', says: '49,999' },
    { name: 'stops another payee', request: signed({ to: stranger }), expect: 'FAIL', says: 'accepted payee' },
    {
      name: 'stops another asset',
      request: signed({}, { verifyingContract: baseWeth, name: 'Wrapped Ether' }),
      expect: 'FAIL',
      says: 'accepted asset is USDC',
    },
    {
      name: 'stops another network',
      request: agreed({ accepted: { network: 'eip155:84532' } }),
      expect: 'FAIL',
      says: 'accepted chain is 84532',
    },
    {
      name: 'stops another network by its old name',
      request: agreed({ accepted: { network: 'base-sepolia' } }),
      expect: 'FAIL',
      says: 'accepted chain is 84532',
    },
    {
      name: 'stops a longer lifetime than was accepted',
      request: signed({ validBefore: '1767225751' }),
      expect: 'FAIL',
      says: 'accepted lifetime is 60 seconds',
    },
    {
      name: 'stops a payment that is put off',
      request: signed({ validAfter: '1767225700' }),
      expect: 'FAIL',
      says: '1767225700',
    },
    {
      name: 'stops another name of the token than was accepted',
      request: agreed({ extra: { name: 'USDC' } }),
      expect: 'FAIL',
      says: 'USD Coin',
    },
    {
      name: 'stops an option that was not offered',
      request: agreed({ taken: { maxTimeoutSeconds: 61 } }),
      expect: 'FAIL',
      says: 'not among those that api.example.com offers',
    },
    {
      name: 'stops a method that was not accepted',
      request: paymentRequest(paymentWords, witnessPermit('exact'), paymentOf()),
      expect: 'FAIL',
      says: 'exact by eip3009',
    },
    {
      name: 'stops a price that was accepted as a limit',
      request: paymentRequest(paymentWords, witnessPermit('exact'), upTo()),
      expect: 'FAIL',
      says: 'upto by permit2',
    },
    ...(
      [
        ['an overcharge', { permitted: { amount: '50001' } }, '50,001'],
        ['another payee', { witness: { to: stranger } }, 'accepted payee'],
        ['another asset', { permitted: { token: baseWeth } }, 'accepted asset'],
        ['a longer lifetime', { message: { deadline: '1767229200' } }, 'accepted lifetime'],
        ['a payment that is put off', { witness: { validAfter: '1767225700' } }, '1767225700'],
        ['another spender', { message: { spender: stranger } }, 'not an x402 payment'],
        ['the other proxy', { message: { spender: uptoProxy } }, 'not an x402 payment'],
      ] as const
    ).map(([what, difference, says]) => ({
      name: `stops ${what} by Permit2`,
      request: paymentRequest(paymentWords, witnessPermit('exact', difference), byPermit2()),
      expect: 'FAIL' as const,
      says,
    })),
    {
      name: 'stops another facilitator than was accepted',
      request: paymentRequest(paymentWords, witnessPermit('upto', { witness: { facilitator: friend } }), upTo()),
      expect: 'FAIL',
      says: 'accepted facilitator',
    },
    ...otherHosts.map(([what, url]) => ({
      name: `stops a host ${what}`,
      request: agreed(resource(url)),
      expect: 'FAIL' as const,
      says: 'The intent names api.example.com, but the payment is for',
    })),
    ...otherHosts.map(([what, url]) => ({
      name: `stops the named host where the words have one ${what}`,
      request: agreed({}, `Pay ${url} at most 0.05 USDC`),
      expect: 'FAIL' as const,
      says: 'the payment is for api.example.com/weather',
    })),
    {
      name: 'stops another address of the named host',
      request: agreed(
        resource('https://api.example.com/premium'),
        'Pay the $0.05 that https://api.example.com/weather asks for',
      ),
      expect: 'FAIL',
      says: 'api.example.com/premium',
    },
    {
      name: 'stops the named address without TLS',
      request: agreed(
        resource('http://api.example.com/weather'),
        'Pay the $0.05 that https://api.example.com/weather asks for',
      ),
      expect: 'FAIL',
      says: 'The intent names https://api.example.com/weather, but the payment is for http://api.example.com/weather.',
    },
    {
      name: 'lets the named address with TLS through',
      request: agreed({}, 'Pay the $0.05 that http://api.example.com/weather asks for'),
      expect: 'PASS',
    },
    ...['bob.eth', 'bob.base.eth', 'bob.lens', 'report.pdf', 'archive.zip'].map((name) => ({
      name: `skips a host that is the name of somebody or something: ${name}`,
      request: agreed(resource(`https://${name}/`), `Pay 0.05 USDC for ${name}`),
      expect: 'SKIP' as const,
      says: 'write https://',
    })),
    {
      name: 'lets a host through that is written as one, whatever it ends in',
      request: agreed(resource('https://bob.eth/'), 'Pay the $0.05 that https://bob.eth asks for'),
      expect: 'PASS',
    },
    {
      name: 'skips a host beside a name',
      request: agreed({}, 'Pay bob.eth at most 0.05 USDC for api.example.com'),
      expect: 'SKIP',
    },
    {
      name: 'stops terms next to something that is no payment',
      request: {
        human_intent: paymentWords,
        proposed_tx: { chain_id: 8453, to: baseUsdc, data: '0x', value: '1', payment: paymentOf() },
      },
      expect: 'FAIL',
      says: 'not an x402 payment',
    },
    { name: 'skips a host that is not named', request: agreed({}, 'Pay at most 0.05 USDC'), expect: 'SKIP' },
    {
      name: 'skips a host that is only warned of',
      request: agreed({}, 'Pay at most 0.05 USDC, and never to api.example.com'),
      expect: 'SKIP',
    },
    {
      name: 'skips one of several hosts',
      request: agreed({}, 'Pay api.example.com or api.other.org at most 0.05 USDC'),
      expect: 'SKIP',
    },
    {
      name: 'skips a network that is not known',
      request: agreed({ accepted: { network: 'iotex' } }),
      expect: 'SKIP',
      says: 'iotex',
    },
    { name: 'skips a scheme that is not known', request: agreed({ accepted: { scheme: 'auction' } }), expect: 'SKIP' },
    { name: 'skips what has no terms', request: paymentRequest(paymentWords, authorization()), expect: 'SKIP' },
  ],
};
