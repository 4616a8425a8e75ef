import type { CitySource } from './city-source.ts'

/** Cities of Argentina. */
export const argentina: CitySource = {
  country_code: 'AR',
  country: 'Argentina',
  rows: `
    Buenos Aires|Ciudad Autónoma de Buenos Aires|C10|-34.6037|-58.3816|America/Argentina/Buenos_Aires|3121
    Córdoba|Córdoba|X50|-31.4201|-64.1888|America/Argentina/Buenos_Aires|1505
    Rosario|Santa Fe|S20|-32.9442|-60.6505|America/Argentina/Buenos_Aires|1342
    La Plata|Buenos Aires|B19|-34.9205|-57.9536|America/Argentina/Buenos_Aires|772
    Mar del Plata|Buenos Aires|B76|-38.0055|-57.5426|America/Argentina/Buenos_Aires|667
    San Miguel de Tucumán|Tucumán|T40|-26.8083|-65.2176|America/Argentina/Buenos_Aires|605
    Salta|Salta|A44|-24.7821|-65.4232|America/Argentina/Buenos_Aires|627
    Santa Fe|Santa Fe|S30|-31.6107|-60.6973|America/Argentina/Buenos_Aires|426
    Corrientes|Corrientes|W34|-27.4692|-58.8306|America/Argentina/Buenos_Aires|384
    Bahía Blanca|Buenos Aires|B80|-38.7196|-62.2724|America/Argentina/Buenos_Aires|336
    Resistencia|Chaco|H35|-27.4512|-58.9867|America/Argentina/Buenos_Aires|300
    Posadas|Misiones|N33|-27.3621|-55.9009|America/Argentina/Buenos_Aires|325
    Paraná|Entre Ríos|E31|-31.7413|-60.5115|America/Argentina/Buenos_Aires|268
    Mendoza|Mendoza|M55|-32.8895|-68.8458|America/Argentina/Buenos_Aires|119
    San Juan|San Juan|J54|-31.5375|-68.5364|America/Argentina/Buenos_Aires|109
    Neuquén|Neuquén|Q83|-38.9516|-68.0591|America/Argentina/Buenos_Aires|288
    San Salvador de Jujuy|Jujuy|Y46|-24.1858|-65.2995|America/Argentina/Buenos_Aires|310
    Ushuaia|Tierra del Fuego|V94|-54.8019|-68.3030|America/Argentina/Buenos_Aires|80`,
}
