import { Link } from '@tanstack/react-router';
import { Panel } from '../../parts/panel.tsx';
import { SignIn } from '../../session/sign-in.tsx';

const steps = [
  ['Your agent asks first', 'It submits your words and the transaction it built from them, over MCP or REST.'],
  [
    'An arbiter compares the two',
    'Amount, recipient, network, hidden calls, allowances: everything the transaction would do.',
  ],
  ['You have the last word', 'Requests that match go ahead within your limits. Everything else waits for you.'],
] as const;

/** The first page for new visitors. */
export function WelcomePage() {
  return (
    <div className="mx-auto grid max-w-6xl items-start gap-8 lg:grid-cols-[minmax(0,1fr)_26rem] lg:pt-6">
      <div className="order-last lg:order-first lg:pt-4">
        <p className="max-w-xl text-balance text-3xl font-semibold leading-tight tracking-tight sm:text-4xl">
          See what your agent is about to do with your money, before it happens.
        </p>
        <Sketch />
        <ol className="mt-8 grid max-w-2xl gap-5 sm:grid-cols-3">
          {steps.map(([title, text], index) => (
            <li key={title}>
              <span aria-hidden="true" className="text-sm font-semibold text-accent">
                {index + 1}
              </span>
              <h2 className="font-semibold">{title}</h2>
              <p className="text-sm text-muted">{text}</p>
            </li>
          ))}
        </ol>
        <p className="mt-8">
          <Link to="/playground" className="text-accent underline underline-offset-4">
            Try the checks in the playground
          </Link>{' '}
          <span className="text-muted">without signing in.</span>
        </p>
      </div>
      <Panel title="Your agent's second signature">
        <SignIn />
      </Panel>
    </div>
  );
}

/** A sample of the comparison shown on the page of a request. */
const Sketch = () => (
  <figure className="mt-8 max-w-2xl overflow-hidden rounded-2xl border border-line bg-surface shadow-sm">
    <figcaption className="border-b border-line bg-bad-wash px-4 py-2.5 text-sm font-medium text-bad">
      Rejected: the request says 100 USDC, but the call moves 1,000 USDC
    </figcaption>
    <div className="grid sm:grid-cols-[5fr_6.5fr]">
      <div className="border-line p-4 max-sm:border-b sm:border-r">
        <p className="mb-2 text-sm text-muted">What you asked</p>
        <p className="text-lg leading-relaxed">
          “Send <mark className="rounded bg-bad-wash px-1 text-bad">100 USDC</mark> to{' '}
          <mark className="rounded bg-good-wash px-1 text-good">vitalik.eth</mark>, for the pizza”
        </p>
      </div>
      <dl className="grid grid-cols-[3rem_1fr] content-start gap-y-1.5 p-4">
        <dt className="col-span-2 mb-0.5 text-sm text-muted">What it would do</dt>
        <dt className="text-muted">Send</dt>
        <dd className="tabular-nums">
          <span className="text-bad">1,000 USDC ✗</span>{' '}
          <span className="whitespace-nowrap text-sm text-muted">you said 100</span>
        </dd>
        <dt className="text-muted">To</dt>
        <dd>
          <span className="font-mono text-[0.9em]">0xd8dA…6045</span> <span className="text-good">✓</span>
        </dd>
        <dt className="text-muted">On</dt>
        <dd className="text-muted">Sepolia, by default</dd>
      </dl>
    </div>
  </figure>
);
