import { formula, secondsAfter } from '../../builders/computed.ts'
import { gamma, lognormal } from '../../builders/distributions.ts'
import { decimal, decimalBy, oneOf, timestamp, whole, yes } from '../../builders/drawn.ts'
import { id, ref } from '../../builders/relations.ts'
import { hidden, per, table } from '../../builders/table.ts'
import { wakingHours } from '../hours.ts'
import { cell } from './cell.ts'

/** Mobile data: a session ends before today does. */
export const dataSessions = table('data_sessions', per('subscribers', 10), {
  data_session_id: id(),
  subscriber_id: ref('subscribers', { popularity: 0.5, existing_at: 'started_at' }),
  started_at: timestamp('2025-01-01', '2025-12-31', {
    growth: 1.35,
    weekdays: [0.98, 0.97, 0.97, 0.98, 1.02, 1.06, 1.02],
    hours: wakingHours,
  }),
  length: hidden(whole(20, 14400, lognormal(640, 1))),
  duration_seconds: formula('min(length, seconds(today) - started_at)'),
  ended_at: secondsAfter('started_at', 'duration_seconds'),
  application: oneOf({ video: 26, social: 27, web: 18, music: 9, messaging: 10, gaming: 4, maps: 4, app_update: 2 }),
  volume: hidden(
    decimalBy('application', 0.001, 12, 3, {
      video: lognormal(0.42, 0.9),
      social: lognormal(0.16, 0.9),
      web: lognormal(0.06, 1),
      music: lognormal(0.07, 0.6),
      messaging: lognormal(0.015, 1),
      gaming: lognormal(0.08, 0.8),
      maps: lognormal(0.025, 0.7),
      app_update: lognormal(0.3, 0.9),
    }),
  ),
  data_gb: formula('volume'),
  upload_share: hidden(decimal(0.01, 0.6, 3, gamma(0.11, 2.5))),
  upload_gb: formula('data_gb * upload_share', 3),
  download_gb: formula('data_gb - upload_gb'),
  network_type: oneOf({ '5G': 46, '4G': 51, '3G': 3 }),
  is_roaming: yes(0.04),
  ...cell,
})
