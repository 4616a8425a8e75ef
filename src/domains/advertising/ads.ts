import type { TableSchema } from '../../schema/schema.ts'

const headlines = {
  retail: ['New season, new favorites', 'Up to 40% off this week', 'Free delivery over 50', 'Style that lasts'],
  consumer_electronics: ['Sound like never before', 'Upgrade your everyday', 'Trade in and save', 'Smaller, faster, brighter'],
  travel: ['Your next escape', 'Flights and hotels in one place', 'City breaks from 99', 'Book now, cancel free'],
  finance: ['Save smarter', 'Mortgages made simple', 'Zero fees, really', 'Your money, at work'],
  automotive: ['Test drive it today', 'Electric, without compromise', '0% financing', 'Built for the long road'],
  food_and_drink: ['Dinner is served', 'Taste the summer', 'Fresh to your door', 'Try it once, love it always'],
  health: ['Feel better, sooner', 'See a doctor today', 'Sleep well again', 'Care that listens'],
  education: ['Learn at your pace', 'Your degree, online', 'Start speaking in 3 weeks', 'Courses from 19'],
  software: ['Work that flows', 'Try it free for 30 days', 'Reports in one click', 'Goodbye, spreadsheets'],
  home_and_garden: ['Make room for living', 'Gardens that grow', 'Do it yourself, done right', 'Sofas you sink into'],
}

/** What people see: the format follows from the channel, the words from the advertiser's trade. */
export const ads: TableSchema = {
  name: 'ads',
  rows: { type: 'primary' },
  columns: [
    { name: 'ad_id', kind: 'sequence' },
    { name: 'campaign_id', kind: 'foreign_key', table: 'campaigns', popularity: 0.3, existing_at: 'created_on' },
    { name: 'advertiser_id', kind: 'lookup', through: 'campaign_id', column: 'advertiser_id', hidden: true },
    { name: 'industry', kind: 'lookup', through: 'advertiser_id', column: 'industry', hidden: true },
    { name: 'channel', kind: 'lookup', through: 'campaign_id', column: 'channel' },
    { name: 'objective', kind: 'lookup', through: 'campaign_id', column: 'objective', hidden: true },
    { name: 'daily_budget', kind: 'lookup', through: 'campaign_id', column: 'daily_budget', hidden: true },
    {
      name: 'format',
      kind: 'category',
      values: ['text', 'image', 'carousel', 'video', 'product_listing'],
      by: 'channel',
      cases: {
        search: [100, 0, 0, 0, 0],
        social: [0, 46, 22, 32, 0],
        display: [0, 100, 0, 0, 0],
        video: [0, 0, 0, 100, 0],
        shopping: [0, 0, 0, 0, 100],
      },
    },
    {
      name: 'size',
      kind: 'switch',
      by: 'channel',
      cases: {
        display: { kind: 'category', values: ['300x250', '728x90', '320x50', '160x600', '970x250'], weights: [40, 22, 22, 9, 7] },
        social: { kind: 'category', values: ['1080x1080', '1080x1920'], weights: [60, 40] },
        video: { kind: 'category', values: ['1920x1080', '1080x1920'], weights: [70, 30] },
      },
      otherwise: null,
    },
    { name: 'headline', kind: 'text', segments: [{ by: 'industry', cases: headlines }] },
    {
      name: 'call_to_action',
      kind: 'category',
      values: ['learn_more', 'shop_now', 'sign_up', 'get_offer', 'contact_us', 'install_now'],
      by: 'objective',
      cases: {
        sales: [10, 68, 2, 20, 0, 0],
        leads: [22, 0, 34, 16, 28, 0],
        traffic: [78, 12, 4, 4, 2, 0],
        awareness: [92, 4, 4, 0, 0, 0],
        app_installs: [8, 0, 0, 0, 0, 92],
      },
    },
    { name: 'status', kind: 'category', values: ['active', 'paused', 'limited'], shares: [0.8, 0.155, 0.045] },
    { name: 'created_on', kind: 'date', from: '2021-09-01', to: '2025-12-15', growth: 2.2, weekdays: [1.2, 1.3, 1.2, 1.2, 0.9, 0.1, 0.1] },
    { name: 'ad_strength', kind: 'category', values: ['poor', 'average', 'good', 'excellent'], weights: [10, 32, 41, 17] },
  ],
}
