/** The source of a list: a public repository at one commit. `date` is that of the commit. */
export interface ListSource {
  readonly repository: string;
  readonly commit: string;
  readonly date: string;
  readonly licence: string;
}

/** By the value of the column `source` in the threat list. THIRD-PARTY-NOTICES.md has their licences. */
export const threatSources: Readonly<Record<string, ListSource>> = {
  'forta-labelled-datasets': {
    repository: 'forta-network/labelled-datasets',
    commit: '40a9c2f',
    date: '2023-01-26',
    licence: 'MIT',
  },
  'mew-darklist': {
    repository: 'MyEtherWallet/ethereum-lists',
    commit: 'ba41a22',
    date: '2025-11-11',
    licence: 'MIT',
  },
};

export const sanctionsSource: ListSource = {
  repository: 'ultrasoundmoney/ofac-ethereum-addresses',
  commit: 'ac23451',
  date: '2026-06-25',
  licence: 'MIT',
};

export const descriptorSource: ListSource = {
  repository: 'ethereum/clear-signing-erc7730-registry',
  commit: '3b66ba2',
  date: '2026-08-20',
  licence: 'CC0-1.0',
};
