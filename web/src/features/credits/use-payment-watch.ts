import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Payment } from '../../api/payment.ts'
import { paymentsQuery } from './credit-queries.ts'
import { findPayment, nextQuestion, slowAfter, standOf } from './payment-stand.ts'

/** Asks for a payment (or without an id for the newest) until something has become of it. `stand` is null before the first answer. */
export function usePaymentWatch(userId: string, wanted: string | null) {
  const began = useRef(Date.now())
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), slowAfter)
    return () => clearTimeout(timer)
  }, [])

  const waited = () => Date.now() - began.current
  const standIn = (payments: Payment[]) => standOf(findPayment(payments, wanted), waited())
  const query = useQuery({
    ...paymentsQuery(userId),
    refetchInterval: ({ state }) => nextQuestion(state.data ? standIn(state.data).stand : 'slow', waited()),
    refetchOnWindowFocus: 'always',
  })
  const found = query.data && findPayment(query.data, wanted)
  const stand = found === undefined ? null : standOf(found, slow ? slowAfter : 0)
  return { stand, isUnreachable: query.isError }
}
