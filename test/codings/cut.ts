import fc from 'fast-check'

/** Some bytes, in blocks: text that repeats itself and bytes that do not, blocks without bytes included. */
export const cutBytes: fc.Arbitrary<readonly Uint8Array[]> = fc.array(
  fc.oneof(
    fc.uint8Array({ maxLength: 2000 }),
    fc
      .tuple(fc.uint8Array({ minLength: 1, maxLength: 40 }), fc.nat(3000))
      .map(([piece, times]) => new Uint8Array(Buffer.alloc(piece.length * times, piece))),
  ),
  { maxLength: 6 },
)
