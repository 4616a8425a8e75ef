import type { CitySource } from './city-source.ts'

/** Cities of Mexico. */
export const mexico: CitySource = {
  country_code: 'MX',
  country: 'Mexico',
  rows: `
    Ciudad de México|Ciudad de México|06|19.4326|-99.1332|America/Mexico_City|9210
    Tijuana|Baja California|22|32.5149|-117.0382|America/Tijuana|1811
    León|Guanajuato|37|21.1250|-101.6860|America/Mexico_City|1579
    Puebla|Puebla|72|19.0414|-98.2063|America/Mexico_City|1542
    Guadalajara|Jalisco|44|20.6597|-103.3496|America/Mexico_City|1386
    Zapopan|Jalisco|45|20.7236|-103.3848|America/Mexico_City|1258
    Ciudad Juárez|Chihuahua|32|31.6904|-106.4245|America/Ciudad_Juarez|1502
    Monterrey|Nuevo León|64|25.6866|-100.3161|America/Monterrey|1143
    Mérida|Yucatán|97|20.9674|-89.5926|America/Merida|921
    Culiacán|Sinaloa|80|24.8091|-107.3940|America/Mazatlan|808
    Querétaro|Querétaro|76|20.5888|-100.3899|America/Mexico_City|794
    San Luis Potosí|San Luis Potosí|78|22.1565|-100.9855|America/Mexico_City|845
    Chihuahua|Chihuahua|31|28.6353|-106.0889|America/Chihuahua|925
    Aguascalientes|Aguascalientes|20|21.8853|-102.2916|America/Mexico_City|863
    Hermosillo|Sonora|83|29.0729|-110.9559|America/Hermosillo|855
    Saltillo|Coahuila|25|25.4383|-100.9737|America/Monterrey|864
    Cancún|Quintana Roo|77|21.1619|-86.8515|America/Cancun|889
    Mexicali|Baja California|21|32.6245|-115.4523|America/Tijuana|854
    Morelia|Michoacán|58|19.7060|-101.1950|America/Mexico_City|743
    Toluca|Estado de México|50|19.2826|-99.6557|America/Mexico_City|223
    Torreón|Coahuila|27|25.5428|-103.4068|America/Monterrey|691
    Veracruz|Veracruz|91|19.1738|-96.1342|America/Mexico_City|405
    Oaxaca de Juárez|Oaxaca|68|17.0732|-96.7266|America/Mexico_City|259
    Tuxtla Gutiérrez|Chiapas|29|16.7516|-93.1029|America/Mexico_City|579
    Villahermosa|Tabasco|86|17.9892|-92.9475|America/Mexico_City|341
    Cuernavaca|Morelos|62|18.9242|-99.2216|America/Mexico_City|342`,
}
