/** Formulas that are true in every row, whatever a story says. */
export const rules: Readonly<Record<string, readonly string[]>> = {
  agents: ['rating <= 5', 'joined_on - birth_date > 21 * 365'],
  properties: [
    '(property_type == "land") == (living_area_m2 == 0) && (property_type == "land") == (bedrooms == 0)',
    '(property_type == "land") == !known(year_built) && (property_type == "land") == !known(energy_rating)',
    'estimated_value > 0 && bathrooms <= bedrooms + 1',
    '!(property_type in ["condo", "apartment"]) || (lot_size_m2 == 0 && bedrooms <= 4)',
    'bedrooms <= 6 || property_type == "multi_family"',
    'bedrooms != 1 || living_area_m2 < 60 || property_type in ["condo", "apartment"]',
  ],
  listings: [
    'agent_id == property_id.agent_id',
    'agent_id.joined_on < days(listed_at)',
    'listed_at < seconds(today)',
    '(status in ["sold", "withdrawn", "expired"]) == known(closed_at)',
    'closed_at >= listed_at && closed_at < seconds(today)',
    'days_on_market >= 0 && current_price <= list_price && current_price > 0',
  ],
  viewings: [
    'agent_id == parent.agent_id',
    'viewed_on >= days(parent.listed_at) && viewed_on < today',
    'viewed_on <= days(parent.closed_at)',
    '(status == "completed") == known(interest)',
  ],
  sales: [
    'agent_id == property_id.agent_id && agent_id.joined_on < contract_on',
    'contract_on < closed_on && closed_on < today',
    'sale_price >= 0 && commission >= 0 && commission <= sale_price && loan_amount <= sale_price + 1',
    'financing != "cash" || loan_amount == 0',
  ],
}
