import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Payment } from '../../../api/schemas.ts'
import { paymentsQuery } from '../../../data/credits/credits.ts'
import { findPayment, paymentStateOf, pollInterval, slowAfter } from './payment-state.ts'

/** Polls a payment, or the newest one without an id, until its state is final. `state` is null before the first response. */
export function usePaymentState(userId: string, paymentId: string | null) {
  const startedAt = useRef(Date.now())
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), slowAfter)
    return () => clearTimeout(timer)
  }, [])

  const waited = () => Date.now() - startedAt.current
  const kindIn = (payments: Payment[]) => paymentStateOf(findPayment(payments, paymentId), waited()).kind
  const query = useQuery({
    ...paymentsQuery(userId),
    refetchInterval: ({ state }) => pollInterval(state.data ? kindIn(state.data) : 'slow', waited()),
    refetchOnWindowFocus: 'always',
  })
  const payment = query.data && findPayment(query.data, paymentId)
  const state = payment === undefined ? null : paymentStateOf(payment, slow ? slowAfter : 0)
  return { state, isUnreachable: query.isError }
}
