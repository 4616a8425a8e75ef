import { flag, formula, itself, mapped, minutesAfter, when } from '../../builders/computed.ts'
import { lognormal } from '../../builders/distributions.ts'
import { oneOf, oneOfBy, timestamp, wholeBy, yes } from '../../builders/drawn.ts'
import { each } from '../../builders/facts.ts'
import { hidden, id, per, ref, table } from '../../builders/table.ts'
import { text } from '../../builders/texts.ts'

/** Relative rates of tickets by hour of the day, from midnight. */
const supportHours = [1, 0.5, 0.4, 0.3, 0.4, 1, 3, 8, 20, 30, 32, 30, 25, 26, 27, 27, 26, 24, 20, 15, 10, 6, 3, 2]

const subjects = {
  billing: ['Bill higher than expected', 'Charged twice', 'Question about a charge', 'Discount missing on my bill'],
  no_signal: ['No signal at home', 'Calls drop indoors', 'No service since this morning'],
  slow_data: ['Internet very slow in the evening', 'Data barely works', 'Video keeps buffering'],
  plan_change: ['Want to upgrade my plan', 'Switch to a smaller plan', 'Add data to my plan'],
  roaming: ['Roaming does not work abroad', 'Roaming charges unclear', 'Activate roaming'],
  number_porting: ['Bring my number from another operator', 'Porting still pending', 'Porting code needed'],
  sim_replacement: ['SIM card lost', 'Need an eSIM for a new phone', 'SIM not recognised'],
}

const minutesToSolve = each(lognormal, {
  no_signal: [1500, 1.2],
  slow_data: [1300, 1.2],
  number_porting: [2600, 0.6],
  otherwise: [160, 1.4],
})

/** Questions and complaints of subscribers, resolved unless it would take until after today. */
export const tickets = table('tickets', per('subscribers', 0.6), {
  ticket_id: id(),
  subscriber_id: ref('subscribers', { popularity: 0.6, existing_at: 'opened_at' }),
  opened_at: timestamp('2024-01-01', '2025-12-31', supportHours, { growth: 1.4, weekdays: [1.3, 1.15, 1.05, 1, 1, 0.7, 0.5] }),
  channel: oneOf({ phone: 42, app: 21, chat: 19, email: 11, store: 7 }),
  category: oneOf({ billing: 29, no_signal: 17, slow_data: 18, plan_change: 14, roaming: 8, number_porting: 6, sim_replacement: 8 }),
  priority: oneOf({ low: 22, normal: 58, high: 16, urgent: 4 }),
  subject: text({ by: 'category', cases: subjects }),
  is_escalated: yes(0.09),
  minutes_to_solve: hidden(wholeBy('category', 4, 40000, minutesToSolve)),
  minutes_open: hidden(formula('floor((seconds(today) - 1 - opened_at) / 60)')),
  is_solved: hidden(flag('minutes_to_solve <= minutes_open')),
  status: mapped('is_solved', { true: 'resolved', false: 'open' }),
  resolved_at: when('is_solved', minutesAfter('opened_at', 'minutes_to_solve')),
  answers: hidden(yes(0.34)),
  score: hidden(oneOfBy('is_escalated', ['1', '2', '3', '4', '5'], { true: [32, 22, 18, 16, 12], false: [7, 7, 14, 31, 41] })),
  satisfaction: when('is_solved && answers', mapped('score', itself(1, 2, 3, 4, 5))),
})
