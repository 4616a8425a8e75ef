import type { Coding } from '../codings/coding.ts'
import { codings } from '../codings/index.ts'
import { dataVersion } from '../data-version.ts'
import { digest } from '../digest.ts'
import { SynthError } from '../errors.ts'
import type { Addressed, Format } from '../formats/format.ts'
import type { FormatOptions } from '../formats/options.ts'
import { version } from '../version.ts'
import { codedSteps } from './coded-steps.ts'
import { fileSections } from './file-sections.ts'
import type { Origin } from './manifest.ts'
import type { Opening, SelectedTable } from './opening.ts'
import type { Output, Step } from './output.ts'
import { type CodingRequest, isArchived, type OutputRequest, writingOf } from './output-request.ts'
import { parentsFirst } from './parents-first.ts'
import type { SizedSection } from './sections.ts'
import { partName, type SelectionRequest } from './selection.ts'
import { addressedSteps, bytesStep, sectionSteps, type TaskBase } from './steps.ts'
import { manifestName, type Zipped, zipSteps } from './zip-steps.ts'

/** A response up to this size is one task, made without a worker. */
const wholeBytes = 1 << 18
/** The same in cells: some 20 milliseconds. */
const wholeCells = 1 << 20

/** What decides a response besides its opening. */
export interface LayoutRequest extends OutputRequest {
  /** Any safe integer. */
  readonly seed: number
  /** The story or the schema of the request, for the manifest. */
  readonly origin: Origin
}

/** Lays out a response without generating data. */
export function layOut(opening: Opening, request: LayoutRequest): Output {
  const { seed, origin, part = null } = request
  const { plan, story, tables } = opening
  const { format, options } = writingOf(request)
  const archive = isArchived(request, format, tables.length)
  const coding = archive || format.isPacked ? null : (request.coding ?? null)
  const methods = [coding?.name, archive ? 'gzip' : undefined, options.codec]
  const tag = [
    plan.id,
    seed,
    format.name,
    options,
    // The manifest of an archive contains the origin and the release.
    archive ? [origin, version, dataVersion] : story,
    selectionKey(request),
    coding,
    archive,
    [...codings.values()].filter(({ name }) => methods.includes(name)).map(({ compressor }) => compressor),
  ]
  const laid = {
    opening,
    seed,
    origin,
    format,
    options,
    base: { plan, seed, format: format.name, options },
    tables: archive ? parentsFirst(tables) : tables,
    part: part === null ? '' : `-${partName(part)}`,
    etag: `"${digest(JSON.stringify(tag))}"`,
    rows: tables.reduce((sum, { outline }) => sum + outline.rows, 0),
  }
  return archive ? zipped(laid) : single(laid, coding)
}

/** Input of the layout of a response. */
interface Laid {
  readonly opening: Opening
  readonly seed: number
  readonly origin: Origin
  readonly format: Format
  readonly options: FormatOptions
  readonly base: TaskBase
  readonly tables: readonly SelectedTable[]
  /** Suffix of the file name of a part, after the name of its table. */
  readonly part: string
  readonly etag: string
  readonly rows: number
}

function single(laid: Laid, coding: CodingRequest | null): Output {
  const { opening, format, options, base, tables, etag, rows } = laid
  const [table] = tables
  const addressed = format.address !== undefined && table !== undefined ? format.address(table.outline, options) : null
  if (addressed !== null && table !== undefined) return addressedOutput(laid, table, addressed)
  const sections = fileSections(opening, tables, format, options)
  const isWhole = isLittle(sections)
  const steps = (): Iterable<Step> => sectionSteps(base, sections, isWhole)
  return {
    etag,
    rows,
    ...namedAs(laid, coding),
    length: null,
    isSmall: isWhole,
    isCheap: opening.isCheap,
    steps: coding === null ? steps : () => codedSteps(steps(), codingNamed(coding.name)),
    range: null,
  }
}

/** Name, media type and encoding of a file. */
function namedAs(laid: Laid, coding: CodingRequest | null): Pick<Output, 'mediaType' | 'fileName' | 'contentEncoding'> {
  const { format, options, tables } = laid
  const [table] = tables
  const name = format.scope === 'document' || table === undefined ? null : savedName(table.outline.name + laid.part, format, laid.seed)
  if (coding === null) return { mediaType: format.mediaType(options), fileName: name, contentEncoding: null }
  if (!coding.isFile) return { mediaType: format.mediaType(options), fileName: name, contentEncoding: coding.name }
  const { mediaType, extension } = codingNamed(coding.name)
  return { mediaType, fileName: name === null ? null : `${name}.${extension}`, contentEncoding: null }
}

function addressedOutput(laid: Laid, table: SelectedTable, addressed: Addressed): Output {
  const { opening, base, format, options, etag, rows } = laid
  const range = (from: number, to: number): Iterable<Step> => addressedSteps(base, table, addressed, from, to)
  return {
    etag,
    rows,
    mediaType: format.mediaType(options),
    fileName: savedName(table.outline.name + laid.part, format, laid.seed),
    contentEncoding: null,
    length: addressed.length,
    isSmall: isLittle([{ bytes: addressed.length, cells: cellsOf(table) }]),
    isCheap: opening.isCheap,
    steps: () => range(0, addressed.length),
    range,
  }
}

function zipped(laid: Laid): Output {
  const { opening, origin, format, options, base, tables, etag, rows, seed } = laid
  // The statements that create tables are in a file of their own.
  const own = format.beside === undefined ? options : { ...options, ddl: false }
  const files = tables.map((table): Zipped & { readonly sections: readonly SizedSection[] } => {
    const sections = fileSections(opening, [table], format, own)
    const addressed = format.address?.(table.outline, options) ?? null
    const steps = (): Iterable<Step> =>
      addressed === null ? sectionSteps(base, sections, false) : addressedSteps(base, table, addressed, 0, addressed.length)
    return { table, name: fileName(table.outline.name + laid.part, format), steps, sections }
  })
  const outlines = tables.map(({ outline }) => outline)
  const beside = (format.beside?.(outlines, options) ?? []).map(({ name, text }): Zipped => {
    return { name, table: null, steps: () => [bytesStep(() => new TextEncoder().encode(text))] }
  })
  refuseSameNames([...beside, ...files])
  const sections = files.flatMap((file) => file.sections)
  return {
    etag,
    rows,
    mediaType: 'application/zip',
    fileName: `${savedName(opening.domain, format, seed)}.zip`,
    contentEncoding: null,
    length: null,
    isSmall: isLittle(sections),
    isCheap: opening.isCheap,
    steps: () => zipSteps([...beside, ...files], { version, data_version: dataVersion, seed, domain: opening.domain, ...origin }),
    range: null,
  }
}

/** @throws SynthError `format_unsuited` if a table has the name of a file that describes all tables */
function refuseSameNames(files: readonly Zipped[]): void {
  const names = [manifestName, ...files.filter(({ table }) => table === null).map(({ name }) => name)]
  const taken = files.find(({ table, name }) => table !== null && names.includes(name))
  if (taken !== undefined)
    throw new SynthError(
      'format_unsuited',
      `The archive has a file ${taken.name} that describes its tables, so the table ${JSON.stringify(taken.table?.outline.name)} needs another name or another format`,
    )
}

function isLittle(parts: readonly Pick<SizedSection, 'bytes' | 'cells'>[]): boolean {
  return parts.reduce((sum, { bytes }) => sum + bytes, 0) <= wholeBytes && parts.reduce((sum, { cells }) => sum + cells, 0) <= wholeCells
}

/** Cells of all requested rows in all sections. */
function cellsOf({ sizes, outline }: SelectedTable): number {
  return outline.rows * Object.values(sizes).reduce((sum, { cells }) => sum + cells, 0)
}

/** The name of a downloaded file. It includes the version of the data and the seed, so files of the same name have the same bytes. */
function savedName(stem: string, format: Format, seed: number): string {
  return fileName(`${stem}-seed${seed}-v${dataVersion}`, format)
}

/** The name of a table's file in an archive. */
function fileName(table: string, { name, extensions }: Format): string {
  return `${table}.${extensions[0] ?? name}`
}

function selectionKey({ table = null, columns = null, offset = 0, limit = null, part = null }: SelectionRequest): unknown {
  return [table, columns, offset, limit, part]
}

function codingNamed(name: string): Coding {
  const coding = codings.get(name)
  if (coding === undefined) throw new Error(`There is no coding named ${JSON.stringify(name)}`)
  return coding
}
