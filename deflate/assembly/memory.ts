// All memory of the encoder is static. Its regions are named by what they hold; sizes are in bytes.

/** Largest piece of plain bytes that one call encodes. */
export const pieceBytes: u32 = 1 << 19
/** Distance that deflate can reach back. */
export const windowBytes: u32 = 32768
/** Matches of one block of deflate. More matches share a header, fewer fit the data closer. */
export const mostMatches: u32 = 16384
/** Hash values of four bytes; 2^15 buckets of two positions each. */
export const hashBits: u32 = 15

/** Symbols of the code of literals and lengths. The fixed code has two more, which no block contains. */
export const literalSymbols: u32 = 286
export const fixedSymbols: u32 = 288
export const distanceSymbols: u32 = 30
export const endOfBlock: u32 = 256
/** Symbols of the code in which a block describes its two other codes. */
export const lengthCodeSymbols: u32 = 19

/** The piece to encode. Code reads up to eight bytes behind it. */
export const input: usize = memory.data(pieceBytes + 64, 16)
/** The encoded piece: at most its stored form, and a store of eight bytes behind it. */
export const output: usize = memory.data(pieceBytes + 65536, 16)

/** By hash, the last two positions of four bytes with it, the latest one in the low half (u64). */
export const buckets: usize = memory.data(8 << hashBits, 16)
/** The matches of a block, each two u32: the literals before it; its length and, from bit 16, its distance less one. */
export const matches: usize = memory.data(8 * mostMatches, 16)

/** How often a block contains each symbol (u32). */
export const literalCounts: usize = memory.data(4 * fixedSymbols, 16)
export const distanceCounts: usize = memory.data(4 * distanceSymbols, 16)
export const lengthCodeCounts: usize = memory.data(4 * lengthCodeSymbols, 16)

/** Bits of the code of each symbol (u8). The lengths of distances are copied behind those of literals to be described together. */
export const literalLengths: usize = memory.data(fixedSymbols + distanceSymbols, 16)
export const distanceLengths: usize = memory.data(distanceSymbols, 16)
export const lengthCodeLengths: usize = memory.data(lengthCodeSymbols, 16)

/** The code of each symbol, its first bit lowest (u32). */
export const literalCodes: usize = memory.data(4 * fixedSymbols, 16)
export const distanceCodes: usize = memory.data(4 * distanceSymbols, 16)
export const lengthCodes: usize = memory.data(4 * lengthCodeSymbols, 16)
