import type { PhraseExample } from './phrase.ts'

const all = (...codes: string[]): readonly { readonly code: string; readonly share: null }[] => codes.map((code) => ({ code, share: null }))
const shares = (said: Readonly<Record<string, number>>) => Object.entries(said).map(([code, share]) => ({ code, share }))

/** Places, as stories say them. */
export const placeExamples: readonly PhraseExample[] = [
  { story: 'German customers', facts: [{ text: 'German', type: 'place', countries: all('DE'), cities: [] }] },
  { story: 'a brazilian fintech', facts: [{ text: 'brazilian', type: 'place', countries: all('BR') }] },
  {
    story: 'Indian startup in Bangalore',
    facts: [
      { text: 'Indian', type: 'place', countries: all('IN') },
      { text: 'in Bangalore', type: 'place', countries: all('IN'), cities: [{ city: 'Bengaluru', code: 'IN' }] },
    ],
  },
  { story: 'British patients', facts: [{ text: 'British', type: 'place', countries: all('GB') }] },
  {
    story: 'users across US, UK, India and Germany',
    facts: [{ text: 'across US, UK, India and Germany', type: 'place', countries: all('US', 'GB', 'IN', 'DE') }],
  },
  { story: '60% US, 40% UK', facts: [{ text: '60% US, 40% UK', type: 'place', countries: shares({ US: 0.6, GB: 0.4 }) }] },
  {
    story: 'half in Germany and half in France',
    facts: [{ text: 'half in Germany and half in France', type: 'place', countries: shares({ DE: 0.5, FR: 0.5 }) }],
  },
  {
    story: '70% of users are in the USA, the rest in Canada',
    facts: [
      {
        text: '70% of users are in the USA, the rest in Canada',
        type: 'place',
        countries: [
          { code: 'US', share: 0.7 },
          { code: 'CA', share: null },
        ],
      },
    ],
  },
  {
    story: '30% of customers from Spain and 20% from Portugal',
    facts: [{ text: '30% of customers from Spain and 20% from Portugal', type: 'place', countries: shares({ ES: 0.3, PT: 0.2 }) }],
  },
  {
    story: 'Germany 50%, Austria 30%, Switzerland 20%',
    facts: [{ type: 'place', countries: shares({ DE: 0.5, AT: 0.3, CH: 0.2 }), text: 'Germany 50%, Austria 30%, Switzerland 20%' }],
  },
  {
    story: 'USA (80%) and Mexico (20%)',
    facts: [{ text: 'USA (80%) and Mexico (20%)', type: 'place', countries: shares({ US: 0.8, MX: 0.2 }) }],
  },
  {
    story: 'a bank based in Berlin',
    facts: [{ text: 'based in Berlin', type: 'place', countries: all('DE'), cities: [{ city: 'Berlin', code: 'DE' }] }],
  },
  {
    story: 'clinics in New York',
    facts: [{ text: 'in New York', type: 'place', countries: all('US'), cities: [{ city: 'New York', code: 'US' }] }],
  },
  {
    story: 'couriers in São Paulo',
    facts: [{ text: 'in São Paulo', type: 'place', countries: all('BR'), cities: [{ city: 'São Paulo', code: 'BR' }] }],
  },
  { story: 'couriers in sao paulo', facts: [{ text: 'in sao paulo', type: 'place', cities: [{ city: 'São Paulo', code: 'BR' }] }] },
  {
    story: 'stores in Munich and Hamburg',
    facts: [
      {
        text: 'in Munich and Hamburg',
        type: 'place',
        countries: all('DE'),
        cities: [
          { city: 'München', code: 'DE' },
          { city: 'Hamburg', code: 'DE' },
        ],
      },
    ],
  },
  {
    story: 'a gym in Hamilton, New Zealand',
    facts: [{ text: 'in Hamilton, New Zealand', type: 'place', countries: all('NZ'), cities: [{ city: 'Hamilton', code: 'NZ' }] }],
  },
  {
    story: 'offices in Reims and Nice',
    facts: [{ text: 'in Reims and Nice', type: 'place', cities: [{ city: 'Reims' }, { city: 'Nice' }] }],
  },
  { story: 'a London gym', facts: [{ text: 'London', type: 'place', countries: all('GB'), cities: [{ city: 'London', code: 'GB' }] }] },
  {
    story: 'hotels in Texas',
    facts: [
      {
        text: 'in Texas',
        type: 'place',
        countries: all('US'),
        cities: [{ city: 'Houston' }, { city: 'San Antonio' }, { city: 'Dallas' }, { city: 'Austin' }],
      },
    ],
  },
  { story: 'EU customers', facts: [{ text: 'EU', type: 'place', countries: all('DE', 'FR', 'IT', 'ES', 'PL', 'NL') }] },
  { story: 'merchants in Latin America', facts: [{ text: 'in Latin America', type: 'place', countries: all('BR', 'MX', 'CO', 'AR') }] },
  { story: 'U.S. hospital', facts: [{ text: 'U.S.', type: 'place', countries: all('US') }] },
  { story: 'South African retailer', facts: [{ text: 'South African', type: 'place', countries: all('ZA') }] },
  { story: "Turkey's largest marketplace", facts: [{ text: "Turkey's", type: 'place', countries: all('TR') }] },
  {
    story: 'Polish and Czech users',
    facts: [{ text: 'Polish and Czech', type: 'place', countries: all('PL', 'CZ') }],
  },
  { story: 'users in the Netherlands', facts: [{ text: 'in the Netherlands', type: 'place', countries: all('NL') }] },
  {
    story: '60% US customers, 40% UK customers',
    facts: [{ text: '60% US customers, 40% UK customers', type: 'place', countries: shares({ US: 0.6, GB: 0.4 }) }],
  },
  {
    story: 'half of the guests in Berlin, the rest in Munich',
    facts: [{ text: 'half of the guests in Berlin, the rest in Munich', type: 'place', countries: all('DE') }],
  },
  {
    story: 'customers in France and Spain, 70% of them in France',
    facts: [
      {
        text: 'in France and Spain, 70% of them in France',
        type: 'place',
        countries: [
          { code: 'FR', share: 0.7 },
          { code: 'ES', share: null },
        ],
      },
    ],
  },
  { story: 'give us data about it', facts: [] },
  { story: 'polish the data, trying china plates, through this and at no one', facts: [] },
  { story: 'nice mobile app with reading and an orange bath', facts: [] },
  { story: 'Italian restaurants and French fries', facts: [] },
]
