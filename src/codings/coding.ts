/** The data about an encoded block that its frame needs. */
export interface BlockSum {
  /** CRC-32 of the bytes before encoding. */
  readonly crc: number
  /** Bytes before coding. */
  readonly plainBytes: number
  readonly codedBytes: number
}

/** The bytes around the encoded blocks of one output. Used on the main thread. */
export interface CodingFrame {
  /** Returns the bytes before the first block. Called once. */
  head(): Uint8Array
  /** Called with every block, in order. */
  absorb(block: BlockSum): void
  /** Returns the bytes after the last block. Called once. */
  tail(): Uint8Array
}

/** A compression method that encodes blocks independently: any thread encodes a block, and the encoded blocks are concatenated in order. */
export interface Coding {
  /** Its name in the headers Accept-Encoding and Content-Encoding. */
  readonly name: string
  /** The extension of the names of such files, without the dot. */
  readonly extension: string
  readonly mediaType: string
  /** The program that encodes, with its version. Another one may encode the same data differently, which requires another entity tag. */
  readonly compressor: string
  /** Whether this version of Node.js supports it. */
  readonly available: boolean
  /**
   * Encodes one block, in new memory, so that it can follow any other block; no bytes give no bytes. Used in the workers.
   * @throws Error if the coding is not available
   */
  encode(plain: Uint8Array): Uint8Array
  frame(): CodingFrame
}
