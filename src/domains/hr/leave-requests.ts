import { daysAfter, formula, when } from '../../builders/computed.ts'
import { exponential, lognormal, normal, quantiles, uniform } from '../../builders/distributions.ts'
import { decimal, oneOf, whole, wholeBy } from '../../builders/drawn.ts'
import { facts } from '../../builders/facts.ts'
import { hidden, id, lookup, ordinal, ownedBy, owner, table } from '../../builders/table.ts'
import { onWorkday } from '../shared/on-workday.ts'

/** Days from the request to the first day of leave, and days of leave. */
const leaves = facts(['notice', 'days'], {
  annual: [lognormal(28, 0.8), quantiles([1, 1, 2, 4, 5, 5, 7, 9, 12, 14, 23])],
  sick: [uniform(0, 0), quantiles([1, 1, 1, 1, 2, 2, 3, 3, 5, 7, 28])],
  parental: [normal(80, 18), normal(95, 25)],
  bereavement: [uniform(0, 2), uniform(1, 5)],
  otherwise: [lognormal(9, 0.7), quantiles([1, 1, 1, 2, 3, 5, 21])],
})

/**
 * Requests for leave that started by today and ends by the employee's last day. Days are calendar days, including the first and the last.
 */
export const leaveRequests = table('leave_requests', ownedBy('employees', { min: 0, max: 8, mean: 2.4 }), {
  leave_request_id: id(),
  employee_id: owner('employees'),
  leave_type: oneOf({ annual: 56, sick: 25, personal: 9, parental: 4, unpaid: 3, bereavement: 3 }),
  number: hidden(ordinal()),
  wander: hidden(decimal(0.1, 0.7, 3)),
  hired_on: hidden(lookup('employee_id', 'hired_on')),
  wished_offset: hidden(formula('floor((parent.days_employed) * (number - wander) / max(1, parent.leave_count))')),
  ...onWorkday('start_offset', 'hired_on', 'wished_offset', '0'),
  lead_days: hidden(wholeBy('leave_type', 0, 150, leaves.notice)),
  days_before_start: hidden(formula('max(0, start_offset - lead_days)')),
  ...onWorkday('workday_before', 'hired_on', 'days_before_start', '0'),
  // Sick leave is requested on its first day.
  request_offset: hidden(formula('lead_days == 0 ? start_offset : workday_before')),
  requested_on: daysAfter('hired_on', 'request_offset'),
  starts_on: daysAfter('hired_on', 'start_offset'),
  wished_days: hidden(wholeBy('leave_type', 1, 180, leaves.days)),
  days: formula('min(wished_days, parent.days_employed - start_offset + 1)'),
  days_more: hidden(formula('days - 1')),
  ends_on: daysAfter('starts_on', 'days_more'),
  status: oneOf({ approved: 88, rejected: 6, cancelled: 6 }),
  thought: hidden(whole(0, 14, exponential(2.5))),
  days_of_thought: hidden(formula('min(thought, start_offset - request_offset)')),
  ...onWorkday('decision_days', 'requested_on', 'days_of_thought', '0'),
  decided_on: when('status != "cancelled"', daysAfter('requested_on', 'decision_days')),
})
