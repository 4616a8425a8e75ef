import type { Sink } from './sink.ts'

/** The part of the File System Access API that is used here; TypeScript's types for browsers do not have it. */
interface Picking {
  showSaveFilePicker(options: { readonly suggestedName: string }): Promise<FileSystemFileHandle>
}

/** Asks the user to choose a file. Returns null if the user cancels. */
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
