/** The target of a download. */
export interface Sink {
  write(bytes: Uint8Array<ArrayBuffer>): Promise<void>
  /** Completes the file. */
  close(): Promise<void>
  /** Removes the incomplete file. */
  abort(): Promise<void>
}
