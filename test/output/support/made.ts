import type { FormatOptions } from '../../../src/formats/options.ts'
import type { OutputRequest } from '../../../src/output/output-request.ts'
import type { Output } from '../../../src/output/output.ts'
import { openSchema } from '../opened.ts'
import type { AnySchema } from '../../../src/schema/any-schema.ts'
import { madeBytes } from '../made-bytes.ts'

/** A schema with all that decides what is made of it. */
export interface Source {
  readonly schema: AnySchema
  readonly rows: number | null
  readonly seed: number
}

export type Request = Omit<OutputRequest, 'format' | 'options'> & { readonly options?: Partial<FormatOptions> }

function opened(source: Source, format: string, request: Request = {}): Output {
  return openSchema({ ...source, format, ...request, maxRows: 1e9 })
}

/** What is made of a source in a format, on this thread. */
export function made(source: Source, format: string, request: Request = {}): Buffer {
  return madeBytes(opened(source, format, request).steps())
}
