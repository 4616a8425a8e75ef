import type { Lane, Vector } from '../../vector.ts'
import { ByteSink, slack } from '../byte-sink.ts'
import { appendDecimal128 } from '../columnar/append-decimal128.ts'
import { appendInt32 } from '../columnar/append-int32.ts'
import { appendInt64 } from '../columnar/append-int64.ts'
import { BitPacker } from '../columnar/bit-packer.ts'
import { bufferPool } from '../columnar/buffer-pool.ts'
import { clearedCells } from '../columnar/cleared-cells.ts'
import { laneScratch } from '../columnar/lane-scratch.ts'
import { presence } from '../columnar/presence.ts'
import type { RowWriter } from '../row-writer/compile-writer.ts'
import type { ArrowColumn } from './arrow-column.ts'
import type { ColumnBuffers } from './batch-outline.ts'

let flags = new Int32Array(1_024)
let ends = new Int32Array(1_024)

const millisecondsPerSecond = 1_000
const nothing = new Uint8Array(0)

/** Collects the cells of a column of the open batch and returns its buffers. */
export class ColumnBuffer {
  readonly #column: ArrowColumn
  readonly #values = new BitPacker(new ByteSink(bufferPool.take()))
  readonly #validity: BitPacker | null
  readonly #offsets: ByteSink | null
  #nulls = 0

  constructor(column: ArrowColumn) {
    this.#column = column
    this.#validity = column.outline.layout.nullable ? new BitPacker(new ByteSink(bufferPool.take())) : null
    this.#offsets = column.texts === null ? null : new ByteSink(bufferPool.take())
    if (this.#offsets !== null) appendInt32(this.#offsets, Int32Array.of(0), 1)
  }

  append(vector: Vector, count: number): void {
    const { nulls } = vector
    const hasNulls = nulls !== null && this.#appendValidity(nulls, count)
    const { texts, lane } = this.#column
    if (texts !== null && this.#offsets !== null) {
      appendTexts(texts, vector, count, this.#values.sink, this.#offsets)
      return
    }
    const cells = vector.lanes[lane] as Lane
    this.#appendLane(hasNulls ? withoutNulls(cells, nulls, count) : cells, count)
  }

  /** The buffers of the complete batch: validity if a cell is null, offsets of texts, values. */
  buffers(): ColumnBuffers {
    this.#values.flush()
    this.#validity?.flush()
    const validity = this.#nulls > 0 && this.#validity !== null ? content(this.#validity.sink) : nothing
    const offsets = this.#offsets === null ? [] : [content(this.#offsets)]
    return { nulls: this.#nulls, buffers: [validity, ...offsets, content(this.#values.sink)] }
  }

  /** Returns its bytes to the pool. Neither it nor its buffers may be used afterwards. */
  release(): void {
    // In reverse order, because the pool hands out the buffer that was released last.
    if (this.#offsets !== null) bufferPool.give(this.#offsets.bytes.buffer)
    if (this.#validity !== null) bufferPool.give(this.#validity.sink.bytes.buffer)
    bufferPool.give(this.#values.sink.bytes.buffer)
  }

  #appendValidity(nulls: Uint8Array, count: number): boolean {
    if (flags.length < count) flags = new Int32Array(count)
    const present = presence(nulls, count, flags)
    this.#validity?.append(flags, count, 1)
    this.#nulls += count - present
    return present < count
  }

  #appendLane(lane: Lane, count: number): void {
    const { layout } = this.#column.outline
    const { sink } = this.#values
    switch (layout.type) {
      case 'number':
        return layout.scale === 0 ? appendInt64(sink, lane as Float64Array, count, 1) : appendDecimal128(sink, lane as Float64Array, count)
      case 'timestamp':
        return appendInt64(sink, lane as Float64Array, count, millisecondsPerSecond)
      case 'boolean':
        return this.#values.append(lane as Int32Array, count, 1)
      default:
        return appendInt32(sink, lane as Int32Array, count)
    }
  }
}

function appendTexts(texts: RowWriter, vector: Vector, count: number, sink: ByteSink, offsets: ByteSink): void {
  if (ends.length < count) ends = new Int32Array(count)
  sink.reserve(count * texts.maxRowBytes + slack)
  sink.end = texts.write([vector, { lanes: [ends], nulls: null }], 0, count, sink.bytes, sink.end, false)
  appendInt32(offsets, ends, count)
}

function withoutNulls(lane: Lane, nulls: Uint8Array, count: number): Lane {
  const cells = laneScratch(lane, count)
  clearedCells(lane, nulls, count, cells)
  return cells
}

function content(sink: ByteSink): Uint8Array {
  return sink.bytes.subarray(0, sink.end)
}
