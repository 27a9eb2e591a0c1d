import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError, hasStatus, request } from '../../api/request.ts'
import { toastError } from '../../components/toast.ts'
import { creditsStrings } from '../../strings/credits-strings.ts'
import { strings } from '../../strings/strings.ts'
import type { CheckoutTab } from './checkout-tab.ts'

const { toasts } = creditsStrings

export interface Checkout {
  paymentId: string
  /** The provider's page. */
  url: string
  /** Whether it is open in a tab of its own. */
  isOpen: boolean
}

interface Purchase {
  packageId: string
  tab: CheckoutTab
}

const isPage = (url: unknown): url is string => typeof url === 'string' && /^https?:\/\//.test(url)

const messageOf = (error: unknown) => (error instanceof ApiError ? error.detail || toasts.unknown : strings.errors.network)

/** Opens the provider's page for a package in the tab that the click has opened. */
export function useCheckout(onOpened: (checkout: Checkout) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ packageId }: Purchase) =>
      request<{ url?: string; paymentId: string }>('/api/payments/checkout', { method: 'POST', body: { packageId } }),
    onSuccess: ({ url, paymentId }, { tab }) => {
      if (isPage(url)) return onOpened({ paymentId, url, isOpen: tab.lead(url) })
      tab.close()
      toastError(toasts.noUrl)
    },
    onError: (error, { tab }) => {
      tab.close()
      // Whoever was signed out elsewhere is asked to sign in.
      if (hasStatus(error, 401)) void client.invalidateQueries({ queryKey: ['user'], exact: true })
      toastError(toasts.checkoutFailed(messageOf(error)))
    },
  })
}
