import type { StoryCase } from './story-case.ts'

export const stories: readonly StoryCase[] = [
  { story: 'law firm with 300 clients, 20 lawyers and 500 cases', counts: { clients: 300, lawyers: 20, cases: 500 } },
  {
    story: 'Law practice, 10% overdue invoices and 2% written off',
    rates: { 'invoices.status=overdue': 0.1, 'invoices.status=written_off': 0.02 },
  },
  {
    story: 'attorneys: billings from $50k in January to $200k in December',
    totals: { measure: 'invoices.total', months: { '2025-01': 50000, '2025-12': 200000 } },
  },
  {
    story: 'We are solicitors in the UK with 150 clients and sent 1,200 invoices in 2024, 4% disputed.',
    counts: { clients: 150, invoices: 1200 },
    rates: { 'invoices.status=disputed': 0.04 },
    window: { table: 'invoices', from: '2024-01-01', to: '2024-12-31' },
    countries: { 'lawyers.country_code': ['GB'], 'clients.country_code': ['GB'] },
  },
  {
    story: '- legal practice\n- 4k time entries\n- 80% billable\n- a third of matters closed',
    counts: { time_entries: 4000 },
    rates: { 'time_entries.is_billable=true': 0.8, 'matters.status=closed': 1 / 3 },
  },
  {
    story: 'LITIGATION BOUTIQUE, A DOZEN LAWYERS, 60% OPEN CASES, 10% ON HOLD',
    counts: { lawyers: 12 },
    rates: { 'matters.status=open': 0.6, 'matters.status=on_hold': 0.1 },
  },
  {
    story: 'german law firm with 40% company clients',
    rates: { 'clients.client_type=company': 0.4 },
    countries: { 'clients.country_code': ['DE'] },
  },
  {
    story: 'legal matters and thier invoices, billed hours 1,000 a month, 20% contingency',
    rates: { 'matters.billing_type=contingency': 0.2 },
    totals: { measure: 'invoices.billed_hours', months: { '2025-01': 1000, '2025-08': 1000 } },
  },
]
