import type { Ports } from '../../domain/ports.ts'

const pageSize = 200

/**
 * Deletes all discussions of a member and aborts those that run in this process; other replicas abort theirs at the next heartbeat. Keeps
 * unpublished events. Billing releases the hold of a discussion that is deleted before its end. Idempotent.
 */
export async function deleteDiscussions(
  { discussions, deletedAccounts, running }: Pick<Ports, 'discussions' | 'deletedAccounts' | 'running'>,
  memberId: string,
): Promise<void> {
  const nextPage = () => discussions.listForDeletion(memberId, pageSize)
  for (let page = await nextPage(); page.length > 0; page = await nextPage()) {
    const unpublished = page.flatMap((discussion) => discussion.unpublished)
    if (unpublished.length > 0) await deletedAccounts.keepEvents(memberId, unpublished)
    for (const { id, open } of page) {
      if (!open) continue
      running.abort({ id }, 'lease-lost')
      // A discussion that ends at this moment is deleted with the next page, as an ended one.
      await discussions.deleteOpen(id)
    }
    await discussions.deleteEnded(page.filter(({ open }) => !open).map(({ id }) => id))
  }
}
