// Original file: proto/rostra/chat/v1/chat.proto

import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { AdoptConversationsRequest as _rostra_chat_v1_AdoptConversationsRequest, AdoptConversationsRequest__Output as _rostra_chat_v1_AdoptConversationsRequest__Output } from '../../../rostra/chat/v1/AdoptConversationsRequest.ts';
import type { AdoptConversationsResponse as _rostra_chat_v1_AdoptConversationsResponse, AdoptConversationsResponse__Output as _rostra_chat_v1_AdoptConversationsResponse__Output } from '../../../rostra/chat/v1/AdoptConversationsResponse.ts';
import type { Answer as _rostra_chat_v1_Answer, Answer__Output as _rostra_chat_v1_Answer__Output } from '../../../rostra/chat/v1/Answer.ts';
import type { AnswerInboxItemRequest as _rostra_chat_v1_AnswerInboxItemRequest, AnswerInboxItemRequest__Output as _rostra_chat_v1_AnswerInboxItemRequest__Output } from '../../../rostra/chat/v1/AnswerInboxItemRequest.ts';
import type { AnswerTrialRequest as _rostra_chat_v1_AnswerTrialRequest, AnswerTrialRequest__Output as _rostra_chat_v1_AnswerTrialRequest__Output } from '../../../rostra/chat/v1/AnswerTrialRequest.ts';
import type { AskRequest as _rostra_chat_v1_AskRequest, AskRequest__Output as _rostra_chat_v1_AskRequest__Output } from '../../../rostra/chat/v1/AskRequest.ts';
import type { ContinueSharedRequest as _rostra_chat_v1_ContinueSharedRequest, ContinueSharedRequest__Output as _rostra_chat_v1_ContinueSharedRequest__Output } from '../../../rostra/chat/v1/ContinueSharedRequest.ts';
import type { Conversation as _rostra_chat_v1_Conversation, Conversation__Output as _rostra_chat_v1_Conversation__Output } from '../../../rostra/chat/v1/Conversation.ts';
import type { CountConversationsRequest as _rostra_chat_v1_CountConversationsRequest, CountConversationsRequest__Output as _rostra_chat_v1_CountConversationsRequest__Output } from '../../../rostra/chat/v1/CountConversationsRequest.ts';
import type { CountConversationsResponse as _rostra_chat_v1_CountConversationsResponse, CountConversationsResponse__Output as _rostra_chat_v1_CountConversationsResponse__Output } from '../../../rostra/chat/v1/CountConversationsResponse.ts';
import type { CountInboxRequest as _rostra_chat_v1_CountInboxRequest, CountInboxRequest__Output as _rostra_chat_v1_CountInboxRequest__Output } from '../../../rostra/chat/v1/CountInboxRequest.ts';
import type { CountInboxResponse as _rostra_chat_v1_CountInboxResponse, CountInboxResponse__Output as _rostra_chat_v1_CountInboxResponse__Output } from '../../../rostra/chat/v1/CountInboxResponse.ts';
import type { DeleteConversationRequest as _rostra_chat_v1_DeleteConversationRequest, DeleteConversationRequest__Output as _rostra_chat_v1_DeleteConversationRequest__Output } from '../../../rostra/chat/v1/DeleteConversationRequest.ts';
import type { DeleteConversationResponse as _rostra_chat_v1_DeleteConversationResponse, DeleteConversationResponse__Output as _rostra_chat_v1_DeleteConversationResponse__Output } from '../../../rostra/chat/v1/DeleteConversationResponse.ts';
import type { DeleteConversationsRequest as _rostra_chat_v1_DeleteConversationsRequest, DeleteConversationsRequest__Output as _rostra_chat_v1_DeleteConversationsRequest__Output } from '../../../rostra/chat/v1/DeleteConversationsRequest.ts';
import type { DeleteConversationsResponse as _rostra_chat_v1_DeleteConversationsResponse, DeleteConversationsResponse__Output as _rostra_chat_v1_DeleteConversationsResponse__Output } from '../../../rostra/chat/v1/DeleteConversationsResponse.ts';
import type { DeleteNotesRequest as _rostra_chat_v1_DeleteNotesRequest, DeleteNotesRequest__Output as _rostra_chat_v1_DeleteNotesRequest__Output } from '../../../rostra/chat/v1/DeleteNotesRequest.ts';
import type { DeleteNotesResponse as _rostra_chat_v1_DeleteNotesResponse, DeleteNotesResponse__Output as _rostra_chat_v1_DeleteNotesResponse__Output } from '../../../rostra/chat/v1/DeleteNotesResponse.ts';
import type { DismissInboxItemRequest as _rostra_chat_v1_DismissInboxItemRequest, DismissInboxItemRequest__Output as _rostra_chat_v1_DismissInboxItemRequest__Output } from '../../../rostra/chat/v1/DismissInboxItemRequest.ts';
import type { Exchange as _rostra_chat_v1_Exchange, Exchange__Output as _rostra_chat_v1_Exchange__Output } from '../../../rostra/chat/v1/Exchange.ts';
import type { ExportConversationsRequest as _rostra_chat_v1_ExportConversationsRequest, ExportConversationsRequest__Output as _rostra_chat_v1_ExportConversationsRequest__Output } from '../../../rostra/chat/v1/ExportConversationsRequest.ts';
import type { ExportedConversation as _rostra_chat_v1_ExportedConversation, ExportedConversation__Output as _rostra_chat_v1_ExportedConversation__Output } from '../../../rostra/chat/v1/ExportedConversation.ts';
import type { Feedback as _rostra_chat_v1_Feedback, Feedback__Output as _rostra_chat_v1_Feedback__Output } from '../../../rostra/chat/v1/Feedback.ts';
import type { FollowGenerationRequest as _rostra_chat_v1_FollowGenerationRequest, FollowGenerationRequest__Output as _rostra_chat_v1_FollowGenerationRequest__Output } from '../../../rostra/chat/v1/FollowGenerationRequest.ts';
import type { GenerationEvent as _rostra_chat_v1_GenerationEvent, GenerationEvent__Output as _rostra_chat_v1_GenerationEvent__Output } from '../../../rostra/chat/v1/GenerationEvent.ts';
import type { GetAnswerRequest as _rostra_chat_v1_GetAnswerRequest, GetAnswerRequest__Output as _rostra_chat_v1_GetAnswerRequest__Output } from '../../../rostra/chat/v1/GetAnswerRequest.ts';
import type { GetConversationRequest as _rostra_chat_v1_GetConversationRequest, GetConversationRequest__Output as _rostra_chat_v1_GetConversationRequest__Output } from '../../../rostra/chat/v1/GetConversationRequest.ts';
import type { GetExchangeRequest as _rostra_chat_v1_GetExchangeRequest, GetExchangeRequest__Output as _rostra_chat_v1_GetExchangeRequest__Output } from '../../../rostra/chat/v1/GetExchangeRequest.ts';
import type { GetInsightsRequest as _rostra_chat_v1_GetInsightsRequest, GetInsightsRequest__Output as _rostra_chat_v1_GetInsightsRequest__Output } from '../../../rostra/chat/v1/GetInsightsRequest.ts';
import type { GetMemoriesRequest as _rostra_chat_v1_GetMemoriesRequest, GetMemoriesRequest__Output as _rostra_chat_v1_GetMemoriesRequest__Output } from '../../../rostra/chat/v1/GetMemoriesRequest.ts';
import type { GetModelFiguresRequest as _rostra_chat_v1_GetModelFiguresRequest, GetModelFiguresRequest__Output as _rostra_chat_v1_GetModelFiguresRequest__Output } from '../../../rostra/chat/v1/GetModelFiguresRequest.ts';
import type { GetOutcomesRequest as _rostra_chat_v1_GetOutcomesRequest, GetOutcomesRequest__Output as _rostra_chat_v1_GetOutcomesRequest__Output } from '../../../rostra/chat/v1/GetOutcomesRequest.ts';
import type { GetOutcomesResponse as _rostra_chat_v1_GetOutcomesResponse, GetOutcomesResponse__Output as _rostra_chat_v1_GetOutcomesResponse__Output } from '../../../rostra/chat/v1/GetOutcomesResponse.ts';
import type { GetSharedConversationRequest as _rostra_chat_v1_GetSharedConversationRequest, GetSharedConversationRequest__Output as _rostra_chat_v1_GetSharedConversationRequest__Output } from '../../../rostra/chat/v1/GetSharedConversationRequest.ts';
import type { InboxItem as _rostra_chat_v1_InboxItem, InboxItem__Output as _rostra_chat_v1_InboxItem__Output } from '../../../rostra/chat/v1/InboxItem.ts';
import type { Insights as _rostra_chat_v1_Insights, Insights__Output as _rostra_chat_v1_Insights__Output } from '../../../rostra/chat/v1/Insights.ts';
import type { InterruptAskRequest as _rostra_chat_v1_InterruptAskRequest, InterruptAskRequest__Output as _rostra_chat_v1_InterruptAskRequest__Output } from '../../../rostra/chat/v1/InterruptAskRequest.ts';
import type { InterruptAskResponse as _rostra_chat_v1_InterruptAskResponse, InterruptAskResponse__Output as _rostra_chat_v1_InterruptAskResponse__Output } from '../../../rostra/chat/v1/InterruptAskResponse.ts';
import type { ListConversationsRequest as _rostra_chat_v1_ListConversationsRequest, ListConversationsRequest__Output as _rostra_chat_v1_ListConversationsRequest__Output } from '../../../rostra/chat/v1/ListConversationsRequest.ts';
import type { ListConversationsResponse as _rostra_chat_v1_ListConversationsResponse, ListConversationsResponse__Output as _rostra_chat_v1_ListConversationsResponse__Output } from '../../../rostra/chat/v1/ListConversationsResponse.ts';
import type { ListInboxRequest as _rostra_chat_v1_ListInboxRequest, ListInboxRequest__Output as _rostra_chat_v1_ListInboxRequest__Output } from '../../../rostra/chat/v1/ListInboxRequest.ts';
import type { ListInboxResponse as _rostra_chat_v1_ListInboxResponse, ListInboxResponse__Output as _rostra_chat_v1_ListInboxResponse__Output } from '../../../rostra/chat/v1/ListInboxResponse.ts';
import type { ListMessagesForInsightsRequest as _rostra_chat_v1_ListMessagesForInsightsRequest, ListMessagesForInsightsRequest__Output as _rostra_chat_v1_ListMessagesForInsightsRequest__Output } from '../../../rostra/chat/v1/ListMessagesForInsightsRequest.ts';
import type { ListMessagesForInsightsResponse as _rostra_chat_v1_ListMessagesForInsightsResponse, ListMessagesForInsightsResponse__Output as _rostra_chat_v1_ListMessagesForInsightsResponse__Output } from '../../../rostra/chat/v1/ListMessagesForInsightsResponse.ts';
import type { ListMessagesRequest as _rostra_chat_v1_ListMessagesRequest, ListMessagesRequest__Output as _rostra_chat_v1_ListMessagesRequest__Output } from '../../../rostra/chat/v1/ListMessagesRequest.ts';
import type { ListMessagesResponse as _rostra_chat_v1_ListMessagesResponse, ListMessagesResponse__Output as _rostra_chat_v1_ListMessagesResponse__Output } from '../../../rostra/chat/v1/ListMessagesResponse.ts';
import type { ListSharesRequest as _rostra_chat_v1_ListSharesRequest, ListSharesRequest__Output as _rostra_chat_v1_ListSharesRequest__Output } from '../../../rostra/chat/v1/ListSharesRequest.ts';
import type { ListSharesResponse as _rostra_chat_v1_ListSharesResponse, ListSharesResponse__Output as _rostra_chat_v1_ListSharesResponse__Output } from '../../../rostra/chat/v1/ListSharesResponse.ts';
import type { Memories as _rostra_chat_v1_Memories, Memories__Output as _rostra_chat_v1_Memories__Output } from '../../../rostra/chat/v1/Memories.ts';
import type { ModelFigures as _rostra_chat_v1_ModelFigures, ModelFigures__Output as _rostra_chat_v1_ModelFigures__Output } from '../../../rostra/chat/v1/ModelFigures.ts';
import type { Note as _rostra_chat_v1_Note, Note__Output as _rostra_chat_v1_Note__Output } from '../../../rostra/chat/v1/Note.ts';
import type { PinConversationRequest as _rostra_chat_v1_PinConversationRequest, PinConversationRequest__Output as _rostra_chat_v1_PinConversationRequest__Output } from '../../../rostra/chat/v1/PinConversationRequest.ts';
import type { RenameConversationRequest as _rostra_chat_v1_RenameConversationRequest, RenameConversationRequest__Output as _rostra_chat_v1_RenameConversationRequest__Output } from '../../../rostra/chat/v1/RenameConversationRequest.ts';
import type { RestoreConversationRequest as _rostra_chat_v1_RestoreConversationRequest, RestoreConversationRequest__Output as _rostra_chat_v1_RestoreConversationRequest__Output } from '../../../rostra/chat/v1/RestoreConversationRequest.ts';
import type { RevokeShareRequest as _rostra_chat_v1_RevokeShareRequest, RevokeShareRequest__Output as _rostra_chat_v1_RevokeShareRequest__Output } from '../../../rostra/chat/v1/RevokeShareRequest.ts';
import type { RevokeShareResponse as _rostra_chat_v1_RevokeShareResponse, RevokeShareResponse__Output as _rostra_chat_v1_RevokeShareResponse__Output } from '../../../rostra/chat/v1/RevokeShareResponse.ts';
import type { SaveNoteRequest as _rostra_chat_v1_SaveNoteRequest, SaveNoteRequest__Output as _rostra_chat_v1_SaveNoteRequest__Output } from '../../../rostra/chat/v1/SaveNoteRequest.ts';
import type { SendRequest as _rostra_chat_v1_SendRequest, SendRequest__Output as _rostra_chat_v1_SendRequest__Output } from '../../../rostra/chat/v1/SendRequest.ts';
import type { SetFeedbackRequest as _rostra_chat_v1_SetFeedbackRequest, SetFeedbackRequest__Output as _rostra_chat_v1_SetFeedbackRequest__Output } from '../../../rostra/chat/v1/SetFeedbackRequest.ts';
import type { SetMemoriesEnabledRequest as _rostra_chat_v1_SetMemoriesEnabledRequest, SetMemoriesEnabledRequest__Output as _rostra_chat_v1_SetMemoriesEnabledRequest__Output } from '../../../rostra/chat/v1/SetMemoriesEnabledRequest.ts';
import type { ShareConversationRequest as _rostra_chat_v1_ShareConversationRequest, ShareConversationRequest__Output as _rostra_chat_v1_ShareConversationRequest__Output } from '../../../rostra/chat/v1/ShareConversationRequest.ts';
import type { ShareConversationResponse as _rostra_chat_v1_ShareConversationResponse, ShareConversationResponse__Output as _rostra_chat_v1_ShareConversationResponse__Output } from '../../../rostra/chat/v1/ShareConversationResponse.ts';
import type { SharedConversation as _rostra_chat_v1_SharedConversation, SharedConversation__Output as _rostra_chat_v1_SharedConversation__Output } from '../../../rostra/chat/v1/SharedConversation.ts';
import type { ShowBranchRequest as _rostra_chat_v1_ShowBranchRequest, ShowBranchRequest__Output as _rostra_chat_v1_ShowBranchRequest__Output } from '../../../rostra/chat/v1/ShowBranchRequest.ts';
import type { StartConversationRequest as _rostra_chat_v1_StartConversationRequest, StartConversationRequest__Output as _rostra_chat_v1_StartConversationRequest__Output } from '../../../rostra/chat/v1/StartConversationRequest.ts';
import type { StartConversationResponse as _rostra_chat_v1_StartConversationResponse, StartConversationResponse__Output as _rostra_chat_v1_StartConversationResponse__Output } from '../../../rostra/chat/v1/StartConversationResponse.ts';
import type { StopGenerationRequest as _rostra_chat_v1_StopGenerationRequest, StopGenerationRequest__Output as _rostra_chat_v1_StopGenerationRequest__Output } from '../../../rostra/chat/v1/StopGenerationRequest.ts';
import type { StopGenerationResponse as _rostra_chat_v1_StopGenerationResponse, StopGenerationResponse__Output as _rostra_chat_v1_StopGenerationResponse__Output } from '../../../rostra/chat/v1/StopGenerationResponse.ts';
import type { StoredExchange as _rostra_chat_v1_StoredExchange, StoredExchange__Output as _rostra_chat_v1_StoredExchange__Output } from '../../../rostra/chat/v1/StoredExchange.ts';

/**
 * Conversations of members and guests with personas. services/chat/README.md has a glossary.
 * 
 * A conversation belongs to one person, a member or a guest. For every other caller it is NOT_FOUND CONVERSATION_NOT_FOUND. A program of the
 * member continues, stops and deletes only what it began; others it reads with the scope `read`, and are NOT_FOUND for every other use.
 */
export interface ChatServiceClient extends grpc.Client {
  /**
   * Moves a guest's conversations to the calling member; the guest's token is the proof. UNAUTHENTICATED TOKEN_INVALID.
   */
  AdoptConversations(argument: _rostra_chat_v1_AdoptConversationsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_AdoptConversationsResponse__Output>): grpc.ClientUnaryCall;
  AdoptConversations(argument: _rostra_chat_v1_AdoptConversationsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_chat_v1_AdoptConversationsResponse__Output>): grpc.ClientUnaryCall;
  AdoptConversations(argument: _rostra_chat_v1_AdoptConversationsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_AdoptConversationsResponse__Output>): grpc.ClientUnaryCall;
  AdoptConversations(argument: _rostra_chat_v1_AdoptConversationsRequest, callback: grpc.requestCallback<_rostra_chat_v1_AdoptConversationsResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Moves a guest's conversations to the calling member; the guest's token is the proof. UNAUTHENTICATED TOKEN_INVALID.
   */
  adoptConversations(argument: _rostra_chat_v1_AdoptConversationsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_AdoptConversationsResponse__Output>): grpc.ClientUnaryCall;
  adoptConversations(argument: _rostra_chat_v1_AdoptConversationsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_chat_v1_AdoptConversationsResponse__Output>): grpc.ClientUnaryCall;
  adoptConversations(argument: _rostra_chat_v1_AdoptConversationsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_AdoptConversationsResponse__Output>): grpc.ClientUnaryCall;
  adoptConversations(argument: _rostra_chat_v1_AdoptConversationsRequest, callback: grpc.requestCallback<_rostra_chat_v1_AdoptConversationsResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Answers an open or dismissed item better: question and answer become a source of the persona. Can be repeated with the same answer.
   * NOT_FOUND ITEM_NOT_FOUND; INVALID_ARGUMENT VALIDATION; ALREADY_EXISTS ALREADY_HANDLED: it is answered otherwise; and what persona's
   * AddSource refuses.
   */
  AnswerInboxItem(argument: _rostra_chat_v1_AnswerInboxItemRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_InboxItem__Output>): grpc.ClientUnaryCall;
  AnswerInboxItem(argument: _rostra_chat_v1_AnswerInboxItemRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_chat_v1_InboxItem__Output>): grpc.ClientUnaryCall;
  AnswerInboxItem(argument: _rostra_chat_v1_AnswerInboxItemRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_InboxItem__Output>): grpc.ClientUnaryCall;
  AnswerInboxItem(argument: _rostra_chat_v1_AnswerInboxItemRequest, callback: grpc.requestCallback<_rostra_chat_v1_InboxItem__Output>): grpc.ClientUnaryCall;
  /**
   * Answers an open or dismissed item better: question and answer become a source of the persona. Can be repeated with the same answer.
   * NOT_FOUND ITEM_NOT_FOUND; INVALID_ARGUMENT VALIDATION; ALREADY_EXISTS ALREADY_HANDLED: it is answered otherwise; and what persona's
   * AddSource refuses.
   */
  answerInboxItem(argument: _rostra_chat_v1_AnswerInboxItemRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_InboxItem__Output>): grpc.ClientUnaryCall;
  answerInboxItem(argument: _rostra_chat_v1_AnswerInboxItemRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_chat_v1_InboxItem__Output>): grpc.ClientUnaryCall;
  answerInboxItem(argument: _rostra_chat_v1_AnswerInboxItemRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_InboxItem__Output>): grpc.ClientUnaryCall;
  answerInboxItem(argument: _rostra_chat_v1_AnswerInboxItemRequest, callback: grpc.requestCallback<_rostra_chat_v1_InboxItem__Output>): grpc.ClientUnaryCall;
  
  /**
   * Answers as a persona that a member is still writing. The answer is not stored, counted or charged, and stops when the call is
   * cancelled. INVALID_ARGUMENT VALIDATION, UNAUTHENTICATED AUTH_REQUIRED for guests, UNAVAILABLE OVERLOADED.
   */
  AnswerTrial(argument: _rostra_chat_v1_AnswerTrialRequest, metadata: grpc.Metadata, options?: grpc.CallOptions): grpc.ClientReadableStream<_rostra_chat_v1_GenerationEvent__Output>;
  AnswerTrial(argument: _rostra_chat_v1_AnswerTrialRequest, options?: grpc.CallOptions): grpc.ClientReadableStream<_rostra_chat_v1_GenerationEvent__Output>;
  /**
   * Answers as a persona that a member is still writing. The answer is not stored, counted or charged, and stops when the call is
   * cancelled. INVALID_ARGUMENT VALIDATION, UNAUTHENTICATED AUTH_REQUIRED for guests, UNAVAILABLE OVERLOADED.
   */
  answerTrial(argument: _rostra_chat_v1_AnswerTrialRequest, metadata: grpc.Metadata, options?: grpc.CallOptions): grpc.ClientReadableStream<_rostra_chat_v1_GenerationEvent__Output>;
  answerTrial(argument: _rostra_chat_v1_AnswerTrialRequest, options?: grpc.CallOptions): grpc.ClientReadableStream<_rostra_chat_v1_GenerationEvent__Output>;
  
  /**
   * Answers from the messages of the request, without a conversation. Only the charge is kept: the frames are in Redis while the answer
   * runs, and for 10 minutes after it with a request id. A repeated request id joins the same answer from its beginning, for one charge.
   * Without a request id, cancelling the call stops the answer. Members only: UNAUTHENTICATED AUTH_REQUIRED. Refusals come before the first
   * event: INVALID_ARGUMENT VALIDATION; NOT_FOUND BOT_NOT_FOUND; FAILED_PRECONDITION INSUFFICIENT_CREDITS; RESOURCE_EXHAUSTED
   * TOO_MANY_UNANSWERED; ALREADY_EXISTS REQUEST_ID_REUSED: the request id belongs to other messages; ALREADY_EXISTS ANSWER_GONE: the answer
   * of the request id is not kept any more; UNAVAILABLE OVERLOADED, INTERRUPTED, SEND_IN_PROGRESS.
   */
  Ask(argument: _rostra_chat_v1_AskRequest, metadata: grpc.Metadata, options?: grpc.CallOptions): grpc.ClientReadableStream<_rostra_chat_v1_GenerationEvent__Output>;
  Ask(argument: _rostra_chat_v1_AskRequest, options?: grpc.CallOptions): grpc.ClientReadableStream<_rostra_chat_v1_GenerationEvent__Output>;
  /**
   * Answers from the messages of the request, without a conversation. Only the charge is kept: the frames are in Redis while the answer
   * runs, and for 10 minutes after it with a request id. A repeated request id joins the same answer from its beginning, for one charge.
   * Without a request id, cancelling the call stops the answer. Members only: UNAUTHENTICATED AUTH_REQUIRED. Refusals come before the first
   * event: INVALID_ARGUMENT VALIDATION; NOT_FOUND BOT_NOT_FOUND; FAILED_PRECONDITION INSUFFICIENT_CREDITS; RESOURCE_EXHAUSTED
   * TOO_MANY_UNANSWERED; ALREADY_EXISTS REQUEST_ID_REUSED: the request id belongs to other messages; ALREADY_EXISTS ANSWER_GONE: the answer
   * of the request id is not kept any more; UNAVAILABLE OVERLOADED, INTERRUPTED, SEND_IN_PROGRESS.
   */
  ask(argument: _rostra_chat_v1_AskRequest, metadata: grpc.Metadata, options?: grpc.CallOptions): grpc.ClientReadableStream<_rostra_chat_v1_GenerationEvent__Output>;
  ask(argument: _rostra_chat_v1_AskRequest, options?: grpc.CallOptions): grpc.ClientReadableStream<_rostra_chat_v1_GenerationEvent__Output>;
  
  /**
   * Copies a shared conversation into a conversation of the caller, which costs nothing. A repeated request id returns the same one, also
   * when the share has ended since. NOT_FOUND SHARE_NOT_FOUND; INVALID_ARGUMENT VALIDATION; ALREADY_EXISTS REQUEST_ID_REUSED;
   * PERMISSION_DENIED WIDGET_ONLY for a guest of a widget.
   */
  ContinueShared(argument: _rostra_chat_v1_ContinueSharedRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_StartConversationResponse__Output>): grpc.ClientUnaryCall;
  ContinueShared(argument: _rostra_chat_v1_ContinueSharedRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_chat_v1_StartConversationResponse__Output>): grpc.ClientUnaryCall;
  ContinueShared(argument: _rostra_chat_v1_ContinueSharedRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_StartConversationResponse__Output>): grpc.ClientUnaryCall;
  ContinueShared(argument: _rostra_chat_v1_ContinueSharedRequest, callback: grpc.requestCallback<_rostra_chat_v1_StartConversationResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Copies a shared conversation into a conversation of the caller, which costs nothing. A repeated request id returns the same one, also
   * when the share has ended since. NOT_FOUND SHARE_NOT_FOUND; INVALID_ARGUMENT VALIDATION; ALREADY_EXISTS REQUEST_ID_REUSED;
   * PERMISSION_DENIED WIDGET_ONLY for a guest of a widget.
   */
  continueShared(argument: _rostra_chat_v1_ContinueSharedRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_StartConversationResponse__Output>): grpc.ClientUnaryCall;
  continueShared(argument: _rostra_chat_v1_ContinueSharedRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_chat_v1_StartConversationResponse__Output>): grpc.ClientUnaryCall;
  continueShared(argument: _rostra_chat_v1_ContinueSharedRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_StartConversationResponse__Output>): grpc.ClientUnaryCall;
  continueShared(argument: _rostra_chat_v1_ContinueSharedRequest, callback: grpc.requestCallback<_rostra_chat_v1_StartConversationResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Counts the caller's conversations: all, those of the list, and those with a share. UNAUTHENTICATED AUTH_REQUIRED for an anonymous caller.
   */
  CountConversations(argument: _rostra_chat_v1_CountConversationsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_CountConversationsResponse__Output>): grpc.ClientUnaryCall;
  CountConversations(argument: _rostra_chat_v1_CountConversationsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_chat_v1_CountConversationsResponse__Output>): grpc.ClientUnaryCall;
  CountConversations(argument: _rostra_chat_v1_CountConversationsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_CountConversationsResponse__Output>): grpc.ClientUnaryCall;
  CountConversations(argument: _rostra_chat_v1_CountConversationsRequest, callback: grpc.requestCallback<_rostra_chat_v1_CountConversationsResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Counts the caller's conversations: all, those of the list, and those with a share. UNAUTHENTICATED AUTH_REQUIRED for an anonymous caller.
   */
  countConversations(argument: _rostra_chat_v1_CountConversationsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_CountConversationsResponse__Output>): grpc.ClientUnaryCall;
  countConversations(argument: _rostra_chat_v1_CountConversationsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_chat_v1_CountConversationsResponse__Output>): grpc.ClientUnaryCall;
  countConversations(argument: _rostra_chat_v1_CountConversationsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_CountConversationsResponse__Output>): grpc.ClientUnaryCall;
  countConversations(argument: _rostra_chat_v1_CountConversationsRequest, callback: grpc.requestCallback<_rostra_chat_v1_CountConversationsResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Counts the open items of the caller's personas. Personas without one are left out. UNAUTHENTICATED AUTH_REQUIRED for guests.
   */
  CountInbox(argument: _rostra_chat_v1_CountInboxRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_CountInboxResponse__Output>): grpc.ClientUnaryCall;
  CountInbox(argument: _rostra_chat_v1_CountInboxRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_chat_v1_CountInboxResponse__Output>): grpc.ClientUnaryCall;
  CountInbox(argument: _rostra_chat_v1_CountInboxRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_CountInboxResponse__Output>): grpc.ClientUnaryCall;
  CountInbox(argument: _rostra_chat_v1_CountInboxRequest, callback: grpc.requestCallback<_rostra_chat_v1_CountInboxResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Counts the open items of the caller's personas. Personas without one are left out. UNAUTHENTICATED AUTH_REQUIRED for guests.
   */
  countInbox(argument: _rostra_chat_v1_CountInboxRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_CountInboxResponse__Output>): grpc.ClientUnaryCall;
  countInbox(argument: _rostra_chat_v1_CountInboxRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_chat_v1_CountInboxResponse__Output>): grpc.ClientUnaryCall;
  countInbox(argument: _rostra_chat_v1_CountInboxRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_CountInboxResponse__Output>): grpc.ClientUnaryCall;
  countInbox(argument: _rostra_chat_v1_CountInboxRequest, callback: grpc.requestCallback<_rostra_chat_v1_CountInboxResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Deletes a conversation: it is hidden at once, and its messages and its share are gone within a minute. A running answer is stopped.
   */
  DeleteConversation(argument: _rostra_chat_v1_DeleteConversationRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_DeleteConversationResponse__Output>): grpc.ClientUnaryCall;
  DeleteConversation(argument: _rostra_chat_v1_DeleteConversationRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_chat_v1_DeleteConversationResponse__Output>): grpc.ClientUnaryCall;
  DeleteConversation(argument: _rostra_chat_v1_DeleteConversationRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_DeleteConversationResponse__Output>): grpc.ClientUnaryCall;
  DeleteConversation(argument: _rostra_chat_v1_DeleteConversationRequest, callback: grpc.requestCallback<_rostra_chat_v1_DeleteConversationResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Deletes a conversation: it is hidden at once, and its messages and its share are gone within a minute. A running answer is stopped.
   */
  deleteConversation(argument: _rostra_chat_v1_DeleteConversationRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_DeleteConversationResponse__Output>): grpc.ClientUnaryCall;
  deleteConversation(argument: _rostra_chat_v1_DeleteConversationRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_chat_v1_DeleteConversationResponse__Output>): grpc.ClientUnaryCall;
  deleteConversation(argument: _rostra_chat_v1_DeleteConversationRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_DeleteConversationResponse__Output>): grpc.ClientUnaryCall;
  deleteConversation(argument: _rostra_chat_v1_DeleteConversationRequest, callback: grpc.requestCallback<_rostra_chat_v1_DeleteConversationResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Deletes all conversations of the caller that began before a time, each as DeleteConversation does. Later ones stay, so that a repeated
   * call has no further effect. INVALID_ARGUMENT VALIDATION.
   */
  DeleteConversations(argument: _rostra_chat_v1_DeleteConversationsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_DeleteConversationsResponse__Output>): grpc.ClientUnaryCall;
  DeleteConversations(argument: _rostra_chat_v1_DeleteConversationsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_chat_v1_DeleteConversationsResponse__Output>): grpc.ClientUnaryCall;
  DeleteConversations(argument: _rostra_chat_v1_DeleteConversationsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_DeleteConversationsResponse__Output>): grpc.ClientUnaryCall;
  DeleteConversations(argument: _rostra_chat_v1_DeleteConversationsRequest, callback: grpc.requestCallback<_rostra_chat_v1_DeleteConversationsResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Deletes all conversations of the caller that began before a time, each as DeleteConversation does. Later ones stay, so that a repeated
   * call has no further effect. INVALID_ARGUMENT VALIDATION.
   */
  deleteConversations(argument: _rostra_chat_v1_DeleteConversationsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_DeleteConversationsResponse__Output>): grpc.ClientUnaryCall;
  deleteConversations(argument: _rostra_chat_v1_DeleteConversationsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_chat_v1_DeleteConversationsResponse__Output>): grpc.ClientUnaryCall;
  deleteConversations(argument: _rostra_chat_v1_DeleteConversationsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_DeleteConversationsResponse__Output>): grpc.ClientUnaryCall;
  deleteConversations(argument: _rostra_chat_v1_DeleteConversationsRequest, callback: grpc.requestCallback<_rostra_chat_v1_DeleteConversationsResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Deletes a note, all notes of a persona, or all notes. Succeeds when there is none. INVALID_ARGUMENT VALIDATION: a note without its
   * persona.
   */
  DeleteNotes(argument: _rostra_chat_v1_DeleteNotesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_DeleteNotesResponse__Output>): grpc.ClientUnaryCall;
  DeleteNotes(argument: _rostra_chat_v1_DeleteNotesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_chat_v1_DeleteNotesResponse__Output>): grpc.ClientUnaryCall;
  DeleteNotes(argument: _rostra_chat_v1_DeleteNotesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_DeleteNotesResponse__Output>): grpc.ClientUnaryCall;
  DeleteNotes(argument: _rostra_chat_v1_DeleteNotesRequest, callback: grpc.requestCallback<_rostra_chat_v1_DeleteNotesResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Deletes a note, all notes of a persona, or all notes. Succeeds when there is none. INVALID_ARGUMENT VALIDATION: a note without its
   * persona.
   */
  deleteNotes(argument: _rostra_chat_v1_DeleteNotesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_DeleteNotesResponse__Output>): grpc.ClientUnaryCall;
  deleteNotes(argument: _rostra_chat_v1_DeleteNotesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_chat_v1_DeleteNotesResponse__Output>): grpc.ClientUnaryCall;
  deleteNotes(argument: _rostra_chat_v1_DeleteNotesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_DeleteNotesResponse__Output>): grpc.ClientUnaryCall;
  deleteNotes(argument: _rostra_chat_v1_DeleteNotesRequest, callback: grpc.requestCallback<_rostra_chat_v1_DeleteNotesResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Dismisses an open item. NOT_FOUND ITEM_NOT_FOUND; ALREADY_EXISTS ALREADY_HANDLED: it is answered.
   */
  DismissInboxItem(argument: _rostra_chat_v1_DismissInboxItemRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_InboxItem__Output>): grpc.ClientUnaryCall;
  DismissInboxItem(argument: _rostra_chat_v1_DismissInboxItemRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_chat_v1_InboxItem__Output>): grpc.ClientUnaryCall;
  DismissInboxItem(argument: _rostra_chat_v1_DismissInboxItemRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_InboxItem__Output>): grpc.ClientUnaryCall;
  DismissInboxItem(argument: _rostra_chat_v1_DismissInboxItemRequest, callback: grpc.requestCallback<_rostra_chat_v1_InboxItem__Output>): grpc.ClientUnaryCall;
  /**
   * Dismisses an open item. NOT_FOUND ITEM_NOT_FOUND; ALREADY_EXISTS ALREADY_HANDLED: it is answered.
   */
  dismissInboxItem(argument: _rostra_chat_v1_DismissInboxItemRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_InboxItem__Output>): grpc.ClientUnaryCall;
  dismissInboxItem(argument: _rostra_chat_v1_DismissInboxItemRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_chat_v1_InboxItem__Output>): grpc.ClientUnaryCall;
  dismissInboxItem(argument: _rostra_chat_v1_DismissInboxItemRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_InboxItem__Output>): grpc.ClientUnaryCall;
  dismissInboxItem(argument: _rostra_chat_v1_DismissInboxItemRequest, callback: grpc.requestCallback<_rostra_chat_v1_InboxItem__Output>): grpc.ClientUnaryCall;
  
  /**
   * Streams all conversations of the caller, oldest first, each with all its messages. A long conversation comes in several parts, one
   * after the other.
   */
  ExportConversations(argument: _rostra_chat_v1_ExportConversationsRequest, metadata: grpc.Metadata, options?: grpc.CallOptions): grpc.ClientReadableStream<_rostra_chat_v1_ExportedConversation__Output>;
  ExportConversations(argument: _rostra_chat_v1_ExportConversationsRequest, options?: grpc.CallOptions): grpc.ClientReadableStream<_rostra_chat_v1_ExportedConversation__Output>;
  /**
   * Streams all conversations of the caller, oldest first, each with all its messages. A long conversation comes in several parts, one
   * after the other.
   */
  exportConversations(argument: _rostra_chat_v1_ExportConversationsRequest, metadata: grpc.Metadata, options?: grpc.CallOptions): grpc.ClientReadableStream<_rostra_chat_v1_ExportedConversation__Output>;
  exportConversations(argument: _rostra_chat_v1_ExportConversationsRequest, options?: grpc.CallOptions): grpc.ClientReadableStream<_rostra_chat_v1_ExportedConversation__Output>;
  
  /**
   * Streams the events of a generation after a seq, on any replica, whether the generation runs or has ended.
   * NOT_FOUND GENERATION_NOT_FOUND.
   */
  FollowGeneration(argument: _rostra_chat_v1_FollowGenerationRequest, metadata: grpc.Metadata, options?: grpc.CallOptions): grpc.ClientReadableStream<_rostra_chat_v1_GenerationEvent__Output>;
  FollowGeneration(argument: _rostra_chat_v1_FollowGenerationRequest, options?: grpc.CallOptions): grpc.ClientReadableStream<_rostra_chat_v1_GenerationEvent__Output>;
  /**
   * Streams the events of a generation after a seq, on any replica, whether the generation runs or has ended.
   * NOT_FOUND GENERATION_NOT_FOUND.
   */
  followGeneration(argument: _rostra_chat_v1_FollowGenerationRequest, metadata: grpc.Metadata, options?: grpc.CallOptions): grpc.ClientReadableStream<_rostra_chat_v1_GenerationEvent__Output>;
  followGeneration(argument: _rostra_chat_v1_FollowGenerationRequest, options?: grpc.CallOptions): grpc.ClientReadableStream<_rostra_chat_v1_GenerationEvent__Output>;
  
  /**
   * Returns an ended answer in an own conversation with its question, as texts. NOT_FOUND MESSAGE_NOT_FOUND for every other message;
   * UNAUTHENTICATED AUTH_REQUIRED for an anonymous caller.
   */
  GetAnswer(argument: _rostra_chat_v1_GetAnswerRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_Answer__Output>): grpc.ClientUnaryCall;
  GetAnswer(argument: _rostra_chat_v1_GetAnswerRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_chat_v1_Answer__Output>): grpc.ClientUnaryCall;
  GetAnswer(argument: _rostra_chat_v1_GetAnswerRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_Answer__Output>): grpc.ClientUnaryCall;
  GetAnswer(argument: _rostra_chat_v1_GetAnswerRequest, callback: grpc.requestCallback<_rostra_chat_v1_Answer__Output>): grpc.ClientUnaryCall;
  /**
   * Returns an ended answer in an own conversation with its question, as texts. NOT_FOUND MESSAGE_NOT_FOUND for every other message;
   * UNAUTHENTICATED AUTH_REQUIRED for an anonymous caller.
   */
  getAnswer(argument: _rostra_chat_v1_GetAnswerRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_Answer__Output>): grpc.ClientUnaryCall;
  getAnswer(argument: _rostra_chat_v1_GetAnswerRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_chat_v1_Answer__Output>): grpc.ClientUnaryCall;
  getAnswer(argument: _rostra_chat_v1_GetAnswerRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_Answer__Output>): grpc.ClientUnaryCall;
  getAnswer(argument: _rostra_chat_v1_GetAnswerRequest, callback: grpc.requestCallback<_rostra_chat_v1_Answer__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns a conversation, without its messages.
   */
  GetConversation(argument: _rostra_chat_v1_GetConversationRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_Conversation__Output>): grpc.ClientUnaryCall;
  GetConversation(argument: _rostra_chat_v1_GetConversationRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_chat_v1_Conversation__Output>): grpc.ClientUnaryCall;
  GetConversation(argument: _rostra_chat_v1_GetConversationRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_Conversation__Output>): grpc.ClientUnaryCall;
  GetConversation(argument: _rostra_chat_v1_GetConversationRequest, callback: grpc.requestCallback<_rostra_chat_v1_Conversation__Output>): grpc.ClientUnaryCall;
  /**
   * Returns a conversation, without its messages.
   */
  getConversation(argument: _rostra_chat_v1_GetConversationRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_Conversation__Output>): grpc.ClientUnaryCall;
  getConversation(argument: _rostra_chat_v1_GetConversationRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_chat_v1_Conversation__Output>): grpc.ClientUnaryCall;
  getConversation(argument: _rostra_chat_v1_GetConversationRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_Conversation__Output>): grpc.ClientUnaryCall;
  getConversation(argument: _rostra_chat_v1_GetConversationRequest, callback: grpc.requestCallback<_rostra_chat_v1_Conversation__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns one exchange of the caller's conversations with its place. NOT_FOUND GENERATION_NOT_FOUND.
   */
  GetExchange(argument: _rostra_chat_v1_GetExchangeRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_StoredExchange__Output>): grpc.ClientUnaryCall;
  GetExchange(argument: _rostra_chat_v1_GetExchangeRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_chat_v1_StoredExchange__Output>): grpc.ClientUnaryCall;
  GetExchange(argument: _rostra_chat_v1_GetExchangeRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_StoredExchange__Output>): grpc.ClientUnaryCall;
  GetExchange(argument: _rostra_chat_v1_GetExchangeRequest, callback: grpc.requestCallback<_rostra_chat_v1_StoredExchange__Output>): grpc.ClientUnaryCall;
  /**
   * Returns one exchange of the caller's conversations with its place. NOT_FOUND GENERATION_NOT_FOUND.
   */
  getExchange(argument: _rostra_chat_v1_GetExchangeRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_StoredExchange__Output>): grpc.ClientUnaryCall;
  getExchange(argument: _rostra_chat_v1_GetExchangeRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_chat_v1_StoredExchange__Output>): grpc.ClientUnaryCall;
  getExchange(argument: _rostra_chat_v1_GetExchangeRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_StoredExchange__Output>): grpc.ClientUnaryCall;
  getExchange(argument: _rostra_chat_v1_GetExchangeRequest, callback: grpc.requestCallback<_rostra_chat_v1_StoredExchange__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns what people ask a persona about and how they rate its answers, up to today. Only of members who allow anonymous insights, without
   * the owner and deleted conversations; empty unless others may see the persona. NOT_FOUND BOT_NOT_FOUND for every caller but the owner,
   * UNAUTHENTICATED AUTH_REQUIRED for guests, INVALID_ARGUMENT VALIDATION.
   */
  GetInsights(argument: _rostra_chat_v1_GetInsightsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_Insights__Output>): grpc.ClientUnaryCall;
  GetInsights(argument: _rostra_chat_v1_GetInsightsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_chat_v1_Insights__Output>): grpc.ClientUnaryCall;
  GetInsights(argument: _rostra_chat_v1_GetInsightsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_Insights__Output>): grpc.ClientUnaryCall;
  GetInsights(argument: _rostra_chat_v1_GetInsightsRequest, callback: grpc.requestCallback<_rostra_chat_v1_Insights__Output>): grpc.ClientUnaryCall;
  /**
   * Returns what people ask a persona about and how they rate its answers, up to today. Only of members who allow anonymous insights, without
   * the owner and deleted conversations; empty unless others may see the persona. NOT_FOUND BOT_NOT_FOUND for every caller but the owner,
   * UNAUTHENTICATED AUTH_REQUIRED for guests, INVALID_ARGUMENT VALIDATION.
   */
  getInsights(argument: _rostra_chat_v1_GetInsightsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_Insights__Output>): grpc.ClientUnaryCall;
  getInsights(argument: _rostra_chat_v1_GetInsightsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_chat_v1_Insights__Output>): grpc.ClientUnaryCall;
  getInsights(argument: _rostra_chat_v1_GetInsightsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_Insights__Output>): grpc.ClientUnaryCall;
  getInsights(argument: _rostra_chat_v1_GetInsightsRequest, callback: grpc.requestCallback<_rostra_chat_v1_Insights__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns the notes of personas about the calling member, the persona with the latest note first. Memories are off by default.
   */
  GetMemories(argument: _rostra_chat_v1_GetMemoriesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_Memories__Output>): grpc.ClientUnaryCall;
  GetMemories(argument: _rostra_chat_v1_GetMemoriesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_chat_v1_Memories__Output>): grpc.ClientUnaryCall;
  GetMemories(argument: _rostra_chat_v1_GetMemoriesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_Memories__Output>): grpc.ClientUnaryCall;
  GetMemories(argument: _rostra_chat_v1_GetMemoriesRequest, callback: grpc.requestCallback<_rostra_chat_v1_Memories__Output>): grpc.ClientUnaryCall;
  /**
   * Returns the notes of personas about the calling member, the persona with the latest note first. Memories are off by default.
   */
  getMemories(argument: _rostra_chat_v1_GetMemoriesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_Memories__Output>): grpc.ClientUnaryCall;
  getMemories(argument: _rostra_chat_v1_GetMemoriesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_chat_v1_Memories__Output>): grpc.ClientUnaryCall;
  getMemories(argument: _rostra_chat_v1_GetMemoriesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_Memories__Output>): grpc.ClientUnaryCall;
  getMemories(argument: _rostra_chat_v1_GetMemoriesRequest, callback: grpc.requestCallback<_rostra_chat_v1_Memories__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns the calls of chat to models by day, with their tokens and cost. For super senators: PERMISSION_DENIED OPERATORS_ONLY for every
   * other caller; INVALID_ARGUMENT VALIDATION.
   */
  GetModelFigures(argument: _rostra_chat_v1_GetModelFiguresRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_ModelFigures__Output>): grpc.ClientUnaryCall;
  GetModelFigures(argument: _rostra_chat_v1_GetModelFiguresRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_chat_v1_ModelFigures__Output>): grpc.ClientUnaryCall;
  GetModelFigures(argument: _rostra_chat_v1_GetModelFiguresRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_ModelFigures__Output>): grpc.ClientUnaryCall;
  GetModelFigures(argument: _rostra_chat_v1_GetModelFiguresRequest, callback: grpc.requestCallback<_rostra_chat_v1_ModelFigures__Output>): grpc.ClientUnaryCall;
  /**
   * Returns the calls of chat to models by day, with their tokens and cost. For super senators: PERMISSION_DENIED OPERATORS_ONLY for every
   * other caller; INVALID_ARGUMENT VALIDATION.
   */
  getModelFigures(argument: _rostra_chat_v1_GetModelFiguresRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_ModelFigures__Output>): grpc.ClientUnaryCall;
  getModelFigures(argument: _rostra_chat_v1_GetModelFiguresRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_chat_v1_ModelFigures__Output>): grpc.ClientUnaryCall;
  getModelFigures(argument: _rostra_chat_v1_GetModelFiguresRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_ModelFigures__Output>): grpc.ClientUnaryCall;
  getModelFigures(argument: _rostra_chat_v1_GetModelFiguresRequest, callback: grpc.requestCallback<_rostra_chat_v1_ModelFigures__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns the outcome of generations, so that billing can settle old holds whose event has not arrived.
   * PERMISSION_DENIED SERVICE_NOT_ALLOWED for other services than billing.
   */
  GetOutcomes(argument: _rostra_chat_v1_GetOutcomesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_GetOutcomesResponse__Output>): grpc.ClientUnaryCall;
  GetOutcomes(argument: _rostra_chat_v1_GetOutcomesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_chat_v1_GetOutcomesResponse__Output>): grpc.ClientUnaryCall;
  GetOutcomes(argument: _rostra_chat_v1_GetOutcomesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_GetOutcomesResponse__Output>): grpc.ClientUnaryCall;
  GetOutcomes(argument: _rostra_chat_v1_GetOutcomesRequest, callback: grpc.requestCallback<_rostra_chat_v1_GetOutcomesResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Returns the outcome of generations, so that billing can settle old holds whose event has not arrived.
   * PERMISSION_DENIED SERVICE_NOT_ALLOWED for other services than billing.
   */
  getOutcomes(argument: _rostra_chat_v1_GetOutcomesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_GetOutcomesResponse__Output>): grpc.ClientUnaryCall;
  getOutcomes(argument: _rostra_chat_v1_GetOutcomesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_chat_v1_GetOutcomesResponse__Output>): grpc.ClientUnaryCall;
  getOutcomes(argument: _rostra_chat_v1_GetOutcomesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_GetOutcomesResponse__Output>): grpc.ClientUnaryCall;
  getOutcomes(argument: _rostra_chat_v1_GetOutcomesRequest, callback: grpc.requestCallback<_rostra_chat_v1_GetOutcomesResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns a shared conversation, to anyone with the token. NOT_FOUND SHARE_NOT_FOUND, also while the persona is not public.
   */
  GetSharedConversation(argument: _rostra_chat_v1_GetSharedConversationRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_SharedConversation__Output>): grpc.ClientUnaryCall;
  GetSharedConversation(argument: _rostra_chat_v1_GetSharedConversationRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_chat_v1_SharedConversation__Output>): grpc.ClientUnaryCall;
  GetSharedConversation(argument: _rostra_chat_v1_GetSharedConversationRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_SharedConversation__Output>): grpc.ClientUnaryCall;
  GetSharedConversation(argument: _rostra_chat_v1_GetSharedConversationRequest, callback: grpc.requestCallback<_rostra_chat_v1_SharedConversation__Output>): grpc.ClientUnaryCall;
  /**
   * Returns a shared conversation, to anyone with the token. NOT_FOUND SHARE_NOT_FOUND, also while the persona is not public.
   */
  getSharedConversation(argument: _rostra_chat_v1_GetSharedConversationRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_SharedConversation__Output>): grpc.ClientUnaryCall;
  getSharedConversation(argument: _rostra_chat_v1_GetSharedConversationRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_chat_v1_SharedConversation__Output>): grpc.ClientUnaryCall;
  getSharedConversation(argument: _rostra_chat_v1_GetSharedConversationRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_SharedConversation__Output>): grpc.ClientUnaryCall;
  getSharedConversation(argument: _rostra_chat_v1_GetSharedConversationRequest, callback: grpc.requestCallback<_rostra_chat_v1_SharedConversation__Output>): grpc.ClientUnaryCall;
  
  /**
   * Marks a running ask whose answer cannot reach its client, because the gateway stops: once the call of the ask is cancelled, the answer
   * fails as INTERRUPTED and costs nothing. Has no effect on one that has ended. PERMISSION_DENIED SERVICE_NOT_ALLOWED for other services
   * than the gateway.
   */
  InterruptAsk(argument: _rostra_chat_v1_InterruptAskRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_InterruptAskResponse__Output>): grpc.ClientUnaryCall;
  InterruptAsk(argument: _rostra_chat_v1_InterruptAskRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_chat_v1_InterruptAskResponse__Output>): grpc.ClientUnaryCall;
  InterruptAsk(argument: _rostra_chat_v1_InterruptAskRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_InterruptAskResponse__Output>): grpc.ClientUnaryCall;
  InterruptAsk(argument: _rostra_chat_v1_InterruptAskRequest, callback: grpc.requestCallback<_rostra_chat_v1_InterruptAskResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Marks a running ask whose answer cannot reach its client, because the gateway stops: once the call of the ask is cancelled, the answer
   * fails as INTERRUPTED and costs nothing. Has no effect on one that has ended. PERMISSION_DENIED SERVICE_NOT_ALLOWED for other services
   * than the gateway.
   */
  interruptAsk(argument: _rostra_chat_v1_InterruptAskRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_InterruptAskResponse__Output>): grpc.ClientUnaryCall;
  interruptAsk(argument: _rostra_chat_v1_InterruptAskRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_chat_v1_InterruptAskResponse__Output>): grpc.ClientUnaryCall;
  interruptAsk(argument: _rostra_chat_v1_InterruptAskRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_InterruptAskResponse__Output>): grpc.ClientUnaryCall;
  interruptAsk(argument: _rostra_chat_v1_InterruptAskRequest, callback: grpc.requestCallback<_rostra_chat_v1_InterruptAskResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Lists the caller's conversations that have an exchange: pinned ones first, the latest pin first, then the others, latest first. With a
   * search: those with all its words in their title, the persona's name or one exchange, the latest match first; the last word may be the
   * beginning of one.
   */
  ListConversations(argument: _rostra_chat_v1_ListConversationsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_ListConversationsResponse__Output>): grpc.ClientUnaryCall;
  ListConversations(argument: _rostra_chat_v1_ListConversationsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_chat_v1_ListConversationsResponse__Output>): grpc.ClientUnaryCall;
  ListConversations(argument: _rostra_chat_v1_ListConversationsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_ListConversationsResponse__Output>): grpc.ClientUnaryCall;
  ListConversations(argument: _rostra_chat_v1_ListConversationsRequest, callback: grpc.requestCallback<_rostra_chat_v1_ListConversationsResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Lists the caller's conversations that have an exchange: pinned ones first, the latest pin first, then the others, latest first. With a
   * search: those with all its words in their title, the persona's name or one exchange, the latest match first; the last word may be the
   * beginning of one.
   */
  listConversations(argument: _rostra_chat_v1_ListConversationsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_ListConversationsResponse__Output>): grpc.ClientUnaryCall;
  listConversations(argument: _rostra_chat_v1_ListConversationsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_chat_v1_ListConversationsResponse__Output>): grpc.ClientUnaryCall;
  listConversations(argument: _rostra_chat_v1_ListConversationsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_ListConversationsResponse__Output>): grpc.ClientUnaryCall;
  listConversations(argument: _rostra_chat_v1_ListConversationsRequest, callback: grpc.requestCallback<_rostra_chat_v1_ListConversationsResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Lists what visitors reported of a persona's answers with their consent, and groups of questions that its material does not answer, the
   * latest first. NOT_FOUND BOT_NOT_FOUND for every caller but the owner, UNAUTHENTICATED AUTH_REQUIRED for guests, like the next two
   * calls.
   */
  ListInbox(argument: _rostra_chat_v1_ListInboxRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_ListInboxResponse__Output>): grpc.ClientUnaryCall;
  ListInbox(argument: _rostra_chat_v1_ListInboxRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_chat_v1_ListInboxResponse__Output>): grpc.ClientUnaryCall;
  ListInbox(argument: _rostra_chat_v1_ListInboxRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_ListInboxResponse__Output>): grpc.ClientUnaryCall;
  ListInbox(argument: _rostra_chat_v1_ListInboxRequest, callback: grpc.requestCallback<_rostra_chat_v1_ListInboxResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Lists what visitors reported of a persona's answers with their consent, and groups of questions that its material does not answer, the
   * latest first. NOT_FOUND BOT_NOT_FOUND for every caller but the owner, UNAUTHENTICATED AUTH_REQUIRED for guests, like the next two
   * calls.
   */
  listInbox(argument: _rostra_chat_v1_ListInboxRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_ListInboxResponse__Output>): grpc.ClientUnaryCall;
  listInbox(argument: _rostra_chat_v1_ListInboxRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_chat_v1_ListInboxResponse__Output>): grpc.ClientUnaryCall;
  listInbox(argument: _rostra_chat_v1_ListInboxRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_ListInboxResponse__Output>): grpc.ClientUnaryCall;
  listInbox(argument: _rostra_chat_v1_ListInboxRequest, callback: grpc.requestCallback<_rostra_chat_v1_ListInboxResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Lists the messages of a conversation's shown branch, or those before a message on its own branch, oldest first.
   */
  ListMessages(argument: _rostra_chat_v1_ListMessagesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_ListMessagesResponse__Output>): grpc.ClientUnaryCall;
  ListMessages(argument: _rostra_chat_v1_ListMessagesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_chat_v1_ListMessagesResponse__Output>): grpc.ClientUnaryCall;
  ListMessages(argument: _rostra_chat_v1_ListMessagesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_ListMessagesResponse__Output>): grpc.ClientUnaryCall;
  ListMessages(argument: _rostra_chat_v1_ListMessagesRequest, callback: grpc.requestCallback<_rostra_chat_v1_ListMessagesResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Lists the messages of a conversation's shown branch, or those before a message on its own branch, oldest first.
   */
  listMessages(argument: _rostra_chat_v1_ListMessagesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_ListMessagesResponse__Output>): grpc.ClientUnaryCall;
  listMessages(argument: _rostra_chat_v1_ListMessagesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_chat_v1_ListMessagesResponse__Output>): grpc.ClientUnaryCall;
  listMessages(argument: _rostra_chat_v1_ListMessagesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_ListMessagesResponse__Output>): grpc.ClientUnaryCall;
  listMessages(argument: _rostra_chat_v1_ListMessagesRequest, callback: grpc.requestCallback<_rostra_chat_v1_ListMessagesResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns what members wrote in finished exchanges, so that zeitgeist can count words. Exchanges of guests and unknown ids are left out.
   * PERMISSION_DENIED SERVICE_NOT_ALLOWED for other services than zeitgeist.
   */
  ListMessagesForInsights(argument: _rostra_chat_v1_ListMessagesForInsightsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_ListMessagesForInsightsResponse__Output>): grpc.ClientUnaryCall;
  ListMessagesForInsights(argument: _rostra_chat_v1_ListMessagesForInsightsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_chat_v1_ListMessagesForInsightsResponse__Output>): grpc.ClientUnaryCall;
  ListMessagesForInsights(argument: _rostra_chat_v1_ListMessagesForInsightsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_ListMessagesForInsightsResponse__Output>): grpc.ClientUnaryCall;
  ListMessagesForInsights(argument: _rostra_chat_v1_ListMessagesForInsightsRequest, callback: grpc.requestCallback<_rostra_chat_v1_ListMessagesForInsightsResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Returns what members wrote in finished exchanges, so that zeitgeist can count words. Exchanges of guests and unknown ids are left out.
   * PERMISSION_DENIED SERVICE_NOT_ALLOWED for other services than zeitgeist.
   */
  listMessagesForInsights(argument: _rostra_chat_v1_ListMessagesForInsightsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_ListMessagesForInsightsResponse__Output>): grpc.ClientUnaryCall;
  listMessagesForInsights(argument: _rostra_chat_v1_ListMessagesForInsightsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_chat_v1_ListMessagesForInsightsResponse__Output>): grpc.ClientUnaryCall;
  listMessagesForInsights(argument: _rostra_chat_v1_ListMessagesForInsightsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_ListMessagesForInsightsResponse__Output>): grpc.ClientUnaryCall;
  listMessagesForInsights(argument: _rostra_chat_v1_ListMessagesForInsightsRequest, callback: grpc.requestCallback<_rostra_chat_v1_ListMessagesForInsightsResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Lists the caller's shares, latest first: all, because a person has 2,000 conversations at most.
   */
  ListShares(argument: _rostra_chat_v1_ListSharesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_ListSharesResponse__Output>): grpc.ClientUnaryCall;
  ListShares(argument: _rostra_chat_v1_ListSharesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_chat_v1_ListSharesResponse__Output>): grpc.ClientUnaryCall;
  ListShares(argument: _rostra_chat_v1_ListSharesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_ListSharesResponse__Output>): grpc.ClientUnaryCall;
  ListShares(argument: _rostra_chat_v1_ListSharesRequest, callback: grpc.requestCallback<_rostra_chat_v1_ListSharesResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Lists the caller's shares, latest first: all, because a person has 2,000 conversations at most.
   */
  listShares(argument: _rostra_chat_v1_ListSharesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_ListSharesResponse__Output>): grpc.ClientUnaryCall;
  listShares(argument: _rostra_chat_v1_ListSharesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_chat_v1_ListSharesResponse__Output>): grpc.ClientUnaryCall;
  listShares(argument: _rostra_chat_v1_ListSharesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_ListSharesResponse__Output>): grpc.ClientUnaryCall;
  listShares(argument: _rostra_chat_v1_ListSharesRequest, callback: grpc.requestCallback<_rostra_chat_v1_ListSharesResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Pins a conversation, so that it comes first in the list, or unpins it. Can be repeated. FAILED_PRECONDITION PINS_FULL: 20 others are
   * pinned.
   */
  PinConversation(argument: _rostra_chat_v1_PinConversationRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_Conversation__Output>): grpc.ClientUnaryCall;
  PinConversation(argument: _rostra_chat_v1_PinConversationRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_chat_v1_Conversation__Output>): grpc.ClientUnaryCall;
  PinConversation(argument: _rostra_chat_v1_PinConversationRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_Conversation__Output>): grpc.ClientUnaryCall;
  PinConversation(argument: _rostra_chat_v1_PinConversationRequest, callback: grpc.requestCallback<_rostra_chat_v1_Conversation__Output>): grpc.ClientUnaryCall;
  /**
   * Pins a conversation, so that it comes first in the list, or unpins it. Can be repeated. FAILED_PRECONDITION PINS_FULL: 20 others are
   * pinned.
   */
  pinConversation(argument: _rostra_chat_v1_PinConversationRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_Conversation__Output>): grpc.ClientUnaryCall;
  pinConversation(argument: _rostra_chat_v1_PinConversationRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_chat_v1_Conversation__Output>): grpc.ClientUnaryCall;
  pinConversation(argument: _rostra_chat_v1_PinConversationRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_Conversation__Output>): grpc.ClientUnaryCall;
  pinConversation(argument: _rostra_chat_v1_PinConversationRequest, callback: grpc.requestCallback<_rostra_chat_v1_Conversation__Output>): grpc.ClientUnaryCall;
  
  /**
   * Sets the title of a conversation. INVALID_ARGUMENT VALIDATION.
   */
  RenameConversation(argument: _rostra_chat_v1_RenameConversationRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_Conversation__Output>): grpc.ClientUnaryCall;
  RenameConversation(argument: _rostra_chat_v1_RenameConversationRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_chat_v1_Conversation__Output>): grpc.ClientUnaryCall;
  RenameConversation(argument: _rostra_chat_v1_RenameConversationRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_Conversation__Output>): grpc.ClientUnaryCall;
  RenameConversation(argument: _rostra_chat_v1_RenameConversationRequest, callback: grpc.requestCallback<_rostra_chat_v1_Conversation__Output>): grpc.ClientUnaryCall;
  /**
   * Sets the title of a conversation. INVALID_ARGUMENT VALIDATION.
   */
  renameConversation(argument: _rostra_chat_v1_RenameConversationRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_Conversation__Output>): grpc.ClientUnaryCall;
  renameConversation(argument: _rostra_chat_v1_RenameConversationRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_chat_v1_Conversation__Output>): grpc.ClientUnaryCall;
  renameConversation(argument: _rostra_chat_v1_RenameConversationRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_Conversation__Output>): grpc.ClientUnaryCall;
  renameConversation(argument: _rostra_chat_v1_RenameConversationRequest, callback: grpc.requestCallback<_rostra_chat_v1_Conversation__Output>): grpc.ClientUnaryCall;
  
  /**
   * Undoes a deletion of the last 10 seconds. Also succeeds for a conversation that is not deleted.
   */
  RestoreConversation(argument: _rostra_chat_v1_RestoreConversationRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_Conversation__Output>): grpc.ClientUnaryCall;
  RestoreConversation(argument: _rostra_chat_v1_RestoreConversationRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_chat_v1_Conversation__Output>): grpc.ClientUnaryCall;
  RestoreConversation(argument: _rostra_chat_v1_RestoreConversationRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_Conversation__Output>): grpc.ClientUnaryCall;
  RestoreConversation(argument: _rostra_chat_v1_RestoreConversationRequest, callback: grpc.requestCallback<_rostra_chat_v1_Conversation__Output>): grpc.ClientUnaryCall;
  /**
   * Undoes a deletion of the last 10 seconds. Also succeeds for a conversation that is not deleted.
   */
  restoreConversation(argument: _rostra_chat_v1_RestoreConversationRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_Conversation__Output>): grpc.ClientUnaryCall;
  restoreConversation(argument: _rostra_chat_v1_RestoreConversationRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_chat_v1_Conversation__Output>): grpc.ClientUnaryCall;
  restoreConversation(argument: _rostra_chat_v1_RestoreConversationRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_Conversation__Output>): grpc.ClientUnaryCall;
  restoreConversation(argument: _rostra_chat_v1_RestoreConversationRequest, callback: grpc.requestCallback<_rostra_chat_v1_Conversation__Output>): grpc.ClientUnaryCall;
  
  /**
   * Ends the share of a conversation. Succeeds when there is none.
   */
  RevokeShare(argument: _rostra_chat_v1_RevokeShareRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_RevokeShareResponse__Output>): grpc.ClientUnaryCall;
  RevokeShare(argument: _rostra_chat_v1_RevokeShareRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_chat_v1_RevokeShareResponse__Output>): grpc.ClientUnaryCall;
  RevokeShare(argument: _rostra_chat_v1_RevokeShareRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_RevokeShareResponse__Output>): grpc.ClientUnaryCall;
  RevokeShare(argument: _rostra_chat_v1_RevokeShareRequest, callback: grpc.requestCallback<_rostra_chat_v1_RevokeShareResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Ends the share of a conversation. Succeeds when there is none.
   */
  revokeShare(argument: _rostra_chat_v1_RevokeShareRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_RevokeShareResponse__Output>): grpc.ClientUnaryCall;
  revokeShare(argument: _rostra_chat_v1_RevokeShareRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_chat_v1_RevokeShareResponse__Output>): grpc.ClientUnaryCall;
  revokeShare(argument: _rostra_chat_v1_RevokeShareRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_RevokeShareResponse__Output>): grpc.ClientUnaryCall;
  revokeShare(argument: _rostra_chat_v1_RevokeShareRequest, callback: grpc.requestCallback<_rostra_chat_v1_RevokeShareResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Adds a note about the calling member for one persona, or changes one. A text that exists already is not added again.
   * INVALID_ARGUMENT VALIDATION; NOT_FOUND NOTE_NOT_FOUND, BOT_NOT_FOUND;
   * FAILED_PRECONDITION NOTES_FULL: the persona has 20 notes, or 200 other personas have notes.
   */
  SaveNote(argument: _rostra_chat_v1_SaveNoteRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_Note__Output>): grpc.ClientUnaryCall;
  SaveNote(argument: _rostra_chat_v1_SaveNoteRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_chat_v1_Note__Output>): grpc.ClientUnaryCall;
  SaveNote(argument: _rostra_chat_v1_SaveNoteRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_Note__Output>): grpc.ClientUnaryCall;
  SaveNote(argument: _rostra_chat_v1_SaveNoteRequest, callback: grpc.requestCallback<_rostra_chat_v1_Note__Output>): grpc.ClientUnaryCall;
  /**
   * Adds a note about the calling member for one persona, or changes one. A text that exists already is not added again.
   * INVALID_ARGUMENT VALIDATION; NOT_FOUND NOTE_NOT_FOUND, BOT_NOT_FOUND;
   * FAILED_PRECONDITION NOTES_FULL: the persona has 20 notes, or 200 other personas have notes.
   */
  saveNote(argument: _rostra_chat_v1_SaveNoteRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_Note__Output>): grpc.ClientUnaryCall;
  saveNote(argument: _rostra_chat_v1_SaveNoteRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_chat_v1_Note__Output>): grpc.ClientUnaryCall;
  saveNote(argument: _rostra_chat_v1_SaveNoteRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_Note__Output>): grpc.ClientUnaryCall;
  saveNote(argument: _rostra_chat_v1_SaveNoteRequest, callback: grpc.requestCallback<_rostra_chat_v1_Note__Output>): grpc.ClientUnaryCall;
  
  /**
   * Sends a message and streams the answer. A repeated request id attaches to the same generation. Cancelling the call does not stop the
   * generation. Refusals come before the first event, as a status:
   * INVALID_ARGUMENT VALIDATION;
   * NOT_FOUND MESSAGE_NOT_FOUND: the conversation has no message that is to be replaced;
   * INVALID_ARGUMENT NOT_EDITABLE: a greeting, or an answer with content;
   * INVALID_ARGUMENT NOT_CONTINUABLE: the conversation has no such answer, or it did not end at the limit of its length;
   * PERMISSION_DENIED GUEST_LIMIT: the guest has sent its 10 messages;
   * PERMISSION_DENIED ADDRESS_LIMIT: the guests of this network have sent their messages of the day;
   * FAILED_PRECONDITION INSUFFICIENT_CREDITS: the member has too few credits;
   * ALREADY_EXISTS PRICE_CHANGED: the answer costs more than max_credits; nothing was held;
   * ALREADY_EXISTS GENERATION_RUNNING: another message of the conversation is being answered;
   * ALREADY_EXISTS REQUEST_ID_REUSED: the request id belongs to another message, or to one with another text or limit of the program;
   * UNAVAILABLE OVERLOADED: this replica runs as many generations as it may;
   * UNAVAILABLE INTERRUPTED: the send was not admitted in time, or its exchange was deleted; it can be repeated.
   */
  Send(argument: _rostra_chat_v1_SendRequest, metadata: grpc.Metadata, options?: grpc.CallOptions): grpc.ClientReadableStream<_rostra_chat_v1_GenerationEvent__Output>;
  Send(argument: _rostra_chat_v1_SendRequest, options?: grpc.CallOptions): grpc.ClientReadableStream<_rostra_chat_v1_GenerationEvent__Output>;
  /**
   * Sends a message and streams the answer. A repeated request id attaches to the same generation. Cancelling the call does not stop the
   * generation. Refusals come before the first event, as a status:
   * INVALID_ARGUMENT VALIDATION;
   * NOT_FOUND MESSAGE_NOT_FOUND: the conversation has no message that is to be replaced;
   * INVALID_ARGUMENT NOT_EDITABLE: a greeting, or an answer with content;
   * INVALID_ARGUMENT NOT_CONTINUABLE: the conversation has no such answer, or it did not end at the limit of its length;
   * PERMISSION_DENIED GUEST_LIMIT: the guest has sent its 10 messages;
   * PERMISSION_DENIED ADDRESS_LIMIT: the guests of this network have sent their messages of the day;
   * FAILED_PRECONDITION INSUFFICIENT_CREDITS: the member has too few credits;
   * ALREADY_EXISTS PRICE_CHANGED: the answer costs more than max_credits; nothing was held;
   * ALREADY_EXISTS GENERATION_RUNNING: another message of the conversation is being answered;
   * ALREADY_EXISTS REQUEST_ID_REUSED: the request id belongs to another message, or to one with another text or limit of the program;
   * UNAVAILABLE OVERLOADED: this replica runs as many generations as it may;
   * UNAVAILABLE INTERRUPTED: the send was not admitted in time, or its exchange was deleted; it can be repeated.
   */
  send(argument: _rostra_chat_v1_SendRequest, metadata: grpc.Metadata, options?: grpc.CallOptions): grpc.ClientReadableStream<_rostra_chat_v1_GenerationEvent__Output>;
  send(argument: _rostra_chat_v1_SendRequest, options?: grpc.CallOptions): grpc.ClientReadableStream<_rostra_chat_v1_GenerationEvent__Output>;
  
  /**
   * Sends a message as Send does and returns when the answer is complete. A failed generation is UNAVAILABLE with the failure's reason.
   */
  SendAndWait(argument: _rostra_chat_v1_SendRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_Exchange__Output>): grpc.ClientUnaryCall;
  SendAndWait(argument: _rostra_chat_v1_SendRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_chat_v1_Exchange__Output>): grpc.ClientUnaryCall;
  SendAndWait(argument: _rostra_chat_v1_SendRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_Exchange__Output>): grpc.ClientUnaryCall;
  SendAndWait(argument: _rostra_chat_v1_SendRequest, callback: grpc.requestCallback<_rostra_chat_v1_Exchange__Output>): grpc.ClientUnaryCall;
  /**
   * Sends a message as Send does and returns when the answer is complete. A failed generation is UNAVAILABLE with the failure's reason.
   */
  sendAndWait(argument: _rostra_chat_v1_SendRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_Exchange__Output>): grpc.ClientUnaryCall;
  sendAndWait(argument: _rostra_chat_v1_SendRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_chat_v1_Exchange__Output>): grpc.ClientUnaryCall;
  sendAndWait(argument: _rostra_chat_v1_SendRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_Exchange__Output>): grpc.ClientUnaryCall;
  sendAndWait(argument: _rostra_chat_v1_SendRequest, callback: grpc.requestCallback<_rostra_chat_v1_Exchange__Output>): grpc.ClientUnaryCall;
  
  /**
   * Stores the caller's feedback on an answer in an own conversation, or removes it. NOT_FOUND MESSAGE_NOT_FOUND; INVALID_ARGUMENT
   * VALIDATION.
   */
  SetFeedback(argument: _rostra_chat_v1_SetFeedbackRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_Feedback__Output>): grpc.ClientUnaryCall;
  SetFeedback(argument: _rostra_chat_v1_SetFeedbackRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_chat_v1_Feedback__Output>): grpc.ClientUnaryCall;
  SetFeedback(argument: _rostra_chat_v1_SetFeedbackRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_Feedback__Output>): grpc.ClientUnaryCall;
  SetFeedback(argument: _rostra_chat_v1_SetFeedbackRequest, callback: grpc.requestCallback<_rostra_chat_v1_Feedback__Output>): grpc.ClientUnaryCall;
  /**
   * Stores the caller's feedback on an answer in an own conversation, or removes it. NOT_FOUND MESSAGE_NOT_FOUND; INVALID_ARGUMENT
   * VALIDATION.
   */
  setFeedback(argument: _rostra_chat_v1_SetFeedbackRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_Feedback__Output>): grpc.ClientUnaryCall;
  setFeedback(argument: _rostra_chat_v1_SetFeedbackRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_chat_v1_Feedback__Output>): grpc.ClientUnaryCall;
  setFeedback(argument: _rostra_chat_v1_SetFeedbackRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_Feedback__Output>): grpc.ClientUnaryCall;
  setFeedback(argument: _rostra_chat_v1_SetFeedbackRequest, callback: grpc.requestCallback<_rostra_chat_v1_Feedback__Output>): grpc.ClientUnaryCall;
  
  /**
   * Turns memories on or off. Off: no persona gets or makes notes; existing notes are kept until they are deleted.
   */
  SetMemoriesEnabled(argument: _rostra_chat_v1_SetMemoriesEnabledRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_Memories__Output>): grpc.ClientUnaryCall;
  SetMemoriesEnabled(argument: _rostra_chat_v1_SetMemoriesEnabledRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_chat_v1_Memories__Output>): grpc.ClientUnaryCall;
  SetMemoriesEnabled(argument: _rostra_chat_v1_SetMemoriesEnabledRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_Memories__Output>): grpc.ClientUnaryCall;
  SetMemoriesEnabled(argument: _rostra_chat_v1_SetMemoriesEnabledRequest, callback: grpc.requestCallback<_rostra_chat_v1_Memories__Output>): grpc.ClientUnaryCall;
  /**
   * Turns memories on or off. Off: no persona gets or makes notes; existing notes are kept until they are deleted.
   */
  setMemoriesEnabled(argument: _rostra_chat_v1_SetMemoriesEnabledRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_Memories__Output>): grpc.ClientUnaryCall;
  setMemoriesEnabled(argument: _rostra_chat_v1_SetMemoriesEnabledRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_chat_v1_Memories__Output>): grpc.ClientUnaryCall;
  setMemoriesEnabled(argument: _rostra_chat_v1_SetMemoriesEnabledRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_Memories__Output>): grpc.ClientUnaryCall;
  setMemoriesEnabled(argument: _rostra_chat_v1_SetMemoriesEnabledRequest, callback: grpc.requestCallback<_rostra_chat_v1_Memories__Output>): grpc.ClientUnaryCall;
  
  /**
   * Stores a snapshot of a conversation's shown branch, its 200 latest ended exchanges, which everyone with the token can read. Returns the
   * token once: only its hash is stored. Sharing again makes a new snapshot and token, and ends the old ones. PERMISSION_DENIED
   * PRIVATE_PERSONA; FAILED_PRECONDITION NOTHING_TO_SHARE: no message has an answer, or none is the caller's own; NOT_FOUND
   * MESSAGE_NOT_FOUND.
   */
  ShareConversation(argument: _rostra_chat_v1_ShareConversationRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_ShareConversationResponse__Output>): grpc.ClientUnaryCall;
  ShareConversation(argument: _rostra_chat_v1_ShareConversationRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_chat_v1_ShareConversationResponse__Output>): grpc.ClientUnaryCall;
  ShareConversation(argument: _rostra_chat_v1_ShareConversationRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_ShareConversationResponse__Output>): grpc.ClientUnaryCall;
  ShareConversation(argument: _rostra_chat_v1_ShareConversationRequest, callback: grpc.requestCallback<_rostra_chat_v1_ShareConversationResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Stores a snapshot of a conversation's shown branch, its 200 latest ended exchanges, which everyone with the token can read. Returns the
   * token once: only its hash is stored. Sharing again makes a new snapshot and token, and ends the old ones. PERMISSION_DENIED
   * PRIVATE_PERSONA; FAILED_PRECONDITION NOTHING_TO_SHARE: no message has an answer, or none is the caller's own; NOT_FOUND
   * MESSAGE_NOT_FOUND.
   */
  shareConversation(argument: _rostra_chat_v1_ShareConversationRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_ShareConversationResponse__Output>): grpc.ClientUnaryCall;
  shareConversation(argument: _rostra_chat_v1_ShareConversationRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_chat_v1_ShareConversationResponse__Output>): grpc.ClientUnaryCall;
  shareConversation(argument: _rostra_chat_v1_ShareConversationRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_ShareConversationResponse__Output>): grpc.ClientUnaryCall;
  shareConversation(argument: _rostra_chat_v1_ShareConversationRequest, callback: grpc.requestCallback<_rostra_chat_v1_ShareConversationResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Switches a conversation to another branch: the last shown one below a message, or the newest. Returns its latest messages, at most 200.
   * NOT_FOUND MESSAGE_NOT_FOUND.
   */
  ShowBranch(argument: _rostra_chat_v1_ShowBranchRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_ListMessagesResponse__Output>): grpc.ClientUnaryCall;
  ShowBranch(argument: _rostra_chat_v1_ShowBranchRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_chat_v1_ListMessagesResponse__Output>): grpc.ClientUnaryCall;
  ShowBranch(argument: _rostra_chat_v1_ShowBranchRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_ListMessagesResponse__Output>): grpc.ClientUnaryCall;
  ShowBranch(argument: _rostra_chat_v1_ShowBranchRequest, callback: grpc.requestCallback<_rostra_chat_v1_ListMessagesResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Switches a conversation to another branch: the last shown one below a message, or the newest. Returns its latest messages, at most 200.
   * NOT_FOUND MESSAGE_NOT_FOUND.
   */
  showBranch(argument: _rostra_chat_v1_ShowBranchRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_ListMessagesResponse__Output>): grpc.ClientUnaryCall;
  showBranch(argument: _rostra_chat_v1_ShowBranchRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_chat_v1_ListMessagesResponse__Output>): grpc.ClientUnaryCall;
  showBranch(argument: _rostra_chat_v1_ShowBranchRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_ListMessagesResponse__Output>): grpc.ClientUnaryCall;
  showBranch(argument: _rostra_chat_v1_ShowBranchRequest, callback: grpc.requestCallback<_rostra_chat_v1_ListMessagesResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Starts a conversation with a persona that the caller may see; its first message is the persona's greeting. A repeated request id
   * returns the same conversation. NOT_FOUND BOT_NOT_FOUND; INVALID_ARGUMENT VALIDATION; ALREADY_EXISTS REQUEST_ID_REUSED: the request id
   * belongs to another conversation; PERMISSION_DENIED WIDGET_ONLY for a guest of another persona's widget.
   */
  StartConversation(argument: _rostra_chat_v1_StartConversationRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_StartConversationResponse__Output>): grpc.ClientUnaryCall;
  StartConversation(argument: _rostra_chat_v1_StartConversationRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_chat_v1_StartConversationResponse__Output>): grpc.ClientUnaryCall;
  StartConversation(argument: _rostra_chat_v1_StartConversationRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_StartConversationResponse__Output>): grpc.ClientUnaryCall;
  StartConversation(argument: _rostra_chat_v1_StartConversationRequest, callback: grpc.requestCallback<_rostra_chat_v1_StartConversationResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Starts a conversation with a persona that the caller may see; its first message is the persona's greeting. A repeated request id
   * returns the same conversation. NOT_FOUND BOT_NOT_FOUND; INVALID_ARGUMENT VALIDATION; ALREADY_EXISTS REQUEST_ID_REUSED: the request id
   * belongs to another conversation; PERMISSION_DENIED WIDGET_ONLY for a guest of another persona's widget.
   */
  startConversation(argument: _rostra_chat_v1_StartConversationRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_StartConversationResponse__Output>): grpc.ClientUnaryCall;
  startConversation(argument: _rostra_chat_v1_StartConversationRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_chat_v1_StartConversationResponse__Output>): grpc.ClientUnaryCall;
  startConversation(argument: _rostra_chat_v1_StartConversationRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_StartConversationResponse__Output>): grpc.ClientUnaryCall;
  startConversation(argument: _rostra_chat_v1_StartConversationRequest, callback: grpc.requestCallback<_rostra_chat_v1_StartConversationResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Stops a generation on any replica and keeps its text so far. Also succeeds when the generation has ended.
   * NOT_FOUND GENERATION_NOT_FOUND.
   */
  StopGeneration(argument: _rostra_chat_v1_StopGenerationRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_StopGenerationResponse__Output>): grpc.ClientUnaryCall;
  StopGeneration(argument: _rostra_chat_v1_StopGenerationRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_chat_v1_StopGenerationResponse__Output>): grpc.ClientUnaryCall;
  StopGeneration(argument: _rostra_chat_v1_StopGenerationRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_StopGenerationResponse__Output>): grpc.ClientUnaryCall;
  StopGeneration(argument: _rostra_chat_v1_StopGenerationRequest, callback: grpc.requestCallback<_rostra_chat_v1_StopGenerationResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Stops a generation on any replica and keeps its text so far. Also succeeds when the generation has ended.
   * NOT_FOUND GENERATION_NOT_FOUND.
   */
  stopGeneration(argument: _rostra_chat_v1_StopGenerationRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_StopGenerationResponse__Output>): grpc.ClientUnaryCall;
  stopGeneration(argument: _rostra_chat_v1_StopGenerationRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_chat_v1_StopGenerationResponse__Output>): grpc.ClientUnaryCall;
  stopGeneration(argument: _rostra_chat_v1_StopGenerationRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_StopGenerationResponse__Output>): grpc.ClientUnaryCall;
  stopGeneration(argument: _rostra_chat_v1_StopGenerationRequest, callback: grpc.requestCallback<_rostra_chat_v1_StopGenerationResponse__Output>): grpc.ClientUnaryCall;
  
}

/**
 * Conversations of members and guests with personas. services/chat/README.md has a glossary.
 * 
 * A conversation belongs to one person, a member or a guest. For every other caller it is NOT_FOUND CONVERSATION_NOT_FOUND. A program of the
 * member continues, stops and deletes only what it began; others it reads with the scope `read`, and are NOT_FOUND for every other use.
 */
export interface ChatServiceHandlers extends grpc.UntypedServiceImplementation {
  /**
   * Moves a guest's conversations to the calling member; the guest's token is the proof. UNAUTHENTICATED TOKEN_INVALID.
   */
  AdoptConversations: grpc.handleUnaryCall<_rostra_chat_v1_AdoptConversationsRequest__Output, _rostra_chat_v1_AdoptConversationsResponse>;
  
  /**
   * Answers an open or dismissed item better: question and answer become a source of the persona. Can be repeated with the same answer.
   * NOT_FOUND ITEM_NOT_FOUND; INVALID_ARGUMENT VALIDATION; ALREADY_EXISTS ALREADY_HANDLED: it is answered otherwise; and what persona's
   * AddSource refuses.
   */
  AnswerInboxItem: grpc.handleUnaryCall<_rostra_chat_v1_AnswerInboxItemRequest__Output, _rostra_chat_v1_InboxItem>;
  
  /**
   * Answers as a persona that a member is still writing. The answer is not stored, counted or charged, and stops when the call is
   * cancelled. INVALID_ARGUMENT VALIDATION, UNAUTHENTICATED AUTH_REQUIRED for guests, UNAVAILABLE OVERLOADED.
   */
  AnswerTrial: grpc.handleServerStreamingCall<_rostra_chat_v1_AnswerTrialRequest__Output, _rostra_chat_v1_GenerationEvent>;
  
  /**
   * Answers from the messages of the request, without a conversation. Only the charge is kept: the frames are in Redis while the answer
   * runs, and for 10 minutes after it with a request id. A repeated request id joins the same answer from its beginning, for one charge.
   * Without a request id, cancelling the call stops the answer. Members only: UNAUTHENTICATED AUTH_REQUIRED. Refusals come before the first
   * event: INVALID_ARGUMENT VALIDATION; NOT_FOUND BOT_NOT_FOUND; FAILED_PRECONDITION INSUFFICIENT_CREDITS; RESOURCE_EXHAUSTED
   * TOO_MANY_UNANSWERED; ALREADY_EXISTS REQUEST_ID_REUSED: the request id belongs to other messages; ALREADY_EXISTS ANSWER_GONE: the answer
   * of the request id is not kept any more; UNAVAILABLE OVERLOADED, INTERRUPTED, SEND_IN_PROGRESS.
   */
  Ask: grpc.handleServerStreamingCall<_rostra_chat_v1_AskRequest__Output, _rostra_chat_v1_GenerationEvent>;
  
  /**
   * Copies a shared conversation into a conversation of the caller, which costs nothing. A repeated request id returns the same one, also
   * when the share has ended since. NOT_FOUND SHARE_NOT_FOUND; INVALID_ARGUMENT VALIDATION; ALREADY_EXISTS REQUEST_ID_REUSED;
   * PERMISSION_DENIED WIDGET_ONLY for a guest of a widget.
   */
  ContinueShared: grpc.handleUnaryCall<_rostra_chat_v1_ContinueSharedRequest__Output, _rostra_chat_v1_StartConversationResponse>;
  
  /**
   * Counts the caller's conversations: all, those of the list, and those with a share. UNAUTHENTICATED AUTH_REQUIRED for an anonymous caller.
   */
  CountConversations: grpc.handleUnaryCall<_rostra_chat_v1_CountConversationsRequest__Output, _rostra_chat_v1_CountConversationsResponse>;
  
  /**
   * Counts the open items of the caller's personas. Personas without one are left out. UNAUTHENTICATED AUTH_REQUIRED for guests.
   */
  CountInbox: grpc.handleUnaryCall<_rostra_chat_v1_CountInboxRequest__Output, _rostra_chat_v1_CountInboxResponse>;
  
  /**
   * Deletes a conversation: it is hidden at once, and its messages and its share are gone within a minute. A running answer is stopped.
   */
  DeleteConversation: grpc.handleUnaryCall<_rostra_chat_v1_DeleteConversationRequest__Output, _rostra_chat_v1_DeleteConversationResponse>;
  
  /**
   * Deletes all conversations of the caller that began before a time, each as DeleteConversation does. Later ones stay, so that a repeated
   * call has no further effect. INVALID_ARGUMENT VALIDATION.
   */
  DeleteConversations: grpc.handleUnaryCall<_rostra_chat_v1_DeleteConversationsRequest__Output, _rostra_chat_v1_DeleteConversationsResponse>;
  
  /**
   * Deletes a note, all notes of a persona, or all notes. Succeeds when there is none. INVALID_ARGUMENT VALIDATION: a note without its
   * persona.
   */
  DeleteNotes: grpc.handleUnaryCall<_rostra_chat_v1_DeleteNotesRequest__Output, _rostra_chat_v1_DeleteNotesResponse>;
  
  /**
   * Dismisses an open item. NOT_FOUND ITEM_NOT_FOUND; ALREADY_EXISTS ALREADY_HANDLED: it is answered.
   */
  DismissInboxItem: grpc.handleUnaryCall<_rostra_chat_v1_DismissInboxItemRequest__Output, _rostra_chat_v1_InboxItem>;
  
  /**
   * Streams all conversations of the caller, oldest first, each with all its messages. A long conversation comes in several parts, one
   * after the other.
   */
  ExportConversations: grpc.handleServerStreamingCall<_rostra_chat_v1_ExportConversationsRequest__Output, _rostra_chat_v1_ExportedConversation>;
  
  /**
   * Streams the events of a generation after a seq, on any replica, whether the generation runs or has ended.
   * NOT_FOUND GENERATION_NOT_FOUND.
   */
  FollowGeneration: grpc.handleServerStreamingCall<_rostra_chat_v1_FollowGenerationRequest__Output, _rostra_chat_v1_GenerationEvent>;
  
  /**
   * Returns an ended answer in an own conversation with its question, as texts. NOT_FOUND MESSAGE_NOT_FOUND for every other message;
   * UNAUTHENTICATED AUTH_REQUIRED for an anonymous caller.
   */
  GetAnswer: grpc.handleUnaryCall<_rostra_chat_v1_GetAnswerRequest__Output, _rostra_chat_v1_Answer>;
  
  /**
   * Returns a conversation, without its messages.
   */
  GetConversation: grpc.handleUnaryCall<_rostra_chat_v1_GetConversationRequest__Output, _rostra_chat_v1_Conversation>;
  
  /**
   * Returns one exchange of the caller's conversations with its place. NOT_FOUND GENERATION_NOT_FOUND.
   */
  GetExchange: grpc.handleUnaryCall<_rostra_chat_v1_GetExchangeRequest__Output, _rostra_chat_v1_StoredExchange>;
  
  /**
   * Returns what people ask a persona about and how they rate its answers, up to today. Only of members who allow anonymous insights, without
   * the owner and deleted conversations; empty unless others may see the persona. NOT_FOUND BOT_NOT_FOUND for every caller but the owner,
   * UNAUTHENTICATED AUTH_REQUIRED for guests, INVALID_ARGUMENT VALIDATION.
   */
  GetInsights: grpc.handleUnaryCall<_rostra_chat_v1_GetInsightsRequest__Output, _rostra_chat_v1_Insights>;
  
  /**
   * Returns the notes of personas about the calling member, the persona with the latest note first. Memories are off by default.
   */
  GetMemories: grpc.handleUnaryCall<_rostra_chat_v1_GetMemoriesRequest__Output, _rostra_chat_v1_Memories>;
  
  /**
   * Returns the calls of chat to models by day, with their tokens and cost. For super senators: PERMISSION_DENIED OPERATORS_ONLY for every
   * other caller; INVALID_ARGUMENT VALIDATION.
   */
  GetModelFigures: grpc.handleUnaryCall<_rostra_chat_v1_GetModelFiguresRequest__Output, _rostra_chat_v1_ModelFigures>;
  
  /**
   * Returns the outcome of generations, so that billing can settle old holds whose event has not arrived.
   * PERMISSION_DENIED SERVICE_NOT_ALLOWED for other services than billing.
   */
  GetOutcomes: grpc.handleUnaryCall<_rostra_chat_v1_GetOutcomesRequest__Output, _rostra_chat_v1_GetOutcomesResponse>;
  
  /**
   * Returns a shared conversation, to anyone with the token. NOT_FOUND SHARE_NOT_FOUND, also while the persona is not public.
   */
  GetSharedConversation: grpc.handleUnaryCall<_rostra_chat_v1_GetSharedConversationRequest__Output, _rostra_chat_v1_SharedConversation>;
  
  /**
   * Marks a running ask whose answer cannot reach its client, because the gateway stops: once the call of the ask is cancelled, the answer
   * fails as INTERRUPTED and costs nothing. Has no effect on one that has ended. PERMISSION_DENIED SERVICE_NOT_ALLOWED for other services
   * than the gateway.
   */
  InterruptAsk: grpc.handleUnaryCall<_rostra_chat_v1_InterruptAskRequest__Output, _rostra_chat_v1_InterruptAskResponse>;
  
  /**
   * Lists the caller's conversations that have an exchange: pinned ones first, the latest pin first, then the others, latest first. With a
   * search: those with all its words in their title, the persona's name or one exchange, the latest match first; the last word may be the
   * beginning of one.
   */
  ListConversations: grpc.handleUnaryCall<_rostra_chat_v1_ListConversationsRequest__Output, _rostra_chat_v1_ListConversationsResponse>;
  
  /**
   * Lists what visitors reported of a persona's answers with their consent, and groups of questions that its material does not answer, the
   * latest first. NOT_FOUND BOT_NOT_FOUND for every caller but the owner, UNAUTHENTICATED AUTH_REQUIRED for guests, like the next two
   * calls.
   */
  ListInbox: grpc.handleUnaryCall<_rostra_chat_v1_ListInboxRequest__Output, _rostra_chat_v1_ListInboxResponse>;
  
  /**
   * Lists the messages of a conversation's shown branch, or those before a message on its own branch, oldest first.
   */
  ListMessages: grpc.handleUnaryCall<_rostra_chat_v1_ListMessagesRequest__Output, _rostra_chat_v1_ListMessagesResponse>;
  
  /**
   * Returns what members wrote in finished exchanges, so that zeitgeist can count words. Exchanges of guests and unknown ids are left out.
   * PERMISSION_DENIED SERVICE_NOT_ALLOWED for other services than zeitgeist.
   */
  ListMessagesForInsights: grpc.handleUnaryCall<_rostra_chat_v1_ListMessagesForInsightsRequest__Output, _rostra_chat_v1_ListMessagesForInsightsResponse>;
  
  /**
   * Lists the caller's shares, latest first: all, because a person has 2,000 conversations at most.
   */
  ListShares: grpc.handleUnaryCall<_rostra_chat_v1_ListSharesRequest__Output, _rostra_chat_v1_ListSharesResponse>;
  
  /**
   * Pins a conversation, so that it comes first in the list, or unpins it. Can be repeated. FAILED_PRECONDITION PINS_FULL: 20 others are
   * pinned.
   */
  PinConversation: grpc.handleUnaryCall<_rostra_chat_v1_PinConversationRequest__Output, _rostra_chat_v1_Conversation>;
  
  /**
   * Sets the title of a conversation. INVALID_ARGUMENT VALIDATION.
   */
  RenameConversation: grpc.handleUnaryCall<_rostra_chat_v1_RenameConversationRequest__Output, _rostra_chat_v1_Conversation>;
  
  /**
   * Undoes a deletion of the last 10 seconds. Also succeeds for a conversation that is not deleted.
   */
  RestoreConversation: grpc.handleUnaryCall<_rostra_chat_v1_RestoreConversationRequest__Output, _rostra_chat_v1_Conversation>;
  
  /**
   * Ends the share of a conversation. Succeeds when there is none.
   */
  RevokeShare: grpc.handleUnaryCall<_rostra_chat_v1_RevokeShareRequest__Output, _rostra_chat_v1_RevokeShareResponse>;
  
  /**
   * Adds a note about the calling member for one persona, or changes one. A text that exists already is not added again.
   * INVALID_ARGUMENT VALIDATION; NOT_FOUND NOTE_NOT_FOUND, BOT_NOT_FOUND;
   * FAILED_PRECONDITION NOTES_FULL: the persona has 20 notes, or 200 other personas have notes.
   */
  SaveNote: grpc.handleUnaryCall<_rostra_chat_v1_SaveNoteRequest__Output, _rostra_chat_v1_Note>;
  
  /**
   * Sends a message and streams the answer. A repeated request id attaches to the same generation. Cancelling the call does not stop the
   * generation. Refusals come before the first event, as a status:
   * INVALID_ARGUMENT VALIDATION;
   * NOT_FOUND MESSAGE_NOT_FOUND: the conversation has no message that is to be replaced;
   * INVALID_ARGUMENT NOT_EDITABLE: a greeting, or an answer with content;
   * INVALID_ARGUMENT NOT_CONTINUABLE: the conversation has no such answer, or it did not end at the limit of its length;
   * PERMISSION_DENIED GUEST_LIMIT: the guest has sent its 10 messages;
   * PERMISSION_DENIED ADDRESS_LIMIT: the guests of this network have sent their messages of the day;
   * FAILED_PRECONDITION INSUFFICIENT_CREDITS: the member has too few credits;
   * ALREADY_EXISTS PRICE_CHANGED: the answer costs more than max_credits; nothing was held;
   * ALREADY_EXISTS GENERATION_RUNNING: another message of the conversation is being answered;
   * ALREADY_EXISTS REQUEST_ID_REUSED: the request id belongs to another message, or to one with another text or limit of the program;
   * UNAVAILABLE OVERLOADED: this replica runs as many generations as it may;
   * UNAVAILABLE INTERRUPTED: the send was not admitted in time, or its exchange was deleted; it can be repeated.
   */
  Send: grpc.handleServerStreamingCall<_rostra_chat_v1_SendRequest__Output, _rostra_chat_v1_GenerationEvent>;
  
  /**
   * Sends a message as Send does and returns when the answer is complete. A failed generation is UNAVAILABLE with the failure's reason.
   */
  SendAndWait: grpc.handleUnaryCall<_rostra_chat_v1_SendRequest__Output, _rostra_chat_v1_Exchange>;
  
  /**
   * Stores the caller's feedback on an answer in an own conversation, or removes it. NOT_FOUND MESSAGE_NOT_FOUND; INVALID_ARGUMENT
   * VALIDATION.
   */
  SetFeedback: grpc.handleUnaryCall<_rostra_chat_v1_SetFeedbackRequest__Output, _rostra_chat_v1_Feedback>;
  
  /**
   * Turns memories on or off. Off: no persona gets or makes notes; existing notes are kept until they are deleted.
   */
  SetMemoriesEnabled: grpc.handleUnaryCall<_rostra_chat_v1_SetMemoriesEnabledRequest__Output, _rostra_chat_v1_Memories>;
  
  /**
   * Stores a snapshot of a conversation's shown branch, its 200 latest ended exchanges, which everyone with the token can read. Returns the
   * token once: only its hash is stored. Sharing again makes a new snapshot and token, and ends the old ones. PERMISSION_DENIED
   * PRIVATE_PERSONA; FAILED_PRECONDITION NOTHING_TO_SHARE: no message has an answer, or none is the caller's own; NOT_FOUND
   * MESSAGE_NOT_FOUND.
   */
  ShareConversation: grpc.handleUnaryCall<_rostra_chat_v1_ShareConversationRequest__Output, _rostra_chat_v1_ShareConversationResponse>;
  
  /**
   * Switches a conversation to another branch: the last shown one below a message, or the newest. Returns its latest messages, at most 200.
   * NOT_FOUND MESSAGE_NOT_FOUND.
   */
  ShowBranch: grpc.handleUnaryCall<_rostra_chat_v1_ShowBranchRequest__Output, _rostra_chat_v1_ListMessagesResponse>;
  
  /**
   * Starts a conversation with a persona that the caller may see; its first message is the persona's greeting. A repeated request id
   * returns the same conversation. NOT_FOUND BOT_NOT_FOUND; INVALID_ARGUMENT VALIDATION; ALREADY_EXISTS REQUEST_ID_REUSED: the request id
   * belongs to another conversation; PERMISSION_DENIED WIDGET_ONLY for a guest of another persona's widget.
   */
  StartConversation: grpc.handleUnaryCall<_rostra_chat_v1_StartConversationRequest__Output, _rostra_chat_v1_StartConversationResponse>;
  
  /**
   * Stops a generation on any replica and keeps its text so far. Also succeeds when the generation has ended.
   * NOT_FOUND GENERATION_NOT_FOUND.
   */
  StopGeneration: grpc.handleUnaryCall<_rostra_chat_v1_StopGenerationRequest__Output, _rostra_chat_v1_StopGenerationResponse>;
  
}

export interface ChatServiceDefinition extends grpc.ServiceDefinition {
  AdoptConversations: MethodDefinition<_rostra_chat_v1_AdoptConversationsRequest, _rostra_chat_v1_AdoptConversationsResponse, _rostra_chat_v1_AdoptConversationsRequest__Output, _rostra_chat_v1_AdoptConversationsResponse__Output>
  AnswerInboxItem: MethodDefinition<_rostra_chat_v1_AnswerInboxItemRequest, _rostra_chat_v1_InboxItem, _rostra_chat_v1_AnswerInboxItemRequest__Output, _rostra_chat_v1_InboxItem__Output>
  AnswerTrial: MethodDefinition<_rostra_chat_v1_AnswerTrialRequest, _rostra_chat_v1_GenerationEvent, _rostra_chat_v1_AnswerTrialRequest__Output, _rostra_chat_v1_GenerationEvent__Output>
  Ask: MethodDefinition<_rostra_chat_v1_AskRequest, _rostra_chat_v1_GenerationEvent, _rostra_chat_v1_AskRequest__Output, _rostra_chat_v1_GenerationEvent__Output>
  ContinueShared: MethodDefinition<_rostra_chat_v1_ContinueSharedRequest, _rostra_chat_v1_StartConversationResponse, _rostra_chat_v1_ContinueSharedRequest__Output, _rostra_chat_v1_StartConversationResponse__Output>
  CountConversations: MethodDefinition<_rostra_chat_v1_CountConversationsRequest, _rostra_chat_v1_CountConversationsResponse, _rostra_chat_v1_CountConversationsRequest__Output, _rostra_chat_v1_CountConversationsResponse__Output>
  CountInbox: MethodDefinition<_rostra_chat_v1_CountInboxRequest, _rostra_chat_v1_CountInboxResponse, _rostra_chat_v1_CountInboxRequest__Output, _rostra_chat_v1_CountInboxResponse__Output>
  DeleteConversation: MethodDefinition<_rostra_chat_v1_DeleteConversationRequest, _rostra_chat_v1_DeleteConversationResponse, _rostra_chat_v1_DeleteConversationRequest__Output, _rostra_chat_v1_DeleteConversationResponse__Output>
  DeleteConversations: MethodDefinition<_rostra_chat_v1_DeleteConversationsRequest, _rostra_chat_v1_DeleteConversationsResponse, _rostra_chat_v1_DeleteConversationsRequest__Output, _rostra_chat_v1_DeleteConversationsResponse__Output>
  DeleteNotes: MethodDefinition<_rostra_chat_v1_DeleteNotesRequest, _rostra_chat_v1_DeleteNotesResponse, _rostra_chat_v1_DeleteNotesRequest__Output, _rostra_chat_v1_DeleteNotesResponse__Output>
  DismissInboxItem: MethodDefinition<_rostra_chat_v1_DismissInboxItemRequest, _rostra_chat_v1_InboxItem, _rostra_chat_v1_DismissInboxItemRequest__Output, _rostra_chat_v1_InboxItem__Output>
  ExportConversations: MethodDefinition<_rostra_chat_v1_ExportConversationsRequest, _rostra_chat_v1_ExportedConversation, _rostra_chat_v1_ExportConversationsRequest__Output, _rostra_chat_v1_ExportedConversation__Output>
  FollowGeneration: MethodDefinition<_rostra_chat_v1_FollowGenerationRequest, _rostra_chat_v1_GenerationEvent, _rostra_chat_v1_FollowGenerationRequest__Output, _rostra_chat_v1_GenerationEvent__Output>
  GetAnswer: MethodDefinition<_rostra_chat_v1_GetAnswerRequest, _rostra_chat_v1_Answer, _rostra_chat_v1_GetAnswerRequest__Output, _rostra_chat_v1_Answer__Output>
  GetConversation: MethodDefinition<_rostra_chat_v1_GetConversationRequest, _rostra_chat_v1_Conversation, _rostra_chat_v1_GetConversationRequest__Output, _rostra_chat_v1_Conversation__Output>
  GetExchange: MethodDefinition<_rostra_chat_v1_GetExchangeRequest, _rostra_chat_v1_StoredExchange, _rostra_chat_v1_GetExchangeRequest__Output, _rostra_chat_v1_StoredExchange__Output>
  GetInsights: MethodDefinition<_rostra_chat_v1_GetInsightsRequest, _rostra_chat_v1_Insights, _rostra_chat_v1_GetInsightsRequest__Output, _rostra_chat_v1_Insights__Output>
  GetMemories: MethodDefinition<_rostra_chat_v1_GetMemoriesRequest, _rostra_chat_v1_Memories, _rostra_chat_v1_GetMemoriesRequest__Output, _rostra_chat_v1_Memories__Output>
  GetModelFigures: MethodDefinition<_rostra_chat_v1_GetModelFiguresRequest, _rostra_chat_v1_ModelFigures, _rostra_chat_v1_GetModelFiguresRequest__Output, _rostra_chat_v1_ModelFigures__Output>
  GetOutcomes: MethodDefinition<_rostra_chat_v1_GetOutcomesRequest, _rostra_chat_v1_GetOutcomesResponse, _rostra_chat_v1_GetOutcomesRequest__Output, _rostra_chat_v1_GetOutcomesResponse__Output>
  GetSharedConversation: MethodDefinition<_rostra_chat_v1_GetSharedConversationRequest, _rostra_chat_v1_SharedConversation, _rostra_chat_v1_GetSharedConversationRequest__Output, _rostra_chat_v1_SharedConversation__Output>
  InterruptAsk: MethodDefinition<_rostra_chat_v1_InterruptAskRequest, _rostra_chat_v1_InterruptAskResponse, _rostra_chat_v1_InterruptAskRequest__Output, _rostra_chat_v1_InterruptAskResponse__Output>
  ListConversations: MethodDefinition<_rostra_chat_v1_ListConversationsRequest, _rostra_chat_v1_ListConversationsResponse, _rostra_chat_v1_ListConversationsRequest__Output, _rostra_chat_v1_ListConversationsResponse__Output>
  ListInbox: MethodDefinition<_rostra_chat_v1_ListInboxRequest, _rostra_chat_v1_ListInboxResponse, _rostra_chat_v1_ListInboxRequest__Output, _rostra_chat_v1_ListInboxResponse__Output>
  ListMessages: MethodDefinition<_rostra_chat_v1_ListMessagesRequest, _rostra_chat_v1_ListMessagesResponse, _rostra_chat_v1_ListMessagesRequest__Output, _rostra_chat_v1_ListMessagesResponse__Output>
  ListMessagesForInsights: MethodDefinition<_rostra_chat_v1_ListMessagesForInsightsRequest, _rostra_chat_v1_ListMessagesForInsightsResponse, _rostra_chat_v1_ListMessagesForInsightsRequest__Output, _rostra_chat_v1_ListMessagesForInsightsResponse__Output>
  ListShares: MethodDefinition<_rostra_chat_v1_ListSharesRequest, _rostra_chat_v1_ListSharesResponse, _rostra_chat_v1_ListSharesRequest__Output, _rostra_chat_v1_ListSharesResponse__Output>
  PinConversation: MethodDefinition<_rostra_chat_v1_PinConversationRequest, _rostra_chat_v1_Conversation, _rostra_chat_v1_PinConversationRequest__Output, _rostra_chat_v1_Conversation__Output>
  RenameConversation: MethodDefinition<_rostra_chat_v1_RenameConversationRequest, _rostra_chat_v1_Conversation, _rostra_chat_v1_RenameConversationRequest__Output, _rostra_chat_v1_Conversation__Output>
  RestoreConversation: MethodDefinition<_rostra_chat_v1_RestoreConversationRequest, _rostra_chat_v1_Conversation, _rostra_chat_v1_RestoreConversationRequest__Output, _rostra_chat_v1_Conversation__Output>
  RevokeShare: MethodDefinition<_rostra_chat_v1_RevokeShareRequest, _rostra_chat_v1_RevokeShareResponse, _rostra_chat_v1_RevokeShareRequest__Output, _rostra_chat_v1_RevokeShareResponse__Output>
  SaveNote: MethodDefinition<_rostra_chat_v1_SaveNoteRequest, _rostra_chat_v1_Note, _rostra_chat_v1_SaveNoteRequest__Output, _rostra_chat_v1_Note__Output>
  Send: MethodDefinition<_rostra_chat_v1_SendRequest, _rostra_chat_v1_GenerationEvent, _rostra_chat_v1_SendRequest__Output, _rostra_chat_v1_GenerationEvent__Output>
  SendAndWait: MethodDefinition<_rostra_chat_v1_SendRequest, _rostra_chat_v1_Exchange, _rostra_chat_v1_SendRequest__Output, _rostra_chat_v1_Exchange__Output>
  SetFeedback: MethodDefinition<_rostra_chat_v1_SetFeedbackRequest, _rostra_chat_v1_Feedback, _rostra_chat_v1_SetFeedbackRequest__Output, _rostra_chat_v1_Feedback__Output>
  SetMemoriesEnabled: MethodDefinition<_rostra_chat_v1_SetMemoriesEnabledRequest, _rostra_chat_v1_Memories, _rostra_chat_v1_SetMemoriesEnabledRequest__Output, _rostra_chat_v1_Memories__Output>
  ShareConversation: MethodDefinition<_rostra_chat_v1_ShareConversationRequest, _rostra_chat_v1_ShareConversationResponse, _rostra_chat_v1_ShareConversationRequest__Output, _rostra_chat_v1_ShareConversationResponse__Output>
  ShowBranch: MethodDefinition<_rostra_chat_v1_ShowBranchRequest, _rostra_chat_v1_ListMessagesResponse, _rostra_chat_v1_ShowBranchRequest__Output, _rostra_chat_v1_ListMessagesResponse__Output>
  StartConversation: MethodDefinition<_rostra_chat_v1_StartConversationRequest, _rostra_chat_v1_StartConversationResponse, _rostra_chat_v1_StartConversationRequest__Output, _rostra_chat_v1_StartConversationResponse__Output>
  StopGeneration: MethodDefinition<_rostra_chat_v1_StopGenerationRequest, _rostra_chat_v1_StopGenerationResponse, _rostra_chat_v1_StopGenerationRequest__Output, _rostra_chat_v1_StopGenerationResponse__Output>
}
