import { useMutation, useQueryClient } from '@tanstack/react-query'
import { createCheckout } from '../../../data/credits/credits.ts'
import { ApiError, hasStatus } from '../../../lib/errors/api-error.ts'
import { toastError } from '../../../lib/toast/toast.ts'
import { creditsStrings, strings } from '../../../strings/strings.ts'
import type { CheckoutTab } from './checkout-tab.ts'

const { toasts } = creditsStrings

export interface Checkout {
  paymentId: string
  /** The URL of the provider's page. */
  url: string
  /** Whether it is open in another tab. */
  isOpen: boolean
}

interface Purchase {
  packageId: string
  tab: CheckoutTab
}

const isPage = (url: unknown): url is string => typeof url === 'string' && /^https?:\/\//.test(url)

const messageOf = (error: unknown) => (error instanceof ApiError ? error.detail || toasts.unknown : strings.errors.network)

/** Creates a checkout and opens it in the tab of the click. */
export function useCheckout(onOpened: (checkout: Checkout) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ packageId }: Purchase) => createCheckout(packageId),
    onSuccess: ({ url, paymentId }, { tab }) => {
      if (isPage(url)) return onOpened({ paymentId, url, isOpen: tab.navigate(url) })
      tab.close()
      toastError(toasts.noUrl)
    },
    onError: (error, { tab }) => {
      tab.close()
      // Refetches the user: a member who was signed out elsewhere must sign in again.
      if (hasStatus(error, 401)) void client.invalidateQueries({ queryKey: ['user'], exact: true })
      toastError(toasts.checkoutFailed(messageOf(error)))
    },
  })
}
