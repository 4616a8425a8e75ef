/** How one column goes with another, by the sign of their correlation: "price rises with size". */
export const risingWith =
  'correlated correlates correlate correlating correlation proportional scales scale rises rise grows grow increases increase increasing'
export const fallingWith = 'falls fall drops drop decreases decrease decreasing declines decline'
