import { farms } from './agriculture/farms.ts'
import { fields } from './agriculture/fields.ts'
import { harvests } from './agriculture/harvests.ts'
import { plantings } from './agriculture/plantings.ts'
import { sales } from './agriculture/sales.ts'
import type { Domain } from './domain.ts'

/**
 * Farms of the temperate zone. Primary: farms. For each 1000 farms 5000 fields, 14,000 plantings with a harvest each, and 12,000 sales.
 * Tonnes harvested are area x yield; what is sold was harvested before.
 */
export const agriculture: Domain = {
  name: 'agriculture',
  description: 'Farms with their fields, plantings, harvests and sales of crops.',
  story: 'agriculture with farms, fields, plantings, harvests and sales',
  keywords: [
    'agriculture',
    'agricultural',
    'farming',
    'farm',
    'crops',
    'harvest',
    'agritech',
    'agtech',
    'growers',
    'grain',
    'arable',
    'farm management',
    'farmers',
  ],
  nouns: {
    farms: ['farmers', 'growers', 'holdings'],
    fields: ['parcels', 'plots', 'paddocks'],
    plantings: ['crops', 'sowings'],
    harvests: ['yields'],
    sales: ['crop sales', 'grain sales', 'loads', 'deliveries'],
  },
  rates: [
    {
      words: ['crop failure', 'failed', 'failed crops', 'failed plantings', 'crop loss', 'failure'],
      column: 'plantings.is_failed',
      value: true,
    },
    { words: ['organic', 'organic farms', 'certified organic', 'bio'], column: 'farms.is_organic', value: true },
    { words: ['irrigated', 'irrigation', 'irrigated fields'], column: 'fields.is_irrigated', value: true },
    {
      words: ['rejected harvests', 'spoiled', 'spoilage', 'spoiled harvests', 'waste'],
      column: 'harvests.quality_grade',
      value: 'rejected',
    },
    { words: ['grade a', 'top quality', 'premium quality'], column: 'harvests.quality_grade', value: 'A' },
    { words: ['rejected', 'rejected loads', 'rejected sales', 'rejections', 'turned away'], column: 'sales.status', value: 'rejected' },
    { words: ['disputed', 'disputed sales', 'disputes'], column: 'sales.status', value: 'disputed' },
  ],
  measures: [
    {
      words: ['sales', 'revenue', 'crop sales', 'crop revenue', 'farm income', 'income', 'turnover', 'proceeds'],
      column: 'sales.amount',
      unit: 'money',
      typical: 5470,
      prices: ['sales.market_price'],
    },
    {
      words: ['tonnes', 'tons', 'tonnage', 'tonnes sold', 'volume', 'quantity sold', 'grain volume'],
      column: 'sales.quantity_tonnes',
      unit: 'quantity',
      typical: 17.96,
    },
  ],
  events: ['sales'],
  countries: ['farms.country_code'],
  currencies: ['sales.currency'],
  money: ['sales.market_price'],
  schema: { version: 1, name: 'agriculture', tables: [farms, fields, plantings, harvests, sales] },
}
