-- Business rules for the data of retail-group.json. Each statement selects the rows that break its rule, and must return none.
-- A rule holds at any size, a shape for large numbers of rows.

-- rule: a sale adds up to the cent from its lines
select s.sale_id from sales s join sale_lines l using (sale_id)
group by s.sale_id, s.total, s.items having sum(l.amount) <> s.total or sum(l.quantity) <> s.items;

-- rule: payments add up to the sale
select s.sale_id from sales s left join sale_payments p using (sale_id) group by s.sale_id, s.total having sum(p.amount) is distinct from s.total;

-- rule: the journal of a sale is balanced and equals the sale
select s.sale_id from sales s join journal_lines j using (sale_id)
group by s.sale_id, s.total, s.vat, s.net
having sum(debit) <> sum(credit) or sum(debit) <> s.total or sum(credit) filter (gl_account_id = 3) <> s.vat or sum(credit) filter (gl_account_id = 2) <> s.net;

-- rule: VAT is 19/119 of the total
select * from sales where abs(vat - total * 19 / 119) > 0.0051 or net + vat <> total;

-- rule: a line is its quantity times the list price of the variant less the discount
select l.* from sale_lines l join product_variants v using (variant_id)
where l.list_price <> v.price or l.amount <> l.quantity * l.unit_price or l.unit_price <> round(l.list_price * (100 - l.discount_percent) * 0.01, 2);

-- rule: sales in stores have a store and one of its registers, sales of the web shop have neither
select s.* from sales s left join registers r using (register_id)
where (channel = 'store') <> (s.store_id is not null) or s.store_id is distinct from r.store_id or (s.register_id is not null and r.register_id is null);

-- rule: online sales have a customer
select * from sales where channel = 'web' and customer_id is null;

-- rule: means of payment fit the channel
select p.* from sale_payments p join sales using (sale_id) where (channel = 'web' and method = 'cash') or (channel = 'store' and method in ('paypal', 'invoice'));

-- rule: nobody is refunded more than was paid, or before the sale
select r.* from refunds r join sales s using (sale_id) where r.amount > s.total or r.amount <= 0 or r.refunded_at < s.sold_at or r.refunded_at >= timestamp '2026-01-02';

-- rule: every customer joined before buying
select s.* from sales s join customers c using (customer_id) where s.sold_at::date <= c.joined_on;

-- rule: a purchase order adds up from its lines, a line is quantity times cost of the product
select o.purchase_order_id from purchase_orders o join purchase_order_lines l using (purchase_order_id)
group by o.purchase_order_id, o.units, o.total having sum(l.quantity) <> o.units or sum(l.amount) <> o.total
union all select l.purchase_order_id from purchase_order_lines l join products p using (product_id) where l.amount <> l.quantity * p.unit_cost;

-- rule: deliveries bring exactly the units that were ordered
select o.purchase_order_id from purchase_orders o left join inbound_deliveries d using (purchase_order_id)
group by o.purchase_order_id, o.units having sum(d.units) is distinct from o.units;

-- rule: a delivery is put away, at a dock door, exactly if its order was received
select d.* from inbound_deliveries d join purchase_orders o using (purchase_order_id)
where (d.status = 'put_away') <> (o.status = 'received') or (d.dock_door is not null) <> (d.status = 'put_away');

-- rule: the dates of a purchase order are in order
select * from purchase_orders
where confirmed_at < ordered_at or received_at < confirmed_at or cancelled_at < ordered_at or coalesce(received_at, confirmed_at, cancelled_at) >= timestamp '2026-01-02'
  or (status = 'received') <> (received_at is not null) or (status = 'cancelled') <> (cancelled_at is not null);

-- rule: buyers were employed when they ordered, and counters when they counted
select o.purchase_order_id from purchase_orders o join employees e on e.employee_id = o.buyer_id where e.hired_on >= o.ordered_at::date
union all select c.stock_count_id from stock_counts c join employees e on e.employee_id = c.counted_by where e.hired_on >= c.counted_at::date;

-- rule: stock lies in a bin of its warehouse, and what is available is what is not reserved
select s.* from stock_levels s join bins b using (bin_id) where b.warehouse_id <> s.warehouse_id or s.available <> s.on_hand - s.reserved or s.available < 0;

-- rule: loyalty points are the sum of all movements, and the balance is never negative
select * from (
  select a.loyalty_account_id, a.points, sum(m.points) over (partition by loyalty_account_id order by number) as running, sum(m.points) over (partition by loyalty_account_id) as final
  from loyalty_movements m join loyalty_accounts a using (loyalty_account_id))
where running < 0 or final <> points;

-- rule: tiers follow points
select * from loyalty_accounts where tier <> case when points < 500 then 'base' when points < 1500 then 'plus' else 'summit' end;

-- rule: the months of a store's budget add up to its plan
select s.store_id from stores s join store_budgets b using (store_id) group by s.store_id, s.budget having sum(planned_sales) <> s.budget or count(distinct month) <> 12;

-- rule: contracts of a person follow one another without gaps, the last is open
select * from (
  select c.*, hired_on, lead(starts_on) over (partition by employee_id order by number) as next, lag(number) over (partition by employee_id order by number) as previous
  from employment_contracts c join employees using (employee_id))
where (next is null) <> (ends_on is null) or ends_on + 1 <> next or (previous is null and starts_on <> hired_on) or starts_on > ends_on + 1;

-- rule: salaries lie within the band of the grade
select e.* from employees e join job_grades g using (job_grade_id) where annual_salary not between salary_low - 12 and salary_high;

-- rule: payslips are a twelfth of the salary, less what is withheld
select p.* from payslips p join employees e using (employee_id) where abs(gross - annual_salary / 12) > 0.005 or net <> gross - tax - social_security;

-- rule: an employee has at most one payslip a month and one shift a day
select employee_id from payslips group by employee_id, month having count(*) > 1
union all select employee_id from shifts group by employee_id, worked_on having count(*) > 1;

-- rule: December shifts were worked in December, and add up
select s.employee_id from shifts s where month(worked_on) <> 12 or year(worked_on) <> 2025
union all select e.employee_id from employees e join shifts s using (employee_id) group by e.employee_id, e.shift_minutes having sum(s.minutes) <> e.shift_minutes;

-- rule: all people except the first have a manager, and the first three are directors
select * from employees where (manager_id is null) <> (employee_id = 1) or (job_grade_id = 6) <> (employee_id <= 3);

-- rule: people in stores have one store, all others none, and managers were hired earlier
select * from employees where (store_id is not null) <> (department_id = 1)
union all select e.* from employees e join employees m on m.employee_id = e.manager_id where m.hired_on > e.hired_on;

-- rule: stores are in the region of their state
select * from stores join regions using (region_id)
where state in ('Bayern', 'Baden-Württemberg') and name <> 'South' or state in ('Berlin', 'Sachsen', 'Thüringen') and name <> 'East' or state in ('Hamburg', 'Bremen') and name <> 'North';

-- rule: the delivery pass is charged on the first of every month from the month after joining, without gaps, while it is kept
select * from (
  select p.*, joined_on, delivery_pass, lag(charged_on) over (partition by customer_id order by charged_on) as before,
    lead(charged_on) over (partition by customer_id order by charged_on) as next
  from delivery_pass_charges p join customers using (customer_id))
where day(charged_on) <> 1 or (before is null and charged_on <> last_day(joined_on) + 1) or charged_on <> before + interval 1 month
  or (next is null and (charged_on = date '2026-01-01') <> (delivery_pass = 'active')) or delivery_pass = 'none';

-- rule: reductions get deeper step by step
select p.* from price_changes p join product_variants v using (variant_id) where reduced_price <> round(v.price * (100 - reduction_percent) * 0.01, 2) or reduced_price >= v.price;

-- rule: pages and average time of a session are those of its views
select s.session_id from web_sessions s join page_views v using (session_id)
group by s.session_id, s.pages, s.average_seconds having count(*) <> s.pages or abs(avg(v.seconds_on_page) - s.average_seconds) > 0.51;

-- rule: mail is opened after it is sent, clicked after it is opened, in the time of its campaign
select r.* from campaign_recipients r join campaigns c using (campaign_id)
where sent_at::date < starts_on or opened_at < sent_at or clicked_at < opened_at or (clicked_at is not null) <> (status = 'clicked');

-- rule: the higher the shelf, the less it carries
select * from bins where max_weight_kg <> case level when 1 then 1000 when 2 then 800 when 3 then 500 else 300 end;

-- rule: a break is taken in shifts of more than six hours
select * from shifts where break_minutes <> if(minutes > 360, 45, 0);

-- rule: counts differ from the books by three at most
select * from stock_counts where abs(counted - expected) > 3 or counted < 0;

-- rule: campaigns end after they start, and a product has each size once
select campaign_id as id from campaigns where ends_on <= starts_on
union all select product_id from product_variants group by product_id, size having count(*) > 1;

-- rule: suppliers charge the cost of the product, or at most 15% more
select o.* from supplier_offers o join products p using (product_id) where offer_price < unit_cost - 0.01 or offer_price > unit_cost * 1.15 + 0.01;

-- rule: names of categories, brands, suppliers, campaigns and warehouses are unique
select name from (
  select 'c' as source, name from categories union all select 'b', name from brands union all select 's', name from suppliers
  union all select 'm', name from campaigns union all select 'w', code from warehouses)
group by source, name having count(*) > 1;

-- rule: a product costs less than it sells for
select * from products where unit_cost >= base_price;

-- shape: 32% of sales are online, exactly
select * from (select abs(count(*) filter (channel = 'web') - count(*) * 0.32) as off from sales) where off > 1;

-- shape: the share of sessions with an order has its stated value in each month
select * from (select month(started_at) as month, count(*) filter (converted) as n, count(*) as total from web_sessions group by all)
where abs(n - total * case month when 10 then 0.024 when 11 then 0.038 else 0.033 end) > 0.51;

-- shape: December sells twice as much as February
select * from (select count(*) filter (month(sold_at) = 12) / count(*) filter (month(sold_at) = 2) as ratio from sales) where ratio not between 1.8 and 3;

-- shape: 55% of sales at the till are anonymous
select * from (select avg((customer_id is null)::int) as share from sales where channel = 'store') where share not between 0.53 and 0.57;

-- shape: bicycles cost more than lights
select * from (
  select median(base_price) filter (c.name = 'Bicycles') as bicycles, median(base_price) filter (c.name = 'Lights') as lights
  from products join categories c using (category_id))
where bicycles < 8 * lights;
