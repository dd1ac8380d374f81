import type { ValidationRequest, ValidationResponse } from '@countersign/protocol';
import type { Data } from '../data/data.ts';
import type { LoadedDescriptors } from '../protocols/descriptors/load-described-contracts.ts';
import type { Protocol } from '../protocols/rules/protocol.ts';

/** The checks of requests, with their dependencies. */
export interface Pipeline {
  readonly data: Data;
  readonly protocols: readonly Protocol[];
  readonly descriptors: LoadedDescriptors;
  readonly nodeCount: number;
  validate(request: ValidationRequest): Promise<ValidationResponse>;
}
