import type { StoryCase } from './story-case.ts'

/** Stories of insurers. */
export const stories: readonly StoryCase[] = [
  {
    story: 'Insurance company with 500 policyholders, 900 policies and 5% lapsed policies',
    counts: { policyholders: 500, policies: 900 },
    rates: { 'policies.outcome=lapsed': 0.05 },
  },
  {
    story: 'insurtech in Germany: 300 policies, 400 claims, 12% of claims denied, 4 percent fraudulent',
    counts: { policies: 300, claims: 400 },
    rates: { 'claims.status=denied': 0.12, 'claims.is_fraudulent=true': 0.04 },
    countries: { 'policyholders.country_code': ['DE'] },
  },
  {
    story: 'An insurer whose premiums grow from $200k in January 2024 to $350k in December 2024',
    totals: { measure: 'policies.annual_premium', months: { '2024-01': 200_000, '2024-12': 350_000 } },
  },
  {
    story: 'Car insurance sample data\n* 250 policyholders\n* 60% auto policies\n* 2,000 premium payments\n* 10% cancellations',
    counts: { policyholders: 250, premium_payments: 2000 },
    rates: { 'policies.product=auto': 0.6, 'policies.outcome=cancelled': 0.1 },
  },
  {
    story: 'insurance policies in 2024, two thirds renewals, a fifth smokers, 80% of claims approved',
    rates: { 'policies.is_renewal=true': 2 / 3, 'policyholders.is_smoker=true': 0.2, 'claims.status=approved': 0.8 },
    window: { table: 'policies', from: '2024-01-01', to: '2024-12-31' },
  },
  {
    story: 'life insurance business in the UK, half life policies, 15% of claims under review',
    domain: 'insurance',
    rates: { 'policies.product=life': 0.5, 'claims.status=under_review': 0.15 },
    countries: { 'policyholders.country_code': ['GB'] },
  },
  {
    story: 'insurence... insurance with 30% home insurance and 8% churn',
    rates: { 'policies.product=home': 0.3, 'policies.outcome=cancelled': 0.08 },
  },
  { story: 'INSURANCE, 100 CLAIMS, 20% FRAUD', counts: { claims: 100 }, rates: { 'claims.is_fraudulent=true': 0.2 } },
]
