import { measure, trade } from '../trade.ts'
import { applicants, municipalities } from './applicants.ts'
import { fees, permitApplications } from './permit-applications.ts'
import { inspections } from './inspections.ts'

/**
 * A permit office of local authorities. Primary: applicants. For each 5000 applicants a municipality (at least 1); for each 1000 applicants
 * 1800 permit applications, each with 1 to 3 fees that add up to its fee total, and 0 to 4 inspections.
 */
export const government = trade({
  name: 'government',
  description: 'A permit office: municipalities, applicants, permit applications, their fees and inspections.',
  story: 'government permit office with applicants, permit applications, inspections and fees',
  keywords:
    'government, permits, permit office, permitting, building permits, city hall, municipality, municipal, local government, ' +
    'public administration, town council, city council, county, govtech, licensing office',
  nouns: {
    municipalities: 'local authorities',
    applicants: 'citizens, residents, contractors',
    permit_applications: 'applications, permits, building permits',
    fees: 'charges',
    inspections: 'site visits',
  },
  rates: {
    'permit_applications.fate.denied': 'denied, denial, rejected, rejection, refused, denied applications, rejected applications, declined',
    'permit_applications.fate.withdrawn': 'withdrawn, withdrawal, withdrawn applications',
    'permit_applications.is_expedited.true': 'expedited, fast tracked, fast track, expedited review, rush',
    'inspections.result.failed': 'failed inspection, failed, failures, fail',
    'inspections.result.passed': 'passed inspection, passed, pass rate',
    'fees.status.unpaid': 'unpaid, unpaid fees, outstanding fees, overdue fees',
    'fees.status.waived': 'waived, waived fees, fee waivers, exempt',
  },
  shown: { 'permit_applications.fate': 'status' },
  measures: [
    measure('permit_applications.fee_total', 'money', 845, { words: 'fees, permit fees, fee revenue, revenue, income, receipts, takings' }),
  ],
  money: ['permit_applications.fee_value'],
  tables: [municipalities, applicants, permitApplications, fees, inspections],
})
