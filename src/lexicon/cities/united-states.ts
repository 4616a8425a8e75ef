import type { CitySource } from './city-source.ts'

/** Cities of the United States. */
export const unitedStates: CitySource = {
  country_code: 'US',
  country: 'United States',
  rows: `
    New York|New York|100|40.7128|-74.0060|America/New_York|8336
    Los Angeles|California|900|34.0522|-118.2437|America/Los_Angeles|3820
    Chicago|Illinois|606|41.8781|-87.6298|America/Chicago|2665
    Houston|Texas|770|29.7604|-95.3698|America/Chicago|2314
    Phoenix|Arizona|850|33.4484|-112.0740|America/Phoenix|1650
    Philadelphia|Pennsylvania|191|39.9526|-75.1652|America/New_York|1551
    San Antonio|Texas|782|29.4241|-98.4936|America/Chicago|1496
    San Diego|California|921|32.7157|-117.1611|America/Los_Angeles|1388
    Dallas|Texas|752|32.7767|-96.7970|America/Chicago|1303
    Austin|Texas|787|30.2672|-97.7431|America/Chicago|980
    Jacksonville|Florida|322|30.3322|-81.6557|America/New_York|986
    San Jose|California|951|37.3382|-121.8863|America/Los_Angeles|970
    Columbus|Ohio|432|39.9612|-82.9988|America/New_York|913
    Charlotte|North Carolina|282|35.2271|-80.8431|America/New_York|911
    Indianapolis|Indiana|462|39.7684|-86.1581|America/Indiana/Indianapolis|879
    San Francisco|California|941|37.7749|-122.4194|America/Los_Angeles|809
    Seattle|Washington|981|47.6062|-122.3321|America/Los_Angeles|755
    Denver|Colorado|802|39.7392|-104.9903|America/Denver|717
    Washington|District of Columbia|200|38.9072|-77.0369|America/New_York|679
    Nashville|Tennessee|372|36.1627|-86.7816|America/Chicago|688
    Boston|Massachusetts|021|42.3601|-71.0589|America/New_York|654
    Portland|Oregon|972|45.5152|-122.6784|America/Los_Angeles|630
    Las Vegas|Nevada|891|36.1699|-115.1398|America/Los_Angeles|660
    Detroit|Michigan|482|42.3314|-83.0458|America/Detroit|633
    Atlanta|Georgia|303|33.7490|-84.3880|America/New_York|511
    Miami|Florida|331|25.7617|-80.1918|America/New_York|456
    Minneapolis|Minnesota|554|44.9778|-93.2650|America/Chicago|425
    New Orleans|Louisiana|701|29.9511|-90.0715|America/Chicago|364
    Kansas City|Missouri|641|39.0997|-94.5786|America/Chicago|511
    Salt Lake City|Utah|841|40.7608|-111.8910|America/Denver|210`,
}
