import type { StoryCase } from './story-case.ts'

export const stories: readonly StoryCase[] = [
  {
    story: 'government permit office with 400 applicants and 900 permit applications',
    counts: { applicants: 400, permit_applications: 900 },
  },
  {
    story: 'Building permits of a city hall: 12% denied, 4% withdrawn',
    rates: { 'permit_applications.status=denied': 0.12, 'permit_applications.status=withdrawn': 0.04 },
  },
  {
    story: 'local government permitting, permit fees from $50k in January to $200k in December',
    totals: { measure: 'permit_applications.fee_total', months: { '2025-01': 50000, '2025-12': 200000 } },
  },
  {
    story: 'Our municipality in Germany handled two thousand permits in 2024; a fifth failed inspections.',
    counts: { permits: 2000 },
    rates: { 'inspections.result=failed': 0.2 },
    window: { table: 'permits', from: '2024-01-01', to: '2024-12-31' },
    countries: { 'applicants.country_code': ['DE'] },
  },
  {
    story: '- permit office\n- 1k inspections\n- 10% expedited',
    counts: { inspections: 1000 },
    rates: { 'permit_applications.is_expedited=true': 0.1 },
  },
  {
    story: 'govtech: 5% unpaid fees, 3% waived fees, 3,000 fees',
    counts: { fees: 3000 },
    rates: { 'fees.status=unpaid': 0.05, 'fees.status=waived': 0.03 },
  },
  {
    story: 'UK TOWN COUNCIL PERMITS, 250 APPLICANTS, 90% ONLINE',
    counts: { applicants: 250 },
    rates: { 'permits.channel=online': 0.9 },
    countries: { 'applicants.country_code': ['GB'] },
  },
  {
    story: 'county permiting data with 85% passed inspections and 600 citizens, permits',
    counts: { citizens: 600 },
    rates: { 'inspections.result=passed': 0.85 },
  },
]
