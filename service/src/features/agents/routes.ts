import { type Address, type agentRows, type Hex, isHash32, type Period } from '@countersign/protocol';
import type { Database } from '../../platform/db/database.ts';
import { readCursor } from '../../platform/db/page.ts';
import { cutPage } from '../../platform/http/next-page.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import { tagAnswer } from '../../platform/http/tag-answer.ts';
import { countFitting } from '../transactions/index.ts';
import { agentNotFound, noTransactionOfAgent } from './errors.ts';
import { addUp, seriesOf, statsOf, topProtocolsOf, verdictsOf } from './figures.ts';
import { windowOf } from './period.ts';
import { showPublicly } from './show-publicly.ts';
import { type Agent, findAgent, findPublicPage, findPublicTransaction, readParts } from './store.ts';

export function agentRoutes({ db, baseUrl }: { db: Database; baseUrl: string }): Handlers<typeof agentRows> {
  const getAgent = async (address: Address): Promise<Agent> => {
    const agent = await findAgent(db, address);
    if (!agent) throw agentNotFound();
    return agent;
  };
  const readFigures = async ({ id, memberSince, now }: Agent, period: Period) => {
    const window = windowOf(period, memberSince, now);
    const parts = await readParts(db, id, window);
    return { amounts: addUp(parts), series: seriesOf(window, parts) };
  };
  return {
    getAgent: async (call) => {
      const agent = await getAgent(call.params.ethereumAddress);
      const { amounts } = await readFigures(agent, 'all');
      const { address, displayName, memberSince } = agent;
      return tagAnswer(call, {
        ethereumAddress: address,
        displayName,
        memberSince: memberSince.toISOString(),
        stats: statsOf(amounts, agent),
      });
    },
    listAgentTransactions: async (call) => {
      const { params, query, setHeader } = call;
      const agent = await getAgent(params.ethereumAddress);
      const found = await findPublicPage(db, agent.id, query.limit + 1, readCursor(query.cursor));
      const url = `${baseUrl}/public/agents/${params.ethereumAddress}/transactions`;
      const fitting = agent.publicDetails ? countFitting(found) : query.limit;
      const page = cutPage(found, query.limit, url, setHeader, fitting);
      return tagAnswer(call, await showPublicly(db, agent, page));
    },
    getAgentTransaction: async (call) => {
      const agent = await getAgent(call.params.ethereumAddress);
      const { requestHash } = call.params;
      const hash = requestHash.toLowerCase() as Hex;
      const found = isHash32(requestHash) ? await findPublicTransaction(db, agent.id, hash) : null;
      const [shown] = await showPublicly(db, agent, found ? [found] : []);
      if (!shown) throw noTransactionOfAgent();
      return tagAnswer(call, shown);
    },
    getAgentMetrics: async (call) => {
      const { period } = call.query;
      const agent = await getAgent(call.params.ethereumAddress);
      const { amounts, series } = await readFigures(agent, period);
      return tagAnswer(call, {
        period,
        totals: statsOf(amounts, agent),
        verdicts: verdictsOf(amounts),
        series,
        topProtocols: agent.publicDetails ? topProtocolsOf(amounts) : null,
      });
    },
  };
}
