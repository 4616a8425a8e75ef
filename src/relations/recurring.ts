import { civilFromDays, daysFromCivil } from '../calendar.ts'
import { permute, unpermute } from '../random/permute.ts'
import { combineKeys, type SiteKey } from '../random/site.ts'
import type { Timeline } from '../time/timeline.ts'
import { type Cohort, cohortsOf, type RecurringSpec } from './cohorts.ts'

/** How each parent row recurs. Each array has one entry per row. */
export interface LivesToFill {
  /** Number of occurrences. */
  readonly occurrences: Int32Array
  /** Number of possible occurrences. */
  readonly possible: Int32Array
  /** The day of its last occurrence, -1 for none. */
  readonly lastDays: Int32Array
  /** Its number among all parents, from 0; those that occur as early as possible come first. */
  readonly numbers: Float64Array
  /** 1 if it has ended, else 0. */
  readonly ended: Int32Array
}

/**
 * Rows that recur on the first of every month while their parent lasts: a subscription's invoices. Parents that began in one month
 * are a cohort; a keyed permutation ranks them, and the parents of occurrence k are those with ranks below a closed-form count.
 * Child rows are ordered by month, then cohort, then rank, so row numbers grow with time.
 */
export class Recurring {
  readonly total: number
  readonly #cohorts: readonly Cohort[]
  readonly #delay: number
  /** Day of the first of each month from the first cohort's on. */
  readonly #monthDays: readonly number[]
  /** First child row of [month][cohort], at month * cohorts + cohort, and the total at the end. */
  readonly #offsets: Float64Array
  /** Keys of the cohorts, by key of the site. */
  readonly #keys = new WeakMap<SiteKey, readonly SiteKey[]>()

  /** @throws SchemaError if `ended` or `total` is impossible */
  constructor(spec: RecurringSpec) {
    this.#delay = spec.delayMonths
    this.#monthDays = monthDaysOf(spec)
    this.#cohorts = cohortsOf(spec, this.#monthDays)
    const months = this.#monthDays.length
    this.#offsets = new Float64Array(months * months + 1)
    let sum = 0
    for (let month = 0; month < months; month++) {
      for (let cohort = 0; cohort < months; cohort++) {
        this.#offsets[month * months + cohort] = sum
        sum += this.#cohort(cohort).survivors[month - cohort - spec.delayMonths] ?? 0
      }
    }
    this.#offsets[months * months] = sum
    this.total = sum
  }

  /** The timeline of the child rows. */
  timeline(lastDay: number): Timeline {
    const months = this.#monthDays.length
    const firstDay = this.#monthDays[0] as number
    const starts = new Float64Array(Math.max(0, lastDay - firstDay) + 2)
    for (let month = 0; month < months; month++)
      starts.fill(this.#offsets[(month + 1) * months] as number, (this.#monthDays[month] as number) - firstDay + 1)
    return { firstDay, starts }
  }

  /** Maximum number of occurrences of a parent. */
  most(): number {
    return this.#cohorts.reduce((most, { survivors }) => Math.max(most, survivors.filter((alive) => alive > 0).length), 0)
  }

  /** For `count` child rows: the parent's row, the occurrence's number from 0, and its day. */
  parents(
    first: number,
    list: Float64Array | null,
    count: number,
    key: SiteKey,
    rows: Float64Array,
    numbers: Int32Array,
    days: Int32Array,
  ): void {
    const keys = this.#cohortKeys(key)
    const cohorts = this.#cohorts.length
    let cell = 0
    for (let i = 0; i < count; i++) {
      const child = list === null ? first + i : (list[i] as number)
      if (child < (this.#offsets[cell] as number) || child >= (this.#offsets[cell + 1] as number)) cell = this.#cellOf(child)
      const month = Math.floor(cell / cohorts)
      const index = cell - month * cohorts
      const { start, size } = this.#cohort(index)
      rows[i] = start + unpermute(child - (this.#offsets[cell] as number), size, keys[index] as SiteKey)
      numbers[i] = month - index - this.#delay
      days[i] = this.#monthDays[month] as number
    }
  }

  /** The recurrences of `count` parent rows. */
  lives(first: number, list: Float64Array | null, count: number, key: SiteKey, lives: LivesToFill): void {
    const keys = this.#cohortKeys(key)
    const last = this.#cohort(this.#cohorts.length - 1)
    const allStarted = last.startedBefore + last.started
    let index = 0
    for (let i = 0; i < count; i++) {
      const row = list === null ? first + i : (list[i] as number)
      index = this.#cohortOf(row, index)
      const { start, size, started, startedBefore, endedOthers, survivors } = this.#cohort(index)
      const rank = permute(row - start, size, keys[index] as SiteKey)
      let times = 0
      while (times < survivors.length && (survivors[times] as number) > rank) times++
      lives.occurrences[i] = times
      lives.possible[i] = survivors.length
      lives.lastDays[i] = times === 0 ? -1 : (this.#monthDays[index + this.#delay + times - 1] as number)
      const others = survivors.length === 0 ? 0 : started
      lives.ended[i] = (rank < others ? times < survivors.length : rank - others < endedOthers) ? 1 : 0
      lives.numbers[i] = rank < started ? startedBefore + rank : allStarted + start - startedBefore + rank - started
    }
  }

  /** The child rows of one parent, in chronological order. */
  childrenOf(row: number, key: SiteKey): number[] {
    const index = this.#cohortOf(row, 0)
    const { start, size, survivors } = this.#cohort(index)
    const rank = permute(row - start, size, this.#cohortKeys(key)[index] as SiteKey)
    const months = this.#cohorts.length
    return survivors.flatMap((alive, k) =>
      alive > rank ? [(this.#offsets[(index + this.#delay + k) * months + index] as number) + rank] : [],
    )
  }

  #cohort(index: number): Cohort {
    return this.#cohorts[index] as Cohort
  }

  #cohortKeys(key: SiteKey): readonly SiteKey[] {
    const known = this.#keys.get(key) ?? this.#cohorts.map((_, cohort) => cohortKey(key, cohort))
    this.#keys.set(key, known)
    return known
  }

  #cohortOf(row: number, guess: number): number {
    let index = guess
    while (row < this.#cohort(index).start) index--
    while (row >= this.#cohort(index).start + this.#cohort(index).size) index++
    return index
  }

  #cellOf(child: number): number {
    let low = 0
    let high = this.#offsets.length - 1
    while (high - low > 1) {
      const middle = (low + high) >>> 1
      if ((this.#offsets[middle] as number) <= child) low = middle
      else high = middle
    }
    return low
  }
}

/** Number of months from that of `firstDay` to that of `lastDay`, at least 1. Planning takes time and memory proportional to its square. */
export function recurringMonths({ firstDay }: Timeline, lastDay: number): number {
  const [from, to] = [civilFromDays(firstDay), civilFromDays(lastDay)]
  return Math.max(1, (to.year - from.year) * 12 + to.month - from.month + 1)
}

/** The first of each month from that of the first parent's to that of the last day. */
function monthDaysOf({ since, lastDay }: RecurringSpec): readonly number[] {
  const { year, month: firstMonth } = civilFromDays(since.firstDay)
  return Array.from({ length: recurringMonths(since, lastDay) }, (_, index) => {
    const month = firstMonth - 1 + index
    return daysFromCivil(year + Math.floor(month / 12), (month % 12) + 1, 1)
  })
}

function cohortKey(key: SiteKey, cohort: number): SiteKey {
  return combineKeys(key, { high: cohort, low: cohort })
}
