import { Type } from 'typebox'
import { parseIsoDate, secondsPerDay } from '../calendar.ts'
import { type DistributionSpec, distributionSchema } from '../random/distributions/index.ts'
import { permuteInto } from '../random/permute.ts'
import { lookUpQuantile } from '../random/quantile-table.ts'
import { SchemaError } from '../schema/schema-error.ts'
import type { Lane } from '../vector.ts'
import { type CompileContext, defineColumnKind } from './column-kind.ts'
import { wordLayout } from './shared/layouts.ts'
import { secondsIn, secondsReader, timeUnit } from './shared/moments.ts'
import { graphConflict, longestWay, type StateTransition, statesOf } from './shared/state-graph.ts'

const state = (description: string) => Type.String({ minLength: 1, maxLength: 200, description })

const delay = Type.Object(
  {
    min: Type.Number({ minimum: 0, description: 'Smallest delay, included, in `unit`.' }),
    max: Type.Number({ minimum: 0, description: 'Largest delay, included, in `unit`.' }),
    unit: timeUnit,
    distribution: Type.Optional(distributionSchema),
  },
  { additionalProperties: false, description: 'The delay between the entry into `from` and the entry into `to`.' },
)

const transition = Type.Object(
  {
    from: state('The source state.'),
    to: state('The target state.'),
    share: Type.Number({
      minimum: 0,
      maximum: 1,
      description:
        'Exact share of the rows in `from` that take this transition sooner or later. The shares of the transitions from one ' +
        'state add up to at most 1.',
    }),
    after: delay,
  },
  { additionalProperties: false, description: 'A transition from one state to another.' },
)

/** The value of lane 1 + s of a lifecycle if the row has not entered state s. */
export const neverEntered = Infinity

/**
 * The state of each row. The lanes after those of the text hold, for each state, the time at which the row entered it, in seconds since
 * 1970, or `neverEntered`; see `lifecycle_time`.
 *
 * A shuffle gives each row its own position on a line as long as the table. Every state divides its interval of the line among its
 * transitions. So the number of rows on each path through the states is the product of its shares and the rows, rounded.
 */
export const lifecycle = defineColumnKind({
  name: 'lifecycle',
  description:
    'The state of a row today. Every row enters a first state; exact shares of the rows then take transitions to other ' +
    'states, after random delays. Transitions after today have not happened yet.',
  group: 'time',
  params: Type.Object({
    started_at: Type.String({
      description: 'The date or timestamp column with the time at which the row enters the first state. If it is null, the state is null.',
    }),
    start: state('The first state.'),
    transitions: Type.Array(transition, {
      minItems: 1,
      maxItems: 200,
      description:
        'The transitions, 1 to 200. Every state must be reachable, and there must be no cycles. Rows that take no transition ' +
        'stay in their state.',
    }),
    until: Type.Optional(
      Type.String({
        format: 'date',
        description: 'The day at whose end the state is taken, not after today; default today.',
      }),
    ),
  }),
  examples: [],
  usage: [
    {
      started_at: 'ordered_at',
      start: 'placed',
      transitions: [
        { from: 'placed', to: 'shipped', share: 0.95, after: { min: 2, max: 72, unit: 'hours' } },
        { from: 'placed', to: 'canceled', share: 0.05, after: { min: 0, max: 24, unit: 'hours' } },
        { from: 'shipped', to: 'delivered', share: 1, after: { min: 1, max: 9, unit: 'days' } },
      ],
    },
  ],
  conflict: ({ start, transitions }) => {
    for (const { from, to, after } of transitions)
      if (after.min > after.max) return `"${from}" to "${to}": \`min\` ${after.min} must not exceed \`max\` ${after.max}`
    return graphConflict(start, transitions)
  },
  compile: ({ started_at: startedAt, start, transitions, until }, context) => {
    const source = context.table.column(startedAt)
    const secondsOf = secondsReader(source)
    const lastDay = until === undefined ? context.referenceDay : (parseIsoDate(until) ?? 0)
    if (lastDay > context.referenceDay) throw new SchemaError(`"until" ${until} is after today: choose today or an earlier day`)
    const end = (lastDay + 1) * secondsPerDay
    const states = statesOf(start, transitions)
    const ways = states.map((name) => compileWays(name, states, transitions, context))
    const rankSite = context.site()
    const sites = Array.from({ length: longestWay(start, transitions) }, (_, step) => context.site(`step ${step}`))
    const total = context.table.rows
    return {
      layout: { ...wordLayout(states), nullable: source.layout.nullable },
      lanes: 1 + states.length,
      fill: (frame) => {
        const { count } = frame
        const codes = frame.int32()
        const later = states.slice(1).map(() => frame.float64().fill(neverEntered, 0, count))
        const entered = [secondsOf(frame), ...later]
        const places = frame.float64()
        permuteInto(frame.rowNumbers(), count, total, frame.siteKey(rankSite), places)
        walk({ count, end, total, ways, places, draws: sites.map((site) => frame.draw(site)), codes, entered })
        return { lanes: [codes, ...entered] satisfies Lane[], nulls: frame.column(source.index).nulls }
      },
    }
  },
})

/** The transitions out of one state. */
interface Ways {
  /** The target state of each, as an index of `states`. */
  readonly to: Int32Array
  /** The end of each transition's interval, as a fraction of the state's interval. */
  readonly ends: Float64Array
  /** Quantiles of the delays, in seconds. */
  readonly delays: readonly (() => Float64Array)[]
  readonly units: Float64Array
}

interface TransitionParams extends StateTransition {
  readonly after: {
    readonly min: number
    readonly max: number
    readonly unit: keyof typeof secondsIn
    readonly distribution?: DistributionSpec
  }
}

function compileWays(name: string, states: readonly string[], transitions: readonly TransitionParams[], context: CompileContext): Ways {
  const out = transitions.filter(({ from }) => from === name)
  let sum = 0
  const ends = out.map(({ share }) => (sum += share))
  return {
    to: Int32Array.from(out, ({ to }) => states.indexOf(to)),
    // Shares that add up to 1 apart from rounding errors leave no rows in the state.
    ends: Float64Array.from(ends, (end) => (Math.abs(end - 1) < 1e-9 ? 1 : end)),
    delays: out.map(({ after: { min, max, distribution } }) =>
      context.quantiles(distribution ?? { name: 'uniform', min, max }, { min, max }),
    ),
    units: Float64Array.from(out, ({ after }) => secondsIn[after.unit]),
  }
}

interface Walk {
  readonly count: number
  /** The first second in the future. */
  readonly end: number
  /** The length of the line. */
  readonly total: number
  readonly ways: readonly Ways[]
  readonly places: Float64Array
  /** For each step, one draw per row. */
  readonly draws: readonly Uint32Array[]
  readonly codes: Int32Array
  /** For each state, the time at which each row entered it; the caller provides that of the first state. */
  readonly entered: readonly Float64Array[]
}

function walk({ count, end, total, ways, places, draws, codes, entered }: Walk): void {
  const tables = ways.map(({ delays }) => delays.map((table) => table()))
  for (let i = 0; i < count; i++) {
    // Positions are in the middle of a unit, so an interval contains as many of them as its length, rounded.
    const place = (places[i] as number) + 0.5
    let code = 0
    let low = 0
    let length = total
    let moment = (entered[0] as Float64Array)[i] as number
    for (const drawn of draws) {
      const { to, ends, units } = ways[code] as Ways
      const delays = tables[code] as readonly Float64Array[]
      let way = 0
      while (way < to.length && (ends[way] as number) < 1 && low + length * (ends[way] as number) < place) way++
      if (way === to.length) break
      moment += Math.round(lookUpQuantile(delays[way] as Float64Array, drawn[i] as number) * (units[way] as number))
      if (moment >= end) break
      const before = way === 0 ? 0 : (ends[way - 1] as number)
      low += length * before
      length *= (ends[way] as number) - before
      code = to[way] as number
      ;(entered[code] as Float64Array)[i] = moment
    }
    codes[i] = code
  }
}
