import type { ExchangesOf, Ports, Remains } from '../domain/ports.ts'
import { requestStop } from './request-stop.ts'

const atOnce = 200

/**
 * Deletes all conversations and exchanges of a person, stopping what runs. Conversations go after what was said in them: only they
 * lead to exchanges that were a guest's, so whoever begins again after a crash finds the rest.
 */
export async function forgetPerson(ports: Ports, person: string): Promise<void> {
  const { conversations } = ports
  while (true) {
    const found = await conversations.oldest(person, atOnce)
    if (found.length === 0) break
    const conversationIds = found.map(({ id }) => id)
    await forgetExchanges(ports, person, { conversationIds })
    await conversations.remove(conversationIds)
  }
  await forgetExchanges(ports, person, { person })
}

async function forgetExchanges(ports: Ports, person: string, of: ExchangesOf): Promise<void> {
  const { exchanges, departures, frames } = ports
  for (let found = await exchanges.remains(of, atOnce); found.length > 0; found = await exchanges.remains(of, atOnce)) {
    const ended = found.filter(({ open }) => !open)
    const untold = found.flatMap((one) => one.untold)
    if (untold.length > 0) await departures.tell(person, untold)
    for (const one of found) if (one.open) await cutOff(ports, one)
    await frames.remove(found.map(({ id }) => id))
    await exchanges.remove(ended.map(({ id }) => id))
  }
}

/** Without its exchange a generation can store nothing; what was held for it is settled here, by the one who cut it. One that has just ended is found again as such. */
async function cutOff(ports: Ports, { id, person }: Remains): Promise<void> {
  await requestStop(ports, id)
  const shown = await ports.frames.read(id)
  if (!(await ports.exchanges.cut(id))) return
  const answered = shown.some(({ kind }) => kind === 'chunk')
  const warn = (err: unknown) => ports.log.warn({ err, generationId: id }, 'a generation that was cut could not be settled yet')
  await ports.credits.settle({ id, person }, answered).catch(warn)
}
