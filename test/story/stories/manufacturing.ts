import type { StoryCase } from './story-case.ts'

export const stories: readonly StoryCase[] = [
  {
    story: 'factory with 3 plants, 30 machines, 25 products and 800 production runs, 2% defective',
    counts: { plants: 3, machines: 30, products: 25, production_runs: 800 },
    rates: { 'inspections.result=rejected': 0.02 },
  },
  {
    story: 'German manufacturer: revenue from €500k in January to €2M in December, 4% rework',
    rates: { 'inspections.result=rework': 0.04 },
    totals: { measure: 'production_runs.output_value', months: { '2025-01': 500000, '2025-12': 2000000 } },
    countries: { 'plants.country_code': ['DE'] },
  },
  {
    story: '- manufacturing\n- 600 batches in 2024\n- 1,000 inspections\n- 300 downtime events, 40% planned\n- 3% aborted runs',
    counts: { batches: 600, inspections: 1000, downtime_events: 300 },
    rates: { 'downtime_events.is_planned=true': 0.4, 'batches.status=aborted': 0.03 },
    window: { table: 'batches', from: '2024-01-01', to: '2024-12-31' },
  },
  {
    story: 'our shop floor has two dozen machines: 5% in fault, a tenth idle and 70% connected',
    counts: { machines: 24 },
    rates: { 'machines.status=fault': 0.05, 'machines.status=idle': 0.1, 'machines.is_connected=true': 0.7 },
  },
  {
    story: 'MANUFACTURER, 500 WORK ORDERS, 96% PASSED INSPECTIONS',
    counts: { work_orders: 500 },
    rates: { 'inspections.result=passed': 0.96 },
  },
  {
    story: 'genrate data for a Polish factory with output of 20,000 units a month',
    totals: { measure: 'production_runs.produced_quantity', months: { '2025-02': 20000, '2025-10': 20000 } },
    countries: { 'plants.country_code': ['PL'] },
  },
  {
    story: 'industrial production costs of $300,000 a month, 400 production runs from January to June 2025',
    counts: { production_runs: 400 },
    window: { table: 'production_runs', from: '2025-01-01', to: '2025-06-30' },
    totals: { measure: 'production_runs.production_cost', months: { '2025-01': 300000, '2025-06': 300000 } },
  },
  {
    story: 'factory, 250 production runs, a quarter of the products safety critical, 90% of plants ISO 9001 certified',
    counts: { production_runs: 250 },
    rates: { 'products.is_safety_critical=true': 0.25, 'plants.is_iso_9001_certified=true': 0.9 },
  },
]
