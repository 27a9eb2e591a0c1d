// Original file: proto/rostra/chat/v1/chat.proto


export interface DeleteConversationsResponse {
}

export interface DeleteConversationsResponse__Output {
}
