import { daysAfter, formula, mapped, switchBy, when } from '../../builders/computed.ts'
import { gamma } from '../../builders/distributions.ts'
import { constant, decimal, oneOf, whole } from '../../builders/drawn.ts'
import { hidden, id, lookup, lookups, ordinal, ownedBy, owner, table } from '../../builders/table.ts'
import { text } from '../../builders/texts.ts'
import { onWorkday } from '../shared/on-workday.ts'

const demos = ['Product demo', 'Technical demo', 'Demo for the wider team']

/** Subjects by type of activity and phase of the deal: four phases of each type, at the beginning, later, at the end, and of renewals. */
const subjects = {
  email_first: ['Introduction', 'Following up on your enquiry', 'Thanks for your interest'],
  email: ['Follow-up after our call', 'Pricing overview', 'Answers to your questions', 'Checking in'],
  email_last: ['Contract draft', 'Revised offer', 'Next steps'],
  email_renewal: ['Your renewal', 'Renewal terms', 'Usage summary', 'Checking in'],
  call_first: ['Discovery call', 'Introductory call'],
  call: ['Follow-up call', 'Check-in call', 'Requirements call'],
  call_last: ['Negotiation call', 'Closing call'],
  call_renewal: ['Renewal call', 'Check-in call'],
  meeting_first: ['Introductory meeting', 'Kick-off with stakeholders'],
  meeting: ['On-site meeting', 'Workshop', 'Meeting with the technical team'],
  meeting_last: ['Meeting with procurement', 'Contract review'],
  meeting_renewal: ['Business review', 'Renewal meeting'],
  demo_first: demos,
  demo: demos,
  demo_last: demos,
  demo_renewal: ['Demo of new features', 'Demo for the wider team'],
  task_first: ['Research the company', 'Find the decision maker'],
  task: ['Prepare quote', 'Update forecast', 'Security questionnaire'],
  task_last: ['Send proposal', 'Prepare contract', 'Send order form'],
  task_renewal: ['Prepare renewal quote', 'Update forecast'],
}

const tookPlace = '!(result in ["no_show", "rescheduled", "no_answer"])'

/** What a sales rep did for a deal between its creation and its end, on working days. */
export const activities = table('activities', ownedBy('deals', { min: 1, max: 15, mean: 3.5 }), {
  activity_id: id(),
  deal_id: owner('deals'),
  ...lookups('deal_id', 'contact_id', 'rep_id'),
  activity_type: oneOf({ email: 40, call: 29, meeting: 16, demo: 8, task: 7 }),
  phase: hidden(
    formula(
      'parent.deal_type == "renewal" ? 3 : number == 1 ? 0 : ' +
        'parent.stage_number >= 3 && number >= 3 && number == parent.activity_count ? 2 : 1',
    ),
  ),
  type_place: hidden(mapped('activity_type', { email: 0, call: 4, meeting: 8, demo: 12, task: 16 })),
  occasion_place: hidden(formula('type_place + phase')),
  occasion: hidden(mapped('occasion_place', Object.keys(subjects))),
  subject: text({ by: 'occasion', cases: subjects }),
  result: switchBy('activity_type', {
    email: oneOf({ replied: 34, opened: 40, no_reply: 26 }),
    call: oneOf({ connected: 48, voicemail: 28, no_answer: 24 }),
    task: constant('done'),
    otherwise: oneOf({ held: 84, rescheduled: 10, no_show: 6 }),
  }),
  minutes: hidden(
    switchBy('activity_type', {
      call: whole(1, 75, gamma(14, 1.6)),
      meeting: whole(20, 180, gamma(52, 6)),
      demo: whole(20, 120, gamma(46, 8)),
      otherwise: null,
    }),
  ),
  duration_minutes: when(tookPlace, formula('result == "voicemail" ? min(minutes, 2) : minutes')),
  number: hidden(ordinal()),
  wander: hidden(decimal(0, 0.9, 3)),
  created_at: hidden(lookup('deal_id', 'created_at')),
  seconds_in: hidden(formula('floor(min(parent.open_seconds, 100000000) * (number - wander) / max(1, parent.activity_count))')),
  days_since: hidden(formula('days(created_at + seconds_in) - days(created_at)')),
  ...onWorkday('days_in', 'days(created_at)', 'days_since', '0'),
  happened_on: daysAfter('created_at', 'days_in'),
})
