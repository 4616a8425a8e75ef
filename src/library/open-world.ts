import { SynthError } from '../errors.ts'
import { formats } from '../formats/index.ts'
import { quotedName } from '../json.ts'
import { insteadOf } from '../nearest.ts'
import type { TableDescription } from '../output/manifest.ts'
import { openStore } from '../stores/open-store.ts'
import { version } from '../version.ts'
import { appendFiles } from './append-files.ts'
import type { ByteStream } from './byte-stream.ts'
import { besidePlans } from './beside-plans.ts'
import { dataSetHead } from './data-set-head.ts'
import type { Explanation } from './explanation.ts'
import { filePlans } from './file-plans.ts'
import type { FormatName } from './format-name.ts'
import type { Maker } from './maker.ts'
import { OpenTable } from './open-table.ts'
import { readSettings } from './read-settings.ts'
import { readSplit, readWriteOptions, severalChecks } from './read-write-options.ts'
import { readable } from './readable.ts'
import type { Row } from './row.ts'
import type { SchemaDocument } from './schema-document.ts'
import type { FormatSettings } from './stream-options.ts'
import type { Table } from './table.ts'
import type { TableInfo } from './table-info.ts'
import type { World } from './world.ts'
import { writeFiles } from './write-files.ts'
import { writeParts } from './write-parts.ts'
import type { WriteAllOptions, WrittenFile } from './write-options.ts'

/** The parts of a world. */
export interface WorldParts {
  readonly maker: Maker
  readonly tables: readonly TableDescription[]
  readonly schema: SchemaDocument
  /** Called at most once, on first use. */
  readonly explain: () => Explanation
}

/** An open world. */
export class OpenWorld<Tables extends object = Record<string, Row>> implements World<Tables> {
  readonly version = version
  readonly schema: SchemaDocument
  readonly tables: readonly TableInfo[]
  readonly #maker: Maker
  readonly #explain: () => Explanation
  #explanation: Explanation | null = null

  constructor({ maker, tables, schema, explain }: WorldParts) {
    this.schema = schema
    this.tables = tables.map(infoOf)
    this.#maker = maker
    this.#explain = explain
  }

  get seed(): number {
    return this.#maker.seed
  }

  get explain(): Explanation {
    return (this.#explanation ??= this.#explain())
  }

  table<Name extends keyof Tables & string>(name: Name): Table<Tables[Name]> {
    return new OpenTable(this.#maker, this.#info(name))
  }

  async row<Name extends keyof Tables & string>(table: Name, number: number): Promise<Tables[Name]> {
    return this.table(table).row(number)
  }

  stream(format: FormatName, options: FormatSettings = {}): ByteStream {
    const archive = formats.get(format)?.scope === 'table'
    const settings = readSettings(format, options, {}, { isFile: false, archived: archive })
    return readable(this.#maker.chunks(this.#maker.open({ ...settings, archive })))
  }

  async write(directory: string, options: WriteAllOptions): Promise<readonly WrittenFile[]> {
    const settings = readWriteOptions(directory, options, severalChecks)
    const split = readSplit(options)
    const chosen = options.tables?.map((name) => this.#info(name)) ?? this.tables
    const [maker, requests] = [this.#maker, chosen.map(({ name }) => ({ ...settings, table: name }))]
    const head = dataSetHead(maker, chosen, settings, split)
    const beside = besidePlans(maker, settings, chosen)
    const store = await openStore(directory)
    if (options.append === true) return appendFiles(store, { maker, head, requests }, options)
    if (split !== null && 'parts' in split) return writeParts(store, { maker, head, requests, beside, parts: split.parts }, options)
    const files = requests.flatMap((request) => [...filePlans(maker, request, split)])
    const isDescribed = options.manifest === true || options.resume === true
    return writeFiles(store, [...files, ...beside], { ...options, head: isDescribed ? head : null })
  }

  close(): Promise<void> {
    return this.#maker.close()
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.close()
  }

  #info(name: string): TableInfo {
    const found = this.tables.find((table) => table.name === name)
    if (found !== undefined) return found
    const names = this.tables.map((table) => table.name)
    const detail = `There is no table ${quotedName(name)}${insteadOf(typeof name === 'string' ? name : '', names)}`
    throw new SynthError('selection_unknown', detail, [{ pointer: '/table', detail }])
  }
}

function infoOf({ name, rows, primary_key: key, columns }: TableDescription): TableInfo {
  const primaryKey = key === null ? [] : [key].flat()
  return {
    name,
    rows,
    primaryKey,
    columns: columns.map((column) => ({ ...column, references: column.references ?? null })),
  }
}
