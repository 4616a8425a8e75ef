import { splitNames } from './candidates.ts'
import { mexico } from './mexico.ts'
import type { NameSource } from './name-source.ts'
import { spain } from './spain.ts'

const elsewhere = (of: 'female' | 'male') => [mexico, spain].flatMap((source) => splitNames(source[of]).slice(0, 60))

/** Names of Colombia. */
export const colombia: NameSource = {
  country_code: 'CO',
  source: 'Registraduría Nacional del Estado Civil (given names), Forebears (surnames)',
  female: `María Luz Ana Martha Sandra Claudia Diana Paola Andrea Carolina Adriana Gloria Blanca Olga Yolanda Patricia Liliana Mónica Paula Natalia Laura
    Daniela Valentina Camila Juliana Alejandra Catalina Ángela Marcela Leidy Yuliana Tatiana Viviana Lina Mariana Sofía Isabella Salomé Luciana Antonella Gabriela Sara
    Samantha Valeria Manuela Susana Juana Nelly Rosalba Esperanza Amparo Beatriz Nubia Dora Flor Stella Aura Cecilia Consuelo Fabiola Gladys Inés Jenny Johana Karen
    Katherine Lorena Lucero Luisa Maribel Marisol Maritza Melissa Milena Nancy Nidia Pilar Rocío Ruth Sonia Teresa Verónica Ximena Yaneth Yesenia Zulma Erika`,
  male: `José Luis Carlos Juan Jorge Jesús Andrés Jhon Diego Miguel Fernando Jairo Óscar Édgar Wilson William Hernando Álvaro Gustavo Rafael Pedro Hernán
    Camilo Sebastián Santiago Nicolás Alejandro Daniel David Felipe Mateo Samuel Emiliano Matías Jerónimo Martín Tomás Julián Mauricio Javier Ricardo Sergio Iván
    Cristian Brayan Kevin Jefferson Fabián Fabio Freddy Germán Gilberto Giovanny Gonzalo Guillermo Héctor Henry Hugo Humberto Jaime Joaquín Jaider Jhonatan Leonardo
    Libardo Manuel Marco Mario Nelson Néstor Orlando Pablo Ramiro Raúl Roberto Rodrigo Rubén Víctor Yeison Esteban Simón Emmanuel Thiago Maximiliano Harold Alberto`,
  family: `Rodríguez Gómez González Martínez García López Hernández Sánchez Ramírez Pérez Díaz Muñoz Rojas Moreno Jiménez Torres Vargas Gutiérrez Ruiz
    Castro Álvarez Suárez Valencia Herrera Ortiz Quintero Castillo Ramos Restrepo Cárdenas Giraldo Osorio Flórez Parra Medina Morales Romero Mejía Rivera Zapata
    Londoño Cardona Guzmán Mosquera Córdoba Molina Mendoza Ospina Velásquez Arias Salazar Henao Correa Rincón Bedoya Castaño Ríos Montoya Guerrero Acosta Delgado
    Vélez Peña Duque Bernal Camacho Franco Orozco Hurtado Méndez Escobar Pineda Contreras Cruz Fernández Beltrán Marín Garzón Acevedo Patiño Aguirre Buitrago
    Agudelo Arango Arboleda Ávila Barrera Becerra Benavides Blanco Bonilla Botero Bustamante Caicedo Calderón Cano Carvajal Castrillón Ceballos Chaparro Cortés
    Cuéllar Daza Domínguez Duarte Espinosa Estrada Fajardo Forero Galindo Gallego Galvis Gaviria Hincapié Hoyos Jaramillo Lozano Luna Maldonado Martín Meneses Mesa
    Monsalve Murcia Murillo Narváez Navarro Niño Núñez Ochoa Ortega Otálora Pacheco Páez Palacios Pardo Peñaranda Perdomo Pinto Pinzón Posada Prada Puentes Quiroga
    Rendón Reyes Rentería Riascos Rico Rueda Sepúlveda Serrano Sierra Silva Solano Soto Tamayo Tobón Toro Trujillo Uribe Vásquez Vega Velandia Vergara Villa Villamizar Zuluaga`,
  rare: { female: elsewhere('female'), male: elsewhere('male') },
}
