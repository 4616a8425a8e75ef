/** Verbs between two correlated columns, by the sign of the correlation: "price rises with size". */
export const risingWith =
  'correlated correlates correlate correlating correlation proportional scales scale rises rise grows grow increases increase increasing'
export const fallingWith = 'falls fall drops drop decreases decrease decreasing declines decline'
