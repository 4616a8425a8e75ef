import type { ByteSink } from '../byte-sink.ts'
import type { ArrowColumn } from './arrow-column.ts'
import { dictionaryBuffers } from './dictionary-buffers.ts'
import { writeBatch } from './write-batch.ts'
import { writeSchema } from './write-schema.ts'

/** Appends the start of the stream: the schema, and every dictionary once, even if several columns share it. */
export function writeStart(sink: ByteSink, columns: readonly ArrowColumn[]): void {
  const dictionaries = new Map(columns.flatMap(({ dictionary }) => (dictionary === null ? [] : [[dictionary.words, dictionary]])))
  const words = [...dictionaries.keys()]
  writeSchema(
    sink,
    columns,
    columns.map(({ dictionary }) => (dictionary === null ? null : words.indexOf(dictionary.words))),
  )
  for (const [id, dictionary] of [...dictionaries.values()].entries())
    writeBatch(sink, dictionary.words.length, [dictionaryBuffers(dictionary)], id)
}
