/** Values that belong to one column. The last one is the value of the remaining rows. */
export const groups: readonly { readonly column: string; readonly values: readonly string[] }[] = [
  { column: 'device', values: ['mobile', 'desktop', 'tablet'] },
  { column: 'plan', values: ['pro', 'premium', 'enterprise', 'basic', 'plus', 'starter', 'growth', 'free'] },
  { column: 'channel', values: ['online', 'store', 'phone'] },
]
