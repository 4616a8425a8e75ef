import { type Format } from '../formats/format.ts'
import { formatNamed } from '../formats/index.ts'
import { defaultOptions, type FormatOptions } from '../formats/options.ts'
import type { SelectionRequest } from './selection.ts'

/** The requested output of a plan. */
export interface OutputRequest extends SelectionRequest {
  /** Name of a format. */
  readonly format: string
  /** Options of the format that differ from their defaults. */
  readonly options?: Partial<FormatOptions>
  /** The compression of the bytes; null for none. Archives and packed formats are never compressed again. */
  readonly coding?: CodingRequest | null
  /** Whether the answer is a ZIP with a file for each table; default: if the format holds one table and there are several. */
  readonly archive?: boolean
}

export interface CodingRequest {
  /** Name of a coding. */
  readonly name: string
  /** Whether the file itself is compressed, `orders.csv.gz`, or only its transfer. */
  readonly isFile: boolean
}

/** The format of a request, with all its options. */
export function writingOf(request: OutputRequest): { readonly format: Format; readonly options: FormatOptions } {
  const format = formatNamed(request.format)
  return { format, options: { ...defaultOptions, ...format.defaults, ...request.options } }
}

/** Whether a request of `tables` tables is answered with an archive. */
export function isArchived({ archive }: OutputRequest, { scope }: Format, tables: number): boolean {
  return archive ?? (scope === 'table' && tables > 1)
}
