import { splitNames } from './candidates.ts'
import type { NameSource } from './name-source.ts'

/** Names of Sweden. */
export const sweden: NameSource = {
  country_code: 'SE',
  source: 'Statistiska centralbyrån (SCB), namnstatistik',
  female: `Anna Eva Maria Karin Sara Kristina Lena Emma Kerstin Marie Malin Jenny Ingrid Hanna Linda Birgitta Elin Annika Monica Susanne Sofia
    Johanna Ulla Inger Julia Carina Ida Linnéa Elisabeth Helena Sandra Camilla Caroline Frida Amanda Anette Åsa Emelie Margareta Lisa Therese
    Jessica Charlotte Agneta Maja Ebba Alva Alice Wilma Klara Elsa Saga Ella Astrid Alma Vera Olivia Freja Moa Josefin Matilda Rebecka
    Jennifer Cecilia Ulrika Pia Marianne Gunilla Barbro Siv Gun Anita Britt Ann-Christin Ann-Marie Yvonne Lovisa Felicia Tilda Nathalie Isabelle
    Victoria Madeleine Mikaela Angelica Louise Ellen Ester Signe Stina Tuva Tyra Selma Agnes Molly Nellie Lilly Märta Greta Ines Leia
    Fatima Mariam Zahra Åse Solveig Gudrun Majken Maj Berit Kajsa Pernilla Katarina Erika Evelina Hedda Thea`,
  male: `Lars Mikael Anders Johan Erik Per Peter Karl Thomas Jan Daniel Fredrik Andreas Hans Stefan Mats Marcus Mattias Bengt Jonas Bo Niklas
    Leif Björn Magnus Alexander Patrik Martin Viktor Oskar Sven Nils David Christer Simon Filip Henrik Robin Emil Kjell Roger Joakim Ulf Tommy
    Göran Christian Anton Robert Ali Jakob Rickard Gustav Tobias William Sebastian Adam Lucas Elias Hugo Oliver Liam Axel Ludvig Linus Jonathan
    Rasmus Albin Kevin Isak Arvid Noah Leo Theo Vincent Edvin Melvin Gabriel Sixten Frans August Love Walter Mohamed Ahmed Omar Jens Kent
    Kenneth Håkan Jörgen Rolf Roland Sten Stig Åke Arne Gunnar Ingemar Claes Conny Dan Dennis Jesper Jimmy Johnny Kristoffer Olle Otto Pontus
    Samuel Max Felix Olof Einar Malte Loke Ture Åsmund Torbjörn Tord`,
  family: `Andersson Johansson Karlsson Nilsson Eriksson Larsson Olsson Persson Svensson Gustafsson Pettersson Jonsson Jansson Hansson Bengtsson
    Jönsson Lindberg Jakobsson Magnusson Lindström Olofsson Lindqvist Lindgren Berg Axelsson Bergström Lundberg Lind Lundgren Lundqvist Mattsson
    Berglund Fredriksson Sandberg Henriksson Ali Mohamed Forsberg Sjöberg Wallin Ahmed Engström Eklund Danielsson Lundin Håkansson Björk Bergman
    Gunnarsson Holm Wikström Samuelsson Isaksson Fransson Bergqvist Nyström Holmberg Arvidsson Löfgren Söderberg Nyberg Blomqvist Claesson
    Nordström Mårtensson Lundström Hassan Viklund Björklund Eliasson Berggren Pålsson Sandström Nordin Lund Ström Hermansson Åberg Ekström
    Holmgren Hedlund Dahlberg Sundberg Hellström Sjögren Falk Abrahamsson Martinsson Öberg Blom Ek Andreasson Strömberg Månsson Åkesson Hansen
    Norberg Lindholm Dahl Jonasson Sundström Åström Ivarsson Lundmark Öhman Ekman Sundqvist Hedberg Hermansson Molin Dahlgren Norén Edlund
    Borg Skoog Rosén Wall Sköld Westerlund Boström Svedberg Moberg Lindell Ågren Hägglund Franzén Söderström Boman Alm Haglund Ljungberg
    Palm Nygren Hjalmarsson Granberg Wikman Melin Friberg Sand Rydberg Bäckström Höglund Wester Ahlström Sandell Högberg Kjellberg
    Karlberg Zetterberg Gren Ljung Nord Fors Hallberg Winther Törnqvist Levin Hult Öst Ståhl Thelin Stenberg Asp Qvist Grahn`,
  rare: {
    female: splitNames(`Alexandra Ann Anneli Britt-Marie Emilia Gunnel Helen Karolina Lina Linn Lisbeth Mona Nina Rebecca Sofie Sonja
      Viktoria`),
    male: splitNames(`Christoffer Joel John Josef Kurt Lennart`),
    family: splitNames(`Holmqvist`),
  },
}
