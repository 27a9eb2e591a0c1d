// Original file: proto/rostra/chat/v1/chat.proto


export interface ListSharesRequest {
}

export interface ListSharesRequest__Output {
}
