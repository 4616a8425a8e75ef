import { indexByName } from '../registry.ts'
import type { Coding } from './coding.ts'
import { gzip } from './gzip.ts'
import { zstd } from './zstd.ts'

/** Every coding by its name, those that this version of Node does not have included. */
export const codings: ReadonlyMap<string, Coding> = indexByName([gzip, zstd])

/** Every coding by what names of its files end in. */
export const codingsByExtension: ReadonlyMap<string, Coding> = new Map([...codings.values()].map((coding) => [coding.extension, coding]))
