/** US cents as dollars with two decimals: 750 is $7.50. */
export const formatPrice = (cents: number): string => (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' })

/** A change of the balance with its sign; a true minus, as wide as the plus. */
export const formatChange = (amount: number): string => `${amount < 0 ? '−' : '+'}${Math.abs(amount).toLocaleString('en')}`
