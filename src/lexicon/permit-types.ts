import type { ReferenceList } from './reference-list.ts'
import { tableList } from './table-list.ts'

/** Permits of a local authority that require an inspection. */
export function permitTypes(): ReferenceList {
  return tableList({
    name: 'permit_types',
    description:
      'A permit of a local authority after the lists of US and UK cities: code, category and responsible department; weights by judgement.',
    columns: { permit_type: 'text', code: 'text', category: 'text', department: 'text', weight: 'number' },
    rows: `
      Residential alteration|BLD-RA|building|Building and Safety|18
      New single-family dwelling|BLD-NR|major_building|Building and Safety|5
      New commercial building|BLD-NC|major_building|Building and Safety|2
      Commercial tenant improvement|BLD-TI|major_building|Building and Safety|7
      Home addition|BLD-AD|building|Building and Safety|8
      Accessory dwelling unit|BLD-ADU|major_building|Building and Safety|4
      Re-roofing|BLD-RF|trade|Building and Safety|10
      Electrical|TRD-EL|trade|Building and Safety|16
      Plumbing|TRD-PL|trade|Building and Safety|13
      Mechanical|TRD-ME|trade|Building and Safety|10
      Solar photovoltaic system|TRD-PV|trade|Building and Safety|8
      Electric vehicle charger|TRD-EV|trade|Building and Safety|4
      Swimming pool|BLD-SP|building|Building and Safety|3
      Fence or wall|BLD-FW|minor|Planning|6
      Deck or patio|BLD-DP|minor|Building and Safety|5
      Demolition|BLD-DM|building|Building and Safety|3
      Sign|PLN-SG|minor|Planning|4
      Change of use|PLN-CU|planning|Planning|3
      Zoning variance|PLN-ZV|planning|Planning|2
      Tree removal|PLN-TR|minor|Parks and Recreation|5
      Street excavation|PW-EX|street|Public Works|6
      Driveway and curb cut|PW-DC|street|Public Works|4
      Sidewalk cafe|PW-SC|street|Public Works|3
      Street closure for an event|PW-SE|event|Public Works|5
      Special event in a park|PR-EV|event|Parks and Recreation|5
      Food service establishment|PH-FS|health|Public Health|7
      Mobile food vendor|PH-MF|health|Public Health|3
      Fire alarm system|FD-FA|fire|Fire Department|4
      Fire sprinkler system|FD-SP|fire|Fire Department|3
      Fireworks display|FD-FW|fire|Fire Department|1`,
  })
}
