import type { TableSchema } from '../../schema/schema.ts'
import { columnOf } from '../column-of.ts'

/** The tariffs of a mobile operator in the order of their numbers: a month's price, gigabytes (0: unlimited), minutes (0: unlimited). */
const offers: Readonly<Record<string, readonly [name: string, price: number, gigabytes: number, minutes: number, is5g: boolean]>> = {
  '0': ['Smart S', 15, 5, 0, false],
  '1': ['Smart M', 25, 20, 0, true],
  '2': ['Smart L', 35, 60, 0, true],
  '3': ['Smart Unlimited', 55, 0, 0, true],
  '4': ['Flex 3', 10, 3, 200, false],
  '5': ['Flex 10', 18, 10, 500, true],
  '6': ['Smart XL', 45, 100, 0, true],
  '7': ['Talk Basic', 12, 1, 300, false],
  '8': ['Flex 30', 20, 30, 0, true],
  '9': ['Roam 25', 32, 25, 0, true],
  '10': ['Premium 200', 60, 200, 0, true],
  '11': ['Premium Unlimited', 70, 0, 0, true],
}
const count = Object.keys(offers).length

/** Tariffs; a second edition of each follows where there are to be more. */
export const plans: TableSchema = {
  name: 'plans',
  rows: count,
  columns: [
    { name: 'plan_id', kind: 'sequence' },
    { name: 'offer', kind: 'formula', expression: `(plan_id - 1) % ${count}`, hidden: true },
    { name: 'edition', kind: 'formula', expression: `floor((plan_id - 1) / ${count})`, hidden: true },
    { name: 'is_first', kind: 'formula', expression: 'edition == 0', as: 'boolean', hidden: true },
    { name: 'offer_name', kind: 'mapping', by: 'offer', cases: columnOf(offers, ([name]) => name), hidden: true },
    {
      name: 'name',
      kind: 'switch',
      by: 'is_first',
      cases: { true: { kind: 'template', template: '{offer_name}' }, false: { kind: 'template', template: '{offer_name} +{edition}' } },
    },
    { name: 'monthly_price', kind: 'mapping', by: 'offer', cases: columnOf(offers, ([, price]) => price), scale: 2 },
    { name: 'gigabytes', kind: 'mapping', by: 'offer', cases: columnOf(offers, ([, , gigabytes]) => gigabytes), hidden: true },
    { name: 'minutes', kind: 'mapping', by: 'offer', cases: columnOf(offers, ([, , , minutes]) => minutes), hidden: true },
    { name: 'is_unlimited_data', kind: 'formula', expression: 'gigabytes == 0', as: 'boolean' },
    { name: 'data_allowance_gb', kind: 'conditional', when: 'gigabytes > 0', value: { kind: 'formula', expression: 'gigabytes' } },
    { name: 'included_minutes', kind: 'conditional', when: 'minutes > 0', value: { kind: 'formula', expression: 'minutes' } },
    { name: 'network', kind: 'mapping', by: 'offer', cases: columnOf(offers, ([, , , , is5g]) => (is5g ? '5G' : '4G')) },
    { name: 'activation_fee', kind: 'formula', expression: 'minutes > 0 ? 0 : monthly_price', scale: 2 },
    { name: 'currency', kind: 'constant', value: 'USD' },
  ],
}
