import { mapped } from '../../builders/computed.ts'
import { oneOfBy } from '../../builders/drawn.ts'
import { type Columns, hidden } from '../../builders/table.ts'

const amounts = [10, 15, 20, 25, 30, 50, 75, 100, 150, 200, 250, 500, 1000, 2500, 5000, 10_000, 25_000]

/** Weights of the amounts that people, and organizations, give every month or once. */
export const giftWeights = {
  monthly: {
    individual: [12, 10, 18, 20, 10, 16, 4, 7, 1, 1, 1, 0, 0, 0, 0, 0, 0],
    organization: [0, 0, 0, 0, 0, 3, 2, 15, 8, 10, 22, 25, 12, 3, 0, 0, 0],
  },
  once: {
    individual: [3, 2, 7, 14, 4, 20, 6, 19, 4, 5, 7, 5, 3, 0.6, 0.3, 0.1, 0],
    organization: [0, 0, 0, 0, 0, 0, 0, 3, 0, 2, 8, 16, 24, 19, 16, 9, 3],
  },
}

/** Hidden columns, the last of which is called `name`: a round amount by the donor's type. */
export function gift(name: string, { individual, organization }: (typeof giftWeights)['once']): Columns {
  return {
    [`${name}_choice`]: hidden(oneOfBy('donor_type', amounts.map(String), { individual, otherwise: organization })),
    [name]: hidden(mapped(`${name}_choice`, Object.fromEntries(amounts.map((amount) => [String(amount), amount])), 2)),
  }
}
