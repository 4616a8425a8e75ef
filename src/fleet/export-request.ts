import { canonicalJson } from '../canonical-json.ts'
import { dataVersion } from '../data-version.ts'
import { digest } from '../digest.ts'
import { SynthError } from '../errors.ts'
import { formatNamed } from '../formats/index.ts'
import type { FormatOptions } from '../formats/options.ts'
import { checks } from '../library/checks.ts'
import { readSettings } from '../library/read-settings.ts'
import { requireOptions } from '../library/require-options.ts'
import type { FormatSettings } from '../library/stream-options.ts'
import { destinationName, isDestinationName } from './destination-name.ts'

/** Maximum number of parts of an export. */
export const mostExportParts = 10_000

/** Maximum size of a request in characters of JSON: the size of the largest schema, with some room. */
const mostCharacters = 3 << 20

/** Where the data of an export comes from: everything that a worker needs to make it. */
export type ExportSource = { readonly story: string } | { readonly schema: object }

/** The content and the destination of an export. They determine every byte of every file. */
export interface ExportRequest {
  readonly source: ExportSource
  /** Rows of the primary table; null for the number in the source. */
  readonly rows: number | null
  readonly seed: number
  readonly format: string
  /** Options of the format that differ from its defaults. */
  readonly options: Partial<FormatOptions>
  /** The compression of the files; null for none. */
  readonly compression: 'gzip' | 'zstd' | null
  /** Number of parts of every table, from 1 to `mostExportParts`. */
  readonly parts: number
  /** Name of a destination, and folders below it. */
  readonly destination: string
  /** The version of the data that the caller expects. */
  readonly data_version: number
}

/** The request of a caller; `settings` has the options of the format and its compression. */
export interface ExportAsked extends Pick<ExportRequest, 'source' | 'rows' | 'seed' | 'format' | 'parts' | 'destination'> {
  readonly settings: FormatSettings
}

/** Checks the request of a caller. @throws SynthError `validation_failed`, `format_unsuited` */
export function exportRequest({ source, rows, seed, format, settings, parts, destination }: ExportAsked): ExportRequest {
  requireOptions({ parts }, { parts: checks.integer(1, mostExportParts) })
  destinationName(destination)
  const { options: given = {}, coding } = readSettings(format, settings, {}, { isFile: true, archived: false })
  const usual = formatNamed(format).defaults
  const options = Object.fromEntries(Object.entries(given).filter(([name, value]) => usual[name as keyof FormatOptions] !== value))
  const compression = (coding?.name ?? null) as ExportRequest['compression']
  const request = { source, rows, seed, format, options, compression, parts, destination, data_version: dataVersion }
  const { length } = JSON.stringify(request)
  if (length <= mostCharacters) return request
  const detail = `has ${length} characters, but at most ${mostCharacters} are sent to a queue: shorten the lists of the schema`
  throw new SynthError('validation_failed', `The request ${detail}`, [{ pointer: '', detail }])
}

/** An export: the name of its destination, which names its queue, and the digest of its request. */
export interface ExportId {
  readonly name: string
  /** 22 characters of base64url. */
  readonly digest: string
}

/** The id of an export. Equal requests have equal ids, so a repeated request is the same export. */
export function exportIdOf(request: ExportRequest): ExportId {
  return { name: destinationName(request.destination).name, digest: digest(canonicalJson(request)) }
}

/** An id as text, such as `lake~6WUuNqTq0Lhp0gVSLxu1Tw`. */
export function exportIdText({ name, digest: own }: ExportId): string {
  return `${name}~${own}`
}

/** @throws SynthError `export_unknown` for a text that is not an id */
export function readExportId(text: string): ExportId {
  const [, name, own] = /^([^~]+)~([\w-]{22})$/.exec(text) ?? []
  if (name === undefined || own === undefined || !isDestinationName(name))
    throw new SynthError(
      'export_unknown',
      `There is no export ${JSON.stringify(text.slice(0, 60))}: ids have the form lake~6WUuNqTq0Lhp0gVSLxu1Tw`,
    )
  return { name, digest: own }
}
