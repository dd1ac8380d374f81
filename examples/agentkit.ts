// An action of Coinbase AgentKit, whose wallet provider sends only what is approved. AgentKit is not installed with the other examples.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AgentKit, ViemWalletProvider, walletActionProvider } from '@coinbase/agentkit';
import { guardWalletProvider } from '@countersign/sdk/agentkit';
import { createWalletClient, http } from 'viem';
import { sepolia } from 'viem/chains';
import { approveAsOwner, client, scenes, wallet } from './setup.ts';

// AgentKit reports each wallet and action to an outside host. An example does not.
const { fetch } = globalThis;
globalThis.fetch = async (input, init) =>
  String(input).includes('coinbase.com') ? new Response('{}') : fetch(input, init);

/** In place of a node of Sepolia: it takes every transaction. */
const answers: Record<string, unknown> = {
  eth_chainId: '0xaa36a7',
  eth_getTransactionCount: '0x0',
  eth_estimateGas: '0x5208',
  eth_maxPriorityFeePerGas: '0x1',
  eth_getBlockByNumber: { number: '0x1', timestamp: '0x1', baseFeePerGas: '0x1', transactions: [] },
  eth_sendRawTransaction: `0x${'5e'.repeat(32)}`,
  eth_blockNumber: '0x2',
  eth_getTransactionReceipt: { transactionHash: `0x${'5e'.repeat(32)}`, blockNumber: '0x1', status: '0x1', logs: [] },
};
const node = createServer(async (request, response) => {
  const { id, method } = JSON.parse(Buffer.concat(await request.toArray()).toString());
  if (method === 'eth_sendRawTransaction') console.log('  sent');
  response.end(JSON.stringify({ jsonrpc: '2.0', id, result: answers[method] ?? null }));
});
await new Promise<void>((resolve) => node.listen(0, '127.0.0.1', resolve));
const rpcUrl = `http://127.0.0.1:${(node.address() as AddressInfo).port}`;

for (const { title, words, call } of scenes) {
  console.log(title);
  const provider = new ViemWalletProvider(
    createWalletClient({ account: wallet, chain: sepolia, transport: http(rpcUrl) }) as never,
    { rpcUrl },
  );
  const walletProvider = guardWalletProvider(provider, { client, intent: words, waitForOwner: true });
  const agentKit = await AgentKit.from({ walletProvider, actionProviders: [walletActionProvider()] });
  // What a model would call.
  const transfer = agentKit.getActions().find(({ name }) => name.endsWith('native_transfer'));
  const running = transfer?.invoke({ to: call.to, value: call.ether });
  if (words.includes('some')) await approveWhenAsked();
  console.log(`  the model heard: ${await running}`);
}
node.close();

async function approveWhenAsked(): Promise<void> {
  for (;;) {
    const [newest] = await client.listTransactions({ params: { ethereumAddress: wallet.address } });
    if (newest?.waitingFor === 'owner') {
      console.log('  waiting for the owner');
      await approveAsOwner(newest.requestHash);
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}
