import { createRequire } from 'node:module';

// Drizzle's ES modules import each other in cycles, and linking them costs half a second and 200 MB at every start; the
// same code as CommonJS loads in a tenth of both. The migration tool loads the tables as CommonJS, where import.meta is
// empty.
const require = createRequire(import.meta.url ?? __filename);
const expressions: typeof import('drizzle-orm') = require('drizzle-orm');
const columns: typeof import('drizzle-orm/pg-core') = require('drizzle-orm/pg-core');
const driver: typeof import('drizzle-orm/node-postgres') = require('drizzle-orm/node-postgres');
const migrator: typeof import('drizzle-orm/node-postgres/migrator') = require('drizzle-orm/node-postgres/migrator');
const migrations: typeof import('drizzle-orm/migrator') = require('drizzle-orm/migrator');

export type { SQL } from 'drizzle-orm';
export type { PgColumn } from 'drizzle-orm/pg-core';
export const { and, asc, desc, eq, getTableColumns, gt, inArray, isNotNull, isNull, lt, lte, ne, not, or, sql } =
  expressions;
export const { Column, getTableName, is, notExists, Param, Placeholder } = expressions;
export const { bigint, boolean, customType, doublePrecision, foreignKey, index, integer, json, jsonb, numeric } =
  columns;
export const { getTableConfig, pgTable, primaryKey, smallint, text, timestamp, unique, uniqueIndex, uuid } = columns;
export const { drizzle } = driver;
export const { migrate } = migrator;
export const { readMigrationFiles } = migrations;
