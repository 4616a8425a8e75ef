import { matches } from './dating/matches.ts'
import { members } from './dating/members.ts'
import { messages } from './dating/messages.ts'
import { subscriptions } from './dating/subscriptions.ts'
import { swipes } from './dating/swipes.ts'
import type { Domain } from './domain.ts'

/**
 * A dating app. Primary: members. For each 1000 members 30,000 swipes, 2000 matches with 6 messages on average, and 800 subscriptions.
 * What is paid is the list price less the discount plus extras, and it is the store's fee plus what is left.
 */
export const dating: Domain = {
  name: 'dating',
  description: 'A dating app: members, swipes, matches, messages and subscriptions.',
  story: 'dating app with members, swipes, matches, messages and subscriptions',
  keywords: [
    'dating',
    'dating app',
    'dating site',
    'online dating',
    'matchmaking agency',
    'matchmaking service',
    'swipes',
    'swiping',
    'super likes',
    'singles',
    'singles app',
    'dating platform',
    'tinder',
  ],
  nouns: {
    members: ['users', 'singles', 'profiles', 'daters'],
    swipes: ['likes', 'profile views'],
    matches: ['couples', 'pairings'],
    messages: ['chats', 'chat messages'],
    subscriptions: ['premium subscriptions', 'upgrades'],
  },
  rates: [
    { words: ['super likes', 'super liked'], column: 'swipes.action', value: 'super_like' },
    { words: ['liked', 'right swipe', 'swiped right', 'like rate'], column: 'swipes.action', value: 'like' },
    { words: ['passed', 'passes', 'left swipe', 'swiped left', 'rejected'], column: 'swipes.action', value: 'pass' },
    { words: ['unmatched', 'unmatch', 'ended matches', 'ghosted'], column: 'matches.status', value: 'unmatched' },
    { words: ['reported', 'reports', 'reported matches', 'harassment'], column: 'matches.status', value: 'reported' },
    { words: ['verified', 'verified members', 'verified profiles', 'verification'], column: 'members.is_verified', value: true },
    { words: ['fake', 'fake profiles', 'fake members', 'bots', 'scammers', 'catfish'], column: 'members.is_fake', value: true },
    {
      words: ['churn', 'churned', 'cancelled', 'canceled', 'cancellation', 'cancelled subscriptions', 'canceled subscriptions'],
      column: 'subscriptions.fate',
      value: 'cancelled',
      shown: { column: 'status', value: 'cancelled' },
    },
    {
      words: ['refund', 'refunded', 'refunded subscriptions'],
      column: 'subscriptions.fate',
      value: 'refunded',
      shown: { column: 'status', value: 'refunded' },
    },
    { words: ['read', 'read messages', 'opened messages'], column: 'messages.is_read', value: true },
  ],
  measures: [
    {
      words: ['revenue', 'subscription revenue', 'sales', 'income', 'turnover', 'bookings', 'mrr'],
      column: 'subscriptions.amount',
      unit: 'money',
      typical: 41.8,
      prices: ['subscriptions.monthly_price'],
    },
    { words: ['photos viewed', 'photo views', 'views'], column: 'swipes.photos_viewed', unit: 'quantity', typical: 1.93 },
  ],
  events: ['swipes', 'matches', 'subscriptions'],
  countries: ['members.country_code'],
  currencies: ['subscriptions.currency'],
  money: ['subscriptions.monthly_price', 'subscriptions.extras_due'],
  schema: { version: 1, name: 'dating', tables: [members, swipes, matches, messages, subscriptions] },
}
