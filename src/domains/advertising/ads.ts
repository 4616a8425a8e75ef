import { switchBy } from '../../builders/computed.ts'
import { date, oneOf, oneOfBy, shares } from '../../builders/drawn.ts'
import { id, lookup, ref } from '../../builders/relations.ts'
import { hidden, primary, table } from '../../builders/table.ts'
import { text } from '../../builders/texts.ts'

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
export const ads = table('ads', primary, {
  ad_id: id(),
  campaign_id: ref('campaigns', { popularity: 0.3, existing_at: 'created_on' }),
  advertiser_id: hidden(lookup('campaign_id', 'advertiser_id')),
  industry: hidden(lookup('advertiser_id', 'industry')),
  channel: lookup('campaign_id', 'channel'),
  objective: hidden(lookup('campaign_id', 'objective')),
  daily_budget: hidden(lookup('campaign_id', 'daily_budget')),
  format: oneOfBy('channel', ['text', 'image', 'carousel', 'video', 'product_listing'], {
    search: [100, 0, 0, 0, 0],
    social: [0, 46, 22, 32, 0],
    display: [0, 100, 0, 0, 0],
    video: [0, 0, 0, 100, 0],
    shopping: [0, 0, 0, 0, 100],
  }),
  size: switchBy('channel', {
    display: oneOf({ '300x250': 40, '728x90': 22, '320x50': 22, '160x600': 9, '970x250': 7 }),
    social: oneOf({ '1080x1080': 60, '1080x1920': 40 }),
    video: oneOf({ '1920x1080': 70, '1080x1920': 30 }),
    otherwise: null,
  }),
  headline: text({ by: 'industry', cases: headlines }),
  call_to_action: oneOfBy('objective', ['learn_more', 'shop_now', 'sign_up', 'get_offer', 'contact_us', 'install_now'], {
    sales: [10, 68, 2, 20, 0, 0],
    leads: [22, 0, 34, 16, 28, 0],
    traffic: [78, 12, 4, 4, 2, 0],
    awareness: [92, 4, 4, 0, 0, 0],
    app_installs: [8, 0, 0, 0, 0, 92],
  }),
  status: shares({ active: 0.8, paused: 0.155, limited: 0.045 }),
  created_on: date('2021-09-01', '2025-12-15', { growth: 2.2, weekdays: [1.2, 1.3, 1.2, 1.2, 0.9, 0.1, 0.1] }),
  ad_strength: oneOf({ poor: 10, average: 32, good: 41, excellent: 17 }),
})
