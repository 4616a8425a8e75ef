import { daysAfter, flag, formula } from '../../builders/computed.ts'
import { exponential, normal, uniform } from '../../builders/distributions.ts'
import { decimal, decimalBy, oneOf, oneOfBy, wholeBy } from '../../builders/drawn.ts'
import { facts } from '../../builders/facts.ts'
import { hidden, id, lookup, ordinal, ownedBy, owner, table } from '../../builders/table.ts'
import { text } from '../../builders/texts.ts'
import { onWorkday } from '../shared/on-workday.ts'

/** How frequent a rating is, its score, the goals met in percent, and the raise in percent. */
const ratings = facts(['weight', 'score', 'goals', 'raise'], {
  outstanding: [8, uniform(4.6, 5), uniform(95, 100), normal(6.5, 1.5)],
  exceeds_expectations: [26, uniform(3.8, 4.5), uniform(86, 100), normal(4.4, 0.9)],
  meets_expectations: [52, uniform(2.8, 3.7), uniform(70, 95), normal(3, 0.6)],
  needs_improvement: [11, uniform(1.8, 2.7), uniform(45, 72), exponential(0.3)],
  unsatisfactory: [3, uniform(1, 1.7), uniform(10, 50), uniform(0, 0)],
})

/** What a review says of the past, and of what comes next. */
const judgements = {
  outstanding: ['Consistently delivers beyond the role. ', 'A role model for the whole team. ', 'Exceptional results in every goal. '],
  exceeds_expectations: ['Regularly goes the extra mile. ', 'Strong results and reliable judgement. ', 'Surpassed most goals. '],
  meets_expectations: ['Solid and dependable work. ', 'Meets the goals of the role. ', 'Good collaboration across teams. '],
  needs_improvement: ['Several deadlines were missed. ', 'Quality of work varies. ', 'Needs closer guidance than expected. '],
  unsatisfactory: ['Goals were not met. ', 'Repeated problems with attendance and quality. '],
}
const advice = {
  outstanding: ['Ready for more responsibility.', 'Recommended for promotion.', 'Mentors others.'],
  exceeds_expectations: ['Next step: lead a project.', 'Could share knowledge more widely.', 'On track for promotion.'],
  meets_expectations: ['Next step: more ownership.', 'Training agreed.', 'Could be more visible in meetings.'],
  needs_improvement: ['Improvement plan agreed.', 'Follow-up in three months.', 'Training in planning agreed.'],
  unsatisfactory: ['Performance plan started.', 'Final follow-up in six weeks.'],
}

/** Reviews of employees, spread over their time with the company in order. */
export const performanceReviews = table('performance_reviews', ownedBy('employees', { min: 0, max: 4, mean: 1.6 }), {
  review_id: id(),
  employee_id: owner('employees'),
  reviewer_id: lookup('employee_id', 'manager_id'),
  number: hidden(ordinal()),
  wander: hidden(decimal(0, 0.6, 3)),
  hired_on: hidden(lookup('employee_id', 'hired_on')),
  wished_days: hidden(formula('floor((parent.days_employed) * (number - wander) / max(1, parent.review_count))')),
  ...onWorkday('days_in', 'hired_on', 'wished_days', '0'),
  reviewed_on: daysAfter('hired_on', 'days_in'),
  on_probation: hidden(flag('number == 1 && days_in < 200')),
  review_type: oneOfBy('on_probation', ['probation', 'annual', 'mid_year'], { true: [1, 0, 0], false: [0, 76, 24] }),
  rating: oneOf(ratings.weight),
  score: decimalBy('rating', 1, 5, 1, ratings.score),
  goals_met_percent: wholeBy('rating', 0, 100, ratings.goals),
  raise_percent: decimalBy('rating', 0, 12, 1, ratings.raise),
  comments: text({ by: 'rating', cases: judgements }, { by: 'rating', cases: advice }),
})
