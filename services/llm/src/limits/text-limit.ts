import type { ChatModel } from '../chat-model.ts'

/** Returns a model whose answers are cut after `maxLength` UTF-16 units. Drops the rest; the call continues. */
export const withTextLimit = (model: ChatModel, maxLength: number): ChatModel => ({
  stream: (request, onText) => {
    let room = maxLength
    return model.stream(request, (text) => {
      if (room > 0) onText(text.slice(0, room))
      room -= text.length
    })
  },
})
