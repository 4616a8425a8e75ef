import { formula, itself, mapped, secondsAfter, when } from '../../builders/computed.ts'
import { beta, exponential, quantiles } from '../../builders/distributions.ts'
import { decimal, oneOf, oneOfBy, timestamp, whole, yes } from '../../builders/drawn.ts'
import { allHidden, hidden, id, lookup, lookups, per, ref, table } from '../../builders/table.ts'

const viewingHours = [16, 9, 5, 3, 2, 2, 4, 7, 9, 10, 12, 13, 16, 17, 17, 19, 22, 27, 36, 48, 60, 64, 50, 30]

/** How often each quality, from SD to 4K, is chosen in each plan. */
const qualities = { basic_with_ads: [12, 88, 0, 0], standard: [5, 17, 78, 0], premium: [2, 6, 22, 70] }

/** Plays of titles, from start to end where they are completed. All are over by today. */
export const plays = table('plays', per('subscribers', 15), {
  play_id: id(),
  subscriber_id: ref('subscribers', { popularity: 0.45, existing_at: 'started_at' }),
  // Which member of the household watches.
  profile: whole(1, 5, quantiles([1, 1, 1, 1.4, 2, 2.4, 3, 3.6, 5])),
  title_id: ref('titles', { popularity: 0.8, existing_at: 'started_at' }),
  started_at: timestamp('2025-01-01', '2025-12-31', viewingHours, {
    growth: 1.25,
    months: [1.12, 1.05, 1, 0.97, 0.93, 0.92, 0.94, 0.95, 0.96, 1.02, 1.08, 1.16],
    weekdays: [0.9, 0.88, 0.88, 0.92, 1.08, 1.22, 1.2],
  }),
  device: oneOf({ tv: 57, mobile: 20, desktop: 12, tablet: 7, game_console: 4 }),
  plan: hidden(lookup('subscriber_id', 'plan')),
  paid_quality: hidden(oneOfBy('plan', ['1', '2', '3', '4'], qualities)),
  paid_rank: hidden(mapped('paid_quality', itself(1, 2, 3, 4))),
  // The device limits the quality too.
  shown_rank: hidden(mapped('device', { tv: 4, game_console: 4, desktop: 3, tablet: 3, mobile: 2 })),
  rank: hidden(formula('min(paid_rank, shown_rank)')),
  quality: mapped('rank', { 1: 'SD', 2: 'HD', 3: 'Full HD', 4: '4K' }),
  ...allHidden(lookups('title_id', { runtime: 'runtime_minutes', season_count: 'seasons' })),
  luck: hidden(decimal(0, 0.999, 3)),
  season: formula('floor(luck * season_count) + 1'),
  episode_drawn: hidden(whole(1, 12, quantiles([1, 1, 2, 3, 5, 7, 9, 12]))),
  episode: when('known(season)', formula('episode_drawn')),
  is_completed: yes(0.52),
  share_seen: hidden(decimal(0.02, 0.88, 3, beta(0.8, 1.3, 0, 0.88))),
  natural_minutes: hidden(formula('is_completed ? runtime : max(floor(runtime * share_seen), 1)')),
  minutes_watched: formula('natural_minutes'),
  seconds_watched: hidden(formula('min(minutes_watched * 60, seconds(today) - started_at)')),
  ended_at: secondsAfter('started_at', 'seconds_watched'),
  is_download: yes(0.06),
  buffering: hidden(decimal(0, 240, 1, exponential(2.4))),
  buffering_seconds: formula('is_download ? 0 : buffering'),
})
