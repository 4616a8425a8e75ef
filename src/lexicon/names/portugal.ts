import { brazil } from './brazil.ts'
import { splitNames } from './candidates.ts'
import type { NameSource } from './name-source.ts'

/** Names of Portugal. */
export const portugal: NameSource = {
  country_code: 'PT',
  source: 'Instituto dos Registos e do Notariado (given names), Sociedade Portuguesa de Informação Económica (surnames)',
  female: `Maria Ana Leonor Matilde Mariana Carolina Beatriz Inês Sofia Margarida Joana Rita Catarina Marta Francisca Sara Daniela Diana Cláudia
    Patrícia Sandra Sónia Carla Paula Isabel Teresa Helena Manuela Fernanda Filipa Alice Benedita Madalena Lara Clara Constança Mafalda Laura
    Luísa Susana Cristina Mónica Andreia Vera Vanessa Tânia Raquel Débora Bruna Liliana Cátia Telma Rosa Fátima Conceição Graça Lurdes Adelaide
    Graciete Odete Ilda Natália Anabela Célia Elsa Dora Bárbara Íris Eva Camila Júlia Aurora Pilar Carminho Luna Yara`,
  male: `João Francisco Afonso Rodrigo Martim Tomás Duarte Miguel Santiago Gabriel Lourenço Guilherme Pedro Tiago Diogo Gonçalo Rui Nuno Paulo
    José António Manuel Carlos Luís Jorge Fernando Ricardo Bruno Hugo André Daniel Filipe Vasco Bernardo Salvador Gustavo Simão Dinis Rafael
    Henrique Vicente Xavier Leonardo Isaac David Samuel Mateus Lucas Alexandre Artur Álvaro Joaquim Mário Sérgio Vítor Nélson Armando Américo
    Hélder Ivo Marco Fábio Cristiano Renato Telmo Ruben Adriano Alberto Augusto Domingos Eduardo Jaime Valter Zacarias Matias Valentim`,
  family: `Silva Santos Ferreira Pereira Oliveira Costa Rodrigues Martins Sousa Fernandes Gonçalves Gomes Lopes Marques Alves Almeida Ribeiro
    Pinto Carvalho Teixeira Moreira Correia Mendes Nunes Soares Vieira Monteiro Cardoso Rocha Neves Coelho Cruz Cunha Pires Ramos Reis Simões
    Antunes Matos Fonseca Machado Araújo Barbosa Tavares Lourenço Castro Figueiredo Azevedo Freitas Magalhães Henriques Guerreiro Batista Pinheiro
    Faria Miranda Barros Morais Nogueira Esteves Anjos Baptista Campos Mota Andrade Brito Sá Nascimento Leite Abreu Melo Vaz Vicente Domingues
    Amaral Garcia Borges Guimarães Leal Branco Macedo Paiva Pacheco Torres Moura Duarte Valente Saraiva Sequeira Serra Raposo Rebelo Quintas
    Seabra Lobo Peixoto Viana Fontes Loureiro Bastos Falcão Couto Amorim Caetano Salgado Gaspar Cabral Aguiar Assunção Barata Veloso Palma
    Sampaio Trindade Vasconcelos Queirós Chaves Dias Franco Lima Maia Medeiros Meireles Pimentel Portela Resende Romão Salvador Sobral Teles`,
  rare: { female: splitNames(brazil.female), male: splitNames(brazil.male), family: splitNames(brazil.family) },
}
