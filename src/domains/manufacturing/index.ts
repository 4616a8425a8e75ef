import { measure, trade } from '../trade.ts'
import { downtimeEvents } from './downtime-events.ts'
import { machines, plants } from './plants.ts'
import { inspections, productionRuns } from './production-runs.ts'
import { products } from './products.ts'

/**
 * A maker of metal parts. The primary table is production_runs; for each 1000 of them there are 4 plants (at least 2) with 9 machines each,
 * 20 products (at least 12), 1800 inspections and 400 downtime events.
 */
export const manufacturing = trade({
  name: 'manufacturing',
  description: 'A manufacturer: plants, machines, products, production runs, inspections and downtime.',
  story: 'manufacturing company with machines, production runs and inspections',
  keywords:
    'manufacturing, manufacturer, factory, production line, production runs, assembly plant, shop floor, industrial, mes, oee, ' +
    'machining, quality control, work orders, plant floor, industry 4 0',
  nouns: {
    plants: 'factories, sites, facilities',
    machines: 'equipment, production lines, lines, robots',
    products: 'parts, part numbers, skus',
    production_runs: 'runs, batches, work orders, production orders, lots',
    inspections: 'quality checks, quality inspections, defects, tests',
    downtime_events: 'downtimes, stoppages, outages, machine stops',
  },
  rates: {
    'inspections.result.rejected': 'defective, defect, defect rate, rejected, reject, rejection, failed, faulty, failed inspections',
    'inspections.result.rework': 'rework, reworked, to rework',
    'inspections.result.passed': 'passed, passed inspections, first pass yield, pass, first time right',
    'production_runs.status.aborted': 'aborted, aborted runs, abandoned, cancelled, canceled, cancelled runs',
    'downtime_events.is_planned.true': 'planned, planned downtime, scheduled downtime',
    'machines.status.fault': 'fault, in fault, broken, down',
    'machines.status.idle': 'idle, idle machines',
    'machines.status.maintenance': 'in maintenance, under maintenance',
    'machines.is_connected.true': 'connected, connected machines, networked',
    'products.is_safety_critical.true': 'safety critical',
    'plants.is_iso_9001_certified.true': 'iso 9001, iso 9001 certified, certified',
  },
  measures: [
    measure('production_runs.output_value', 'money', 22100, {
      words: 'revenue, sales, turnover, output value, production value, value of production, income',
      prices: ['products.unit_price'],
    }),
    measure('production_runs.produced_quantity', 'quantity', 400, {
      words: 'output, units, units produced, production, production volume, produced units, pieces, parts produced',
    }),
    measure('production_runs.production_cost', 'money', 15700, { words: 'production cost, manufacturing cost, cost' }),
    measure('downtime_events.downtime_minutes', 'quantity', 80.5, {
      words: 'downtime, downtime minutes, minutes of downtime, lost minutes, stoppage time',
    }),
  ],
  money: ['products.unit_price', 'downtime_events.drawn_repair'],
  tables: [plants, machines, products, productionRuns, inspections, downtimeEvents],
})
