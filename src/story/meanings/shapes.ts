import type { ColumnBody, DistributionSchema } from '../../schema/schema.ts'
import type { Meaning } from './meaning.ts'
import type { TableDraft } from './table-draft.ts'

/** A body without parameters that its kind does not have: the compiler does not ask this of what a function returns. */
type Exact<Body> = Body extends ColumnBody ? { readonly [Key in Exclude<keyof Body, keyof ColumnBody<Body['kind']>>]?: never } : unknown

/** A meaning by its names, parted by commas. */
export function meaning(names: string, body: ColumnBody): Meaning
export function meaning<const Body extends ColumnBody>(
  names: string,
  body: (draft: TableDraft, name: string) => Body & Exact<Body>,
): Meaning
export function meaning(names: string, body: Meaning['body']): Meaning {
  return { names: names.split(',').map((name) => name.trim()), body }
}

/** Amounts with a long tail: half of them below the median. */
export function amount(median: number, spread: number, min: number, max: number, scale = 2): ColumnBody<'decimal'> {
  return { kind: 'decimal', scale, min, max, distribution: { name: 'lognormal', median, spread } }
}

/** Whole numbers with a long tail: half of them below the median. */
export function count(median: number, spread: number, min: number, max: number): ColumnBody<'integer'> {
  return { kind: 'integer', min, max, distribution: { name: 'lognormal', median, spread } }
}

/** Whole numbers, each as likely. */
export function whole(min: number, max: number): ColumnBody<'integer'> {
  return { kind: 'integer', min, max }
}

/** Numbers around a mean, with so many digits. */
export function bell(mean: number, deviation: number, min: number, max: number, scale = 1): ColumnBody<'integer' | 'decimal'> {
  const distribution: DistributionSchema = { name: 'normal', mean, standard_deviation: deviation }
  return scale === 0 ? { kind: 'integer', min, max, distribution } : { kind: 'decimal', scale, min, max, distribution }
}

/** Shares and probabilities within 0 and `max`. */
export function share(alpha: number, beta: number, max = 1, scale = 3): ColumnBody<'decimal'> {
  return { kind: 'decimal', scale, min: 0, max, distribution: { name: 'beta', alpha, beta, min: 0, max } }
}

/** One of a few words: "gold:20, silver:80"; without weights each as likely. */
export function choice(options: string): ColumnBody<'category'> {
  const pairs = options.split(',').map((option) => option.trim().split(':'))
  const values = pairs.map(([value = '']) => value)
  if (pairs.every(([, weight]) => weight === undefined)) return { kind: 'category', values }
  return { kind: 'category', values, weights: pairs.map(([, weight]) => Number(weight ?? 1)) }
}

/** A word that goes with the category of another column, each as likely. */
export function dependent(by: string, cases: Readonly<Record<string, readonly string[]>>): ColumnBody<'category'> {
  const values = Object.values(cases).flat()
  const weights = Object.entries(cases).map(([name, own]) => [name, values.map((value) => Number(own.includes(value)))] as const)
  return { kind: 'category', values, by, cases: Object.fromEntries(weights) }
}

/** One of a few whole numbers: "1000:14, 2500:24". */
export function steps(options: string): (draft: TableDraft, name: string) => ColumnBody {
  const chosen = choice(options)
  const cases = Object.fromEntries(chosen.values.map((value) => [value, Number(value)]))
  return (draft, name) => ({ kind: 'mapping', by: draft.helper(`${name}_step`, chosen), cases })
}

/** True in this share of the rows. */
export function yes(rate: number): ColumnBody<'boolean'> {
  return { kind: 'boolean', rate }
}

/** A code of a fixed shape that no two rows share: # is a digit, ? a capital letter. */
export function code(pattern: string): ColumnBody<'pattern'> {
  return { kind: 'pattern', pattern, unique: true }
}

/** One of some texts, parted by bars. */
export function phrase(texts: string): ColumnBody<'text'> {
  return { kind: 'text', segments: [{ values: texts.split('|').map((text) => text.trim()) }] }
}
