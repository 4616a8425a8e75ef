/** SHA-256 of the document of every domain and format, 1000 rows, seed 42, the domain's own story; see `expectGolden` for renewing it. */
export const documentHashes: Readonly<Record<string, string>> = {
  'ecommerce records': '194bd015b7c11075c0589e6aa1526c6c75fa4cb937789b9189d61f9fb33e07e3',
  'ecommerce columns': 'cded9622ef895d8cb5d7a1d01807b66a3c4a4a188b9948024d77c0d98dd948da',
  'fintech records': 'e80f42dd43de5c0a0b09a5c1ea14ac5a5e7c5056def81100454460745c873c4b',
  'fintech columns': 'abf2c5c898401c23074fbfa9c280fcf28803dca2f4782c1b5dae427de22f1c18',
  'food_delivery records': '6abda8800111fac632f90bbc3e2affe84f2ae755bc116f4b860451f7f5a64f4b',
  'food_delivery columns': 'c618c2789035554b6f1ed5cbd500e5589eef36f1f0747fbd5471b307dbec937e',
  'gaming records': 'e862e7ce58ff66485c553d6844bf118a3c355b50d275341882567cbcbb71b687',
  'gaming columns': 'bd493c6bcd594343770e3b768922b5297e9ab7d4e9a6701dbd91272b9c9d29db',
  'healthcare records': '7e3e9177e8e5408a7d314ccd21ed81071207e4d2ac56f418fe64512afd8f473e',
  'healthcare columns': '72985c61c5392dfa2677eef27c81af838caf9d8b43e876a8112bbcad92b1bca3',
  'saas records': 'd1a01ac2b77e47d28e34b0b4539e3cc024b801bb874943845b3d7ef94ab9925c',
  'saas columns': 'd39ba05e3991d4b96a1ae46126c5114c30f14029e8fdc460d28b8b469ed6da7b',
}
