/** Where the bytes of a download go. */
export interface Sink {
  write(bytes: Uint8Array<ArrayBuffer>): Promise<void>
  /** Makes the file what was written. */
  close(): Promise<void>
  /** Leaves no file. */
  abort(): Promise<void>
}
