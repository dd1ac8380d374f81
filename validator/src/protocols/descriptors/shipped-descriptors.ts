import { readFileSync } from 'node:fs';
import type { Descriptor, Format } from './descriptor.ts';

/** In the format of `npm run generate:descriptors`: formats that several descriptors share occur once. */
export interface DescriptorTable {
  readonly source: {
    readonly repository: string;
    readonly commit: string;
    readonly date: string;
    readonly licence: string;
  };
  readonly formats: readonly Format[];
  /** `functions` and `typedData` are indexes into `formats`. */
  readonly descriptors: readonly (Omit<Descriptor, 'functions' | 'typedData'> & {
    readonly functions: readonly number[];
    readonly typedData: readonly number[];
  })[];
}

/** The descriptors that are shipped with the validator. */
export function readShippedDescriptors(): {
  readonly descriptors: readonly Descriptor[];
  readonly versions: Readonly<Record<string, string>>;
} {
  const path = new URL('../../data/generated/descriptors.json', import.meta.url);
  const { source, formats, descriptors } = JSON.parse(readFileSync(path, 'utf8')) as DescriptorTable;
  const at = (places: readonly number[]) => places.map((place) => formats[place] as Format);
  return {
    descriptors: descriptors.map((each) => ({
      ...each,
      functions: at(each.functions),
      typedData: at(each.typedData),
    })),
    versions: { [source.repository]: source.commit },
  };
}
