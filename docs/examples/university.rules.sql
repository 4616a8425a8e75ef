-- Business rules for the data of university.json. Each statement selects the rows that break its rule, and must return none.
-- A rule holds at any size, a shape for large numbers of rows.

-- rule: no room is used twice at the same time
select room_id, slot_id from sections group by all having count(*) > 1;

-- rule: no lecturer is in two places at once
select lecturer_id, slot_id from sections group by all having count(*) > 1;

-- rule: lecturers teach courses of their department
select s.* from sections s join courses c using (course_id) join lecturers l using (lecturer_id) where c.department_id <> l.department_id;

-- rule: the grid of the week is complete
select * from (select count(distinct (weekday, period)) as n from slots) where n <> 25;

-- rule: a slot ends before the next one starts
select a.* from slots a join slots b using (weekday) where b.period = a.period + 1 and a.ends >= b.starts;

-- rule: exactly 6% of the names have spaces, 3% of the addresses are wrong, 15% of the cities are in another case
select * from (
  select (select count(*) from prospects) as n, (select count(distinct prospect_id) from prospects_with_spaces) as spaced,
    (select count(distinct prospect_id) from prospects_with_wrong_email) as wrong, (select count(distinct prospect_id) from prospects_in_wrong_case) as cased)
where spaced <> round(n * 0.06) or wrong <> round(n * 0.03) or cased <> round(n * 0.15);

-- rule: only the listed names have spaces around them, and are right without
select p.*, s.original from prospects p left join prospects_with_spaces s using (prospect_id)
where trim(p.full_name) <> coalesce(s.original, p.full_name) or (p.full_name <> trim(p.full_name)) <> (s.prospect_id is not null);

-- rule: only the listed addresses are no e-mail addresses
select p.*, w.original from prospects p left join prospects_with_wrong_email w using (prospect_id)
where regexp_full_match(p.email, '[^@ ]+@[^@ ]+') <> (w.prospect_id is null) or not regexp_full_match(w.original, '[^@ ]+@[^@ ]+');

-- rule: the listed cities differ from what is right in case, and in nothing else
select p.*, c.original from prospects p join prospects_in_wrong_case c using (prospect_id)
where p.city = c.original or lower(p.city) <> lower(c.original);

-- rule: rooms differ by building, floor and number
select building, floor, number from rooms group by all having count(*) > 1;

-- rule: prerequisites are of the department and come earlier in the catalogue
select c.* from courses c join courses p on p.course_id = c.prerequisite_id where p.department_id <> c.department_id or p.number >= c.number or p.level > c.level;

-- rule: course codes are unique and begin with that of the department, numbers with the level
select c.code from courses c group by c.code having count(*) > 1
union all select c.code from courses c join departments d using (department_id) where c.code <> d.code || ' ' || c.number or c.number // 100 <> c.level;

-- rule: no student takes a section twice
select student_id, section_id from enrolments group by all having count(*) > 1;

-- rule: a student has the number of their sections
select s.student_id from students s join enrolments e using (student_id) group by s.student_id, s.credits_taken having count(*) <> s.credits_taken;

-- rule: only students who take a course for credit have a mark
select * from enrolments where (midterm_mark is null) <> (mode = 'audit');

-- rule: an application goes from offer to enrolment, or not yet, and never backwards
select * from students
where offered_at < applied_at or enrolled_at < offered_at or withdrawn_at < enrolled_at or (enrolled_at is not null) <> (application in ('enrolled', 'withdrawn'))
  or (withdrawn_at is not null) <> (application = 'withdrawn') or greatest(offered_at, enrolled_at, withdrawn_at) >= timestamp '2025-12-02';

-- rule: fees are those of the fee status
select * from students where tuition <> case fee_status when 'home' then 9535 else 24800 end;

-- rule: students are of age to study
select * from students where birth_date > date '2025-12-01' - interval 17 years;

-- shape: 22% come from overseas, 5% only audit
select * from (select abs(count(*) filter (fee_status = 'overseas') - count(*) * 0.22) as off from students) where off > 1
union all select * from (select abs(count(*) filter (mode = 'audit') - count(*) * 0.05) as off from enrolments) where off > 1;

-- shape: students who attend have better marks
select * from (
  select corr(a, b) as r from (select rank() over (order by midterm_mark) as a, rank() over (order by attendance_percent) as b from enrolments where midterm_mark is not null))
where r not between 0.46 and 0.54;

-- shape: every section has a student
select * from sections where section_id not in (select section_id from enrolments);
