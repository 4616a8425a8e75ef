import { parseIsoDate, secondsPerDay } from '../../calendar.ts'
import type { ColumnBody, ColumnSchema } from '../../schema/schema.ts'

/** What the rows of a table are, as far as their columns depend on it. */
export type Subject = 'person' | 'organisation' | 'place' | 'product' | 'transaction' | 'event' | 'thing'

/** A table that others may refer to. */
export interface Referable {
  readonly name: string
  /** Its single primary key. */
  readonly key: string
}

/** What is known of a table whose columns are made. */
export interface MeaningContext {
  /** Its name, such as "honey_harvests". */
  readonly table: string
  /** One of its rows, such as "honey harvest". */
  readonly singular: string
  readonly subject: Subject
  /** The columns that it has already. */
  readonly columns: readonly ColumnSchema[]
  /** A column of the table with the country code of each row; null for none yet. */
  readonly country: string | null
  /** The days, ISO 8601, in which its rows come to be. */
  readonly from: string
  readonly to: string
  /** A column with the moment before which no row comes to be, where the table is not ordered by time itself; null for none. */
  readonly since: string | null
  /** ISO 4217. */
  readonly currency: string
  readonly tables: readonly Referable[]
}

/** The ways to say where people are from when a story does not. */
const everywhere = { values: ['US', 'GB', 'CA', 'DE', 'FR', 'AU'], weights: [54, 16, 9, 9, 7, 5] }

/** Products of two such numbers with four digits after the point are exact. */
const largestFactor = 500_000

/** The columns of one table in the making: those that are said, and the hidden ones that they need. */
export class TableDraft {
  readonly context: MeaningContext
  readonly #byMeaning: ReadonlyMap<string, string>
  readonly #helpers = new Map<string, ColumnSchema>()
  readonly #taken: Set<string>
  #ordering: string | null

  /**
   * @param byMeaning names of columns, there or said, by the first name of their meaning
   * @param said names of the columns to come
   * @param first the said column that orders the rows by time, if none of those that are there does; null for none
   */
  constructor(context: MeaningContext, byMeaning: ReadonlyMap<string, string>, said: readonly string[], first: string | null) {
    this.context = context
    this.#byMeaning = byMeaning
    this.#taken = new Set([...context.columns.map(({ name }) => name), ...said])
    const ordering = context.columns.find(({ kind }) => kind === 'timestamp' || kind === 'date')?.name
    this.#ordering = context.since === null ? (ordering ?? first) : null
  }

  /** The hidden columns that were needed, in the order of need. */
  get helpers(): readonly ColumnSchema[] {
    return [...this.#helpers.values()]
  }

  /** The column that has a meaning, whether it was there or is said; null for none. */
  columnOf(meaning: string): string | null {
    return this.#byMeaning.get(meaning) ?? null
  }

  /** The column that has a meaning and may be multiplied: one that is made here, or whose numbers are small enough to stay exact; null for none. */
  amountOf(meaning: string): string | null {
    const name = this.columnOf(meaning)
    const there = this.context.columns.find((column) => column.name === name)
    if (there === undefined) return name
    if (there.kind !== 'integer' && there.kind !== 'decimal') return null
    const scale = there.kind === 'integer' ? 0 : there.scale
    return scale <= 2 && there.max <= largestFactor ? name : null
  }

  /** Adds a hidden column, and says what it is called; `name` is made free. The same name and kind twice is one column, as it was said last. */
  helper(name: string, body: ColumnBody): string {
    const before = this.#helpers.get(name)
    if (before !== undefined && before.kind === body.kind) {
      this.#helpers.set(name, { name, ...body, hidden: true })
      return name
    }
    let free = name
    for (let number = 2; this.#taken.has(free); number++) free = `${name}_${number}`
    this.#taken.add(free)
    this.#helpers.set(free, { name: free, ...body, hidden: true })
    return free
  }

  /** The column with country codes. */
  country(): string {
    const known = this.context.country ?? this.columnOf('country code')
    if (known !== null) return known
    return this.helper('country_code', { kind: 'category', ...(this.columnOf('country') === null ? { values: ['US'] } : everywhere) })
  }

  /** The column with the person that a row is, or speaks of. */
  person(): string {
    const known = this.context.columns.find(({ kind }) => kind === 'person')?.name
    const said = this.columnOf('full name') ?? this.columnOf(this.context.subject === 'person' ? 'name' : 'contact person')
    // A name that is there already is of another kind.
    const isNew = !this.context.columns.some(({ name }) => name === said)
    return known ?? (isNew ? said : null) ?? this.helper('person', { kind: 'person', country: this.country() })
  }

  /** The column with the city that a row is in. */
  place(): string {
    const known = this.context.columns.find((column) => column.kind === 'entry' && column.list === 'cities')?.name
    return known ?? this.helper('place', { kind: 'entry', list: 'cities', by: { column: this.country(), attribute: 'country_code' } })
  }

  /** Whether it is the column of this name that orders the rows by time. */
  orders(name: string): boolean {
    return this.#ordering === name
  }

  /** The moment at which a row comes to be; made where nothing says it. */
  began(): string {
    if (this.context.since !== null) return this.context.since
    if (this.#ordering !== null) return this.#ordering
    const { from, to } = this.context
    this.#ordering = this.helper('began_on', { kind: 'date', from, to })
    return this.#ordering
  }

  /** A moment between that at which a row came to be and today, by a share of the time that went by. */
  sofar(name: string, as: 'date' | 'timestamp', alpha: number, beta: number, since = this.began()): ColumnBody {
    const part = this.helper(`${name}_part`, {
      kind: 'decimal',
      scale: 5,
      min: 0,
      max: 1,
      distribution: { name: 'beta', alpha, beta, min: 0, max: 1 },
    })
    const days = this.helper(`${name}_day`, { kind: 'shifted', column: since, offset: this.#zero(), unit: 'days', as: 'date' })
    if (as === 'date') {
      const later = this.helper(`${name}_later`, { kind: 'formula', expression: `floor(max(0, today - 1 - ${days}) * ${part})` })
      return { kind: 'shifted', column: days, offset: later, unit: 'days', as }
    }
    const exact = this.helper(`${name}_moment`, { kind: 'shifted', column: since, offset: this.#zero(), unit: 'seconds', as })
    const later = this.helper(`${name}_later`, { kind: 'formula', expression: `floor(max(0, seconds(today) - 60 - ${exact}) * ${part})` })
    return { kind: 'shifted', column: exact, offset: later, unit: 'seconds', as }
  }

  /** A day or moment within some days, ISO 8601, each as likely, whatever the row says of other times. */
  within(name: string, as: 'date' | 'timestamp', from: string, to: string): ColumnBody {
    const [first, last] = [parseIsoDate(from), parseIsoDate(to)]
    if (first === null || last === null || first > last) throw new Error(`"${from}" to "${to}" are no days one after the other`)
    const unit = as === 'date' ? 'days' : 'seconds'
    const [low, high] = as === 'date' ? [first, last] : [first * secondsPerDay, (last + 1) * secondsPerDay - 1]
    const target = this.helper(`${name}_target`, { kind: 'integer', min: low, max: high })
    const start = this.helper(`${name}_base`, { kind: 'shifted', column: this.began(), offset: this.#zero(), unit, as })
    const offset = this.helper(`${name}_offset`, { kind: 'formula', expression: `${target} - ${start}` })
    return { kind: 'shifted', column: start, offset, unit, as }
  }

  /** A column of times with the same values as a hidden one that is made of a body, so that it may be changed where that may not. */
  copyOf(name: string, body: ColumnBody<'date' | 'timestamp'>): ColumnBody<'shifted'> {
    const column = this.helper(`${name}_always`, body)
    return { kind: 'shifted', column, offset: this.#zero(), unit: 'seconds', as: body.kind }
  }

  #zero(): string {
    return this.helper('at_once', { kind: 'formula', expression: '0' })
  }
}
