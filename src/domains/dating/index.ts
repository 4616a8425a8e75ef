import { measure, trade } from '../trade.ts'
import { members } from './members.ts'
import { messages } from './messages.ts'
import { subscriptions } from './subscriptions.ts'
import { matches, swipes } from './swipes.ts'

/**
 * A dating app. The primary table is members; for each 1000 of them there are 30,000 swipes, 2000 matches with 6 messages each, and 800
 * subscriptions.
 */
export const dating = trade({
  name: 'dating',
  description: 'A dating app: members, swipes, matches, messages and subscriptions.',
  story: 'dating app with members, swipes, matches, messages and subscriptions',
  keywords:
    'dating, dating app, dating site, online dating, matchmaking agency, matchmaking service, swipes, swiping, super likes, singles, ' +
    'singles app, dating platform, tinder',
  nouns: {
    members: 'users, singles, profiles, daters',
    swipes: 'likes, profile views',
    matches: 'couples, pairings',
    messages: 'chats, chat messages',
    subscriptions: 'premium subscriptions, upgrades',
  },
  rates: {
    'swipes.action.super_like': 'super likes, super liked',
    'swipes.action.like': 'liked, right swipe, swiped right, like rate',
    'swipes.action.pass': 'passed, passes, left swipe, swiped left, rejected',
    'matches.status.unmatched': 'unmatched, unmatch, ended matches, ghosted',
    'matches.status.reported': 'reported, reports, reported matches, harassment',
    'members.is_verified.true': 'verified, verified members, verified profiles, verification',
    'members.is_fake.true': 'fake, fake profiles, fake members, bots, scammers, catfish',
    'subscriptions.fate.cancelled': 'churn, churned, cancelled, canceled, cancellation, cancelled subscriptions, canceled subscriptions',
    'subscriptions.fate.refunded': 'refund, refunded, refunded subscriptions',
    'messages.is_read.true': 'read, read messages, opened messages',
  },
  shown: { 'subscriptions.fate': 'status' },
  measures: [
    measure('subscriptions.amount', 'money', 41.8, {
      words: 'revenue, subscription revenue, sales, income, turnover, bookings, mrr',
      prices: ['subscriptions.monthly_price'],
    }),
    measure('swipes.photos_viewed', 'quantity', 1.93, { words: 'photos viewed, photo views, views' }),
  ],
  events: ['swipes', 'matches', 'subscriptions'],
  money: ['subscriptions.monthly_price', 'subscriptions.extras_due'],
  tables: [members, swipes, matches, messages, subscriptions],
})
