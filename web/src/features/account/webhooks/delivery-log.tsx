import { useMutation, useQuery } from '@tanstack/react-query'
import type { WebhookDelivery } from '../../../api/schemas.ts'
import { Button } from '../../../components/button.tsx'
import { Delayed } from '../../../components/delayed.tsx'
import { MessageTime } from '../../../components/message/message-time.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { useReportFailure } from '../../../data/accounts/use-report-failure.ts'
import { deliveriesQuery, resendDelivery } from '../../../data/personas/servers/webhooks.ts'
import { formatNumber } from '../../../lib/format/format-count.ts'
import { relativeTime, shortTime } from '../../../lib/format/relative-time.ts'
import { toast } from '../../../lib/toast/toast.ts'
import { webhookStrings as words } from '../../../strings/strings.ts'
import { SectionFailed } from '../section-failed.tsx'

interface DeliveryLogProps {
  /** The id of the webhook. */
  id: string
  url: string
  /** False while the webhook is switched off. */
  canResend: boolean
}

/** The latest deliveries of a webhook, each with a button that sends it again. */
export function DeliveryLog({ id, url, canResend }: DeliveryLogProps) {
  const { data, isError, isFetching, refetch } = useQuery(deliveriesQuery(id))
  const report = useReportFailure()
  const resending = useMutation({
    mutationFn: (deliveryId: string) => resendDelivery(id, deliveryId),
    onSuccess: () => toast(words.resent),
    onError: (error) => report(error, words.resendFailed),
    onSettled: () => refetch(),
  })
  if (!data && isError) return <SectionFailed text={words.logFailed} isRetrying={isFetching} onRetry={refetch} />
  if (!data) {
    return (
      <Delayed>
        <Skeleton className="h-16 w-full" />
      </Delayed>
    )
  }
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2 text-12 text-ink-soft">
        <p>{data.length === 0 ? words.logEmpty : words.logKept}</p>
        <Button look="bare" aria-disabled={isFetching} onClick={() => !isFetching && refetch()}>
          {words.refresh}
        </Button>
      </div>
      {data.length > 0 && (
        <ul
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls is reached by keyboard
          tabIndex={0}
          aria-label={words.logOf(url)}
          className="max-h-96 divide-y divide-line overflow-y-auto rounded-control border border-line"
        >
          {data.map((delivery) => (
            <DeliveryRow
              key={delivery.id}
              delivery={delivery}
              onResend={canResend && delivery.state !== 'waiting' ? () => !resending.isPending && resending.mutate(delivery.id) : null}
            />
          ))}
        </ul>
      )}
    </div>
  )
}

function DeliveryRow({ delivery, onResend }: { delivery: WebhookDelivery; onResend: (() => void) | null }) {
  const { event, at, state } = delivery
  const name = words.eventNames[event]
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 px-3 py-2">
      <div className="min-w-0 flex-1 basis-52">
        <p className="text-14">
          <span className="font-medium">{words.states[state]}</span> · {name} · <MessageTime at={at} />
        </p>
        <p className="text-12 text-ink-soft">{detailsOf(delivery).join(' · ')}</p>
      </div>
      {onResend && (
        <Button look="bare" aria-label={words.resendOf(name, relativeTime(Date.parse(at), Date.now()))} onClick={onResend}>
          {words.resend}
        </Button>
      )}
    </li>
  )
}

function detailsOf({ status, failure, attempts, durationMs, dueAt }: WebhookDelivery): string[] {
  const details = [words.attempts(attempts)]
  if (failure !== null) details.push(words.failures[failure])
  if (status !== null) details.push(words.status(status))
  if (attempts > 0) details.push(words.duration(formatNumber(durationMs)))
  if (dueAt !== null && attempts > 0) details.push(words.next(shortTime(Date.parse(dueAt))))
  return details
}
