import { access, mkdir, stat } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * Creates a directory, and those above it that do not exist. Other than `mkdir` with `recursive`, it ends where a file system refuses every
 * name with ENOENT, as /proc does.
 * @throws Error of the file system
 */
export async function makeFolder(path: string): Promise<void> {
  const refusal = await refusalOf(path)
  if (refusal === null) return
  const above = dirname(path)
  if (refusal.code !== 'ENOENT' || above === path) throw refusal
  if (!(await exists(above))) await makeFolder(above)
  const second = await refusalOf(path)
  if (second !== null) throw second
}

/** Why a directory cannot be created; null if it is there now. */
async function refusalOf(path: string): Promise<NodeJS.ErrnoException | null> {
  try {
    await mkdir(path)
    return null
  } catch (error) {
    const refusal = error as NodeJS.ErrnoException
    return refusal.code === 'EEXIST' && (await stat(path)).isDirectory() ? null : refusal
  }
}

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}
