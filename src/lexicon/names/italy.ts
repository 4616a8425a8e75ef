import { faker } from '@faker-js/faker/locale/it'
import type { NameSource } from './name-source.ts'

/** Names of Italy. Andrea, Nicola, Luca, Mattia and Simone are men here. */
export const italy: NameSource = {
  country_code: 'IT',
  source: 'ISTAT (given names since 1999), Mappa dei cognomi (surnames)',
  female: `Maria Anna Giulia Francesca Chiara Sara Laura Valentina Elena Giuseppina Martina Paola Rosa Angela Giovanna Federica Silvia Alessia
    Elisa Sofia Teresa Lucia Alessandra Roberta Daniela Simona Ilaria Monica Barbara Claudia Aurora Alice Giorgia Cristina Eleonora Patrizia
    Carmela Caterina Francesca Stefania Michela Carla Arianna Serena Beatrice Manuela Marta Veronica Rita Sabrina Gaia Camilla Ginevra Emma
    Greta Viola Antonella Donatella Emanuela Lorena Nadia Loredana Raffaella Tiziana Marina Cinzia Rossella Ornella Gabriella Antonia Concetta
    Vincenza Immacolata Assunta Luisa Margherita Ludovica Matilde Vittoria Bianca Nicole Rebecca Noemi Asia Irene Cecilia Debora Erika Jessica
    Pamela Miriam Marianna Mariangela Annalisa Maria_Grazia Maria_Teresa Anna_Maria Franca Bruna Grazia Graziella Ivana Mara Ester Agnese
    Lidia Livia Flavia Giada Melissa Azzurra Benedetta Costanza Virginia Carlotta Carolina Lisa Katia Sonia Luciana Liliana Silvana`,
  male: `Giuseppe Marco Andrea Francesco Antonio Alessandro Luca Giovanni Matteo Roberto Lorenzo Stefano Davide Paolo Mario Luigi Simone Fabio
    Federico Riccardo Salvatore Vincenzo Angelo Claudio Domenico Michele Daniele Giorgio Massimo Gabriele Alberto Carlo Leonardo Nicola
    Maurizio Franco Filippo Mattia Tommaso Pietro Edoardo Emanuele Giacomo Enrico Alessio Sergio Giulio Bruno Cristian Diego Raffaele Gianluca
    Gianni Dario Samuele Nicolò Valerio Mirko Jacopo Pasquale Massimiliano Ivan Fabrizio Umberto Mauro Marcello Alfredo Renato Guido Silvio
    Manuel Christian Alex Michelangelo Gennaro Ciro Carmine Gaetano Rocco Vito Cosimo Donato Ettore Walter Piero Gianfranco Giancarlo
    Giampiero Pierluigi Luciano Aldo Elia Leone Tiziano Cesare Arturo Ludovico Diego Achille Gioele Nathan Thomas Kevin Denis Omar Ernesto
    Eugenio Flavio Livio Ruggero Saverio Agostino Adriano Ugo Italo Ivano Loris Moreno Gianmarco Pier_Paolo Gian_Luca`,
  family: `Rossi Russo Ferrari Esposito Bianchi Romano Colombo Ricci Marino Greco Bruno Gallo Conti De_Luca Mancini Costa Giordano Rizzo
    Lombardi Moretti Barbieri Fontana Santoro Mariani Rinaldi Caruso Ferrara Galli Martini Leone Longo Gentile Martinelli Vitale Lombardo
    Serra Coppola De_Santis D'Angelo Marchetti Parisi Villa Conte Ferraro Ferri Fabbri Bianco Marini Grasso Valentini Messina Sala De_Angelis
    Gatti Pellegrini Palumbo Sanna Farina Rizzi Monti Cattaneo Morelli Amato Silvestri Mazza Testa Grassi Pellegrino Carbone Giuliani Benedetti
    Barone Rossetti Caputo Montanari Guerra Palmieri Bernardi Martino Fiore De_Rosa Ferretti Bellini Basile Riva Donati Piras Vitali Battaglia
    Sartori Neri Costantini Milani Pagano Ruggiero Sorrentino D'Amico Orlando Damico Negri Mantovani Fiorentino Zanella Bruni Sartor Bassi
    Giorgi Castelli Poli Lupo Franco Cirillo Valente Carta Pozzi Napolitano Ventura Marchi Rocca Grimaldi Perrone Fusco Bianchini Mele Pace`,
  rare: { family: faker.rawDefinitions.person?.last_name?.generic ?? [] },
  unusual: 'Bianc Serr Granà Garifo Zappacosta',
}
