// Original file: proto/rostra/chat/v1/chat.proto


export interface DeleteConversationResponse {
}

export interface DeleteConversationResponse__Output {
}
