import { daysAfter, formula, itself, mapped, secondsAfter, when } from '../../builders/computed.ts'
import { gamma, normal, quantiles, triangular, uniform } from '../../builders/distributions.ts'
import { constant, decimal, oneOf, shares, timestamp, whole, wholeBy, yes } from '../../builders/drawn.ts'
import { allHidden, countOf, hidden, id, lookup, lookups, ordinal, ownedBy, owner, per, ref, split, table } from '../../builders/table.ts'
import { code, template } from '../../builders/texts.ts'
import type { SimpleDistribution } from '../../schema/schema.ts'
import { wakingHours } from '../shared/hours.ts'
import { awake } from '../shared/awake.ts'
import { pastTime } from '../shared/past-time.ts'

/** When an enrolment with this status got it: columns that end with `completed_at`, `dropped_at` or `refunded_at`. */
function ended(status: string, longest: number, distribution: SimpleDistribution) {
  const when = `status == "${status}"`
  return pastTime(`${status}_at`, 'enrolled_at', whole(0, longest, distribution), { when, hours: wakingHours })
}

/**
 * Enrolments: list_price - discount + tax = amount. Nobody completes a course in the last month of the data; all that is completed, dropped
 * or refunded is so by today.
 */
export const enrolments = table('enrolments', per('learners', 2), {
  enrolment_id: id(),
  learner_id: ref('learners', { popularity: 0.5, existing_at: 'enrolled_at' }),
  course_id: ref('courses', { popularity: 0.6, existing_at: 'enrolled_at' }),
  enrolled_at: timestamp('2023-01-01', '2025-12-31', wakingHours, {
    growth: 2.2,
    months: [1.4, 1.05, 1, 0.93, 0.88, 0.85, 0.85, 0.95, 1.2, 1.05, 1.1, 0.85],
    weekdays: [1.15, 1.1, 1.05, 1, 0.9, 0.85, 1],
  }),
  status: shares(
    { in_progress: 0.37, completed: 0.34, dropped: 0.25, refunded: 0.04 },
    { periods: [{ period: '2025-12', shares: [0.9, 0, 0.07, 0.03] }], overall: true },
  ),
  list_price: lookup('course_id', 'price'),
  discount_percent: hidden(oneOf({ 0: 46, 10: 14, 20: 17, 35: 13, 50: 10 })),
  discount_rate: hidden(mapped('discount_percent', { 0: 0, 10: 0.1, 20: 0.2, 35: 0.35, 50: 0.5 })),
  discount_due: hidden(formula('list_price * discount_rate', 2)),
  tax_due: hidden(formula('(list_price - discount_due) * 0.08', 2)),
  sum_due: hidden(formula('list_price - discount_due + tax_due')),
  discount: formula('discount_due + max(0, sum_due - amount)'),
  tax: formula('tax_due + max(0, amount - sum_due)'),
  amount: formula('sum_due'),
  currency: constant('USD'),
  progress_percent: wholeBy('status', 0, 100, {
    completed: uniform(100, 100),
    dropped: quantiles([1, 4, 8, 14, 24, 40, 78]),
    refunded: uniform(0, 18),
    otherwise: uniform(1, 96),
  }),
  ...ended('completed', 30_000_000, gamma(4_700_000, 2)),
  ...ended('dropped', 20_000_000, gamma(2_400_000, 1.2)),
  ...ended('refunded', 2_500_000, gamma(700_000, 1.5)),
  final_grade: when('status == "completed"', whole(60, 100, normal(86, 7))),
  certificate_code: when('status == "completed"', code('CERT-########??')),
  learning_seconds: hidden(
    formula(
      'status == "refunded" ? refunded_at_delay : ' +
        'status == "in_progress" ? max(0, floor((seconds(today) - enrolled_at) * 0.9)) : ' +
        'status == "dropped" ? dropped_at_delay : completed_at_delay',
    ),
  ),
  attempt_count: hidden(countOf('quiz_attempts')),
})

/** One attempt at the quiz of each module of a course, in their order. It is passed from a score of 70 on. */
export const quizAttempts = table('quiz_attempts', ownedBy('enrolments', { min: 0, max: 12, mean: 3 }), {
  attempt_id: id(),
  enrolment_id: owner('enrolments'),
  ...lookups('enrolment_id', 'learner_id', 'course_id'),
  module_number: ordinal(),
  quiz: template('Module {module_number} quiz'),
  passed: yes(0.78),
  wished_score: hidden(wholeBy('passed', 0, 100, { true: triangular(70, 86, 100), false: triangular(15, 58, 69) })),
  question_count: hidden(oneOf({ 10: 62, 15: 24, 20: 14 })),
  questions: mapped('question_count', itself(10, 15, 20)),
  correct: hidden(formula('passed ? ceil(wished_score * questions / 100) : floor(wished_score * questions / 100)')),
  score: formula('round(correct * 100 / questions)', 0),
  minutes: whole(3, 90, gamma(16, 3)),
  wander: hidden(decimal(0, 0.8, 3)),
  enrolled_at: hidden(lookup('enrolment_id', 'enrolled_at')),
  most_seconds: hidden(formula('min(parent.learning_seconds, 100000000)')),
  ...awake('seconds_in', 'enrolled_at', 'floor(most_seconds * (module_number - wander) / max(1, parent.attempt_count))', 'most_seconds'),
  attempted_at: secondsAfter('enrolled_at', 'seconds_in'),
})

/** Instalments of an enrolment, 30 days apart, which add up to its amount. Future ones are scheduled; after a refund they are void. */
export const payments = table('payments', ownedBy('enrolments', { min: 1, max: 3, mean: 1.15 }), {
  payment_id: id(),
  enrolment_id: owner('enrolments'),
  learner_id: lookup('enrolment_id', 'learner_id'),
  instalment_number: ordinal(),
  amount: split('amount', 'equal'),
  equal: hidden(formula('1')),
  currency: constant('USD'),
  payment_method: oneOf({ card: 55, paypal: 21, apple_pay: 10, google_pay: 9, bank_transfer: 5 }),
  ...allHidden(lookups('enrolment_id', { enrolment_status: 'status' }, 'enrolled_at')),
  enrolled_on: hidden(daysAfter('enrolled_at', 'none')),
  none: hidden(formula('0')),
  days_in: hidden(formula('(instalment_number - 1) * 30')),
  due_on: daysAfter('enrolled_on', 'days_in'),
  stage: hidden(formula('enrolment_status == "refunded" ? (instalment_number == 1 ? 2 : 3) : due_on < today')),
  status: mapped('stage', ['scheduled', 'paid', 'refunded', 'void']),
  paid_on: when('stage in [1, 2]', daysAfter('due_on', 'none')),
})
