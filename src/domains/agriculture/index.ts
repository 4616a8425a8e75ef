import { measure, trade } from '../trade.ts'
import { farms, fields } from './farms.ts'
import { harvests, plantings } from './plantings.ts'
import { sales } from './sales.ts'

/**
 * Farms of the temperate zone. The primary table is farms; for each 1000 of them there are 5000 fields, 14,000 plantings with one harvest
 * each, and 12,000 sales of earlier harvests.
 */
export const agriculture = trade({
  name: 'agriculture',
  description: 'Farms with their fields, plantings, harvests and sales of crops.',
  story: 'agriculture with farms, fields, plantings, harvests and sales',
  keywords: 'agriculture, agricultural, farming, farm, crops, harvest, agritech, agtech, growers, grain, arable, farm management, farmers',
  nouns: {
    farms: 'farmers, growers, holdings',
    fields: 'parcels, plots, paddocks',
    plantings: 'crops, sowings',
    harvests: 'yields',
    sales: 'crop sales, grain sales, loads, deliveries',
  },
  rates: {
    'plantings.is_failed.true': 'crop failure, failed, failed crops, failed plantings, crop loss, failure',
    'farms.is_organic.true': 'organic, organic farms, certified organic, bio',
    'fields.is_irrigated.true': 'irrigated, irrigation, irrigated fields',
    'harvests.quality_grade.rejected': 'rejected harvests, spoiled, spoilage, spoiled harvests, waste',
    'harvests.quality_grade.A': 'grade a, top quality, premium quality',
    'sales.status.rejected': 'rejected, rejected loads, rejected sales, rejections, turned away',
    'sales.status.disputed': 'disputed, disputed sales, disputes',
  },
  measures: [
    measure('sales.amount', 'money', 5470, {
      words: 'sales, revenue, crop sales, crop revenue, farm income, income, turnover, proceeds',
      prices: ['sales.market_price'],
    }),
    measure('sales.quantity_tonnes', 'quantity', 17.96, {
      words: 'tonnes, tons, tonnage, tonnes sold, volume, quantity sold, grain volume',
    }),
  ],
  money: ['sales.market_price'],
  tables: [farms, fields, plantings, harvests, sales],
})
