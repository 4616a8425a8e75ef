import type { NameSource } from './name-source.ts'

/** Names of the Netherlands. Surnames include their prefix in the spelling that follows a given name. */
export const netherlands: NameSource = {
  country_code: 'NL',
  source: 'Sociale Verzekeringsbank and Meertens Instituut (Nederlandse Voornamenbank, Familienamenbank)',
  female: `Maria Anna Johanna Linda Lisa Emma Sanne Laura Anouk Lotte Marieke Petra Monique Ingrid Sandra Esther Kim Iris Femke Eva Julia
    Sophie Anne Marloes Karin Saskia Wendy Bianca Manon Nicole Chantal Marjolein Inge Els Ellen Mariska Nienke Fleur Merel Roos Noa Tess
    Sara Mila Zoë Saar Nora Lieke Fenna Milou Maud Isa Amber Britt Daphne Charlotte Michelle Melissa Naomi Romy Danique Kimberly Demi Eline
    Willemijn Annemieke Annemarie Carla Corrie Gerda Greet Hennie Jolanda Joke Margriet Marijke Mieke Riet Tineke Trudy Truus Wilma Yvonne
    Marian Marleen Astrid Brigitte Claudia Diana Erica Hanneke Heleen Ilse Irene Jacqueline Judith Karlijn Kirsten Leonie Liesbeth Mirjam
    Renate Rianne Simone Suzanne Sylvia Vera Evi Elin Olivia Luna Liv Jasmijn Floor Elise Puck Rosalie Esmee Fatima Aylin Samira Noor Yara
    Pien Sofie Loes Bente Evelien Dieuwertje Machteld`,
  male: `Jan Peter Johan Daan Mark Thomas Martijn Jeroen Bas Tim Lars Sander Erik Marcel Rob Jasper Bart Niels Stefan Rick Kevin Robin Michel
    Hans Henk Kees Piet Wim Frank Dennis Edwin Ronald René Patrick Paul Ruben Luuk Sem Lucas Milan Levi Luca Jesse Finn Bram Noah Mees Thijs
    Max Sam Stijn Tom Gijs Floris Joost Maarten Pieter Willem Arjan André Gerard Gert Jaap Jos Leo Theo Ton Cor Dick Rinus Sjaak Sjoerd Wouter
    Koen Roy Nick Danny Jordy Mike Joey Tjeerd Hidde Jelle Rens Pim Teun Tijn Siem Hugo James Liam Adam Mohammed Youssef Mehmet Ali Bilal
    Ahmed Vincent Victor Simon Sebastiaan Rutger Roel Rik Remco Ramon Menno Matthijs Marco Leon Laurens Jurgen Hendrik Guus Freek Diederik
    Casper Boris Alexander Abel Jurre Jens Olivier David Julian Xander Boaz Dirk Cornelis Jacob`,
  family: `de_Jong Jansen de_Vries van_den_Berg Bakker van_Dijk Visser Janssen Smit Meijer de_Boer Mulder de_Groot Bos Vos Peters Hendriks
    van_Leeuwen Dekker Brouwer de_Wit Dijkstra Smits de_Graaf van_der_Meer van_der_Linden Kok Jacobs de_Haan Vermeulen van_den_Heuvel
    van_der_Veen van_den_Broek de_Bruijn van_der_Heijden Schouten van_Beek Willems van_Vliet van_de_Ven Hoekstra Maas Verhoeven Koster van_Dam
    van_der_Wal Prins Blom Huisman Peeters de_Jonge Kuipers van_Veen Post Kuiper Veenstra Kramer van_der_Velde van_den_Brink Scholten
    van_Wijk Postma Martens Vink de_Ruiter Timmermans Groen Gerritsen Jonker van_Loon Boer van_der_Laan Willemsen Bosman Molenaar van_Doorn
    Schipper van_der_Wal de_Lange Bosch Hermans van_Dongen van_der_Horst Sanders Kok Hofman van_Rijn Verbeek Cornelissen de_Koning van_Leeuwen
    Driessen van_der_Pol Evers Wolters Koning Hoek Kuijpers Mol van_Es Peerdeman Hoogland van_Houten Dijkman Pieters Simons van_Ginkel Verweij
    van_Dalen Kroon Lammers Boersma Rietveld Bouwman van_der_Berg Aarts van_der_Veer Goossens Franken Wouters Zwart Koopman van_Egmond Witteveen
    Hendriksen Geerts Nijland Bouma Kamp Kooijman Barends Kuijper Rutten van_der_Kolk Zijlstra van_Zanten de_Leeuw Swart Theunissen Vonk Pronk
    Blokland Buijs Roos Gerrits Bruins Hartman Slot Tol Veldman Wiersma Terpstra Sikkema Hofstra van_der_Zee Feenstra Bergsma Faber Reitsma
    Yilmaz Kaya Demir El_Idrissi Amrani Bouzid Nguyen Singh Ramdin van_Rossum Aalbers Beekman Haan Polman Elzinga Westerhof Wagenaar Snijders
    Claassen Geurts Thijssen Coenen Houben Hoekman Zonneveld Duivenvoorden Ouwehand Heemskerk Kuiken`,
}
