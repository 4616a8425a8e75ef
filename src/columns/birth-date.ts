import { Type } from 'typebox'
import { distributionSchema } from '../random/distributions/index.ts'
import { fillQuantiles } from '../random/quantile-table.ts'
import { defineColumnKind } from './column-kind.ts'
import { dateLayout } from './shared/layouts.ts'

const daysPerYear = 365.2425

/** Birth dates of people within a range of ages on the plan's reference date. */
export const birthDate = defineColumnKind({
  name: 'birth_date',
  description: 'Birth dates of people whose age on the reference date is between two bounds.',
  group: 'people',
  params: Type.Object({
    min_age: Type.Number({ minimum: 0, description: 'Smallest age in years, included.' }),
    max_age: Type.Number({ maximum: 130, description: 'Largest age in years, included.' }),
    distribution: Type.Optional(distributionSchema),
  }),
  examples: [{ min_age: 18, max_age: 95 }],
  conflict: ({ min_age: min, max_age: max }) => (min > max ? `\`min_age\` ${min} must not exceed \`max_age\` ${max}` : null),
  compile: ({ min_age: min, max_age: max, distribution }, context) => {
    const site = context.site()
    const ages = context.quantiles(distribution ?? { name: 'uniform', min, max }, { min, max })
    return {
      layout: dateLayout,
      range: { min: context.referenceDay - Math.ceil(max * daysPerYear), max: context.referenceDay - Math.floor(min * daysPerYear) },
      fill: (frame) => {
        const years = frame.float64()
        const days = frame.int32()
        fillQuantiles(ages(), frame.draw(site), frame.count, years)
        for (let i = 0; i < frame.count; i++) days[i] = context.referenceDay - Math.ceil((years[i] as number) * daysPerYear)
        return { lanes: [days], nulls: null }
      },
    }
  },
})
