import type { LocalCheckout__Output } from '@rostra/proto/gen/rostra/billing/v1/LocalCheckout'
import { escapeHtml } from '../http/escape-html.ts'
import { paymentStatus } from '../json/payments/payment.ts'

const page = (title: string, content: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}: Rostra</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/api/docs.css">
<link rel="stylesheet" href="/dev/checkout.css">
</head>
<body>
<main>
<h1>${title}</h1>
${content}
</main>
</body>
</html>
`

/** Formats US cents, as $2.00. */
const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`

/** Renders the page that replaces a payment provider's in development, as HTML without scripts. */
export function devCheckoutPage(checkout: LocalCheckout__Output): string {
  const { payment, name } = checkout
  if (!payment) throw new Error('billing sent a checkout without its payment')
  return page(
    'Local checkout',
    `<p class="notice"><strong>No money moves here.</strong> No payment provider is set, so this page stands in for it. What you choose is told to Rostra as a provider would tell it: by a signed webhook.</p>
<dl>
<dt>Package</dt><dd>${escapeHtml(name)}</dd>
<dt>Credits</dt><dd>${payment.credits}</dd>
<dt>Amount</dt><dd>${dollars(payment.amount)} (USD)</dd>
<dt>Status</dt><dd>${paymentStatus(payment.status)}</dd>
</dl>
${choices(payment.id, payment.amount, checkout)}`,
  )
}

/** Returns the buttons that a payment's status allows, or a link back when it allows none. */
function choices(id: string, amount: number, { payment, successUrl, cancelUrl }: LocalCheckout__Output): string {
  const form = (...buttons: string[]) =>
    `<form method="post" action="/dev/checkout/${escapeHtml(encodeURIComponent(id))}">\n${buttons.join('\n')}\n</form>`
  const button = (outcome: string, label: string) => `<button name="outcome" value="${outcome}">${label}</button>`
  const back = (url: string) => `<p><a href="${escapeHtml(toLocalPath(url))}">Back to Rostra</a></p>`
  switch (payment && paymentStatus(payment.status)) {
    case 'pending':
      return form(button('paid', `Pay ${dollars(amount)}`), button('failed', 'Decline the card'), button('expired', 'Cancel and go back'))
    case 'paid':
      return `${back(successUrl)}\n${form(button('refunded', 'Refund'))}`
    default:
      return back(cancelUrl)
  }
}

/** Strips scheme and host from one of the product's own URLs, so that the link works under any host name of this machine. */
export function toLocalPath(url: string): string {
  const { pathname, search } = new URL(url)
  return `${pathname}${search}`
}

/** Renders the page of an unknown payment. */
export const noCheckoutPage = (): string =>
  page(
    'No such payment',
    '<p>There is no payment at this address, or a payment provider is set and has a page of its own. <a href="/purchase-credits">Buy credits</a></p>',
  )
