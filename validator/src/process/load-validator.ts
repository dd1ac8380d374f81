import { chains } from '../data/chains.ts';
import { loadData } from '../data/load-data.ts';
import type { ExtraContract } from '../data/policy.ts';
import type { ModelConfig } from '../model/ask.ts';
import { createModel } from '../model/consult.ts';
import { checkExtraContracts } from '../protocols/check-extra-contracts.ts';
import { type LoadedDescriptors, loadDescribedContracts } from '../protocols/descriptors/load-described-contracts.ts';
import { protocols } from '../protocols/index.ts';
import { createContractBook, createRegistry } from '../protocols/registry.ts';
import { createVocabulary } from '../reader/mentions/vocabulary.ts';
import type { ValidateDeps } from '../validate.ts';

export interface ValidatorOptions extends Pick<ValidateDeps, 'now' | 'onCrash'> {
  readonly sanctionsFile: string | null;
  readonly threatsFile: string | null;
  readonly policyFile: string | null;
  /** A folder of ERC-7730 files in addition to the shipped ones. By default there is none. */
  readonly descriptorsDir?: string | null;
  readonly model: ModelConfig | null;
  /** Called after each request to the model: whether it gave a usable answer. */
  readonly onModel?: (reached: boolean) => void;
}

export interface LoadedValidator extends ValidateDeps {
  readonly descriptors: LoadedDescriptors;
}

/** Loads the tables and the operator's files; afterwards nothing is read and nothing is fetched. */
export async function loadValidator(options: ValidatorOptions): Promise<LoadedValidator> {
  const {
    sanctionsFile,
    threatsFile,
    policyFile,
    descriptorsDir = null,
    model,
    now,
    onCrash,
    onModel = () => {},
  } = options;
  let extra: readonly ExtraContract[] = [];
  const data = await loadData({
    sanctionsFile,
    threatsFile,
    policyFile,
    contracts: (added, shown) => {
      checkExtraContracts(protocols, added, shown);
      extra = added;
      return createContractBook(protocols, added);
    },
  });
  const descriptors = await loadDescribedContracts(descriptorsDir, { protocols, chains, ...data });
  const registry = createRegistry(protocols, extra, descriptors.contracts);
  const vocabulary = createVocabulary({ tokens: data.tokens, chains, protocols });
  return {
    data: { ...data, described: descriptors.contracts, versions: { ...data.versions, ...descriptors.versions } },
    registry,
    vocabulary,
    model: model && createModel(model, vocabulary, onModel),
    now,
    onCrash,
    descriptors,
  };
}
