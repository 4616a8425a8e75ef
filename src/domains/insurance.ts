import type { Domain } from './domain.ts'
import { claims } from './insurance/claims.ts'
import { policies } from './insurance/policies.ts'
import { policyholders } from './insurance/policyholders.ts'
import { premiumPayments } from './insurance/premium-payments.ts'

/** An insurer. Primary: policyholders, with policies of a year each. */
export const insurance: Domain = {
  name: 'insurance',
  description: 'An insurance company: policyholders, policies, premium payments and claims.',
  story: 'insurance company with policyholders, policies and claims',
  keywords: [
    'insurance',
    'insurer',
    'insurtech',
    'underwriting',
    'underwriter',
    'policyholder',
    'reinsurance',
    'car insurance',
    'auto insurance',
    'home insurance',
    'life insurance',
    'premiums',
    'gross written premium',
    'gwp',
    'claims',
    'actuarial',
  ],
  nouns: {
    policyholders: ['policy holders', 'insured', 'customers', 'clients', 'members'],
    policies: ['contracts', 'covers'],
    premium_payments: ['payments', 'instalments', 'installments', 'premium'],
    claims: ['insurance claims', 'losses', 'incidents'],
  },
  rates: [
    {
      words: ['cancelled', 'canceled', 'cancellation', 'churn', 'churned', 'churn rate', 'cancelation'],
      column: 'policies.outcome',
      value: 'cancelled',
      shown: { column: 'status', value: 'cancelled' },
    },
    {
      words: ['lapsed', 'lapse', 'lapse rate'],
      column: 'policies.outcome',
      value: 'lapsed',
      shown: { column: 'status', value: 'lapsed' },
    },
    {
      words: ['denied', 'denial', 'rejected', 'rejection', 'declined', 'refused'],
      column: 'claims.status',
      value: 'denied',
    },
    { words: ['approved', 'approval', 'accepted', 'paid out'], column: 'claims.status', value: 'approved' },
    { words: ['under review', 'open', 'open claims', 'pending', 'pending claims'], column: 'claims.status', value: 'under_review' },
    { words: ['fraud', 'fraudulent', 'fraudulent claims', 'fraud rate', 'suspicious'], column: 'claims.is_fraudulent', value: true },
    { words: ['renewal', 'renewed', 'renewal rate'], column: 'policies.is_renewal', value: true },
    { words: ['smoker', 'smoke'], column: 'policyholders.is_smoker', value: true },
    { words: ['auto', 'car', 'car insurance', 'auto insurance', 'auto policies', 'motor'], column: 'policies.product', value: 'auto' },
    { words: ['home', 'home insurance', 'household', 'home policies'], column: 'policies.product', value: 'home' },
    { words: ['life', 'life insurance', 'life policies'], column: 'policies.product', value: 'life' },
  ],
  measures: [
    {
      words: [
        'premiums',
        'gwp',
        'gross written premium',
        'written premium',
        'premium income',
        'premium volume',
        'revenue',
        'sales',
        'income',
        'turnover',
      ],
      column: 'policies.annual_premium',
      unit: 'money',
      typical: 1738,
      prices: ['policies.drawn_premium'],
    },
  ],
  events: ['policies'],
  countries: ['policyholders.country_code'],
  currencies: ['policies.currency', 'premium_payments.currency', 'claims.currency'],
  money: ['policies.drawn_premium', 'policies.drawn_sum', 'policies.deductible', 'claims.claimed'],
  schema: { version: 1, name: 'insurance', tables: [policyholders, policies, premiumPayments, claims] },
}
