// Queries the files of the tutorial with DuckDB and writes the results to a page, dashboard.html. Run it in the directory of the files.
import { writeFileSync } from 'node:fs'
import { DuckDBInstance } from '@duckdb/node-api'

const connection = await (await DuckDBInstance.create(':memory:')).connect()

/** The rows of a result: a text and its numbers. */
async function ask(sql) {
  const reader = await connection.runAndReadAll(sql)
  return reader.getRowsJson().map((row) => {
    const [label, ...numbers] = JSON.parse(JSON.stringify(row))
    return [label, ...numbers.map(Number)]
  })
}

const months = await ask(`
  SELECT strftime(ordered_at AT TIME ZONE 'UTC', '%Y-%m') AS month, sum(total)::DOUBLE AS revenue, count(*)::INTEGER AS orders
  FROM 'orders.parquet' GROUP BY month ORDER BY month`)
const statuses = await ask(`SELECT status, count(*)::INTEGER AS orders FROM 'orders.parquet' GROUP BY status ORDER BY orders DESC`)
const best = await ask(`
  SELECT first_name || ' ' || last_name AS customer, sum(total)::DOUBLE AS spent
  FROM 'orders.parquet' JOIN 'customers.parquet' USING (customer_id) GROUP BY customer_id, customer ORDER BY spent DESC LIMIT 10`)

const dollars = (amount) => amount.toLocaleString('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })
const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** A table with a bar behind each number. */
function bars(title, rows, shown) {
  const most = Math.max(...rows.map(([, value]) => value))
  const line = ([label, value]) =>
    `<tr><th scope="row">${escaped(label)}</th><td><meter min="0" max="${most}" value="${value}"></meter></td><td>${escaped(shown(value))}</td></tr>`
  return `<section><h2>${title}</h2><table>${rows.map(line).join('\n')}</table></section>`
}

writeFileSync(
  'dashboard.html',
  `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Shop</title>
<style>
  :root { color-scheme: light dark; font: 1rem/1.4 system-ui, sans-serif }
  body { display: grid; grid-template-columns: repeat(auto-fit, minmax(22rem, 1fr)); gap: 2rem; margin: 2rem }
  h1 { grid-column: 1 / -1 } th { text-align: left; font-weight: 400 } td:last-child { text-align: right } meter { width: 12rem; height: 1.4rem }
</style>
<h1>Shop: ${dollars(months.reduce((sum, [, revenue]) => sum + revenue, 0))} in ${months.length} months</h1>
${bars('Revenue by month', months, dollars)}
${bars('Orders by status', statuses, String)}
${bars('Best customers', best, dollars)}
</html>
`,
)
console.log(months.map(([month, revenue, orders]) => `${month}  ${dollars(revenue)}  ${orders} orders`).join('\n'))
console.log('wrote dashboard.html')
