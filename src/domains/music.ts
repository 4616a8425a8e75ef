import type { Domain } from './domain.ts'
import { albums } from './music/albums.ts'
import { artists } from './music/artists.ts'
import { listeners } from './music/listeners.ts'
import { royalties } from './music/royalties.ts'
import { streams } from './music/streams.ts'
import { tracks } from './music/tracks.ts'

/**
 * A music streaming service. Primary: listeners. For each 1000 listeners 100 artists (at least 5), 250 albums (at least 6) with 8 tracks on
 * average, 30,000 streams and 3000 royalty payments, which artist and label share.
 */
export const music: Domain = {
  name: 'music',
  description: 'A music streaming service: artists, albums, tracks, listeners, streams and royalties.',
  story: 'music streaming service with artists, albums, tracks, listeners, streams and royalties',
  keywords: [
    'music',
    'music streaming',
    'music service',
    'music label',
    'record label',
    'songs',
    'albums',
    'artists',
    'royalties',
    'spotify',
    'musicians',
    'playlist',
    'audio streaming',
  ],
  nouns: {
    artists: ['musicians', 'bands', 'singers'],
    albums: ['releases', 'records'],
    tracks: ['songs', 'recordings'],
    listeners: ['users', 'fans', 'subscribers'],
    streams: ['plays', 'listens'],
    royalties: ['royalty payments', 'payouts'],
  },
  rates: [
    { words: ['skip', 'skipped', 'skip rate', 'skipped streams'], column: 'streams.is_skipped', value: true },
    { words: ['explicit', 'explicit tracks', 'explicit songs', 'explicit lyrics'], column: 'tracks.is_explicit', value: true },
    { words: ['shuffled', 'shuffle', 'shuffle plays', 'shuffled plays', 'shuffled streams'], column: 'streams.is_shuffled', value: true },
    {
      words: ['premium', 'premium listeners', 'premium plan', 'premium subscribers', 'paying'],
      column: 'listeners.plan',
      value: 'premium',
    },
    { words: ['free', 'free plan', 'free users', 'free listeners', 'ad supported'], column: 'listeners.plan', value: 'free' },
    { words: ['family', 'family plan'], column: 'listeners.plan', value: 'family' },
    { words: ['student', 'student plan'], column: 'listeners.plan', value: 'student' },
    { words: ['verified', 'verified artists'], column: 'artists.is_verified', value: true },
    { words: ['disputed', 'disputes', 'disputed royalties'], column: 'royalties.status', value: 'disputed' },
    { words: ['on hold', 'withheld', 'held royalties', 'held back'], column: 'royalties.status', value: 'on_hold' },
  ],
  measures: [
    {
      words: ['royalties', 'royalty payments', 'payouts', 'revenue', 'income', 'earnings', 'sales'],
      column: 'royalties.amount',
      unit: 'money',
      typical: 232,
    },
    {
      words: ['streams', 'stream count', 'plays', 'listens', 'paid streams'],
      column: 'royalties.stream_count',
      unit: 'quantity',
      typical: 65000,
    },
  ],
  events: ['streams', 'royalties'],
  countries: ['listeners.country_code'],
  currencies: ['royalties.currency'],
  money: ['royalties.rate_per_thousand'],
  schema: { version: 1, name: 'music', tables: [artists, albums, tracks, listeners, streams, royalties] },
}
