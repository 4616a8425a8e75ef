import type { Coding } from '../codings/coding.ts'
import { compressor } from '../codings/compressor.ts'
import { codings } from '../codings/index.ts'
import { digest } from '../digest.ts'
import { checkConstraints } from '../engine/check-constraints.ts'
import type { CompiledPlan } from '../engine/compiled-plan.ts'
import type { PreparedPlan } from '../engine/prepare-plan.ts'
import { tableWriter } from '../engine/table-writer.ts'
import { type Writing, writtenBytes } from '../engine/written-bytes.ts'
import { SynthError } from '../errors.ts'
import { type Addressed, type Format, FormatError } from '../formats/format.ts'
import { formatNamed } from '../formats/index.ts'
import { defaultOptions, type FormatOptions } from '../formats/options.ts'
import { version } from '../version.ts'
import { codedSteps } from './coded-steps.ts'
import type { Output, Step } from './output.ts'
import { parentsFirst } from './parents-first.ts'
import { partName, type SelectedTable, type SelectionRequest, selectTables } from './selection.ts'
import { type SizedSection, sizedSections } from './sections.ts'
import { addressedSteps, bytesStep, sectionSteps, type TaskBase } from './steps.ts'
import { type Zipped, zipSteps } from './zip-steps.ts'

/** A response up to this size is one task, not worth the way to a worker. */
const smallBytes = 1 << 18

/** What is made of a plan. */
export interface OutputRequest extends SelectionRequest {
  /** Name of a format. */
  readonly format: string
  /** Of the format's options those that are not at their defaults. */
  readonly options?: Partial<FormatOptions>
  /** How the bytes are coded; null for not at all. Archives and packed formats never are. */
  readonly coding?: CodingRequest | null
  /** Whether the answer is a ZIP of one file a table; by default where the format writes one table and there are others. */
  readonly archive?: boolean
}

export interface CodingRequest {
  /** Name of a coding. */
  readonly name: string
  /** Whether the coded bytes are the file, `orders.csv.gz`, or only how it is sent. */
  readonly isFile: boolean
}

/** What the data is made of. */
export interface Source {
  readonly prepared: PreparedPlan
  /** The story as it was sent; null for a schema without one. */
  readonly story: string | null
  /** What was asked for, for the manifest: the story or the schema. */
  readonly origin: { readonly story: string } | { readonly schema: object }
}

/**
 * Lays a response out without making any of it.
 * @throws SynthError `schema_invalid` when a row that the seed makes breaks a constraint, `selection_unknown`, `too_many_rows` for more than
 *   `maxRows` rows of a part, `format_unsuited` for what the format cannot hold
 */
export function openOutput(source: Source, seed: number, request: OutputRequest, maxRows: number): Output {
  const { compiled, shared } = source.prepared
  checkConstraints(compiled, seed)
  const format = formatNamed(request.format)
  const options = { ...defaultOptions, ...format.defaults, ...request.options }
  const tables = suited(() =>
    selectTables(compiled, request, (table, columns) => tableWriter(compiled, table, columns, format.name, options).blockRows ?? 1),
  )
  const rows = tables.reduce((sum, { outline }) => sum + outline.rows, 0)
  if (rows > maxRows)
    throw new SynthError('too_many_rows', `${rows} rows in one response, but at most ${maxRows} are allowed: ask for fewer with limit`)
  const archive = request.archive ?? (format.scope === 'table' && tables.length > 1)
  const coding = archive || format.isPacked ? null : (request.coding ?? null)
  const base: TaskBase = { plan: shared, seed, format: format.name, options }
  const isCompressed = coding !== null || archive || options.codec !== 'none'
  const tag = [
    shared.key,
    seed,
    format.name,
    options,
    source.story,
    selectionKey(request),
    coding,
    archive,
    isCompressed ? compressor : null,
  ]
  const { part = null } = request
  const name = part === null ? '' : `-${partName(part)}`
  const laid = { source, seed, format, options, base, tables, part: name, etag: `"${digest(JSON.stringify(tag))}"`, rows }
  return suited(() => (archive ? zipped({ ...laid, tables: parentsFirst(tables) }) : single(laid, coding)))
}

/** @throws SynthError `format_unsuited` for a FormatError */
function suited<T>(lay: () => T): T {
  try {
    return lay()
  } catch (error) {
    if (error instanceof FormatError) throw new SynthError('format_unsuited', error.message)
    throw error
  }
}

/** What laying a response out needs. */
interface Laid {
  readonly source: Source
  readonly seed: number
  readonly format: Format
  readonly options: FormatOptions
  readonly base: TaskBase
  readonly tables: readonly SelectedTable[]
  /** What the name of a part's file has behind that of its table. */
  readonly part: string
  readonly etag: string
  readonly rows: number
}

function single(laid: Laid, coding: CodingRequest | null): Output {
  const { source, format, options, base, tables, etag, rows, seed } = laid
  const { compiled } = source.prepared
  const [table] = tables
  const addressed = format.address !== undefined && table !== undefined ? format.address(table.outline, options) : null
  if (addressed !== null && table !== undefined) return addressedOutput(laid, table, addressed)
  const sections = sectionsOf(laid, tables)
  const bytes = sections.reduce((sum, section) => sum + section.bytes, 0)
  const isSmall = bytes <= smallBytes
  const steps = (): Iterable<Step> => sectionSteps(base, sections, isSmall ? Infinity : undefined)
  return {
    etag,
    rows,
    get estimatedBytes() {
      return estimate(compiled, sections, seed, { format: format.name, options })
    },
    ...namedAs(laid, coding),
    length: null,
    isSmall,
    steps: coding === null ? steps : () => codedSteps(steps(), codingNamed(coding.name)),
    range: null,
  }
}

/** What a file is called and said to be, coded or not. */
function namedAs(laid: Laid, coding: CodingRequest | null): Pick<Output, 'mediaType' | 'fileName' | 'contentEncoding'> {
  const { format, options, tables } = laid
  const [table] = tables
  const name = format.scope === 'document' || table === undefined ? null : fileName(table.outline.name + laid.part, format)
  if (coding === null) return { mediaType: format.mediaType(options), fileName: name, contentEncoding: null }
  if (!coding.isFile) return { mediaType: format.mediaType(options), fileName: name, contentEncoding: coding.name }
  const { mediaType, extension } = codingNamed(coding.name)
  return { mediaType, fileName: name === null ? null : `${name}.${extension}`, contentEncoding: null }
}

function addressedOutput(laid: Laid, table: SelectedTable, addressed: Addressed): Output {
  const { base, format, options, etag, rows } = laid
  const range = (from: number, to: number): Iterable<Step> => addressedSteps(base, table, addressed, from, to)
  return {
    etag,
    rows,
    estimatedBytes: addressed.length,
    mediaType: format.mediaType(options),
    fileName: fileName(table.outline.name + laid.part, format),
    contentEncoding: null,
    length: addressed.length,
    isSmall: addressed.length <= smallBytes,
    steps: () => range(0, addressed.length),
    range,
  }
}

function zipped(laid: Laid): Output {
  const { source, format, options, base, tables, etag, rows, seed } = laid
  const files = tables.map((table): Zipped & { readonly sections: readonly SizedSection[] } => {
    const sections = sectionsOf(laid, [table])
    const addressed = format.address?.(table.outline, options) ?? null
    const steps = (): Iterable<Step> =>
      addressed === null ? sectionSteps(base, sections) : addressedSteps(base, table, addressed, 0, addressed.length)
    return { table, name: fileName(table.outline.name + laid.part, format), steps, sections }
  })
  const outlines = tables.map(({ outline }) => outline)
  const beside = (format.beside?.(outlines, options) ?? []).map(({ name, text }): Zipped => {
    return { name, table: null, steps: () => [bytesStep(() => new TextEncoder().encode(text))] }
  })
  const sections = files.flatMap((file) => file.sections)
  return {
    etag,
    rows,
    get estimatedBytes() {
      return estimate(source.prepared.compiled, sections, seed, { format: format.name, options })
    },
    mediaType: 'application/zip',
    fileName: `${source.prepared.plan.domain}.${format.extensions[0] ?? format.name}.zip`,
    contentEncoding: null,
    length: null,
    isSmall: sections.reduce((sum, { bytes }) => sum + bytes, 0) <= smallBytes,
    steps: () => zipSteps([...beside, ...files], { version, seed, domain: source.prepared.plan.domain, ...source.origin }),
    range: null,
  }
}

function sectionsOf({ source, format, options }: Laid, tables: readonly SelectedTable[]): readonly SizedSection[] {
  const { plan, compiled } = source.prepared
  const outlines = tables.map(({ outline }) => outline)
  const counts = Object.fromEntries(outlines.map(({ name, rows }) => [name, rows]))
  const sections = format.sections(outlines, { domain: plan.domain, story: source.story, row_counts: counts }, options)
  return sizedSections(compiled, sections, tables, format.name, options)
}

function estimate(plan: CompiledPlan, sections: readonly SizedSection[], seed: number, writing: Writing): number {
  const pieces = sections.flatMap(({ section, rows }) => rows ?? (section.type === 'text' ? section : []))
  return writtenBytes(plan, pieces, seed, writing)
}

/** What a file of a table is called. */
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
