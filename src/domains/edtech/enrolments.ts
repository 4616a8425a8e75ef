import { formula, mapped, when } from '../../builders/computed.ts'
import { gamma, normal, quantiles, uniform } from '../../builders/distributions.ts'
import { constant, oneOf, shares, timestamp, whole, wholeBy } from '../../builders/drawn.ts'
import { countOf, id, lookup, ref } from '../../builders/relations.ts'
import { hidden, per, table } from '../../builders/table.ts'
import { code } from '../../builders/texts.ts'
import { wakingHours } from '../hours.ts'
import { pastTime } from '../shared/past-time.ts'

/**
 * Enrolments: amount = list price - discount + tax. Nobody completes a course in the month of the last enrolments; who dropped out or got
 * the money back has done so by today.
 */
export const enrolments = table('enrolments', per('learners', 2), {
  enrolment_id: id(),
  learner_id: ref('learners', { popularity: 0.5, existing_at: 'enrolled_at' }),
  course_id: ref('courses', { popularity: 0.6, existing_at: 'enrolled_at' }),
  enrolled_at: timestamp('2023-01-01', '2025-12-31', {
    growth: 2.2,
    months: [1.4, 1.05, 1, 0.93, 0.88, 0.85, 0.85, 0.95, 1.2, 1.05, 1.1, 0.85],
    weekdays: [1.15, 1.1, 1.05, 1, 0.9, 0.85, 1],
    hours: wakingHours,
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
  ...pastTime({
    name: 'completed_at',
    since: 'enrolled_at',
    as: 'timestamp',
    longest: 30_000_000,
    distribution: gamma(4_700_000, 2),
    when: 'status == "completed"',
    hours: wakingHours,
  }),
  ...pastTime({
    name: 'dropped_at',
    since: 'enrolled_at',
    as: 'timestamp',
    longest: 20_000_000,
    distribution: gamma(2_400_000, 1.2),
    when: 'status == "dropped"',
    hours: wakingHours,
  }),
  ...pastTime({
    name: 'refunded_at',
    since: 'enrolled_at',
    as: 'timestamp',
    longest: 2_500_000,
    distribution: gamma(700_000, 1.5),
    when: 'status == "refunded"',
    hours: wakingHours,
  }),
  final_grade: when('status == "completed"', whole(60, 100, normal(86, 7))),
  certificate_code: when('status == "completed"', code('CERT-########??')),
  learning_seconds: hidden(
    formula(
      'status == "refunded" ? refunded_at_delay : status == "in_progress" ? max(0, floor((seconds(today) - enrolled_at) * 0.9)) : status == "dropped" ? dropped_at_delay : completed_at_delay',
    ),
  ),
  attempt_count: hidden(countOf('quiz_attempts')),
})
