import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { CircleAlert } from '#icons'
import type { Bot, OwnModel, User } from '../../../api/schemas.ts'
import { Button } from '../../../components/button.tsx'
import { Delayed } from '../../../components/delayed.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { useReportFailure } from '../../../data/accounts/use-report-failure.ts'
import { ownModelsQuery, removeOwnModel } from '../../../data/personas/servers/own-models.ts'
import { formatNumber } from '../../../lib/format/format-count.ts'
import { shortTime } from '../../../lib/format/relative-time.ts'
import { toast } from '../../../lib/toast/toast.ts'
import { strings, ownModelStrings as words } from '../../../strings/strings.ts'
import { OwnModelForm } from './own-model-form.tsx'

/** The model of its creator that answers for a persona. It is saved apart from the form, once it has answered a try. */
export function OwnModelSection({ user, bot }: { user: User; bot: Bot }) {
  const client = useQueryClient()
  const report = useReportFailure()
  const query = ownModelsQuery(user.id)
  const { data, isError, isFetching, refetch } = useQuery(query)
  const [isEditing, setEditing] = useState(false)
  const section = useRef<HTMLElement>(null)
  const own = data?.find(({ botId }) => botId === bot.id) ?? null

  const store = (model: OwnModel | null) => {
    client.setQueryData(query.queryKey, (models = []) => [...models.filter(({ botId }) => botId !== bot.id), ...(model ? [model] : [])])
    void client.invalidateQueries({ queryKey: ['bots'] })
    leave()
  }
  const leave = () => {
    setEditing(false)
    section.current?.focus()
  }
  const removal = useMutation({
    mutationFn: () => removeOwnModel(bot.id),
    onSuccess: () => {
      store(null)
      toast(words.removed)
    },
    onError: (error) => report(error, words.removeFailed),
  })
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label={words.title}
      className="mt-8 flex flex-col gap-4 rounded-card border border-line px-4 py-5 sm:px-5"
    >
      <div>
        <h3 className="text-18 font-strong">{words.title}</h3>
        <p className="mt-1 text-14 text-ink-soft">{words.text}</p>
        <p className="mt-1 text-14 text-ink-soft">{words.rest}</p>
      </div>
      {data && isEditing && (
        <OwnModelForm
          bot={bot}
          own={own}
          onSaved={(model) => {
            store(model)
            toast(words.saved)
          }}
          onCancel={leave}
        />
      )}
      {data && !isEditing && (
        <>
          {own && <OwnModelState own={own} />}
          <div className="flex flex-wrap gap-3">
            <Button onClick={() => setEditing(true)}>{own ? words.change : words.use}</Button>
            {own && (
              <Button look="bare" aria-disabled={removal.isPending} onClick={() => !removal.isPending && removal.mutate()}>
                {removal.isPending ? words.removing : words.remove}
              </Button>
            )}
          </div>
        </>
      )}
      {!data && isError && (
        <div className="flex flex-wrap items-center gap-3">
          <p className="text-14">{words.failed}</p>
          <Button disabled={isFetching} onClick={() => refetch()}>
            {strings.errors.tryAgain}
          </Button>
        </div>
      )}
      {!data && !isError && (
        <Delayed>
          <p role="status" className="sr-only">
            {words.loading}
          </p>
          <Skeleton className="h-11 w-40" />
        </Delayed>
      )}
    </section>
  )
}

function OwnModelState({ own }: { own: OwnModel }) {
  const { baseUrl, model, hasKey, failures, failingSince, lastFailure } = own
  return (
    <div className="flex flex-col gap-2 text-14">
      <p className="font-medium wrap-anywhere">{words.inUse(model)}</p>
      <p className="text-ink-soft wrap-anywhere">
        <span translate="no" dir="ltr">
          {baseUrl}
        </span>{' '}
        · {hasKey ? words.keySet : words.noKey}
      </p>
      {failingSince !== null && (
        <div className="flex gap-3 rounded-control border border-line bg-sunken px-3 py-2">
          <CircleAlert aria-hidden className="mt-0.5 size-4.5 flex-none text-danger" />
          <div className="min-w-0">
            <p className="font-medium">{words.failing(words.times(formatNumber(failures)), shortTime(Date.parse(failingSince)))}</p>
            <p>{words.lastFailure(lastFailure)}</p>
            {failures >= 5 && <p>{words.resting}</p>}
          </div>
        </div>
      )}
    </div>
  )
}
