import { splitNames } from './candidates.ts'
import type { NameSource } from './name-source.ts'

/** Names of Spain. */
export const spain: NameSource = {
  country_code: 'ES',
  source: 'Instituto Nacional de Estadística (INE), nombres y apellidos más frecuentes',
  female: `María Carmen Ana Laura Isabel Cristina Marta Lucía María_del_Carmen Sara Elena Paula Raquel Ana_María Pilar Dolores Patricia Andrea
    Rosa Alba Mercedes Antonia Josefa Francisca Beatriz Nuria Silvia Irene Julia Claudia Rocío Mónica Montserrat Teresa Alicia Sonia Sandra
    Marina Inmaculada Susana Yolanda Natalia Margarita Eva Sofía Ángela Carla Noelia Encarnación Esther Verónica Carolina Daniela Nerea
    Inés Miriam Rosario Lorena María_Dolores María_Teresa María_Jesús María_José María_Isabel Ana_Isabel Ana_Belén Belén Martina Alejandra
    Concepción Emma Valeria Ainhoa Aitana Carlota Blanca Gloria Lidia Olga Fátima Victoria Manuela Luisa Celia Catalina Juana Consuelo
    Amparo Aurora Virginia Emilia Estefanía Vanesa Tamara Leire Ane Maite Itziar Amaia Laia Núria Mireia Anna Júlia Ona Jimena Olivia
    Vega Lola Noa Clara Vera Gema Araceli Ariadna Elisa Gabriela Adriana Leonor Macarena Almudena Begoña`,
  male: `Antonio Manuel José Francisco David Juan Javier Daniel José_Antonio Francisco_Javier José_Luis Carlos Jesús Alejandro Miguel José_Manuel
    Rafael Miguel_Ángel Pablo Pedro Ángel Sergio Fernando Jorge José_María Luis Alberto Juan_Carlos Álvaro Adrián Juan_José Diego Raúl Iván
    Juan_Antonio Rubén Enrique Óscar Ramón Andrés Juan_Manuel Vicente Santiago Joaquín Víctor Mario Eduardo Roberto Hugo Jaime Marcos
    Ignacio Jordi Ricardo Salvador Guillermo Gonzalo Emilio Gabriel Tomás Mariano Julio Julián Agustín Martín Lucas Marc Mateo Nicolás
    Samuel Ismael Alfonso Cristian Félix Domingo Josep Héctor Gregorio Iker Xavier Alfredo Felipe César Sebastián José_Ramón Joan Bruno
    Leo Izan Gael Asier Unai Aitor Mikel Jon Pau Arnau Oriol Gerard Pol Eric Aarón Rodrigo Esteban Lorenzo Germán Arturo Borja Eloy
    Benito Eugenio Matías Omar Mohamed Adam Iñaki Gorka Xoán Brais`,
  family: `García Rodríguez González Fernández López Martínez Sánchez Pérez Gómez Martín Jiménez Hernández Ruiz Díaz Moreno Muñoz Álvarez Romero
    Gutiérrez Alonso Navarro Torres Domínguez Ramos Vázquez Ramírez Gil Serrano Morales Molina Blanco Suárez Castro Ortega Delgado Ortiz Marín
    Rubio Núñez Medina Sanz Castillo Iglesias Cortés Garrido Santos Guerrero Lozano Cano Méndez Cruz Flores Prieto Herrera Peña León Márquez
    Cabrera Gallego Calvo Vidal Campos Reyes Vega Fuentes Carrasco Díez Aguilar Caballero Nieto Santana Vargas Pascual Giménez Herrero Hidalgo
    Montero Lorenzo Santiago Benítez Durán Arias Mora Ferrer Carmona Ibáñez Soto Crespo Rojas Román Pastor Velasco Sáez Moya Soler Parra Bravo
    Gallardo Esteban Pardo Franco Rivera Silva Espinosa Lara Merino Vicente Camacho Rivas Arroyo Izquierdo Sierra Vera Redondo Segura Rey
    Casado Luque Otero Santamaría Rivero Bernal Heredia Contreras Galán Robles Carrillo Varela Palacios Beltrán Macías Benito
    Expósito Andrés Guerra Bueno Miranda Aguilera Marcos Mateo Conde Villar Pereira Guillén Menéndez Escudero Aranda Plaza Roldán Salazar Mendoza Bermúdez
    Ávila Estévez Rico Serra Manzano Lázaro Miguel Acosta Nicolás Jurado Quintana Santiago Rueda Gracia Blázquez Cuesta Costa Roca Montes
    Pons Abad Simón Padilla Tomás Barroso Salas Lorente Sancho Trujillo Maldonado Valero Gálvez Escobar Paredes Vila Domingo Blasco Gimeno
    Millán Barrios Bosch Mesa Ballesteros Alarcón Correa Montoya Corral Peralta Cordero Linares Ochoa Castaño Valverde Cuenca Hurtado Rincón
    Puig Clemente Villanueva Belmonte Saavedra Toledo Zamora Polo Marco Ponce Naranjo Font Collado Oliva Zapata Ferreiro Casas Juan Ros Haro
    Pacheco Aguirre Etxeberria Zabala Arrieta Goñi Urrutia Mendizábal Seoane Castiñeira Figueroa Rovira Ribas Sala Mas Batlle Bonet Llorente`,
  rare: {
    female: splitNames(`Adela Ana_Luisa Anita Caridad Cecilia Diana Débora Elvira Esperanza Ester Florencia Graciela Isabela Jennifer
      Leticia Lilia Luz Magdalena Marcela Mariana Marilú Marisol María_Cristina María_Eugenia María_Luisa María_de_los_Ángeles Matilde
      Micaela Norma Roser Soledad`),
    male: splitNames(`Adán Armando Benjamín Bernardo Carles Claudio Clemente Cristóbal Ernesto Federico Gerardo Gilberto Gustavo Hernán
      Horacio Jerónimo Jorge_Luis José_Eduardo José_Emilio Juan_Ramón Julio_César Luis_Miguel Marco_Antonio Octavio Patricio Ramiro Sergi
      Teodoro`),
  },
}
