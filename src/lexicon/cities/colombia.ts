import type { CitySource } from './city-source.ts'

/** Cities of Colombia. */
export const colombia: CitySource = {
  country_code: 'CO',
  country: 'Colombia',
  rows: `
    Bogotá|Bogotá D.C.|110|4.7110|-74.0721|America/Bogota|7937
    Medellín|Antioquia|050|6.2476|-75.5658|America/Bogota|2616
    Cali|Valle del Cauca|760|3.4516|-76.5320|America/Bogota|2285
    Barranquilla|Atlántico|080|10.9685|-74.7813|America/Bogota|1335
    Cartagena|Bolívar|130|10.3910|-75.4794|America/Bogota|1060
    Cúcuta|Norte de Santander|540|7.8939|-72.5078|America/Bogota|806
    Soacha|Cundinamarca|250|4.5794|-74.2168|America/Bogota|830
    Bucaramanga|Santander|680|7.1193|-73.1227|America/Bogota|623
    Villavicencio|Meta|500|4.1420|-73.6266|America/Bogota|569
    Bello|Antioquia|051|6.3373|-75.5579|America/Bogota|570
    Ibagué|Tolima|730|4.4389|-75.2322|America/Bogota|545
    Santa Marta|Magdalena|470|11.2408|-74.1990|America/Bogota|566
    Valledupar|Cesar|200|10.4631|-73.2532|America/Bogota|555
    Pereira|Risaralda|660|4.8133|-75.6961|America/Bogota|482
    Montería|Córdoba|230|8.7479|-75.8814|America/Bogota|525
    Manizales|Caldas|170|5.0703|-75.5138|America/Bogota|458
    Pasto|Nariño|520|1.2136|-77.2811|America/Bogota|414
    Neiva|Huila|410|2.9273|-75.2819|America/Bogota|385
    Armenia|Quindío|630|4.5339|-75.6811|America/Bogota|306`,
}
