import type { Payment } from '../domain/payment.ts'
import { heard, isAsAsked, movesMoney } from '../domain/payment-news.ts'
import type { ProviderNews } from '../domain/payment-provider.ts'
import { settled } from '../domain/payment-settlement.ts'
import type { Ports } from '../domain/ports.ts'

/** `known` is nothing new, `unknown` a payment that isn't ours. */
export type Hearing = 'heard' | 'known' | 'unknown' | 'mismatch'

type Needed = Pick<Ports, 'payments' | 'provider' | 'log'>

/** Makes of a payment and its account what the provider's word says. Money that isn't what we asked for is not believed. Throws PAYMENT_PROVIDER. */
export async function hearNews(ports: Needed, news: ProviderNews): Promise<Hearing> {
  const { payments, log } = ports
  const payment = await find(ports, news)
  if (!payment) return 'unknown'
  const { id: paymentId, amount: asked } = payment
  if (!isAsAsked(payment, news)) {
    const { kind, amount, currency } = news
    log.error(
      { paymentId, kind, asked, amount, currency },
      'the provider tells of other money than was asked for, nothing is given or taken',
    )
    return 'mismatch'
  }
  const changed = await payments.change(paymentId, (current, account, others) => {
    const next = heard(current, news)
    if (!next) return null
    return account && movesMoney(news) ? settled(next, news, account, others) : { payment: next, change: null }
  })
  if (changed?.status === 'paid' && !changed.granted) log.warn({ paymentId }, 'paid by somebody who has left, the money should go back')
  if (changed) log.info({ paymentId, kind: news.kind, status: changed.status }, 'a payment has changed')
  return changed ? 'heard' : 'known'
}

/** News of a dispute names the provider's payment only. One that is heard of before we know that name is asked about. */
async function find({ payments, provider }: Needed, { paymentId, intentId }: ProviderNews): Promise<Payment | null> {
  if (paymentId !== '') return payments.byId(paymentId)
  if (intentId === '') return null
  return (await payments.byIntent(intentId)) ?? payments.byId(await provider.paymentOf(intentId))
}
