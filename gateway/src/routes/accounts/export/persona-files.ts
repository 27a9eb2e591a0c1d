import type { CallOptions, RpcClient } from '@rostra/kit/rpc/client'
import { ChatService } from '@rostra/proto/chat'
import type { ExportedActivity__Output } from '@rostra/proto/gen/rostra/persona/v1/ExportedActivity'
import { PersonaService } from '@rostra/proto/persona'
import { toInboxItem } from '../../../json/knowledge/inbox-item.ts'
import { toDelivery, toWebhook } from '../../../json/servers/webhook.ts'
import { type ExportedStream, nextOf } from './exported-stream.ts'
import { jsonArray } from './json-array.ts'

const inboxPage = 100

/** Yields a JSON array of own personas with their prompt versions. */
export const promptVersionsFile = (persona: RpcClient, ids: readonly string[], call: CallOptions): AsyncGenerator<string> =>
  jsonArray(
    (async function* () {
      for (const personaId of ids) {
        const { versions } = await persona.call(PersonaService.ListPromptVersions, { personaId }, call)
        yield { botId: personaId, versions }
      }
    })(),
  )

/** Yields a JSON array of the inbox items of own personas. */
export const inboxFile = (chat: RpcClient, ids: readonly string[], call: CallOptions): AsyncGenerator<string> =>
  jsonArray(
    (async function* () {
      for (const personaId of ids) {
        for (let page = 1; ; page++) {
          const { items } = await chat.call(ChatService.ListInbox, { personaId, page, limit: inboxPage }, call)
          for (const item of items) yield { botId: personaId, ...toInboxItem(item) }
          if (items.length < inboxPage) break
        }
      }
    })(),
  )

/** Yields a JSON array of own webhooks, each with its latest deliveries. */
export const webhooksFile = (persona: RpcClient, call: CallOptions): AsyncGenerator<string> =>
  jsonArray(
    (async function* () {
      const { webhooks } = await persona.call(PersonaService.ListWebhooks, {}, call)
      for (const webhook of webhooks) {
        const { deliveries } = await persona.call(PersonaService.ListWebhookDeliveries, { id: webhook.id }, call)
        yield { ...toWebhook(webhook), deliveries: deliveries.map(toDelivery) }
      }
    })(),
  )

/** The activity of a member, in two files. They must be read in this order, in which persona streams it. */
export function activityFiles({ first, rest }: ExportedStream<ExportedActivity__Output>) {
  let next = first
  async function* items<Item>(read: (item: ExportedActivity__Output) => Item | null | undefined) {
    for (let item = next.done ? null : read(next.value); item; item = next.done ? null : read(next.value)) {
      yield item
      next = await nextOf(rest)
    }
  }
  return {
    visits: jsonArray(
      items(({ visit }) => visit && { botId: visit.personaId, firstAt: visit.firstAt, lastAt: visit.lastAt, dates: visit.dates }),
    ),
    analytics: jsonArray(items(({ day }) => day && { botId: day.personaId, ...day.activity })),
  }
}
