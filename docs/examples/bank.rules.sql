-- Business rules for the data of bank.json. Each statement selects the rows that break its rule, and must return none.
-- A rule holds at any size, a shape for large numbers of rows.

-- rule: the two entries of a transfer sum to zero
select transfer_id from entries group by transfer_id having sum(amount) <> 0 or count(*) <> 2;

-- rule: all entries together sum to zero
select * from (select sum(amount) as total from entries) where total <> 0;

-- rule: a debit is below zero, a credit above, and each transfer has one of both
select transfer_id from entries
group by transfer_id having count(*) filter (side = 'debit' and amount < 0) <> 1 or count(*) filter (side = 'credit' and amount > 0) <> 1;

-- rule: entries agree with their transfer in date, account and amount
select t.* from transfers t join entries e using (transfer_id)
where e.booked_at <> t.booked_at or (side = 'debit' and (account_id <> debit_account_id or e.amount <> -t.amount))
  or (side = 'credit' and (account_id <> credit_account_id or e.amount <> t.amount));

-- rule: no transfer has the same account on both sides
select * from transfers where debit_account_id = credit_account_id;

-- rule: transfers are in order of time
select * from (select *, lag(booked_at) over (order by transfer_id) as before from transfers) where booked_at < before;

-- rule: the first account of a customer is a current one, opened on the first day, all before 2025, of different products
select a.* from accounts a join customers c using (customer_id) where opened_on < since or opened_on > date '2024-12-31'
union all by name select customer_id from accounts group by customer_id having count(*) filter (product = 'current') <> 1 or count(distinct product) <> count(*);

-- rule: an account has the sort code of the customer's branch
select a.* from accounts a join customers c using (customer_id) join branches b using (branch_id) where a.sort_code <> b.sort_code;

-- rule: fees add up by account, four times a year at the ends of quarters
select a.account_id from accounts a join fees f using (account_id)
group by a.account_id, a.fee_total having sum(f.amount) <> a.fee_total or count(*) <> 4
union all select account_id from fees where charged_on <> last_day(make_date(2025, 3 * quarter::int, 1));

-- rule: cards are issued after their account is opened and stopped after that
select c.* from cards c join accounts using (account_id)
where issued_on < opened_on or issued_on > date '2024-12-31' or blocked_on < issued_on or lost_on < issued_on
  or (status = 'blocked') <> (blocked_on is not null) or (status = 'lost') <> (lost_on is not null);

-- rule: a payment is declined exactly when its card was stopped before
select p.* from card_payments p join cards c using (card_id)
where (p.status = 'declined') <> (coalesce(c.blocked_on < p.paid_at, false) or coalesce(c.lost_on < p.paid_at, false));

-- rule: only current and joint accounts can be overdrawn
select * from accounts where overdraft_limit <> case product when 'current' then 500 when 'joint' then 1000 else 0 end;

-- rule: the reference of a transfer matches its kind
select * from transfers where (kind = 'rent') <> (reference like 'Rent%') or (kind = 'internal') <> (reference = 'Own transfer');

-- rule: a merchant has one category and one code
select merchant from card_payments group by merchant having count(distinct (category, mcc)) > 1;

-- rule: the settlements of a month add up to exactly the reported total
select * from (
  select month(settled_at) as month, sum(amount) as total from settlements group by all)
where total <> [8200000, 7900000.5, 8400000, 8350000, 8600000, 8700000, 8550000, 8300000, 8900000, 9100000, 9750000, 10400000.25][month]::decimal(18, 6);

-- rule: 54% of what was settled in a month came in, to the penny
select * from (
  select month(settled_at) as month, sum(amount) as total, sum(amount) filter (direction = 'in') as arrived from settlements group by all)
where abs(arrived - total * 0.54) > 0.01;

-- rule: nothing is settled at weekends
select * from settlements where isodow(settled_at) > 5;

-- shape: fraud has the stated rate in each month
select * from (
  select month(paid_at) as month, count(*) filter (is_fraud) as n, count(*) as total from card_payments group by all)
where abs(n - total * [0.002, 0.002, 0.002, 0.003, 0.003, 0.003, 0.004, 0.004, 0.003, 0.003, 0.005, 0.006][month]) > 0.51;

-- shape: customers with higher incomes have better scores
select * from (
  select corr(a, b) as r from (select rank() over (order by annual_income) as a, rank() over (order by credit_score) as b from customers where annual_income is not null))
where r not between 0.36 and 0.44;

-- shape: a few accounts move much money, most move little
select * from (
  select sum(n) filter (place <= total / 5) / sum(n) as top from (
    select count(*) as n, row_number() over (order by count(*) desc) as place, count(*) over () as total from entries group by account_id))
where top not between 0.35 and 0.75;

-- shape: purchases have realistic amounts for their category
select category, median(amount) from card_payments group by category having median(amount) not between 2 and 2000;
