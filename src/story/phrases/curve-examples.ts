import type { PhraseExample } from './phrase.ts'

type Said = readonly [when: string, amount: number]

/** Makes anchors from texts: "Jan", "Jan 2024", "Q1", "H1", "2024", or "" for no period. */
function anchors(said: readonly Said[]): readonly object[] {
  const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')
  return said.map(([when, amount]) => {
    const year = /\d{4}/.exec(when)?.[0]
    const month = months.indexOf(when.slice(0, 3)) + 1
    return {
      year: year === undefined ? null : Number(year),
      month: month === 0 ? null : month,
      quarter: when.startsWith('Q') ? Number(when[1]) : null,
      ...(when.startsWith('H') ? { half: Number(when[1]) } : {}),
      amount,
    }
  })
}

function curve(story: string, text: string, measure: string, currency: string | null, said: readonly Said[]): PhraseExample {
  return {
    story,
    facts: [{ text, type: 'curve', measure: measure === '' ? [] : measure.split(' '), currency, anchors: anchors(said), every: null }],
  }
}

function every(
  story: string,
  text: string,
  measure: string,
  currency: string | null,
  unit: 'row' | 'day' | 'week' | 'month' | 'quarter' | 'year',
  amount: number,
): PhraseExample {
  return {
    story,
    facts: [{ text, type: 'curve', measure: measure === '' ? [] : measure.split(' '), currency, anchors: [], every: { unit, amount } }],
  }
}

const fromTo = 'from $50k in January to $200k in December'

/** Amounts by time, as stories say them. */
export const curveExamples: readonly PhraseExample[] = [
  curve(`revenue ${fromTo}`, `revenue ${fromTo}`, 'revenue', 'USD', [
    ['Jan', 50_000],
    ['Dec', 200_000],
  ]),
  curve('MRR $50k in Jan, $90k in June, $200k in December', 'MRR $50k in Jan, $90k in June, $200k in December', 'mrr', 'USD', [
    ['Jan', 50_000],
    ['Jun', 90_000],
    ['Dec', 200_000],
  ]),
  curve('$100k in Q1, $150k in Q2', '$100k in Q1, $150k in Q2', '', 'USD', [
    ['Q1', 100_000],
    ['Q2', 150_000],
  ]),
  curve(
    'sales rising from €1.2M in March 2023 to €3M in May 2024',
    'sales rising from €1.2M in March 2023 to €3M in May 2024',
    'sales',
    'EUR',
    [
      ['Mar 2023', 1_200_000],
      ['May 2024', 3_000_000],
    ],
  ),
  curve('$50k in Jan -> $200k in Dec', '$50k in Jan -> $200k in Dec', '', 'USD', [
    ['Jan', 50_000],
    ['Dec', 200_000],
  ]),
  curve(
    'turnover: £20,000 in January falling to £5,000 in June',
    'turnover: £20,000 in January falling to £5,000 in June',
    'turnover',
    'GBP',
    [
      ['Jan', 20_000],
      ['Jun', 5000],
    ],
  ),
  curve('revenue grew from $5M in 2022 to $8M in 2024', 'revenue grew from $5M in 2022 to $8M in 2024', 'revenue', 'USD', [
    ['2022', 5_000_000],
    ['2024', 8_000_000],
  ]),
  curve('Revenue by month:\n- Jan: $50k\n- Feb: $60k\n- Mar: $75k', 'Jan: $50k\n- Feb: $60k\n- Mar: $75k', '', 'USD', [
    ['Jan', 50_000],
    ['Feb', 60_000],
    ['Mar', 75_000],
  ]),
  curve('Q1 $100k, Q2 $150k, Q3 $90k and Q4 $250k', 'Q1 $100k, Q2 $150k, Q3 $90k and Q4 $250k', '', 'USD', [
    ['Q1', 100_000],
    ['Q2', 150_000],
    ['Q3', 90_000],
    ['Q4', 250_000],
  ]),
  curve('revenue growing from $50k to $200k', 'revenue growing from $50k to $200k', 'revenue', 'USD', [
    ['', 50_000],
    ['', 200_000],
  ]),
  curve('revenue of $5M in 2024', 'revenue of $5M in 2024', 'revenue', 'USD', [['2024', 5_000_000]]),
  curve(
    'revenue from exactly $50k in January, climbed to $200k in December',
    'revenue from exactly $50k in January, climbed to $200k in December',
    'revenue',
    'USD',
    [
      ['Jan', 50_000],
      ['Dec', 200_000],
    ],
  ),
  curve('from at least 50 orders in January to 160 in December', 'from at least 50 orders in January to 160 in December', 'orders', null, [
    ['Jan', 50],
    ['Dec', 160],
  ]),
  curve('In January revenue was $50k and in December $200k', 'In January revenue was $50k and in December $200k', 'revenue', 'USD', [
    ['Jan', 50_000],
    ['Dec', 200_000],
  ]),
  curve('a shop with $2M in sales', '$2M in sales', 'sales', 'USD', [['', 2_000_000]]),
  curve('orders from 1,000 in January to 5,000 in December', 'orders from 1,000 in January to 5,000 in December', 'orders', null, [
    ['Jan', 1000],
    ['Dec', 5000],
  ]),
  curve('from 1,000 orders in January to 5,000 in December', 'from 1,000 orders in January to 5,000 in December', 'orders', null, [
    ['Jan', 1000],
    ['Dec', 5000],
  ]),
  curve('usage from 40 MWh in January to 55 MWh in July', 'usage from 40 MWh in January to 55 MWh in July', 'usage mwh', null, [
    ['Jan', 40],
    ['Jul', 55],
  ]),
  curve(
    'REVENUE FROM 50,000 DOLLARS IN JANUARY TO 200,000 DOLLARS IN DECEMBER',
    'REVENUE FROM 50,000 DOLLARS IN JANUARY TO 200,000 DOLLARS IN DECEMBER',
    'revenue',
    'USD',
    [
      ['Jan', 50_000],
      ['Dec', 200_000],
    ],
  ),
  curve('energy consumption of 400 GWh in 2024', 'energy consumption of 400 GWh in 2024', 'energy consumption gwh', null, [['2024', 400]]),
  curve('starting at $20k in January', 'starting at $20k in January', '', 'USD', [['Jan', 20_000]]),
  every('a shop that makes €1.2M a month', '€1.2M a month', '', 'EUR', 'month', 1_200_000),
  every('monthly revenue of $40k', 'monthly revenue of $40k', 'monthly revenue', 'USD', 'month', 40_000),
  every('$5M annual revenue', '$5M annual revenue', 'revenue', 'USD', 'year', 5_000_000),
  every('an agency doing $5M ARR', '$5M ARR', 'arr', 'USD', 'year', 5_000_000),
  every('$300k per quarter in sales', '$300k per quarter in sales', 'sales', 'USD', 'quarter', 300_000),
  every('500 orders a month', '500 orders a month', 'orders', null, 'month', 500),
  every('a shop making $5k a day', '$5k a day', '', 'USD', 'day', 5000),
  every('€300 daily revenue', '€300 daily revenue', 'revenue', 'EUR', 'day', 300),
  every('weekly sales of $7,000', 'weekly sales of $7,000', 'weekly sales', 'USD', 'week', 7000),
  every('100 orders per day', '100 orders per day', 'orders', null, 'day', 100),
  curve('$500k in H1, $700k in the second half', '$500k in H1, $700k in the second half', '', 'USD', [
    ['H1', 500_000],
    ['H2', 700_000],
  ]),
  curve('MRR 20k rising to 60k', 'MRR 20k rising to 60k', 'mrr', null, [
    ['', 20_000],
    ['', 60_000],
  ]),
  curve('revenue 50k in January to 200k in December', 'revenue 50k in January to 200k in December', 'revenue', null, [
    ['Jan', 50_000],
    ['Dec', 200_000],
  ]),
  every('revenue of approx €20k a month', 'revenue of approx €20k a month', 'revenue', 'EUR', 'month', 20_000),
  every('AOV $45.50', 'AOV $45.50', 'order value', 'USD', 'row', 45.5),
  { story: 'sensors that send 24 readings a day', facts: [], asides: ['24 readings a day'] },
]
