import { chains } from './data/chains.ts';
import { loadData } from './data/load-data.ts';
import { createVocabulary } from './intent/vocabulary.ts';
import type { ModelConfig } from './model/ask.ts';
import { createModel } from './model/consult.ts';
import { checkExtraContracts } from './protocols/check-extra-contracts.ts';
import { protocols } from './protocols/index.ts';
import { createContractBook, createRegistry, type Registry } from './protocols/registry.ts';
import type { ValidateDeps } from './validate.ts';

export interface ValidatorOptions extends Pick<ValidateDeps, 'now' | 'onCrash'> {
  readonly sanctionsFile: string | null;
  readonly threatsFile: string | null;
  readonly policyFile: string | null;
  readonly model: ModelConfig | null;
  /** Told after each time the model was asked: whether it gave a usable answer. */
  readonly onModel?: (reached: boolean) => void;
}

/** Loads the tables and the operator's files; from then on nothing is read and nothing is fetched. */
export async function loadValidator(options: ValidatorOptions): Promise<ValidateDeps> {
  const { sanctionsFile, threatsFile, policyFile, model, now, onCrash, onModel = () => {} } = options;
  let registry: Registry = createRegistry(protocols);
  const data = await loadData({
    sanctionsFile,
    threatsFile,
    policyFile,
    contracts: (added, shown) => {
      checkExtraContracts(protocols, added, shown);
      if (added.length > 0) registry = createRegistry(protocols, added);
      return createContractBook(protocols, added);
    },
  });
  const vocabulary = createVocabulary({ tokens: data.tokens, chains, protocols });
  return { data, registry, vocabulary, model: model && createModel(model, vocabulary, onModel), now, onCrash };
}
