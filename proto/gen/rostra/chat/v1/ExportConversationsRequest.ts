// Original file: proto/rostra/chat/v1/chat.proto


export interface ExportConversationsRequest {
}

export interface ExportConversationsRequest__Output {
}
