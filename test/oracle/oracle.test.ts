import { describe, expect, it } from 'vitest'
import { domains } from '../../src/domains/index.ts'
import { checkDomain } from './check-domain.ts'
import { findFaults } from './find-faults.ts'
import { loadDataSet } from './load-data-set.ts'
import { onThisThread } from './on-this-thread.ts'
import { readRules } from './read-rules.ts'
import { Warehouse } from './warehouse.ts'

/** Domains that together use every kind of column that the oracle knows, and how many primary rows of each. */
const sample: readonly (readonly [domain: string, rows: number])[] = [
  ['automotive', 0],
  ['cybersecurity', 10],
  ['ecommerce', 20],
  ['events', 1],
  ['fintech', 10],
  ['healthcare', 40],
  ['hospitality', 2],
  ['hr', 20],
  ['logistics', 400],
  ['manufacturing', 60],
  ['saas', 40],
  ['travel', 60],
]

/** What somebody might spoil, and what it is found by: changes of ecommerce with 40 customers. */
const spoilt: Readonly<Record<string, string>> = {
  'delete from customers where customer_id = 40': 'customers: has as many rows as its manifest says',
  'update orders set customer_id = 41 where order_id = 9': 'orders: customer_id refers to a row of customers',
  'update customers set customer_id = 3 where customer_id = 4': 'customers: customer_id tells rows apart',
  'update customers set email = (select min(email) from customers)': 'customers: email tells rows apart',
  'update orders set total = total + 1 where order_id = 9': 'orders: total == subtotal - discount',
  'update order_items set line_total = line_total + 1 where order_item_id = 9': 'orders: subtotal is as its roll_up says',
  'update orders set ordered_at = 0 where order_id = 9': 'orders: ordered_at ascends',
  'update orders set delivered_at = ordered_at - 1 where order_id > 9':
    'orders: delivered_at > shipped_at && delivered_at < seconds(today)',
  'update customers set signed_up_at = 1767139200 where customer_id < 9': 'orders: customer_id refers to what it may',
  'update orders set status = null where order_id = 9': 'orders: status is never null',
  "update customers set country_code = 'XX' where customer_id = 5": 'customers: country_code is as its category says',
  'update customers set marketing_opt_in = true': 'customers: "marketing_opt_in" in 0.38 of the rows',
  'update order_items set unit_price = 1 where order_item_id = 7': 'order_items: unit_price is as its lookup says',
  'update order_items set line_number = 9 where order_item_id = 7': 'order_items: line_number counts siblings',
}

const bounds = { memory: null, threads: 1 }

const wantedOf = async (name: string, rows: number) => {
  const story = domains.get(name)?.story ?? ''
  return { story, rows, seed: rows + 1, rules: await readRules(name) }
}

describe('the oracle', () => {
  it.each(sample)('should find nothing wrong with %s of %i rows', async (name, rows) => {
    const { checks, faults } = await checkDomain(await wantedOf(name, rows), onThisThread, bounds)
    expect(faults).toEqual([])
    expect(checks).toBeGreaterThan(100)
  })

  it('should detect damaged files', async () => {
    const warehouse = await Warehouse.open(bounds)
    try {
      const { data } = await loadDataSet(await wantedOf('ecommerce', 40), onThisThread, warehouse)
      expect((await findFaults(data, warehouse)).faults).toEqual([])
      for (const change of Object.keys(spoilt)) await warehouse.run(change)
      const { faults } = await findFaults(data, warehouse)
      expect(faults.map(({ table, what }) => `${table}: ${what}`)).toEqual(expect.arrayContaining(Object.values(spoilt)))
    } finally {
      warehouse.close()
    }
  })
})
