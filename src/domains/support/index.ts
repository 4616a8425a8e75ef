import { measure, trade } from '../trade.ts'
import { agents, customers } from './people.ts'
import { messages, tickets } from './tickets.ts'

/**
 * A support desk. The primary table is customers; for each 1000 of them there are 20 agents (at least 4), and 2200 tickets with 3.6
 * messages each.
 */
export const support = trade({
  name: 'support',
  description: 'A support desk: customers, agents, tickets and messages, with service levels and satisfaction.',
  story: 'customer support desk with agents and tickets',
  keywords:
    'support, customer support, customer service, help desk, helpdesk, service desk, support desk, support tickets, support center, ' +
    'support centre, contact center, contact centre, call center, call centre, ticketing system, sla, csat',
  nouns: {
    agents: 'support agents, representatives, reps, support reps',
    customers: 'requesters, end users, users, clients',
    tickets: 'support tickets, cases, requests, issues, inquiries',
    messages: 'replies, comments, responses',
  },
  rates: {
    'tickets.is_sla_breached.true':
      'sla breach, breach, breached, breaching, sla breached, missed sla, sla violations, out of sla, late responses',
    'tickets.is_escalated.true': 'escalated, escalation',
    'tickets.is_reopened.true': 'reopened, reopen, re opened, reopening',
    'tickets.status.open': 'open, unresolved, unsolved, backlog, open tickets',
    'tickets.status.closed': 'closed, closed tickets',
    'tickets.status.solved': 'solved, resolved, solved tickets',
    'tickets.status.pending': 'pending, waiting',
    'tickets.priority.urgent': 'urgent, urgent priority, p1, critical',
    'tickets.priority.high': 'high priority, high',
    'tickets.category.bug': 'bug, bug reports',
    'tickets.channel.chat': 'chat, live chat, via chat',
    'tickets.channel.email': 'email, by email, via email, e mail',
    'tickets.channel.phone': 'phone, by phone, phone calls',
    'customers.is_vip.true': 'vip, vip customers',
    'agents.is_remote.true': 'remote, working remotely, remote agents',
    'messages.has_attachment.true': 'attachment, with attachments',
  },
  measures: [
    measure('tickets.handling_cost', 'money', 12.3, { words: 'cost, support cost, handling cost, spend, spending, expenses, revenue' }),
    measure('tickets.handle_minutes', 'quantity', 21.1, {
      words: 'handle time, handling time, minutes, handle minutes, work time, agent minutes',
    }),
  ],
  countries: ['customers.country_code', 'agents.country_code'],
  money: ['agents.cost_per_minute'],
  tables: [agents, customers, tickets, messages],
})
