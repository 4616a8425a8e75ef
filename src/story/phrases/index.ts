import { indexByName } from '../../registry.ts'
import type { Phrase } from './phrase.ts'

/** Every turn of speech by name, in the order in which they are tried at a token: specific before general. */
export const phrases: ReadonlyMap<string, Phrase> = indexByName<Phrase>([])
