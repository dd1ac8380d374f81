import { requireReadable, selectorOf } from '../../../validator/src/protocols/descriptors/described-contracts.ts';
import type { Descriptor, Format } from '../../../validator/src/protocols/descriptors/descriptor.ts';
import {
  readDescriptorFolder,
  type SkippedFile,
} from '../../../validator/src/protocols/descriptors/read-descriptor-folder.ts';
import type { DescriptorTable } from '../../../validator/src/protocols/descriptors/shipped-descriptors.ts';
import { descriptorSource } from './sources.ts';

/** The validator's names of the registry's vendors; null: the owner in each file counts instead. */
const slugs: Readonly<Record<string, string | null>> = {
  aave: 'aave-v2',
  lifi: 'jumper',
  morpho: 'morpho-blue',
  permit: null,
};

/**
 * Vendors whose descriptors the next blind round hands over after its seal (bench/blind/README.md), chosen by the hash of
 * the number of the round and the vendor. They join the table after the round.
 */
const heldOut: ReadonlySet<string> = new Set([]);

function vendorOf(file: string): string | null {
  const [, vendor = ''] = file.split('/');
  return vendor in slugs ? (slugs[vendor] ?? null) : vendor;
}

/** Distinct formats, in the order of their first use. */
class Formats {
  readonly list: Format[] = [];
  readonly #places = new Map<string, number>();

  placesOf(formats: readonly Format[]): readonly number[] {
    return formats.map((format) => {
      const key = JSON.stringify(format);
      const place = this.#places.get(key) ?? this.list.push(format) - 1;
      this.#places.set(key, place);
      return place;
    });
  }
}

/** The table for a copy of the registry, and the skipped files that cannot be read. */
export async function buildDescriptors(
  folder: string,
): Promise<{ table: DescriptorTable; skipped: readonly SkippedFile[] }> {
  const { described, skipped } = await readDescriptorFolder(folder, vendorOf);
  const unreadable: SkippedFile[] = [];
  const usable = described.filter(({ file, descriptor }) => {
    if (heldOut.has(file.split('/')[1] ?? '')) return false;
    try {
      requireReadable(descriptor);
      return true;
    } catch (error) {
      unreadable.push({ file, reason: (error as Error).message });
      return false;
    }
  });
  const formats = new Formats();
  const descriptors = usable.map(({ descriptor: { functions, typedData, ...rest } }: { descriptor: Descriptor }) => ({
    ...rest,
    functions: formats.placesOf(functions.map((format) => ({ ...format, selector: selectorOf(format) }))),
    typedData: formats.placesOf(typedData),
  }));
  return {
    table: { source: descriptorSource, formats: formats.list, descriptors },
    skipped: [...skipped, ...unreadable],
  };
}
