import type { TableSchema } from '../../schema/schema.ts'

/** Pages seen in a visit, in order: the landing page first, and nothing but it, perhaps loaded again, in a visit that bounced. */
export const pageViews: TableSchema = {
  name: 'page_views',
  rows: { type: 'owned', by: 'sessions', min: 1, max: 12, mean: 2.4 },
  columns: [
    { name: 'page_view_id', kind: 'sequence' },
    { name: 'session_id', kind: 'owner_key', table: 'sessions' },
    { name: 'view_number', kind: 'sibling_number' },
    { name: 'started_at', kind: 'lookup', through: 'session_id', column: 'started_at', hidden: true },
    { name: 'landing_page', kind: 'lookup', through: 'session_id', column: 'landing_page', hidden: true },
    { name: 'landing_title', kind: 'lookup', through: 'session_id', column: 'landing_title', hidden: true },
    { name: 'is_landing', kind: 'formula', expression: 'view_number == 1 || parent.is_bounce', as: 'boolean', hidden: true },
    {
      name: 'seconds_in',
      kind: 'formula',
      expression: 'min(floor(parent.engagement_seconds * (view_number - 1) / parent.page_views), parent.seconds_left)',
      hidden: true,
    },
    { name: 'viewed_at', kind: 'shifted', column: 'started_at', offset: 'seconds_in', unit: 'seconds', as: 'timestamp' },
    { name: 'page', kind: 'entry', list: 'web_pages', hidden: true },
    { name: 'own_path', kind: 'attribute', entry: 'page', attribute: 'path', hidden: true },
    { name: 'own_title', kind: 'attribute', entry: 'page', attribute: 'title', hidden: true },
    {
      name: 'page_path',
      kind: 'switch',
      by: 'is_landing',
      cases: { true: { kind: 'template', template: '{landing_page}' }, false: { kind: 'template', template: '{own_path}' } },
    },
    {
      name: 'page_title',
      kind: 'switch',
      by: 'is_landing',
      cases: { true: { kind: 'template', template: '{landing_title}' }, false: { kind: 'template', template: '{own_title}' } },
    },
    {
      name: 'reading',
      kind: 'decimal',
      scale: 2,
      min: 0.1,
      max: 1,
      distribution: { name: 'beta', alpha: 2, beta: 1.6, min: 0.1, max: 1 },
      hidden: true,
    },
    { name: 'scroll_percent', kind: 'formula', expression: 'parent.is_bounce ? floor(reading * 25) : round(reading * 100)', scale: 0 },
    {
      name: 'load_milliseconds',
      kind: 'integer',
      min: 180,
      max: 15000,
      by: 'device_type',
      cases: { mobile: { name: 'lognormal', median: 1900, spread: 0.5 }, tablet: { name: 'lognormal', median: 1700, spread: 0.5 } },
      distribution: { name: 'lognormal', median: 1200, spread: 0.5 },
    },
    { name: 'device_type', kind: 'lookup', through: 'session_id', column: 'device_type', hidden: true },
    { name: 'is_exit', kind: 'formula', expression: 'view_number == parent.page_views', as: 'boolean' },
  ],
}
