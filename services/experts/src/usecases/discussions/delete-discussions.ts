import type { Ports } from '../../domain/ports.ts'

const pageSize = 200

/**
 * Deletes all discussions of a member and stops those that run here; other replicas stop theirs at the next heartbeat. Events that are still to
 * be published are kept. Can be repeated. Billing releases the hold of a discussion that is deleted before its end.
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
      // One that ends in between is deleted with the next page, as ended.
      await discussions.deleteOpen(id)
    }
    await discussions.deleteEnded(page.filter(({ open }) => !open).map(({ id }) => id))
  }
}
