import { wordSet } from './word-set.ts'

/** Nouns in the singular of which a row has a number, and no rows of their own: "hotels with 3 to 5 stars and 20 to 400 rooms". */
export const featureNouns: ReadonlySet<string> = wordSet(
  'star room bed bedroom bathroom bath floor storey door window seat page chapter gate lane cylinder gear port screen core slot space desk',
  'shelf dorm level attempt retry try guest adult child kid passenger occupant person night spot credit calorie goal point step serving',
  'view click download follower like vote lap round wheel garage balcony pupil dependent sibling failure absence',
)

/** Features, in the singular, that have no rows of their own unless the story says more about them: "each house has 3 bedrooms". */
export const ownFeatures: ReadonlySet<string> = wordSet(
  'star bedroom bathroom bath storey floor door page cylinder gear calorie wheel garage balcony',
)

/** Nouns with a scale: "1-5 ratings" are the ends of the scale, and no count, unless "each" is said. */
export const scaleNouns: ReadonlySet<string> = wordSet('rating star score mark grade')
