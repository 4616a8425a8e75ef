import { type TBoolean, type TOptional, Type } from 'typebox'

/** @param rivals the parameters that exclude it, for the docs */
export const exactType = (rivals: string): TOptional<TBoolean> =>
  Type.Optional(
    Type.Boolean({
      default: false,
      description:
        'Whether the mean, the median and the other quantiles of the rows equal those of the distribution between `min` and ' +
        '`max`, for any seed. The number ' +
        `of rows and the digits of the column limit the precision. Not with ${rivals}. Default false.`,
    }),
  )
