import type { Length } from '../times/days-of-length.ts'
import type { Noun } from '../words/noun.ts'
import type { Phrase } from './phrase.ts'

/** Periods relative to today, as stories say them. */
export const relativeWindowExamples: Phrase['examples'] = [
  example('orders of the last two years', 'of the last two years', '2024-01-01', '2025-12-31'),
  ofLength('month', 18, 'orders over 18 months', 'over 18 months', '2024-07-01', '2025-12-31'),
  ofLength('month', 24, 'orders over nearly two years', 'over nearly two years', '2024-01-01', '2025-12-31'),
  example('sales of the last 6 mo', 'of the last 6 mo', '2025-07-01', '2025-12-31'),
  example('visits in the past 90 days', 'in the past 90 days', '2025-10-03', '2025-12-31'),
  example('sales of the last quarter', 'of the last quarter', '2025-10-01', '2025-12-31'),
  example('orders last year', 'last year', '2025-01-01', '2025-12-31'),
  example('orders this year', 'this year', '2025-01-01', '2025-12-31'),
  example('orders last month', 'last month', '2025-12-01', '2025-12-31'),
  example('trips over the last 2.5 years', 'over the last 2.5 years', '2023-07-01', '2025-12-31'),
  example('trailing twelve months of revenue', 'trailing twelve months', '2025-01-01', '2025-12-31'),
  ofLength('month', 36, 'a shop with 3 years of history', '3 years of history', '2023-01-01', '2025-12-31'),
  ofLength('day', 14, 'two weeks of orders', 'two weeks of orders', '2025-12-18', '2025-12-31', { words: ['orders'], start: 13, end: 19 }),
  ofLength('day', 30, 'sensors, 30 days of readings', '30 days of readings', '2025-12-02', '2025-12-31', {
    words: ['readings'],
    start: 20,
    end: 28,
  }),
  ofLength('month', 12, 'sales over the year', 'over the year', '2025-01-01', '2025-12-31'),
  ofLength('month', 12, 'calls throughout the whole year', 'throughout the whole year', '2025-01-01', '2025-12-31'),
  ofLength('month', 24, 'a 24-month period', '24-month period', '2024-01-01', '2025-12-31'),
  example('revenue year to date', 'year to date', '2025-01-01', '2025-12-31'),
  example('revenue YTD', 'YTD', '2025-01-01', '2025-12-31'),
  example('orders of the past few months', 'of the past few months', '2025-10-01', '2025-12-31'),
  example('orders since last year', 'since last year', '2025-01-01', '2025-12-31'),
  example('orders over the next 12 months', 'over the next 12 months', '2026-01-01', '2026-12-31'),
  example('bookings next year', 'next year', '2026-01-01', '2026-12-31'),
  example('orders yesterday', 'yesterday', '2025-12-31', '2025-12-31'),
  example('the last 24 hours', 'last 24 hours', '2025-12-31', '2025-12-31'),
  {
    story: 'seen in the last 30 days before 2025-03-31',
    facts: [{ text: 'in the last 30 days before 2025-03-31', type: 'window', from: '2025-03-01', to: '2025-03-30' }],
  },
  { story: 'customers over 18 years old', facts: [], asides: ['over 18 years old'] },
  { story: 'loans last 14 days', facts: [] },
  { story: 'delivery within 5 days', facts: [] },
  { story: 'policies for two year terms', facts: [] },
  { story: 'agents with 10 years of experience', facts: [] },
]

function example(story: string, text: string, from: string, to: string, of?: Noun): Phrase['examples'][number] {
  return { story, facts: [{ text, type: 'window', from, to, unsaid: 'days', ...(of === undefined ? {} : { of }) }] }
}

function ofLength(unit: Length['unit'], count: number, ...said: Parameters<typeof example>): Phrase['examples'][number] {
  const { story, facts } = example(...said)
  return { story, facts: facts.map((fact) => ({ ...fact, length: { unit, count } })) }
}
