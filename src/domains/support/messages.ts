import { flag, formula, mapped, secondsAfter, switchBy } from '../../builders/computed.ts'
import { yes } from '../../builders/drawn.ts'
import { id, lookup, lookups, owner, siblingNumber } from '../../builders/relations.ts'
import { hidden, ownedBy, table } from '../../builders/table.ts'
import { text } from '../../builders/texts.ts'
import { answers, closings, openings, replies } from './words.ts'

/** The conversation of a ticket in turns: the request, the first response, and so on until the ticket was solved or until now. */
export const messages = table('messages', ownedBy('tickets', { min: 2, max: 9, mean: 3.6 }), {
  message_id: id(),
  ticket_id: owner('tickets'),
  position: siblingNumber(),
  is_agents: hidden(flag('position % 2 == 0')),
  sender: mapped('is_agents', { true: 'agent', false: 'customer' }),
  ...lookups('ticket_id', 'category', 'created_at', { count: 'message_count' }),
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
