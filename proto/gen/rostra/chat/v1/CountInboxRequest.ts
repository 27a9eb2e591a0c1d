// Original file: proto/rostra/chat/v1/chat.proto


export interface CountInboxRequest {
}

export interface CountInboxRequest__Output {
}
