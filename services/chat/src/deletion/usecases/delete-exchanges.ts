import type { DeletableExchange, DeletionScope } from '../../core/domain/exchanges/ports.ts'
import type { Ports } from '../domain/ports.ts'

export type ExchangeDeletion = Pick<Ports, 'exchanges' | 'frames' | 'credits' | 'stopAnswer' | 'log'>

const pageSize = 200

/**
 * Deletes exchanges with their frames, and stops those that run. Before each page is deleted, `keep` stores what must outlive it. Can be
 * repeated after a crash at any step.
 */
export async function deleteExchanges(
  ports: ExchangeDeletion,
  scope: DeletionScope,
  keep: (page: readonly DeletableExchange[]) => Promise<void>,
): Promise<void> {
  const { exchanges, frames } = ports
  const nextPage = () => exchanges.listForDeletion(scope, pageSize)
  for (let page = await nextPage(); page.length > 0; page = await nextPage()) {
    await keep(page)
    for (const exchange of page) if (exchange.open) await deleteOpen(ports, exchange)
    await frames.remove(page.map(({ id }) => id))
    await exchanges.deleteEnded(page.filter(({ open }) => !open).map(({ id }) => id))
  }
}

/**
 * Stops and deletes an open exchange. Its owner can then store no end, so a guest's hold is settled here; billing settles a member's. An
 * exchange that ends meanwhile is deleted with the next page.
 */
async function deleteOpen(ports: ExchangeDeletion, { id, person }: DeletableExchange): Promise<void> {
  await ports.stopAnswer(id)
  const frames = await ports.frames.read(id)
  // Before the exchange: without it the frames cannot be found.
  await ports.frames.remove([id])
  if (!(await ports.exchanges.deleteOpen(id))) return
  const isPaid = frames.some(({ kind }) => kind === 'chunk')
  const warn = (err: unknown) => ports.log.warn({ err, generationId: id }, 'the hold of a deleted exchange could not be settled')
  await ports.credits.settle({ id, person }, isPaid).catch(warn)
}
