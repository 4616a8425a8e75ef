import { SynthError } from '../errors.ts'
import type { FormatOptions } from '../formats/options.ts'
import type { Manifest } from '../output/manifest.ts'
import { type OutputRequest, writingOf } from '../output/output-request.ts'
import type { Maker } from './maker.ts'
import type { Split } from './file-plans.ts'

/** What decides every byte of the files in a place. */
export interface DataSetHead extends Manifest {
  readonly writing: Writing
}

/** How the tables are written. */
export interface Writing {
  readonly format: string
  /** Options that differ from their defaults. */
  readonly options: Partial<FormatOptions>
  /** The compression of the files; null for none. */
  readonly compression: string | null
  /** How a table is cut into files; null if it is one file. */
  readonly split: Split | null
  /** Rows of the tables before each time that rows were appended; absent if none were. */
  readonly appended?: readonly Readonly<Record<string, number>>[]
}

/** The head of some tables of a world. */
export function dataSetHead(
  maker: Maker,
  tables: readonly { readonly name: string }[],
  { format, options = {}, coding = null }: OutputRequest,
  split: Split | null,
): DataSetHead {
  const { tables: all, ...manifest } = maker.manifest()
  const names = new Set(tables.map(({ name }) => name))
  const { options: full } = writingOf({ format, options })
  const { options: usual } = writingOf({ format })
  const own = Object.entries(full).filter(([name, value]) => usual[name as keyof FormatOptions] !== value)
  return {
    ...manifest,
    writing: { format, options: Object.fromEntries(own), compression: coding?.name ?? null, split },
    tables: all.filter(({ name }) => names.has(name)),
  }
}

/**
 * Refuses to continue another data set.
 * @param found the head of the files that exist, as parsed from JSON
 * @param except fields that may differ
 * @throws SynthError `dataset_differs` that names what is different
 */
export function requireSame(place: string, found: unknown, own: DataSetHead, except: readonly string[] = []): void {
  const [there, here] = [fields(found), fields(JSON.parse(JSON.stringify(own)))]
  const names = [...new Set([...there.keys(), ...here.keys()])].filter((name) => !except.includes(name))
  const different = names.filter((name) => there.get(name) !== here.get(name))
  if (different.length === 0) return
  const known = different.map((name) => {
    const [one = 'none', other = 'none'] = [there.get(name), here.get(name)]
    return one.length + other.length > 200 ? `another ${name}` : `${name} ${one}, not ${other}`
  })
  throw new SynthError(
    'dataset_differs',
    `${place} is of another data set: it has ${known.join(', and ')}. Continue with the same input, seed, rows and format, or choose another place`,
  )
}

/** The fields that identify a data set, as JSON. */
function fields(head: unknown): ReadonlyMap<string, string> {
  const { tables = [], writing = {}, ...others } = head as Partial<DataSetHead>
  const rows = Object.fromEntries(tables.map(({ name, rows: count }) => [name, count]))
  const columns = tables.map((table) => table.columns)
  const { version, data_version, seed, story, schema } = others
  const own = { version, data_version, seed, story, schema, ...writing, rows, columns }
  return new Map(Object.entries(own).flatMap(([name, value]) => (value === undefined ? [] : [[name, JSON.stringify(value)] as const])))
}
