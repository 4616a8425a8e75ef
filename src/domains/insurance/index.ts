import { measure, trade } from '../trade.ts'
import { claims } from './claims.ts'
import { policies, premiumPayments } from './policies.ts'
import { policyholders } from './policyholders.ts'

/**
 * An insurance company. Primary: policyholders. For each 1000 policyholders 2000 policies for a year, 6000 premium payments and 400
 * claims.
 */
export const insurance = trade({
  name: 'insurance',
  description: 'An insurance company: policyholders, policies, premium payments and claims.',
  story: 'insurance company with policyholders, policies and claims',
  keywords:
    'insurance, insurer, insurtech, underwriting, underwriter, policyholder, reinsurance, car insurance, auto insurance, home insurance, ' +
    'life insurance, premiums, gross written premium, gwp, claims, actuarial',
  nouns: {
    policyholders: 'policy holders, insured, customers, clients, members',
    policies: 'contracts, covers',
    premium_payments: 'payments, instalments, installments, premium',
    claims: 'insurance claims, losses, incidents',
  },
  rates: {
    'policies.outcome.cancelled': 'cancelled, canceled, cancellation, churn, churned, churn rate, cancelation',
    'policies.outcome.lapsed': 'lapsed, lapse, lapse rate',
    'claims.status.denied': 'denied, denial, rejected, rejection, declined, refused',
    'claims.status.approved': 'approved, approval, accepted, paid out',
    'claims.status.under_review': 'under review, open, open claims, pending, pending claims',
    'claims.is_fraudulent.true': 'fraud, fraudulent, fraudulent claims, fraud rate, suspicious',
    'policies.is_renewal.true': 'renewal, renewed, renewal rate',
    'policyholders.is_smoker.true': 'smoker, smoke',
    'policies.product.auto': 'auto, car, car insurance, auto insurance, auto policies, motor',
    'policies.product.home': 'home, home insurance, household, home policies',
    'policies.product.life': 'life, life insurance, life policies',
  },
  shown: { 'policies.outcome': 'status' },
  measures: [
    measure('policies.annual_premium', 'money', 1738, {
      words: 'premiums, gwp, gross written premium, written premium, premium income, premium volume, revenue, sales, income, turnover',
      prices: ['policies.drawn_premium'],
    }),
  ],
  money: ['policies.drawn_premium', 'policies.drawn_sum', 'policies.deductible', 'claims.claimed'],
  tables: [policyholders, policies, premiumPayments, claims],
})
