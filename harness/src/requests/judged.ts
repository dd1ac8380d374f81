import { validateInTest } from '../../../validator/src/whole/validate.fixture.ts';
import type { Caller } from '../service/caller.ts';
import { judge, type Owner, someAddress, submit } from './transactions.ts';

const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';

/** A transfer of this many USDC, as a wallet would send it. */
export const transferOf = (dollars: number) => {
  const amount = (dollars * 1_000_000).toString(16).padStart(64, '0');
  const to = someAddress.slice(2).toLowerCase().padStart(64, '0');
  return { to: usdc, value: '0', data: `0xa9059cbb${to}${amount}` };
};

interface Asked {
  readonly userPrompt: string;
  readonly tx: { readonly to: string; readonly value: string; readonly data: string };
}

/** The real validator's report on a prompt and a call on Ethereum. */
export const reportOn = ({ wallet }: Pick<Owner, 'wallet'>, { userPrompt, tx }: Asked) =>
  validateInTest({ human_intent: userPrompt, proposed_tx: { chain_id: 1, from: wallet.address, ...tx } });

/** Submits a request with the owner's key and judges it with the real report. */
export async function submitJudged(
  call: Caller,
  owner: Owner,
  asked: Asked,
  decision: 'APPROVED' | 'REJECTED' | 'UNDECIDED',
): Promise<string> {
  const requestHash = await submit(call, owner, { ...asked, chainId: 1 });
  const report = await reportOn(owner, asked);
  const verdict = await judge(call, requestHash, decision, {
    report,
    confidence: report.confidence,
    analysis: report.reason,
  });
  if (verdict.status !== 201) throw new Error(JSON.stringify(verdict.body));
  return requestHash;
}
