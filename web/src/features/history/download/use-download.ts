import { useMutation } from '@tanstack/react-query'
import type { Conversation } from '../../../api/schemas.ts'
import { printMarkdown } from '../../../components/sharing/print-markdown.tsx'
import { fetchAllMessages } from '../../../data/chat/conversations.ts'
import { errorText } from '../../../lib/errors/refusals.ts'
import { fileName } from '../../../lib/files/file-name.ts'
import { saveFile } from '../../../lib/files/save-file.ts'
import { toastError } from '../../../lib/toast/toast.ts'
import { historyStrings } from '../../../strings/strings.ts'
import { conversationMarkdown } from './conversation-markdown.ts'

const { download: words } = historyStrings

export type DownloadFormat = 'markdown' | 'json' | 'paper'

/** Saves a whole conversation as a file, of which JSON has all that the API says of each message, or prints it. */
export function useDownload(conversation: Conversation) {
  return useMutation({
    mutationFn: async (format: DownloadFormat) => {
      const { id, title, botId, botName, startedAt } = conversation
      const messages = await fetchAllMessages(id)
      if (format === 'paper') return printMarkdown(conversationMarkdown(conversation, messages))
      const file =
        format === 'markdown'
          ? { extension: 'md', type: 'text/markdown', content: conversationMarkdown(conversation, messages) }
          : {
              extension: 'json',
              type: 'application/json',
              content: JSON.stringify({ id, title, botId, botName, startedAt, messages }, null, 2),
            }
      saveFile(fileName('conversation', title, file.extension), new Blob([file.content], { type: file.type }))
    },
    onError: (error) => toastError([words.failed, errorText(error)]),
  })
}
