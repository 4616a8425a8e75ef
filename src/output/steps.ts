import type { Task } from '../engine/task.ts'
import type { Addressed, BlockFacts } from '../formats/format.ts'
import type { BytesStep, Step, TaskStep } from './output.ts'
import { packed, type SizedSection } from './sections.ts'
import type { SelectedTable } from './opening.ts'

/** The fields that all tasks of a response share. */
export type TaskBase = Pick<Task, 'plan' | 'seed' | 'format' | 'options'>

/** @param leads whether a response may begin with these bytes before a worker has answered */
export function bytesStep(make: () => Uint8Array, leads = false): BytesStep {
  return { type: 'bytes', make, leads }
}

/** Makes the sections of a file in tasks, fewer for a `whole` file. Bytes that depend on blocks are made after them. */
export function* sectionSteps(base: TaskBase, sections: readonly SizedSection[], whole: boolean): Generator<Step> {
  const blocks: BlockFacts[] = []
  const absorb: TaskStep['absorb'] = (result) => void blocks.push(...result.blocks)
  let start = 0
  for (const [place, { section }] of sections.entries()) {
    if (section.type !== 'tail') continue
    yield* tasksOf(base, sections.slice(start, place), whole, absorb)
    yield bytesStep(() => section.make(blocks))
    start = place + 1
  }
  yield* tasksOf(base, sections.slice(start), whole, null)
}

function* tasksOf(base: TaskBase, sections: readonly SizedSection[], whole: boolean, absorb: TaskStep['absorb']): Generator<Step> {
  for (const { items, bytes, affinity } of packed(sections, whole))
    yield { type: 'task', task: { ...base, items, coding: null, affinity, estimatedBytes: bytes }, cut: null, absorb }
}

/** Makes bytes [from, to) of a file whose offsets are known. */
export function* addressedSteps(
  base: TaskBase,
  { index, columns, first: offset, outline, isConstrained }: SelectedTable,
  addressed: Addressed,
  from: number,
  to: number,
): Generator<Step> {
  for (const part of addressed.parts(from, to)) {
    if (part.type === 'bytes') {
      yield bytesStep(() => part.bytes, !isConstrained)
      continue
    }
    const { first, count, skip, take, of } = part
    const own = { table: index, first, count }
    const item =
      part.type === 'index'
        ? ({ ...own, type: 'index', columns, offset, rows: outline.rows } as const)
        : ({
            ...own,
            type: 'rows',
            columns: part.columns.map((place) => columns[place] ?? -1),
            first: offset + first,
            opens: first === 0,
            closes: first + count === outline.rows,
            checked: true,
            written: null,
          } as const)
    const task = { ...base, items: [item], coding: null, affinity: null, estimatedBytes: skip + take }
    yield { type: 'task', task, cut: { skip, take, of }, absorb: null }
  }
}
