import { formula } from '../../builders/computed.ts'
import { beta, exponential } from '../../builders/distributions.ts'
import { decimal, oneOf, timestamp, whole, yes } from '../../builders/drawn.ts'
import { id, lookup, ref, shownLookups } from '../../builders/relations.ts'
import { hidden, per, table } from '../../builders/table.ts'

/** People listen on the way to work, at work, and most on the way home. */
const listeningHours = [8, 5, 3, 2, 2, 4, 12, 26, 34, 30, 28, 28, 30, 30, 30, 32, 36, 42, 42, 38, 34, 30, 24, 15]
const months = [0.97, 0.97, 0.98, 0.99, 1, 1, 0.99, 0.98, 1, 1.02, 1.04, 1.1]
const weekdays = [0.97, 0.98, 1, 1.02, 1.12, 1.03, 0.9]

/** Plays of released tracks. A skipped track was played for less than 30 seconds, any other for at least 30, so that it earns royalties. */
export const streams = table('streams', per('listeners', 30), {
  stream_id: id(),
  listener_id: ref('listeners', { popularity: 0.5, existing_at: 'streamed_at' }),
  track_id: ref('tracks', { popularity: 0.8 }),
  streamed_at: timestamp('2025-01-01', '2025-12-31', { growth: 1.3, weekdays, months, hours: listeningHours }),
  duration_seconds: hidden(lookup('track_id', 'duration_seconds')),
  is_skipped: yes(0.24),
  patience: hidden(whole(1, 29, exponential(9))),
  heard: hidden(decimal(0.5, 1, 3, beta(6, 1, 0.5, 1))),
  seconds_played: formula('is_skipped ? patience : max(round(duration_seconds * heard), 30)', 0),
  source: oneOf({ playlist: 32, library: 25, algorithmic: 21, search: 9, album_page: 8, radio: 5 }),
  device: oneOf({ mobile: 61, desktop: 16, smart_speaker: 8, car: 7, tv: 3, tablet: 3, console: 2 }),
  is_shuffled: yes(0.31),
  ...shownLookups('listener_id', 'country_code', 'plan'),
})
