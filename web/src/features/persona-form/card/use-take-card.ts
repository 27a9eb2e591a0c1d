import { useRef, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import type { ImportedCard } from '../../../api/schemas.ts'
import { useUploads } from '../../../data/knowledge/uploads.ts'
import { pictureFileOf } from '../../../data/personas/cards.ts'
import { useUploadPicture } from '../../../data/personas/pictures.ts'
import { useSlugAfter } from '../identity/suggested-slug.ts'
import type { PersonaFields } from '../schema/form-schema.ts'
import { fieldsOfCard } from './card-fields.ts'

interface Taken {
  /** The number of texts that wait as material. */
  texts: number
  isPictureMissing: boolean
}

/**
 * Fills in the form from a card: its fields, the chosen material in place of that of an
 * earlier card, and its picture, which is uploaded for it.
 */
export function useTakeCard(userId: string) {
  const { getValues, setValue } = useFormContext<PersonaFields>()
  const { queue } = useUploads(userId, null)
  const picture = useUploadPicture()
  const slugAfter = useSlugAfter()
  /** The uploads of the card that was taken last. */
  const added = useRef<readonly string[]>([])
  const [taken, setTaken] = useState<Taken | null>(null)

  const put = (fields: PersonaFields) => {
    for (const name of Object.keys(fields) as (keyof PersonaFields)[]) setValue(name, fields[name], { shouldDirty: true })
  }
  const take = async (card: ImportedCard, chosen: ReadonlySet<number>) => {
    const slug = slugAfter(getValues('name'), card.form.name)
    put({ ...fieldsOfCard(card), slug })
    const texts = card.material.filter((_, index) => chosen.has(index))
    for (const id of added.current) queue.remove(id)
    added.current = queue.add(texts.map(({ title, text }) => ({ kind: 'text', title, text })))
    const url = card.picture === null ? null : await uploaded(card.picture)
    if (url) put({ ...getValues(), avatarKind: 'image', avatarUrl: url })
    setTaken({ texts: texts.length, isPictureMissing: card.picture !== null && !url })
  }
  const uploaded = async (dataUrl: string) => {
    try {
      return (await picture.mutateAsync(pictureFileOf(dataUrl))).url
    } catch {
      return null
    }
  }
  return { take, taken, isTaking: picture.isPending, forget: () => setTaken(null) }
}
