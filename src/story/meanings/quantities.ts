import type { Meaning } from './meaning.ts'
import { amount, bell, choice, count, meaning, share, whole } from './shapes.ts'
import type { TableDraft } from './table-draft.ts'

const isPerson = (draft: TableDraft): boolean => draft.context.subject === 'person'

/** How many, how large, how warm. */
export const quantities: readonly Meaning[] = [
  meaning('quantity, qty, unit sold, units sold, number of unit, item count, pieces, piece, number of item, quantity sold, tickets', {
    kind: 'integer',
    min: 1,
    max: 40,
    distribution: { name: 'poisson', mean: 1.8 },
  }),
  meaning(
    'stock, stock quantity, stock level, inventory, in stock quantity, quantity on hand, on hand, stock count',
    count(70, 1.2, 0, 4000),
  ),
  meaning('reorder level, reorder point, minimum stock, safety stock', whole(5, 80)),
  meaning('weight, weight kg, body weight, weight in kg', (draft) =>
    isPerson(draft) ? bell(74, 14, 42, 160) : amount(2.4, 1.1, 0.05, 900),
  ),
  meaning('weight g, weight gram, grams', count(420, 1, 5, 40_000)),
  meaning('weight lb, weight pound', amount(5.2, 1.1, 0.1, 2000)),
  meaning('height, height cm, body height, height in cm', (draft) =>
    isPerson(draft) ? bell(170, 9.5, 145, 208, 0) : amount(42, 0.9, 1, 900, 1),
  ),
  meaning('length, length cm, width, width cm, depth, depth cm, diameter, thickness', amount(38, 0.8, 0.5, 900, 1)),
  meaning('dimension, size in cm, measurements', {
    kind: 'text',
    segments: [{ digits: 2 }, 'x', { digits: 2 }, 'x', { digits: 2 }, ' cm'],
  }),
  meaning('area, square meter, square metre, area sqm, floor area, size sqm, living area', amount(86, 0.6, 14, 4000, 1)),
  meaning('square foot, square footage, sqft, area sqft', count(1450, 0.45, 250, 20_000)),
  meaning('hectare, area hectare, acreage, acre, land size, farm size', amount(24, 1.2, 0.3, 4000, 1)),
  meaning('volume, volume l, liter, litre, volume liter', amount(22, 1, 0.2, 5000, 1)),
  meaning('temperature, temp, temperature c, body temperature, water temperature, air temperature', (draft) =>
    isPerson(draft) ? bell(36.8, 0.5, 35, 41) : bell(18.5, 7, -20, 45),
  ),
  meaning('humidity, relative humidity, soil moisture, moisture', bell(54, 14, 5, 99)),
  meaning('pressure, air pressure, pressure hpa', bell(1013, 9, 960, 1050)),
  meaning('wind speed, speed, average speed, speed kmh', amount(24, 0.6, 0, 240, 1)),
  meaning('rainfall, precipitation, rain', amount(4, 1.2, 0, 180, 1)),
  meaning('ph, ph level, ph value', bell(7, 0.6, 4, 9.5, 2)),
  meaning('co2, co2 level, air quality, aqi, pm25', count(62, 0.7, 3, 900)),
  meaning('noise level, decibel', bell(58, 11, 25, 110)),
  meaning('distance, distance km, trip distance, travel distance, km, kilometer, mileage km', amount(9.5, 1, 0.2, 1500, 1)),
  meaning('power, power kw, energy, kwh, consumption, energy consumption, usage, usage kwh', amount(14, 0.9, 0.1, 2500, 2)),
  meaning('voltage', bell(230, 4, 205, 250)),
  meaning('amperage, electric current', amount(8, 0.6, 0.1, 80, 2)),
  meaning('battery, battery level, charge level, fuel level', whole(3, 100)),
  meaning('signal strength, rssi', whole(-95, -35)),
  meaning('percentage, percent, pct, completion rate, progress, completion percentage, percent complete, completion', {
    kind: 'decimal',
    scale: 1,
    min: 0,
    max: 100,
    distribution: { name: 'beta', alpha: 2.4, beta: 1.6, min: 0, max: 100 },
  }),
  meaning('probability, likelihood, chance, confidence, confidence score, churn probability, risk probability', share(2, 3)),
  meaning(
    'conversion rate, click through rate, ctr, bounce rate, open rate, churn rate, error rate, failure rate, unsubscribe rate',
    share(2, 22, 1, 4),
  ),
  meaning('utilization, utilisation, occupancy, occupancy rate, attendance rate, fill rate, capacity utilization', share(7, 3)),
  meaning('score, points, point, total score, final score, loyalty point, points earned, reward point', count(340, 1, 0, 25_000)),
  meaning('calorie, kcal, calories burned', count(310, 0.6, 5, 3500)),
  meaning('protein, carbs, fat, sugar, fiber, sodium', amount(9, 0.8, 0, 120, 1)),
  meaning('view, page view, view count, impression, play, stream, listen, play count, stream count', count(900, 1.9, 0, 40_000_000)),
  meaning('like, like count, click, share count, comment count, reaction, repost, retweet, upvote', count(34, 1.6, 0, 900_000)),
  meaning('follower, follower count, subscriber count, following, subscribers, fan', count(420, 1.7, 0, 9_000_000)),
  meaning(
    'login count, visit count, session count, order count, number of order, number of visit, purchase count, total order, number of purchase, visits',
    count(7, 1, 0, 900),
  ),
  meaning('headcount, employee count, number of employee, company size, team size, employees, staff count', count(46, 1.4, 1, 120_000)),
  meaning('population', count(42_000, 1.5, 120, 9_000_000)),
  meaning(
    'attendance, attendee count, number of guest, guest count, party size, group size, number of people, passenger count, guests, headcount guest',
    count(4, 0.6, 1, 60),
  ),
  meaning('bedroom, number of bedroom, beds, bed', { kind: 'integer', min: 0, max: 8, distribution: { name: 'poisson', mean: 2.6 } }),
  meaning('bathroom, number of bathroom, baths, bath', { kind: 'integer', min: 1, max: 6, distribution: { name: 'poisson', mean: 1.7 } }),
  meaning('yield, output, harvest weight, production, produced quantity, catch weight', amount(18, 0.8, 0.2, 5000, 1)),
  meaning('goal, assist, win, loss, kill, death, penalty count', {
    kind: 'integer',
    min: 0,
    max: 30,
    distribution: { name: 'poisson', mean: 3.2 },
  }),
  meaning('version number, attempt, retry count, attempt number, retries', {
    kind: 'integer',
    min: 1,
    max: 9,
    distribution: { name: 'poisson', mean: 1.3 },
  }),
  meaning('magnitude, apparent magnitude, brightness', bell(6.2, 3, -1.5, 14, 2)),
  meaning('spectral class, spectral type, star class', choice('M:38, K:24, G:16, F:10, A:7, B:4, O:1')),
  meaning('wingspan, wing span', amount(2.4, 0.9, 0.1, 60, 1)),
  meaning('mass, launch mass, mass kg, payload, payload kg', amount(820, 1.4, 0.5, 900_000, 1)),
  meaning('varietal, cultivar, variety', choice('Early Gold, Red Star, Blue Ridge, Summer Queen, Silver Leaf, Old Garden')),
  meaning('rank, ranking, position number, place number', whole(1, 100)),
  meaning('size, clothing size, shirt size', choice('XS:8, S:20, M:30, L:24, XL:13, XXL:5')),
  meaning('shoe size', whole(36, 47)),
  meaning('unit, unit of measure, uom', choice('piece:60, kg:16, box:12, litre:8, pack:4')),
]
