/** What the archive's directory must know of one file in it. */
export interface ZipEntry {
  /** UTF-8. */
  readonly name: Uint8Array
  /** Bytes of the archive before the file's header. */
  readonly offset: number
  readonly crc: number
  readonly plainBytes: number
  readonly codedBytes: number
}
