import { words } from '../../builders/words.ts'
import { rates } from '../rates.ts'
import type { Domain } from '../domain.ts'
import { payments } from './payments.ts'
import { plays } from './plays.ts'
import { subscribers } from './subscribers.ts'
import { titles } from './titles.ts'

/**
 * Video on demand by subscription. Primary: subscribers. For each 1000 of them 150 titles (40 at least), 15000 plays and 7000 payments.
 * Churned are those who cancelled within the term that runs, so that what they watch and pay until its end stands.
 */
export const streaming: Domain = {
  name: 'streaming',
  description: 'Video streaming by subscription: subscribers, titles, plays and payments.',
  story: 'streaming service with subscribers, titles and plays',
  keywords: words(
    'streaming, streaming service, streaming platform, video streaming, video on demand, vod, svod, ott, netflix',
    'movies and series, tv shows, watch time, binge watching',
  ),
  nouns: {
    titles: ['movies', 'films', 'shows', 'tv shows', 'content', 'catalog', 'catalogue'],
    subscribers: ['subs', 'viewers', 'members', 'users', 'customers'],
    plays: ['streams', 'views', 'viewings', 'playbacks', 'viewing sessions'],
    payments: ['charges', 'transactions', 'invoices', 'billing'],
  },
  rates: [
    ...rates('subscribers.status', {
      cancelled: 'churn, churned, monthly churn, cancelled, canceled, cancellation, churn rate, churners',
      paused: 'paused, on pause, pause',
    }),
    ...rates('subscribers.plan', {
      premium: 'premium, premium plan, on premium, premium subscribers',
      standard: 'standard, standard plan, on standard',
      basic_with_ads: 'with ads, ad supported, ad tier, basic, basic plan, ads plan',
    }),
    ...rates('plays.is_completed', { true: 'completed, completion, completion rate, finished, watched to the end' }),
    ...rates('plays.is_download', { true: 'downloads, downloaded, offline' }),
    ...rates('plays.device', { tv: 'on tv, tv, television, on television', mobile: 'mobile, on mobile, on phones' }),
    ...rates('payments.status', {
      failed: 'failed, failed payments, payment failures, declined, declined payments',
      refunded: 'refunded, refund, refunded payments',
    }),
    ...rates('titles.is_original', { true: 'originals, original titles, original content' }),
    ...rates('titles.title_type', { series: 'series, tv series', movie: 'movies, films' }),
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
      words: words('minutes watched, watch time, minutes, viewing time, minutes viewed, viewing minutes, minutes streamed, watch minutes'),
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
