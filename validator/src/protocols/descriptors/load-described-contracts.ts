import type { Address } from '@countersign/protocol';
import type { Chain, ContractBook, TokenBook } from '../../data/data.ts';
import { DataFileError } from '../../data/data-file-error.ts';
import type { Protocol } from '../rules/protocol.ts';
import { createDescribedContracts, type DescribedContracts, requireReadable } from './described-contracts.ts';
import { type Descriptor, DescriptorFault } from './descriptor.ts';
import type { DescribedFile, DescriptorFolder, SkippedFile } from './read-descriptor-folder.ts';
import { readShippedDescriptors } from './shipped-descriptors.ts';
import { shortNamesOf } from './short-names.ts';

/** The existing data for judging an operator's file. */
interface Known {
  readonly protocols: readonly Protocol[];
  readonly chains: readonly Pick<Chain, 'words'>[];
  readonly contracts: ContractBook;
  readonly tokens: Pick<TokenBook, 'at' | 'named' | 'isSymbol'>;
}

export interface LoadedDescriptors {
  readonly contracts: DescribedContracts;
  /** The number of used files of the folder, and the skipped ones. */
  readonly added: number;
  readonly skipped: readonly SkippedFile[];
  readonly versions: Readonly<Record<string, string>>;
}

const fold = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ')
    .trim();

/** The names of built-in protocols and of vendors with shipped descriptors. */
function namesTaken(protocols: readonly Protocol[], shipped: readonly Descriptor[]): ReadonlySet<string> {
  return new Set(
    [
      ...protocols.flatMap(({ slug, name, family, words }) => [slug, name, family, ...words]),
      ...shipped.flatMap(({ vendor, names }) => [vendor, ...names]),
    ].map(fold),
  );
}

/** A descriptor with the short forms of its names, except for those of others. */
function withShortNames(descriptor: Descriptor, taken: ReadonlySet<string>): Descriptor {
  const short = shortNamesOf(descriptor.names, descriptor.url).filter((name) => !taken.has(fold(name)));
  return short.length === 0 ? descriptor : { ...descriptor, names: [...descriptor.names, ...short] };
}

/** Judges the files of a folder in turn: each may add to the known contracts, but replace none. */
class Admission {
  readonly #known: Known;
  readonly #taken: ReadonlySet<string>;
  readonly #places = new Map<string, string>();

  constructor(known: Known, shipped: readonly Descriptor[]) {
    this.#known = known;
    this.#taken = namesTaken(known.protocols, shipped);
  }

  admit({ file, descriptor }: DescribedFile): Descriptor {
    this.#refuseKnownContracts(descriptor);
    const usurped = [descriptor.vendor, ...descriptor.names].find((name) => this.#taken.has(fold(name)));
    if (usurped !== undefined) {
      throw new DescriptorFault(`the name "${usurped.slice(0, 60)}" belongs to a protocol whose contracts are known`);
    }
    requireReadable(descriptor);
    this.#claimPlaces(file, descriptor);
    return withShortNames(descriptor, this.#taken);
  }

  #refuseKnownContracts({ deployments }: Descriptor): void {
    for (const [chainId, addresses] of Object.entries(deployments)) {
      for (const address of addresses) {
        const known = this.#known.contracts.at(Number(chainId), address);
        if (known) throw new DescriptorFault(`${address} on chain ${chainId} is ${known.name}, which is already known`);
      }
    }
  }

  /** Two files that describe one function of one contract cannot both be right. */
  #claimPlaces(file: string, { deployments, functions, typedData }: Descriptor): void {
    const places = Object.entries(deployments).flatMap(([chainId, addresses]) =>
      addresses.flatMap((address: Address) =>
        [...functions, ...typedData].map(({ signature }) => `${chainId} ${address} ${signature.replace(/\s+/g, '')}`),
      ),
    );
    const other = places.map((place) => this.#places.get(place)).find((each) => each !== undefined);
    if (other !== undefined) throw new DescriptorFault(`describes what ${other} describes already`);
    for (const place of places) this.#places.set(place, file);
  }
}

const ordinaryWords: ReadonlySet<string> = new Set(
  (
    'all amount and any approve asset assets borrow bridge buy cancel claim coin coins contract deposit earn for from get into ' +
    'lend market max min mint money our pay permit please pool receive redeem repay router safe sell send share shares stake ' +
    'supply swap the then to token tokens transfer unstake unwrap use vault wallet with withdraw wrap yield you your'
  ).split(' '),
);

/** A word with another meaning in a sentence cannot name a contract. */
function isName({ chains, tokens }: Known, name: string): boolean {
  const folded = fold(name);
  return !ordinaryWords.has(folded) && !tokens.isSymbol(name) && !chains.some(({ words }) => words.includes(folded));
}

/** The shipped descriptors, and those of the operator's folder that describe nothing already known. */
export async function loadDescribedContracts(folder: string | null, known: Known): Promise<LoadedDescriptors> {
  const { descriptors, versions } = readShippedDescriptors();
  const builtIn = namesTaken(known.protocols, []);
  const shipped = descriptors.map((each) => withShortNames(each, builtIn));
  const found = folder === null ? { described: [], skipped: [] } : await readFolder(folder);
  const admission = new Admission(known, shipped);
  const skipped = [...found.skipped];
  const added = found.described.flatMap((each): Descriptor[] => {
    try {
      return [admission.admit(each)];
    } catch (error) {
      // A broken file does not affect the others or the start of the validator.
      skipped.push({ file: each.file, reason: error instanceof DescriptorFault ? error.message : 'cannot be read' });
      return [];
    }
  });
  const contracts = createDescribedContracts([...shipped, ...added], {
    bookOf: (chainId, address) => known.contracts.at(chainId, address)?.protocol ?? null,
    decimalsOf: (chainId, address) => known.tokens.at(chainId, address)?.decimals ?? null,
    tokenNamed: (chainId, symbol) => {
      const [token, ...others] = known.tokens.named(chainId, symbol);
      return token && others.length === 0 ? token.address : null;
    },
    isName: (name) => isName(known, name),
  });
  return { contracts, added: added.length, skipped, versions };
}

/** Imported lazily: most validators have no such folder, and start faster without its reader. */
async function readFolder(folder: string): Promise<DescriptorFolder> {
  const { readDescriptorFolder } = await import('./read-descriptor-folder.ts');
  try {
    return await readDescriptorFolder(folder);
  } catch (cause) {
    const { code, message } = cause as NodeJS.ErrnoException;
    const fault = cause instanceof DescriptorFault ? message : code === 'ENOENT' ? 'does not exist' : 'cannot be read';
    throw new DataFileError(`DESCRIPTORS_DIR (${folder})`, fault, { cause });
  }
}
