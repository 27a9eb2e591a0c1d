import { useMutation } from '@tanstack/react-query'
import { postForm } from '../../api/post-form.ts'
import type { AddedPicture } from '../../api/schemas.ts'

/** The media types of pictures, for a file dialog. */
export const pictureTypes = 'image/png,image/jpeg,image/webp'

/** Uploads a picture and returns its address on this server. The form shows the errors. */
export const useUploadPicture = () =>
  useMutation({
    mutationFn: (file: File): Promise<AddedPicture> => {
      const form = new FormData()
      form.append('file', file)
      return postForm<AddedPicture>('/api/pictures', form, { onProgress: () => undefined, signal: new AbortController().signal })
    },
  })
