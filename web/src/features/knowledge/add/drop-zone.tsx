import { type DragEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { FileUp, MessageCircleQuestion, TextCursorInput } from '#icons'
import { Button } from '../../../components/button.tsx'
import { fileTypes, maxFileSize } from '../../../data/knowledge/material.ts'
import { knowledgeStrings } from '../../../strings/strings.ts'

const { add: words } = knowledgeStrings

interface DropZoneProps {
  /** The button that chooses files. */
  buttonRef: RefObject<HTMLButtonElement | null>
  /** Whether it is a minor part of the page. */
  isPart: boolean
  onFiles: (files: File[]) => void
  onText: (opener: HTMLElement) => void
  onPair: (opener: HTMLElement) => void
}

const hasFiles = ({ dataTransfer }: { dataTransfer: DataTransfer | null }) => dataTransfer?.types.includes('Files') === true

/** Accepts dropped or chosen files, with buttons for a text and for a question with its answer. */
export function DropZone({ buttonRef, isPart, onFiles, onText, onPair }: DropZoneProps) {
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)

  // Prevents the browser from opening a file that is dropped beside the zone.
  useEffect(() => {
    const keepPage = (event: globalThis.DragEvent) => hasFiles(event) && event.preventDefault()
    window.addEventListener('dragover', keepPage)
    window.addEventListener('drop', keepPage)
    return () => {
      window.removeEventListener('dragover', keepPage)
      window.removeEventListener('drop', keepPage)
    }
  }, [])

  const onDragLeave = ({ currentTarget, relatedTarget }: DragEvent) => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false)
  }
  const onDrop = (event: DragEvent) => {
    setOver(false)
    if (hasFiles(event)) onFiles([...event.dataTransfer.files])
  }
  return (
    <section
      aria-label={words.title}
      onDragOver={(event) => hasFiles(event) && setOver(true)}
      onDragLeave={onDragLeave}
      onDrop={onDrop}
      data-over={over || undefined}
      className="drop-zone"
    >
      <p className="flex items-center gap-2 font-strong pointer-coarse:hidden">
        <FileUp aria-hidden className="size-4.5 flex-none" />
        {over ? words.dropNow : words.drop}
      </p>
      <div className="flex flex-wrap justify-center gap-2">
        <Button ref={buttonRef} look={isPart ? 'quiet' : 'primary'} onClick={() => input.current?.click()} className="max-sm:w-full">
          {words.choose}
        </Button>
        <Button onClick={({ currentTarget }) => onText(currentTarget)} className="max-sm:w-full">
          <TextCursorInput aria-hidden className="size-4" />
          {words.text}
        </Button>
        <Button onClick={({ currentTarget }) => onPair(currentTarget)} className="max-sm:w-full">
          <MessageCircleQuestion aria-hidden className="size-4" />
          {words.pair}
        </Button>
      </div>
      <p className="text-12 text-ink-soft">{words.types(maxFileSize)}</p>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={words.choose}
        accept={fileTypes.join(',')}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])])
          // Resets the input, so that the same file can be chosen again.
          currentTarget.value = ''
        }}
      />
    </section>
  )
}
