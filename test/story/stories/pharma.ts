import type { StoryCase } from './story-case.ts'

/** Stories of clinical trials. */
export const stories: readonly StoryCase[] = [
  {
    story: 'Clinical trials with 10 trials, 60 sites, 800 patients and 15% dropout',
    counts: { trials: 10, sites: 60, patients: 800 },
    rates: { 'patients.outcome=discontinued': 0.15 },
  },
  {
    story: 'pharma company running drug trials in Germany, three hundred patients, a third on placebo',
    counts: { patients: 300 },
    rates: { 'patients.arm=placebo': 1 / 3 },
    countries: { 'sites.country_code': ['DE'] },
  },
  {
    story:
      'CRO dashboard for a clinical study:\n- 200 participants\n- 1,200 visits\n- 400 adverse events, 8% serious\n- 6% protocol deviations',
    counts: { participants: 200, visits: 1200, adverse_events: 400 },
    rates: { 'adverse_events.is_serious=true': 0.08, 'visits.has_deviation=true': 0.06 },
  },
  {
    story: 'Clinical trials 2024, site payments from $100k in January to $300k in December, 500 patients',
    counts: { patients: 500 },
    totals: { measure: 'site_payments.amount', months: { '2024-01': 100_000, '2024-12': 300_000 } },
    window: { table: 'site_payments', from: '2024-01-01', to: '2024-12-31' },
  },
  {
    story: 'clinical research data: 20% screen failures, 60% women, 1500 site payments',
    counts: { site_payments: 1500 },
    rates: { 'patients.outcome=screen_failure': 0.2, 'patients.sex=female': 0.6 },
  },
  {
    story: 'biotech with twenty clinical trials, half of them phase III and 30 percent phase II',
    counts: { trials: 20 },
    rates: { 'trials.phase=III': 0.5, 'trials.phase=II': 0.3 },
  },
  {
    story: 'pharmacovigilence sandbox, pharma, 250 subjects, 65% in the treatment arm, 45% men',
    counts: { subjects: 250 },
    rates: { 'subjects.arm=treatment': 0.65, 'subjects.sex=male': 0.45 },
  },
  { story: 'CLINICAL TRIAL, 100 PATIENTS, 25% WITHDRAWALS', counts: { patients: 100 }, rates: { 'patients.outcome=discontinued': 0.25 } },
]
