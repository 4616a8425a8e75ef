import { splitNames } from './candidates.ts'
import { mexico } from './mexico.ts'
import type { NameSource } from './name-source.ts'
import { spain } from './spain.ts'

const elsewhere = (of: 'female' | 'male') => [spain, mexico].flatMap((source) => splitNames(source[of]).slice(0, 60))

/** Names of Argentina. */
export const argentina: NameSource = {
  country_code: 'AR',
  source: 'Ministerio del Interior, Registro Nacional de las Personas (given names), Forebears (surnames)',
  female: `María Ana Sofía Valentina Camila Martina Florencia Lucía Micaela Agustina Julieta Milagros Carolina Romina Natalia Daniela Paula Mariana
    Silvia Graciela Susana Marta Norma Mónica Patricia Claudia Andrea Alejandra Gabriela Verónica Laura Cecilia Lorena Karina Soledad Yanina Melina Rocío
    Brenda Antonella Guadalupe Emma Olivia Mía Catalina Isabella Delfina Morena Abril Emilia Malena Renata Pilar Josefina Jazmín Candela Victoria Bianca Zoe
    Luana Ludmila Magalí Macarena Magdalena Nadia Noelia Pamela Priscila Silvina Vanesa Viviana Eliana Estela Elsa Nélida Beatriz Liliana Mirta Rosa Teresa Stella`,
  male: `Juan Carlos José Jorge Luis Miguel Roberto Daniel Héctor Ricardo Mario Diego Martín Pablo Sergio Gustavo Alejandro Marcelo Fernando Eduardo
    Facundo Nicolás Matías Agustín Franco Lucas Tomás Santiago Joaquín Bautista Thiago Benjamín Mateo Felipe Ignacio Gonzalo Leandro Maximiliano Ezequiel Federico
    Sebastián Cristian Damián Hernán Javier Germán Guillermo Rubén Raúl Oscar Hugo Walter Osvaldo Norberto Néstor Adrián Ariel Claudio Darío Emiliano Esteban Fabián
    Gabriel Iván Julián Lautaro León Liam Lorenzo Luciano Nahuel Ramiro Rodrigo Valentín Bruno Dante Ciro Simón Alan Axel Elías Emanuel Kevin`,
  family: `González Rodríguez Gómez Fernández López Díaz Martínez Pérez García Sánchez Romero Sosa Álvarez Torres Ruiz Ramírez Flores Acosta Benítez Medina
    Suárez Herrera Aguirre Pereyra Gutiérrez Giménez Molina Silva Castro Rojas Ortiz Núñez Luna Juárez Cabrera Ríos Ferreyra Godoy Morales Domínguez Moreno Peralta
    Vega Carrizo Quiroga Castillo Ledesma Muñoz Ojeda Ponce Vera Vázquez Villalba Cardozo Navarro Ramos Arias Coronel Córdoba Figueroa Correa Cáceres Vargas
    Maldonado Mansilla Farías Rivero Paz Miranda Roldán Méndez Guzmán Lucero Cruz Hernández Páez Blanco Mendoza Escobar Ávila Barrios Soria Leiva Toledo Bravo Moyano
    Campos Duarte Soto Franco Barrionuevo Bustos Velázquez Ayala Valdez Montenegro Rossi Russo Bianchi Ferrari Romano Esposito Ricci Marino Greco Bruno Gallo Conti
    Costa Giordano Mancini Rizzo Lombardi Moretti Colombo Caputo Basile Martino Marchetti Bonetti Ferraro Pellegrini Palermo Santoro Sala Grasso Vitale Serra
    Müller Schmidt Wagner Weber Meyer Fischer Becker Klein Levy Cohen Goldstein Kaplan Etcheverry Echeverría Irigoyen Aguilar Alonso Andrade Arce Baez Bazán Brizuela
    Bogado Burgos Chávez Contreras Cisneros Delgado Escudero Espinosa Funes Gallardo Galván Garay Heredia Ibáñez Insaurralde Jara Lezcano Luján Maidana Mareco Meza Nieva`,
  rare: { female: elsewhere('female'), male: elsewhere('male') },
}
