/** Formats US cents as dollars: 750 is $7.50. */
export const formatPrice = (cents: number): string => (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' })

/** Formats a change of the balance with its sign. The minus is U+2212, as wide as the plus. */
export const formatChange = (amount: number): string => `${amount < 0 ? '−' : '+'}${Math.abs(amount).toLocaleString('en')}`
