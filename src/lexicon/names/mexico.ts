import { splitNames } from './candidates.ts'
import type { NameSource } from './name-source.ts'

/** Names of Mexico. */
export const mexico: NameSource = {
  country_code: 'MX',
  source: 'INEGI (birth registrations), Registro Nacional de Población (surnames)',
  female: `María_Guadalupe María Guadalupe Juana Margarita Verónica Alejandra Leticia Ana Gabriela Rosa Patricia Adriana Daniela Fernanda Laura
    Elizabeth Claudia Karla Sandra Alma Martha Silvia Yolanda Araceli Mariana Diana Teresa Norma Maricela Brenda Andrea Paola Karina Mónica
    Sofía Valeria Ximena Camila Valentina Regina Renata Jessica Lorena Erika Beatriz Irma Rocío Gloria Josefina Esperanza Alicia Ana_María
    Rosa_María María_Fernanda María_Elena María_del_Carmen María_José Ana_Karen Ana_Laura Blanca Carolina Cecilia Cristina Dulce Edith Elena
    Estela Eva Graciela Isabel Jazmín Lucía Lilia Liliana Luz_María Marisol Miriam Montserrat Natalia Nayeli Olivia Paulina Raquel Rosario
    Sara Susana Tania Vanessa Viridiana Yadira Yesenia Itzel Citlali Xóchitl Romina Victoria Isabella Melissa Abril Fátima Jimena Julieta Aurora Esther
    Socorro Concepción Catalina Francisca Ángeles Consuelo Angélica Bertha Ofelia Perla Maribel Nancy`,
  male: `José_Luis Juan José Juan_Carlos Miguel_Ángel Francisco Luis Jesús Alejandro Carlos Jorge Antonio Pedro Manuel Roberto Fernando Ricardo
    Eduardo Daniel Javier Francisco_Javier Víctor_Manuel Sergio Rafael Raúl Arturo Gerardo Mario Martín Alberto Enrique Óscar David Luis_Ángel
    José_Antonio Juan_Manuel Marco_Antonio Jaime Héctor Armando Alfredo Guillermo Ramón Salvador Iván Adrián Rubén Felipe Diego Santiago
    Mateo Sebastián Leonardo Emiliano Matías Daniel_Alejandro Ángel Gabriel Hugo César Ernesto Gustavo Julio_César Pablo Omar Edgar Rodrigo
    Andrés Ignacio Joel Julio Israel Abraham Agustín Alan Alfonso Axel Benjamín Christian Cristian Erick Esteban Fabián Gilberto Gonzalo
    Humberto Ismael Jonathan Joaquín José_Manuel José_Alberto Juan_Pablo Kevin Lorenzo Marcos Mauricio Moisés Nicolás Noé Octavio Ramiro René
    Rogelio Samuel Saúl Tomás Ulises Uriel Vicente Iker Gael Maximiliano Efraín Rigoberto Leobardo Isaac`,
  family: `Hernández García Martínez López González Pérez Rodríguez Sánchez Ramírez Cruz Flores Gómez Morales Vázquez Reyes Jiménez Torres Díaz
    Gutiérrez Ruiz Mendoza Aguilar Ortiz Moreno Castillo Romero Álvarez Méndez Chávez Rivera Juárez Ramos Domínguez Herrera Medina Castro Vargas
    Guzmán Velázquez Rojas Muñoz Ortega Contreras Guerrero Santiago Salazar Bautista Estrada Luna Garza Lara Ríos Ávila Delgado Alvarado Soto
    Cervantes Silva Espinoza Vega Sandoval Carrillo León Solís Mejía Márquez Fuentes Rosas Cortés Santos Ibarra Núñez Campos Vásquez Valdez
    Cabrera Navarro Acosta Camacho Peña Robles Salinas Rosales Miranda Trejo Padilla Ayala Mora Molina Pacheco Figueroa Valencia Villanueva Orozco
    Gallegos Rangel Maldonado Suárez Cárdenas Serrano Ochoa Meza Escobar Cisneros Montes Nava Santana Barrera Zamora Velasco Villa Durán Ponce
    Zavala Beltrán Tapia Marín Esquivel Franco Cano Galván Rubio Avilés Corona Galindo Lozano Arellano Solano Mata Bravo Andrade Cuevas Ventura
    Lugo Macías Castañeda Sosa Olvera Duarte Murillo Trujillo Becerra Benítez Quintero Osorio Arias Rivas Cordero Pineda Zúñiga Espinosa Barajas
    Bernal Correa Leyva Rocha Vera Carmona Montoya Parra Enríquez Huerta Calderón Villarreal Treviño Cantú Elizondo Rentería Palacios Aguirre
    Guerra Nieto Arroyo Gallardo Alarcón Bonilla Toledo Cabello Ledesma Zárate Quiroz Sierra Cázares Magaña Tovar Hurtado Félix Cota Angulo
    Verdugo Canul Chan Poot May Pech Uc Balam Ek Xool Tun Chi Couoh Escamilla Ángeles Islas Téllez Monroy Arteaga Arriaga Covarrubias Jaramillo`,
  rare: {
    female: splitNames(`Abigail Alexa Ana_Luisa Ana_Victoria Ariadna Carla Clara Dolores Débora Elsa Emilia Emily Estefanía Florencia Irene
      Ivanna Julia Leonor Lourdes Luz Manuela Maricarmen Marta María_Eugenia María_Teresa María_de_los_Ángeles Mercedes Miranda Nicole
      Rebeca Sonia Ximena_Guadalupe Ángela`),
    male: splitNames(`Aarón Adán Alexander Alexis Bernardo Brandon Brayan Damián Elías Emilio Emmanuel Federico Fernando_Javier Germán
      Gregorio Jacobo Jorge_Luis José_Eduardo José_Emilio José_María José_Miguel Lucas Luis_Fernando Luis_Miguel Miguel Patricio Tadeo
      Víctor Ángel_Daniel Ángel_Gabriel`),
  },
}
