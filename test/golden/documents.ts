/** SHA-256 of the document of every domain and format, 1000 rows, seed 42, the domain's own story; see `expectGolden` for renewing it. */
export const documentHashes: Readonly<Record<string, string>> = {
  'ecommerce records': 'd82c73579b501273afb3b03fd2260858a72e277fa1754230f4e2fc3c59e5e5b9',
  'ecommerce columns': '42bef1503fa167a8bfc5fef3ef03f59d12ff7993bbd82f21612953b8ed0e5b86',
  'fintech records': 'e38bf89bcad3b5e5d34fdcf926fd0ea9f34284c0caa42825726daed11f0b07c5',
  'fintech columns': '47ab3cc8017e5838d2b8ea2a5eb6a776bf852fbcbb1d0d57e3514b1b8c9afd86',
  'food_delivery records': 'b12ebdfebd8d646c2cb6469dcf417692104ce3150849bff8c53e5a040cdeb860',
  'food_delivery columns': '3125b49a5ec780d8754536de178eb28bfccb0c786d5e03741a9f6396140c3df6',
  'gaming records': 'e8240a52420b883a930883a0c7fa1359e59841065bd5012f40c178853ee8b004',
  'gaming columns': '939263ef91eb6643ed0f888940044248e29e040fd32dee5f016f1a4d140ea9a4',
  'healthcare records': 'ae40bb7edf87f6c05a7772cde021ca645f1e98f30c446b8770148be9276546f4',
  'healthcare columns': '415f5a94cb8d6b93d3e20f04a26ac01c323e4d1ad91bb35881dae2620bd0e82d',
  'saas records': 'ad4c0f62e76fac227bdda8cd82b55f7f165a2feae467c46c4f107ccc7b33dbb4',
  'saas columns': '4aab3308e28db8641697751d6ad0e116fa54107de267a1f816ee9632383ca21a',
}
