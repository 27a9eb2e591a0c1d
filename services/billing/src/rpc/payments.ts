import { createCheckoutRpc } from './create-checkout.ts'
import { getLocalCheckoutRpc } from './get-local-checkout.ts'
import { listPackagesRpc } from './list-packages.ts'
import { listPaymentsRpc } from './list-payments.ts'
import { receiveWebhookRpc } from './receive-webhook.ts'
import { signLocalEventRpc } from './sign-local-event.ts'

/** The methods about payments. */
export const paymentRpcs = [listPackagesRpc, createCheckoutRpc, listPaymentsRpc, receiveWebhookRpc, getLocalCheckoutRpc, signLocalEventRpc]
