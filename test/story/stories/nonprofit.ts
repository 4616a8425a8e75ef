import type { StoryCase } from './story-case.ts'

export const stories: readonly StoryCase[] = [
  { story: 'charity with 500 donors, 12 campaigns and 3,000 donations', counts: { donors: 500, campaigns: 12, donations: 3000 } },
  {
    story: 'We are a small food bank in Canada. About 80 volunteers, 300 donors; roughly 5% no-shows at volunteer shifts.',
    counts: { volunteers: 80, donors: 300 },
    rates: { 'volunteer_shifts.status=no_show': 0.05 },
    countries: { 'donors.country_code': ['CA'], 'volunteers.country_code': ['CA'] },
  },
  {
    story: 'Nonprofit: donations from $50k in January to $200k in December, 40% recurring',
    rates: { 'donations.is_recurring=true': 0.4 },
    totals: { measure: 'donations.amount', months: { '2025-01': 50000, '2025-12': 200000 } },
  },
  {
    story: '- fundraising platform\n- 1.5k donors\n- 10% anonymous donations\n- 2% failed donations\n- in 2024',
    counts: { donors: 1500 },
    rates: { 'donations.is_anonymous=true': 0.1, 'donations.status=failed': 0.02 },
    window: { table: 'donations', from: '2024-01-01', to: '2024-12-31' },
  },
  {
    story: 'generate realisitc data for a UK charity with two hundred supporters who gave 900 gifts, 3% refunded',
    counts: { supporters: 200, gifts: 900 },
    rates: { 'gifts.status=refunded': 0.03 },
    countries: { 'supporters.country_code': ['GB'] },
  },
  { story: 'NGO, 600 donors of which 20% corporate', counts: { donors: 600 }, rates: { 'donors.donor_type=corporate': 0.2 } },
  {
    story: 'a dozen fundraisers, a quarter of them matched, for a nonprofit foundation',
    counts: { fundraisers: 12 },
    rates: { 'fundraisers.is_matched=true': 0.25 },
  },
  {
    story: 'PHILANTHROPY: 400 VOLUNTEER SHIFTS, 15% CANCELLED SHIFTS, 50 VOLUNTEERS',
    counts: { volunteer_shifts: 400, volunteers: 50 },
    rates: { 'volunteer_shifts.status=cancelled': 0.15 },
  },
  {
    story: 'German nonprofit, 250 donors, giving of €20,000 a month',
    counts: { donors: 250 },
    countries: { 'donors.country_code': ['DE'] },
    totals: { measure: 'donations.amount', months: { '2025-03': 20000, '2025-11': 20000 } },
  },
  {
    story: 'charity, 10% foundations among 400 donors, volunteer hours 300 a month',
    counts: { donors: 400 },
    rates: { 'donors.donor_type=foundation': 0.1 },
    totals: { measure: 'volunteer_shifts.hours', months: { '2025-02': 300, '2025-09': 300 } },
  },
]
