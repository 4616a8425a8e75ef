import type { CitySource } from './city-source.ts'

/** Cities of South Africa. */
export const southAfrica: CitySource = {
  country_code: 'ZA',
  country: 'South Africa',
  rows: `
    Johannesburg|Gauteng|20|-26.2041|28.0473|Africa/Johannesburg|4803
    Cape Town|Western Cape|80|-33.9249|18.4241|Africa/Johannesburg|4773
    Durban|KwaZulu-Natal|40|-29.8587|31.0218|Africa/Johannesburg|4240
    Pretoria|Gauteng|00|-25.7479|28.2293|Africa/Johannesburg|4041
    Gqeberha|Eastern Cape|60|-33.9608|25.6022|Africa/Johannesburg|1191
    Bloemfontein|Free State|93|-29.0852|26.1596|Africa/Johannesburg|811
    East London|Eastern Cape|52|-33.0153|27.9116|Africa/Johannesburg|477
    Pietermaritzburg|KwaZulu-Natal|32|-29.6006|30.3794|Africa/Johannesburg|475
    Soweto|Gauteng|18|-26.2485|27.8540|Africa/Johannesburg|1272
    Polokwane|Limpopo|07|-23.9045|29.4689|Africa/Johannesburg|300
    Mbombela|Mpumalanga|12|-25.4753|30.9694|Africa/Johannesburg|220
    Kimberley|Northern Cape|83|-28.7282|24.7499|Africa/Johannesburg|225
    Rustenburg|North West|03|-25.6676|27.2421|Africa/Johannesburg|350
    George|Western Cape|65|-33.9881|22.4530|Africa/Johannesburg|157
    Stellenbosch|Western Cape|76|-33.9321|18.8602|Africa/Johannesburg|110
    Centurion|Gauteng|01|-25.8603|28.1894|Africa/Johannesburg|236`,
}
