import { splitNames } from './candidates.ts'
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
  rare: {
    family: splitNames(`Abate Acquadro Adragna Albanese Alfieri Ambrosini Amoroso Angeli Antenucci Aprile Argiolas Avola Baldacci Balistreri
      Barbarossa Barbiero Barresi Basso Bellotti Benedetto Benvenuto Bernasconi Bertolussi Biancheri Bionaz Boccia Bonato Bonifazi Borgia
      Boschi Bozzo Briano Brunetti Burgio Cacciatore Calabria Calò Campanile Cancellieri Cannata Capannolo Capogna Cappiello Caradonna
      Cardone Carli Carnevale Carrozza Casagrande Caselli Castaldo Casula Caterino Cavallini Cecchini Cenni Cerutti Chiaravalle Ciacio
      Ciccarelli Cini Cipolletta Ciuffreda Colella Conforti Cordioli Correale Corti Costanzo Cremona Crippa Critelli Curci D'Aleo D'Anna
      D'Onofrio Damiano De_Bona De_Col De_Giorgio De_Martino De_Sanctis Del_Bianco Delle_Monache Desogus Di_Blasi Di_Domenico Di_Gennaro
      Di_Grezia Di_Maggio Di_Matteo Di_Paolo Di_Sarno Dini Donda Ducci Ercoli Evangelisti Fabrizio Falzone Faraone Favaro Feleppa Ferrando
      Ferreri Festuccia Finocchiaro Fioretti Flore Forconi Fortunato Franchi Frau Fuoco Gagliardi Gamberini Gargiulo Gazzola Gerace Giachi
      Giannone Giglio Giovannetti Giuffrida Golinelli Gravina Grillo Guarneri Guida Gurrieri Iandolo Iazzetta Ingrosso Ippolito La_Manna
      La_Torre Landi Lavecchia Leggio Leoni Liccardo Lippolis Lo_Giudice Loddo Longobardi Lotito Lucchesi Lugli Luzi Maggi Magno Malaspina
      Mancino Manicone Manzi Marcelli Marchini Maresca Mariotti Marrazzo Martorana Mascia Massari Matarazzo Mattioli Mazzarella Mazzoleno
      Medici Memoli Meo Messana Miglio Militello Moccia Monaco Montefusco Morandi Moriconi Morrone Mulas Murru Napoli Navarra Nicolosi
      Nobili Novello Oliveri Orsini Paci Pagani Palazzolo Palmisani Pani Paoli Paonessa Parente Pascale Pasquini Patanè Pavani Pedone Penna
      Perini Perugini Petrarca Pezzella Pibiri Piccoli Pignatelli Pintus Pisani Pittalis Pizzuti Polimeno Pompilio Pratesi Prisco Puddu
      Quaglia Ragusa Raneri Rauso Renda Riccio Rigoni Rogolino Romeo Rosselli Ruberto Saba Sacchet Salatiello Salvadori Sammartino
      Santarossa Santo Sardella Satta Scalia Scarpellini Schifano Scotti Semeraro Sergi Siciliano Silvestro Simonetti Siri Soro Spano
      Spinelli Stigliano Taddei Tammaro Tassinari Telesca Tesi Todaro Tomassoni Tornatore Tosi Travaglini Trombetta Turchi Vaccari Valle
      Vascotto Venturi Vianello Villari Visani Vittori Zaccaro Zanatta Zappia Zordan`),
  },
}
