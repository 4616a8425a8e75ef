import { bucket, flag, formula, itself, mapped, minutesAfter, secondsAfter, switchBy, when } from '../../builders/computed.ts'
import { beta, exponential, gamma, lognormal } from '../../builders/distributions.ts'
import { constant, decimal, oneOf, oneOfBy, timestamp, wholeBy, yes } from '../../builders/drawn.ts'
import { each } from '../../builders/facts.ts'
import { allHidden, countOf, hidden, id, lookup, lookups, ordinal, ownedBy, owner, per, ref, table } from '../../builders/table.ts'
import { text } from '../../builders/texts.ts'
import { answers, closings, openings, replies, subjects } from './words.ts'

const hours = [4, 3, 2, 2, 2, 3, 6, 12, 24, 34, 38, 36, 30, 32, 35, 34, 31, 26, 20, 16, 13, 10, 7, 5]
const ended = 'status in ["solved", "closed"]'
const minutesOfWork = each(lognormal, { bug: [2600, 1.1], feature_request: [1500, 1.2], how_to: [140, 1.3], otherwise: [320, 1.3] })
/** The weights of the scores from 1 to 5 by mood. */
const scores = { calm: [3, 3, 7, 27, 60], annoyed: [16, 17, 22, 24, 21], angry: [42, 24, 16, 11, 7] }

/** Requests for help, all answered by now: a ticket breached its service level exactly if the first response came after its target. */
export const tickets = table('tickets', per('customers', 2.2), {
  ticket_id: id(),
  customer_id: ref('customers', { popularity: 0.6, existing_at: 'created_at' }),
  agent_id: ref('agents', { popularity: 0.25, existing_at: 'created_at' }),
  created_at: timestamp('2024-01-01', '2025-12-31', hours, { growth: 1.8, weekdays: [1.35, 1.2, 1.1, 1.05, 0.95, 0.42, 0.4] }),
  channel: oneOf({ email: 38, chat: 27, web_form: 18, phone: 13, social_media: 4 }),
  category: oneOf({ billing: 22, account: 21, bug: 21, how_to: 23, feature_request: 8, outage: 5 }),
  subject: text({ by: 'category', cases: subjects }),
  priority: oneOf({ low: 24, normal: 54, high: 17, urgent: 5 }),
  minutes_old: hidden(formula('floor((seconds(today) - created_at) / 60)')),
  age: hidden(bucket('minutes_old', [2880, 14400], ['new', 'young', 'old'])),
  status: oneOfBy('age', ['open', 'pending', 'on_hold', 'solved', 'closed'], {
    new: [38, 22, 4, 36, 0],
    young: [9, 11, 4, 66, 10],
    old: [0.3, 0.3, 0.2, 6, 93.2],
  }),
  // A ticket of the last day can hardly have waited for too long.
  is_sla_breached: yes(0.07, { periods: [{ period: '2025-12-31', rate: 0 }], overall: true }),
  is_escalated: yes(0.09),
  is_reopened: yes(0.05),
  target: hidden(mapped('priority', { low: 1440, normal: 480, high: 120, urgent: 30 })),
  // A breach within the last hours had a shorter target.
  sla_target_minutes: formula('is_sla_breached ? min(target, max(floor(minutes_old / 3), 1)) : target'),
  speed: hidden(decimal(0.01, 1, 3, beta(1.1, 3, 0, 1))),
  delay: hidden(decimal(0.05, 4, 3, exponential(0.7))),
  first_response_minutes: formula(
    'is_sla_breached ? max(min(ceil(sla_target_minutes * (1 + delay)), minutes_old), sla_target_minutes + 1) : ' +
      'max(min(floor(sla_target_minutes * speed), minutes_old), 0)',
  ),
  first_response_at: minutesAfter('created_at', 'first_response_minutes'),
  work: hidden(wholeBy('category', 3, 30000, minutesOfWork)),
  minutes_to_solve: hidden(formula('max(min(first_response_minutes + work, minutes_old), first_response_minutes)')),
  solve_at: hidden(minutesAfter('created_at', 'minutes_to_solve')),
  at_once: hidden(formula('0')),
  solved_at: when(ended, { kind: 'shifted', column: 'solve_at', offset: 'at_once', unit: 'seconds' }),
  answers: hidden(yes(0.31)),
  trouble: hidden(formula('is_sla_breached + is_escalated + is_reopened')),
  mood: hidden(bucket('trouble', [1, 2], ['calm', 'annoyed', 'angry'])),
  score: hidden(oneOfBy('mood', ['1', '2', '3', '4', '5'], scores)),
  csat_score: when(`${ended} && answers`, mapped('score', itself(1, 2, 3, 4, 5))),
  effort: hidden(wholeBy('category', 1, 600, { bug: gamma(38, 1.6), outage: gamma(26, 1.6), otherwise: gamma(16, 1.8) })),
  cost_per_minute: hidden(lookup('agent_id', 'cost_per_minute')),
  handle_minutes: formula('effort'),
  handling_cost: formula('effort * cost_per_minute', 2),
  currency: constant('USD'),
  message_count: countOf('messages'),
  last_word: hidden(formula(`min(first_response_minutes + work, max(minutes_old, first_response_minutes)) * 60`)),
})

/** The conversation of a ticket in turns: the request, the first response, and so on until the ticket was solved or until now. */
export const messages = table('messages', ownedBy('tickets', { min: 2, max: 9, mean: 3.6 }), {
  message_id: id(),
  ticket_id: owner('tickets'),
  position: ordinal(),
  is_agents: hidden(flag('position % 2 == 0')),
  sender: mapped('is_agents', { true: 'agent', false: 'customer' }),
  ...allHidden(lookups('ticket_id', 'category', 'created_at', { count: 'message_count' })),
  response_seconds: hidden(formula('parent.first_response_minutes * 60')),
  room: hidden(formula('parent.last_word - response_seconds')),
  seconds: hidden(formula('position == 1 ? 0 : response_seconds + coalesce(floor(room * (position - 2) / (count - 1)), 0)')),
  sent_at: secondsAfter('created_at', 'seconds'),
  is_over: hidden(flag('parent.status in ["solved", "closed"]')),
  part: hidden(formula('position == 1 ? 0 : position == 2 ? 1 : position == count && is_over ? 3 : 2')),
  body: switchBy('part', {
    0: text({ by: 'category', cases: openings }),
    1: text({ by: 'category', cases: answers }),
    2: text({ by: 'sender', cases: replies }),
    3: text({ by: 'sender', cases: closings }),
  }),
  has_attachment: yes(0.12),
  channel: lookup('ticket_id', 'channel'),
})
