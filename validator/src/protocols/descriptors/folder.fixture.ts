import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Files of a folder by their path: text unchanged, anything else as JSON. */
export type Files = Readonly<Record<string, unknown>>;

const folders: string[] = [];

/** Each test file calls it at its end, because this module is loaded once for all of them. */
export function removeFolders(): void {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
}

/** A folder with these files. */
export function folderOf(files: Files): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'descriptors-')));
  folders.push(folder);
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), typeof content === 'string' ? content : JSON.stringify(content));
  }
  return folder;
}

export const farmAddress = '0x00000000000000000000000000000000000fa123';
export const usdc = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48';

interface FarmOptions {
  readonly owner?: string;
  readonly address?: string;
  readonly chainId?: number;
  readonly formats?: Readonly<Record<string, unknown>>;
}

/** Puts an amount of USDC into an unknown contract, for a beneficiary. */
export const plant = {
  'plant(uint256 amount, address farmer, bytes32 plot)': {
    intent: 'Deposit',
    fields: [
      { path: 'amount', label: 'Amount', format: 'tokenAmount', params: { token: usdc } },
      { path: '#.farmer', label: 'Beneficiary', format: 'addressName', params: { types: ['eoa'] } },
      { path: 'plot', label: 'Plot', format: 'raw' },
    ],
  },
};

export const farm = ({
  owner = 'Greenfield',
  address = farmAddress,
  chainId = 1,
  formats = plant,
}: FarmOptions = {}) => ({
  $schema: 'https://eips.ethereum.org/assets/eip-7730/erc7730-v2.schema.json',
  context: { contract: { deployments: [{ chainId, address }] } },
  metadata: { owner, contractName: `${owner} Farm` },
  display: { formats },
});
