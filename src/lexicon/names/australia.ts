import { splitNames } from './candidates.ts'
import type { NameSource } from './name-source.ts'

/** Names of Australia. */
export const australia: NameSource = {
  country_code: 'AU',
  source: 'births registries of New South Wales, Victoria and Queensland; IP Australia surname counts',
  female: `Sarah Jessica Emma Emily Rebecca Jennifer Michelle Lauren Nicole Karen Samantha Kate Amy Olivia Chloe Charlotte Laura Susan
    Melissa Rachel Elizabeth Lisa Hannah Stephanie Amanda Kylie Sophie Georgia Grace Natalie Danielle Megan Belinda Julie Margaret Christine
    Helen Anna Caitlin Alice Isabella Mia Amelia Ruby Ava Lily Ella Zoe Sienna Matilda Jacqueline Kelly Claire Victoria Fiona Leanne Sharon
    Tracey Joanne Alison Catherine Tanya Vanessa Holly Bridget Madeleine Brooke Tegan Kirsty Jasmine Ellie Isla Evie Lucy Poppy Willow
    Deborah Sandra Angela Narelle Heather Wendy Robyn Jane Donna Kim Jenna Paige Bianca Monique Tayla Eliza Imogen Harriet Phoebe Layla
    Priya Linh Mei Maria Sofia Ivy Hazel Daisy Maddison Aaliyah`,
  male: `David Michael James Daniel Matthew Andrew John Peter Christopher Joshua Mark Benjamin Luke Thomas Adam Ryan Paul Jack William Nathan
    Robert Samuel Nicholas Timothy Stephen Liam Jason Alexander Lachlan Oliver Aaron Scott Brett Joseph Anthony Cameron Noah Ethan Simon Ian
    Shane Craig Darren Jake Mitchell Dylan Tyler Jayden Callum Harrison Patrick Henry Cooper Max Lucas Charlie Angus Hamish Sean Kevin Gary
    Wayne Bradley Travis Trent Damien Troy Glenn Stuart Rodney Gavin Adrian Dean Marcus Dominic Jordan Connor Harry George Edward Oscar Leo
    Archie Hugo Xavier Isaac Levi Kyle Blake Jesse Zachary Bailey Riley Declan Brendan Gregory Phillip Geoffrey Kenneth Bruce Trevor Colin
    Neil Alan Raymond Vincent Ali Minh Raj Arjun Jarrod Heath`,
  family: `Smith Jones Williams Brown Wilson Taylor Nguyen Johnson Martin White Anderson Walker Thompson Thomas Lee Harris Ryan Robinson Kelly
    King Campbell Davis Wright Evans Mitchell Young Roberts Hall Green Turner Clark Scott Edwards Wood Moore Lewis Singh Murphy Baker Hill
    Stewart Watson Jackson Cooper Clarke Allen Morris Phillips Collins Bell Parker Hughes Ward Murray Adams Carter Cook Bennett Marshall
    Simpson Miller Richardson Cox Graham Shaw Gray Russell Ross Robertson Morgan Harrison Reid McDonald O'Brien Kennedy Henderson Hamilton
    Patel Tran Chen Wang Li Zhang Liu Kim Wong Pham Le Huynh Khan Sharma Gill Rossi Russo Romano Papadopoulos Schmidt Mason Butler
    Fisher Fraser Palmer Matthews Burns Ferguson Rogers Webb Elliott Stevens Foster Barker Chapman Gibson Burke Walsh Grant Gordon Hunt
    Johnston Dixon Fletcher Price Hunter Davidson Wallace Hart Peters Holmes Armstrong Ellis Ford Mills West Black Cameron Barnes James
    Pearce Harvey Andrews Bailey Howard Brooks Cole Rose Perry Knight Douglas Payne McLean Sutherland Lawrence Byrne Doyle O'Connor
    Sullivan Hayes Lynch Quinn Fitzgerald O'Neill Nolan Daly Carroll Dunn Barrett Power Kearney Dwyer Burgess Crawford
    Duncan Freeman Sharp Spencer Stone Warren Wells Williamson Woods Atkinson Bradley Carr Day Dawson Dean Francis Fox Gardner
    Gilbert Griffiths Hawkins Hudson Jenkins Lane Lloyd Long Lowe May Nelson Newman Oliver Owen Page Parsons Porter Powell Reynolds
    Richards Riley Saunders Schultz Sinclair Stephens Sutton Tucker Watts Webster Weston Hoffman Muller Vella Borg Costa Silva`,
  rare: {
    female: splitNames(`Abbey Abigail Addison Alana Alexandra Alexis Amber Amelie Angelina Annabelle Ashley Audrey Charli Chelsea Claudia
      Eva Eve Gemma Hayley Heidi Isabel Isabelle Jade Kiara Lara Leah Lillian Lilly Mackenzie Madeline Madison Maya Mikayla Molly Rose
      Savannah Scarlett Skye Sophia Summer Tahlia Taylor Violet Zara`),
    male: splitNames(`Aidan Aiden Ashton Beau Caleb Charles Chase Christian Cody Darcy Eli Elijah Finn Gabriel Hayden Hunter Jackson Jacob
      Jasper Joel Jonathan Justin Kai Lincoln Logan Luca Mason Owen Phoenix Sebastian Toby`),
  },
}
