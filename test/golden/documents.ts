/** SHA-256 of the document of every domain and format, 1000 rows, seed 42, the domain's own story; see `expectGolden` for renewing it. */
export const documentHashes: Readonly<Record<string, string>> = {
  'ecommerce records': 'd82c73579b501273afb3b03fd2260858a72e277fa1754230f4e2fc3c59e5e5b9',
  'ecommerce columns': '42bef1503fa167a8bfc5fef3ef03f59d12ff7993bbd82f21612953b8ed0e5b86',
  'fintech records': 'd925691d9d0297eddf8b6b015ba09532f110f73b9ee86f1b16ade71d8ec8e10e',
  'fintech columns': '036f030fb1af0200feab128bfc32c6f3eb4ffa5d0f6be0084454fb412d372780',
  'food_delivery records': '6818b7cc25f73e7353d4429873216d1024438acffb5e6172ff92e5ee00173255',
  'food_delivery columns': '625b936ff5784548ecef2a0a588c8401e23b89db7c93d44bf24a7d457a3c8b42',
  'gaming records': '06a796a0608df1247cd6930cf5f0c797f6da1124f06a4b7b0f23ea5ff0af3dc4',
  'gaming columns': '6563e9cced3778b981066e623f8e292d7ec35407d1beac44dd5f9c4e75044b89',
  'healthcare records': '206c5dfb482260505eddc1a5a3386bbd1de32f3c03454ecf23aaf036176b34e3',
  'healthcare columns': 'cb006281fa5fb5b9295a0e928c4dc83386d833fd730f22b7c0d54157cef7b546',
  'saas records': 'ad4c0f62e76fac227bdda8cd82b55f7f165a2feae467c46c4f107ccc7b33dbb4',
  'saas columns': '4aab3308e28db8641697751d6ad0e116fa54107de267a1f816ee9632383ca21a',
}
