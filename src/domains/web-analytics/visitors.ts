import { oneOf, oneOfBy, timestamp, yes } from '../../builders/drawn.ts'
import { id } from '../../builders/relations.ts'
import { primary, table } from '../../builders/table.ts'
import { words } from '../../builders/words.ts'
import { wakingHours } from '../hours.ts'
import { address } from '../shared/address.ts'

/** Browsers that were seen, by the identifier in their cookie; their system follows from the device, and the browser from both. */
export const visitors = table('visitors', primary, {
  visitor_id: id(),
  client_id: { kind: 'uuid' },
  device_type: oneOf({ mobile: 56, desktop: 41, tablet: 3 }),
  operating_system: oneOfBy('device_type', ['iOS', 'Android', 'Windows', 'macOS', 'Linux', 'ChromeOS', 'iPadOS'], {
    mobile: [46, 54, 0, 0, 0, 0, 0],
    desktop: [0, 0, 71, 21, 4, 4, 0],
    tablet: [0, 42, 0, 0, 0, 0, 58],
  }),
  browser: oneOfBy('operating_system', ['Chrome', 'Safari', 'Edge', 'Firefox', 'Samsung Internet', 'Opera'], {
    iOS: [14, 83, 1, 1, 0, 1],
    Android: [84, 0, 1, 2, 11, 2],
    Windows: [67, 0, 21, 8, 0, 4],
    macOS: [46, 46, 3, 4, 0, 1],
    Linux: [58, 0, 2, 37, 0, 3],
    ChromeOS: [99, 0, 0, 1, 0, 0],
    iPadOS: [12, 86, 1, 1, 0, 0],
  }),
  screen_resolution: oneOfBy(
    'operating_system',
    words('390x844, 393x873, 360x800, 412x915, 1920x1080, 1366x768, 1536x864, 2560x1440, 1440x900, 820x1180, 810x1080'),
    {
      iOS: [70, 30, 0, 0, 0, 0, 0, 0, 0, 0, 0],
      Android: [0, 22, 44, 34, 0, 0, 0, 0, 0, 0, 0],
      Windows: [0, 0, 0, 0, 50, 18, 20, 12, 0, 0, 0],
      macOS: [0, 0, 0, 0, 12, 0, 0, 38, 50, 0, 0],
      Linux: [0, 0, 0, 0, 66, 14, 0, 20, 0, 0, 0],
      ChromeOS: [0, 0, 0, 0, 30, 70, 0, 0, 0, 0, 0],
      iPadOS: [0, 0, 0, 0, 0, 0, 0, 0, 0, 60, 40],
    },
  ),
  ...address('city', 'region', 'country'),
  country_code: oneOf({ US: 52, GB: 15, CA: 8, AU: 7, DE: 6, IN: 6, FR: 4, IE: 2 }),
  first_channel: oneOf({ organic_search: 47, direct: 19, social: 15, referral: 8, email: 3, paid_search: 6, display: 2 }),
  has_consented: yes(0.72),
  first_seen_at: timestamp('2023-12-01', '2025-12-30', { growth: 2, weekdays: [1.06, 1.05, 1.04, 1.02, 0.95, 0.9, 1], hours: wakingHours }),
})
