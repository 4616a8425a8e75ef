import { understand } from '../src/story/understand.ts'
import { SynthError } from '../src/errors.ts'
import { cpuSeconds, median } from './measure.ts'
import { pieces, repeatedTo } from './pieces.ts'
import type { Finding, Report } from './report.ts'

/** Stories of about 100 characters in different styles. */
const shorts: readonly string[] = [
  'a hospital with 500 patients and 50 doctors, 15% no-shows, in Berlin, visits rising from 100 in Jan t',
  'users(id, name, email, country, created_at) and orders(id, user_id, total decimal, status), 1000 of each',
  '2,000 employees with salary between 30k and 150k, average age 41, departments sales, support, engineering',
  'Online shop: 300 customers, 80 products, each customer has 2 to 5 orders, 10% of orders are returned, 2024',
  'I need test data for a library app. 400 books, 120 members and loans, late returns should be about 12%.',
  'daily sensor readings for 20 greenhouses over the last 3 months, temperature between 12 and 34 degrees',
  '- 250 patients\n- 40 doctors\n- each patient has 1 to 4 appointments\n- 10% of the phone numbers are missing',
  'subscription startup, MRR from $20k in January to $90k in December, 4% churn, customers in the US and UK',
]

const long = 20_000
const quarter = long / 4
const repetitions = 9
const warmUps = 12

const most = { long: 50, short: 2, growth: 6 } as const

/** Reading a story and binding it to a schema: stories of 20,000 characters, and how the time grows with the length. */
export function reading(): Report {
  for (let round = 0; round < warmUps; round++) for (const piece of Object.values(pieces)) milliseconds(textOf(piece, long))
  const times = Object.entries(pieces).map(([name, piece]) => ({ name, ...timesOf(piece) }))
  for (let round = 0; round < warmUps; round++) for (const short of shorts) milliseconds(another(short))
  const briefs = shorts.map((short) => median(Array.from({ length: 2 * repetitions }, () => milliseconds(another(short)))))
  const [growth, slowest] = [Math.max(...times.map((time) => time.growth)), Math.max(...times.map((time) => time.long))]
  return {
    title: 'Reading stories',
    method:
      `From text to schema, CPU time of one warm thread, a new text each time: median of ${repetitions}, ` +
      `${quarter.toLocaleString('en')} and ${long.toLocaleString('en')} characters in turn; growth is the least time of the long one to that of the short one, 4 where reading is linear.`,
    findings: [
      { what: `slowest of ${long.toLocaleString('en')} characters`, ...within(slowest, most.long, 'ms') },
      { what: 'largest growth among those above 5 ms', ...within(growth, most.growth, 'times') },
      { what: 'a story of 100 characters, the median of those below', ...within(median(briefs), most.short, 'ms') },
      ...times.map((time): Finding => ({
        what: time.name,
        value: `${time.long.toFixed(1)} ms (${time.short.toFixed(1)} ms for a quarter)`,
        gate: `≤ ${most.long} ms`,
        reached: time.long <= most.long,
      })),
      ...shorts.map((short, index): Finding => {
        const value = briefs[index] ?? 0
        return {
          what: short.replaceAll('\n', ' '),
          value: `${value.toFixed(1)} ms`,
          gate: `≤ ${most.short} ms`,
          reached: value <= most.short,
        }
      }),
    ],
  }
}

function timesOf(piece: string): { readonly short: number; readonly long: number; readonly growth: number } {
  const pairs = Array.from({ length: repetitions }, () => ({
    short: milliseconds(textOf(piece, quarter)),
    long: milliseconds(textOf(piece, long)),
  }))
  const shorts = pairs.map((pair) => pair.short)
  const longs = pairs.map((pair) => pair.long)
  // Very short times are too noisy to show growth.
  const growth = Math.min(...longs) < 5 ? 0 : Math.min(...longs) / Math.min(...shorts)
  return { short: median(shorts), long: median(longs), growth }
}

function within(value: number, bound: number, unit: string): Pick<Finding, 'value' | 'gate' | 'reached'> {
  return { value: `**${value.toFixed(1)} ${unit}**`, gate: `≤ ${bound} ${unit}`, reached: value <= bound }
}

function textOf(piece: string, length: number): string {
  return another(repeatedTo(length, piece))
}

let asked = 0

/** A text of the same length that was not read before, so that no cache contains it. */
function another(text: string): string {
  const mark = String(asked++)
  return text.slice(0, -mark.length - 1) + ' ' + mark
}

function milliseconds(text: string): number {
  return cpuSeconds(() => attempt(text)).seconds * 1000
}

/** Most of these texts contain no facts: a refusal is a valid result, too. */
function attempt(text: string): void {
  try {
    understand(text, null)
  } catch (error) {
    if (!(error instanceof SynthError)) throw error
  }
}
