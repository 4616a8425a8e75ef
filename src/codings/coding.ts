/** What a frame must know of a coded block. */
export interface BlockSum {
  /** CRC-32 of the bytes before they were coded. */
  readonly crc: number
  /** Bytes before coding. */
  readonly plainBytes: number
  readonly codedBytes: number
}

/** The main thread's half of a coding: what stands before and behind the blocks of one output. */
export interface CodingFrame {
  /** Asked for once, before the first block. */
  head(): Uint8Array
  /** Told of every block, in the order in which they stand. */
  absorb(block: BlockSum): void
  /** Asked for once, behind the last block. */
  tail(): Uint8Array
}

/** A way to make bytes fewer, block by block: any thread codes a block, and the blocks are joined in order. */
export interface Coding {
  /** The name of it in the headers Accept-Encoding and Content-Encoding. */
  readonly name: string
  /** What names of such files end in, without the dot. */
  readonly extension: string
  readonly mediaType: string
  /** Whether this version of Node has it. */
  readonly available: boolean
  /**
   * The worker's half: one block that may stand behind any other, in memory of its own; nothing of nothing.
   * Its bytes, but not what they decode to, may differ between versions of Node and processors.
   *
   * @throws Error where the coding is not available
   */
  encode(plain: Uint8Array): Uint8Array
  frame(): CodingFrame
}
