-- Business rules for the data of hospital.json. Each statement selects the rows that break its rule, and must return none.
-- A rule holds at any size, a shape for large numbers of rows.

-- rule: a patient is in one bed at a time: a stay begins after the one before has ended
select * from (
  select *, lag(discharged_at) over (partition by patient_id order by number) as ended, lag(status) over (partition by patient_id order by number) as before from admissions)
where before is not null and (before <> 'discharged' or admitted_at <= ended);

-- rule: nobody is admitted before registration, discharged before admission, or in the future
select a.* from admissions a join patients p using (patient_id)
where admitted_at < registered_at or discharged_at < admitted_at or admitted_at >= timestamp '2026-01-01' or discharged_at >= timestamp '2026-01-02';

-- rule: only discharged patients have a disposition
select * from admissions where (status = 'discharged') <> (discharged_at is not null) or (status = 'discharged') <> (disposition is not null);

-- rule: no stay follows a death
select a.* from admissions a join admissions b using (patient_id) where a.disposition = 'deceased' and b.number > a.number;

-- rule: a patient has the number of their stays
select p.patient_id from patients p join admissions a using (patient_id) group by p.patient_id, p.stays having count(*) <> p.stays or max(a.number) <> p.stays;

-- rule: the attending doctor and the ward are of the department
select a.* from admissions a join doctors d on d.doctor_id = a.attending_id join wards w using (ward_id)
where d.department_id <> a.department_id or w.department_id <> a.department_id;

-- rule: the beds of a department are the sum of its wards' beds, and ward names are unique
select d.department_id from departments d join wards w using (department_id) group by d.department_id, d.beds having sum(w.beds) <> d.beds
union all select null from wards group by name having count(*) > 1;

-- rule: intensive care is the third ward of its department
select * from wards where is_intensive_care <> (name like '%-3');

-- rule: a flag matches the value and the reference range
select * from lab_results where flag <> case when value < reference_low then 'L' when value > reference_high then 'H' else 'N' end;

-- rule: a test has one code, one unit and one reference range
select test from lab_results group by test having count(distinct (loinc, unit, reference_low, reference_high)) <> 1;

-- rule: samples are taken during the stay, and reported within hours
select l.* from lab_results l join admissions a using (admission_id)
where l.taken_at < a.admitted_at or l.taken_at > coalesce(a.discharged_at, timestamp '2026-01-02')
  or l.reported_at <= l.taken_at or l.reported_at > l.taken_at + interval 8 hours;

-- rule: medication is given within the days of the stay, and doses are days times doses a day
select p.* from prescriptions p join admissions a using (admission_id) where p.days > a.days or p.days < 1 or p.doses <> p.days * p.times_a_day;

-- rule: the first diagnosis is the main one, and a code has one meaning
select admission_id from diagnoses group by admission_id having min(rank) <> 1 or max(rank) <> count(*)
union all select null from diagnoses group by icd10 having count(distinct description) > 1;

-- rule: diagnoses fit the department
select d.* from diagnoses d join admissions a using (admission_id) join departments using (department_id)
where specialty = 'Cardiology' and icd10 not like 'I%' and icd10 not like 'R%' and icd10 not like 'E%';

-- rule: a bill is the sum of its items to the cent, and so are the shares of its payers
select b.bill_id from bills b
where total <> (select sum(amount) from bill_items i where i.bill_id = b.bill_id) or total <> (select sum(amount) from bill_shares s where s.bill_id = b.bill_id);

-- rule: an item is its quantity times its price; room and nursing are billed by the day
select i.* from bill_items i join bills using (bill_id) join admissions a using (admission_id)
where amount <> quantity * unit_price or quantity <> case when service in ('room_and_board', 'nursing') then a.days else 1 end;

-- rule: the average amount of a bill is the average of its items
select b.bill_id from bills b join bill_items i using (bill_id) group by b.bill_id, b.average_amount having abs(avg(i.amount) - b.average_amount) > 0.01;

-- rule: an insurer pays exactly if the patient has one
select s.* from bill_shares s join bills using (bill_id) join admissions using (admission_id) join patients p using (patient_id)
where s.payer = 'insurer' and (p.insurer is null) <> (s.amount = 0);

-- rule: bills are issued on discharge and paid later
select b.* from bills b join admissions a using (admission_id)
where b.issued_at is distinct from a.discharged_at or (b.status is null) <> (a.discharged_at is null) or b.paid_at < b.issued_at::date or (b.status = 'paid') <> (b.paid_at is not null);

-- rule: the body mass index is that of weight and height
select * from patients where abs(bmi - weight_kg / (height_cm / 100.0) ** 2) > 0.051;

-- rule: duplicate patients agree with the first registration in name, sex, birthday and blood type, except for typos
select d.* from patient_duplicates d join patients a on a.patient_id = d.patient_id join patients b on b.patient_id = d.original_patient_id
where a.given_name <> b.given_name or a.sex <> b.sex or a.birth_date <> b.birth_date or a.blood_type <> b.blood_type or a.patient_id <= b.patient_id
  or (a.family_name <> b.family_name and a.patient_id not in (select patient_id from patient_name_typos) and b.patient_id not in (select patient_id from patient_name_typos));

-- rule: exactly 1.5% are duplicates, 1% are misspelt, and the answers list each once
select * from (
  select (select count(*) from patients) as n, (select count(distinct patient_id) from patient_duplicates) as twice, (select count(distinct patient_id) from patient_name_typos) as misspelt)
where twice <> round(n * 0.015) or misspelt <> round(n * 0.01);

-- rule: a misspelt name has exactly one typo
select t.*, p.family_name from patient_name_typos t join patients p using (patient_id)
where p.family_name = t.original or damerau_levenshtein(p.family_name, t.original) <> 1;

-- shape: taller people are heavier
select * from (
  select sex, corr(a, b) as r from (select sex, rank() over (partition by sex order by height_cm) as a, rank() over (partition by sex order by weight_kg) as b from patients) group by sex)
where r not between 0.38 and 0.52;

-- shape: a few patients are in bed today, for 5 days on average
select * from (select avg((status = 'admitted')::int) as here, avg(date_diff('hour', admitted_at, discharged_at)) / 24 as days from admissions)
where here not between 0.003 and 0.02 or days not between 4.5 and 5.6;

-- shape: most blood tests are normal, inflammation is not
select test from lab_results group by test having avg((flag = 'N')::int) not between case test when 'crp' then 0.1 else 0.25 end and 0.95;
