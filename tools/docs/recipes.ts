import type { Recipe } from './recipe.ts'
import { relationRecipes } from './relation-recipes.ts'
import { valueRecipes } from './value-recipes.ts'

/** In the order in which a newcomer reads them. */
export const recipes: readonly Recipe[] = [...relationRecipes, ...valueRecipes]
