import type { CitySource } from './city-source.ts'

/** Cities of New Zealand. */
export const newZealand: CitySource = {
  country_code: 'NZ',
  country: 'New Zealand',
  rows: `
    Auckland|Auckland|10|-36.8509|174.7645|Pacific/Auckland|1531
    Christchurch|Canterbury|80|-43.5321|172.6362|Pacific/Auckland|403
    Wellington|Wellington|60|-41.2866|174.7756|Pacific/Auckland|214
    Hamilton|Waikato|32|-37.7870|175.2793|Pacific/Auckland|192
    Tauranga|Bay of Plenty|31|-37.6878|176.1651|Pacific/Auckland|164
    Lower Hutt|Wellington|50|-41.2092|174.9081|Pacific/Auckland|114
    Dunedin|Otago|90|-45.8788|170.5028|Pacific/Auckland|106
    Palmerston North|Manawatū-Whanganui|44|-40.3523|175.6082|Pacific/Auckland|83
    Napier|Hawke's Bay|41|-39.4928|176.9120|Pacific/Auckland|67
    Hibiscus Coast|Auckland|09|-36.6000|174.7000|Pacific/Auckland|71
    New Plymouth|Taranaki|43|-39.0556|174.0752|Pacific/Auckland|60
    Rotorua|Bay of Plenty|30|-38.1368|176.2497|Pacific/Auckland|58
    Whangārei|Northland|01|-35.7251|174.3237|Pacific/Auckland|56
    Invercargill|Southland|98|-46.4132|168.3538|Pacific/Auckland|51
    Nelson|Nelson|70|-41.2706|173.2840|Pacific/Auckland|50
    Hastings|Hawke's Bay|42|-39.6381|176.8492|Pacific/Auckland|52
    Whanganui|Manawatū-Whanganui|45|-39.9301|175.0477|Pacific/Auckland|43
    Gisborne|Gisborne|40|-38.6623|178.0176|Pacific/Auckland|38
    Queenstown|Otago|93|-45.0312|168.6626|Pacific/Auckland|30`,
}
