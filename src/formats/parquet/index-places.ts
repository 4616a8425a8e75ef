import { ByteSink } from '../byte-sink.ts'
import type { TableOutline } from '../format.ts'
import type { FileLayout } from './file-layout.ts'
import type { GroupLayout } from './group-layout.ts'
import { magic } from './magic.ts'
import { offsetBytes } from './offset-bytes.ts'
import { slottedGroup } from './slotted-group.ts'
import { storedColumn } from './stored-column.ts'
import { ThriftWriter } from './thrift-writer.ts'
import { writeGroup } from './write-group.ts'

/** The positions of the metadata of the row groups in their list, in an addressable file. */
export interface IndexPlaces {
  /** Bytes of the first `count` entries. */
  before(count: number): number
}

/** Positions in closed form: entries of full groups differ only in the lengths of their offsets, which increase by a constant stride. */
export function indexPlaces({ columns }: Pick<TableOutline, 'columns'>, { full, fullGroups, last, groups }: FileLayout): IndexPlaces {
  const stored = columns.map(storedColumn)
  const entryBytes = (group: GroupLayout, start: number): number => {
    const writer = new ThriftWriter(new ByteSink(new ArrayBuffer(4_096)))
    writeGroup(
      writer,
      slottedGroup(stored, group, start, () => ({ min: 0, max: 0 })),
    )
    return writer.sink.end
  }
  const bases = full.slots.flatMap(({ dictionaryBytes }, index) => {
    const start = magic.length + (full.offsets[index] ?? 0)
    return dictionaryBytes === 0 ? [start] : [start, start + dictionaryBytes]
  })
  const sum = (count: number): number => bases.reduce((bytes, base) => bytes + offsetBytes(base, full.bytes, count), 0)
  const fixedBytes = entryBytes(full, magic.length) - sum(1)
  const fullBytes = (count: number): number => count * fixedBytes + sum(count)
  const all = fullBytes(fullGroups) + (last === null ? 0 : entryBytes(last, magic.length + fullGroups * full.bytes))
  return { before: (count) => (count >= groups ? all : fullBytes(count)) }
}
