import type { PhraseExample } from './phrase.ts'
import { example } from './example.ts'

type Factors = Readonly<Record<number, number>>

function shape(story: string, text: string, said: object, measure: readonly string[] = []): PhraseExample {
  return { story, facts: [{ text, type: 'shape', measure, months: null, days: null, weekdays: null, hours: null, ...said }] }
}

/** Twelve factors, January first. Months that are not given have the factor 1. */
function months(factors: Factors): object {
  return { months: Array.from({ length: 12 }, (_, index) => factors[index + 1] ?? 1) }
}

function weekdays(inside: number, places: readonly number[], outside = 1): object {
  return { weekdays: Array.from({ length: 7 }, (_, index) => (places.includes(index) ? inside : outside)) }
}

function hours(inside: number, places: readonly number[], outside = 1): object {
  return { hours: Array.from({ length: 24 }, (_, index) => (places.includes(index) ? inside : outside)) }
}

function days(factor: number, ...names: readonly string[]): object {
  return { days: names.map((day) => ({ day, factor })) }
}

const week = [0, 1, 2, 3, 4]
const night = [22, 23, 0, 1, 2]
const office = [8, 9, 10, 11, 12, 13, 14, 15, 16, 17]

/** Busy and quiet times, as stories say them. */
export const shapeExamples: readonly PhraseExample[] = [
  shape('a Black Friday spike', 'Black Friday spike', days(4, 'black_friday')),
  shape('huge spike on Black Friday', 'huge spike on Black Friday', days(7, 'black_friday')),
  shape('Black Friday and Cyber Monday sales', 'Black Friday and Cyber Monday', days(4, 'black_friday', 'cyber_monday')),
  shape('BLACK FRIDAY SALES SPIKE', 'BLACK FRIDAY SALES SPIKE', days(4, 'black_friday'), ['sales']),
  shape('a Christmas peak', 'Christmas peak', months({ 12: 1.6 })),
  shape('holiday season surge', 'holiday season surge', months({ 11: 1.6, 12: 1.6 })),
  shape('Q3 slump', 'Q3 slump', months({ 7: 0.625, 8: 0.625, 9: 0.625 })),
  shape('dip in March', 'dip in March', months({ 3: 0.625 })),
  shape('a 30% dip in March', '30% dip in March', { ...months({ 3: 0.7 }), size: 0.7 }),
  shape('2x spike in November', '2x spike in November', { ...months({ 11: 2 }), size: 2 }),
  shape('strong Q4', 'strong Q4', months({ 10: 1.6, 11: 1.6, 12: 1.6 })),
  shape('weak January', 'weak January', months({ 1: 0.625 })),
  shape('a slight dip in August', 'slight dip in August', months({ 8: 0.85 })),
  shape('flat Q2', 'flat Q2', months({})),
  shape('back to school surge', 'back to school surge', months({ 8: 1.6, 9: 1.6 })),
  shape('back-to-school rush', 'back-to-school rush', months({ 8: 1.6, 9: 1.6 })),
  shape('summer lull', 'summer lull', months({ 6: 0.625, 7: 0.625, 8: 0.625 })),
  shape('slow in summer', 'slow in summer', months({ 6: 0.625, 7: 0.625, 8: 0.625 })),
  shape('dips in March and August', 'dips in March and August', months({ 3: 0.625, 8: 0.625 })),
  shape('busy weekends', 'busy weekends', weekdays(1.7, [5, 6])),
  shape('quiet Sundays', 'quiet Sundays', weekdays(0.5882, [6])),
  shape('busier on Fridays and Saturdays', 'busier on Fridays and Saturdays', weekdays(1.7, [4, 5])),
  shape('weekdays only', 'weekdays only', weekdays(1, week, 0)),
  shape('only on weekdays', 'only on weekdays', weekdays(1, week, 0)),
  shape('closed on Sundays', 'closed on Sundays', weekdays(0, [6])),
  shape('open Monday to Friday', 'open Monday to Friday', weekdays(1, week, 0)),
  shape('mostly office hours', 'mostly office hours', { ...hours(1, office, 0.12), ...weekdays(1, week, 0.12), isMost: true }),
  shape('visits during business hours', 'during business hours', { ...hours(1, office, 0.12), ...weekdays(1, week, 0.12) }),
  shape('logins late at night', 'late at night', hours(1, night, 0.12)),
  shape('a lunch rush', 'lunch rush', hours(2.2, [12, 13])),
  shape('morning peak', 'morning peak', hours(2.2, [7, 8, 9, 10])),
  shape('rush hour peaks', 'rush hour peaks', hours(2.2, [7, 8, 9, 16, 17, 18])),
  shape('mostly in the evenings', 'mostly in the evenings', { ...hours(1, [18, 19, 20, 21], 0.12), isMost: true }),
  shape('surge of orders in December', 'surge of orders in December', months({ 12: 1.6 }), ['orders']),
  shape('usage dips 40% in summer', 'usage dips 40% in summer', {
    ...months({ 6: 0.6, 7: 0.6, 8: 0.6 }),
    subject: ['', 'usage'],
    size: 0.6,
  }),
  shape('most orders come in at night', 'most orders come in at night', { ...hours(1, [21, 22, 23, 0, 1, 2, 3], 0.12), isMost: true }),
  shape('no orders on Sundays', 'no orders on Sundays', weekdays(0, [6])),
  shape('orders dropped 40% in March 2023', 'dropped 40% in March 2023', { ...days(0.6, '2023-03'), size: 0.6 }),
  shape('in August bookings fall by half', 'in August bookings fall by half', { ...months({ 8: 0.5 }), size: 0.5 }, ['bookings']),
  shape('no orders on 3 June 2024', 'no orders on 3 June 2024', days(0, '2024-06-03')),
  shape('orders double on Black Friday', 'double on Black Friday', { ...days(2, 'black_friday'), size: 2 }),
  shape('30% more visits on weekends', '30% more visits on weekends', { ...weekdays(1.3, [5, 6]), size: 1.3 }, ['visits']),
  shape('peak hours between 6pm and 9pm', 'peak hours between 6pm and 9pm', hours(2.2, [18, 19, 20])),
  shape('busiest from 6 to 9 pm', 'busiest from 6 to 9 pm', hours(2.2, [18, 19, 20])),
  shape('peaks at 9am and 6pm', 'peaks at 9am and 6pm', hours(2.2, [9, 18])),
  shape('open 9am to 5pm', 'open 9am to 5pm', hours(1, [9, 10, 11, 12, 13, 14, 15, 16], 0)),
  shape('a bar open 6pm-2am', 'open 6pm-2am', hours(1, [18, 19, 20, 21, 22, 23, 0, 1], 0)),
  shape('orders between 18:00 and 21:00', 'between 18:00 and 21:00', hours(1, [18, 19, 20], 0)),
  shape('open 9 to 5', 'open 9 to 5', { ...hours(1, [9, 10, 11, 12, 13, 14, 15, 16], 0), ...weekdays(1, week, 0) }),
  shape('peak season is June to August', 'peak season is June to August', months({ 6: 1.6, 7: 1.6, 8: 1.6 })),
  shape('busiest days: Friday and Saturday', 'busiest days: Friday and Saturday', weekdays(1.7, [4, 5])),
  shape('evening rush hours', 'evening rush hours', hours(2.2, [18, 19, 20, 21])),
  shape('most check-ins before 9am', 'most check-ins before 9am', { ...hours(1, [0, 1, 2, 3, 4, 5, 6, 7, 8], 0.12), isMost: true }),
  shape('weekends are twice as busy as weekdays', 'weekends are twice as busy as weekdays', {
    ...weekdays(2, [5, 6]),
    size: 2,
    against: [1, 2, 3, 4, 5],
  }),
  shape('twice as many on Mondays', 'twice as many on Mondays', { ...weekdays(2, [0]), size: 2 }),
  shape('closed in August', 'closed in August', months({ 8: 0 })),
  shape('Mondays are dead', 'Mondays are dead', weekdays(0.5882, [0])),
  shape('December is the busiest month', 'December is the busiest month', months({ 12: 1.6 })),
  shape('slow Jan-Feb', 'slow Jan-Feb', months({ 1: 0.625, 2: 0.625 })),
  shape('peaks in Nov/Dec', 'peaks in Nov/Dec', months({ 11: 1.6, 12: 1.6 })),
  example('open from 9:30 to 17:15'),
  shape('busy from Monday until Thursday', 'busy from Monday until Thursday', weekdays(1.7, [0, 1, 2, 3])),
  shape('peaks around Christmas', 'peaks around Christmas', months({ 12: 1.6 })),
  shape('half as many visits in winter', 'half as many visits in winter', { ...months({ 1: 0.5, 2: 0.5, 12: 0.5 }), size: 0.5 }, [
    'visits',
  ]),
  shape('Mondays see 25% more tickets', 'Mondays see 25% more tickets', { ...weekdays(1.25, [0]), size: 1.25 }, ['tickets']),
  shape('twice as many on Fridays as on Mondays', 'twice as many on Fridays as on Mondays', { ...weekdays(2, [4]), size: 2, against: [1] }),
  shape('busy Friday nights', 'busy Friday nights', { ...weekdays(1.7, [4]), ...hours(2.2, [21, 22, 23, 0, 1, 2, 3]) }),
]
