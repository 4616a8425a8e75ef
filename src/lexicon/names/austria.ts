import { splitNames } from './candidates.ts'
import type { NameSource } from './name-source.ts'

/** Names of Austria. */
export const austria: NameSource = {
  country_code: 'AT',
  source: 'Statistik Austria (given names since 1984)',
  female: `Anna Maria Julia Katharina Lisa Sarah Elisabeth Sabine Christina Barbara Michaela Eva Claudia Andrea Sandra Daniela Laura Lena
    Stefanie Martina Viktoria Johanna Magdalena Theresa Monika Petra Birgit Manuela Karin Nicole Verena Susanne Melanie Carina Bianca Nina
    Tanja Bettina Cornelia Doris Gabriele Ingrid Brigitte Renate Christine Silvia Angelika Margit Helga Gertrude Herta Ursula Hannah Emma Marie
    Sophie Valentina Leonie Emilia Lea Mia Clara Luisa Antonia Rosa Paula Ella Amelie Franziska Veronika Jasmin Jennifer Vanessa Jacqueline
    Kerstin Simone Ulrike Eveline Astrid Edith Sonja Romana Elena Teresa Miriam Rebecca Nadine Denise Ivana Jelena Milica Dragana Ayşe
    Fatma Elif Ines Marlene Lara Helena Alina Annika Carmen Cornelia Waltraud Roswitha Regina`,
  male: `Thomas Michael Andreas Markus Christian Martin Stefan Daniel Peter Alexander Lukas Johannes Wolfgang Florian Christoph Franz Josef
    Manfred Robert Bernhard David Patrick Matthias Sebastian Philipp Dominik Fabian Jakob Maximilian Tobias Felix Paul Simon Julian Georg
    Gerhard Johann Karl Helmut Walter Günther Herbert Harald Roland Jürgen Mario Marco Marcel Manuel Rene Kevin Raphael Elias Jonas David
    Leon Noah Moritz Leo Anton Valentin Emil Luca Benjamin Clemens Gregor Klaus Kurt Friedrich Alfred Erich Rudolf Ernst Reinhard Gerald
    Hannes Werner Gernot Oliver Richard Roman Mathias Lorenz Konstantin Vinzenz Xaver Dejan Nikola Milan Mehmet Mustafa Ali Emre Marko Goran
    Bernd Siegfried Heinz Hubert Leopold Ferdinand Armin Oskar Theodor Samuel`,
  family: `Gruber Huber Bauer Wagner Müller Pichler Steiner Moser Mayer Hofer Leitner Berger Fuchs Eder Fischer Schmid Winkler Weber Schwarz
    Maier Schneider Reiter Mayr Schmidt Wimmer Egger Brunner Lang Baumgartner Auer Binder Lechner Wolf Wallner Aigner Ebner Koller Lehner
    Haas Schuster Haider Fink Karner Riegler Strasser Kaiser Stadler Stöger Weiss Holzer Hofmann Graf Weiß Hahn Winter Köck
    Kainz Pfeiffer Nowak Hauser Zimmermann Böhm Wieser Kraus Walter Horvath Lackner Schwaiger Hartl Kern Thaler Kogler Hofbauer Sommer
    Hölzl Zauner König Singer Bachmann Rainer Ortner Klein Haslinger Pöll Krenn Neubauer Maurer Brandstätter Holzinger Hauer Fellner
    Pircher Sailer Lindner Plank Grabner Schober Kofler Gasser Jäger Seidl Schwab Neumann Rieder Zach Hammerl Neuhauser Frank Resch
    Novak Wurm Unterberger Hinterberger Steininger Haberl Schreiner Knapp Angerer Gassner Prinz Ziegler Schramm Stocker Ertl Tauber
    Kirchner Kaufmann Bichler Jovanovic Petrovic Nikolic Markovic Yilmaz Kaya Kovacs Nagy Dvorak Svoboda Prohaska Swoboda Pospisil Fiala
    Kolar Krammer Schlager Rauch Putz Hummer Mitterer Obermayr Niederhuber Oberhauser Kirchmair Gschwandtner Hochreiter Lindinger
    Freudenthaler Eibl Haunschmid Wiesinger Kastner Kremser Windhager Trummer Zechner Kraxner Harrer Gartner Neuwirth Pilz Rath`,
  rare: {
    female: splitNames(`Aaliyah Alessa Alisa Amira Annabel Anouk Betty Catrin Charlotta Dana Ela Elly Enya Felina Frida Hanna Inka Janin
      Jessy Jolie Josy Julina Kathrin Klara Leandra Leonora Lilith Linnea Louisa Lydia Maja Marieke Marta Medina Merle Mira Nathalie Nora
      Rahel Sahra Selin Stella Tamara Tuana Yaren`),
    male: splitNames(`Aaron Alessandro Anthony Ayman Benno Bruno Cedrik Constantin Davide Domenik Efe Enes Finlay Gabriel Hans Hugo Ivan
      Janis Jarno Jeremie Joey Joscha Justin Kenny Lars Len Leonhard Lino Luc Lutz Marius Mats Mert Mirco Nelson Nikolai Patrice Quirin Rico
      Sammy Sinan Tayler Tim Toni Viktor Yannick`),
  },
}
