import type { ExchangeFinished, ExchangeFinished__Output } from '../gen/rostra/chat/v1/ExchangeFinished.ts'
import type { MessageSent, MessageSent__Output } from '../gen/rostra/chat/v1/MessageSent.ts'
import { loadMessage } from './load.ts'

const file = 'rostra/chat/v1/events.proto'

/** `chat.message-sent.v1`: see events.proto. */
export const MessageSentEvent = {
  topic: 'chat.message-sent.v1',
  ...loadMessage<MessageSent, MessageSent__Output>(file, 'rostra.chat.v1.MessageSent'),
}

/** `chat.exchange-finished.v1`: see events.proto. */
export const ExchangeFinishedEvent = {
  topic: 'chat.exchange-finished.v1',
  ...loadMessage<ExchangeFinished, ExchangeFinished__Output>(file, 'rostra.chat.v1.ExchangeFinished'),
}
