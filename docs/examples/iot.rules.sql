-- Business rules for the data of iot.json. Each statement selects the rows that break its rule, and must return none.
-- A rule holds at any size, a shape for large numbers of rows.

-- rule: readings are in order of time, within the year
select * from (select *, lag(measured_at) over (order by reading_id) as before from readings)
where measured_at < before or year(measured_at) <> 2025;

-- rule: devices were installed before they report
select r.* from readings r join devices d using (device_id) where r.measured_at::date <= d.installed_on;

-- rule: humidity is missing only when the battery is below 10%
select * from readings where humidity_percent is null and battery_percent >= 10;

-- rule: the answers list exactly the readings with a wrong temperature, with the original value
select o.* from reading_outliers o left join readings r using (reading_id)
where r.reading_id is null or r.temperature_c <> -3 * o.original or o.column <> 'temperature_c';

-- rule: exactly 0.2% of readings are outliers, each listed once
select * from (select count(*) as n, count(distinct reading_id) as ids, (select round(count(*) * 0.002) from readings) as expected from reading_outliers)
where n <> expected or ids <> n;

-- rule: every temperature except the outliers is between -30 and 60
select r.* from readings r anti join reading_outliers o using (reading_id) where temperature_c not between -30 and 60;

-- rule: every day of the year has its weather, in order
select * from (select day, lag(day) over (order by rowid) as before from weather_days) where day <> before + 1 or year(day) <> 2025;

-- rule: the weather is warmer by day than at its coldest
select * from weather_days where warmest_c < coldest_c + 1;

-- rule: each device has a temperature and a humidity sensor, first of all
select * from sensors where (channel = 1) <> (quantity = 'temperature') or (channel = 2) <> (quantity = 'relative_humidity');

-- rule: no sensor is calibrated before it is installed
select s.* from sensors s join devices d using (device_id) where calibrated_on < installed_on;

-- rule: alerts come from installed devices, and are handled in order
select a.* from alerts a join devices d using (device_id)
where a.raised_at::date <= d.installed_on or acknowledged_at < raised_at or resolved_at < acknowledged_at
  or (status = 'resolved') <> (resolved_at is not null) or (status in ('acknowledged', 'resolved')) <> (acknowledged_at is not null);

-- rule: firmware is installed after its release, on installed devices
select u.* from firmware_updates u join devices d using (device_id) join firmware_releases f using (firmware_id)
where u.started_at::date - 14 <= d.installed_on or u.started_at::date <= f.released_on or u.ended_at <> u.started_at + to_seconds(u.duration_seconds);

-- rule: versions are released in order
select * from (select *, lag(released_on) over (order by firmware_id) as before, lag(version) over (order by firmware_id) as lower from firmware_releases)
where released_on < before or version <= lower;

-- rule: the interval is that of the place, and device identifiers have sixteen characters
select d.* from devices d join sites s using (site_id)
where reporting_minutes <> case climate when 'cold_store' then 10 when 'office' then 30 else 15 end or length(dev_eui) <> 16;

-- rule: each quantity is measured in its unit
select * from sensors where unit <> case quantity when 'temperature' then '°C' when 'relative_humidity' then '%' else 'ppm' end;

-- shape: with a low battery, 60% of the humidity values are missing
select * from (select avg((humidity_percent is null)::int) as share from readings where battery_percent < 10) where share not between 0.5 and 0.7;

-- shape: in one kind of place, humidity falls as temperature rises
select climate, r from (
  select s.climate, corr(t, h) as r from (
    select device_id, rank() over (partition by climate order by temperature_c) as t, rank() over (partition by climate order by humidity_percent) as h
    from readings join devices using (device_id) join sites using (site_id)
    where humidity_percent is not null and reading_id not in (select reading_id from reading_outliers))
  join devices using (device_id) join sites s using (site_id) group by s.climate)
where r not between -0.66 and -0.54;

-- shape: signal strength and signal-to-noise ratio are correlated
select * from (select corr(a, b) as r from (select rank() over (order by rssi_dbm) as a, rank() over (order by snr_db) as b from readings)) where r not between 0.77 and 0.83;

-- shape: cold stores are cold, greenhouses warm
select * from (
  select climate, median(temperature_c) as middle from readings join devices using (device_id) join sites using (site_id) group by climate)
where abs(middle - case climate when 'cold_store' then 4 when 'office' then 21.8 else 25 end) > 0.3;

-- shape: 94% of updates succeed
select * from (select abs(count(*) filter (outcome = 'installed') - count(*) * 0.94) as off from firmware_updates) where off > 1;
