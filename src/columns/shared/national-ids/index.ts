import { european } from './european.ts'
import { germanic } from './germanic.ts'
import type { IdFormat } from './id-format.ts'
import { overseas } from './overseas.ts'

/** The formats of national ids, by country code. */
export const idFormats: ReadonlyMap<string, IdFormat> = new Map(
  [...germanic, ...european, ...overseas].map((format) => [format.country, format]),
)
