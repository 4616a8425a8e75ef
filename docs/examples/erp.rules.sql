-- Business rules for the data of erp.json. Each statement selects the rows that break its rule, and must return none.
-- A rule holds at any size, a shape for large numbers of rows.

-- rule: a line is its quantity times its price, and its VAT the rate of the customer's country
select * from order_lines where net_amount <> quantity * unit_price or vat_amount <> round(net_amount * vat_rate, 2);

-- rule: a line has the product's list price less its discount
select l.* from order_lines l join products p using (product_id)
where l.list_price <> p.list_price or l.unit_price <> round(l.list_price * (100 - discount_percent) * 0.01, 2);

-- rule: no product appears twice in an order
select order_id, product_id from order_lines group by all having count(*) > 1;

-- rule: an order adds up to the cent from its lines
select o.order_id from orders o join order_lines l using (order_id)
group by o.order_id, o.net_total, o.vat_total, o.gross_total, o.line_count
having sum(l.net_amount) <> o.net_total or sum(l.vat_amount) <> o.vat_total or o.gross_total <> o.net_total + o.vat_total or count(*) <> o.line_count;

-- rule: the payments of an order add up to its gross total to the cent
select o.order_id, o.gross_total, sum(p.amount) from orders o left join payments p using (order_id)
group by all having sum(p.amount) is distinct from o.gross_total;

-- rule: no payment is below zero, and parts count from one
select * from payments where amount < 0 or part not between 1 and 3;

-- rule: payments are made between the order and today, and void payments belong to cancelled orders
select p.* from payments p join orders o using (order_id)
where (p.status = 'paid') <> (p.paid_on is not null) or p.paid_on >= date '2026-01-01' or p.paid_on < o.ordered_at::date
  or (p.status = 'voided') <> (o.status = 'cancelled') or (p.status = 'overdue' and p.due_on >= date '2026-01-01');

-- rule: the ledger is balanced: debit equals credit in every order
select order_id, sum(debit), sum(credit) from ledger_lines group by order_id having sum(debit) <> sum(credit);

-- rule: receivables in the ledger are the gross totals, revenue the net totals, tax the VAT
select o.order_id from orders o join ledger_lines l using (order_id)
where (account = '1400' and debit <> gross_total) or (account = '8400' and credit <> net_total) or (account = '1776' and credit <> vat_total);

-- rule: every order has three ledger lines, one on each account
select order_id from ledger_lines group by order_id having count(distinct account) <> 3 or count(*) <> 3;

-- rule: stock is the sum of all movements of a product, and was never negative
select * from (
  select m.product_id, p.stock_on_hand, sum(m.quantity) over (partition by m.product_id order by m.movement_number) as running,
    sum(m.quantity) over (partition by m.product_id) as final
  from stock_movements m join products p using (product_id))
where running < 0 or final <> stock_on_hand;

-- rule: movements of a product follow one another in time and number, receipts first
select * from (
  select *, lag(posted_on) over (partition by product_id order by movement_number) as before from stock_movements)
where posted_on <= before or (movement_type = 'goods_receipt') <> (movement_number % 2 = 1) or (quantity > 0) <> (movement_type = 'goods_receipt');

-- rule: a movement is valued at the standard cost, which is below the list price
select m.movement_id from stock_movements m join products p using (product_id)
where m.value <> m.quantity * p.standard_cost or m.unit_cost <> p.standard_cost or p.standard_cost >= p.list_price;

-- rule: customers order only after they became customers
select o.* from orders o join customers c using (customer_id) where o.ordered_at::date <= c.since;

-- rule: orders are in order of time
select * from (select *, lag(ordered_at) over (order by order_id) as before from orders) where ordered_at < before;

-- rule: a payment refers to its order, is due 14, 44 or 74 days after it, and is late only by weeks
select p.* from payments p join orders o using (order_id)
where p.reference <> o.order_number || '/' || p.part or p.due_on <> o.ordered_at::date + (14 + 30 * (p.part - 1))::int or abs(p.paid_on - p.due_on) > 45;

-- rule: damaged or defective goods are not sold again
select * from returns where restocked <> (reason in ('not_needed', 'wrong_item'));

-- rule: a product is marked as new if listed since 2023, and a family has one unit
select * from products where is_new <> (listed_on >= date '2023-01-01')
union all by name select family from products group by family having count(distinct unit) > 1;

-- rule: order numbers are unique
select order_number from orders group by order_number having count(*) > 1;

-- rule: the status of an order matches its age
select * from orders
where (status in ('shipped', 'delivered') and ordered_at >= timestamp '2025-12-31') or (status = 'delivered' and ordered_at >= timestamp '2025-12-28')
  or (status in ('open', 'picking', 'shipped') and ordered_at < timestamp '2025-12-20');

-- rule: shipments match the status of their order, leave after it, arrive after they left, and are never in the future
select s.* from shipments s join orders o using (order_id)
where (s.shipped_at is not null) <> (o.status in ('shipped', 'delivered')) or (s.status = 'cancelled') <> (o.status = 'cancelled') or (s.delivered_at is not null) <> (o.status = 'delivered')
  or (s.tracking_number is not null) <> (o.status in ('shipped', 'delivered'))
  or s.shipped_at <= o.ordered_at or s.delivered_at <= s.shipped_at or coalesce(s.delivered_at, s.shipped_at) >= timestamp '2026-01-01';

-- rule: no return exceeds the quantity bought, and refunds equal the price paid
select r.* from returns r join order_lines l using (order_line_id)
where r.quantity > l.quantity or r.quantity < 1 or r.order_id <> l.order_id or r.refund <> round(r.quantity * l.unit_price * (1 + l.vat_rate), 2);

-- rule: a return is received after the delivery of its order, which was not cancelled
select r.* from returns r join orders o using (order_id) join shipments s using (order_id)
where o.status = 'cancelled' or (r.received_at is not null and (o.status <> 'delivered' or r.received_at <= s.delivered_at)) or (r.status = 'received') <> (r.received_at is not null);

-- rule: only customers with a limit of 10000 and above have an account manager
select * from customers where (account_manager is null) <> (credit_limit_eur < 10000);

-- rule: a city lies in the country of its customer, whose rate of VAT is that of the country
select country_code from customers group by country_code having count(distinct vat_rate) > 1;

-- rule: the web has 40% of the orders of 2024 and 52% of those of 2025
select * from (select year(ordered_at) as year, count(*) filter (channel = 'web') as n, count(*) as total from orders group by all)
where abs(n - total * if(year = 2024, 0.4, 0.52)) >= 1;

-- shape: a few products sell often, many seldom
select * from (
  select sum(n) filter (place <= 40) / sum(n) as top from (
    select count(*) as n, row_number() over (order by count(*) desc) as place from order_lines group by product_id))
where top not between 0.3 and 0.7;

-- shape: spring is busier than the turn of the year
select * from (select count(*) filter (month(ordered_at) = 4) / count(*) filter (month(ordered_at) = 12) as ratio from orders) where ratio < 1.3;

-- shape: nobody orders at night
select * from orders where hour(ordered_at) not between 7 and 18;
