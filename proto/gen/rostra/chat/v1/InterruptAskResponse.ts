// Original file: proto/rostra/chat/v1/chat.proto


export interface InterruptAskResponse {
}

export interface InterruptAskResponse__Output {
}
