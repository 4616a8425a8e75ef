import { measure, trade } from '../trade.ts'
import { adverseEvents, visits } from './visits.ts'
import { patients } from './patients.ts'
import { sitePayments, sites, trials } from './trials.ts'

/**
 * Clinical trials. Primary: patients. For each 1000 patients 34 trials (at least 3) with 4 sites each, 6000 visits, 1200 adverse events and
 * 2000 payments to sites.
 */
export const pharma = trade({
  name: 'pharma',
  description: 'Clinical trials: trials, sites, patients, visits, adverse events and payments to sites.',
  story: 'clinical trials with sites, patients, visits and adverse events',
  keywords:
    'pharma, pharmaceutical, clinical trial, clinical study, clinical research, drug trial, drug development, biotech, cro, phase ii, ' +
    'phase iii, adverse events, placebo, life sciences, pharmacovigilance',
  nouns: {
    trials: 'clinical trials, studies, protocols',
    sites: 'trial sites, study sites, investigators, centers, centres',
    patients: 'subjects, participants, volunteers, enrollees',
    visits: 'study visits, assessments',
    adverse_events: 'aes, side effects, adverse reactions, safety events',
    site_payments: 'payments, investigator payments, grant payments',
  },
  rates: {
    'patients.outcome.discontinued':
      'dropout, drop out, dropped out, dropout rate, discontinued, discontinuation, withdrawn, withdrew, withdrawal, attrition, churn, ' +
      'early termination',
    'patients.outcome.screen_failure': 'screen failure, screen failed, screening failure, screen fail',
    'patients.arm.placebo': 'placebo, on placebo, placebo arm, placebo group, control group',
    'patients.arm.treatment': 'treatment, treated, treatment arm, treatment group, on drug',
    'adverse_events.is_serious.true': 'serious, serious adverse event, sae, serious events',
    'visits.has_deviation.true': 'protocol deviation, deviation, protocol violation',
    'trials.phase.III': 'phase iii, phase 3, phase three, pivotal',
    'trials.phase.II': 'phase ii, phase 2, phase two',
    'patients.sex.female': 'female, women',
    'patients.sex.male': 'male, men',
  },
  shown: { 'patients.outcome': 'status' },
  measures: [
    measure('site_payments.amount', 'money', 4480, {
      words:
        'site payments, payments, grants, trial costs, costs, spend, spending, expenses, budget, investigator fees, study costs, revenue',
      prices: ['site_payments.drawn_amount'],
    }),
  ],
  events: ['patients', 'site_payments'],
  money: ['site_payments.drawn_amount'],
  tables: [trials, sites, patients, visits, adverseEvents, sitePayments],
})
