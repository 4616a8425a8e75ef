import { type Format } from '../formats/format.ts'
import { formatNamed } from '../formats/index.ts'
import { defaultOptions, type FormatOptions } from '../formats/options.ts'
import type { SelectionRequest } from './selection.ts'

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

/** The format of a request, with all its options. */
export function writingOf(request: OutputRequest): { readonly format: Format; readonly options: FormatOptions } {
  const format = formatNamed(request.format)
  return { format, options: { ...defaultOptions, ...format.defaults, ...request.options } }
}

/** Whether a request of so many tables is answered with an archive. */
export function isArchived({ archive }: OutputRequest, { scope }: Format, tables: number): boolean {
  return archive ?? (scope === 'table' && tables > 1)
}
