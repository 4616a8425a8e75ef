import { splitNames } from './candidates.ts'
import { france } from './france.ts'
import type { NameSource } from './name-source.ts'
import { netherlands } from './netherlands.ts'

const neighbours = (of: 'female' | 'male') => [netherlands, france].flatMap((source) => splitNames(source[of]).slice(0, 50))

/** Names of Belgium, Dutch and French. */
export const belgium: NameSource = {
  country_code: 'BE',
  source: 'Statbel (given names, surnames)',
  female: `Maria Marie Anne Nathalie Nicole Martine Monique Christine Isabelle Rita Julie Catherine Sarah Laura Emma Olivia Louise Camille Elise
    Lotte Charlotte Sofie Ann Els Ilse Katrien Kristel Annick Sabine Véronique Dominique Françoise Jacqueline Chantal Brigitte Godelieve Hilde
    Greet Lieve Griet Veerle Leen Liesbeth Tine Evelien Femke Amber Noor Fien Nora Mila Juliette Alice Elena Lina Chloé Léa Manon Pauline
    Céline Aurélie Stéphanie Virginie Sandrine Delphine Valérie Karine Ingrid Carine Kim Jana Margot Marleen Lut`,
  male: `Jean Marc Luc Jan Michel Patrick Peter Johan Dirk Philippe Pierre Bart Thomas David Kevin Nicolas Tom Koen Wim Geert Stijn Pieter Kris Hans
    Eric Erik Alain Daniel Jacques Paul Guy Willy André Robert Luca Arthur Noah Liam Louis Jules Adam Lucas Victor Gabriel Mathis Nathan Hugo Lars
    Maxim Simon Wout Jelle Dries Sander Jeroen Tim Joris Frederik Benoît Olivier Vincent Laurent Christophe Didier Thierry Frédéric Sébastien
    Xavier Fabrice Yves Serge Rudi Freddy Ludo Karel Filip Bram Mathias`,
  family: `Peeters Janssens Maes Jacobs Mertens Willems Claes Goossens Wouters De_Smet Dubois Lambert Dupont Martin Simon Pauwels Hermans Michiels
    Aerts Desmet Leclercq Cools De_Vos Diallo Van_Damme De_Clercq Claeys Hendrickx Stevens Verhoeven Lemmens Smets Segers Van_de_Velde Van_den_Broeck
    Janssen De_Backer Bogaerts Coppens Martens Timmermans Thys Cuypers De_Cock Denis Renard Laurent Lejeune Michel Vermeulen Leroy François Verlinden
    Nys Charlier Van_Acker Wauters Verstraete Baert Declercq Gérard Bauwens Lambrechts Dumont Bertrand Evrard Moens Jansen Lauwers Vandenberghe
    Devos Vermeersch Thomas Adam Noël Henry Verbeke Bodart Beckers Christiaens Ceulemans Deprez Fontaine Geerts Huybrechts Jacquet Lenaerts
    Legrand Lefebvre Lievens Lippens Marchal Mathieu Mathy Mestdagh Nijs Petit Piron Pirard Poncelet Raes Robert Rousseau Roland Sanders
    Servais Schepers Smet Somers Sterckx Swinnen Theys Tielemans Toussaint Van_Dyck Van_Hove Van_Daele Van_den_Bossche Van_Hecke Van_Dijck
    Vandamme Vanden_Berghe Verbruggen Verhaegen Verhelst Verheyen Vandevelde Vercammen Vercauteren Verschueren Vervoort Vandeputte Wuyts Weyts
    Yilmaz Nguyen Delvaux Delhaye Demeyer Derycke Collard Collin Cornelis Daems De_Bruyn De_Groote De_Ridder De_Wit Devriendt Dierckx Gilles Guillaume
    Heylen Herman Jadot Lacroix Lambotte Lemaire`,
  rare: { female: neighbours('female'), male: neighbours('male') },
}
