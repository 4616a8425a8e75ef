import { Type } from 'typebox'
import { periodType } from '../time/periods.ts'
import { defineColumnKind } from './column-kind.ts'
import { type CountsOf, evenInType, exactShares, overallAlone, overallType } from './shared/exact-strata.ts'
import { booleanLayout } from './shared/layouts.ts'

const rateType = (description: string) => Type.Number({ minimum: 0, maximum: 1, description })

const words = ['true', 'false']

/** True in an exact number of rows: the rate times the number of rows, rounded, for the whole table or for each period. */
export const boolean = defineColumnKind({
  name: 'boolean',
  description:
    'True or false. The number of true rows is exactly the rate times the number of rows, rounded, in the table or in each period.',
  group: 'numbers',
  params: Type.Object({
    rate: rateType('Share of true rows, 0 to 1. With `periods`, it applies to the rows outside of them or, with `overall`, to all rows.'),
    periods: Type.Optional(
      Type.Array(
        Type.Object(
          { period: periodType(), rate: rateType('Share of true rows in the period, 0 to 1.') },
          { additionalProperties: false, description: 'A period and its rate.' },
        ),
        {
          minItems: 1,
          description: 'Other rates for some periods, in chronological order. The table must be ordered by time. Default none.',
        },
      ),
    ),
    overall: overallType,
    even_in: evenInType,
  }),
  examples: [{ rate: 0.15 }, { rate: 0 }, { rate: 1 }],
  usage: [
    {
      rate: 0.02,
      periods: [
        { period: '2025-11', rate: 0.05 },
        { period: '2025-12', rate: 0.08 },
      ],
    },
    { rate: 0.07, periods: [{ period: '2025-12', rate: 0 }], overall: true },
  ],
  conflict: ({ periods, overall }) => (overall !== undefined && periods === undefined ? overallAlone : null),
  compile: ({ rate, periods, overall, even_in: evenIn }, context) => {
    const site = context.site()
    const byPeriod = periods?.map(({ period, rate: own }) => ({ period, counts: trueAndFalse(own) }))
    const shares = exactShares(context.table, { words, counts: trueAndFalse(rate), periods: byPeriod, evenIn, overall })
    return {
      layout: booleanLayout,
      exact: { words, shares, site },
      fill: (frame) => {
        const values = frame.int32()
        shares.fillCodes(frame.rowNumbers(), frame.count, frame.siteKey(site), values)
        for (let i = 0; i < frame.count; i++) values[i] = 1 - (values[i] as number)
        return { lanes: [values], nulls: null }
      },
    }
  },
})

function trueAndFalse(rate: number): CountsOf {
  return (rows) => {
    const flagged = Math.round(rows * rate)
    return [flagged, rows - flagged]
  }
}
