/** Stripe replaces this part of a success URL with the id of its session. */
export const sessionIdPlaceholder = '{CHECKOUT_SESSION_ID}'

/** Returns the page that a customer is sent to after paying. */
export const successUrl = (publicUrl: string, paymentId: string): string =>
  `${publicUrl}/payment-success?session_id=${sessionIdPlaceholder}&payment=${paymentId}`

/** Returns the page that a customer is sent to after leaving the checkout. */
export const cancelUrl = (publicUrl: string): string => `${publicUrl}/payment-cancel`
