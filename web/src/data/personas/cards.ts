import { useMutation } from '@tanstack/react-query'
import { postForm } from '../../api/post-form.ts'
import type { ImportedCard } from '../../api/schemas.ts'

/** The file types of character cards, for a file dialog. */
export const cardTypes = '.png,.apng,.json,.charx,image/png,image/apng,application/json'

/** The largest card that the server accepts, in bytes. The document of the API has no limit for a part of a form. */
export const maxCardBytes = 10 * 1024 * 1024

/** Uploads a character card and returns its draft. Nothing is stored. The form shows the errors. */
export const useImportCard = () =>
  useMutation({
    mutationFn: (file: File): Promise<ImportedCard> => {
      const form = new FormData()
      form.append('file', file)
      return postForm<ImportedCard>('/api/bots/import', form, { onProgress: () => undefined, signal: new AbortController().signal })
    },
  })

/** Returns the picture of a draft as a file to upload. */
export function pictureFileOf(dataUrl: string): File {
  const bytes = Uint8Array.from(atob(dataUrl.slice(dataUrl.indexOf(',') + 1)), (character) => character.charCodeAt(0))
  return new File([bytes], 'card.webp', { type: 'image/webp' })
}

/** The address of an own persona as a character card. */
export const cardAddress = (botId: string): string => `/api/bots/${encodeURIComponent(botId)}/card.png`
