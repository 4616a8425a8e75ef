import type { Recipe } from './recipe.ts'
import { relationRecipes } from './relation-recipes.ts'
import { valueRecipes } from './value-recipes.ts'

/** All recipes, in reading order. */
export const recipes: readonly Recipe[] = [...relationRecipes, ...valueRecipes]
