import { withEndingWindows } from './with-ending-windows.ts'
import { withExceptions } from './with-exceptions.ts'
import { withRoles } from './with-roles.ts'
import { withSharesOfFlags } from './with-shares-of-flags.ts'
import { withSharesOfValues } from './with-shares-of-values.ts'
import { withSomeCounts } from './with-some-counts.ts'
import { withoutParts } from './without-parts.ts'
import { withoutPlaces } from './without-places.ts'
import type { Revision, Said, StoryText } from './revision.ts'
import { withAnchoredLengths } from './with-anchored-lengths.ts'
import { withBareDirt } from './with-bare-dirt.ts'
import { withCarriedMeasures } from './with-carried-measures.ts'
import { withCarriedVerbs } from './with-carried-verbs.ts'
import { withColumnsOfPeople } from './with-columns-of-people.ts'
import { withCoefficients } from './with-coefficients.ts'
import { withDoneVerbs } from './with-done-verbs.ts'
import { withCountedCategories } from './with-counted-categories.ts'
import { withCountedPairs } from './with-counted-pairs.ts'
import { withCountedValues } from './with-counted-values.ts'
import { withPlainOutliers } from './with-plain-outliers.ts'
import { withGeneralOwners } from './with-general-owners.ts'
import { withGoodsAsProducts } from './with-goods-as-products.ts'
import { withGrowthEnds } from './with-growth-ends.ts'
import { withGrowthOfYears } from './with-growth-of-years.ts'
import { withMembers } from './with-members.ts'
import { withOwnNouns } from './with-own-nouns.ts'
import { withOtherPlaces } from './with-other-places.ts'
import { withoutCompared } from './without-compared.ts'
import { withNamedStates } from './with-named-states.ts'
import { withNamedParents } from './with-named-parents.ts'
import { withRatedReviews } from './with-rated-reviews.ts'
import { withUnassigned } from './with-unassigned.ts'
import { withVerbs } from './with-verbs.ts'
import { withWindowNouns } from './with-window-nouns.ts'
import { withoutCountedColumns } from './without-counted-columns.ts'
import { withoutListedValues } from './without-listed-values.ts'
import { withoutLocalTimes } from './without-local-times.ts'
import { withoutNamedRows } from './without-named-rows.ts'
import { withoutNestedShares } from './without-nested-shares.ts'

/** In this order; each revision sees the result of those before it. */
const revisions: readonly Revision[] = [
  withAnchoredLengths,
  withEndingWindows,
  withBareDirt,
  withPlainOutliers,
  withGoodsAsProducts,
  withGrowthEnds,
  withGrowthOfYears,
  withCountedCategories,
  withMembers,
  withGeneralOwners,
  withVerbs,
  withCarriedVerbs,
  withCarriedMeasures,
  withDoneVerbs,
  withRatedReviews,
  withUnassigned,
  withCoefficients,
  withOwnNouns,
  withNamedStates,
  withOtherPlaces,
  withoutCompared,
  withoutPlaces,
  withoutNamedRows,
  withExceptions,
  withCountedPairs,
  withColumnsOfPeople,
  withRoles,
  withoutNestedShares,
  withoutCountedColumns,
  withoutListedValues,
  withoutLocalTimes,
  withWindowNouns,
  withoutParts,
  withCountedValues,
  withSharesOfValues,
  withSharesOfFlags,
  withSomeCounts,
  withNamedParents,
]

/** Applies all revisions to the facts of a story. The result is sorted by position. */
export function revised(said: Said, story: StoryText): Said {
  return revisions.reduce((so, revise) => inOrder(revise(so, story)), inOrder(said))
}

function inOrder({ facts, asides }: Said): Said {
  return { facts: facts.toSorted((one, other) => one.start - other.start), asides }
}
