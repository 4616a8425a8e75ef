import { measure, trade } from '../trade.ts'
import { albums, tracks } from './albums.ts'
import { artists } from './artists.ts'
import { listeners, royalties, streams } from './streams.ts'

/**
 * A music streaming service. The primary table is listeners; for each 1000 of them there are 100 artists (at least 5), 250 albums (at least
 * 6) with 8 tracks each, 30,000 streams and 3000 royalties.
 */
export const music = trade({
  name: 'music',
  description: 'A music streaming service: artists, albums, tracks, listeners, streams and royalties.',
  story: 'music streaming service with artists, albums, tracks, listeners, streams and royalties',
  keywords:
    'music, music streaming, music service, music label, record label, songs, albums, artists, royalties, spotify, musicians, playlist, ' +
    'audio streaming',
  nouns: {
    artists: 'musicians, bands, singers',
    albums: 'releases, records',
    tracks: 'songs, recordings',
    listeners: 'users, fans, subscribers',
    streams: 'plays, listens',
    royalties: 'royalty payments, payouts',
  },
  rates: {
    'streams.is_skipped.true': 'skip, skipped, skip rate, skipped streams',
    'tracks.is_explicit.true': 'explicit, explicit tracks, explicit songs, explicit lyrics',
    'streams.is_shuffled.true': 'shuffled, shuffle, shuffle plays, shuffled plays, shuffled streams',
    'listeners.plan.premium': 'premium, premium listeners, premium plan, premium subscribers, paying',
    'listeners.plan.free': 'free, free plan, free users, free listeners, ad supported',
    'listeners.plan.family': 'family, family plan',
    'listeners.plan.student': 'student, student plan',
    'artists.is_verified.true': 'verified, verified artists',
    'royalties.status.disputed': 'disputed, disputes, disputed royalties',
    'royalties.status.on_hold': 'on hold, withheld, held royalties, held back',
  },
  measures: [
    measure('royalties.amount', 'money', 232, { words: 'royalties, royalty payments, payouts, revenue, income, earnings, sales' }),
    measure('royalties.stream_count', 'quantity', 65000, { words: 'streams, stream count, plays, listens, paid streams' }),
  ],
  events: ['streams', 'royalties'],
  money: ['royalties.rate_per_thousand'],
  tables: [artists, albums, tracks, listeners, streams, royalties],
})
