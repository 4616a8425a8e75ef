import type { Domain } from './domain.ts'
import { payments } from './streaming/payments.ts'
import { plays } from './streaming/plays.ts'
import { subscribers } from './streaming/subscribers.ts'
import { titles } from './streaming/titles.ts'

/**
 * Video on demand by subscription. Primary: subscribers. For each 1000 of them 150 titles (40 at least), 15000 plays and 7000 payments.
 * Churned are those who cancelled within the term that runs, so that what they watch and pay until its end stands.
 */
export const streaming: Domain = {
  name: 'streaming',
  description: 'Video streaming by subscription: subscribers, titles, plays and payments.',
  story: 'streaming service with subscribers, titles and plays',
  keywords: [
    'streaming',
    'streaming service',
    'streaming platform',
    'video streaming',
    'video on demand',
    'vod',
    'svod',
    'ott',
    'netflix',
    'movies and series',
    'tv shows',
    'watch time',
    'binge watching',
  ],
  nouns: {
    titles: ['movies', 'films', 'shows', 'tv shows', 'content', 'catalog', 'catalogue'],
    subscribers: ['subs', 'viewers', 'members', 'users', 'customers'],
    plays: ['streams', 'views', 'viewings', 'playbacks', 'viewing sessions'],
    payments: ['charges', 'transactions', 'invoices', 'billing'],
  },
  rates: [
    {
      words: ['churn', 'churned', 'monthly churn', 'cancelled', 'canceled', 'cancellation', 'churn rate', 'churners'],
      column: 'subscribers.status',
      value: 'cancelled',
    },
    { words: ['paused', 'on pause', 'pause'], column: 'subscribers.status', value: 'paused' },
    { words: ['premium', 'premium plan', 'on premium', 'premium subscribers'], column: 'subscribers.plan', value: 'premium' },
    { words: ['standard', 'standard plan', 'on standard'], column: 'subscribers.plan', value: 'standard' },
    {
      words: ['with ads', 'ad supported', 'ad tier', 'basic', 'basic plan', 'ads plan'],
      column: 'subscribers.plan',
      value: 'basic_with_ads',
    },
    { words: ['completed', 'completion', 'completion rate', 'finished', 'watched to the end'], column: 'plays.is_completed', value: true },
    { words: ['downloads', 'downloaded', 'offline'], column: 'plays.is_download', value: true },
    { words: ['on tv', 'tv', 'television', 'on television'], column: 'plays.device', value: 'tv' },
    { words: ['mobile', 'on mobile', 'on phones'], column: 'plays.device', value: 'mobile' },
    {
      words: ['failed', 'failed payments', 'payment failures', 'declined', 'declined payments'],
      column: 'payments.status',
      value: 'failed',
    },
    { words: ['refunded', 'refund', 'refunded payments'], column: 'payments.status', value: 'refunded' },
    { words: ['originals', 'original titles', 'original content'], column: 'titles.is_original', value: true },
    { words: ['series', 'tv series'], column: 'titles.title_type', value: 'series' },
    { words: ['movies', 'films'], column: 'titles.title_type', value: 'movie' },
  ],
  measures: [
    {
      words: ['revenue', 'subscription revenue', 'sales', 'turnover', 'income', 'mrr', 'recurring revenue', 'billings'],
      column: 'payments.amount',
      unit: 'money',
      typical: 12.75,
      prices: ['subscribers.monthly_price', 'payments.extra_price'],
    },
    {
      words: [
        'minutes watched',
        'watch time',
        'minutes',
        'viewing time',
        'minutes viewed',
        'viewing minutes',
        'minutes streamed',
        'watch minutes',
      ],
      column: 'plays.minutes_watched',
      unit: 'quantity',
      typical: 53.7,
    },
  ],
  events: ['plays', 'payments'],
  countries: ['subscribers.country_code'],
  currencies: ['payments.currency'],
  money: ['subscribers.monthly_price', 'payments.extra_price'],
  schema: { version: 1, name: 'streaming', tables: [titles, subscribers, plays, payments] },
}
