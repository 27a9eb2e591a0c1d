import type { Ports } from '../../domain/ports.ts'

export type FinishDeletionPorts = Pick<
  Ports,
  'sessions' | 'pushDeliveries' | 'newFactors' | 'pendingSignIns' | 'oidcSignIns' | 'mailQueue' | 'operatorActions' | 'unfinishedDeletions'
>

/**
 * Removes the remaining data of an erased account: its sessions with their subscriptions to pushes, pending sign-ins and factors, its queued mails, and its name in the audit
 * log of operators. Idempotent.
 */
export async function finishDeletion(
  {
    sessions,
    pushDeliveries,
    newFactors,
    pendingSignIns,
    oidcSignIns,
    mailQueue,
    operatorActions,
    unfinishedDeletions,
  }: FinishDeletionPorts,
  accountId: string,
  emailKey = '',
): Promise<void> {
  await sessions.closeAllExcept(accountId, null)
  await pushDeliveries.removeOfAccount(accountId)
  await newFactors.removeOfAccount(accountId)
  await pendingSignIns.removeOfAccount(accountId)
  await oidcSignIns.removeOfAccount(accountId)
  await mailQueue.removeOfAccount(accountId, emailKey)
  await operatorActions.anonymize(accountId)
  await unfinishedDeletions.finish(accountId)
}

/**
 * Finishes the deletions that a replica did not finish. Queued mails to the former address are not sent, because the account is not found.
 */
export async function finishDueDeletions(ports: FinishDeletionPorts & Pick<Ports, 'now'>): Promise<void> {
  while (true) {
    const accountId = await ports.unfinishedDeletions.takeDue(ports.now())
    if (accountId === null) return
    await finishDeletion(ports, accountId)
  }
}
