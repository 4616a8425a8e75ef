import { ZipFrame } from '../../src/archives/zip.ts'
import { codeBlock } from '../../src/codings/code-block.ts'
import { deflateBlock } from '../../src/codings/deflate-block.ts'

/** A file's name and its bytes, in blocks. */
export type File = readonly [name: string, blocks: readonly Uint8Array[]]

/** A whole archive, as it would be sent. */
export function zipped(files: readonly File[]): Buffer {
  const frame = new ZipFrame()
  const pieces: Uint8Array[] = []
  for (const [name, blocks] of files) {
    pieces.push(frame.open(name))
    for (const block of blocks) {
      const { bytes, sum } = codeBlock(block, { encode: deflateBlock })
      frame.absorb(sum)
      pieces.push(bytes)
    }
    pieces.push(frame.close())
  }
  return Buffer.concat([...pieces, frame.end()])
}
