import { splitNames } from './candidates.ts'
import type { NameSource } from './name-source.ts'

/** Names of Germany. */
export const germany: NameSource = {
  country_code: 'DE',
  source: 'Gesellschaft für deutsche Sprache (given names), Duden Familiennamenatlas (surnames)',
  female: `Anna Julia Sabine Susanne Andrea Katharina Laura Petra Sarah Lisa Stefanie Lena Claudia Nicole Sandra Christina Maria Lea Melanie
    Birgit Monika Ursula Martina Anja Katrin Nina Julia Hannah Johanna Sophie Marie Nadine Jana Heike Silke Gabriele Karin Renate Brigitte
    Barbara Ute Tanja Jessica Vanessa Franziska Jasmin Jennifer Leonie Emma Mia Emilia Lina Clara Luisa Paula Charlotte Antonia Theresa
    Carolin Miriam Eva Elisabeth Christine Kerstin Anke Ulrike Simone Daniela Manuela Bettina Cornelia Angelika Marion Ingrid Helga Gisela
    Inge Christa Ilse Annette Silvia Regina Sonja Verena Svenja Maike Wiebke Rebecca Pia Amelie Alina Annika Michelle Elena Isabel Mara
    Greta Frieda Ida Ella Mila Merve Elif Ayşe Fatma Zeynep Olga Natalia Swetlana Doris Elke Beate Dagmar Jutta Heidi`,
  male: `Michael Thomas Andreas Stefan Christian Peter Alexander Daniel Markus Martin Sebastian Matthias Jan Tobias Lukas Jonas Maximilian
    Felix Florian Paul Wolfgang Klaus Frank Jürgen Leon Tim David Uwe Philipp Benjamin Dennis Patrick Marcel Christoph Finn Niklas Simon
    Julian Oliver Jens Bernd Dirk Ralf Jörg Sven Manfred Hans Werner Dieter Helmut Günter Heinz Karl Gerhard Horst Rainer Holger Torsten
    Marco Kevin Robert Johannes Moritz Ben Elias Noah Luca Max Fabian Dominik Marvin Nico Jannik Erik Robin Lars Nils Malte Hendrik Henrik
    Fritz Anton Emil Jakob Oskar Theo Linus Kai Olaf Volker Detlef Norbert Reinhard Joachim Rolf Harald Ulrich Bernhard Georg Josef Franz
    Mehmet Mustafa Ali Murat Emre Ahmet Can Sergej Viktor Steffen Marc Mario Timo André René`,
  family: `Müller Schmidt Schneider Fischer Weber Meyer Wagner Becker Schulz Hoffmann Schäfer Koch Bauer Richter Klein Wolf Schröder Neumann
    Schwarz Zimmermann Braun Krüger Hofmann Hartmann Lange Schmitt Werner Schmitz Krause Meier Lehmann Schmid Schulze Maier Köhler Herrmann
    König Walter Mayer Huber Kaiser Fuchs Peters Lang Scholz Möller Weiß Jung Hahn Schubert Vogel Friedrich Keller Günther Frank Berger
    Winkler Roth Beck Lorenz Baumann Franke Albrecht Schuster Simon Ludwig Böhm Winter Kraus Martin Schumacher Krämer Vogt Stein Jäger Otto
    Sommer Groß Seidel Heinrich Brandt Haas Schreiber Graf Schulte Dietrich Ziegler Kuhn Kühn Pohl Engel Horn Busch Bergmann Thomas Voigt
    Sauer Arnold Wolff Pfeiffer Ernst Lindner Hübner Kramer Franz Beyer Wenzel Jansen Peter Hansen Riedel Haase Paul Nowak Kühne Barth
    Ott Schwab Grimm Kern Langer Förster Schilling Lutz Sander Urban Bock Kirchner Hermann Stark Böttcher Fiedler Bender Schütz Ebert
    Lenz Reuter Thiel Marx Kaufmann Jahn Brunner Christ Hess Bayer Reinhardt Wagener Petersen Kunz Hein Berg Dittrich Rose Block Steiner
    Henkel Ullrich Michel Voß Seifert Kurz Gerlach Bach Adam Heinze Rother Yilmaz Kaya Demir Öztürk Şahin Özdemir Ritter Zimmer Blum
    Hirsch Ulrich Heller Röder Konrad Noack Engelhardt Bachmann Heck Nagel Hinz Oswald Esser Decker Wendt Hoppe Witt Scherer Stahl Moser
    Pieper Forster Bartels Hammer Stumpf Geiger Wegner Rau Körner Auer Kohl Behrens Kolb Probst Janssen Ahrens Rudolph Eckert Reimann
    Fritz Kluge Holz Böhme Anders Heinemann Schüler Eder Wild Schramm Schade Wirth Naumann Unger Hesse Gebhardt Mohr Buchholz Conrad`,
  rare: {
    female: splitNames(`Aaliyah Alexandra Alyssa Ann Ariane Cara Celine Corinna Ela Emelie Eveline Florentine Hanna Irem Jara Joelle Josy
      Karina Kimberley Leana Letizia Lilly Lorena Lya Malin Marit Maxine Merle Nadja Nisa Rebekka Samantha Silja Tabea Tia Vivienne`),
    male: splitNames(`Aaron Amar Arved Berat Carlo Collin Davin Eddy Enes Finley Gino Henri Iven Jared Jermaine Jonathan Juri Kerim Laurenz
      Leonardo Lio Luk Mark Mattis Mirac Niclas Oscar Rafael Ruben Shawn Tayler Timon Tyler Willy`),
  },
}
