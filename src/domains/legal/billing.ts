import { daysAfter, formula, itself, mapped, when } from '../../builders/computed.ts'
import { beta, gamma, lognormal, normal } from '../../builders/distributions.ts'
import { constant, date, decimal, oneOf, shares, whole, wholeBy, yes } from '../../builders/drawn.ts'
import { facts } from '../../builders/facts.ts'
import { hidden, id, lookup, ownedBy, owner, per, ref, table } from '../../builders/table.ts'
import { template, text } from '../../builders/texts.ts'
import { onWorkday } from '../shared/on-workday.ts'

const activities = facts(['weight', 'narratives'], {
  research: [14, ['Research on case law', 'Review of statutes and regulations', 'Analysis of precedents']],
  drafting: [26, ['Drafting of agreement', 'Revision of draft', 'Preparation of brief', 'Drafting of letter to opposing party']],
  client_call: [12, ['Telephone conference with client', 'Video call with client on next steps']],
  meeting: [10, ['Meeting with client', 'Internal strategy meeting', 'Meeting with opposing counsel']],
  court: [6, ['Attendance at hearing', 'Filing with the court', 'Preparation for hearing']],
  document_review: [18, ['Review of documents', 'Review of contract', 'Review of disclosure']],
  email: [10, ['Correspondence with client', 'Correspondence with opposing counsel', 'Correspondence with authority']],
  administration: [4, ['File administration', 'Billing and scheduling', 'Conflict check']],
})
const tenths = { client_call: gamma(5, 3), email: gamma(4, 3), court: gamma(26, 4), otherwise: gamma(16, 2) }

/**
 * Time that the lead lawyer or an associate spent on a matter while it was open: amount = hours x hourly_rate where it is billable, else 0.
 */
export const timeEntries = table('time_entries', ownedBy('matters', { min: 0, max: 40, mean: 10 }), {
  time_entry_id: id(),
  matter_id: owner('matters'),
  is_lead: hidden(yes(0.55)),
  lawyer_id: formula('is_lead ? parent.lawyer_id : parent.associate_id'),
  opened_on: hidden(lookup('matter_id', 'opened_on')),
  part: hidden(decimal(0, 1, 4, beta(1.1, 1.3, 0, 1))),
  days_so_far: hidden(formula('floor(parent.days_of_work * part)', 0)),
  ...onWorkday('days_in', 'opened_on', 'days_so_far', '0'),
  worked_on: daysAfter('opened_on', 'days_in'),
  activity: oneOf(activities.weight),
  description: text({ by: 'activity', cases: activities.narratives }),
  tenths: hidden(wholeBy('activity', 1, 90, tenths)),
  hours: formula('tenths * 0.1'),
  is_billable: yes(0.86),
  hourly_rate: formula('is_lead ? parent.lead_rate : parent.associate_rate'),
  amount: formula('is_billable ? hours * hourly_rate : 0', 2),
})

const months = [0.95, 0.95, 1.05, 1, 1, 1.05, 0.95, 0.85, 1, 1.02, 1.02, 1.3]

/**
 * Bills: fees + expenses = total = billed_hours x blended rate. An overdue invoice was due before today; one that will be paid is sent
 * until then.
 */
export const invoices = table('invoices', per('clients', 5), {
  invoice_id: id(),
  number: hidden(formula('1000000 + invoice_id')),
  invoice_number: template('INV-{number}'),
  matter_id: ref('matters', { popularity: 0.2, existing_at: 'issued_on', min_age_days: 14 }),
  client_id: lookup('matter_id', 'client_id'),
  issued_on: date('2023-01-02', '2025-12-31', { growth: 1.4, months, weekdays: [1.2, 1.1, 1, 1, 1.1, 0, 0] }),
  tenths: hidden(whole(4, 900, lognormal(72, 0.8))),
  billed_hours: formula('tenths * 0.1'),
  blended_rate: hidden(decimal(150, 900, 2, normal(385, 85))),
  total: formula('billed_hours * blended_rate', 2),
  expense_share: hidden(decimal(0, 0.3, 3, gamma(0.04, 0.8))),
  expenses: formula('total * expense_share', 2),
  fees: formula('total - expenses'),
  currency: constant('USD'),
  fate: hidden(shares({ paid: 0.87, overdue: 0.08, disputed: 0.03, written_off: 0.02 })),
  days_left: hidden(formula('max(today - 1 - issued_on, 0)')),
  terms: hidden(oneOf({ 14: 18, 30: 66, 45: 9, 60: 7 })),
  term_days: hidden(mapped('terms', itself(14, 30, 45, 60))),
  days_to_due: hidden(formula('fate == "overdue" ? min(term_days, days_left) : term_days')),
  due_on: daysAfter('issued_on', 'days_to_due'),
  days_to_pay: hidden(whole(1, 120, gamma(27, 3))),
  stage: hidden(formula('fate == "overdue" ? 2 : fate == "disputed" ? 3 : fate == "written_off" ? 4 : days_left >= days_to_pay ? 1 : 0')),
  status: mapped('stage', ['sent', 'paid', 'overdue', 'disputed', 'written_off']),
  paid_on: when('stage == 1', daysAfter('issued_on', 'days_to_pay')),
})
