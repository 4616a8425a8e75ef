import type { NameSource } from './name-source.ts'

/** Names of the United States. */
export const unitedStates: NameSource = {
  country_code: 'US',
  source: 'US Social Security Administration, US Census Bureau 2010',
  female: `Mary Jennifer Jessica Elizabeth Patricia Linda Sarah Emily Ashley Michelle Amanda Lisa Karen Kimberly Susan Emma Nancy Olivia
    Stephanie Melissa Rebecca Laura Sandra Nicole Amy Hannah Samantha Angela Rachel Sophia Isabella Madison Megan Barbara Donna Lauren
    Christina Heather Kelly Katherine Abigail Maria Victoria Julia Grace Danielle Kathleen Cynthia Deborah Sharon Brittany Christine Anna
    Natalie Amber Tiffany Alexis Ava Carol Mia Charlotte Crystal Diane Erin Debra Julie Courtney Allison Andrea Erica Vanessa Chloe Kayla
    Jasmine Alyssa Sydney Haley Brianna Morgan Shannon Teresa Pamela Margaret Cheryl Catherine Janet Theresa Jacqueline April Denise Monica
    Veronica Tracy Gabriela Ana Diana Brenda Valerie Kristen Leah Molly Claire Lily Zoe Ella Audrey Paige Caroline Jenna Holly Lindsey Kaitlyn
    Melanie Alicia Dana Tanya Robin Wendy Yolanda Gloria Ebony Aaliyah Imani Naomi Nora Hazel Violet Stella Ruby Alice Evelyn Harper Scarlett
    Penelope Autumn Savannah Faith Hope Sierra Bailey Mackenzie Sofia Camila Elena Daisy Priya`,
  male: `Michael James John David Robert William Christopher Matthew Joseph Daniel Joshua Andrew Anthony Thomas Ryan Jacob Nicholas Tyler
    Brian Kevin Mark Steven Jason Eric Jonathan Justin Brandon Richard Charles Alexander Benjamin Samuel Ethan Noah Timothy Zachary Adam
    Jeffrey Aaron Nathan Kyle Patrick Jose Liam Sean Kenneth Christian Gregory Paul Scott Stephen Jeremy Austin Logan Dylan Gabriel Luis Juan
    Carlos Jesse Caleb Evan Connor Jack Luke Mason Elijah Lucas Henry Isaac Cameron Cody Travis Derek Chad Marcus Bryan Peter Trevor Seth
    Dustin Edward George Ronald Donald Gary Larry Frank Raymond Dennis Jerry Keith Douglas Philip Craig Antonio Miguel Victor Angel Diego
    Xavier Adrian Ian Owen Wyatt Levi Hunter Isaiah Jaden Julian Dominic Cole Blake Garrett Colin Grant Spencer Chase Shane Brett Corey
    Devin Malik Darius Terrence Andre Omar Russell Vincent Louis Walter Arthur Oscar Leo Theodore Max Miles Jasper Silas Wesley Preston
    Tanner Mitchell Clayton Ricardo Eduardo Raj`,
  family: `Smith Johnson Williams Brown Jones Garcia Miller Davis Rodriguez Martinez Hernandez Lopez Gonzalez Wilson Anderson Thomas Taylor
    Moore Jackson Martin Lee Perez Thompson White Harris Sanchez Clark Ramirez Lewis Robinson Walker Young Allen King Wright Scott Torres
    Nguyen Hill Flores Green Adams Nelson Baker Hall Rivera Campbell Mitchell Carter Roberts Gomez Phillips Evans Turner Diaz Parker Cruz
    Edwards Collins Reyes Stewart Morris Morales Murphy Cook Rogers Gutierrez Ortiz Morgan Cooper Peterson Bailey Reed Kelly Howard Ramos
    Kim Cox Ward Richardson Watson Brooks Chavez Wood James Bennett Gray Mendoza Ruiz Hughes Price Alvarez Castillo Sanders Patel Myers
    Long Ross Foster Jimenez Powell Jenkins Perry Russell Sullivan Bell Coleman Butler Henderson Barnes Gonzales Fisher Vasquez Simmons
    Romero Jordan Patterson Alexander Hamilton Graham Reynolds Griffin Wallace Moreno West Cole Hayes Bryant Herrera Gibson Ellis Tran
    Medina Aguilar Stevens Murray Ford Castro Marshall Owens Harrison Fernandez McDonald Woods Washington Kennedy Wells Vargas Henry Chen
    Freeman Webb Tucker Guzman Burns Crawford Olson Simpson Porter Hunter Gordon Mendez Silva Shaw Snyder Mason Dixon Munoz Hunt Hicks
    Holmes Palmer Wagner Black Robertson Boyd Stone Salazar Fox Warren Mills Meyer Rice Schmidt Garza Daniels Ferguson Nichols Stephens
    Soto Weaver Ryan Gardner Payne Grant Dunn Kelley Spencer Hawkins Arnold Pierce Hansen Peters Santos Hart Bradley Knight Elliott
    Cunningham Duncan Armstrong Hudson Carroll Lane Riley Andrews Alvarado Ray Delgado Berry Perkins Hoffman Johnston Matthews Pena
    Richards Contreras Willis Carpenter Lawrence Sandoval Guerrero George Chapman Rios Estrada Ortega Watkins Greene Nunez Wheeler Valdez
    Harper Burke Larson Santiago Maldonado Morrison Franklin Carlson Austin Dominguez Carr Lawson Jacobs O'Brien Lynch Singh Vega Bishop
    Montgomery Oliver Jensen Harvey Williamson Gilbert Dean Sims Espinoza Howell Li Wong Reid Hanson Le McCoy Garrett Burton Fuller Wang
    Weber Welch Rojas Lucas Marquez Fields Park Yang Little Banks Padilla Day Walsh Bowman Schultz Luna Fowler Mejia`,
}
