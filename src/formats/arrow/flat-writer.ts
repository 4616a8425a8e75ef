import { ByteSink } from '../byte-sink.ts'
import { appendInt64 } from '../columnar/append-int64.ts'
import { appendZeros } from '../columnar/append-zeros.ts'
import type { FlatField, FlatReference, FlatTable } from './flat.ts'

const utf8 = new TextEncoder()

/** Writes FlatBuffers from front to back: referenced data follows its table, in the order of the fields. */
export class FlatWriter {
  readonly sink = new ByteSink(new ArrayBuffer(1_024))

  /** Writes the buffer of a root table, which must be the first thing in the sink; its length is a multiple of 8. */
  root(table: FlatTable): void {
    appendZeros(this.sink, 4)
    this.#refer(0, table)
    this.#align(8)
  }

  /** Writes the target of the 32-bit offset at `place`. */
  #refer(place: number, target: FlatReference): void {
    const start = this.#write(target)
    this.#view().setInt32(place, start - place, true)
  }

  #write(target: FlatReference): number {
    switch (target.type) {
      case 'table':
        return this.#table(target)
      case 'text':
        return this.#text(utf8.encode(target.text))
      case 'tables':
        return this.#tables(target.items)
      case 'longs':
        return this.#longs(target.values, target.each)
    }
  }

  /** Writes the map of field positions, then the fields. */
  #table({ fields }: FlatTable): number {
    const places = fieldPlaces(fields)
    this.#align(2)
    const map = this.sink.end
    appendZeros(this.sink, 4 + fields.length * 2)
    this.#align(8)
    const start = this.sink.end
    appendZeros(this.sink, places.bytes)
    const view = this.#view()
    view.setUint16(map, 4 + fields.length * 2, true)
    view.setUint16(map + 2, places.bytes, true)
    view.setInt32(start, start - map, true)
    for (const [index, field] of fields.entries()) {
      const place = places.of[index] ?? 0
      this.#view().setUint16(map + 4 + index * 2, place, true)
      if (field !== null) this.#field(start + place, field)
    }
    return start
  }

  #field(place: number, field: FlatField): void {
    if (field.type !== 'scalar') this.#refer(place, field)
    else if (field.bytes === 1) this.#view().setUint8(place, field.value)
    else if (field.bytes === 2) this.#view().setInt16(place, field.value, true)
    else if (field.bytes === 4) this.#view().setInt32(place, field.value, true)
    else this.#view().setBigInt64(place, BigInt(field.value), true)
  }

  #text(bytes: Uint8Array): number {
    const start = this.#length(bytes.length)
    this.sink.append(bytes)
    appendZeros(this.sink, 1)
    return start
  }

  #tables(items: readonly FlatTable[]): number {
    const start = this.#length(items.length)
    appendZeros(this.sink, items.length * 4)
    for (const [index, item] of items.entries()) this.#refer(start + 4 + index * 4, item)
    return start
  }

  #longs(values: readonly number[], each: number): number {
    // The integers must be at a multiple of eight, the length before them at a multiple of four.
    this.#align(4)
    if (this.sink.end % 8 === 0) appendZeros(this.sink, 4)
    const start = this.#length(values.length / each)
    appendInt64(this.sink, Float64Array.from(values), values.length, 1)
    return start
  }

  #length(length: number): number {
    this.#align(4)
    const start = this.sink.end
    appendZeros(this.sink, 4)
    this.#view().setInt32(start, length, true)
    return start
  }

  #align(bytes: number): void {
    appendZeros(this.sink, -this.sink.end & (bytes - 1))
  }

  #view(): DataView {
    return new DataView(this.sink.bytes.buffer)
  }
}

/** Positions of the fields in their table, after the offset of its map, each a multiple of the field's size; 0 for absent fields. */
function fieldPlaces(fields: FlatTable['fields']): { readonly of: readonly number[]; readonly bytes: number } {
  let end = 4
  const of = fields.map((field) => {
    if (field === null) return 0
    const bytes = field.type === 'scalar' ? field.bytes : 4
    const place = Math.ceil(end / bytes) * bytes
    end = place + bytes
    return place
  })
  return { of, bytes: end }
}
