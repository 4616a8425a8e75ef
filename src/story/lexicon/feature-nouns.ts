import { wordSet } from './word-set.ts'

/** What a row has a number of, rather than rows of their own, in the singular: "hotels with 3 to 5 stars and 20 to 400 rooms". */
export const featureNouns: ReadonlySet<string> = wordSet(
  'star room bed bedroom bathroom bath floor storey door window seat page chapter gate lane cylinder gear port screen core slot space desk',
  'shelf dorm level attempt retry try guest adult child kid passenger occupant person night spot credit calorie goal point step serving',
  'view click download follower like vote lap round wheel garage balcony pupil dependent sibling failure absence',
)

/** What is given on a scale: "1-5 ratings" are its ends, and no rows, where nothing says "each". */
export const scaleNouns: ReadonlySet<string> = wordSet('rating star score mark grade')
