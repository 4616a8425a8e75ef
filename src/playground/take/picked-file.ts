import type { Sink } from './sink.ts'

/** The File System Access API, as far as it is used here: TypeScript's own description of browsers has none of it. */
interface Picking {
  showSaveFilePicker(options: { readonly suggestedName: string }): Promise<FileSystemFileHandle>
}

/** Asks the user for a file. Returns null when they choose none. */
export async function pickedFile(suggestedName: string): Promise<Sink | null> {
  const handle = await (globalThis as unknown as Picking).showSaveFilePicker({ suggestedName }).catch((error: unknown) => {
    if (error instanceof DOMException && error.name === 'AbortError') return null
    throw error
  })
  return handle === null ? null : sinkOf(await handle.createWritable())
}

function sinkOf(file: FileSystemWritableFileStream): Sink {
  return { write: (bytes) => file.write(bytes), close: () => file.close(), abort: () => file.abort() }
}
