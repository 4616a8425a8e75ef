import { Option } from 'commander'
import { memoryRange } from '../library/memory-range.ts'
import { readers } from './readers.ts'

/** The memory of the threads of `generate` and `worker`. */
export function memoryOption(): Option {
  const description = 'memory that all threads together keep for caches, in addition to about 150 MB; default: 96 for each thread and 96'
  return new Option('--memory-mb <megabytes>', description).argParser(readers.integer(memoryRange.least, memoryRange.most))
}
