import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { CircleAlert } from '#icons'
import type { Bot, Webhook } from '../../../api/schemas.ts'
import { Button } from '../../../components/button.tsx'
import { useReportFailure } from '../../../data/accounts/use-report-failure.ts'
import { deliveriesQuery, testWebhook } from '../../../data/personas/servers/webhooks.ts'
import { formatNumber } from '../../../lib/format/format-count.ts'
import { relativeTime } from '../../../lib/format/relative-time.ts'
import { toast, toastError } from '../../../lib/toast/toast.ts'
import { webhookStrings as words } from '../../../strings/strings.ts'
import { DeliveryLog } from './delivery-log.tsx'

interface WebhookRowProps {
  webhook: Webhook
  bots: readonly Bot[]
  /** Called after a test, which may have changed whether it fails. */
  onChanged: () => unknown
  /** Receives the button to focus after the dialog closes. */
  onRemove: (button: HTMLElement) => void
}

/** One webhook with its state, a test, and its deliveries on demand. */
export function WebhookRow({ webhook, bots, onChanged, onRemove }: WebhookRowProps) {
  const { id, url } = webhook
  const client = useQueryClient()
  const report = useReportFailure()
  const [isOpen, setOpen] = useState(false)
  const test = useMutation({
    mutationFn: () => testWebhook(id),
    onSuccess: ({ failure, status }) => {
      if (failure === null) toast(words.tested)
      else toastError([words.testFailed, failure === 'status' && status ? words.status(status) : words.failures[failure]])
    },
    onError: (error) => report(error, words.testFailed),
    onSettled: () => {
      void client.invalidateQueries({ queryKey: deliveriesQuery(id).queryKey })
      onChanged()
    },
  })
  return (
    <li className="flex flex-col gap-3 px-4 py-4 sm:px-5">
      <div className="min-w-0">
        <p translate="no" dir="ltr" className="text-14 font-strong wrap-anywhere">
          {url}
        </p>
        <p className="mt-0.5 text-12 text-ink-soft">
          {eventsOf(webhook)} · <bdi>{personaOf(webhook, bots)}</bdi>
        </p>
      </div>
      <WebhookState webhook={webhook} />
      <div className="flex flex-wrap gap-x-1 gap-y-2 *:-ms-2 *:me-2">
        <Button
          look="bare"
          aria-label={test.isPending ? undefined : words.testOf(url)}
          aria-disabled={test.isPending}
          onClick={() => !test.isPending && test.mutate()}
        >
          {test.isPending ? words.testing : words.test}
        </Button>
        <Button look="bare" aria-label={words.logOf(url)} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {words.log}
        </Button>
        <Button look="bare" aria-label={words.removeOf(url)} onClick={({ currentTarget }) => onRemove(currentTarget)}>
          {words.remove}
        </Button>
      </div>
      {isOpen && <DeliveryLog id={id} url={url} canResend={webhook.offAt === null} />}
    </li>
  )
}

function WebhookState({ webhook: { offAt, offReason, failingSince, dropped } }: { webhook: Webhook }) {
  const title = offAt ? words.off : failingSince ? words.failing(relativeTime(Date.parse(failingSince), Date.now())) : null
  if (title === null && dropped === 0) return null
  return (
    <div className="flex gap-3 rounded-control border border-line bg-sunken px-3 py-2 text-14">
      <CircleAlert aria-hidden className="mt-0.5 size-4.5 flex-none text-danger" />
      <div className="min-w-0">
        {title && <p className="font-medium">{title}</p>}
        {offAt && <p>{words.offTexts[offReason ?? 'failing']}</p>}
        {dropped > 0 && <p>{words.dropped(formatNumber(dropped))}</p>}
      </div>
    </div>
  )
}

function eventsOf({ events, every }: Webhook): string {
  const names = {
    'persona.answered': every === 1 ? words.everyAnswer : words.everyCount(formatNumber(every ?? 1)),
    'persona.inbox_item': words.inbox,
    'persona.reported': words.reports,
  }
  return events.map((event) => names[event]).join(', ')
}

const personaOf = ({ botId }: Webhook, bots: readonly Bot[]) =>
  botId === null ? words.allPersonas : (bots.find((bot) => bot.id === botId)?.name ?? words.deletedPersona)
