import { facts } from '../../builders/facts.ts'

/**
 * What a bank books: the weights by what the account is for (a checking account of somebody who works, studies, looks for work or is
 * retired; savings, and savings at the end of the month, when interest is due; a credit card), and how the booking reads: category,
 * direction and the usual amount in US dollars, 0 where the merchant or the income decides it.
 */
export const postings = facts(
  ['employed', 'student', 'seeker', 'retired', 'savings', 'savingsDue', 'card', 'category', 'direction', 'amount'],
  {
    merchant: [90, 80, 84, 89, 0, 0, 92, 'transfer', 'debit', 0],
    refund: [1, 1, 1, 1, 0, 0, 2, 'refund', 'credit', 0],
    transfer_sent: [5, 6, 5, 3, 0, 0, 0, 'transfer', 'debit', 40],
    transfer_received: [4, 9, 5, 2, 0, 0, 0, 'transfer', 'credit', 40],
    savings_deposit: [0, 0, 0, 0, 72, 12, 0, 'transfer', 'credit', 220],
    savings_withdrawal: [0, 0, 0, 0, 28, 5, 0, 'transfer', 'debit', 310],
    interest: [0, 0, 0, 0, 0, 83, 0, 'interest', 'credit', 9],
    repayment: [0, 0, 0, 0, 0, 0, 6, 'payment', 'credit', 640],
    benefits: [0, 4, 5, 0, 0, 0, 0, 'benefits', 'credit', 780],
    pension: [0, 0, 0, 5, 0, 0, 0, 'pension', 'credit', 0],
  },
)

/**
 * What is bought and paid for, and wages: the weights by who has the checking account, of credit cards, of a thief's card, of refunds and
 * of what is declined, and the channels that such a payment takes.
 */
export const shopping = facts(['employed', 'student', 'seeker', 'retired', 'card', 'thief', 'refund', 'declined', 'channels'], {
  groceries: [21, 20, 29, 28, 20, 2, 4, 22, { card: 94, online: 6 }],
  dining: [18, 24, 12, 12, 23, 1, 0, 19, { card: 97, online: 3 }],
  transport: [13, 14, 11, 8, 13, 4, 0, 13, { card: 78, online: 22 }],
  utilities: [6, 3, 8, 9, 1, 0, 0, 7, { online: 18, direct_debit: 82 }],
  rent: [3, 1, 2, 1.5, 0, 0, 0, 2, { direct_debit: 25, bank_transfer: 75 }],
  entertainment: [8, 12, 7, 5, 9, 8, 3, 9, { card: 30, online: 70 }],
  health: [4, 2, 4, 9, 5, 0, 0, 3, { card: 92, online: 8 }],
  travel: [2, 2, 0.5, 2, 5, 22, 12, 3, { card: 14, online: 86 }],
  shopping: [10, 13, 8, 9, 20, 48, 81, 13, { card: 52, online: 48 }],
  insurance: [2, 0, 2, 4, 1, 0, 0, 3, { online: 12, direct_debit: 88 }],
  education: [1, 3, 1, 0, 1, 0, 0, 1, { online: 1 }],
  charity: [1, 0, 0, 3, 1, 0, 0, 1, { online: 70, direct_debit: 30 }],
  cash: [4, 4, 6, 7, 0, 15, 0, 4, { atm: 1 }],
  salary: [4.5, 2, 0, 0, 0, 0, 0, 0, { bank_transfer: 1 }],
})

/**
 * Factors for the frequency of monthly payments: at night and at weekends, at the end of the month, at its beginning, and on other working
 * days. Habits that are not listed are equally frequent on all days.
 */
const terms: Readonly<Record<string, readonly [off: number, end: number, beginning: number, between: number]>> = {
  salary: [0, 11.5, 2.2, 0.5],
  rent: [0, 2.6, 12.5, 0.4],
  utilities: [0, 2.4, 2.4, 2.4],
  insurance: [0, 2.4, 2.4, 2.4],
  benefits: [0, 4.6, 4.6, 1.1],
  pension: [0, 4.6, 4.6, 1.1],
}

type Weights = Readonly<Record<string, number>>

/** The weights of checking accounts by `occasion`: the habit, from 0 in the order given, and 20 more for each of the `terms`. */
export function byTerm(...habits: readonly Weights[]): Readonly<Record<string, Weights>> {
  const during = (weights: Weights, term: number) =>
    Object.fromEntries(Object.entries(weights).map(([value, weight]) => [value, weight * (terms[value]?.[term] ?? 1)]))
  return Object.fromEntries([0, 1, 2, 3].flatMap((term) => habits.map((weights, habit) => [habit + 20 * term, during(weights, term)])))
}
