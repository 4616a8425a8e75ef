import { indexByName } from '../registry.ts'
import type { Coding } from './coding.ts'
import { gzip } from './gzip.ts'
import { zstd } from './zstd.ts'

/** Every coding by name, including those that this version of Node.js does not support. */
export const codings: ReadonlyMap<string, Coding> = indexByName([gzip, zstd])

/** Every coding by the extension of its files. */
export const codingsByExtension: ReadonlyMap<string, Coding> = new Map([...codings.values()].map((coding) => [coding.extension, coding]))
