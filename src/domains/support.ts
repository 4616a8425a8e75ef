import type { Domain } from './domain.ts'
import { agents } from './support/agents.ts'
import { customers } from './support/customers.ts'
import { messages } from './support/messages.ts'
import { tickets } from './support/tickets.ts'

/**
 * A support desk. Primary: customers. For each 1000 of them 20 agents (4 at least), 2200 tickets and 3.6 messages a ticket.
 * A ticket breaches its service level exactly where the first response came later than its target.
 */
export const support: Domain = {
  name: 'support',
  description: 'A support desk: customers, agents, tickets and messages, with service levels and satisfaction.',
  story: 'customer support desk with agents and tickets',
  keywords: [
    'support',
    'customer support',
    'customer service',
    'help desk',
    'helpdesk',
    'service desk',
    'support desk',
    'support tickets',
    'support center',
    'support centre',
    'contact center',
    'contact centre',
    'call center',
    'call centre',
    'ticketing system',
    'sla',
    'csat',
  ],
  nouns: {
    agents: ['support agents', 'representatives', 'reps', 'support reps'],
    customers: ['requesters', 'end users', 'users', 'clients'],
    tickets: ['support tickets', 'cases', 'requests', 'issues', 'inquiries'],
    messages: ['replies', 'comments', 'responses'],
  },
  rates: [
    {
      words: [
        'sla breach',
        'breach',
        'breached',
        'breaching',
        'sla breached',
        'missed sla',
        'sla violations',
        'out of sla',
        'late responses',
      ],
      column: 'tickets.is_sla_breached',
      value: true,
    },
    { words: ['escalated', 'escalation'], column: 'tickets.is_escalated', value: true },
    { words: ['reopened', 'reopen', 're opened', 'reopening'], column: 'tickets.is_reopened', value: true },
    { words: ['open', 'unresolved', 'unsolved', 'backlog', 'open tickets'], column: 'tickets.status', value: 'open' },
    { words: ['closed', 'closed tickets'], column: 'tickets.status', value: 'closed' },
    { words: ['solved', 'resolved', 'solved tickets'], column: 'tickets.status', value: 'solved' },
    { words: ['pending', 'waiting'], column: 'tickets.status', value: 'pending' },
    { words: ['urgent', 'urgent priority', 'p1', 'critical'], column: 'tickets.priority', value: 'urgent' },
    { words: ['high priority', 'high'], column: 'tickets.priority', value: 'high' },
    { words: ['bug', 'bug reports'], column: 'tickets.category', value: 'bug' },
    { words: ['chat', 'live chat', 'via chat'], column: 'tickets.channel', value: 'chat' },
    { words: ['email', 'by email', 'via email', 'e mail'], column: 'tickets.channel', value: 'email' },
    { words: ['phone', 'by phone', 'phone calls'], column: 'tickets.channel', value: 'phone' },
    { words: ['vip', 'vip customers'], column: 'customers.is_vip', value: true },
    { words: ['remote', 'working remotely', 'remote agents'], column: 'agents.is_remote', value: true },
    { words: ['attachment', 'with attachments'], column: 'messages.has_attachment', value: true },
  ],
  measures: [
    {
      words: ['cost', 'support cost', 'handling cost', 'spend', 'spending', 'expenses', 'revenue'],
      column: 'tickets.handling_cost',
      unit: 'money',
      typical: 12.3,
    },
    {
      words: ['handle time', 'handling time', 'minutes', 'handle minutes', 'work time', 'agent minutes'],
      column: 'tickets.handle_minutes',
      unit: 'quantity',
      typical: 21.1,
    },
  ],
  events: ['tickets'],
  countries: ['customers.country_code', 'agents.country_code'],
  currencies: ['tickets.currency'],
  money: ['agents.cost_per_minute'],
  schema: { version: 1, name: 'support', tables: [agents, customers, tickets, messages] },
}
