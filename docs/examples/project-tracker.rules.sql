-- Business rules for the data of project-tracker.json. Each statement selects the rows that break its rule, and must return none.
-- A rule holds at any size, a shape for large numbers of rows.

-- rule: every row is in the tenant of the row that it belongs to
select 'project_members' as source, m.project_id as id from project_members m join projects p using (project_id) where m.tenant_id <> p.tenant_id
union all select 'tasks', t.task_id from tasks t join projects p using (project_id) where t.tenant_id <> p.tenant_id
union all select 'comments', c.comment_id from comments c join tasks t using (task_id) where c.tenant_id <> t.tenant_id
union all select 'time_entries', e.time_entry_id from time_entries e join tasks t using (task_id) where e.tenant_id <> t.tenant_id;

-- rule: every user that a row refers to is a user of its tenant
select 'leads' as source, x.team_id as id from teams x join users u on u.user_id = x.lead_id where u.tenant_id <> x.tenant_id
union all select 'managers', x.user_id from users x join users u on u.user_id = x.manager_id where u.tenant_id <> x.tenant_id
union all select 'members', x.user_id from project_members x join users u using (user_id) where u.tenant_id <> x.tenant_id
union all select 'reporters', x.task_id from tasks x join users u on u.user_id = x.reporter_id where u.tenant_id <> x.tenant_id
union all select 'assignees', x.task_id from tasks x join users u on u.user_id = x.assignee_id where u.tenant_id <> x.tenant_id
union all select 'authors', x.comment_id from comments x join users u on u.user_id = x.author_id where u.tenant_id <> x.tenant_id
union all select 'workers', x.time_entry_id from time_entries x join users u using (user_id) where u.tenant_id <> x.tenant_id;

-- rule: the team of a project and the labels of a task are of the same tenant
select 'teams' as source, p.project_id as id from projects p join teams t using (team_id) where t.tenant_id <> p.tenant_id
union all select 'labels', x.task_id from task_labels x join tasks t using (task_id) join labels l using (label_id) where l.tenant_id <> t.tenant_id;

-- rule: the parent of a task is a task of the same project with a lower number
select t.* from tasks t join tasks p on p.task_id = t.parent_id where p.project_id <> t.project_id or p.number >= t.number;

-- rule: every tenant has a user without a manager
select tenant_id from users group by tenant_id having count(*) filter (manager_id is null) = 0;

-- rule: every tenant has one owner, who signed it up
select tenant_id from users join tenants using (tenant_id)
group by tenant_id, signed_up_at having count(*) filter (role = 'owner') <> 1 or min(joined_at) filter (role = 'owner') <> signed_up_at;

-- rule: nobody joins before the tenant or after today
select u.* from users u join tenants t using (tenant_id) where joined_at < signed_up_at or joined_at >= timestamp '2026-01-01';

-- rule: seats are the users of the tenant
select tenant_id from tenants join users using (tenant_id) group by tenant_id, seats having count(*) <> seats;

-- rule: e-mail addresses are unique, task keys in their tenant
select email as key from users group by email having count(*) > 1
union all select key from tasks group by tenant_id, key having count(*) > 1;

-- rule: a task's key is that of its project and its number
select t.* from tasks t join projects p using (project_id) where t.key <> p.key || '-' || t.number;

-- rule: subtasks have a parent, epics have none
select * from tasks where (type = 'subtask' and parent_id is null) or (type = 'epic' and parent_id is not null);

-- rule: epics and subtasks have no estimate, all other tasks have one
select * from tasks where (story_points is null) <> (type in ('epic', 'subtask'));

-- rule: times follow the lifecycle: created, in progress, done, today
select * from tasks
where in_progress_at < created_at or done_at < in_progress_at or done_at >= timestamp '2026-01-02' or (done_at is not null) <> (status = 'done')
  or (in_progress_at is not null) <> (status in ('in_progress', 'in_review', 'done'));

-- rule: tasks of a project are created on days in the order of their numbers, not before it starts
select * from (
  select t.*, p.started_on, lag(created_at) over (partition by project_id order by number) as before from tasks t join projects p using (project_id))
where created_at::date < before::date or created_at::date < started_on or created_at >= timestamp '2026-01-01';

-- rule: comments are written after their task was created
select c.* from comments c join tasks t using (task_id) where c.written_at <= t.created_at or c.written_at >= timestamp '2026-01-02';

-- rule: no work is logged before a task is created, after it is done, or in the future
select e.* from time_entries e join tasks t using (task_id) where e.worked_on < t.created_at::date or e.worked_on > coalesce(t.done_at::date, date '2026-01-01');

-- rule: time on tasks that are not started is planning time
select e.* from time_entries e join tasks t using (task_id) where t.in_progress_at is null and e.activity <> 'planning';

-- rule: display names and e-mail addresses follow from the names
select * from users where display_name <> first_name || ' ' || last_name or email <> login || '@example.com';

-- rule: logged minutes are the sum of the time entries
select t.task_id from tasks t left join time_entries e using (task_id)
group by t.task_id, t.logged_minutes having coalesce(sum(e.minutes), 0) <> t.logged_minutes;

-- rule: names of labels and projects are unique in their tenant, colours belong to names
select tenant_id from labels group by tenant_id, name having count(*) > 1
union all select tenant_id from projects group by tenant_id, name having count(*) > 1
union all select null from labels group by name having count(distinct color) > 1;

-- shape: plans have their exact shares
select * from (select plan, count(*) as n, sum(count(*)) over () as total from tenants group by plan)
where abs(n - total * case plan when 'free' then 0.4 when 'standard' then 0.35 when 'premium' then 0.2 else 0.05 end) > 1;

-- shape: most tasks are done, some will never be
select * from (select avg((status = 'done')::int) as done, avg((status = 'wont_do')::int) as wont from tasks)
where done not between 0.6 and 0.8 or wont not between 0.05 and 0.11;

-- shape: people work by day
select * from (select avg((hour(created_at) between 7 and 19)::int) as share from tasks) where share < 0.99;
