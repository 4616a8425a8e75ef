import type { PhraseExample } from './phrase.ts'

/** Shares of rows, as stories say them. */
export const rateExamples: readonly PhraseExample[] = [
  { story: '20% churn', facts: [{ text: '20% churn', type: 'rate', share: 0.2, what: ['churn'], of: null }] },
  { story: '20 percent churn', facts: [{ text: '20 percent churn', type: 'rate', share: 0.2, what: ['churn'] }] },
  { story: 'churn of 20%', facts: [{ text: 'churn of 20%', type: 'rate', share: 0.2, what: ['churn'] }] },
  { story: 'churn rate 5%', facts: [{ text: 'churn rate 5%', type: 'rate', share: 0.05, what: ['churn', 'rate'] }] },
  { story: 'a churn rate of about 5%', facts: [{ text: 'churn rate of about 5%', type: 'rate', share: 0.05, what: ['churn', 'rate'] }] },
  { story: 'a 5% churn rate', facts: [{ text: '5% churn rate', type: 'rate', share: 0.05, what: ['churn', 'rate'] }] },
  {
    story: 'a fifth of users churned',
    facts: [{ text: 'a fifth of users churned', type: 'rate', share: 0.2, what: ['churned'], of: { words: ['users'] } }],
  },
  {
    story: '3% fraud, 15% no-shows',
    facts: [
      { text: '3% fraud', type: 'rate', share: 0.03, what: ['fraud'] },
      { text: '15% no-shows', type: 'rate', share: 0.15, what: ['no', 'shows'] },
    ],
  },
  {
    story: '30% of users on the pro plan',
    facts: [
      { text: '30% of users on the pro plan', type: 'rate', share: 0.3, what: ['on', 'the', 'pro', 'plan'], of: { words: ['users'] } },
    ],
  },
  {
    story: '80% mobile, 20% desktop',
    facts: [
      { text: '80% mobile', type: 'rate', share: 0.8, what: ['mobile'] },
      { text: '20% desktop', type: 'rate', share: 0.2, what: ['desktop'] },
    ],
  },
  {
    story: 'one in five orders is returned',
    facts: [{ text: 'one in five orders is returned', type: 'rate', share: 0.2, what: ['returned'], of: { words: ['orders'] } }],
  },
  {
    story: 'half of the tickets are urgent and 10% are spam',
    facts: [
      { text: 'half of the tickets are urgent', type: 'rate', share: 0.5, what: ['urgent'], of: { words: ['tickets'] } },
      { text: '10% are spam', type: 'rate', share: 0.1, what: ['spam'] },
    ],
  },
  { story: 'no-show rate: 15%', facts: [{ text: 'no-show rate: 15%', type: 'rate', share: 0.15, what: ['no', 'show', 'rate'] }] },
  {
    story: '15 percent of appointments are no-shows',
    facts: [
      {
        text: '15 percent of appointments are no-shows',
        type: 'rate',
        share: 0.15,
        what: ['no', 'shows'],
        of: { words: ['appointments'] },
      },
    ],
  },
  {
    story: 'employees: 60% female',
    facts: [{ text: 'employees: 60% female', type: 'rate', share: 0.6, what: ['female'], of: { words: ['employees'] } }],
  },
  { story: 'churn (2.5%)', facts: [{ text: 'churn (2.5%', type: 'rate', share: 0.025, what: ['churn'] }] },
  {
    story: '80% of users have not verified their email',
    facts: [{ text: '80% of users have not verified their email', type: 'rate', share: 0.2, what: ['verified', 'email'] }],
  },
  { story: '10-15% churn', facts: [{ text: '10-15% churn', type: 'rate', share: 0.125 }] },
  {
    story: '20% of orders were cancelled by noon',
    facts: [{ text: '20% of orders were cancelled', type: 'rate', share: 0.2, what: ['cancelled'] }],
  },
  { story: '120% churn', facts: [{ text: '120% churn', type: 'rate', share: 1.2 }] },
  {
    story: '5% of claims denied',
    facts: [{ text: '5% of claims denied', type: 'rate', share: 0.05, what: ['denied'], of: { words: ['claims'] } }],
  },
  { story: '2% churn', facts: [{ text: '2% churn', type: 'rate', share: 0.02, what: ['churn'] }] },
  { story: 'opt-in rate of 30%', facts: [{ text: 'opt-in rate of 30%', type: 'rate', share: 0.3, what: ['opt', 'in', 'rate'] }] },
  {
    story: 'defect rate between 1% and 2%',
    facts: [{ text: 'defect rate between 1% and 2%', type: 'rate', share: 0.015, what: ['defect', 'rate'] }],
  },
  {
    story: 'half male, half female; a third via chat, a tenth no-shows',
    facts: [
      { text: 'half male', type: 'rate', share: 0.5, what: ['male'] },
      { text: 'half female', type: 'rate', share: 0.5, what: ['female'] },
      { text: 'a third via chat', type: 'rate', what: ['via', 'chat'] },
      { text: 'a tenth no-shows', type: 'rate', share: 0.1, what: ['no', 'shows'] },
    ],
  },
  {
    story: 'half of bookings come through agents',
    facts: [{ text: 'half of bookings come through agents', type: 'rate', share: 0.5, what: ['through', 'agents'] }],
  },
  { story: '1% dropped calls', facts: [{ text: '1% dropped calls', type: 'rate', share: 0.01 }] },
  {
    story: '40% on the plus plan',
    facts: [{ text: '40% on the plus plan', type: 'rate', share: 0.4, what: ['on', 'the', 'plus', 'plan'] }],
  },
  { story: '18% out of stock', facts: [{ text: '18% out of stock', type: 'rate', share: 0.18, what: ['out', 'of', 'stock'] }] },
  { story: '100% uptime', facts: [] },
  { story: 'less than 8% no-shows', facts: [{ text: '8% no-shows', type: 'rate', share: 0.072, what: ['no', 'shows'] }] },
]
