import type { SpreadShape } from '../aspect.ts'

/** Word groups for the shape of numbers. */
export const spreadTurns: ReadonlyMap<string, SpreadShape> = new Map([
  ...[
    'normally distributed',
    'normal distribution',
    'normal',
    'gaussian distribution',
    'gaussian',
    'bell curve',
    'bell shaped',
    'bell-shaped',
    'bell curve distribution',
  ].map((words) => [words, 'normal'] as const),
  ...[
    'uniformly distributed',
    'uniform distribution',
    'uniform',
    'uniformly',
    'evenly distributed',
    'evenly spread',
    'flat distribution',
  ].map((words) => [words, 'uniform'] as const),
  ...['right skewed', 'skewed right', 'skewed to the right', 'positively skewed', 'skewed'].map((words) => [words, 'skewed'] as const),
  ...['long tail', 'long tailed', 'heavy tailed', 'fat tailed', 'right skewed distribution', 'skewed distribution'].map(
    (words) => [words, 'skewed'] as const,
  ),
  ...['skewed low', 'mostly low', 'mostly low values', 'mostly small'].map((words) => [words, 'skewed'] as const),
  ...['skewed high', 'mostly high', 'mostly high values', 'mostly large'].map((words) => [words, 'left_skewed'] as const),
  ...['left skewed', 'skewed left', 'skewed to the left', 'negatively skewed'].map((words) => [words, 'left_skewed'] as const),
  ...'heavily highly very strongly slightly moderately mildly somewhat'
    .split(' ')
    .flatMap((how) => [
      [`${how} skewed`, 'skewed'] as const,
      [`${how} right skewed`, 'skewed'] as const,
      [`${how} positively skewed`, 'skewed'] as const,
      [`${how} left skewed`, 'left_skewed'] as const,
      [`${how} negatively skewed`, 'left_skewed'] as const,
    ]),
  ...[
    'log normal',
    'log normally distributed',
    'lognormal',
    'lognormally distributed',
    'lognormal distribution',
    'log normal distribution',
  ].map((words) => [words, 'lognormal'] as const),
  ...['exponentially distributed', 'exponential', 'exponential distribution'].map((words) => [words, 'exponential'] as const),
  ...[
    'power law',
    'power law distribution',
    'power law distributed',
    'zipf',
    'zipf distributed',
    'zipf distribution',
    'zipfian',
    'pareto',
    'pareto distribution',
    'pareto distributed',
  ].map((words) => [words, 'power_law'] as const),
  ...['poisson distributed', 'poisson', 'poisson distribution'].map((words) => [words, 'poisson'] as const),
  ...['bimodal', 'bimodal distribution', 'two peaks'].map((words) => [words, 'bimodal'] as const),
])
