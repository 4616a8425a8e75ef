import type { StoryCase } from './story-case.ts'

export const stories: readonly StoryCase[] = [
  {
    story: 'help desk with 15 agents, 400 customers and 2,500 tickets, 8% SLA breaches',
    counts: { agents: 15, customers: 400, tickets: 2500 },
    rates: { 'tickets.is_sla_breached=true': 0.08 },
  },
  {
    story: 'Customer support desk in the UK, 10% escalated, 5% reopened, 3% of tickets open',
    rates: { 'tickets.is_escalated=true': 0.1, 'tickets.is_reopened=true': 0.05, 'tickets.status=open': 0.03 },
    countries: { 'customers.country_code': ['GB'] },
  },
  {
    story: '- service desk\n- 1k tickets in 2024\n- a third via chat, half by email\n- 5% urgent',
    counts: { tickets: 1000 },
    rates: { 'tickets.channel=chat': 1 / 3, 'tickets.channel=email': 0.5, 'tickets.priority=urgent': 0.05 },
    window: { table: 'tickets', from: '2024-01-01', to: '2024-12-31' },
  },
  {
    story: 'support costs from $5k in January to $20k in December at our call centre',
    totals: { measure: 'tickets.handling_cost', months: { '2025-01': 5000, '2025-12': 20000 } },
  },
  {
    story: 'We run a contact center with two hundred customers and 3,000 messages; 2% VIP customers, 60% of agents work remotely.',
    counts: { customers: 200, messages: 3000 },
    rates: { 'customers.is_vip=true': 0.02, 'agents.is_remote=true': 0.6 },
  },
  {
    story: 'HELPDESK, 300 TICKETS, 90% CLOSED, A QUARTER BUGS',
    counts: { tickets: 300 },
    rates: { 'tickets.status=closed': 0.9, 'tickets.category=bug': 0.25 },
  },
  {
    story: 'ticketing system of a help desk: 20 reps, 15% high priority, 6% pending',
    counts: { reps: 20 },
    rates: { 'tickets.priority=high': 0.15, 'tickets.status=pending': 0.06 },
  },
  {
    story: 'suport tickets for a French customer service team, handle time of 9,000 minutes a month',
    totals: { measure: 'tickets.handle_minutes', months: { '2025-04': 9000, '2025-08': 9000 } },
    countries: { 'customers.country_code': ['FR'] },
  },
]
