/** What is true in every row of advertising, whatever a story says. */
export const rules: Readonly<Record<string, readonly string[]>> = {
  campaigns: [
    'advertiser_id.joined_on < started_on',
    'ends_on > started_on',
    'quarter >= 1 && quarter <= 4 && (objective == "sales") == (theme_place <= 4)',
    'daily_budget >= 5',
    'channel != "shopping" || objective == "sales"',
  ],
  ads: [
    'campaign_id.started_on < created_on',
    '(channel == "search") == (format == "text")',
    '(channel == "shopping") == (format == "product_listing")',
    'known(size) == (channel in ["display", "social", "video"])',
  ],
  daily_performance: [
    'ad_id.created_on < day',
    'clicks >= 0 && clicks <= impressions',
    'conversions >= 0 && conversions <= clicks',
    'spend >= 0',
    'conversion_value >= 0 && (conversions > 0 || conversion_value == 0)',
    'known(cost_per_click) == (clicks > 0)',
    'known(roas) == (spend >= 1)',
  ],
}
