import { byPrecedence } from '../../phrases/by-precedence.ts'
import { addressed } from './addressed.ts'
import { aged } from './aged.ts'
import type { AttributePhrase } from './attribute-phrase.ts'
import { average } from './average.ts'
import { bands } from './bands.ts'
import { counted } from './counted.ts'
import { declared } from './declared.ts'
import { dialled } from './dialled.ts'
import { dirtListed } from './dirt-listed.ts'
import { dirtMore } from './dirt-more.ts'
import { dirt } from './dirt.ts'
import { endings } from './endings.ts'
import { flagged } from './flagged.ts'
import { flawed } from './flawed.ts'
import { formed } from './formed.ts'
import { graded } from './graded.ts'
import { inUnit } from './in-unit.ts'
import { kindsOfRows } from './kinds-of-rows.ts'
import { kindsStated } from './kinds-stated.ts'
import { lacking } from './lacking.ts'
import { length } from './length.ts'
import { long } from './long.ts'
import { means } from './means.ts'
import { measureOf } from './measure-of.ts'
import { mostly } from './mostly.ts'
import { mostWithin } from './most-within.ts'
import { noTwo } from './no-two.ts'
import { noneBeyond } from './none-beyond.ts'
import { numberChoices } from './number-choices.ts'
import { numbered } from './numbered.ts'
import { onAverage } from './on-average.ts'
import { peaks } from './peaks.ts'
import { percentiles } from './percentiles.ts'
import { range } from './range.ts'
import { rowNames } from './row-names.ts'
import { scale } from './scale.ts'
import { shareBeyondMore } from './share-beyond-more.ts'
import { shareBeyond } from './share-beyond.ts'
import { shareOfNumber } from './share-of-number.ts'
import { sharesNamedOnce } from './shares-named-once.ts'
import { sorted } from './sorted.ts'
import { statesListed } from './states-listed.ts'
import { statistic } from './statistic.ts'
import { steps } from './steps.ts'
import { valuesAtShares } from './values-at-shares.ts'
import { valuesBefore } from './values-before.ts'
import { valuesMore } from './values-more.ts'
import { values } from './values.ts'
import { verb } from './verb.ts'
import { workflow } from './workflow.ts'

/** All phrases about values of columns, in the order in which they are tried at a token. */
export const attributePhrases: readonly AttributePhrase[] = byPrecedence([
  addressed,
  aged,
  average,
  bands,
  counted,
  declared,
  dialled,
  dirt,
  dirtListed,
  endings,
  dirtMore,
  flagged,
  flawed,
  formed,
  graded,
  inUnit,
  kindsOfRows,
  kindsStated,
  lacking,
  length,
  long,
  means,
  measureOf,
  mostly,
  mostWithin,
  noneBeyond,
  noTwo,
  numberChoices,
  numbered,
  onAverage,
  peaks,
  percentiles,
  range,
  rowNames,
  scale,
  shareBeyond,
  shareBeyondMore,
  shareOfNumber,
  sharesNamedOnce,
  sorted,
  statesListed,
  statistic,
  steps,
  values,
  valuesAtShares,
  valuesBefore,
  valuesMore,
  verb,
  workflow,
])
