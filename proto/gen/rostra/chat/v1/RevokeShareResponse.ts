// Original file: proto/rostra/chat/v1/chat.proto


export interface RevokeShareResponse {
}

export interface RevokeShareResponse__Output {
}
