import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { DeadLetters } from '../../../api/schemas.ts'
import { Button } from '../../../components/button.tsx'
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog.tsx'
import { Notice } from '../../../components/notice.tsx'
import { deadLettersQuery, useReplayDeadLetters } from '../../../data/console/dead-letters.ts'
import { errorText } from '../../../lib/errors/refusals.ts'
import { formatNumber } from '../../../lib/format/format-count.ts'
import { toast, toastError } from '../../../lib/toast/toast.ts'
import { consoleStrings } from '../../../strings/strings.ts'
import { Section } from '../layout/section.tsx'
import { Loaded } from '../list/loaded.tsx'
import { type Column, RecordTable } from '../list/record-table.tsx'
import { TimeAgo } from '../list/time-ago.tsx'

const { columns: names, deadLetters: words, sections, decide } = consoleStrings
const dialogWords = { cancel: decide.cancel, confirm: words.confirm, pending: decide.pending }

const columns = (onReplay: (topic: string, button: HTMLElement) => void): Column<DeadLetters>[] => [
  { name: names.topic, cell: ({ topic }) => <code className="font-mono text-12 font-medium">{topic}</code> },
  { name: names.consumer, cell: ({ group }) => group },
  { name: names.count, cell: ({ count }) => formatNumber(count), isNumber: true },
  { name: names.oldest, cell: ({ oldestAt }) => <TimeAgo at={oldestAt} /> },
  { name: names.lastError, cell: ({ lastError }) => <code className="line-clamp-4 font-mono text-12">{lastError}</code> },
  {
    name: names.actions,
    cell: ({ topic }) => (
      <Button aria-label={words.replayOf(topic)} onClick={({ currentTarget }) => onReplay(topic, currentTarget)}>
        {words.replay}
      </Button>
    ),
    isNameHidden: true,
  },
]

/** The events that could not be handled, to replay. The outcome of a replay is a toast. */
export function DeadLetterList() {
  const query = useQuery(deadLettersQuery)
  const [topic, setTopic] = useState<string | null>(null)
  const lastTopic = useRef('')
  const button = useRef<HTMLElement>(null)
  const replay = useReplayDeadLetters()
  const ask = (chosen: string, opener: HTMLElement) => {
    button.current = opener
    lastTopic.current = chosen
    setTopic(chosen)
  }
  const run = () =>
    replay.mutate(lastTopic.current, {
      onSuccess: (count) => toast(words.replayed(count)),
      onError: (error) => toastError([words.replayFailed, errorText(error)]),
      onSettled: () => setTopic(null),
    })
  // The row of a replayed topic may have been removed.
  const leave = () => (button.current?.isConnected ? button.current : document.getElementById('main'))?.focus()
  return (
    <Section title={sections.deadLetters} intro={words.intro}>
      <Loaded query={query} failed={words.failed}>
        {(letters) =>
          letters.length === 0 ? (
            <Notice title={words.empty} text={words.emptyText} />
          ) : (
            <RecordTable
              caption={sections.deadLetters}
              columns={columns(ask)}
              rows={letters}
              keyOf={({ topic, group }) => `${topic} ${group}`}
            />
          )
        }
      </Loaded>
      <ConfirmDialog
        open={topic !== null}
        title={<span className="wrap-anywhere">{words.confirmTitle(lastTopic.current)}</span>}
        text={words.confirmText}
        words={dialogWords}
        look="primary"
        isPending={replay.isPending}
        onConfirm={run}
        onClose={() => setTopic(null)}
        onLeave={leave}
      />
    </Section>
  )
}
