import type { Domain } from './domain.ts'
import { adverseEvents } from './pharma/adverse-events.ts'
import { patients } from './pharma/patients.ts'
import { sitePayments } from './pharma/site-payments.ts'
import { sites } from './pharma/sites.ts'
import { trials } from './pharma/trials.ts'
import { visits } from './pharma/visits.ts'

/** Clinical trials. Primary: patients, at the sites of trials, with their visits and adverse events. */
export const pharma: Domain = {
  name: 'pharma',
  description: 'Clinical trials: trials, sites, patients, visits, adverse events and payments to sites.',
  story: 'clinical trials with sites, patients, visits and adverse events',
  keywords: [
    'pharma',
    'pharmaceutical',
    'clinical trial',
    'clinical study',
    'clinical research',
    'drug trial',
    'drug development',
    'biotech',
    'cro',
    'phase ii',
    'phase iii',
    'adverse events',
    'placebo',
    'life sciences',
    'pharmacovigilance',
  ],
  nouns: {
    trials: ['clinical trials', 'studies', 'protocols'],
    sites: ['trial sites', 'study sites', 'investigators', 'centers', 'centres'],
    patients: ['subjects', 'participants', 'volunteers', 'enrollees'],
    visits: ['study visits', 'assessments'],
    adverse_events: ['aes', 'side effects', 'adverse reactions', 'safety events'],
    site_payments: ['payments', 'investigator payments', 'grant payments'],
  },
  rates: [
    {
      words: [
        'dropout',
        'drop out',
        'dropped out',
        'dropout rate',
        'discontinued',
        'discontinuation',
        'withdrawn',
        'withdrew',
        'withdrawal',
        'attrition',
        'churn',
        'early termination',
      ],
      column: 'patients.outcome',
      value: 'discontinued',
      shown: { column: 'status', value: 'discontinued' },
    },
    {
      words: ['screen failure', 'screen failed', 'screening failure', 'screen fail'],
      column: 'patients.outcome',
      value: 'screen_failure',
      shown: { column: 'status', value: 'screen_failure' },
    },
    { words: ['placebo', 'on placebo', 'placebo arm', 'placebo group', 'control group'], column: 'patients.arm', value: 'placebo' },
    { words: ['treatment', 'treated', 'treatment arm', 'treatment group', 'on drug'], column: 'patients.arm', value: 'treatment' },
    {
      words: ['serious', 'serious adverse event', 'sae', 'serious events'],
      column: 'adverse_events.is_serious',
      value: true,
    },
    {
      words: ['protocol deviation', 'deviation', 'protocol violation'],
      column: 'visits.has_deviation',
      value: true,
    },
    { words: ['phase iii', 'phase 3', 'phase three', 'pivotal'], column: 'trials.phase', value: 'III' },
    { words: ['phase ii', 'phase 2', 'phase two'], column: 'trials.phase', value: 'II' },
    { words: ['female', 'women'], column: 'patients.sex', value: 'female' },
    { words: ['male', 'men'], column: 'patients.sex', value: 'male' },
  ],
  measures: [
    {
      words: [
        'site payments',
        'payments',
        'grants',
        'trial costs',
        'costs',
        'spend',
        'spending',
        'expenses',
        'budget',
        'investigator fees',
        'study costs',
        'revenue',
      ],
      column: 'site_payments.amount',
      unit: 'money',
      typical: 4480,
      prices: ['site_payments.drawn_amount'],
    },
  ],
  events: ['patients', 'site_payments'],
  countries: ['sites.country_code'],
  currencies: ['site_payments.currency'],
  money: ['site_payments.drawn_amount'],
  schema: { version: 1, name: 'pharma', tables: [trials, sites, patients, visits, adverseEvents, sitePayments] },
}
