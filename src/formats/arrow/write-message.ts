import type { ByteSink } from '../byte-sink.ts'
import type { FlatTable } from './flat.ts'
import { FlatWriter } from './flat-writer.ts'

/** Types of messages, by number in the union MessageHeader. */
const messageTypes = { schema: 1, dictionary: 2, batch: 3 } as const

const metadataVersion5 = 4

/** Appends an encapsulated message without its body. The caller appends `bodyBytes` bytes of body, a multiple of 8. */
export function writeMessage(sink: ByteSink, type: keyof typeof messageTypes, header: FlatTable, bodyBytes: number): void {
  const writer = new FlatWriter()
  writer.root({
    type: 'table',
    fields: [
      { type: 'scalar', bytes: 2, value: metadataVersion5 },
      { type: 'scalar', bytes: 1, value: messageTypes[type] },
      header,
      { type: 'scalar', bytes: 8, value: bodyBytes },
    ],
  })
  const metadata = writer.sink
  sink.reserve(8)
  const view = new DataView(sink.bytes.buffer)
  view.setInt32(sink.end, -1, true)
  view.setInt32(sink.end + 4, metadata.end, true)
  sink.end += 8
  sink.append(metadata.bytes.subarray(0, metadata.end))
}
