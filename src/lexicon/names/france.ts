import type { NameSource } from './name-source.ts'

/** Names of France. */
export const france: NameSource = {
  country_code: 'FR',
  source: 'INSEE, fichier des prénoms and fichier des noms de famille',
  female: `Marie Nathalie Isabelle Sylvie Catherine Julie Céline Aurélie Sophie Sandrine Camille Stéphanie Laura Émilie Léa Christine Valérie
    Manon Sarah Marine Virginie Pauline Chloé Anne Véronique Caroline Emma Mathilde Charlotte Marion Audrey Mélanie Élodie Delphine
    Laetitia Florence Corinne Patricia Martine Françoise Monique Brigitte Nicole Chantal Jacqueline Danielle Hélène Claire Lucie Amandine
    Anaïs Justine Morgane Océane Inès Jade Louise Alice Lina Juliette Clara Eva Margaux Clémence Mélissa Alexandra Jessica Vanessa Cindy
    Karine Laurence Agnès Cécile Béatrice Annie Michèle Dominique Pascale Carole Magali Fanny Estelle Elsa Lisa Ambre Zoé Rose Anna Mila
    Romane Agathe Éléonore Gabrielle Adèle Victoire Apolline Solène Maëlys Noémie Ophélie Maud Gaëlle Maëlle Nolwenn Yasmine Fatima
    Nadia Samira Aïcha Myriam Leïla Sabrina Élisabeth Jeanne Marguerite Thérèse Suzanne Simone Josiane Anne-Sophie Marie-Claude
    Anne-Marie Marie-Christine Capucine Constance Joséphine Salomé Coralie Marjorie Ludivine Angélique`,
  male: `Jean Pierre Michel Philippe Nicolas Thomas Julien Alexandre Christophe Laurent Olivier Frédéric David Sébastien Stéphane Éric Pascal
    Thierry Patrick Alain Antoine Maxime Kevin Romain Guillaume Vincent François Lucas Mathieu Hugo Clément Anthony Jérémy Florian Quentin
    Benjamin Valentin Arthur Louis Gabriel Paul Jules Adam Raphaël Nathan Théo Enzo Léo Ethan Bruno Gérard Daniel Jacques Bernard Christian
    Didier Serge Denis Gilles Marc Fabrice Jérôme Cédric Arnaud Fabien Franck Damien Ludovic Xavier Mickaël Grégory Loïc Yann Gaël Ronan
    Erwan Baptiste Simon Samuel Martin Victor Axel Adrien Alexis Bastien Dylan Jordan Rémi Robin Tristan Corentin Dorian Mohamed Karim
    Mehdi Rachid Yanis Rayan Ibrahim Amine Sofiane Jean-Pierre Jean-Luc Jean-Claude Jean-François Jean-Michel Jean-Marc André Henri Georges
    Roger Marcel Claude René Yves Hervé Joël Guy Francis Emmanuel Matthieu Étienne Charles Augustin Gaspard Oscar Sacha Noah Liam Maël
    Timothée Léon Eliott Côme`,
  family: `Martin Bernard Thomas Petit Robert Richard Durand Dubois Moreau Laurent Simon Michel Lefebvre Leroy Roux David Bertrand Morel
    Fournier Girard Bonnet Dupont Lambert Fontaine Rousseau Vincent Muller Lefèvre Faure André Mercier Blanc Guérin Boyer Garnier Chevalier
    François Legrand Gauthier Garcia Perrin Robin Clément Morin Nicolas Henry Roussel Mathieu Gautier Masson Marchand Duval Denis Dumont
    Marie Lemaire Noël Meyer Dufour Meunier Brun Blanchard Giraud Joly Rivière Lucas Brunet Gaillard Barbier Arnaud Martinez Gérard Roche
    Renard Schmitt Roy Leroux Colin Vidal Caron Picard Roger Fabre Aubert Lemoine Renaud Dumas Lacroix Olivier Philippe Bourgeois Pierre
    Benoît Rey Leclerc Payet Rolland Leclercq Guillaume Lecomte Lopez Jean Dupuy Guillot Hubert Berger Carpentier Sanchez Dupuis Moulin
    Louis Deschamps Huet Vasseur Perez Boucher Fleury Royer Klein Jacquet Adam Paris Poirier Marty Aubry Guyot Carré Charles Renault
    Charpentier Ménard Maillard Baron Bertin Bailly Hervé Schneider Fernandez Le_Gall Collet Léger Bouvier Julien Prévost Millet Perrot
    Daniel Le_Roux Cousin Germain Breton Besson Langlois Rémy Le_Goff Pelletier Lévêque Perrier Leblanc Barré Lebrun Marchal Weber Mallet
    Hamon Boulanger Jacob Monnier Michaud Rodriguez Guichard Gillet Étienne Grondin Poulain Tessier Chevallier Collin Chauvin Da_Silva
    Bouchet Gay Lemaître Bénard Maréchal Humbert Reynaud Antoine Hoarau Perret Barthélemy Cordier Pichon Lejeune Gilbert Lamy Delaunay
    Pasquier Carlier Laporte Gros Buisson Mendy Diallo Traoré Benali Haddad Bensaid Ferreira Pereira Gonçalves Nguyen Cohen Lévy
    Tanguy Rossi Kieffer Le_Bihan Morvan Prigent Riou Cadiou`,
}
