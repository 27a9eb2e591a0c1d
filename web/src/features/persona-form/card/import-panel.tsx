import { type DragEvent, useRef, useState } from 'react'
import { CircleAlert, FileUp, IdCard } from '#icons'
import { Button } from '../../../components/button.tsx'
import { cardTypes, maxCardBytes, useImportCard } from '../../../data/personas/cards.ts'
import { ApiError } from '../../../lib/errors/api-error.ts'
import { errorText } from '../../../lib/errors/refusals.ts'
import { cardStrings, strings } from '../../../strings/strings.ts'
import { FoldedPanel } from '../folded-panel.tsx'
import { ImportedCardView } from './imported-card.tsx'
import { useTakeCard } from './use-take-card.ts'

const words = cardStrings
const maxSize = `${maxCardBytes / 1024 / 1024} MB`

/** ‘Import a card’: reads a character card, shows what it holds, and fills in the form of a new persona from it. */
export const ImportPanel = ({ userId }: { userId: string }) => (
  <FoldedPanel title={words.title} icon={IdCard} className="mb-3">
    <ImportForm userId={userId} />
  </FoldedPanel>
)

function ImportForm({ userId }: { userId: string }) {
  const { mutate, data: card, error, isPending, variables: file, reset } = useImportCard()
  const { take, taken, isTaking, forget } = useTakeCard(userId)
  const [isTooLarge, setIsTooLarge] = useState(false)

  const open = ([first]: readonly File[]) => {
    if (!first || isPending) return
    forget()
    reset()
    setIsTooLarge(first.size > maxCardBytes)
    if (first.size <= maxCardBytes) mutate(first)
  }
  return (
    <>
      <p className="mb-4 max-w-measure text-14 text-ink-soft">{words.text}</p>
      <CardZone isBusy={isPending} onFiles={open} />
      <p role="status" className="mt-3 text-14 text-ink-soft empty:hidden">
        {isPending ? words.reading(file.name) : card ? words.read(card.form.name || words.unnamed) : ''}
      </p>
      <div role="alert" className="empty:hidden">
        {(error || isTooLarge) && <Failure text={isTooLarge ? words.tooLarge(maxSize) : textOf(error)} error={error} />}
      </div>
      {card && <ImportedCardView key={file?.name} card={card} isTaking={isTaking} onTake={(chosen) => void take(card, chosen)} />}
      <div role="status" className="mt-3 text-14 empty:hidden">
        {taken && (
          <>
            <p>{words.taken}</p>
            {taken.texts > 0 && <p>{words.takenMaterial(taken.texts)}</p>}
            {taken.isPictureMissing && <p>{words.pictureFailed}</p>}
          </>
        )}
      </div>
    </>
  )
}

/** What is wrong with a card is said by the server: it names the part that is broken. */
const textOf = (error: unknown) => (error instanceof ApiError && error.reason === 'CARD_UNREADABLE' ? error.detail : errorText(error))

const Failure = ({ text, error }: { text: string; error: unknown }) => (
  <div className="mt-3 flex gap-3 rounded-control border border-line bg-sunken px-4 py-3 text-14">
    <CircleAlert aria-hidden className="mt-0.5 size-4.5 flex-none text-danger" />
    <div className="min-w-0">
      <p className="font-strong">{text}</p>
      <p>{words.failed}</p>
      {error instanceof ApiError && error.requestId && (
        <p className="mt-1 font-mono text-12 text-ink-soft">{strings.errors.request(error.requestId)}</p>
      )}
    </div>
  </div>
)

/** Accepts a dropped or chosen card. The zone of the material keeps files that are dropped beside one from replacing the page. */
function CardZone({ isBusy, onFiles }: { isBusy: boolean; onFiles: (files: File[]) => void }) {
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const onDragLeave = ({ currentTarget, relatedTarget }: DragEvent) => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false)
  }
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    onFiles([...event.dataTransfer.files])
  }
  return (
    <section
      aria-label={words.drop}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={onDragLeave}
      onDrop={onDrop}
      data-over={over || undefined}
      className="drop-zone"
    >
      <p className="flex items-center gap-2 font-strong pointer-coarse:hidden">
        <FileUp aria-hidden className="size-4.5 flex-none" />
        {over ? words.dropNow : words.drop}
      </p>
      <Button aria-disabled={isBusy} onClick={() => input.current?.click()} className="max-sm:w-full">
        {words.choose}
      </Button>
      <p className="text-12 text-ink-soft">{words.types(maxSize)}</p>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={words.choose}
        accept={cardTypes}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])])
          // The same file can be chosen again.
          currentTarget.value = ''
        }}
      />
    </section>
  )
}
