import { words } from '../../builders/words.ts'
/** What working days the money that comes monthly prefers: those at the end of the month, at its beginning, and others. Never at weekends and at night. */
const monthly = {
  salary: [0, 11.5, 2.2, 0.5],
  rent: [0, 2.6, 12.5, 0.4],
  utilities: [0, 2.4, 2.4, 2.4],
  insurance: [0, 2.4, 2.4, 2.4],
} as const

/** What is bought and paid for, and wages. */
export const shopCategories = words(
  'groceries, dining, transport, utilities, rent, entertainment, health, travel, shopping, insurance, education, charity',
  'cash, salary',
)

/** What checking accounts are used for, as `shopCategories`, by who has them, from 0: who works, studies, looks for work, is retired. */
const everyday = [
  [21, 18, 13, 6, 3, 8, 4, 2, 10, 2, 1, 1, 4, 4.5],
  [20, 24, 14, 3, 1, 12, 2, 2, 13, 0, 3, 0, 4, 2],
  [29, 12, 11, 8, 2, 7, 4, 0.5, 8, 2, 1, 0, 6, 0],
  [28, 12, 8, 9, 1.5, 5, 9, 2, 9, 4, 0, 3, 7, 0],
]

/** Weights by `habit`, from 0, and 20 for each `term`. */
function byTerm(weights: readonly (readonly number[])[], change: (weight: number, place: number, term: number) => number) {
  return Object.fromEntries(
    [0, 1, 2, 3].flatMap((term) =>
      weights.map((row, habit) => [String(habit + 20 * term), row.map((weight, place) => change(weight, place, term))] as const),
    ),
  )
}

function isMonthly(category: string | undefined): category is keyof typeof monthly {
  return category !== undefined && category in monthly
}

/** Grants, benefits and pensions stand last, and come on working days. */
const received = [
  [90, 1, 5, 4, 0, 0, 0, 0, 0, 0],
  [80, 1, 6, 9, 0, 0, 0, 0, 4, 0],
  [84, 1, 5, 5, 0, 0, 0, 0, 5, 0],
  [89, 1, 3, 2, 0, 0, 0, 0, 0, 5],
]
const benefitTerms = [0, 4.6, 4.6, 1.1]

/** Weights of what a bank books, by `occasion`. */
export const postingHabits = byTerm(received, (weight, place, term) => (place >= 8 ? weight * (benefitTerms[term] ?? 0) : weight))

/** Weights of `shopCategories`, by `occasion`. */
export const shoppingHabits = byTerm(everyday, (weight, place, term) => {
  const category = shopCategories[place]
  return isMonthly(category) ? weight * (monthly[category][term] ?? 0) : weight
})
