import { daysAfter, formula } from '../../builders/computed.ts'
import { beta, gamma } from '../../builders/distributions.ts'
import { decimal, oneOf, wholeBy, yes } from '../../builders/drawn.ts'
import { id, lookup, owner } from '../../builders/relations.ts'
import { hidden, ownedBy, table } from '../../builders/table.ts'
import { text } from '../../builders/texts.ts'
import { onWorkday } from '../shared/on-workday.ts'

const narratives = {
  research: ['Research on case law', 'Review of statutes and regulations', 'Analysis of precedents'],
  drafting: ['Drafting of agreement', 'Revision of draft', 'Preparation of brief', 'Drafting of letter to opposing party'],
  client_call: ['Telephone conference with client', 'Video call with client on next steps'],
  meeting: ['Meeting with client', 'Internal strategy meeting', 'Meeting with opposing counsel'],
  court: ['Attendance at hearing', 'Filing with the court', 'Preparation for hearing'],
  document_review: ['Review of documents', 'Review of contract', 'Review of disclosure'],
  email: ['Correspondence with client', 'Correspondence with opposing counsel', 'Correspondence with authority'],
  administration: ['File administration', 'Billing and scheduling', 'Conflict check'],
}

/** Time in tenths of an hour that the lead or an associate spent on a matter while it was open; what is not billable costs nothing. */
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
  activity: oneOf(Object.keys(narratives), [14, 26, 12, 10, 6, 18, 10, 4]),
  description: text({ by: 'activity', cases: narratives }),
  tenths: hidden(
    wholeBy('activity', 1, 90, { client_call: gamma(5, 3), email: gamma(4, 3), court: gamma(26, 4), otherwise: gamma(16, 2) }),
  ),
  hours: formula('tenths * 0.1'),
  is_billable: yes(0.86),
  hourly_rate: formula('is_lead ? parent.lead_rate : parent.associate_rate'),
  amount: formula('is_billable ? hours * hourly_rate : 0', 2),
})
