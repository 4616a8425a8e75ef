/** Units of 32 bits that an array occupies; an even number, so that the next array of doubles is aligned. */
export function plainUnits({ BYTES_PER_ELEMENT }: { readonly BYTES_PER_ELEMENT: number }, count: number): number {
  return 2 * Math.ceil((count * BYTES_PER_ELEMENT) / 8)
}

type PlainLane = Float64Array | Int32Array | Uint8Array

/** Copies the first `count` cells of an array to `units[at]`; `at` is even. @returns the position after the array */
export function copyLane(lane: PlainLane, count: number, units: Uint32Array, at: number): number {
  const kind = lane.constructor as PlainKind<PlainLane>
  viewLane(kind, count, units, at).set(lane.subarray(0, count))
  return at + plainUnits(kind, count)
}

export interface PlainKind<Values> {
  readonly BYTES_PER_ELEMENT: number
  new (buffer: ArrayBufferLike, offset: number, length: number): Values
}

/** The `count` cells at `units[at]`, without a copy. */
export function viewLane<Values>(kind: PlainKind<Values>, count: number, units: Uint32Array, at: number): Values {
  return new kind(units.buffer, units.byteOffset + at * 4, count)
}
