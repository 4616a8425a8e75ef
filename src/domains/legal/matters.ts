import { daysAfter, formula, switchBy, when } from '../../builders/computed.ts'
import { gamma, lognormal } from '../../builders/distributions.ts'
import { constant, date, decimal, oneOf, oneOfBy, shares, whole } from '../../builders/drawn.ts'
import { hidden, id, lookup, per, ref, table } from '../../builders/table.ts'
import { template, text, words } from '../../builders/texts.ts'
import { onWorkday } from '../shared/on-workday.ts'

/** The matters of each practice area. */
const subjects = {
  corporate: words(
    'Share purchase agreement, Formation of a company, Shareholder agreement, Due diligence, Commercial contract review',
    'Series A financing',
  ),
  litigation: words(
    'Breach of contract claim, Commercial dispute, Product liability defense, Debt recovery, Insurance coverage dispute',
    'Personal injury claim',
  ),
  real_estate: words(
    'Commercial lease, Sale of property, Zoning appeal, Construction contract, Boundary dispute',
    'Purchase of an office building',
  ),
  employment: words('Wrongful dismissal, Severance agreement, Discrimination claim, Employment contract templates, Non-compete dispute'),
  family: ['Divorce', 'Child custody', 'Prenuptial agreement', 'Spousal support', 'Adoption'],
  intellectual_property: words(
    'Trademark registration, Patent application, Copyright infringement, License agreement, Trademark opposition',
  ),
  tax: ['Tax audit', 'Cross-border tax structure', 'Tax appeal', 'Transfer pricing review'],
  criminal_defense: ['Driving offense', 'Fraud charges', 'Assault charges', 'White-collar investigation'],
  immigration: ['Work visa', 'Permanent residence', 'Naturalization', 'Asylum application'],
  estate_planning: ['Last will', 'Living trust', 'Probate', 'Power of attorney', 'Estate dispute'],
}

/** The matters of companies in practice areas that mostly serve private people. */
const ofCompanies = {
  family: ['Family business succession', 'Family office governance'],
  criminal_defense: ['White-collar investigation', 'Fraud charges', 'Antitrust investigation'],
  immigration: ['Work visas for staff', 'Transfer of executives'],
  estate_planning: ['Succession of the founder', 'Charitable foundation', 'Trust administration'],
}

/** By practice area: the weights of hourly, fixed-fee, retainer and contingency billing. */
const billing = {
  litigation: [66, 2, 6, 26],
  employment: [66, 10, 12, 12],
  corporate: [68, 12, 20, 0],
  tax: [72, 10, 18, 0],
  criminal_defense: [46, 40, 14, 0],
  immigration: [26, 70, 4, 0],
  estate_planning: [40, 58, 2, 0],
  otherwise: [74, 18, 8, 0],
}
/** By practice area: the weights of completed, settled, won, lost and dismissed. */
const outcomes = {
  litigation: [4, 55, 20, 12, 9],
  employment: [20, 50, 15, 10, 5],
  family: [36, 56, 4, 4, 0],
  criminal_defense: [0, 30, 25, 25, 20],
  otherwise: [94, 4, 1, 1, 0],
}

/**
 * Matters, each led by a lawyer of its practice area. A closed matter was closed within the last 700 days; its invoices may follow later.
 */
export const matters = table('matters', per('clients', 1.8), {
  matter_id: id(),
  number: hidden(formula('100000 + matter_id')),
  matter_number: template('M-{number}'),
  client_id: ref('clients', { popularity: 0.5, existing_at: 'opened_on' }),
  lawyer_id: ref('lawyers', { popularity: 0.3, existing_at: 'opened_on' }),
  associate_id: hidden(ref('lawyers', { popularity: 0.2, existing_at: 'opened_on' })),
  lead_rate: hidden(lookup('lawyer_id', 'hourly_rate')),
  associate_rate: hidden(lookup('associate_id', 'hourly_rate')),
  practice_area: lookup('lawyer_id', 'practice_area'),
  client_type: hidden(lookup('client_id', 'client_type')),
  title: switchBy('client_type', {
    individual: text({ by: 'practice_area', cases: subjects }),
    company: text({ by: 'practice_area', cases: { ...subjects, ...ofCompanies } }),
  }),
  billing_type: oneOfBy('practice_area', ['hourly', 'fixed_fee', 'retainer', 'contingency'], billing),
  priority: oneOf({ normal: 68, high: 20, low: 12 }),
  wished_budget: hidden(decimal(500, 900000, 2, lognormal(9000, 1))),
  budget: formula('max(round(wished_budget / 500), 1) * 500', 2),
  currency: constant('USD'),
  opened_on: date('2021-06-01', '2025-12-10', { growth: 1.4, weekdays: [1.15, 1.1, 1.1, 1, 0.9, 0, 0] }),
  status: shares({ open: 0.56, on_hold: 0.05, closed: 0.39 }),
  days_since: hidden(whole(1, 700, gamma(150, 1.2))),
  // A younger matter was open for a part of its age.
  part_open: hidden(decimal(0.3, 0.95, 2)),
  days_open: hidden(formula('max(today - days_since - opened_on, floor(max(today - 1 - opened_on, 0) * part_open))')),
  ...onWorkday('days_to_close', 'opened_on', 'days_open', '0'),
  days_of_work: hidden(formula('status == "closed" ? days_to_close : max(today - 1 - opened_on, 0)')),
  closed_on: when('status == "closed"', daysAfter('opened_on', 'days_to_close')),
  outcome: when('status == "closed"', oneOfBy('practice_area', ['completed', 'settled', 'won', 'lost', 'dismissed'], outcomes)),
})
