import type { TableSchema } from '../../schema/schema.ts'
import { wakingHours } from '../hours.ts'
import { city, country, place, region } from '../shared/place-columns.ts'

/** Browsers that were seen, by the identifier in their cookie; their system follows from the device, and the browser from both. */
export const visitors: TableSchema = {
  name: 'visitors',
  rows: { type: 'primary' },
  columns: [
    { name: 'visitor_id', kind: 'sequence' },
    { name: 'client_id', kind: 'uuid' },
    { name: 'device_type', kind: 'category', values: ['mobile', 'desktop', 'tablet'], weights: [56, 41, 3] },
    {
      name: 'operating_system',
      kind: 'category',
      values: ['iOS', 'Android', 'Windows', 'macOS', 'Linux', 'ChromeOS', 'iPadOS'],
      by: 'device_type',
      cases: { mobile: [46, 54, 0, 0, 0, 0, 0], desktop: [0, 0, 71, 21, 4, 4, 0], tablet: [0, 42, 0, 0, 0, 0, 58] },
    },
    {
      name: 'browser',
      kind: 'category',
      values: ['Chrome', 'Safari', 'Edge', 'Firefox', 'Samsung Internet', 'Opera'],
      by: 'operating_system',
      cases: {
        iOS: [14, 83, 1, 1, 0, 1],
        Android: [84, 0, 1, 2, 11, 2],
        Windows: [67, 0, 21, 8, 0, 4],
        macOS: [46, 46, 3, 4, 0, 1],
        Linux: [58, 0, 2, 37, 0, 3],
        ChromeOS: [99, 0, 0, 1, 0, 0],
        iPadOS: [12, 86, 1, 1, 0, 0],
      },
    },
    {
      name: 'screen_resolution',
      kind: 'category',
      values: [
        '390x844',
        '393x873',
        '360x800',
        '412x915',
        '1920x1080',
        '1366x768',
        '1536x864',
        '2560x1440',
        '1440x900',
        '820x1180',
        '810x1080',
      ],
      by: 'operating_system',
      cases: {
        iOS: [70, 30, 0, 0, 0, 0, 0, 0, 0, 0, 0],
        Android: [0, 22, 44, 34, 0, 0, 0, 0, 0, 0, 0],
        Windows: [0, 0, 0, 0, 50, 18, 20, 12, 0, 0, 0],
        macOS: [0, 0, 0, 0, 12, 0, 0, 38, 50, 0, 0],
        Linux: [0, 0, 0, 0, 66, 14, 0, 20, 0, 0, 0],
        ChromeOS: [0, 0, 0, 0, 30, 70, 0, 0, 0, 0, 0],
        iPadOS: [0, 0, 0, 0, 0, 0, 0, 0, 0, 60, 40],
      },
    },
    place,
    city,
    region,
    country,
    {
      name: 'country_code',
      kind: 'category',
      values: ['US', 'GB', 'CA', 'AU', 'DE', 'IN', 'FR', 'IE'],
      weights: [52, 15, 8, 7, 6, 6, 4, 2],
    },
    {
      name: 'first_channel',
      kind: 'category',
      values: ['organic_search', 'direct', 'social', 'referral', 'email', 'paid_search', 'display'],
      weights: [47, 19, 15, 8, 3, 6, 2],
    },
    { name: 'has_consented', kind: 'boolean', rate: 0.72 },
    {
      name: 'first_seen_at',
      kind: 'timestamp',
      from: '2023-12-01',
      to: '2025-12-30',
      growth: 2,
      weekdays: [1.06, 1.05, 1.04, 1.02, 0.95, 0.9, 1],
      hours: wakingHours,
    },
  ],
}
