import { splitNames } from './candidates.ts'
import type { NameSource } from './name-source.ts'

/** Names of Brazil. */
export const brazil: NameSource = {
  country_code: 'BR',
  source: 'IBGE, Nomes no Brasil (censuses of 2010 and 2022)',
  female: `Maria Ana Juliana Fernanda Patrícia Aline Camila Amanda Bruna Jéssica Letícia Júlia Luciana Vanessa Mariana Gabriela Vitória Beatriz
    Larissa Adriana Márcia Francisca Antônia Sandra Cláudia Débora Rafaela Daniela Renata Luana Carolina Tatiana Simone Andréia Cristiane Natália
    Bianca Priscila Bárbara Sabrina Raquel Helena Alice Laura Sophia Isabela Manuela Valentina Lívia Isadora Lorena Yasmin Giovanna Cecília
    Eduarda Clara Luiza Marina Paula Carla Mônica Regina Rosângela Sônia Vera Lúcia Terezinha Aparecida Rita Rosa Joana Luzia Eliane Elaine
    Fabiana Michele Viviane Kelly Karina Thaís Taís Nathália Milena Tainá Raissa Rebeca Sarah Ester Agatha Melissa Heloísa Elisa Lara Nicole
    Maria_Eduarda Ana_Clara Maria_Clara Ana_Paula Ana_Carolina Ana_Beatriz Maria_Luiza Ana_Júlia Maria_Helena Marta Silvana Solange Denise
    Kátia Flávia Alessandra Roberta Cíntia Cristina Edna Ivone Neusa Marlene Célia Angélica Elisângela Jaqueline Rosana Rosemeire`,
  male: `José João Antônio Francisco Carlos Paulo Pedro Lucas Luiz Marcos Luís Gabriel Rafael Daniel Marcelo Bruno Eduardo Felipe Rodrigo
    Manoel Mateus André Fernando Fábio Leonardo Gustavo Guilherme Leandro Tiago Anderson Ricardo Márcio Jorge Sebastião Alexandre Roberto Edson
    Diego Vitor Sérgio Cláudio Matheus Thiago Geraldo Adriano Luciano Júlio Renato Alex Vinícius Rogério Samuel Ronaldo Mário Flávio Igor
    Douglas Davi Manuel Jefferson Cícero Victor Miguel Robson Maurício Danilo Henrique Caio Reginaldo Joaquim Benedito Gilberto Marco Alan
    Nelson Cristiano Elias Wilson Valdir Emerson Luan Arthur Bernardo Heitor Theo Enzo Murilo Benjamin Lorenzo Nicolas Pietro Otávio Raimundo
    Wesley William Wellington Everton Ailton Hugo Ivan Renan Yuri Breno Erick Kauã Ruan César Augusto João_Pedro Pedro_Henrique João_Vitor
    João_Paulo Luiz_Henrique João_Gabriel Joel Jair Gilson Nilson Milton Osvaldo Severino Ademir Denis Juliano Fabrício Evandro Caíque`,
  family: `Silva Santos Oliveira Souza Rodrigues Ferreira Alves Pereira Lima Gomes Costa Ribeiro Martins Carvalho Almeida Lopes Soares Fernandes
    Vieira Barbosa Rocha Dias Nascimento Andrade Moreira Nunes Marques Machado Mendes Freitas Cardoso Ramos Gonçalves Santana Teixeira Araújo
    Pinto Cavalcanti Monteiro Moura Correia Batista Campos Castro Melo Azevedo Barros Reis Miranda Nogueira Coelho Moraes Medeiros Cunha
    Pires Borges Macedo Duarte Farias Neves Sales Magalhães Siqueira Tavares Xavier Fonseca Viana Brito Rezende Guimarães Amaral Sampaio Leite
    Figueiredo Bezerra Aguiar Paiva Peixoto Matos Bastos Leal Queiroz Menezes Assis Brandão Franco Pacheco Passos Antunes Toledo Vasconcelos
    Dantas Camargo Mota Pinheiro Carneiro Cruz Chaves Maia Bueno Rosa Morais Damasceno Lacerda Braga Simões Godoy Prado Coutinho Furtado
    Esteves Meireles Rangel Amorim Portela Pimentel Valente Cordeiro Serra Muniz Serafim Evangelista Torres Aragão Vargas Rossi Ferrari
    Bianchi Conti Schmidt Müller Weber Becker Klein Hoffmann Tanaka Sato Nakamura Yamamoto Suzuki Kim Abreu Teles
    Paes Domingues Bittencourt Mesquita Pessoa Saraiva Bernardes Galvão Salgado Paixão Trindade Sousa Veloso Barreto Luz Parente Garcia
    Falcão Alencar Câmara Rabelo Novaes Penha Arruda Mattos Lemos Couto Vidal Padilha Fontes Bandeira Castilho Faria Gouveia Quintana`,
  rare: {
    female: splitNames(`Alícia Ana_Luiza Antonella Dalila Eloá Emanuelly Esther Fabrícia Felícia Isabel Isabella Isabelly Isis Janaína Karla
      Lavínia Liz Lorraine Maitê Marcela Margarida Maria_Alice Maria_Cecília Maria_Júlia Sara Sílvia Talita`),
    male: splitNames(`Alessandro Anthony Benício Bryan Cauã Davi_Lucca Emanuel Enzo_Gabriel Fabiano Frederico Gael Hélio Isaac João_Lucas
      João_Miguel Júlio_César Kléber Lucca Pablo Raul Salvador Vicente`),
  },
}
