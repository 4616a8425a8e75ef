import type { ColumnOutline, TableOutline } from '../formats/format.ts'
import type { AnyDictionary, Layout } from '../vector.ts'
import { dataVersion } from '../data-version.ts'
import { version } from '../version.ts'
import type { CompiledPlan } from '../engine/compiled-plan.ts'
import { parentsFirst } from './parents-first.ts'
import { selectTables } from './selection.ts'

/** Describes a data set: everything except the rows. */
export interface Manifest {
  /** The release of this program. */
  readonly version: string
  /** The version of the data: releases with the same version make the same bytes. */
  readonly data_version: number
  readonly seed: number
  readonly domain: string
  readonly story?: string
  readonly schema?: object
  readonly tables: readonly TableDescription[]
}

export interface TableDescription {
  readonly name: string
  readonly rows: number
  /** One column, or several that form the key together; null if the table has no key. */
  readonly primary_key: string | readonly string[] | null
  readonly columns: readonly ColumnDescription[]
  readonly files?: readonly FileDescription[]
}

export interface ColumnDescription {
  readonly name: string
  /** integer, decimal(18,s), boolean, date, timestamp (UTC) or string. */
  readonly type: string
  readonly nullable: boolean
  readonly references?: { readonly table: string; readonly column: string }
}

export interface FileDescription {
  readonly name: string
  readonly rows: number
  readonly bytes: number
  /** SHA-256 of its bytes, 64 hexadecimal digits. */
  readonly sha256: string
}

/** The input of a request, as recorded in the manifest. */
export type Origin = { readonly story: string } | { readonly schema: object }

/** The manifest of all written tables of a plan, parents before children, without files. */
export function manifestOf(plan: CompiledPlan, domain: string, origin: Origin, seed: number): Manifest {
  const tables = parentsFirst(selectTables(plan, {})).map(({ outline }) => describeTable(outline))
  return { version, data_version: dataVersion, seed, domain, ...origin, tables }
}

export function describeTable({ name, rows, primaryKey = [], columns }: TableOutline): TableDescription {
  const [only = null] = primaryKey
  return { name, rows, primary_key: primaryKey.length > 1 ? primaryKey : only, columns: columns.map(describeColumn) }
}

function describeColumn({ name, layout, references = null }: ColumnOutline): ColumnDescription {
  return { name, type: typeName(layout), nullable: layout.nullable, ...(references === null ? {} : { references }) }
}

function typeName(layout: Layout<AnyDictionary>): string {
  switch (layout.type) {
    case 'number':
      return layout.scale === 0 ? 'integer' : `decimal(18,${layout.scale})`
    case 'text':
      return 'string'
    case 'boolean':
    case 'date':
    case 'timestamp':
      return layout.type
  }
}
