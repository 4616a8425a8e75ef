/** A word that names of companies are made of, such as "Northwind": a part of a text or a compound name. */
export const companyWord = { list: 'company_words', attribute: 'word' } as const
