/** The properties of a file that the directory of the archive needs. */
export interface ZipEntry {
  /** The name in UTF-8. */
  readonly name: Uint8Array
  /** Bytes of the archive before the header of the file. */
  readonly offset: number
  readonly crc: number
  readonly plainBytes: number
  readonly codedBytes: number
}
