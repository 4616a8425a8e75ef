import { splitNames } from './candidates.ts'
import { france } from './france.ts'
import { germany } from './germany.ts'
import { italy } from './italy.ts'
import type { NameSource } from './name-source.ts'

const neighbours = (of: 'female' | 'male') => [germany, france, italy].flatMap((source) => splitNames(source[of]).slice(0, 40))

/** Names of Switzerland, of its three larger languages. */
export const switzerland: NameSource = {
  country_code: 'CH',
  source: 'Bundesamt für Statistik (given names, surnames)',
  female: `Maria Anna Ursula Ruth Elisabeth Sandra Monika Claudia Verena Nicole Barbara Silvia Andrea Daniela Marie Christine Karin Anita Laura
    Sarah Esther Cornelia Sara Brigitte Margrit Jacqueline Nathalie Katharina Martina Regula Rita Heidi Rosmarie Franziska Susanne Céline Mia
    Emma Lea Lina Leonie Elena Julia Nina Lara Sophie Chiara Alessia Giulia Simone Eveline Beatrice Gabriela Doris Irene Manuela Corinne Chantal
    Sabrina Fabienne Rahel Stefanie Bettina Priska Annemarie Vreni Dominique Valérie Isabelle Véronique`,
  male: `Daniel Peter Thomas Hans Christian Martin Michael Andreas Bruno Urs Markus Patrick Beat René Walter Marco Roland Stefan Pascal Simon
    Luca David Philippe Marcel Roger Werner Rolf Kurt Reto Samuel Jan Nicolas Noah Liam Leon Elias Matteo Gabriel Nico Levin Lukas Fabian Jonas
    Adrian Dominik Tobias Raphael Matthias Florian Sandro Silvan Yannick Cédric Ueli Heinz Ernst Alfred Fritz Jean Pierre Claude Michel Alain
    Laurent Olivier Didier Yves Fabio Davide Alessandro Paolo Mauro Gian Flurin Andri`,
  family: `Müller Meier Schmid Keller Weber Schneider Huber Meyer Steiner Fischer Baumann Frei Brunner Gerber Widmer Zimmermann Moser Graf Wyss
    Roth Suter Baumgartner Bachmann Kunz Bucher Hofer Kaufmann Ammann Lüthi Arnold Studer Lehmann Käser Zürcher Egli Marti Ackermann Hess
    Rüegg Koch Maurer Peter Wüthrich Portmann Vogel Zaugg Blaser Hofmann Stalder Imhof Bieri Schär Herzog Schweizer Christen Bühler Bühlmann
    Aebi Aeschlimann Amstutz Bader Bär Benz Berger Bernasconi Bianchi Bolliger Bonvin Bosshard Burri Crausaz Da_Silva Dubois Eggenberger Eichenberger
    Emmenegger Favre Fankhauser Flückiger Fuchs Furrer Gasser Gehrig Gisler Gasparini Giger Gloor Graber Grob Gut Gysin Hänggi Hasler Hauser
    Häfliger Hirt Hug Hunziker Inderbitzin Isler Iten Jäggi Jenni Jost Kälin Kern Kessler Kohler Kuster Künzli Lang Leu Leuenberger Lutz
    Lüscher Mathys Mettler Monnier Muff Näf Niederberger Nussbaumer Ott Odermatt Pfister Probst Rey Reymond Ritter Rochat Rohner Rossi Roulin
    Schaller Schenk Scherrer Schlatter Schnyder Schwab Seiler Senn Siegenthaler Sieber Sigrist Spörri Stadler Stucki Stocker Stettler Sutter Thommen
    Tschanz Vonlanthen Von_Arx Waser Weibel Wicki Wild Winkler Wirz Wirth Wenger Zbinden Zehnder Ziegler Zingg Zumstein Zumbühl Jaquet Pittet Nicolet`,
  rare: { female: neighbours('female'), male: neighbours('male') },
}
