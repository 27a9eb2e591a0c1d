import type { Ports } from '../domain/ports.ts'
import { deliveryNotFound, webhookNotFound, webhookOff } from '../domain/webhook.ts'

/** Sends an ended delivery again, with the same id. Throws WEBHOOK_NOT_FOUND, WEBHOOK_OFF or DELIVERY_NOT_FOUND. */
export async function resendDelivery(
  { webhooks, deliveries }: Pick<Ports, 'webhooks' | 'deliveries'>,
  { ownerId, id, deliveryId }: { ownerId: string; id: string; deliveryId: string },
): Promise<void> {
  const target = await webhooks.target(ownerId, id)
  if (!target) throw webhookNotFound()
  if (target.offAt) throw webhookOff()
  if (!(await deliveries.resend(target.id, deliveryId))) throw deliveryNotFound()
}
