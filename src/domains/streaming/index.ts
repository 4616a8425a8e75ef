import { measure, trade } from '../trade.ts'
import { payments, subscribers } from './subscribers.ts'
import { plays } from './plays.ts'
import { titles } from './titles.ts'

/**
 * Video on demand by subscription. Primary: subscribers. For each 1000 subscribers 150 titles (at least 40), 15,000 plays and 7000
 * payments. A cancelled subscription still runs to the end of its term, so its plays and payments go on until today.
 */
export const streaming = trade({
  name: 'streaming',
  description: 'Video streaming by subscription: subscribers, titles, plays and payments.',
  story: 'streaming service with subscribers, titles and plays',
  keywords:
    'streaming, streaming service, streaming platform, video streaming, video on demand, vod, svod, ott, netflix, movies and series, ' +
    'tv shows, watch time, binge watching',
  nouns: {
    titles: 'movies, films, shows, tv shows, content, catalog, catalogue',
    subscribers: 'subs, viewers, members, users, customers',
    plays: 'streams, views, viewings, playbacks, viewing sessions',
    payments: 'charges, transactions, invoices, billing',
  },
  rates: {
    'subscribers.status.cancelled': 'churn, churned, cancelled, canceled, cancellation, churn rate, churners',
    'subscribers.status.paused': 'paused, on pause, pause',
    'subscribers.plan.premium': 'premium, premium plan, on premium, premium subscribers',
    'subscribers.plan.standard': 'standard, standard plan, on standard',
    'subscribers.plan.basic_with_ads': 'with ads, ad supported, ad tier, basic, basic plan, ads plan',
    'plays.is_completed.true': 'completed, completion, completion rate, finished, watched to the end',
    'plays.is_download.true': 'downloads, downloaded, offline',
    'plays.device.tv': 'on tv, tv, television, on television',
    'plays.device.mobile': 'mobile, on mobile, on phones',
    'payments.status.failed': 'failed, failed payments, payment failures, declined, declined payments',
    'payments.status.refunded': 'refunded, refund, refunded payments',
    'titles.is_original.true': 'originals, original titles, original content',
    'titles.title_type.series': 'series, tv series',
    'titles.title_type.movie': 'movies, films',
  },
  measures: [
    measure('payments.amount', 'money', 12.75, {
      words: 'revenue, subscription revenue, sales, turnover, income, mrr, recurring revenue, billings',
      prices: ['subscribers.monthly_price', 'payments.extra_price'],
    }),
    measure('plays.minutes_watched', 'quantity', 53.7, {
      words: 'minutes watched, watch time, minutes, viewing time, minutes viewed, viewing minutes, minutes streamed, watch minutes',
    }),
  ],
  events: ['plays', 'payments'],
  money: ['subscribers.monthly_price', 'payments.extra_price'],
  tables: [titles, subscribers, plays, payments],
})
