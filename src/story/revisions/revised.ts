import { withEndingWindows } from './with-ending-windows.ts'
import { withExceptions } from './with-exceptions.ts'
import { withRoles } from './with-roles.ts'
import { withSharesOfFlags } from './with-shares-of-flags.ts'
import { withSharesOfValues } from './with-shares-of-values.ts'
import { withSomeCounts } from './with-some-counts.ts'
import { withoutParts } from './without-parts.ts'
import { withoutPlaces } from './without-places.ts'
import type { Fact } from '../facts/fact.ts'
import { inOrder } from '../tokens/in-order.ts'
import type { Revision, Said, StoryText } from './revision.ts'
import { withActs } from './with-acts.ts'
import { withAnchoredLengths } from './with-anchored-lengths.ts'
import { withBareDirt } from './with-bare-dirt.ts'
import { withCarriedMeasures } from './with-carried-measures.ts'
import { withCarriedVerbs } from './with-carried-verbs.ts'
import { withColumnsOfPeople } from './with-columns-of-people.ts'
import { withCollections } from './with-collections.ts'
import { withCoefficients } from './with-coefficients.ts'
import { withDeniedStates } from './with-denied-states.ts'
import { withDoneVerbs } from './with-done-verbs.ts'
import { withCountedCategories } from './with-counted-categories.ts'
import { withCountedGroups } from './with-counted-groups.ts'
import { withCountsEachTime } from './with-counts-each-time.ts'
import { withCountsOfEach } from './with-counts-of-each.ts'
import { withCountedBesideOnly } from './with-counted-beside-only.ts'
import { withCountedPairs } from './with-counted-pairs.ts'
import { withCountedValues } from './with-counted-values.ts'
import { withParallelCounts } from './with-parallel-counts.ts'
import { withPlainOutliers } from './with-plain-outliers.ts'
import { withGeneralOwners } from './with-general-owners.ts'
import { withGoodsAsProducts } from './with-goods-as-products.ts'
import { withFeatures } from './with-features.ts'
import { withFewOfEach } from './with-few-of-each.ts'
import { withGroupSizes } from './with-group-sizes.ts'
import { withGrowthEnds } from './with-growth-ends.ts'
import { withGrowthOfYears } from './with-growth-of-years.ts'
import { withListedBounds } from './with-listed-bounds.ts'
import { withMeansOfEach } from './with-means-of-each.ts'
import { withMembers } from './with-members.ts'
import { withOwnNouns } from './with-own-nouns.ts'
import { withOtherPlaces } from './with-other-places.ts'
import { withLateness } from './with-lateness.ts'
import { withJoinTables } from './with-join-tables.ts'
import { withoutCompared } from './without-compared.ts'
import { withMost } from './with-most.ts'
import { withNamedStates } from './with-named-states.ts'
import { withNamedParents } from './with-named-parents.ts'
import { withReasonsInBrackets } from './with-reasons-in-brackets.ts'
import { withStatesOfSubjects } from './with-states-of-subjects.ts'
import { withTaxedAmounts } from './with-taxed-amounts.ts'
import { withRatiosByTime } from './with-ratios-by-time.ts'
import { withRatedReviews } from './with-rated-reviews.ts'
import { withMeansOfColumns } from './with-means-of-columns.ts'
import { withTimesOfActs } from './with-times-of-acts.ts'
import { withTimesOfEach } from './with-times-of-each.ts'
import { withTrees } from './with-trees.ts'
import { withFurtherStates } from './with-further-states.ts'
import { withUnassigned } from './with-unassigned.ts'
import { withValuesOfAll } from './with-values-of-all.ts'
import { withVerbs } from './with-verbs.ts'
import { withWindowNouns } from './with-window-nouns.ts'
import { withoutCountedColumns } from './without-counted-columns.ts'
import { withoutListedValues } from './without-listed-values.ts'
import { withoutLocalTimes } from './without-local-times.ts'
import { withoutNamedRows } from './without-named-rows.ts'
import { withoutHeldKinds } from './without-held-kinds.ts'
import { withoutRecentShares } from './without-recent-shares.ts'
import { withoutRatioWholes } from './without-ratio-wholes.ts'
import { withoutRestricted } from './without-restricted.ts'
import { withoutNestedShares } from './without-nested-shares.ts'
import { withoutShowTimes } from './without-show-times.ts'
import { withoutSharesOfAmounts } from './without-shares-of-amounts.ts'

/** A revision, and the types of facts that it changes: without any of them it has nothing to do. */
interface Step {
  readonly revise: Revision
  readonly of: readonly Fact['type'][]
}

/** In this order; each revision sees the result of those before it. */
const steps: readonly Step[] = [
  { revise: withoutShowTimes, of: ['window'] },
  { revise: withAnchoredLengths, of: ['window'] },
  { revise: withEndingWindows, of: ['window'] },
  { revise: withBareDirt, of: ['attribute', 'rate'] },
  { revise: withValuesOfAll, of: ['rate'] },
  { revise: withReasonsInBrackets, of: ['rate'] },
  { revise: withPlainOutliers, of: ['attribute'] },
  { revise: withGoodsAsProducts, of: ['attribute'] },
  { revise: withGrowthEnds, of: ['curve'] },
  { revise: withGrowthOfYears, of: ['growth'] },
  { revise: withoutHeldKinds, of: ['attribute'] },
  { revise: withCountedCategories, of: ['attribute'] },
  { revise: withCountedGroups, of: ['count'] },
  { revise: withCountedBesideOnly, of: ['selection'] },
  { revise: withJoinTables, of: ['selection'] },
  { revise: withActs, of: ['rate', 'count', 'columns', 'attribute'] },
  { revise: withTrees, of: ['relation'] },
  { revise: withoutRestricted, of: ['ratio', 'attribute', 'count'] },
  { revise: withCountsEachTime, of: ['count', 'ratio'] },
  { revise: withCountsOfEach, of: ['count'] },
  { revise: withFeatures, of: ['ratio'] },
  { revise: withGroupSizes, of: ['ratio'] },
  { revise: withMembers, of: ['ratio', 'relation'] },
  { revise: withGeneralOwners, of: ['ratio', 'relation', 'columns'] },
  { revise: withFewOfEach, of: ['count'] },
  { revise: withVerbs, of: ['ratio'] },
  { revise: withTimesOfEach, of: ['ratio'] },
  { revise: withCarriedVerbs, of: ['rate'] },
  { revise: withCarriedMeasures, of: ['shape', 'growth'] },
  { revise: withDoneVerbs, of: ['rate'] },
  { revise: withLateness, of: ['rate'] },
  { revise: withRatedReviews, of: ['attribute'] },
  { revise: withTimesOfActs, of: ['timed_rate'] },
  { revise: withUnassigned, of: ['rate'] },
  { revise: withCoefficients, of: ['correlation'] },
  { revise: withOwnNouns, of: ['rate'] },
  { revise: withStatesOfSubjects, of: ['rate'] },
  { revise: withNamedStates, of: ['rate'] },
  { revise: withOtherPlaces, of: ['place'] },
  { revise: withoutRecentShares, of: ['rate'] },
  { revise: withoutCompared, of: ['shape', 'place', 'window', 'dated', 'rate', 'count', 'growth'] },
  { revise: withParallelCounts, of: ['count'] },
  { revise: withoutPlaces, of: ['count', 'columns', 'ratio', 'relation', 'place'] },
  { revise: withoutNamedRows, of: ['attribute'] },
  { revise: withCollections, of: ['count'] },
  { revise: withoutRatioWholes, of: ['rate'] },
  { revise: withExceptions, of: ['count', 'rate'] },
  { revise: withDeniedStates, of: ['rate'] },
  { revise: withFurtherStates, of: ['rate'] },
  { revise: withCountedPairs, of: ['count'] },
  { revise: withColumnsOfPeople, of: ['columns'] },
  { revise: withRoles, of: ['columns', 'relation'] },
  { revise: withoutSharesOfAmounts, of: ['rate', 'attribute', 'place', 'segments'] },
  { revise: withoutNestedShares, of: ['rate', 'segments'] },
  { revise: withoutCountedColumns, of: ['columns'] },
  { revise: withoutListedValues, of: ['attribute'] },
  { revise: withoutLocalTimes, of: ['window', 'dated'] },
  { revise: withWindowNouns, of: ['window'] },
  { revise: withTaxedAmounts, of: ['definition'] },
  { revise: withMeansOfEach, of: ['ratio'] },
  { revise: withRatiosByTime, of: ['ratio'] },
  { revise: withMost, of: ['attribute'] },
  { revise: withoutParts, of: ['columns', 'count', 'attribute', 'ratio', 'relation', 'dated', 'shape', 'place'] },
  { revise: withCountedValues, of: ['attribute'] },
  { revise: withMeansOfColumns, of: ['segments'] },
  { revise: withSharesOfValues, of: ['segments', 'rate'] },
  { revise: withSharesOfFlags, of: ['rate'] },
  { revise: withSomeCounts, of: ['count', 'selection'] },
  { revise: withNamedParents, of: ['columns'] },
  { revise: withListedBounds, of: ['columns'] },
]

/** Applies the revisions to the facts of a story. The result is sorted by position. */
export function revised(said: Said, story: StoryText): Said {
  let so = sorted(said)
  let types = typesIn(so)
  for (const { revise, of } of steps) {
    if (!of.some((type) => types.has(type))) continue
    so = sorted(revise(so, story))
    types = typesIn(so)
  }
  return so
}

function typesIn({ facts }: Said): ReadonlySet<Fact['type']> {
  const types = new Set<Fact['type']>()
  for (const { type } of facts) types.add(type)
  return types
}

function sorted(said: Said): Said {
  const { facts, asides } = said
  const isSorted = facts.every(({ start }, place) => place === 0 || (facts[place - 1] as Fact).start <= start)
  return isSorted ? said : { facts: inOrder(facts), asides }
}
