import type { ValidationRequest, ValidationResponse } from '@countersign/protocol';
import type { Data } from '../data/data.ts';
import type { LoadedDescriptors } from '../protocols/descriptors/load-described-contracts.ts';
import type { Protocol } from '../protocols/rules/protocol.ts';

/** What judges requests, with everything it needs. */
export interface Pipeline {
  readonly data: Data;
  readonly protocols: readonly Protocol[];
  readonly descriptors: LoadedDescriptors;
  readonly nodeCount: number;
  validate(request: ValidationRequest): Promise<ValidationResponse>;
}
