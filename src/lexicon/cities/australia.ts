import type { CitySource } from './city-source.ts'

/** Cities of Australia. */
export const australia: CitySource = {
  country_code: 'AU',
  country: 'Australia',
  rows: `
    Sydney|New South Wales|20|-33.8688|151.2093|Australia/Sydney|5451
    Melbourne|Victoria|30|-37.8136|144.9631|Australia/Melbourne|5207
    Brisbane|Queensland|40|-27.4698|153.0251|Australia/Brisbane|2707
    Perth|Western Australia|60|-31.9523|115.8613|Australia/Perth|2309
    Adelaide|South Australia|50|-34.9285|138.6007|Australia/Adelaide|1447
    Gold Coast|Queensland|42|-28.0167|153.4000|Australia/Brisbane|735
    Newcastle|New South Wales|23|-32.9283|151.7817|Australia/Sydney|526
    Canberra|Australian Capital Territory|26|-35.2809|149.1300|Australia/Sydney|472
    Sunshine Coast|Queensland|45|-26.6500|153.0667|Australia/Brisbane|410
    Wollongong|New South Wales|25|-34.4278|150.8931|Australia/Sydney|313
    Geelong|Victoria|32|-38.1499|144.3617|Australia/Melbourne|303
    Hobart|Tasmania|70|-42.8821|147.3272|Australia/Hobart|254
    Townsville|Queensland|48|-19.2590|146.8169|Australia/Brisbane|186
    Cairns|Queensland|487|-16.9186|145.7781|Australia/Brisbane|160
    Darwin|Northern Territory|08|-12.4634|130.8456|Australia/Darwin|141
    Toowoomba|Queensland|435|-27.5598|151.9507|Australia/Brisbane|149
    Ballarat|Victoria|335|-37.5622|143.8503|Australia/Melbourne|118
    Bendigo|Victoria|355|-36.7570|144.2794|Australia/Melbourne|105
    Launceston|Tasmania|725|-41.4332|147.1441|Australia/Hobart|93
    Mackay|Queensland|474|-21.1411|149.1860|Australia/Brisbane|81`,
}
