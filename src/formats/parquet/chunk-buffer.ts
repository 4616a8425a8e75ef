import type { Lane, Vector } from '../../vector.ts'
import { ByteSink, slack } from '../byte-sink.ts'
import { appendInt32 } from '../columnar/append-int32.ts'
import { appendInt64 } from '../columnar/append-int64.ts'
import { asIntegers } from '../columnar/as-integers.ts'
import { BitPacker } from '../columnar/bit-packer.ts'
import { bufferPool } from '../columnar/buffer-pool.ts'
import { laneScratch } from '../columnar/lane-scratch.ts'
import { presence } from '../columnar/presence.ts'
import { presentCells } from '../columnar/present-cells.ts'
import { appendRun } from './append-run.ts'
import { Bounds } from './bounds.ts'
import type { ChunkForm } from './chunk-form.ts'

let flags = new Int32Array(1_024)

/** Collects the cells of a column in the open row group and returns the levels and values of its data page. */
export class ChunkBuffer {
  readonly bounds = new Bounds()
  rows = 0
  /** Number of cells that are not null. */
  present = 0
  readonly #form: ChunkForm
  readonly #levels: BitPacker | null
  readonly #values = new BitPacker(new ByteSink(bufferPool.take()))

  constructor(form: ChunkForm) {
    this.#form = form
    this.#levels = form.column.nullable ? new BitPacker(new ByteSink(bufferPool.take())) : null
  }

  append(vector: Vector, count: number): void {
    const { nulls } = vector
    const present = nulls === null ? count : this.#appendLevels(nulls, count)
    this.rows += count
    this.present += present
    const { texts, lane } = this.#form
    if (texts !== null) {
      const { sink } = this.#values
      sink.reserve(count * texts.maxRowBytes + slack)
      sink.end = texts.write([vector], 0, count, sink.bytes, sink.end, false)
      return
    }
    this.#appendLane(presentOf(vector.lanes[lane] as Lane, nulls, count, present), present)
  }

  /** Appends the bytes of the page; the cells must be complete. */
  writeTo(target: ByteSink): void {
    const { codeBits } = this.#form
    if (this.#levels !== null) this.#writeLevels(this.#levels, target)
    this.#values.flush()
    const { sink } = this.#values
    const values = sink.bytes.subarray(0, sink.end)
    if (codeBits === 0) target.append(values)
    else {
      target.append(Uint8Array.of(codeBits))
      appendRun(target, values, this.present, codeBits)
    }
  }

  /** Returns its buffers to the pool. It must not be used afterwards. */
  release(): void {
    // In reverse order, because the pool hands out the buffer that was released last.
    if (this.#levels !== null) bufferPool.give(this.#levels.sink.bytes.buffer)
    bufferPool.give(this.#values.sink.bytes.buffer)
  }

  #appendLevels(nulls: Uint8Array, count: number): number {
    if (flags.length < count) flags = new Int32Array(count)
    const present = presence(nulls, count, flags)
    this.#levels?.append(flags, count, 1)
    return present
  }

  #appendLane(lane: Lane, count: number): void {
    const { codeBits, bounded, column } = this.#form
    if (bounded === 'ascending') this.bounds.seeAscending(lane, count)
    else if (bounded === 'any') this.bounds.see(lane, count)
    if (codeBits > 0) this.#values.append(lane as Int32Array, count, codeBits)
    else if (column.physical === 'boolean') this.#values.append(lane as Int32Array, count, 1)
    else if (column.physical === 'int32') appendInt32(this.#values.sink, asIntegers(lane, count), count)
    else appendInt64(this.#values.sink, lane as Float64Array, count, column.factor)
  }

  #writeLevels(levels: BitPacker, target: ByteSink): void {
    levels.flush()
    target.reserve(4)
    const start = target.end
    target.end += 4
    appendRun(target, levels.sink.bytes.subarray(0, levels.sink.end), this.rows, 1)
    new DataView(target.bytes.buffer).setInt32(start, target.end - start - 4, true)
  }
}

function presentOf(lane: Lane, nulls: Uint8Array | null, count: number, present: number): Lane {
  if (nulls === null || present === count) return lane
  const cells = laneScratch(lane, count)
  presentCells(lane, nulls, count, cells)
  return cells
}
