import { type OutputRequest, writingOf } from '../output/output-request.ts'
import { type FilePlan, textPlan } from './file-plan.ts'
import type { Maker } from './maker.ts'

/** The files that a format writes in addition to those of the tables, such as `schema.sql`. */
export function besidePlans(maker: Maker, request: OutputRequest, tables: readonly { readonly name: string }[]): readonly FilePlan[] {
  const { format, options } = writingOf(request)
  if (format.beside === undefined) return []
  const names = new Set(tables.map(({ name }) => name))
  const outlines = maker.outlines(request).filter(({ name }) => names.has(name))
  return format.beside(outlines, options).map(({ name, text }) => textPlan(name, text))
}
