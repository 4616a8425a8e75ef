import { european } from './european.ts'
import { germanic } from './germanic.ts'
import type { IdFormat } from './id-format.ts'
import { overseas } from './overseas.ts'

/** How national ids are written, by the code of the country. */
export const idFormats: ReadonlyMap<string, IdFormat> = new Map(
  [...germanic, ...european, ...overseas].map((format) => [format.country, format]),
)
