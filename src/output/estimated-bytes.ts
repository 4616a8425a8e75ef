import type { CompiledPlan } from '../engine/compiled-plan.ts'
import { writtenBytes } from '../engine/written-bytes.ts'
import { fileSections } from './file-sections.ts'
import type { Opening } from './opening.ts'
import { isArchived, type OutputRequest, writingOf } from './output-request.ts'

/** Estimated bytes of a response before encoding, from writing some of its rows. */
export function estimatedBytes(plan: CompiledPlan, opening: Opening, seed: number, request: OutputRequest): number {
  const { tables } = opening
  const { format, options } = writingOf(request)
  const files = isArchived(request, format, tables.length) ? tables.map((table) => [table]) : [tables]
  const bytes = files.map((file) => {
    const [table] = file
    const addressed = table === undefined ? null : (format.address?.(table.outline, options) ?? null)
    if (addressed !== null) return addressed.length
    const sections = fileSections(opening, file, format, options)
    const items = sections.flatMap(({ section, rows }) => rows ?? (section.type === 'text' ? section : []))
    return writtenBytes(plan, items, seed, { format: format.name, options })
  })
  return bytes.reduce((sum, each) => sum + each, 0)
}
