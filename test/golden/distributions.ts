/** SHA-256 of 9000 decimals of three digits that each distribution's example makes at seed 42; see `expectGolden` for renewing it. */
export const distributionHashes: Readonly<Record<string, string>> = {
  uniform: '0c18cba7a75eb12ed6b46f8459b2956d8a782a31966606a2b46c673ad790c1e4',
  normal: 'daab3aa9bd9bfdd20751fdeb1c9cf29739f047f78fe98d2c6d87251259a019bb',
  lognormal: 'f72a8d4f511fa80a084569e16e57f807f83012d99d61c2e2d7d805ef5d0175bc',
  exponential: '7f3023044dc46b1b95e91deeff0e772a8ec4bfc88f426a3dfc0b8b600848e2ad',
  pareto: 'bd42b994e0203919530d541975ee4a33861641c115ca1cfa38cd263636bdc6c8',
  gamma: '236a292856e50d39c069f1336b720d2f4f3b5327ba46501dc6111df3f4d3bd91',
  beta: '066004b765f44fcfbcc4768817b8320e308989774c7b2ea77ccad24b897eaef8',
  triangular: '988a353ca38113e0ecc3dee8fef798f0c37b54757e713124854a075b8614b69a',
  poisson: '498bb28a150b8345ef28603758cecd223cb80254dd91e017348bbb02d3e8260c',
  empirical: '10659e163c07c7d8cd1c236c6a2b634ac96d6850f2636eee780edec1d3878c6b',
  mixture: 'b532baec78d0c7e7d4bec535c3c5f23ed288221e51e15f6cf21e11e95acd0aae',
}
