import { beta, lognormal, normal, poisson } from '../../builders/distributions.ts'
import { decimal, oneOf, whole } from '../../builders/drawn.ts'
import { text } from '../../builders/texts.ts'
import type { Meaning } from './meaning.ts'
import { meaning, meaningsOf } from './define-meaning.ts'
import type { TableDraft } from './table-draft.ts'

const isPerson = (draft: TableDraft): boolean => draft.isOfPeople()

/** Numbers, sizes and temperatures. */
export const quantities: readonly Meaning[] = [
  meaning(
    'quantity, qty, unit sold, units sold, number of unit, item count, pieces, piece, number of item, quantity sold, tickets',
    whole(1, 40, poisson(1.8)),
  ),
  meaning(
    'stock, stock quantity, stock level, inventory, in stock quantity, quantity on hand, on hand, stock count',
    whole(0, 4000, lognormal(70, 1.2)),
  ),
  meaning('reorder level, reorder point, minimum stock, safety stock', whole(5, 80)),
  meaning('weight, weight kg, body weight, weight in kg', (draft) =>
    isPerson(draft) ? decimal(42, 160, 1, normal(74, 14)) : decimal(0.05, 900, 2, lognormal(2.4, 1.1)),
  ),
  meaning('weight g, weight gram, grams', whole(5, 40_000, lognormal(420, 1))),
  meaning('weight lb, weight pound', decimal(0.1, 2000, 2, lognormal(5.2, 1.1))),
  meaning('height, height cm, body height, height in cm', (draft) =>
    isPerson(draft) ? whole(145, 208, normal(170, 9.5)) : decimal(1, 900, 1, lognormal(42, 0.9)),
  ),
  meaning('height ft, height foot', (draft) =>
    isPerson(draft) ? decimal(4.6, 6.9, 1, normal(5.6, 0.3)) : decimal(0.2, 900, 1, lognormal(14, 0.9)),
  ),
  ...meaningsOf('length, length cm; width, width cm; depth, depth cm; diameter; thickness', decimal(0.5, 900, 1, lognormal(38, 0.8))),
  meaning('dimension, size in cm, measurements', text({ digits: 2 }, 'x', { digits: 2 }, 'x', { digits: 2 }, ' cm')),
  meaning(
    'house size, home size, apartment size, flat size, property size, condo size, villa size, dwelling size',
    whole(18, 620, lognormal(96, 0.5)),
  ),
  meaning('area, square meter, square metre, area sqm, floor area, size sqm, living area', decimal(14, 4000, 1, lognormal(86, 0.6))),
  meaning('square foot, square footage, sqft, area sqft, size sqft', whole(250, 20_000, lognormal(1450, 0.45))),
  meaning('hectare, area hectare, acreage, acre, land size, farm size', decimal(0.3, 4000, 1, lognormal(24, 1.2))),
  meaning('volume, volume l, liter, litre, volume liter', decimal(0.2, 5000, 1, lognormal(22, 1))),
  meaning('temperature k, temp k, temperature kelvin, temp kelvin', decimal(270, 340, 1, normal(303, 5))),
  meaning('temperature f, temp f, temperature fahrenheit', decimal(-4, 113, 1, normal(65, 13))),
  ...meaningsOf('sepal length; sepal width; petal length; petal width; leaf length; leaf width', decimal(0.1, 12, 1, normal(4, 1.6))),
  meaning('alcohol, abv, alcohol content, alcohol percentage', decimal(0.5, 16, 1, normal(11, 2))),
  meaning('density', decimal(0.2, 20, 3, lognormal(1, 0.6))),
  meaning('page viewed, page depth, pages per session, page view per session', whole(1, 60, lognormal(4, 0.7))),
  meaning('conversion', whole(0, 4000, lognormal(24, 1))),
  meaning('temperature, temp, temperature c, body temperature, water temperature, air temperature', (draft) =>
    isPerson(draft) ? decimal(35, 41, 1, normal(36.8, 0.5)) : decimal(-20, 45, 1, normal(18.5, 7)),
  ),
  meaning('humidity, relative humidity, soil moisture, moisture', decimal(5, 99, 1, normal(54, 14))),
  meaning('pressure bar, hydraulic pressure', decimal(0.2, 320, 2, lognormal(3.2, 0.8))),
  meaning('pressure, air pressure, pressure hpa', decimal(960, 1050, 1, normal(1013, 9))),
  meaning('wind speed, speed, average speed, speed kmh', decimal(0, 240, 1, lognormal(24, 0.6))),
  meaning('rainfall, precipitation, rain', decimal(0, 180, 1, lognormal(4, 1.2))),
  meaning('ph, ph level, ph value', decimal(4, 9.5, 2, normal(7, 0.6))),
  meaning('air quality, aqi', whole(3, 900, lognormal(62, 0.7))),
  meaning('noise level, decibel', decimal(25, 110, 1, normal(58, 11))),
  meaning('distance, distance km, trip distance, travel distance, km, kilometer', decimal(0.2, 1500, 1, lognormal(9.5, 1))),
  meaning(
    'monthly usage kwh, monthly usage, monthly consumption, monthly consumption kwh, kwh per month',
    whole(60, 4000, lognormal(620, 0.5)),
  ),
  meaning('power, power kw, energy, kwh, consumption, energy consumption, usage, usage kwh', decimal(0.1, 2500, 2, lognormal(14, 0.9))),
  meaning('voltage, volt', decimal(205, 250, 1, normal(230, 4))),
  meaning('amperage, electric current', decimal(0.1, 80, 2, lognormal(8, 0.6))),
  meaning('battery, battery level, charge level, fuel level', whole(3, 100)),
  meaning('signal strength, rssi', whole(-95, -35)),
  meaning(
    'percentage, percent, pct, completion rate, progress, completion percentage, percent complete, completion',
    decimal(0, 100, 1, beta(2.4, 1.6, 0, 100)),
  ),
  meaning(
    'probability, likelihood, chance, confidence, confidence score, churn probability, risk probability',
    decimal(0, 1, 3, beta(2, 3, 0, 1)),
  ),
  ...meaningsOf(
    'conversion rate; click through rate, ctr; bounce rate; open rate; churn rate; error rate, failure rate; unsubscribe rate',
    decimal(0, 1, 4, beta(2, 22, 0, 1)),
  ),
  meaning(
    'utilization, utilisation, occupancy, occupancy rate, attendance rate, fill rate, capacity utilization',
    decimal(0, 1, 3, beta(7, 3, 0, 1)),
  ),
  meaning(
    'score, points, point, total score, final score, loyalty point, points earned, reward point',
    whole(0, 25_000, lognormal(340, 1)),
  ),
  meaning('calorie, kcal, calories burned', whole(5, 3500, lognormal(310, 0.6))),
  ...meaningsOf('protein; carbs; fat; sugar; fiber; sodium', decimal(0, 120, 1, lognormal(9, 0.8))),
  meaning(
    'view, page view, view count, impression, play, stream, listen, play count, stream count',
    whole(0, 40_000_000, lognormal(900, 1.9)),
  ),
  meaning('like, like count, click, share count, comment count, reaction, repost, retweet, upvote', whole(0, 900_000, lognormal(34, 1.6))),
  meaning('follower, follower count, subscriber count, following, subscribers, fan', whole(0, 9_000_000, lognormal(420, 1.7))),
  meaning(
    'login count, visit count, session count, order count, number of order, number of visit, purchase count, total order, number of purchase, visits',
    whole(0, 900, lognormal(7, 1)),
  ),
  meaning(
    'headcount, employee count, number of employee, company size, team size, employees, staff count',
    whole(1, 120_000, lognormal(46, 1.4)),
  ),
  meaning('population', whole(120, 9_000_000, lognormal(42_000, 1.5))),
  meaning(
    'attendance, attendee count, number of guest, guest count, party size, group size, number of people, passenger count, guests, headcount guest',
    whole(1, 60, lognormal(4, 0.6)),
  ),
  meaning('bedroom, number of bedroom, beds, bed', whole(0, 8, poisson(2.6))),
  meaning('bathroom, number of bathroom, baths, bath', whole(1, 6, poisson(1.7))),
  meaning('yield, output, harvest weight, production, produced quantity, catch weight', decimal(0.2, 5000, 1, lognormal(18, 0.8))),
  ...meaningsOf('goal; assist; win; loss; kill; death; penalty count', whole(0, 30, poisson(3.2))),
  meaning('version number, attempt, retry count, attempt number, retries', whole(1, 9, poisson(1.3))),
  meaning('magnitude, apparent magnitude, brightness', decimal(-1.5, 14, 2, normal(6.2, 3))),
  meaning('spectral class, spectral type, star class', oneOf({ M: 38, K: 24, G: 16, F: 10, A: 7, B: 4, O: 1 })),
  meaning('wingspan, wing span', decimal(0.1, 60, 1, lognormal(2.4, 0.9))),
  meaning('mass, launch mass, mass kg, payload, payload kg', decimal(0.5, 900_000, 1, lognormal(820, 1.4))),
  meaning('varietal, cultivar, variety', oneOf(['Early Gold', 'Red Star', 'Blue Ridge', 'Summer Queen', 'Silver Leaf', 'Old Garden'])),
  meaning('rank, ranking, position number, place number', whole(1, 100)),
  meaning('size, clothing size, shirt size, t shirt size, dress size, garment size', oneOf({ XS: 8, S: 20, M: 30, L: 24, XL: 13, XXL: 5 })),
  meaning('shoe size', whole(36, 47)),
  meaning('unit, unit of measure, uom', oneOf({ piece: 60, kg: 16, box: 12, litre: 8, pack: 4 })),
]
