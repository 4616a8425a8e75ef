import type { WindowFact } from '../facts/fact.ts'
import type { Phrase } from './phrase.ts'

/** Periods of the data, as stories say them. */
export const windowExamples: Phrase['examples'] = [
  example('hospital visits in 2024', 'in 2024', '2024-01-01', '2024-12-31'),
  example('orders during 2023', 'during 2023', '2023-01-01', '2023-12-31'),
  example('orders from January 2023 to June 2024', 'from January 2023 to June 2024', '2023-01-01', '2024-06-30'),
  example('sales between 2022 and 2024', 'between 2022 and 2024', '2022-01-01', '2024-12-31'),
  example('bookings Q3 2023', 'Q3 2023', '2023-07-01', '2023-09-30'),
  example('FY2024 sales', 'FY2024', '2024-01-01', '2024-12-31'),
  example('fiscal year 2024', 'fiscal year 2024', '2024-01-01', '2024-12-31'),
  example('a gym since 2021', 'since 2021', '2021-01-01', '2025-12-31'),
  example('tickets, 2019-2021', '2019-2021', '2019-01-01', '2021-12-31'),
  example('rides from 2024-03-01 to 2024-05-31', 'from 2024-03-01 to 2024-05-31', '2024-03-01', '2024-05-31'),
  example('rides in March 2024', 'in March 2024', '2024-03-01', '2024-03-31'),
  example('rides on 5 March 2024', 'on 5 March 2024', '2024-03-05', '2024-03-05'),
  example('rides from 3/15/2024 to 15/4/2024', 'from 3/15/2024 to 15/4/2024', '2024-03-15', '2024-04-15'),
  example('H1 2024 revenue', 'H1 2024', '2024-01-01', '2024-06-30'),
  example('the second half of 2024', 'second half of 2024', '2024-07-01', '2024-12-31'),
  example('a campsite in summer 2024', 'in summer 2024', '2024-06-01', '2024-08-31'),
  example('flu cases in the winter of 2024', 'in the winter of 2024', '2023-12-01', '2024-02-29'),
  example('orders from November to February', 'from November to February', '2024-11-01', '2025-02-28', 'year'),
  example('orders between Feb and May', 'between Feb and May', '2025-02-01', '2025-05-31', 'year'),
  example('shipments (Jan–Mar 2024)', 'Jan–Mar 2024', '2024-01-01', '2024-03-31'),
  example('shipments, Q1-Q3 2024', 'Q1-Q3 2024', '2024-01-01', '2024-09-30'),
  example('orders of the first quarter of this year', 'of the first quarter of this year', '2025-01-01', '2025-03-31'),
  example('rides from March 5th to March 20th, 2024', 'from March 5th to March 20th, 2024', '2024-03-05', '2024-03-20'),
  example('late 2024 orders', 'late 2024', '2024-09-01', '2024-12-31'),
  example('rides from 01/2024 to 06/2024', 'from 01/2024 to 06/2024', '2024-01-01', '2024-06-30'),
  example('sales of the 2010s', 'of the 2010s', '2010-01-01', '2019-12-31'),
  example('sales from 2010 until the end of 2012', 'from 2010 until the end of 2012', '2010-01-01', '2012-12-31'),
  example('bookings last summer', 'last summer', '2025-06-01', '2025-08-31', 'days'),
  example('visits between 1 and 14 May 2024', 'between 1 and 14 May 2024', '2024-05-01', '2024-05-14'),
  example('the first week of January 2025', 'first week of January 2025', '2025-01-01', '2025-01-07'),
  example('readings, 36 months from January 2021', '36 months from January 2021', '2021-01-01', '2023-12-31'),
  {
    story: 'exams in January or June 2024',
    facts: [
      {
        text: 'in January or June 2024',
        type: 'window',
        from: '2024-01-01',
        to: '2024-06-30',
        gaps: [{ from: '2024-02-01', to: '2024-05-31' }],
      },
    ],
  },
  { story: 'orders until March 2024', facts: [{ text: 'until March 2024', type: 'window', from: null, to: '2024-03-31' }] },
  { story: 'orders before 2024', facts: [{ text: 'before 2024', type: 'window', from: null, to: '2023-12-31' }] },
  { story: 'fashion, the 1990s', facts: [] },
  example('orders from March to January 2023', 'from March to January 2023', '2023-03-01', '2023-01-31'),
  example('ORDERS STARTING IN 2022', 'STARTING IN 2022', '2022-01-01', '2025-12-31'),
  example(
    'orders from the start of 2023 until the end of 2024',
    'from the start of 2023 until the end of 2024',
    '2023-01-01',
    '2024-12-31',
  ),
]

function example(story: string, text: string, from: string, to: string, unsaid?: WindowFact['unsaid']): Phrase['examples'][number] {
  return { story, facts: [{ text, type: 'window', from, to, ...(unsaid === undefined ? {} : { unsaid }) }] }
}
