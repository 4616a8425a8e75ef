/** SHA-256 of the document of every domain and format, 1000 rows, seed 42, the domain's own story; see `expectGolden` for renewing it. */
export const documentHashes: Readonly<Record<string, string>> = {
  'ecommerce records': '076b3f5477ab7e24d919263bd9683171d314f3c15274d5fc438a9e062b57bdb2',
  'ecommerce columns': 'e012b593df69ae078bce353b4ab05ccbf989f15b4c9de4258eebf5dd53060763',
  'fintech records': 'b00c2ce19f4f1125cde7346d2c4ec20b9c7b6c59ab234c973d0732e73484fe4b',
  'fintech columns': 'c96026f8782153fdd7b1cdb52906c6f49aba94ad1e4d6c02fbfd2b51d8087244',
  'food_delivery records': '29aa013baef3a507ccd66012e5e14e72dd6cf3cafbed365b3cbfe111df1f1d72',
  'food_delivery columns': 'd829688dcfd65f98f685a714261a6e61f4e7baff5862832b121c4ca65c22b5fe',
  'gaming records': 'd77eb7e9273bca0f23d7d9d21794c47f93761ba58041336e319d2582e2bd66cc',
  'gaming columns': 'a996a713a57e05d226f2758efd5762febf37781296c086288c0972822e85b477',
  'healthcare records': 'ea5c893c27e22f1651e320f8f3ad3ed318419081651ef5af8a41da727d61a54b',
  'healthcare columns': 'b2db71e049a1f5e2eba09aa398d8aad0563816a4120cfe15024e401c93568e51',
  'saas records': 'd1a01ac2b77e47d28e34b0b4539e3cc024b801bb874943845b3d7ef94ab9925c',
  'saas columns': 'd39ba05e3991d4b96a1ae46126c5114c30f14029e8fdc460d28b8b469ed6da7b',
}
