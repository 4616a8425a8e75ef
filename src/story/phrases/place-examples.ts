import type { PhraseExample } from './phrase.ts'
import { example } from './example.ts'

const all = (...codes: string[]): readonly { readonly code: string; readonly share: null }[] => codes.map((code) => ({ code, share: null }))
const shares = (said: Readonly<Record<string, number>>) => Object.entries(said).map(([code, share]) => ({ code, share }))

/** Places, as stories say them. */
export const placeExamples: readonly PhraseExample[] = [
  example('German customers', { text: 'German', type: 'place', countries: all('DE'), cities: [] }),
  example('a brazilian fintech', { text: 'brazilian', type: 'place', countries: all('BR') }),
  example(
    'Indian startup in Bangalore',
    { text: 'Indian', type: 'place', countries: all('IN') },
    { text: 'in Bangalore', type: 'place', countries: all('IN'), cities: [{ city: 'Bengaluru', code: 'IN' }] },
  ),
  example('British patients', { text: 'British', type: 'place', countries: all('GB') }),
  example('users across US, UK, India and Germany', {
    text: 'across US, UK, India and Germany',
    type: 'place',
    countries: all('US', 'GB', 'IN', 'DE'),
  }),
  example('60% US, 40% UK', { type: 'place', countries: shares({ US: 0.6, GB: 0.4 }) }),
  example('half in Germany and half in France', { type: 'place', countries: shares({ DE: 0.5, FR: 0.5 }) }),
  example('70% of users are in the USA, the rest in Canada', {
    type: 'place',
    countries: [
      { code: 'US', share: 0.7 },
      { code: 'CA', share: null },
    ],
  }),
  example('30% of customers from Spain and 20% from Portugal', { type: 'place', countries: shares({ ES: 0.3, PT: 0.2 }) }),
  {
    story: 'Germany 50%, Austria 30%, Switzerland 20%',
    facts: [{ type: 'place', countries: shares({ DE: 0.5, AT: 0.3, CH: 0.2 }), text: 'Germany 50%, Austria 30%, Switzerland 20%' }],
  },
  example('USA (80%) and Mexico (20%)', { type: 'place', countries: shares({ US: 0.8, MX: 0.2 }) }),
  example('a bank based in Berlin', {
    text: 'based in Berlin',
    type: 'place',
    countries: all('DE'),
    cities: [{ city: 'Berlin', code: 'DE' }],
  }),
  example('clinics in New York', { text: 'in New York', type: 'place', countries: all('US'), cities: [{ city: 'New York', code: 'US' }] }),
  example('couriers in São Paulo', {
    text: 'in São Paulo',
    type: 'place',
    countries: all('BR'),
    cities: [{ city: 'São Paulo', code: 'BR' }],
  }),
  example('couriers in sao paulo', { text: 'in sao paulo', type: 'place', cities: [{ city: 'São Paulo', code: 'BR' }] }),
  example('stores in Munich and Hamburg', {
    text: 'in Munich and Hamburg',
    type: 'place',
    countries: all('DE'),
    cities: [
      { city: 'München', code: 'DE' },
      { city: 'Hamburg', code: 'DE' },
    ],
  }),
  example('a gym in Hamilton, New Zealand', {
    text: 'in Hamilton, New Zealand',
    type: 'place',
    countries: all('NZ'),
    cities: [{ city: 'Hamilton', code: 'NZ' }],
  }),
  example('offices in Reims and Nice', { text: 'in Reims and Nice', type: 'place', cities: [{ city: 'Reims' }, { city: 'Nice' }] }),
  example('a London gym', { text: 'London', type: 'place', countries: all('GB'), cities: [{ city: 'London', code: 'GB' }] }),
  example('hotels in Texas', {
    text: 'in Texas',
    type: 'place',
    countries: all('US'),
    cities: [{ city: 'Houston' }, { city: 'San Antonio' }, { city: 'Dallas' }, { city: 'Austin' }],
  }),
  example('EU customers', { text: 'EU', type: 'place', countries: all('DE', 'FR', 'IT', 'ES', 'PL', 'NL') }),
  example('merchants in Latin America', { text: 'in Latin America', type: 'place', countries: all('BR', 'MX', 'CO', 'AR') }),
  example('U.S. hospital', { text: 'U.S.', type: 'place', countries: all('US') }),
  example('South African retailer', { text: 'South African', type: 'place', countries: all('ZA') }),
  example("Turkey's largest marketplace", { text: "Turkey's", type: 'place', countries: all('TR') }),
  example('Polish and Czech users', { text: 'Polish and Czech', type: 'place', countries: all('PL', 'CZ') }),
  example('users in the Netherlands', { text: 'in the Netherlands', type: 'place', countries: all('NL') }),
  example('60% US customers, 40% UK customers', { type: 'place', countries: shares({ US: 0.6, GB: 0.4 }) }),
  example('half of the guests in Berlin, the rest in Munich', { type: 'place', countries: all('DE') }),
  example('customers in France and Spain, 70% of them in France', {
    text: 'in France and Spain, 70% of them in France',
    type: 'place',
    countries: [
      { code: 'FR', share: 0.7 },
      { code: 'ES', share: null },
    ],
  }),
  example('give us data about it'),
  example('polish the data, trying china plates, through this and at no one'),
  example('nice mobile app with reading and an orange bath'),
  example('Italian restaurants and French fries'),
]
