import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { NewWebhook, User, Webhook } from '../../../api/schemas.ts'
import { Button } from '../../../components/button.tsx'
import { RefreshFailed } from '../../../components/refresh-failed.tsx'
import { ownBotsQuery } from '../../../data/personas/own-personas.ts'
import { maxWebhooks, webhooksQuery } from '../../../data/personas/servers/webhooks.ts'
import { webhookStrings as words } from '../../../strings/strings.ts'
import { SectionFailed } from '../section-failed.tsx'
import { SectionLoading } from '../section-place.tsx'
import { DeleteWebhookDialog } from './delete-webhook-dialog.tsx'
import { NewSecret } from './new-secret.tsx'
import { WebhookForm } from './webhook-form.tsx'
import { WebhookRow } from './webhook-row.tsx'

/** The creator's webhooks, with a form for a new one. */
export function WebhooksSection({ user }: { user: User }) {
  const client = useQueryClient()
  const query = webhooksQuery(user.id)
  const { data, isError, isFetching, refetch } = useQuery(query)
  const [isAdding, setAdding] = useState(false)
  const [created, setCreated] = useState<NewWebhook | null>(null)
  const [asked, setAsked] = useState<{ webhook: Webhook; button: HTMLElement } | null>(null)
  const section = useRef<HTMLDivElement>(null)
  const { data: bots = [] } = useQuery(ownBotsQuery(user.id))
  const leaveForm = () => {
    setAdding(false)
    section.current?.focus()
  }
  const show = (webhook: NewWebhook) => {
    const { secret: _, ...stored } = webhook
    client.setQueryData(query.queryKey, (webhooks) => [...(webhooks ?? []), stored])
    setCreated(webhook)
    setAdding(false)
  }
  const remove = (id: string) => {
    client.setQueryData(query.queryKey, (webhooks) => webhooks?.filter((webhook) => webhook.id !== id))
    if (created?.id === id) setCreated(null)
  }
  return (
    <>
      <div ref={section} tabIndex={-1} className="flex flex-col gap-4">
        {data ? (
          <>
            {created && <NewSecret secret={created.secret} onSaved={() => setCreated(null)} onLeave={() => section.current?.focus()} />}
            {data.length > 0 && (
              <ul aria-label={words.list} className="divide-y divide-line rounded-card border border-line">
                {data.map((webhook) => (
                  <WebhookRow
                    key={webhook.id}
                    webhook={webhook}
                    bots={bots}
                    onChanged={refetch}
                    onRemove={(button) => setAsked({ webhook, button })}
                  />
                ))}
              </ul>
            )}
            {isAdding ? (
              <WebhookForm bots={bots} onCreated={show} onCancel={leaveForm} />
            ) : (
              <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
                {data.length === 0 && <p className="text-14 text-ink-soft">{words.empty}</p>}
                {data.length >= maxWebhooks ? (
                  <p className="text-14 text-ink-soft">{words.limit}</p>
                ) : (
                  <Button onClick={() => setAdding(true)}>{words.add}</Button>
                )}
              </div>
            )}
            <RefreshFailed failed={isError} isRetrying={isFetching} onRetry={refetch} />
          </>
        ) : isError ? (
          <SectionFailed text={words.failed} isRetrying={isFetching} onRetry={refetch} />
        ) : (
          <SectionLoading of="webhooks" />
        )}
      </div>
      <DeleteWebhookDialog
        webhook={asked?.webhook ?? null}
        onDeleted={remove}
        onClose={() => setAsked(null)}
        onLeave={() => (asked?.button.isConnected ? asked.button : section.current)?.focus()}
      />
    </>
  )
}
