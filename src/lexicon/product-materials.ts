import type { ReferenceList } from './reference-list.ts'
import { tableList } from './table-list.ts'

/** Materials, colours or varieties of the products of a category. */
export function productMaterials(): ReferenceList {
  return tableList({
    name: 'product_materials',
    description: 'A material, colour or variety that suits every product of its category.',
    columns: { category: 'text', material: 'text', weight: 'number' },
    rows: `
      Electronics|Matte Black|3
      Electronics|Black|4
      Electronics|White|4
      Electronics|Space Gray|3
      Electronics|Silver|3
      Electronics|Graphite|2
      Electronics|Midnight Blue|2
      Home & Kitchen|Gray|3
      Home & Kitchen|White|4
      Home & Kitchen|Charcoal|3
      Home & Kitchen|Cream|3
      Home & Kitchen|Sage Green|2
      Home & Kitchen|Navy|2
      Home & Kitchen|Terracotta|2
      Clothing|Cotton|5
      Clothing|Organic Cotton|3
      Clothing|Cotton-Blend|3
      Clothing|Navy|3
      Clothing|Black|4
      Clothing|Olive|2
      Clothing|Charcoal|2
      Beauty|Botanical|5
      Beauty|Vegan|4
      Beauty|Rose|2
      Beauty|Jasmine|2
      Beauty|Gentle|3
      Beauty|Mineral|2
      Beauty|Organic|3
      Sports & Outdoors|Lightweight|4
      Sports & Outdoors|Recycled|2
      Sports & Outdoors|Graphite|3
      Sports & Outdoors|Forest Green|2
      Sports & Outdoors|Red|2
      Sports & Outdoors|Black|4
      Sports & Outdoors|Ocean Blue|2
      Toys & Games|Rainbow|4
      Toys & Games|Pastel|3
      Toys & Games|Mini|3
      Toys & Games|Jumbo|1
      Toys & Games|Junior|3
      Toys & Games|Retro|2
      Toys & Games|Safari|2
      Toys & Games|Woodland|2
      Books & Stationery|Recycled|3
      Books & Stationery|Navy|2
      Books & Stationery|Pastel|3
      Books & Stationery|Floral|2
      Books & Stationery|Black|3
      Books & Stationery|Minimalist|2
      Books & Stationery|Botanical|2
      Grocery|Organic|6
      Grocery|Small-Batch|3
      Grocery|Farmhouse|2
      Grocery|Gourmet|3
      Grocery|Non-GMO|2
      Grocery|Kosher|1`,
  })
}
