import { oneOf, oneOfBy, timestamp, yes } from '../../builders/drawn.ts'
import { id, primary, table } from '../../builders/table.ts'
import { words } from '../../builders/texts.ts'
import { wakingHours } from '../shared/hours.ts'
import { address } from '../shared/address.ts'

const screens = words('390x844, 393x873, 360x800, 412x915, 1920x1080, 1366x768, 1536x864, 2560x1440, 1440x900, 820x1180, 810x1080')

/** Visitors as the identifier in their cookie tells them apart. The system depends on the device, browser and screen on the system. */
export const visitors = table('visitors', primary, {
  visitor_id: id(),
  client_id: { kind: 'uuid' },
  device_type: oneOf({ mobile: 56, desktop: 41, tablet: 3 }),
  operating_system: oneOfBy('device_type', ['iOS', 'Android', 'Windows', 'macOS', 'Linux', 'ChromeOS', 'iPadOS'], {
    mobile: { iOS: 46, Android: 54 },
    desktop: { Windows: 71, macOS: 21, Linux: 4, ChromeOS: 4 },
    tablet: { Android: 42, iPadOS: 58 },
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
  screen_resolution: oneOfBy('operating_system', screens, {
    iOS: { '390x844': 70, '393x873': 30 },
    Android: { '393x873': 22, '360x800': 44, '412x915': 34 },
    Windows: { '1920x1080': 50, '1366x768': 18, '1536x864': 20, '2560x1440': 12 },
    macOS: { '1920x1080': 12, '2560x1440': 38, '1440x900': 50 },
    Linux: { '1920x1080': 66, '1366x768': 14, '2560x1440': 20 },
    ChromeOS: { '1920x1080': 30, '1366x768': 70 },
    iPadOS: { '820x1180': 60, '810x1080': 40 },
  }),
  ...address('city', 'region', 'country'),
  country_code: oneOf({ US: 52, GB: 15, CA: 8, AU: 7, DE: 6, IN: 6, FR: 4, IE: 2 }),
  first_channel: oneOf({ organic_search: 47, direct: 19, social: 15, referral: 8, email: 3, paid_search: 6, display: 2 }),
  has_consented: yes(0.72),
  first_seen_at: timestamp('2023-12-01', '2025-12-30', wakingHours, { growth: 2, weekdays: [1.06, 1.05, 1.04, 1.02, 0.95, 0.9, 1] }),
})
