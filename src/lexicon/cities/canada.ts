import type { CitySource } from './city-source.ts'

/** Cities of Canada. */
export const canada: CitySource = {
  country_code: 'CA',
  country: 'Canada',
  rows: `
    Toronto|Ontario|M5V|43.6532|-79.3832|America/Toronto|2794
    Montreal|Quebec|H2X|45.5017|-73.5673|America/Toronto|1763
    Calgary|Alberta|T2P|51.0447|-114.0719|America/Edmonton|1307
    Ottawa|Ontario|K1P|45.4215|-75.6972|America/Toronto|1017
    Edmonton|Alberta|T5J|53.5461|-113.4938|America/Edmonton|1011
    Winnipeg|Manitoba|R3C|49.8951|-97.1384|America/Winnipeg|750
    Mississauga|Ontario|L5B|43.5890|-79.6441|America/Toronto|718
    Vancouver|British Columbia|V6B|49.2827|-123.1207|America/Vancouver|662
    Brampton|Ontario|L6X|43.7315|-79.7624|America/Toronto|656
    Hamilton|Ontario|L8P|43.2557|-79.8711|America/Toronto|569
    Surrey|British Columbia|V3T|49.1913|-122.8490|America/Vancouver|568
    Quebec City|Quebec|G1R|46.8139|-71.2080|America/Toronto|549
    Halifax|Nova Scotia|B3J|44.6488|-63.5752|America/Halifax|439
    Laval|Quebec|H7V|45.6066|-73.7124|America/Toronto|438
    London|Ontario|N6A|42.9849|-81.2453|America/Toronto|422
    Saskatoon|Saskatchewan|S7K|52.1579|-106.6702|America/Regina|266
    Kitchener|Ontario|N2G|43.4516|-80.4925|America/Toronto|257
    Windsor|Ontario|N9A|42.3149|-83.0364|America/Toronto|230
    Regina|Saskatchewan|S4P|50.4452|-104.6189|America/Regina|226
    St. John's|Newfoundland and Labrador|A1C|47.5615|-52.7126|America/St_Johns|111
    Kelowna|British Columbia|V1Y|49.8880|-119.4960|America/Vancouver|145
    Victoria|British Columbia|V8W|48.4284|-123.3656|America/Vancouver|92`,
}
