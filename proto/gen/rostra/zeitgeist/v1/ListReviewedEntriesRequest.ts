// Original file: proto/rostra/zeitgeist/v1/zeitgeist.proto


export interface ListReviewedEntriesRequest {
}

export interface ListReviewedEntriesRequest__Output {
}
