/** Verbs between two correlated columns, by the sign of the correlation: "price rises with size". */
export const risingWith =
  'correlated correlates correlate correlating correlation proportional scales scale scaling rises rise rising grows grow growing increases increase increasing'
export const fallingWith = 'falls fall falling drops drop dropping decreases decrease decreasing declines decline declining'
