import { SynthError } from '../../../src/index.ts'

/** The error of the library that something ends in; throws when it ends in none. */
export async function refused(work: () => unknown): Promise<SynthError> {
  try {
    await work()
  } catch (error) {
    if (error instanceof SynthError) return error
    throw error
  }
  throw new Error('Nothing was refused')
}
