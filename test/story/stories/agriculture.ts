import type { StoryCase } from './story-case.ts'

export const stories: readonly StoryCase[] = [
  { story: 'agriculture with 200 farms, 900 fields and 2,500 plantings', counts: { farms: 200, fields: 900, plantings: 2500 } },
  {
    story: 'Farm management: 12% organic farms, 30% irrigated, 5% crop failures',
    rates: { 'farms.is_organic=true': 0.12, 'fields.is_irrigated=true': 0.3, 'plantings.is_failed=true': 0.05 },
  },
  {
    story: 'farming cooperative with crop sales from $50k in January to $200k in December',
    totals: { measure: 'sales.amount', months: { '2025-01': 50000, '2025-12': 200000 } },
  },
  {
    story: 'We buy from 80 growers in Germany. 1,000 loads in 2024, 3% rejected.',
    domain: 'agriculture',
    counts: { growers: 80, loads: 1000 },
    rates: { 'loads.status=rejected': 0.03 },
    window: { table: 'loads', from: '2024-01-01', to: '2024-12-31' },
    countries: { 'growers.country_code': ['DE'] },
  },
  {
    story: '- agtech\n- one hundred and fifty farms\n- 4% spoiled harvests',
    counts: { farms: 150 },
    rates: { 'harvests.quality_grade=rejected': 0.04 },
  },
  {
    story: 'ARABLE FARMS IN FRANCE, 70% GRADE A HARVESTS',
    rates: { 'harvests.quality_grade=A': 0.7 },
    countries: { 'farms.country_code': ['FR'] },
  },
  { story: 'grain farms: 500 crops, half of the fields leased', counts: { crops: 500 }, rates: { 'fields.tenure=leased': 0.5 } },
  {
    story: 'smal farm data, 1.5k sales, tonnes 2,000 in January to 5,000 in December',
    counts: { sales: 1500 },
    totals: { measure: 'sales.quantity_tonnes', months: { '2025-01': 2000, '2025-12': 5000 } },
  },
  {
    story: 'farming data: 600 harvests of 600 plantings, 4% disputed sales',
    counts: { harvests: 600, plantings: 600 },
    rates: { 'sales.status=disputed': 0.04 },
  },
]
