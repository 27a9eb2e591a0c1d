// Original file: proto/rostra/chat/v1/chat.proto


export interface CountConversationsRequest {
}

export interface CountConversationsRequest__Output {
}
