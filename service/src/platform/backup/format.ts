import { z } from 'zod';

/**
 * A backup is gzipped lines, followed by one line of plain text: the SHA-256 of every preceding byte. Inside are
 * sections, each with a JSON header line, the content in the format of PostgreSQL's COPY (files: base64), and the line
 * that ends a COPY. The first line gives the format, the last one is the manifest.
 */
export const FORMAT = 1;
export const END_OF_SECTION = '\\.\n';

export const writeTrailer = (sha256: string) => `\nsha256 ${sha256}\n`;
export const TRAILER_BYTES = writeTrailer('0'.repeat(64)).length;

export const firstLine = z.object({ backup: z.literal('countersign'), format: z.int() });
export type FirstLine = z.output<typeof firstLine>;

/** The kind of a section. Jobs belong to the queue, whose tables come with its library and change with it. */
export const sectionHead = z.object({
  kind: z.enum(['jobs', 'table', 'file']),
  /** Of a table or a file. */
  name: z.string().optional(),
  /** Of a table. */
  columns: z.array(z.string()).readonly().optional(),
});
export type SectionHead = z.output<typeof sectionHead>;

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const sectionSum = sectionHead.omit({ columns: true }).extend({ lines: z.int().min(0), sha256 });
export type SectionSum = z.output<typeof sectionSum>;

const manifest = z.object({
  /** Of Countersign. */
  version: z.string(),
  createdAt: z.iso.datetime(),
  /** The migrations that created the tables, in order. */
  migrations: z.array(z.object({ hash: sha256, createdAt: z.int() })).min(1),
  /** The master keys needed for the sealed secrets. */
  keyIds: z.array(z.string()),
  /** The last value of each sequence; null if it was never used. */
  sequences: z.record(
    z.string(),
    z
      .string()
      .regex(/^-?\d+$/)
      .nullable(),
  ),
  /** The months of the audit log, by their first days; absent if it was not partitioned yet. */
  auditMonths: z.array(z.iso.date()).optional(),
  sections: z.array(sectionSum),
});
export type Manifest = z.output<typeof manifest>;

export const lastLine = z.object({ manifest });
