import type { CitySource } from './city-source.ts'

/** Cities of the United Kingdom. */
export const unitedKingdom: CitySource = {
  country_code: 'GB',
  country: 'United Kingdom',
  rows: `
    London|England|SE1|51.5074|-0.1278|Europe/London|8866
    Birmingham|England|B1|52.4862|-1.8904|Europe/London|1157
    Glasgow|Scotland|G1|55.8642|-4.2518|Europe/London|622
    Leeds|England|LS1|53.8008|-1.5491|Europe/London|822
    Sheffield|England|S1|53.3811|-1.4701|Europe/London|566
    Manchester|England|M1|53.4808|-2.2426|Europe/London|568
    Edinburgh|Scotland|EH1|55.9533|-3.1883|Europe/London|514
    Liverpool|England|L1|53.4084|-2.9916|Europe/London|496
    Bristol|England|BS1|51.4545|-2.5879|Europe/London|479
    Cardiff|Wales|CF10|51.4816|-3.1791|Europe/London|372
    Leicester|England|LE1|52.6369|-1.1398|Europe/London|373
    Coventry|England|CV1|52.4068|-1.5197|Europe/London|355
    Belfast|Northern Ireland|BT1|54.5973|-5.9301|Europe/London|348
    Nottingham|England|NG1|52.9548|-1.1581|Europe/London|329
    Newcastle upon Tyne|England|NE1|54.9783|-1.6178|Europe/London|307
    Brighton|England|BN1|50.8225|-0.1372|Europe/London|277
    Plymouth|England|PL1|50.3755|-4.1427|Europe/London|267
    Southampton|England|SO14|50.9097|-1.4044|Europe/London|253
    Swansea|Wales|SA1|51.6214|-3.9436|Europe/London|241
    Aberdeen|Scotland|AB10|57.1497|-2.0943|Europe/London|224
    Oxford|England|OX1|51.7520|-1.2577|Europe/London|163
    Norwich|England|NR1|52.6309|1.2974|Europe/London|144
    Cambridge|England|CB1|52.2053|0.1218|Europe/London|146
    York|England|YO1|53.9600|-1.0873|Europe/London|204
    Exeter|England|EX1|50.7184|-3.5339|Europe/London|133`,
}
