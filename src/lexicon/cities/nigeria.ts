import type { CitySource } from './city-source.ts'

/** Cities of Nigeria. */
export const nigeria: CitySource = {
  country_code: 'NG',
  country: 'Nigeria',
  rows: `
    Lagos|Lagos|100|6.5244|3.3792|Africa/Lagos|15400
    Kano|Kano|700|12.0022|8.5920|Africa/Lagos|4220
    Ibadan|Oyo|200|7.3775|3.9470|Africa/Lagos|3760
    Abuja|Federal Capital Territory|900|9.0765|7.3986|Africa/Lagos|3840
    Port Harcourt|Rivers|500|4.8156|7.0498|Africa/Lagos|3480
    Benin City|Edo|300|6.3350|5.6037|Africa/Lagos|1840
    Onitsha|Anambra|434|6.1667|6.7833|Africa/Lagos|1620
    Kaduna|Kaduna|800|10.5105|7.4165|Africa/Lagos|1190
    Aba|Abia|450|5.1066|7.3667|Africa/Lagos|1150
    Maiduguri|Borno|600|11.8311|13.1510|Africa/Lagos|820
    Ilorin|Kwara|240|8.4966|4.5426|Africa/Lagos|1030
    Jos|Plateau|930|9.8965|8.8583|Africa/Lagos|950
    Enugu|Enugu|400|6.4584|7.5464|Africa/Lagos|850
    Abeokuta|Ogun|110|7.1475|3.3619|Africa/Lagos|600
    Uyo|Akwa Ibom|520|5.0377|7.9128|Africa/Lagos|1200
    Warri|Delta|332|5.5544|5.7932|Africa/Lagos|930
    Calabar|Cross River|540|4.9757|8.3417|Africa/Lagos|640`,
}
