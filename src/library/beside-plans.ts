import { type OutputRequest, writingOf } from '../output/output-request.ts'
import type { Maker } from './maker.ts'
import type { FilePlan } from './write-files.ts'

const utf8 = new TextEncoder()

/** The files that a format writes in addition to those of the tables, such as `schema.sql`. */
export function besidePlans(maker: Maker, request: OutputRequest, tables: readonly { readonly name: string }[]): readonly FilePlan[] {
  const { format, options } = writingOf(request)
  if (format.beside === undefined) return []
  const names = new Set(tables.map(({ name }) => name))
  const outlines = maker.outlines(request).filter(({ name }) => names.has(name))
  return format.beside(outlines, options).map(({ name, text }) => {
    const bytes = utf8.encode(text)
    return {
      table: null,
      name,
      rows: 0,
      async *chunks() {
        yield { bytes, rows: 0, release: () => {} }
      },
    }
  })
}
