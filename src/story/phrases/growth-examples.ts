import type { PhraseExample } from './phrase.ts'

function example(story: string, text: string, measure: string, factor: number, per = 'window'): PhraseExample {
  return { story, facts: [{ text, type: 'growth', measure: measure === '' ? [] : measure.split(' '), factor, per }] }
}

/** Growth, as stories say it. */
export const growthExamples: readonly PhraseExample[] = [
  example('sales doubled over the year', 'sales doubled over the year', 'sales', 2),
  example('revenue tripled', 'revenue tripled', 'revenue', 3),
  example('orders quadrupled', 'orders quadrupled', 'orders', 4),
  example('revenue has more than doubled', 'revenue has more than doubled', 'revenue', 2),
  example('sales grew 50%', 'sales grew 50%', 'sales', 1.5),
  example('sales grew by approximately 50%', 'sales grew by approximately 50%', 'sales', 1.5),
  example('bookings shrank circa 20%', 'bookings shrank circa 20%', 'bookings', 0.8),
  example('CAGR of nearly 20%', 'CAGR of nearly 20%', '', 1.2, 'year'),
  example('MRR grows exactly 5% per mo', 'MRR grows exactly 5% per mo', 'mrr', 1.05, 'month'),
  example('sales grew by half', 'sales grew by half', 'sales', 1.5),
  example('MRR grew by a third', 'MRR grew by a third', 'mrr', 1.333_333_333_33),
  example('10x growth', '10x growth', '', 10),
  example('a startup with 10x growth in revenue', '10x growth in revenue', 'revenue', 10),
  example('sales halved', 'sales halved', 'sales', 0.5),
  example('bookings shrank 20%', 'bookings shrank 20%', 'bookings', 0.8),
  example('revenue is up 30%', 'revenue is up 30%', 'revenue', 1.3),
  example('revenue down 15%', 'revenue down 15%', 'revenue', 0.85),
  example('5% month-over-month growth', '5% month-over-month growth', '', 1.05, 'month'),
  example('MRR growing 5% MoM', 'MRR growing 5% MoM', 'mrr', 1.05, 'month'),
  example('revenue grows at 3% a month', 'revenue grows at 3% a month', 'revenue', 1.03, 'month'),
  example('QoQ growth of 5%', 'QoQ growth of 5%', '', 1.05, 'quarter'),
  example('MRR 5% MoM', 'MRR 5% MoM', 'mrr', 1.05, 'month'),
  example('a SaaS, QoQ 5%', 'QoQ 5%', '', 1.05, 'quarter'),
  example('CAGR of 20%', 'CAGR of 20%', '', 1.2, 'year'),
  example('30% CAGR in revenue', '30% CAGR in revenue', 'revenue', 1.3, 'year'),
  example('revenue 10% year over year', 'revenue 10% year over year', 'revenue', 1.1, 'year'),
  example('growth of 40% year over year', 'growth of 40% year over year', '', 1.4, 'year'),
  example('annual growth of 20%', 'annual growth of 20%', '', 1.2, 'year'),
  example('revenue growth of 25%', 'revenue growth of 25%', 'revenue', 1.25),
  example('usage grew threefold', 'usage grew threefold', 'usage', 3),
  example('doubled its revenue', 'doubled its revenue', 'revenue', 2),
  example('a 20% increase in sales', '20% increase in sales', 'sales', 1.2),
  example('SALES SHOULD DOUBLE', 'SALES SHOULD DOUBLE', 'sales', 2),
  example('bookings are up 30% from last year', 'bookings are up 30% from last year', 'bookings', 1.3, 'year'),
  { story: 'revenue grows 3% week over week', facts: [], asides: ['revenue grows 3% week over week'] },
  { story: 'a 20% surge', facts: [{ text: '20% surge', type: 'growth', measure: [], factor: 1.2, per: 'window', noun: 'surge' }] },
  example('orders increased by a factor of 4', 'orders increased by a factor of 4', 'orders', 4),
]
