import { SynthError } from '../errors.ts'
import { describeValue } from '../json.ts'
import { insteadOf } from '../nearest.ts'
import type { OutputRequest } from '../output/output-request.ts'
import type { ByteStream } from './byte-stream.ts'
import { checks } from './checks.ts'
import type { FileFormatName } from './format-name.ts'
import { filePlans } from './file-plans.ts'
import type { Maker } from './maker.ts'
import { readRows } from './read-rows.ts'
import { readSettings } from './read-settings.ts'
import { readWriteOptions } from './read-write-options.ts'
import { readable } from './readable.ts'
import { requireOptions } from './require-options.ts'
import type { RowRange, StreamOptions } from './stream-options.ts'
import type { Table } from './table.ts'
import type { ColumnInfo, TableInfo } from './table-info.ts'
import { openStore } from '../stores/open-store.ts'
import { writeFiles } from './write-files.ts'
import type { WriteOptions, WrittenFile } from './write-options.ts'

const rangeChecks = {
  offset: checks.integer(0, Number.MAX_SAFE_INTEGER),
  limit: checks.integer(0, Number.MAX_SAFE_INTEGER),
}

/** A table of an open world. */
export class OpenTable<Row> implements Table<Row> {
  readonly info: TableInfo
  readonly #maker: Maker
  readonly #isPart: boolean

  /** @param isPart whether it has only some of the table's columns: those of `info` */
  constructor(maker: Maker, info: TableInfo, isPart = false) {
    this.#maker = maker
    this.info = info
    this.#isPart = isPart
  }

  columns<Name extends keyof Row & string>(...given: readonly Name[] | readonly [readonly Name[]]): Table<Pick<Row, Name>> {
    const [first] = given
    const names: readonly Name[] = given.length === 1 && Array.isArray(first) ? first : (given as readonly Name[])
    requireOptions({ columns: names }, { columns: checks.names })
    return new OpenTable(this.#maker, { ...this.info, columns: names.map((name) => this.#column(name)) }, true)
  }

  rows(range: RowRange = {}): AsyncGenerator<Row, void, undefined> {
    requireOptions(range, rangeChecks)
    const output = this.#maker.open({ ...this.#request(range), format: 'ndjson' })
    return readRows<Row>(this.#maker.chunks(output))
  }

  [Symbol.asyncIterator](): AsyncGenerator<Row, void, undefined> {
    return this.rows()
  }

  async toArray(range: RowRange = {}): Promise<Row[]> {
    const rows: Row[] = []
    for await (const row of this.rows(range)) rows.push(row)
    return rows
  }

  async row(number: number): Promise<Row> {
    const { name, rows } = this.info
    if (!Number.isInteger(number) || number < 0 || number >= rows) {
      const there = rows === 0 ? 'it has no rows' : `rows are numbered from 0 to ${rows - 1}`
      throw new SynthError(
        'selection_unknown',
        `Table ${JSON.stringify(name)} has no row ${typeof number === 'number' ? number : describeValue(number)}: ${there}`,
      )
    }
    const [row] = await this.toArray({ offset: number, limit: 1 })
    if (row === undefined) throw new Error(`Row ${number} of table ${name} was not generated`)
    return row
  }

  stream(format: FileFormatName, options: StreamOptions = {}): ByteStream {
    const settings = readSettings(format, options, rangeChecks, { isFile: true, archived: false })
    const output = this.#maker.open({ ...this.#request(options), ...settings })
    return readable(this.#maker.chunks(output))
  }

  async write(directory: string, options: WriteOptions & RowRange): Promise<WrittenFile> {
    const settings = readWriteOptions(directory, options, rangeChecks)
    const plans = [...filePlans(this.#maker, { ...this.#request(options), ...settings }, null)]
    const [file] = await writeFiles(await openStore(directory), plans, { ...options, head: null })
    if (file === undefined) throw new Error(`Table ${this.info.name} was not written`)
    return file
  }

  #request({ offset = 0, limit }: RowRange): Pick<OutputRequest, 'columns' | 'offset' | 'limit'> & { readonly table: string } {
    const { name, columns } = this.info
    return { table: name, columns: this.#isPart ? columns.map((column) => column.name) : null, offset, limit: limit ?? null }
  }

  #column(name: string): ColumnInfo {
    const { columns } = this.info
    const found = columns.find((column) => column.name === name)
    if (found !== undefined) return found
    const names = columns.map((column) => column.name)
    const detail = `Table ${JSON.stringify(this.info.name)} has no column ${JSON.stringify(name)}${insteadOf(name, names)}`
    throw new SynthError('selection_unknown', detail, [{ pointer: '/columns', detail }])
  }
}
