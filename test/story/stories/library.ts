import type { StoryCase } from './story-case.ts'

export const stories: readonly StoryCase[] = [
  {
    story: 'public library with 400 members, 900 books, 2,000 copies and 3,000 loans, 12% late returns',
    counts: { members: 400, books: 900, copies: 2000, loans: 3000 },
    rates: { 'loans.status=returned_late': 0.12 },
  },
  {
    story: 'Library in Ireland, 2% of loans lost, 20% of fines unpaid and 5% waived',
    rates: { 'loans.status=lost': 0.02, 'fines.status=unpaid': 0.2, 'fines.status=waived': 0.05 },
    countries: { 'members.country_code': ['IE'] },
  },
  {
    story: '- library system\n- 300 fines\n- 500 holds, 10% cancelled\n- loans in 2024\n- a quarter of members are children',
    counts: { fines: 300, holds: 500 },
    rates: { 'holds.status=cancelled': 0.1, 'members.membership_type=child': 0.25 },
    window: { table: 'loans', from: '2024-01-01', to: '2024-12-31' },
  },
  {
    story: 'library fine income from $500 in January to $2,000 in December',
    totals: { measure: 'fines.amount', months: { '2025-01': 500, '2025-12': 2000 } },
  },
  {
    story: 'our lending library has two hundred borrowers, 3% blocked; 60% self service, 30% of copies hardcover. genrate it please',
    counts: { borrowers: 200 },
    rates: { 'borrowers.status=blocked': 0.03, 'loans.checkout_method=self_service': 0.6, 'copies.format=hardcover': 0.3 },
  },
  {
    story: 'LIBRARY, 250 PATRONS, 15% STUDENTS, 20% SENIORS',
    counts: { patrons: 250 },
    rates: { 'patrons.membership_type=student': 0.15, 'patrons.membership_type=senior': 0.2 },
  },
  {
    story: 'library branches with 1k checkouts from March to August 2025',
    counts: { checkouts: 1000 },
    window: { table: 'checkouts', from: '2025-03-01', to: '2025-08-31' },
  },
  {
    story: 'librarians want test data: 350 reservations with 8% uncollected, 1.5k books',
    counts: { reservations: 350, books: 1500 },
    rates: { 'reservations.status=expired': 0.08 },
  },
]
