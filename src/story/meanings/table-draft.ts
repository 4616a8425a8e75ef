import { parseIsoDate, secondsPerDay } from '../../calendar.ts'
import type { ColumnBody, ColumnSchema } from '../../schema/schema.ts'

/** The kind of rows, as far as columns depend on it. */
export type Subject = 'person' | 'organisation' | 'place' | 'product' | 'transaction' | 'event' | 'thing'

/** A table that columns may refer to. */
export interface Referable {
  readonly name: string
  /** Its primary key of one column. */
  readonly key: string
}

/** What is known about a table whose columns are made. */
export interface MeaningContext {
  /** Name of the table: "honey_harvests". */
  readonly table: string
  /** Name of one row: "honey harvest". */
  readonly singular: string
  readonly subject: Subject
  /** Existing columns. */
  readonly columns: readonly ColumnSchema[]
  /** Column with the country code of each row; null if there is none yet. */
  readonly country: string | null
  /** First and last day (ISO 8601) on which rows start. */
  readonly from: string
  readonly to: string
  /** Column with a moment before which a row does not start, if no column orders the table; null for none. */
  readonly since: string | null
  /** ISO 4217 code. */
  readonly currency: string
  readonly tables: readonly Referable[]
}

/** Countries of people if the story says none. */
const everywhere = { values: ['US', 'GB', 'CA', 'DE', 'FR', 'AU'], weights: [54, 16, 9, 9, 7, 5] }

/** Names of columns that only rows about people have. */
const ofPeople = /^(?:patient|participant|athlete|runner|student|employee|player|bmi|gender|systolic|diastolic|heart_rate|smoker)(?:_|$)/

/** Products of two numbers below this, with four decimals, are exact. */
const largestFactor = 500_000

/** The columns of one table while they are made: said columns, and the hidden ones that they need. */
export class TableDraft {
  readonly context: MeaningContext
  readonly #byMeaning: ReadonlyMap<string, string>
  readonly #helpers = new Map<string, ColumnSchema>()
  readonly #taken: Set<string>
  #ordering: string | null
  /** The said column with the start of a row; null for none. */
  readonly beginning: string | null

  /**
   * @param byMeaning names of existing and said columns, by the first name of their meaning
   * @param said names of the columns to be made
   * @param first the said column with the start of a row, which orders the rows if no existing one does; null for none
   */
  constructor(context: MeaningContext, byMeaning: ReadonlyMap<string, string>, said: readonly string[], first: string | null) {
    this.context = context
    this.beginning = first
    this.#byMeaning = byMeaning
    this.#taken = new Set([...context.columns.map(({ name }) => name), ...said])
    const ordering = context.columns.find(({ kind }) => kind === 'timestamp' || kind === 'date')?.name
    this.#ordering = context.since === null ? (ordering ?? first) : null
  }

  /** The hidden columns that were added, in this order. */
  get helpers(): readonly ColumnSchema[] {
    return [...this.#helpers.values()]
  }

  /** The column with a meaning, existing or said; null for none. */
  columnOf(meaning: string): string | null {
    return this.#byMeaning.get(meaning) ?? null
  }

  /**
   * The column with a meaning, if it can be multiplied: one that is made here, or with numbers small enough for exact products. Null for
   * none.
   */
  amountOf(meaning: string): string | null {
    const name = this.columnOf(meaning)
    const there = this.context.columns.find((column) => column.name === name)
    if (there === undefined) return name
    if (there.kind !== 'integer' && there.kind !== 'decimal') return null
    const scale = there.kind === 'integer' ? 0 : there.scale
    return scale <= 2 && there.max <= largestFactor ? name : null
  }

  /** Adds a hidden column and returns its name, which is made unique. A second call with the same name and kind replaces the column. */
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

  /** The column with the person of a row. */
  person(): string {
    const known = this.context.columns.find(({ kind }) => kind === 'person')?.name
    const said = this.columnOf('full name') ?? this.columnOf(this.context.subject === 'person' ? 'name' : 'contact person')
    // An existing column of this name is of another kind.
    const isNew = !this.context.columns.some(({ name }) => name === said)
    return known ?? (isNew ? said : null) ?? this.helper('person', { kind: 'person', country: this.country() })
  }

  /** Whether sizes and temperatures are those of people: by the rows, by columns of patients and athletes, or by height and weight alone. */
  isOfPeople(): boolean {
    const { subject, singular } = this.context
    const isSized = singular === 'record' && this.has(/^height/) && this.has(/^weight/)
    return subject === 'person' || this.has(ofPeople) || isSized
  }

  /** Whether the table has a column with a name. */
  has(pattern: RegExp): boolean {
    return [...this.#taken].some((name) => pattern.test(name))
  }

  /** The column with the city of a row. */
  place(): string {
    const known = this.context.columns.find((column) => column.kind === 'entry' && column.list === 'cities')?.name
    return known ?? this.helper('place', { kind: 'entry', list: 'cities', by: { column: this.country(), attribute: 'country_code' } })
  }

  /** Whether a column is the one that orders the rows by time. */
  orders(name: string): boolean {
    return this.#ordering === name
  }

  /** The column with the start of a row; it is added if missing. */
  began(): string {
    if (this.context.since !== null) return this.context.since
    if (this.#ordering !== null) return this.#ordering
    const { from, to } = this.context
    this.#ordering = this.helper('began_on', { kind: 'date', from, to })
    return this.#ordering
  }

  /** A moment between the start of a row and today, as a beta-distributed share of this time. */
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

  /** A day or moment within some days (ISO 8601), all equally likely and independent of other times. */
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

  /** A time column that copies a hidden one with the given body, so that outcomes may change the copy. */
  copyOf(name: string, body: ColumnBody<'date' | 'timestamp'>): ColumnBody<'shifted'> {
    const column = this.helper(`${name}_always`, body)
    return { kind: 'shifted', column, offset: this.#zero(), unit: 'seconds', as: body.kind }
  }

  #zero(): string {
    return this.helper('at_once', { kind: 'formula', expression: '0' })
  }
}
