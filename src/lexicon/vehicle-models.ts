import type { ReferenceList } from './reference-list.ts'
import { tableList } from './table-list.ts'

/** Car models that dealers sell. */
export function vehicleModels(): ReferenceList {
  return tableList({
    name: 'vehicle_models',
    description:
      'A car: make, model, body, fuel, class of price and a world manufacturer identifier of the make (ISO 3780); weights roughly after sales in the US.',
    columns: { make: 'text', model: 'text', body: 'text', fuel: 'text', price_class: 'text', wmi: 'text', weight: 'number' },
    rows: `
      Toyota|Corolla|sedan|gasoline|small|JTD|10
      Toyota|Camry|sedan|hybrid|midsize|4T1|12
      Toyota|RAV4|suv|hybrid|compact_suv|2T3|16
      Toyota|Tacoma|pickup|gasoline|pickup|3TM|9
      Toyota|Highlander|suv|gasoline|large_suv|5TD|6
      Honda|Civic|sedan|gasoline|small|2HG|10
      Honda|Accord|sedan|hybrid|midsize|1HG|8
      Honda|CR-V|suv|hybrid|compact_suv|7FA|14
      Honda|Pilot|suv|gasoline|large_suv|5FN|5
      Ford|F-150|pickup|gasoline|pickup|1FT|18
      Ford|Escape|suv|gasoline|compact_suv|1FM|6
      Ford|Explorer|suv|gasoline|large_suv|1FM|8
      Ford|Mustang Mach-E|suv|electric|electric|3FM|3
      Chevrolet|Silverado 1500|pickup|gasoline|pickup|3GC|15
      Chevrolet|Equinox|suv|gasoline|compact_suv|3GN|8
      Chevrolet|Malibu|sedan|gasoline|midsize|1G1|4
      Chevrolet|Tahoe|suv|gasoline|large_suv|1GN|4
      Ram|1500|pickup|gasoline|pickup|1C6|10
      Jeep|Wrangler|suv|gasoline|large_suv|1C4|6
      Jeep|Grand Cherokee|suv|gasoline|large_suv|1C4|7
      Nissan|Rogue|suv|gasoline|compact_suv|JN8|8
      Nissan|Altima|sedan|gasoline|midsize|1N4|5
      Nissan|Sentra|sedan|gasoline|small|3N1|6
      Hyundai|Elantra|sedan|gasoline|small|KMH|6
      Hyundai|Tucson|suv|hybrid|compact_suv|KM8|8
      Hyundai|IONIQ 5|suv|electric|electric|KM8|3
      Kia|Sportage|suv|gasoline|compact_suv|KND|6
      Kia|Forte|sedan|gasoline|small|3KP|4
      Kia|EV6|suv|electric|electric|KNA|2
      Subaru|Outback|suv|gasoline|midsize|4S4|6
      Subaru|Forester|suv|gasoline|compact_suv|JF2|6
      Mazda|CX-5|suv|gasoline|compact_suv|JM3|6
      Mazda|Mazda3|hatchback|gasoline|small|JM1|2
      Volkswagen|Golf|hatchback|gasoline|small|WVW|3
      Volkswagen|Tiguan|suv|gasoline|compact_suv|3VV|4
      Volkswagen|ID.4|suv|electric|electric|1V2|2
      Tesla|Model 3|sedan|electric|electric|5YJ|7
      Tesla|Model Y|suv|electric|electric|7SA|11
      BMW|3 Series|sedan|gasoline|premium|3MW|4
      BMW|X5|suv|gasoline|premium|5UX|4
      Mercedes-Benz|C-Class|sedan|gasoline|premium|W1K|3
      Mercedes-Benz|GLC|suv|gasoline|premium|W1N|4
      Audi|A4|sedan|gasoline|premium|WAU|3
      Audi|Q5|suv|gasoline|premium|WA1|3
      Lexus|RX|suv|hybrid|premium|2T2|5
      Volvo|XC60|suv|hybrid|premium|YV4|2`,
  })
}
