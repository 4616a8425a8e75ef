import { SynthError } from './errors.ts'

/**
 * Waits for optional packages.
 * @param title what needs them, at the begin of a sentence
 * @param names of the packages, for the message
 * @throws SynthError `package_missing`
 */
export async function loadPackage<Module>(title: string, names: readonly string[], load: () => Promise<Module>): Promise<Module> {
  try {
    return await load()
  } catch (error) {
    if (!isMissing(error)) throw error
    const needed = `${names.length === 1 ? 'the package' : 'the packages'} ${names.join(' and ')}`
    throw new SynthError('package_missing', `${title} needs ${needed}: run npm install ${names.join(' ')}`)
  }
}

/** Whether an error of `import()` says that there is no such module. */
export function isMissing(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : null
  return code === 'ERR_MODULE_NOT_FOUND' || code === 'MODULE_NOT_FOUND' || code === 'ERR_UNKNOWN_BUILTIN_MODULE'
}
