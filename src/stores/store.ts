/**
 * Where the files of a data set are kept: a directory, or the objects of a bucket below a prefix. Names are relative and may contain `/`.
 * Methods throw a SynthError `write_failed` if the system refuses.
 */
export interface Store {
  /** Whether a file has its name as soon as it is finished, before it is committed. */
  readonly namesAtOnce: boolean
  /** The place of a file, for messages and results. */
  locate(name: string): string
  /** A text that only this file has, among all stores of this process. */
  key(name: string): string
  /** Begins a file. Nothing is visible under its name until it is committed, or finished if names are given at once. */
  begin(name: string): Promise<StoredFile>
  /** A file that an earlier process finished; `stored` is the name that `finish` returned. */
  finished(name: string, stored: string): FinishedFile
  exists(name: string): Promise<boolean>
  /** Whether there is a file with exactly these bytes. */
  isWhole(name: string, content: FileContent): Promise<boolean>
  /** The text of a small file; null if there is none. */
  read(name: string): Promise<string | null>
  /** Writes a small file whole or not at all. */
  put(name: string, text: string): Promise<void>
  /** Writes a small file unless there is one. @returns whether it did */
  claim(name: string, text: string): Promise<boolean>
  /** Removes a file if it exists. */
  remove(name: string): Promise<void>
  /** Names of the files in a folder, without the folder; none if it does not exist. */
  list(folder: string): Promise<readonly string[]>
  /** Removes what other processes left of these files before they were committed. */
  sweep(names: readonly string[]): Promise<void>
  /** Makes the names of these files durable. */
  settle(names: readonly string[]): Promise<void>
}

/** What identifies the bytes of a file. */
export interface FileContent {
  readonly bytes: number
  /** SHA-256, 64 hexadecimal digits. */
  readonly sha256: string
}

/** A file that is being written. Calls come one after another. */
export interface StoredFile extends FinishedFile {
  write(bytes: Uint8Array): Promise<void>
  /** Makes all bytes durable. @returns the name under which they are kept until the file is committed */
  finish(): Promise<string>
}

/** A file whose bytes are complete and durable. */
export interface FinishedFile {
  /**
   * Gives the file its name.
   * @param replaces whether a file of this name may be replaced
   * @throws SynthError `file_exists` if there is one that may not
   */
  commit(replaces: boolean): Promise<void>
  /** Removes the file, at any time before it is committed. */
  abort(): Promise<void>
}
