// Original file: proto/rostra/chat/v1/chat.proto


export interface DeleteNotesResponse {
}

export interface DeleteNotesResponse__Output {
}
