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

const columns: Column<DeadLetters>[] = [
  { name: names.topic, cell: ({ topic }) => <code className="font-mono text-12 font-medium">{topic}</code> },
  { name: names.consumer, cell: ({ group }) => group },
  { name: names.count, cell: ({ count }) => formatNumber(count), isNumber: true },
  { name: names.oldest, cell: ({ oldestAt }) => <TimeAgo at={oldestAt} /> },
  { name: names.lastError, cell: ({ lastError }) => <code className="line-clamp-4 font-mono text-12">{lastError}</code> },
  { name: names.actions, cell: ({ topic }) => <Replay topic={topic} />, isNameHidden: true },
]

/** The button that replays a topic, with its confirmation. The outcome is a toast. */
function Replay({ topic }: { topic: string }) {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const replay = useReplayDeadLetters()
  const run = () =>
    replay.mutate(topic, {
      onSuccess: (count) => toast(words.replayed(count)),
      onError: (error) => toastError([words.replayFailed, errorText(error)]),
      onSettled: () => setOpen(false),
    })
  return (
    <>
      <Button ref={button} aria-label={words.replayOf(topic)} onClick={() => setOpen(true)}>
        {words.replay}
      </Button>
      <ConfirmDialog
        open={isOpen}
        title={<span className="wrap-anywhere">{words.confirmTitle(topic)}</span>}
        text={words.confirmText}
        words={dialogWords}
        look="primary"
        isPending={replay.isPending}
        onConfirm={run}
        onClose={() => setOpen(false)}
        onLeave={() => button.current?.focus()}
      />
    </>
  )
}

/** The events that could not be handled, to replay. */
export function DeadLetterList() {
  const query = useQuery(deadLettersQuery)
  return (
    <Section title={sections.deadLetters} intro={words.intro}>
      <Loaded query={query} failed={words.failed}>
        {(letters) =>
          letters.length === 0 ? (
            <Notice title={words.empty} text={words.emptyText} />
          ) : (
            <RecordTable
              caption={sections.deadLetters}
              columns={columns}
              rows={letters}
              keyOf={({ topic, group }) => `${topic} ${group}`}
            />
          )
        }
      </Loaded>
    </Section>
  )
}
