// Original file: proto/rostra/persona/v1/persona.proto

import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { AddBookmarkRequest as _rostra_persona_v1_AddBookmarkRequest, AddBookmarkRequest__Output as _rostra_persona_v1_AddBookmarkRequest__Output } from '../../../rostra/persona/v1/AddBookmarkRequest.ts';
import type { AddBookmarkResponse as _rostra_persona_v1_AddBookmarkResponse, AddBookmarkResponse__Output as _rostra_persona_v1_AddBookmarkResponse__Output } from '../../../rostra/persona/v1/AddBookmarkResponse.ts';
import type { AddPictureRequest as _rostra_persona_v1_AddPictureRequest, AddPictureRequest__Output as _rostra_persona_v1_AddPictureRequest__Output } from '../../../rostra/persona/v1/AddPictureRequest.ts';
import type { AddPictureResponse as _rostra_persona_v1_AddPictureResponse, AddPictureResponse__Output as _rostra_persona_v1_AddPictureResponse__Output } from '../../../rostra/persona/v1/AddPictureResponse.ts';
import type { AddSourceRequest as _rostra_persona_v1_AddSourceRequest, AddSourceRequest__Output as _rostra_persona_v1_AddSourceRequest__Output } from '../../../rostra/persona/v1/AddSourceRequest.ts';
import type { AdoptReportsRequest as _rostra_persona_v1_AdoptReportsRequest, AdoptReportsRequest__Output as _rostra_persona_v1_AdoptReportsRequest__Output } from '../../../rostra/persona/v1/AdoptReportsRequest.ts';
import type { AdoptReportsResponse as _rostra_persona_v1_AdoptReportsResponse, AdoptReportsResponse__Output as _rostra_persona_v1_AdoptReportsResponse__Output } from '../../../rostra/persona/v1/AdoptReportsResponse.ts';
import type { Analytics as _rostra_persona_v1_Analytics, Analytics__Output as _rostra_persona_v1_Analytics__Output } from '../../../rostra/persona/v1/Analytics.ts';
import type { CastVoteRequest as _rostra_persona_v1_CastVoteRequest, CastVoteRequest__Output as _rostra_persona_v1_CastVoteRequest__Output } from '../../../rostra/persona/v1/CastVoteRequest.ts';
import type { CheckSlugRequest as _rostra_persona_v1_CheckSlugRequest, CheckSlugRequest__Output as _rostra_persona_v1_CheckSlugRequest__Output } from '../../../rostra/persona/v1/CheckSlugRequest.ts';
import type { CheckSlugResponse as _rostra_persona_v1_CheckSlugResponse, CheckSlugResponse__Output as _rostra_persona_v1_CheckSlugResponse__Output } from '../../../rostra/persona/v1/CheckSlugResponse.ts';
import type { CountPublicPersonasRequest as _rostra_persona_v1_CountPublicPersonasRequest, CountPublicPersonasRequest__Output as _rostra_persona_v1_CountPublicPersonasRequest__Output } from '../../../rostra/persona/v1/CountPublicPersonasRequest.ts';
import type { CountPublicPersonasResponse as _rostra_persona_v1_CountPublicPersonasResponse, CountPublicPersonasResponse__Output as _rostra_persona_v1_CountPublicPersonasResponse__Output } from '../../../rostra/persona/v1/CountPublicPersonasResponse.ts';
import type { CreatePersonaRequest as _rostra_persona_v1_CreatePersonaRequest, CreatePersonaRequest__Output as _rostra_persona_v1_CreatePersonaRequest__Output } from '../../../rostra/persona/v1/CreatePersonaRequest.ts';
import type { CreateWebhookRequest as _rostra_persona_v1_CreateWebhookRequest, CreateWebhookRequest__Output as _rostra_persona_v1_CreateWebhookRequest__Output } from '../../../rostra/persona/v1/CreateWebhookRequest.ts';
import type { CreateWebhookResponse as _rostra_persona_v1_CreateWebhookResponse, CreateWebhookResponse__Output as _rostra_persona_v1_CreateWebhookResponse__Output } from '../../../rostra/persona/v1/CreateWebhookResponse.ts';
import type { Creator as _rostra_persona_v1_Creator, Creator__Output as _rostra_persona_v1_Creator__Output } from '../../../rostra/persona/v1/Creator.ts';
import type { DeletePersonaRequest as _rostra_persona_v1_DeletePersonaRequest, DeletePersonaRequest__Output as _rostra_persona_v1_DeletePersonaRequest__Output } from '../../../rostra/persona/v1/DeletePersonaRequest.ts';
import type { DeletePersonaResponse as _rostra_persona_v1_DeletePersonaResponse, DeletePersonaResponse__Output as _rostra_persona_v1_DeletePersonaResponse__Output } from '../../../rostra/persona/v1/DeletePersonaResponse.ts';
import type { DeleteSourceRequest as _rostra_persona_v1_DeleteSourceRequest, DeleteSourceRequest__Output as _rostra_persona_v1_DeleteSourceRequest__Output } from '../../../rostra/persona/v1/DeleteSourceRequest.ts';
import type { DeleteSourceResponse as _rostra_persona_v1_DeleteSourceResponse, DeleteSourceResponse__Output as _rostra_persona_v1_DeleteSourceResponse__Output } from '../../../rostra/persona/v1/DeleteSourceResponse.ts';
import type { DeleteWebhookRequest as _rostra_persona_v1_DeleteWebhookRequest, DeleteWebhookRequest__Output as _rostra_persona_v1_DeleteWebhookRequest__Output } from '../../../rostra/persona/v1/DeleteWebhookRequest.ts';
import type { DeleteWebhookResponse as _rostra_persona_v1_DeleteWebhookResponse, DeleteWebhookResponse__Output as _rostra_persona_v1_DeleteWebhookResponse__Output } from '../../../rostra/persona/v1/DeleteWebhookResponse.ts';
import type { DismissReportsRequest as _rostra_persona_v1_DismissReportsRequest, DismissReportsRequest__Output as _rostra_persona_v1_DismissReportsRequest__Output } from '../../../rostra/persona/v1/DismissReportsRequest.ts';
import type { DismissReportsResponse as _rostra_persona_v1_DismissReportsResponse, DismissReportsResponse__Output as _rostra_persona_v1_DismissReportsResponse__Output } from '../../../rostra/persona/v1/DismissReportsResponse.ts';
import type { ExportActivityRequest as _rostra_persona_v1_ExportActivityRequest, ExportActivityRequest__Output as _rostra_persona_v1_ExportActivityRequest__Output } from '../../../rostra/persona/v1/ExportActivityRequest.ts';
import type { ExportCardRequest as _rostra_persona_v1_ExportCardRequest, ExportCardRequest__Output as _rostra_persona_v1_ExportCardRequest__Output } from '../../../rostra/persona/v1/ExportCardRequest.ts';
import type { ExportFilesRequest as _rostra_persona_v1_ExportFilesRequest, ExportFilesRequest__Output as _rostra_persona_v1_ExportFilesRequest__Output } from '../../../rostra/persona/v1/ExportFilesRequest.ts';
import type { ExportKnowledgeRequest as _rostra_persona_v1_ExportKnowledgeRequest, ExportKnowledgeRequest__Output as _rostra_persona_v1_ExportKnowledgeRequest__Output } from '../../../rostra/persona/v1/ExportKnowledgeRequest.ts';
import type { ExportedActivity as _rostra_persona_v1_ExportedActivity, ExportedActivity__Output as _rostra_persona_v1_ExportedActivity__Output } from '../../../rostra/persona/v1/ExportedActivity.ts';
import type { ExportedCard as _rostra_persona_v1_ExportedCard, ExportedCard__Output as _rostra_persona_v1_ExportedCard__Output } from '../../../rostra/persona/v1/ExportedCard.ts';
import type { ExportedFilePiece as _rostra_persona_v1_ExportedFilePiece, ExportedFilePiece__Output as _rostra_persona_v1_ExportedFilePiece__Output } from '../../../rostra/persona/v1/ExportedFilePiece.ts';
import type { ExportedSource as _rostra_persona_v1_ExportedSource, ExportedSource__Output as _rostra_persona_v1_ExportedSource__Output } from '../../../rostra/persona/v1/ExportedSource.ts';
import type { FindPassagesRequest as _rostra_persona_v1_FindPassagesRequest, FindPassagesRequest__Output as _rostra_persona_v1_FindPassagesRequest__Output } from '../../../rostra/persona/v1/FindPassagesRequest.ts';
import type { FindPublicPassagesRequest as _rostra_persona_v1_FindPublicPassagesRequest, FindPublicPassagesRequest__Output as _rostra_persona_v1_FindPublicPassagesRequest__Output } from '../../../rostra/persona/v1/FindPublicPassagesRequest.ts';
import type { FindPublicPassagesResponse as _rostra_persona_v1_FindPublicPassagesResponse, FindPublicPassagesResponse__Output as _rostra_persona_v1_FindPublicPassagesResponse__Output } from '../../../rostra/persona/v1/FindPublicPassagesResponse.ts';
import type { FollowCreatorRequest as _rostra_persona_v1_FollowCreatorRequest, FollowCreatorRequest__Output as _rostra_persona_v1_FollowCreatorRequest__Output } from '../../../rostra/persona/v1/FollowCreatorRequest.ts';
import type { FollowCreatorResponse as _rostra_persona_v1_FollowCreatorResponse, FollowCreatorResponse__Output as _rostra_persona_v1_FollowCreatorResponse__Output } from '../../../rostra/persona/v1/FollowCreatorResponse.ts';
import type { FoundPassages as _rostra_persona_v1_FoundPassages, FoundPassages__Output as _rostra_persona_v1_FoundPassages__Output } from '../../../rostra/persona/v1/FoundPassages.ts';
import type { GetAnalyticsRequest as _rostra_persona_v1_GetAnalyticsRequest, GetAnalyticsRequest__Output as _rostra_persona_v1_GetAnalyticsRequest__Output } from '../../../rostra/persona/v1/GetAnalyticsRequest.ts';
import type { GetCreatorRequest as _rostra_persona_v1_GetCreatorRequest, GetCreatorRequest__Output as _rostra_persona_v1_GetCreatorRequest__Output } from '../../../rostra/persona/v1/GetCreatorRequest.ts';
import type { GetFeaturedRequest as _rostra_persona_v1_GetFeaturedRequest, GetFeaturedRequest__Output as _rostra_persona_v1_GetFeaturedRequest__Output } from '../../../rostra/persona/v1/GetFeaturedRequest.ts';
import type { GetFeaturedResponse as _rostra_persona_v1_GetFeaturedResponse, GetFeaturedResponse__Output as _rostra_persona_v1_GetFeaturedResponse__Output } from '../../../rostra/persona/v1/GetFeaturedResponse.ts';
import type { GetOwnVoteRequest as _rostra_persona_v1_GetOwnVoteRequest, GetOwnVoteRequest__Output as _rostra_persona_v1_GetOwnVoteRequest__Output } from '../../../rostra/persona/v1/GetOwnVoteRequest.ts';
import type { GetPersonaRequest as _rostra_persona_v1_GetPersonaRequest, GetPersonaRequest__Output as _rostra_persona_v1_GetPersonaRequest__Output } from '../../../rostra/persona/v1/GetPersonaRequest.ts';
import type { GetPersonaStatsRequest as _rostra_persona_v1_GetPersonaStatsRequest, GetPersonaStatsRequest__Output as _rostra_persona_v1_GetPersonaStatsRequest__Output } from '../../../rostra/persona/v1/GetPersonaStatsRequest.ts';
import type { GetPictureRequest as _rostra_persona_v1_GetPictureRequest, GetPictureRequest__Output as _rostra_persona_v1_GetPictureRequest__Output } from '../../../rostra/persona/v1/GetPictureRequest.ts';
import type { GetSearchByMeaningRequest as _rostra_persona_v1_GetSearchByMeaningRequest, GetSearchByMeaningRequest__Output as _rostra_persona_v1_GetSearchByMeaningRequest__Output } from '../../../rostra/persona/v1/GetSearchByMeaningRequest.ts';
import type { GetSearchByMeaningResponse as _rostra_persona_v1_GetSearchByMeaningResponse, GetSearchByMeaningResponse__Output as _rostra_persona_v1_GetSearchByMeaningResponse__Output } from '../../../rostra/persona/v1/GetSearchByMeaningResponse.ts';
import type { GetSpeakingProfileRequest as _rostra_persona_v1_GetSpeakingProfileRequest, GetSpeakingProfileRequest__Output as _rostra_persona_v1_GetSpeakingProfileRequest__Output } from '../../../rostra/persona/v1/GetSpeakingProfileRequest.ts';
import type { GetStorageRequest as _rostra_persona_v1_GetStorageRequest, GetStorageRequest__Output as _rostra_persona_v1_GetStorageRequest__Output } from '../../../rostra/persona/v1/GetStorageRequest.ts';
import type { GetUseFiguresRequest as _rostra_persona_v1_GetUseFiguresRequest, GetUseFiguresRequest__Output as _rostra_persona_v1_GetUseFiguresRequest__Output } from '../../../rostra/persona/v1/GetUseFiguresRequest.ts';
import type { ImportCardRequest as _rostra_persona_v1_ImportCardRequest, ImportCardRequest__Output as _rostra_persona_v1_ImportCardRequest__Output } from '../../../rostra/persona/v1/ImportCardRequest.ts';
import type { ImportedCard as _rostra_persona_v1_ImportedCard, ImportedCard__Output as _rostra_persona_v1_ImportedCard__Output } from '../../../rostra/persona/v1/ImportedCard.ts';
import type { KeepOriginalRequest as _rostra_persona_v1_KeepOriginalRequest, KeepOriginalRequest__Output as _rostra_persona_v1_KeepOriginalRequest__Output } from '../../../rostra/persona/v1/KeepOriginalRequest.ts';
import type { ListBookmarksRequest as _rostra_persona_v1_ListBookmarksRequest, ListBookmarksRequest__Output as _rostra_persona_v1_ListBookmarksRequest__Output } from '../../../rostra/persona/v1/ListBookmarksRequest.ts';
import type { ListBookmarksResponse as _rostra_persona_v1_ListBookmarksResponse, ListBookmarksResponse__Output as _rostra_persona_v1_ListBookmarksResponse__Output } from '../../../rostra/persona/v1/ListBookmarksResponse.ts';
import type { ListChatModelsRequest as _rostra_persona_v1_ListChatModelsRequest, ListChatModelsRequest__Output as _rostra_persona_v1_ListChatModelsRequest__Output } from '../../../rostra/persona/v1/ListChatModelsRequest.ts';
import type { ListChatModelsResponse as _rostra_persona_v1_ListChatModelsResponse, ListChatModelsResponse__Output as _rostra_persona_v1_ListChatModelsResponse__Output } from '../../../rostra/persona/v1/ListChatModelsResponse.ts';
import type { ListFeaturedPersonasRequest as _rostra_persona_v1_ListFeaturedPersonasRequest, ListFeaturedPersonasRequest__Output as _rostra_persona_v1_ListFeaturedPersonasRequest__Output } from '../../../rostra/persona/v1/ListFeaturedPersonasRequest.ts';
import type { ListFeaturedPersonasResponse as _rostra_persona_v1_ListFeaturedPersonasResponse, ListFeaturedPersonasResponse__Output as _rostra_persona_v1_ListFeaturedPersonasResponse__Output } from '../../../rostra/persona/v1/ListFeaturedPersonasResponse.ts';
import type { ListFollowedCreatorsRequest as _rostra_persona_v1_ListFollowedCreatorsRequest, ListFollowedCreatorsRequest__Output as _rostra_persona_v1_ListFollowedCreatorsRequest__Output } from '../../../rostra/persona/v1/ListFollowedCreatorsRequest.ts';
import type { ListFollowedCreatorsResponse as _rostra_persona_v1_ListFollowedCreatorsResponse, ListFollowedCreatorsResponse__Output as _rostra_persona_v1_ListFollowedCreatorsResponse__Output } from '../../../rostra/persona/v1/ListFollowedCreatorsResponse.ts';
import type { ListOwnModelsRequest as _rostra_persona_v1_ListOwnModelsRequest, ListOwnModelsRequest__Output as _rostra_persona_v1_ListOwnModelsRequest__Output } from '../../../rostra/persona/v1/ListOwnModelsRequest.ts';
import type { ListOwnModelsResponse as _rostra_persona_v1_ListOwnModelsResponse, ListOwnModelsResponse__Output as _rostra_persona_v1_ListOwnModelsResponse__Output } from '../../../rostra/persona/v1/ListOwnModelsResponse.ts';
import type { ListOwnPersonasRequest as _rostra_persona_v1_ListOwnPersonasRequest, ListOwnPersonasRequest__Output as _rostra_persona_v1_ListOwnPersonasRequest__Output } from '../../../rostra/persona/v1/ListOwnPersonasRequest.ts';
import type { ListOwnPersonasResponse as _rostra_persona_v1_ListOwnPersonasResponse, ListOwnPersonasResponse__Output as _rostra_persona_v1_ListOwnPersonasResponse__Output } from '../../../rostra/persona/v1/ListOwnPersonasResponse.ts';
import type { ListOwnReportsRequest as _rostra_persona_v1_ListOwnReportsRequest, ListOwnReportsRequest__Output as _rostra_persona_v1_ListOwnReportsRequest__Output } from '../../../rostra/persona/v1/ListOwnReportsRequest.ts';
import type { ListOwnReportsResponse as _rostra_persona_v1_ListOwnReportsResponse, ListOwnReportsResponse__Output as _rostra_persona_v1_ListOwnReportsResponse__Output } from '../../../rostra/persona/v1/ListOwnReportsResponse.ts';
import type { ListOwnVotesRequest as _rostra_persona_v1_ListOwnVotesRequest, ListOwnVotesRequest__Output as _rostra_persona_v1_ListOwnVotesRequest__Output } from '../../../rostra/persona/v1/ListOwnVotesRequest.ts';
import type { ListOwnVotesResponse as _rostra_persona_v1_ListOwnVotesResponse, ListOwnVotesResponse__Output as _rostra_persona_v1_ListOwnVotesResponse__Output } from '../../../rostra/persona/v1/ListOwnVotesResponse.ts';
import type { ListPassagesRequest as _rostra_persona_v1_ListPassagesRequest, ListPassagesRequest__Output as _rostra_persona_v1_ListPassagesRequest__Output } from '../../../rostra/persona/v1/ListPassagesRequest.ts';
import type { ListPassagesResponse as _rostra_persona_v1_ListPassagesResponse, ListPassagesResponse__Output as _rostra_persona_v1_ListPassagesResponse__Output } from '../../../rostra/persona/v1/ListPassagesResponse.ts';
import type { ListPersonasByIdsRequest as _rostra_persona_v1_ListPersonasByIdsRequest, ListPersonasByIdsRequest__Output as _rostra_persona_v1_ListPersonasByIdsRequest__Output } from '../../../rostra/persona/v1/ListPersonasByIdsRequest.ts';
import type { ListPersonasByIdsResponse as _rostra_persona_v1_ListPersonasByIdsResponse, ListPersonasByIdsResponse__Output as _rostra_persona_v1_ListPersonasByIdsResponse__Output } from '../../../rostra/persona/v1/ListPersonasByIdsResponse.ts';
import type { ListPromptVersionsRequest as _rostra_persona_v1_ListPromptVersionsRequest, ListPromptVersionsRequest__Output as _rostra_persona_v1_ListPromptVersionsRequest__Output } from '../../../rostra/persona/v1/ListPromptVersionsRequest.ts';
import type { ListPromptVersionsResponse as _rostra_persona_v1_ListPromptVersionsResponse, ListPromptVersionsResponse__Output as _rostra_persona_v1_ListPromptVersionsResponse__Output } from '../../../rostra/persona/v1/ListPromptVersionsResponse.ts';
import type { ListPublicOwnersRequest as _rostra_persona_v1_ListPublicOwnersRequest, ListPublicOwnersRequest__Output as _rostra_persona_v1_ListPublicOwnersRequest__Output } from '../../../rostra/persona/v1/ListPublicOwnersRequest.ts';
import type { ListPublicOwnersResponse as _rostra_persona_v1_ListPublicOwnersResponse, ListPublicOwnersResponse__Output as _rostra_persona_v1_ListPublicOwnersResponse__Output } from '../../../rostra/persona/v1/ListPublicOwnersResponse.ts';
import type { ListPublicPersonasRequest as _rostra_persona_v1_ListPublicPersonasRequest, ListPublicPersonasRequest__Output as _rostra_persona_v1_ListPublicPersonasRequest__Output } from '../../../rostra/persona/v1/ListPublicPersonasRequest.ts';
import type { ListPublicPersonasResponse as _rostra_persona_v1_ListPublicPersonasResponse, ListPublicPersonasResponse__Output as _rostra_persona_v1_ListPublicPersonasResponse__Output } from '../../../rostra/persona/v1/ListPublicPersonasResponse.ts';
import type { ListReportedAnswersRequest as _rostra_persona_v1_ListReportedAnswersRequest, ListReportedAnswersRequest__Output as _rostra_persona_v1_ListReportedAnswersRequest__Output } from '../../../rostra/persona/v1/ListReportedAnswersRequest.ts';
import type { ListReportedAnswersResponse as _rostra_persona_v1_ListReportedAnswersResponse, ListReportedAnswersResponse__Output as _rostra_persona_v1_ListReportedAnswersResponse__Output } from '../../../rostra/persona/v1/ListReportedAnswersResponse.ts';
import type { ListReportedPersonasRequest as _rostra_persona_v1_ListReportedPersonasRequest, ListReportedPersonasRequest__Output as _rostra_persona_v1_ListReportedPersonasRequest__Output } from '../../../rostra/persona/v1/ListReportedPersonasRequest.ts';
import type { ListReportedPersonasResponse as _rostra_persona_v1_ListReportedPersonasResponse, ListReportedPersonasResponse__Output as _rostra_persona_v1_ListReportedPersonasResponse__Output } from '../../../rostra/persona/v1/ListReportedPersonasResponse.ts';
import type { ListSourcesRequest as _rostra_persona_v1_ListSourcesRequest, ListSourcesRequest__Output as _rostra_persona_v1_ListSourcesRequest__Output } from '../../../rostra/persona/v1/ListSourcesRequest.ts';
import type { ListSourcesResponse as _rostra_persona_v1_ListSourcesResponse, ListSourcesResponse__Output as _rostra_persona_v1_ListSourcesResponse__Output } from '../../../rostra/persona/v1/ListSourcesResponse.ts';
import type { ListSpeakingProfilesRequest as _rostra_persona_v1_ListSpeakingProfilesRequest, ListSpeakingProfilesRequest__Output as _rostra_persona_v1_ListSpeakingProfilesRequest__Output } from '../../../rostra/persona/v1/ListSpeakingProfilesRequest.ts';
import type { ListSpeakingProfilesResponse as _rostra_persona_v1_ListSpeakingProfilesResponse, ListSpeakingProfilesResponse__Output as _rostra_persona_v1_ListSpeakingProfilesResponse__Output } from '../../../rostra/persona/v1/ListSpeakingProfilesResponse.ts';
import type { ListTopCreatorsRequest as _rostra_persona_v1_ListTopCreatorsRequest, ListTopCreatorsRequest__Output as _rostra_persona_v1_ListTopCreatorsRequest__Output } from '../../../rostra/persona/v1/ListTopCreatorsRequest.ts';
import type { ListTopCreatorsResponse as _rostra_persona_v1_ListTopCreatorsResponse, ListTopCreatorsResponse__Output as _rostra_persona_v1_ListTopCreatorsResponse__Output } from '../../../rostra/persona/v1/ListTopCreatorsResponse.ts';
import type { ListWebhookDeliveriesRequest as _rostra_persona_v1_ListWebhookDeliveriesRequest, ListWebhookDeliveriesRequest__Output as _rostra_persona_v1_ListWebhookDeliveriesRequest__Output } from '../../../rostra/persona/v1/ListWebhookDeliveriesRequest.ts';
import type { ListWebhookDeliveriesResponse as _rostra_persona_v1_ListWebhookDeliveriesResponse, ListWebhookDeliveriesResponse__Output as _rostra_persona_v1_ListWebhookDeliveriesResponse__Output } from '../../../rostra/persona/v1/ListWebhookDeliveriesResponse.ts';
import type { ListWebhooksRequest as _rostra_persona_v1_ListWebhooksRequest, ListWebhooksRequest__Output as _rostra_persona_v1_ListWebhooksRequest__Output } from '../../../rostra/persona/v1/ListWebhooksRequest.ts';
import type { ListWebhooksResponse as _rostra_persona_v1_ListWebhooksResponse, ListWebhooksResponse__Output as _rostra_persona_v1_ListWebhooksResponse__Output } from '../../../rostra/persona/v1/ListWebhooksResponse.ts';
import type { NoteOwnModelUseRequest as _rostra_persona_v1_NoteOwnModelUseRequest, NoteOwnModelUseRequest__Output as _rostra_persona_v1_NoteOwnModelUseRequest__Output } from '../../../rostra/persona/v1/NoteOwnModelUseRequest.ts';
import type { NoteOwnModelUseResponse as _rostra_persona_v1_NoteOwnModelUseResponse, NoteOwnModelUseResponse__Output as _rostra_persona_v1_NoteOwnModelUseResponse__Output } from '../../../rostra/persona/v1/NoteOwnModelUseResponse.ts';
import type { OperatedPersona as _rostra_persona_v1_OperatedPersona, OperatedPersona__Output as _rostra_persona_v1_OperatedPersona__Output } from '../../../rostra/persona/v1/OperatedPersona.ts';
import type { OwnModel as _rostra_persona_v1_OwnModel, OwnModel__Output as _rostra_persona_v1_OwnModel__Output } from '../../../rostra/persona/v1/OwnModel.ts';
import type { OwnVote as _rostra_persona_v1_OwnVote, OwnVote__Output as _rostra_persona_v1_OwnVote__Output } from '../../../rostra/persona/v1/OwnVote.ts';
import type { Persona as _rostra_persona_v1_Persona, Persona__Output as _rostra_persona_v1_Persona__Output } from '../../../rostra/persona/v1/Persona.ts';
import type { PersonaStats as _rostra_persona_v1_PersonaStats, PersonaStats__Output as _rostra_persona_v1_PersonaStats__Output } from '../../../rostra/persona/v1/PersonaStats.ts';
import type { Picture as _rostra_persona_v1_Picture, Picture__Output as _rostra_persona_v1_Picture__Output } from '../../../rostra/persona/v1/Picture.ts';
import type { RemoveBookmarkRequest as _rostra_persona_v1_RemoveBookmarkRequest, RemoveBookmarkRequest__Output as _rostra_persona_v1_RemoveBookmarkRequest__Output } from '../../../rostra/persona/v1/RemoveBookmarkRequest.ts';
import type { RemoveBookmarkResponse as _rostra_persona_v1_RemoveBookmarkResponse, RemoveBookmarkResponse__Output as _rostra_persona_v1_RemoveBookmarkResponse__Output } from '../../../rostra/persona/v1/RemoveBookmarkResponse.ts';
import type { RemoveOwnModelRequest as _rostra_persona_v1_RemoveOwnModelRequest, RemoveOwnModelRequest__Output as _rostra_persona_v1_RemoveOwnModelRequest__Output } from '../../../rostra/persona/v1/RemoveOwnModelRequest.ts';
import type { RemoveOwnModelResponse as _rostra_persona_v1_RemoveOwnModelResponse, RemoveOwnModelResponse__Output as _rostra_persona_v1_RemoveOwnModelResponse__Output } from '../../../rostra/persona/v1/RemoveOwnModelResponse.ts';
import type { ReportPersonaRequest as _rostra_persona_v1_ReportPersonaRequest, ReportPersonaRequest__Output as _rostra_persona_v1_ReportPersonaRequest__Output } from '../../../rostra/persona/v1/ReportPersonaRequest.ts';
import type { ReportPersonaResponse as _rostra_persona_v1_ReportPersonaResponse, ReportPersonaResponse__Output as _rostra_persona_v1_ReportPersonaResponse__Output } from '../../../rostra/persona/v1/ReportPersonaResponse.ts';
import type { ResendWebhookDeliveryRequest as _rostra_persona_v1_ResendWebhookDeliveryRequest, ResendWebhookDeliveryRequest__Output as _rostra_persona_v1_ResendWebhookDeliveryRequest__Output } from '../../../rostra/persona/v1/ResendWebhookDeliveryRequest.ts';
import type { ResendWebhookDeliveryResponse as _rostra_persona_v1_ResendWebhookDeliveryResponse, ResendWebhookDeliveryResponse__Output as _rostra_persona_v1_ResendWebhookDeliveryResponse__Output } from '../../../rostra/persona/v1/ResendWebhookDeliveryResponse.ts';
import type { RestorePersonaRequest as _rostra_persona_v1_RestorePersonaRequest, RestorePersonaRequest__Output as _rostra_persona_v1_RestorePersonaRequest__Output } from '../../../rostra/persona/v1/RestorePersonaRequest.ts';
import type { RestorePromptVersionRequest as _rostra_persona_v1_RestorePromptVersionRequest, RestorePromptVersionRequest__Output as _rostra_persona_v1_RestorePromptVersionRequest__Output } from '../../../rostra/persona/v1/RestorePromptVersionRequest.ts';
import type { SearchKnowledgeRequest as _rostra_persona_v1_SearchKnowledgeRequest, SearchKnowledgeRequest__Output as _rostra_persona_v1_SearchKnowledgeRequest__Output } from '../../../rostra/persona/v1/SearchKnowledgeRequest.ts';
import type { SearchPersonasRequest as _rostra_persona_v1_SearchPersonasRequest, SearchPersonasRequest__Output as _rostra_persona_v1_SearchPersonasRequest__Output } from '../../../rostra/persona/v1/SearchPersonasRequest.ts';
import type { SearchPersonasResponse as _rostra_persona_v1_SearchPersonasResponse, SearchPersonasResponse__Output as _rostra_persona_v1_SearchPersonasResponse__Output } from '../../../rostra/persona/v1/SearchPersonasResponse.ts';
import type { SetFeaturingRequest as _rostra_persona_v1_SetFeaturingRequest, SetFeaturingRequest__Output as _rostra_persona_v1_SetFeaturingRequest__Output } from '../../../rostra/persona/v1/SetFeaturingRequest.ts';
import type { SetOwnModelRequest as _rostra_persona_v1_SetOwnModelRequest, SetOwnModelRequest__Output as _rostra_persona_v1_SetOwnModelRequest__Output } from '../../../rostra/persona/v1/SetOwnModelRequest.ts';
import type { Source as _rostra_persona_v1_Source, Source__Output as _rostra_persona_v1_Source__Output } from '../../../rostra/persona/v1/Source.ts';
import type { SpeakingProfile as _rostra_persona_v1_SpeakingProfile, SpeakingProfile__Output as _rostra_persona_v1_SpeakingProfile__Output } from '../../../rostra/persona/v1/SpeakingProfile.ts';
import type { Storage as _rostra_persona_v1_Storage, Storage__Output as _rostra_persona_v1_Storage__Output } from '../../../rostra/persona/v1/Storage.ts';
import type { SuggestTextsRequest as _rostra_persona_v1_SuggestTextsRequest, SuggestTextsRequest__Output as _rostra_persona_v1_SuggestTextsRequest__Output } from '../../../rostra/persona/v1/SuggestTextsRequest.ts';
import type { SuggestedTexts as _rostra_persona_v1_SuggestedTexts, SuggestedTexts__Output as _rostra_persona_v1_SuggestedTexts__Output } from '../../../rostra/persona/v1/SuggestedTexts.ts';
import type { SuspendPersonaRequest as _rostra_persona_v1_SuspendPersonaRequest, SuspendPersonaRequest__Output as _rostra_persona_v1_SuspendPersonaRequest__Output } from '../../../rostra/persona/v1/SuspendPersonaRequest.ts';
import type { Tally as _rostra_persona_v1_Tally, Tally__Output as _rostra_persona_v1_Tally__Output } from '../../../rostra/persona/v1/Tally.ts';
import type { TestWebhookRequest as _rostra_persona_v1_TestWebhookRequest, TestWebhookRequest__Output as _rostra_persona_v1_TestWebhookRequest__Output } from '../../../rostra/persona/v1/TestWebhookRequest.ts';
import type { UnfollowCreatorRequest as _rostra_persona_v1_UnfollowCreatorRequest, UnfollowCreatorRequest__Output as _rostra_persona_v1_UnfollowCreatorRequest__Output } from '../../../rostra/persona/v1/UnfollowCreatorRequest.ts';
import type { UnfollowCreatorResponse as _rostra_persona_v1_UnfollowCreatorResponse, UnfollowCreatorResponse__Output as _rostra_persona_v1_UnfollowCreatorResponse__Output } from '../../../rostra/persona/v1/UnfollowCreatorResponse.ts';
import type { UpdatePersonaRequest as _rostra_persona_v1_UpdatePersonaRequest, UpdatePersonaRequest__Output as _rostra_persona_v1_UpdatePersonaRequest__Output } from '../../../rostra/persona/v1/UpdatePersonaRequest.ts';
import type { UseFigures as _rostra_persona_v1_UseFigures, UseFigures__Output as _rostra_persona_v1_UseFigures__Output } from '../../../rostra/persona/v1/UseFigures.ts';
import type { WebhookDelivery as _rostra_persona_v1_WebhookDelivery, WebhookDelivery__Output as _rostra_persona_v1_WebhookDelivery__Output } from '../../../rostra/persona/v1/WebhookDelivery.ts';

/**
 * Personas: creating, finding, featuring, counting and voting.
 * 
 * Every method answers NOT_FOUND BOT_NOT_FOUND for a draft or private persona of another owner.
 */
export interface PersonaServiceClient extends grpc.Client {
  /**
   * Saves a persona for the calling member. A saved one keeps its place. UNAUTHENTICATED AUTH_REQUIRED for guests, NOT_FOUND BOT_NOT_FOUND,
   * FAILED_PRECONDITION TOO_MANY_SAVED when the member has saved 200 others that can be seen.
   */
  AddBookmark(argument: _rostra_persona_v1_AddBookmarkRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_AddBookmarkResponse__Output>): grpc.ClientUnaryCall;
  AddBookmark(argument: _rostra_persona_v1_AddBookmarkRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_persona_v1_AddBookmarkResponse__Output>): grpc.ClientUnaryCall;
  AddBookmark(argument: _rostra_persona_v1_AddBookmarkRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_AddBookmarkResponse__Output>): grpc.ClientUnaryCall;
  AddBookmark(argument: _rostra_persona_v1_AddBookmarkRequest, callback: grpc.requestCallback<_rostra_persona_v1_AddBookmarkResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Saves a persona for the calling member. A saved one keeps its place. UNAUTHENTICATED AUTH_REQUIRED for guests, NOT_FOUND BOT_NOT_FOUND,
   * FAILED_PRECONDITION TOO_MANY_SAVED when the member has saved 200 others that can be seen.
   */
  addBookmark(argument: _rostra_persona_v1_AddBookmarkRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_AddBookmarkResponse__Output>): grpc.ClientUnaryCall;
  addBookmark(argument: _rostra_persona_v1_AddBookmarkRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_persona_v1_AddBookmarkResponse__Output>): grpc.ClientUnaryCall;
  addBookmark(argument: _rostra_persona_v1_AddBookmarkRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_AddBookmarkResponse__Output>): grpc.ClientUnaryCall;
  addBookmark(argument: _rostra_persona_v1_AddBookmarkRequest, callback: grpc.requestCallback<_rostra_persona_v1_AddBookmarkResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Stores an image as a picture of the calling member, for a form: its middle, 256 x 256 pixels, WebP, without metadata. A picture that no
   * persona has is deleted after a day. UNAUTHENTICATED AUTH_REQUIRED, INVALID_ARGUMENT VALIDATION for another file than PNG, JPEG and WebP
   * of at most 2 MB.
   */
  AddPicture(argument: _rostra_persona_v1_AddPictureRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_AddPictureResponse__Output>): grpc.ClientUnaryCall;
  AddPicture(argument: _rostra_persona_v1_AddPictureRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_persona_v1_AddPictureResponse__Output>): grpc.ClientUnaryCall;
  AddPicture(argument: _rostra_persona_v1_AddPictureRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_AddPictureResponse__Output>): grpc.ClientUnaryCall;
  AddPicture(argument: _rostra_persona_v1_AddPictureRequest, callback: grpc.requestCallback<_rostra_persona_v1_AddPictureResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Stores an image as a picture of the calling member, for a form: its middle, 256 x 256 pixels, WebP, without metadata. A picture that no
   * persona has is deleted after a day. UNAUTHENTICATED AUTH_REQUIRED, INVALID_ARGUMENT VALIDATION for another file than PNG, JPEG and WebP
   * of at most 2 MB.
   */
  addPicture(argument: _rostra_persona_v1_AddPictureRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_AddPictureResponse__Output>): grpc.ClientUnaryCall;
  addPicture(argument: _rostra_persona_v1_AddPictureRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_persona_v1_AddPictureResponse__Output>): grpc.ClientUnaryCall;
  addPicture(argument: _rostra_persona_v1_AddPictureRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_AddPictureResponse__Output>): grpc.ClientUnaryCall;
  addPicture(argument: _rostra_persona_v1_AddPictureRequest, callback: grpc.requestCallback<_rostra_persona_v1_AddPictureResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Adds a source, which is read in the background. A repeated request id returns the source of the first call. INVALID_ARGUMENT
   * VALIDATION, INVALID_ARGUMENT UNSUPPORTED_TYPE for a file of a type that is not read, INVALID_ARGUMENT TOO_LARGE above 10
   * MB, PERMISSION_DENIED SOURCE_LIMIT when the role allows no further source, PERMISSION_DENIED STORAGE_QUOTA when the account has no room
   * for it, ALREADY_EXISTS SOURCE_EXISTS for the same content twice, ALREADY_EXISTS REQUEST_ID_REUSED for a request id of other
   * content.
   */
  AddSource(argument: _rostra_persona_v1_AddSourceRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_Source__Output>): grpc.ClientUnaryCall;
  AddSource(argument: _rostra_persona_v1_AddSourceRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_persona_v1_Source__Output>): grpc.ClientUnaryCall;
  AddSource(argument: _rostra_persona_v1_AddSourceRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_Source__Output>): grpc.ClientUnaryCall;
  AddSource(argument: _rostra_persona_v1_AddSourceRequest, callback: grpc.requestCallback<_rostra_persona_v1_Source__Output>): grpc.ClientUnaryCall;
  /**
   * Adds a source, which is read in the background. A repeated request id returns the source of the first call. INVALID_ARGUMENT
   * VALIDATION, INVALID_ARGUMENT UNSUPPORTED_TYPE for a file of a type that is not read, INVALID_ARGUMENT TOO_LARGE above 10
   * MB, PERMISSION_DENIED SOURCE_LIMIT when the role allows no further source, PERMISSION_DENIED STORAGE_QUOTA when the account has no room
   * for it, ALREADY_EXISTS SOURCE_EXISTS for the same content twice, ALREADY_EXISTS REQUEST_ID_REUSED for a request id of other
   * content.
   */
  addSource(argument: _rostra_persona_v1_AddSourceRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_Source__Output>): grpc.ClientUnaryCall;
  addSource(argument: _rostra_persona_v1_AddSourceRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_persona_v1_Source__Output>): grpc.ClientUnaryCall;
  addSource(argument: _rostra_persona_v1_AddSourceRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_Source__Output>): grpc.ClientUnaryCall;
  addSource(argument: _rostra_persona_v1_AddSourceRequest, callback: grpc.requestCallback<_rostra_persona_v1_Source__Output>): grpc.ClientUnaryCall;
  
  /**
   * Makes a guest's reports those of the calling member; the guest's token is the proof. Where the member has an open report on the same
   * persona, the guest's stays without its answer and without who made it. UNAUTHENTICATED TOKEN_INVALID.
   */
  AdoptReports(argument: _rostra_persona_v1_AdoptReportsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_AdoptReportsResponse__Output>): grpc.ClientUnaryCall;
  AdoptReports(argument: _rostra_persona_v1_AdoptReportsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_persona_v1_AdoptReportsResponse__Output>): grpc.ClientUnaryCall;
  AdoptReports(argument: _rostra_persona_v1_AdoptReportsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_AdoptReportsResponse__Output>): grpc.ClientUnaryCall;
  AdoptReports(argument: _rostra_persona_v1_AdoptReportsRequest, callback: grpc.requestCallback<_rostra_persona_v1_AdoptReportsResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Makes a guest's reports those of the calling member; the guest's token is the proof. Where the member has an open report on the same
   * persona, the guest's stays without its answer and without who made it. UNAUTHENTICATED TOKEN_INVALID.
   */
  adoptReports(argument: _rostra_persona_v1_AdoptReportsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_AdoptReportsResponse__Output>): grpc.ClientUnaryCall;
  adoptReports(argument: _rostra_persona_v1_AdoptReportsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_persona_v1_AdoptReportsResponse__Output>): grpc.ClientUnaryCall;
  adoptReports(argument: _rostra_persona_v1_AdoptReportsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_AdoptReportsResponse__Output>): grpc.ClientUnaryCall;
  adoptReports(argument: _rostra_persona_v1_AdoptReportsRequest, callback: grpc.requestCallback<_rostra_persona_v1_AdoptReportsResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Sets or switches the caller's vote and returns the new tally. UNAUTHENTICATED AUTH_REQUIRED for guests,
   * NOT_FOUND BOT_NOT_FOUND, PERMISSION_DENIED OWN_PERSONA, ALREADY_EXISTS ALREADY_VOTED for the same direction twice.
   */
  CastVote(argument: _rostra_persona_v1_CastVoteRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_Tally__Output>): grpc.ClientUnaryCall;
  CastVote(argument: _rostra_persona_v1_CastVoteRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_persona_v1_Tally__Output>): grpc.ClientUnaryCall;
  CastVote(argument: _rostra_persona_v1_CastVoteRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_Tally__Output>): grpc.ClientUnaryCall;
  CastVote(argument: _rostra_persona_v1_CastVoteRequest, callback: grpc.requestCallback<_rostra_persona_v1_Tally__Output>): grpc.ClientUnaryCall;
  /**
   * Sets or switches the caller's vote and returns the new tally. UNAUTHENTICATED AUTH_REQUIRED for guests,
   * NOT_FOUND BOT_NOT_FOUND, PERMISSION_DENIED OWN_PERSONA, ALREADY_EXISTS ALREADY_VOTED for the same direction twice.
   */
  castVote(argument: _rostra_persona_v1_CastVoteRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_Tally__Output>): grpc.ClientUnaryCall;
  castVote(argument: _rostra_persona_v1_CastVoteRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_persona_v1_Tally__Output>): grpc.ClientUnaryCall;
  castVote(argument: _rostra_persona_v1_CastVoteRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_Tally__Output>): grpc.ClientUnaryCall;
  castVote(argument: _rostra_persona_v1_CastVoteRequest, callback: grpc.requestCallback<_rostra_persona_v1_Tally__Output>): grpc.ClientUnaryCall;
  
  /**
   * Checks whether a slug is valid and free, and suggests another one when it is not. UNAUTHENTICATED AUTH_REQUIRED for guests.
   */
  CheckSlug(argument: _rostra_persona_v1_CheckSlugRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_CheckSlugResponse__Output>): grpc.ClientUnaryCall;
  CheckSlug(argument: _rostra_persona_v1_CheckSlugRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_persona_v1_CheckSlugResponse__Output>): grpc.ClientUnaryCall;
  CheckSlug(argument: _rostra_persona_v1_CheckSlugRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_CheckSlugResponse__Output>): grpc.ClientUnaryCall;
  CheckSlug(argument: _rostra_persona_v1_CheckSlugRequest, callback: grpc.requestCallback<_rostra_persona_v1_CheckSlugResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Checks whether a slug is valid and free, and suggests another one when it is not. UNAUTHENTICATED AUTH_REQUIRED for guests.
   */
  checkSlug(argument: _rostra_persona_v1_CheckSlugRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_CheckSlugResponse__Output>): grpc.ClientUnaryCall;
  checkSlug(argument: _rostra_persona_v1_CheckSlugRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_persona_v1_CheckSlugResponse__Output>): grpc.ClientUnaryCall;
  checkSlug(argument: _rostra_persona_v1_CheckSlugRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_CheckSlugResponse__Output>): grpc.ClientUnaryCall;
  checkSlug(argument: _rostra_persona_v1_CheckSlugRequest, callback: grpc.requestCallback<_rostra_persona_v1_CheckSlugResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns the number of public personas in each category that has any, among those that match a search as ListPublicPersonas does.
   */
  CountPublicPersonas(argument: _rostra_persona_v1_CountPublicPersonasRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_CountPublicPersonasResponse__Output>): grpc.ClientUnaryCall;
  CountPublicPersonas(argument: _rostra_persona_v1_CountPublicPersonasRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_persona_v1_CountPublicPersonasResponse__Output>): grpc.ClientUnaryCall;
  CountPublicPersonas(argument: _rostra_persona_v1_CountPublicPersonasRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_CountPublicPersonasResponse__Output>): grpc.ClientUnaryCall;
  CountPublicPersonas(argument: _rostra_persona_v1_CountPublicPersonasRequest, callback: grpc.requestCallback<_rostra_persona_v1_CountPublicPersonasResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Returns the number of public personas in each category that has any, among those that match a search as ListPublicPersonas does.
   */
  countPublicPersonas(argument: _rostra_persona_v1_CountPublicPersonasRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_CountPublicPersonasResponse__Output>): grpc.ClientUnaryCall;
  countPublicPersonas(argument: _rostra_persona_v1_CountPublicPersonasRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_persona_v1_CountPublicPersonasResponse__Output>): grpc.ClientUnaryCall;
  countPublicPersonas(argument: _rostra_persona_v1_CountPublicPersonasRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_CountPublicPersonasResponse__Output>): grpc.ClientUnaryCall;
  countPublicPersonas(argument: _rostra_persona_v1_CountPublicPersonasRequest, callback: grpc.requestCallback<_rostra_persona_v1_CountPublicPersonasResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Creates a persona of the caller. UNAUTHENTICATED AUTH_REQUIRED for guests, INVALID_ARGUMENT VALIDATION with the problems by field,
   * INVALID_ARGUMENT NAME_RESERVED for a name that could pass for the product's or mixes scripts in a word, PERMISSION_DENIED PERSONA_LIMIT
   * when the role allows no further persona and PRIVATE_NOT_ALLOWED, ALREADY_EXISTS SLUG_TAKEN with the detail `suggestion`.
   */
  CreatePersona(argument: _rostra_persona_v1_CreatePersonaRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_Persona__Output>): grpc.ClientUnaryCall;
  CreatePersona(argument: _rostra_persona_v1_CreatePersonaRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_persona_v1_Persona__Output>): grpc.ClientUnaryCall;
  CreatePersona(argument: _rostra_persona_v1_CreatePersonaRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_Persona__Output>): grpc.ClientUnaryCall;
  CreatePersona(argument: _rostra_persona_v1_CreatePersonaRequest, callback: grpc.requestCallback<_rostra_persona_v1_Persona__Output>): grpc.ClientUnaryCall;
  /**
   * Creates a persona of the caller. UNAUTHENTICATED AUTH_REQUIRED for guests, INVALID_ARGUMENT VALIDATION with the problems by field,
   * INVALID_ARGUMENT NAME_RESERVED for a name that could pass for the product's or mixes scripts in a word, PERMISSION_DENIED PERSONA_LIMIT
   * when the role allows no further persona and PRIVATE_NOT_ALLOWED, ALREADY_EXISTS SLUG_TAKEN with the detail `suggestion`.
   */
  createPersona(argument: _rostra_persona_v1_CreatePersonaRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_Persona__Output>): grpc.ClientUnaryCall;
  createPersona(argument: _rostra_persona_v1_CreatePersonaRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_persona_v1_Persona__Output>): grpc.ClientUnaryCall;
  createPersona(argument: _rostra_persona_v1_CreatePersonaRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_Persona__Output>): grpc.ClientUnaryCall;
  createPersona(argument: _rostra_persona_v1_CreatePersonaRequest, callback: grpc.requestCallback<_rostra_persona_v1_Persona__Output>): grpc.ClientUnaryCall;
  
  /**
   * Creates a webhook; the response alone has its secret. UNAUTHENTICATED AUTH_REQUIRED, PERMISSION_DENIED EMAIL_NOT_CONFIRMED,
   * INVALID_ARGUMENT VALIDATION or ADDRESS_NOT_ALLOWED, NOT_FOUND BOT_NOT_FOUND, FAILED_PRECONDITION WEBHOOK_LIMIT.
   */
  CreateWebhook(argument: _rostra_persona_v1_CreateWebhookRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_CreateWebhookResponse__Output>): grpc.ClientUnaryCall;
  CreateWebhook(argument: _rostra_persona_v1_CreateWebhookRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_persona_v1_CreateWebhookResponse__Output>): grpc.ClientUnaryCall;
  CreateWebhook(argument: _rostra_persona_v1_CreateWebhookRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_CreateWebhookResponse__Output>): grpc.ClientUnaryCall;
  CreateWebhook(argument: _rostra_persona_v1_CreateWebhookRequest, callback: grpc.requestCallback<_rostra_persona_v1_CreateWebhookResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Creates a webhook; the response alone has its secret. UNAUTHENTICATED AUTH_REQUIRED, PERMISSION_DENIED EMAIL_NOT_CONFIRMED,
   * INVALID_ARGUMENT VALIDATION or ADDRESS_NOT_ALLOWED, NOT_FOUND BOT_NOT_FOUND, FAILED_PRECONDITION WEBHOOK_LIMIT.
   */
  createWebhook(argument: _rostra_persona_v1_CreateWebhookRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_CreateWebhookResponse__Output>): grpc.ClientUnaryCall;
  createWebhook(argument: _rostra_persona_v1_CreateWebhookRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_persona_v1_CreateWebhookResponse__Output>): grpc.ClientUnaryCall;
  createWebhook(argument: _rostra_persona_v1_CreateWebhookRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_CreateWebhookResponse__Output>): grpc.ClientUnaryCall;
  createWebhook(argument: _rostra_persona_v1_CreateWebhookRequest, callback: grpc.requestCallback<_rostra_persona_v1_CreateWebhookResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Deletes a persona with its votes, featured turns, counts and prompt versions. NOT_FOUND BOT_NOT_FOUND for every caller but the owner.
   */
  DeletePersona(argument: _rostra_persona_v1_DeletePersonaRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_DeletePersonaResponse__Output>): grpc.ClientUnaryCall;
  DeletePersona(argument: _rostra_persona_v1_DeletePersonaRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_persona_v1_DeletePersonaResponse__Output>): grpc.ClientUnaryCall;
  DeletePersona(argument: _rostra_persona_v1_DeletePersonaRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_DeletePersonaResponse__Output>): grpc.ClientUnaryCall;
  DeletePersona(argument: _rostra_persona_v1_DeletePersonaRequest, callback: grpc.requestCallback<_rostra_persona_v1_DeletePersonaResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Deletes a persona with its votes, featured turns, counts and prompt versions. NOT_FOUND BOT_NOT_FOUND for every caller but the owner.
   */
  deletePersona(argument: _rostra_persona_v1_DeletePersonaRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_DeletePersonaResponse__Output>): grpc.ClientUnaryCall;
  deletePersona(argument: _rostra_persona_v1_DeletePersonaRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_persona_v1_DeletePersonaResponse__Output>): grpc.ClientUnaryCall;
  deletePersona(argument: _rostra_persona_v1_DeletePersonaRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_DeletePersonaResponse__Output>): grpc.ClientUnaryCall;
  deletePersona(argument: _rostra_persona_v1_DeletePersonaRequest, callback: grpc.requestCallback<_rostra_persona_v1_DeletePersonaResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Deletes a source and its passages. NOT_FOUND SOURCE_NOT_FOUND.
   */
  DeleteSource(argument: _rostra_persona_v1_DeleteSourceRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_DeleteSourceResponse__Output>): grpc.ClientUnaryCall;
  DeleteSource(argument: _rostra_persona_v1_DeleteSourceRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_persona_v1_DeleteSourceResponse__Output>): grpc.ClientUnaryCall;
  DeleteSource(argument: _rostra_persona_v1_DeleteSourceRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_DeleteSourceResponse__Output>): grpc.ClientUnaryCall;
  DeleteSource(argument: _rostra_persona_v1_DeleteSourceRequest, callback: grpc.requestCallback<_rostra_persona_v1_DeleteSourceResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Deletes a source and its passages. NOT_FOUND SOURCE_NOT_FOUND.
   */
  deleteSource(argument: _rostra_persona_v1_DeleteSourceRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_DeleteSourceResponse__Output>): grpc.ClientUnaryCall;
  deleteSource(argument: _rostra_persona_v1_DeleteSourceRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_persona_v1_DeleteSourceResponse__Output>): grpc.ClientUnaryCall;
  deleteSource(argument: _rostra_persona_v1_DeleteSourceRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_DeleteSourceResponse__Output>): grpc.ClientUnaryCall;
  deleteSource(argument: _rostra_persona_v1_DeleteSourceRequest, callback: grpc.requestCallback<_rostra_persona_v1_DeleteSourceResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Deletes a webhook of the caller with its deliveries. UNAUTHENTICATED AUTH_REQUIRED, NOT_FOUND WEBHOOK_NOT_FOUND.
   */
  DeleteWebhook(argument: _rostra_persona_v1_DeleteWebhookRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_DeleteWebhookResponse__Output>): grpc.ClientUnaryCall;
  DeleteWebhook(argument: _rostra_persona_v1_DeleteWebhookRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_persona_v1_DeleteWebhookResponse__Output>): grpc.ClientUnaryCall;
  DeleteWebhook(argument: _rostra_persona_v1_DeleteWebhookRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_DeleteWebhookResponse__Output>): grpc.ClientUnaryCall;
  DeleteWebhook(argument: _rostra_persona_v1_DeleteWebhookRequest, callback: grpc.requestCallback<_rostra_persona_v1_DeleteWebhookResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Deletes a webhook of the caller with its deliveries. UNAUTHENTICATED AUTH_REQUIRED, NOT_FOUND WEBHOOK_NOT_FOUND.
   */
  deleteWebhook(argument: _rostra_persona_v1_DeleteWebhookRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_DeleteWebhookResponse__Output>): grpc.ClientUnaryCall;
  deleteWebhook(argument: _rostra_persona_v1_DeleteWebhookRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_persona_v1_DeleteWebhookResponse__Output>): grpc.ClientUnaryCall;
  deleteWebhook(argument: _rostra_persona_v1_DeleteWebhookRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_DeleteWebhookResponse__Output>): grpc.ClientUnaryCall;
  deleteWebhook(argument: _rostra_persona_v1_DeleteWebhookRequest, callback: grpc.requestCallback<_rostra_persona_v1_DeleteWebhookResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Closes the open reports of a persona without a suspension. NOT_FOUND NO_REPORTS.
   */
  DismissReports(argument: _rostra_persona_v1_DismissReportsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_DismissReportsResponse__Output>): grpc.ClientUnaryCall;
  DismissReports(argument: _rostra_persona_v1_DismissReportsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_persona_v1_DismissReportsResponse__Output>): grpc.ClientUnaryCall;
  DismissReports(argument: _rostra_persona_v1_DismissReportsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_DismissReportsResponse__Output>): grpc.ClientUnaryCall;
  DismissReports(argument: _rostra_persona_v1_DismissReportsRequest, callback: grpc.requestCallback<_rostra_persona_v1_DismissReportsResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Closes the open reports of a persona without a suspension. NOT_FOUND NO_REPORTS.
   */
  dismissReports(argument: _rostra_persona_v1_DismissReportsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_DismissReportsResponse__Output>): grpc.ClientUnaryCall;
  dismissReports(argument: _rostra_persona_v1_DismissReportsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_persona_v1_DismissReportsResponse__Output>): grpc.ClientUnaryCall;
  dismissReports(argument: _rostra_persona_v1_DismissReportsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_DismissReportsResponse__Output>): grpc.ClientUnaryCall;
  dismissReports(argument: _rostra_persona_v1_DismissReportsRequest, callback: grpc.requestCallback<_rostra_persona_v1_DismissReportsResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Streams what is kept of the activity of the calling member: the personas that the member used, and the days of the member's own
   * personas. UNAUTHENTICATED AUTH_REQUIRED.
   */
  ExportActivity(argument: _rostra_persona_v1_ExportActivityRequest, metadata: grpc.Metadata, options?: grpc.CallOptions): grpc.ClientReadableStream<_rostra_persona_v1_ExportedActivity__Output>;
  ExportActivity(argument: _rostra_persona_v1_ExportActivityRequest, options?: grpc.CallOptions): grpc.ClientReadableStream<_rostra_persona_v1_ExportedActivity__Output>;
  /**
   * Streams what is kept of the activity of the calling member: the personas that the member used, and the days of the member's own
   * personas. UNAUTHENTICATED AUTH_REQUIRED.
   */
  exportActivity(argument: _rostra_persona_v1_ExportActivityRequest, metadata: grpc.Metadata, options?: grpc.CallOptions): grpc.ClientReadableStream<_rostra_persona_v1_ExportedActivity__Output>;
  exportActivity(argument: _rostra_persona_v1_ExportActivityRequest, options?: grpc.CallOptions): grpc.ClientReadableStream<_rostra_persona_v1_ExportedActivity__Output>;
  
  /**
   * Returns an own persona as a character card, without its material, its address, its model and its websites. NOT_FOUND BOT_NOT_FOUND for every
   * caller but the owner.
   */
  ExportCard(argument: _rostra_persona_v1_ExportCardRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_ExportedCard__Output>): grpc.ClientUnaryCall;
  ExportCard(argument: _rostra_persona_v1_ExportCardRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_persona_v1_ExportedCard__Output>): grpc.ClientUnaryCall;
  ExportCard(argument: _rostra_persona_v1_ExportCardRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_ExportedCard__Output>): grpc.ClientUnaryCall;
  ExportCard(argument: _rostra_persona_v1_ExportCardRequest, callback: grpc.requestCallback<_rostra_persona_v1_ExportedCard__Output>): grpc.ClientUnaryCall;
  /**
   * Returns an own persona as a character card, without its material, its address, its model and its websites. NOT_FOUND BOT_NOT_FOUND for every
   * caller but the owner.
   */
  exportCard(argument: _rostra_persona_v1_ExportCardRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_ExportedCard__Output>): grpc.ClientUnaryCall;
  exportCard(argument: _rostra_persona_v1_ExportCardRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_persona_v1_ExportedCard__Output>): grpc.ClientUnaryCall;
  exportCard(argument: _rostra_persona_v1_ExportCardRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_ExportedCard__Output>): grpc.ClientUnaryCall;
  exportCard(argument: _rostra_persona_v1_ExportCardRequest, callback: grpc.requestCallback<_rostra_persona_v1_ExportedCard__Output>): grpc.ClientUnaryCall;
  
  /**
   * Streams the contents of the files and texts of the caller's personas that are still stored, each in pieces of at most a megabyte.
   * UNAUTHENTICATED AUTH_REQUIRED.
   */
  ExportFiles(argument: _rostra_persona_v1_ExportFilesRequest, metadata: grpc.Metadata, options?: grpc.CallOptions): grpc.ClientReadableStream<_rostra_persona_v1_ExportedFilePiece__Output>;
  ExportFiles(argument: _rostra_persona_v1_ExportFilesRequest, options?: grpc.CallOptions): grpc.ClientReadableStream<_rostra_persona_v1_ExportedFilePiece__Output>;
  /**
   * Streams the contents of the files and texts of the caller's personas that are still stored, each in pieces of at most a megabyte.
   * UNAUTHENTICATED AUTH_REQUIRED.
   */
  exportFiles(argument: _rostra_persona_v1_ExportFilesRequest, metadata: grpc.Metadata, options?: grpc.CallOptions): grpc.ClientReadableStream<_rostra_persona_v1_ExportedFilePiece__Output>;
  exportFiles(argument: _rostra_persona_v1_ExportFilesRequest, options?: grpc.CallOptions): grpc.ClientReadableStream<_rostra_persona_v1_ExportedFilePiece__Output>;
  
  /**
   * Streams the sources of the caller's personas with their passages, a large source in several parts. UNAUTHENTICATED AUTH_REQUIRED for
   * guests.
   */
  ExportKnowledge(argument: _rostra_persona_v1_ExportKnowledgeRequest, metadata: grpc.Metadata, options?: grpc.CallOptions): grpc.ClientReadableStream<_rostra_persona_v1_ExportedSource__Output>;
  ExportKnowledge(argument: _rostra_persona_v1_ExportKnowledgeRequest, options?: grpc.CallOptions): grpc.ClientReadableStream<_rostra_persona_v1_ExportedSource__Output>;
  /**
   * Streams the sources of the caller's personas with their passages, a large source in several parts. UNAUTHENTICATED AUTH_REQUIRED for
   * guests.
   */
  exportKnowledge(argument: _rostra_persona_v1_ExportKnowledgeRequest, metadata: grpc.Metadata, options?: grpc.CallOptions): grpc.ClientReadableStream<_rostra_persona_v1_ExportedSource__Output>;
  exportKnowledge(argument: _rostra_persona_v1_ExportKnowledgeRequest, options?: grpc.CallOptions): grpc.ClientReadableStream<_rostra_persona_v1_ExportedSource__Output>;
  
  /**
   * Finds the passages of a persona that a model gets with a message: at most 6, with at most 2,000 tokens together, the best first. For
   * the services chat and experts on behalf of the caller or of `person`; PERMISSION_DENIED SERVICE_NOT_ALLOWED for every other service.
   */
  FindPassages(argument: _rostra_persona_v1_FindPassagesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_FoundPassages__Output>): grpc.ClientUnaryCall;
  FindPassages(argument: _rostra_persona_v1_FindPassagesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_persona_v1_FoundPassages__Output>): grpc.ClientUnaryCall;
  FindPassages(argument: _rostra_persona_v1_FindPassagesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_FoundPassages__Output>): grpc.ClientUnaryCall;
  FindPassages(argument: _rostra_persona_v1_FindPassagesRequest, callback: grpc.requestCallback<_rostra_persona_v1_FoundPassages__Output>): grpc.ClientUnaryCall;
  /**
   * Finds the passages of a persona that a model gets with a message: at most 6, with at most 2,000 tokens together, the best first. For
   * the services chat and experts on behalf of the caller or of `person`; PERMISSION_DENIED SERVICE_NOT_ALLOWED for every other service.
   */
  findPassages(argument: _rostra_persona_v1_FindPassagesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_FoundPassages__Output>): grpc.ClientUnaryCall;
  findPassages(argument: _rostra_persona_v1_FindPassagesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_persona_v1_FoundPassages__Output>): grpc.ClientUnaryCall;
  findPassages(argument: _rostra_persona_v1_FindPassagesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_FoundPassages__Output>): grpc.ClientUnaryCall;
  findPassages(argument: _rostra_persona_v1_FindPassagesRequest, callback: grpc.requestCallback<_rostra_persona_v1_FoundPassages__Output>): grpc.ClientUnaryCall;
  
  /**
   * Finds passages that answer a question, at most 6, the best first, of the 30 most popular personas that everyone sees and that have
   * material. For the service experts; PERMISSION_DENIED SERVICE_NOT_ALLOWED for every other service.
   */
  FindPublicPassages(argument: _rostra_persona_v1_FindPublicPassagesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_FindPublicPassagesResponse__Output>): grpc.ClientUnaryCall;
  FindPublicPassages(argument: _rostra_persona_v1_FindPublicPassagesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_persona_v1_FindPublicPassagesResponse__Output>): grpc.ClientUnaryCall;
  FindPublicPassages(argument: _rostra_persona_v1_FindPublicPassagesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_FindPublicPassagesResponse__Output>): grpc.ClientUnaryCall;
  FindPublicPassages(argument: _rostra_persona_v1_FindPublicPassagesRequest, callback: grpc.requestCallback<_rostra_persona_v1_FindPublicPassagesResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Finds passages that answer a question, at most 6, the best first, of the 30 most popular personas that everyone sees and that have
   * material. For the service experts; PERMISSION_DENIED SERVICE_NOT_ALLOWED for every other service.
   */
  findPublicPassages(argument: _rostra_persona_v1_FindPublicPassagesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_FindPublicPassagesResponse__Output>): grpc.ClientUnaryCall;
  findPublicPassages(argument: _rostra_persona_v1_FindPublicPassagesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_persona_v1_FindPublicPassagesResponse__Output>): grpc.ClientUnaryCall;
  findPublicPassages(argument: _rostra_persona_v1_FindPublicPassagesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_FindPublicPassagesResponse__Output>): grpc.ClientUnaryCall;
  findPublicPassages(argument: _rostra_persona_v1_FindPublicPassagesRequest, callback: grpc.requestCallback<_rostra_persona_v1_FindPublicPassagesResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Makes the calling member follow a creator. One who is followed keeps the place. UNAUTHENTICATED AUTH_REQUIRED for guests, NOT_FOUND
   * CREATOR_NOT_FOUND as GetCreator, PERMISSION_DENIED OWN_ACCOUNT, FAILED_PRECONDITION TOO_MANY_FOLLOWED when the member follows 200
   * others who have a persona that lists may show.
   */
  FollowCreator(argument: _rostra_persona_v1_FollowCreatorRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_FollowCreatorResponse__Output>): grpc.ClientUnaryCall;
  FollowCreator(argument: _rostra_persona_v1_FollowCreatorRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_persona_v1_FollowCreatorResponse__Output>): grpc.ClientUnaryCall;
  FollowCreator(argument: _rostra_persona_v1_FollowCreatorRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_FollowCreatorResponse__Output>): grpc.ClientUnaryCall;
  FollowCreator(argument: _rostra_persona_v1_FollowCreatorRequest, callback: grpc.requestCallback<_rostra_persona_v1_FollowCreatorResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Makes the calling member follow a creator. One who is followed keeps the place. UNAUTHENTICATED AUTH_REQUIRED for guests, NOT_FOUND
   * CREATOR_NOT_FOUND as GetCreator, PERMISSION_DENIED OWN_ACCOUNT, FAILED_PRECONDITION TOO_MANY_FOLLOWED when the member follows 200
   * others who have a persona that lists may show.
   */
  followCreator(argument: _rostra_persona_v1_FollowCreatorRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_FollowCreatorResponse__Output>): grpc.ClientUnaryCall;
  followCreator(argument: _rostra_persona_v1_FollowCreatorRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_persona_v1_FollowCreatorResponse__Output>): grpc.ClientUnaryCall;
  followCreator(argument: _rostra_persona_v1_FollowCreatorRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_FollowCreatorResponse__Output>): grpc.ClientUnaryCall;
  followCreator(argument: _rostra_persona_v1_FollowCreatorRequest, callback: grpc.requestCallback<_rostra_persona_v1_FollowCreatorResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns the activity of a persona by day (UTC), up to today. NOT_FOUND BOT_NOT_FOUND for every caller but the owner.
   */
  GetAnalytics(argument: _rostra_persona_v1_GetAnalyticsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_Analytics__Output>): grpc.ClientUnaryCall;
  GetAnalytics(argument: _rostra_persona_v1_GetAnalyticsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_persona_v1_Analytics__Output>): grpc.ClientUnaryCall;
  GetAnalytics(argument: _rostra_persona_v1_GetAnalyticsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_Analytics__Output>): grpc.ClientUnaryCall;
  GetAnalytics(argument: _rostra_persona_v1_GetAnalyticsRequest, callback: grpc.requestCallback<_rostra_persona_v1_Analytics__Output>): grpc.ClientUnaryCall;
  /**
   * Returns the activity of a persona by day (UTC), up to today. NOT_FOUND BOT_NOT_FOUND for every caller but the owner.
   */
  getAnalytics(argument: _rostra_persona_v1_GetAnalyticsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_Analytics__Output>): grpc.ClientUnaryCall;
  getAnalytics(argument: _rostra_persona_v1_GetAnalyticsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_persona_v1_Analytics__Output>): grpc.ClientUnaryCall;
  getAnalytics(argument: _rostra_persona_v1_GetAnalyticsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_Analytics__Output>): grpc.ClientUnaryCall;
  getAnalytics(argument: _rostra_persona_v1_GetAnalyticsRequest, callback: grpc.requestCallback<_rostra_persona_v1_Analytics__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns what everyone may know of an account as a creator: the personas that lists may show, newest first, and the number of its
   * followers. NOT_FOUND CREATOR_NOT_FOUND for an account without such a persona, as for an unknown one.
   */
  GetCreator(argument: _rostra_persona_v1_GetCreatorRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_Creator__Output>): grpc.ClientUnaryCall;
  GetCreator(argument: _rostra_persona_v1_GetCreatorRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_persona_v1_Creator__Output>): grpc.ClientUnaryCall;
  GetCreator(argument: _rostra_persona_v1_GetCreatorRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_Creator__Output>): grpc.ClientUnaryCall;
  GetCreator(argument: _rostra_persona_v1_GetCreatorRequest, callback: grpc.requestCallback<_rostra_persona_v1_Creator__Output>): grpc.ClientUnaryCall;
  /**
   * Returns what everyone may know of an account as a creator: the personas that lists may show, newest first, and the number of its
   * followers. NOT_FOUND CREATOR_NOT_FOUND for an account without such a persona, as for an unknown one.
   */
  getCreator(argument: _rostra_persona_v1_GetCreatorRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_Creator__Output>): grpc.ClientUnaryCall;
  getCreator(argument: _rostra_persona_v1_GetCreatorRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_persona_v1_Creator__Output>): grpc.ClientUnaryCall;
  getCreator(argument: _rostra_persona_v1_GetCreatorRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_Creator__Output>): grpc.ClientUnaryCall;
  getCreator(argument: _rostra_persona_v1_GetCreatorRequest, callback: grpc.requestCallback<_rostra_persona_v1_Creator__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns today's featured personas, and those that operators pinned and excluded.
   */
  GetFeatured(argument: _rostra_persona_v1_GetFeaturedRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_GetFeaturedResponse__Output>): grpc.ClientUnaryCall;
  GetFeatured(argument: _rostra_persona_v1_GetFeaturedRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_persona_v1_GetFeaturedResponse__Output>): grpc.ClientUnaryCall;
  GetFeatured(argument: _rostra_persona_v1_GetFeaturedRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_GetFeaturedResponse__Output>): grpc.ClientUnaryCall;
  GetFeatured(argument: _rostra_persona_v1_GetFeaturedRequest, callback: grpc.requestCallback<_rostra_persona_v1_GetFeaturedResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Returns today's featured personas, and those that operators pinned and excluded.
   */
  getFeatured(argument: _rostra_persona_v1_GetFeaturedRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_GetFeaturedResponse__Output>): grpc.ClientUnaryCall;
  getFeatured(argument: _rostra_persona_v1_GetFeaturedRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_persona_v1_GetFeaturedResponse__Output>): grpc.ClientUnaryCall;
  getFeatured(argument: _rostra_persona_v1_GetFeaturedRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_GetFeaturedResponse__Output>): grpc.ClientUnaryCall;
  getFeatured(argument: _rostra_persona_v1_GetFeaturedRequest, callback: grpc.requestCallback<_rostra_persona_v1_GetFeaturedResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns the caller's vote on one persona. Callers without an account have none. NOT_FOUND BOT_NOT_FOUND.
   */
  GetOwnVote(argument: _rostra_persona_v1_GetOwnVoteRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_OwnVote__Output>): grpc.ClientUnaryCall;
  GetOwnVote(argument: _rostra_persona_v1_GetOwnVoteRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_persona_v1_OwnVote__Output>): grpc.ClientUnaryCall;
  GetOwnVote(argument: _rostra_persona_v1_GetOwnVoteRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_OwnVote__Output>): grpc.ClientUnaryCall;
  GetOwnVote(argument: _rostra_persona_v1_GetOwnVoteRequest, callback: grpc.requestCallback<_rostra_persona_v1_OwnVote__Output>): grpc.ClientUnaryCall;
  /**
   * Returns the caller's vote on one persona. Callers without an account have none. NOT_FOUND BOT_NOT_FOUND.
   */
  getOwnVote(argument: _rostra_persona_v1_GetOwnVoteRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_OwnVote__Output>): grpc.ClientUnaryCall;
  getOwnVote(argument: _rostra_persona_v1_GetOwnVoteRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_persona_v1_OwnVote__Output>): grpc.ClientUnaryCall;
  getOwnVote(argument: _rostra_persona_v1_GetOwnVoteRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_OwnVote__Output>): grpc.ClientUnaryCall;
  getOwnVote(argument: _rostra_persona_v1_GetOwnVoteRequest, callback: grpc.requestCallback<_rostra_persona_v1_OwnVote__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns one persona by id or slug. The prompts are present for its owner only. NOT_FOUND BOT_NOT_FOUND.
   */
  GetPersona(argument: _rostra_persona_v1_GetPersonaRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_Persona__Output>): grpc.ClientUnaryCall;
  GetPersona(argument: _rostra_persona_v1_GetPersonaRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_persona_v1_Persona__Output>): grpc.ClientUnaryCall;
  GetPersona(argument: _rostra_persona_v1_GetPersonaRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_Persona__Output>): grpc.ClientUnaryCall;
  GetPersona(argument: _rostra_persona_v1_GetPersonaRequest, callback: grpc.requestCallback<_rostra_persona_v1_Persona__Output>): grpc.ClientUnaryCall;
  /**
   * Returns one persona by id or slug. The prompts are present for its owner only. NOT_FOUND BOT_NOT_FOUND.
   */
  getPersona(argument: _rostra_persona_v1_GetPersonaRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_Persona__Output>): grpc.ClientUnaryCall;
  getPersona(argument: _rostra_persona_v1_GetPersonaRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_persona_v1_Persona__Output>): grpc.ClientUnaryCall;
  getPersona(argument: _rostra_persona_v1_GetPersonaRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_Persona__Output>): grpc.ClientUnaryCall;
  getPersona(argument: _rostra_persona_v1_GetPersonaRequest, callback: grpc.requestCallback<_rostra_persona_v1_Persona__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns the counts of one persona. NOT_FOUND BOT_NOT_FOUND.
   */
  GetPersonaStats(argument: _rostra_persona_v1_GetPersonaStatsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_PersonaStats__Output>): grpc.ClientUnaryCall;
  GetPersonaStats(argument: _rostra_persona_v1_GetPersonaStatsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_persona_v1_PersonaStats__Output>): grpc.ClientUnaryCall;
  GetPersonaStats(argument: _rostra_persona_v1_GetPersonaStatsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_PersonaStats__Output>): grpc.ClientUnaryCall;
  GetPersonaStats(argument: _rostra_persona_v1_GetPersonaStatsRequest, callback: grpc.requestCallback<_rostra_persona_v1_PersonaStats__Output>): grpc.ClientUnaryCall;
  /**
   * Returns the counts of one persona. NOT_FOUND BOT_NOT_FOUND.
   */
  getPersonaStats(argument: _rostra_persona_v1_GetPersonaStatsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_PersonaStats__Output>): grpc.ClientUnaryCall;
  getPersonaStats(argument: _rostra_persona_v1_GetPersonaStatsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_persona_v1_PersonaStats__Output>): grpc.ClientUnaryCall;
  getPersonaStats(argument: _rostra_persona_v1_GetPersonaStatsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_PersonaStats__Output>): grpc.ClientUnaryCall;
  getPersonaStats(argument: _rostra_persona_v1_GetPersonaStatsRequest, callback: grpc.requestCallback<_rostra_persona_v1_PersonaStats__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns a picture. NOT_FOUND PICTURE_NOT_FOUND.
   */
  GetPicture(argument: _rostra_persona_v1_GetPictureRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_Picture__Output>): grpc.ClientUnaryCall;
  GetPicture(argument: _rostra_persona_v1_GetPictureRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_persona_v1_Picture__Output>): grpc.ClientUnaryCall;
  GetPicture(argument: _rostra_persona_v1_GetPictureRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_Picture__Output>): grpc.ClientUnaryCall;
  GetPicture(argument: _rostra_persona_v1_GetPictureRequest, callback: grpc.requestCallback<_rostra_persona_v1_Picture__Output>): grpc.ClientUnaryCall;
  /**
   * Returns a picture. NOT_FOUND PICTURE_NOT_FOUND.
   */
  getPicture(argument: _rostra_persona_v1_GetPictureRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_Picture__Output>): grpc.ClientUnaryCall;
  getPicture(argument: _rostra_persona_v1_GetPictureRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_persona_v1_Picture__Output>): grpc.ClientUnaryCall;
  getPicture(argument: _rostra_persona_v1_GetPictureRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_Picture__Output>): grpc.ClientUnaryCall;
  getPicture(argument: _rostra_persona_v1_GetPictureRequest, callback: grpc.requestCallback<_rostra_persona_v1_Picture__Output>): grpc.ClientUnaryCall;
  
  /**
   * Says whether passages are found by their meaning too, after a trial of the embedding server.
   */
  GetSearchByMeaning(argument: _rostra_persona_v1_GetSearchByMeaningRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_GetSearchByMeaningResponse__Output>): grpc.ClientUnaryCall;
  GetSearchByMeaning(argument: _rostra_persona_v1_GetSearchByMeaningRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_persona_v1_GetSearchByMeaningResponse__Output>): grpc.ClientUnaryCall;
  GetSearchByMeaning(argument: _rostra_persona_v1_GetSearchByMeaningRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_GetSearchByMeaningResponse__Output>): grpc.ClientUnaryCall;
  GetSearchByMeaning(argument: _rostra_persona_v1_GetSearchByMeaningRequest, callback: grpc.requestCallback<_rostra_persona_v1_GetSearchByMeaningResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Says whether passages are found by their meaning too, after a trial of the embedding server.
   */
  getSearchByMeaning(argument: _rostra_persona_v1_GetSearchByMeaningRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_GetSearchByMeaningResponse__Output>): grpc.ClientUnaryCall;
  getSearchByMeaning(argument: _rostra_persona_v1_GetSearchByMeaningRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_persona_v1_GetSearchByMeaningResponse__Output>): grpc.ClientUnaryCall;
  getSearchByMeaning(argument: _rostra_persona_v1_GetSearchByMeaningRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_GetSearchByMeaningResponse__Output>): grpc.ClientUnaryCall;
  getSearchByMeaning(argument: _rostra_persona_v1_GetSearchByMeaningRequest, callback: grpc.requestCallback<_rostra_persona_v1_GetSearchByMeaningResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns the profile with which a model answers as a persona, including prompts. For the service chat on behalf of the caller or of
   * `person`;
   * PERMISSION_DENIED SERVICE_NOT_ALLOWED for every other service.
   */
  GetSpeakingProfile(argument: _rostra_persona_v1_GetSpeakingProfileRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_SpeakingProfile__Output>): grpc.ClientUnaryCall;
  GetSpeakingProfile(argument: _rostra_persona_v1_GetSpeakingProfileRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_persona_v1_SpeakingProfile__Output>): grpc.ClientUnaryCall;
  GetSpeakingProfile(argument: _rostra_persona_v1_GetSpeakingProfileRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_SpeakingProfile__Output>): grpc.ClientUnaryCall;
  GetSpeakingProfile(argument: _rostra_persona_v1_GetSpeakingProfileRequest, callback: grpc.requestCallback<_rostra_persona_v1_SpeakingProfile__Output>): grpc.ClientUnaryCall;
  /**
   * Returns the profile with which a model answers as a persona, including prompts. For the service chat on behalf of the caller or of
   * `person`;
   * PERMISSION_DENIED SERVICE_NOT_ALLOWED for every other service.
   */
  getSpeakingProfile(argument: _rostra_persona_v1_GetSpeakingProfileRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_SpeakingProfile__Output>): grpc.ClientUnaryCall;
  getSpeakingProfile(argument: _rostra_persona_v1_GetSpeakingProfileRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_persona_v1_SpeakingProfile__Output>): grpc.ClientUnaryCall;
  getSpeakingProfile(argument: _rostra_persona_v1_GetSpeakingProfileRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_SpeakingProfile__Output>): grpc.ClientUnaryCall;
  getSpeakingProfile(argument: _rostra_persona_v1_GetSpeakingProfileRequest, callback: grpc.requestCallback<_rostra_persona_v1_SpeakingProfile__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns how many bytes the material of the caller's personas takes. UNAUTHENTICATED AUTH_REQUIRED for guests.
   */
  GetStorage(argument: _rostra_persona_v1_GetStorageRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_Storage__Output>): grpc.ClientUnaryCall;
  GetStorage(argument: _rostra_persona_v1_GetStorageRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_persona_v1_Storage__Output>): grpc.ClientUnaryCall;
  GetStorage(argument: _rostra_persona_v1_GetStorageRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_Storage__Output>): grpc.ClientUnaryCall;
  GetStorage(argument: _rostra_persona_v1_GetStorageRequest, callback: grpc.requestCallback<_rostra_persona_v1_Storage__Output>): grpc.ClientUnaryCall;
  /**
   * Returns how many bytes the material of the caller's personas takes. UNAUTHENTICATED AUTH_REQUIRED for guests.
   */
  getStorage(argument: _rostra_persona_v1_GetStorageRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_Storage__Output>): grpc.ClientUnaryCall;
  getStorage(argument: _rostra_persona_v1_GetStorageRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_persona_v1_Storage__Output>): grpc.ClientUnaryCall;
  getStorage(argument: _rostra_persona_v1_GetStorageRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_Storage__Output>): grpc.ClientUnaryCall;
  getStorage(argument: _rostra_persona_v1_GetStorageRequest, callback: grpc.requestCallback<_rostra_persona_v1_Storage__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns what all personas together reached by day. INVALID_ARGUMENT VALIDATION.
   */
  GetUseFigures(argument: _rostra_persona_v1_GetUseFiguresRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_UseFigures__Output>): grpc.ClientUnaryCall;
  GetUseFigures(argument: _rostra_persona_v1_GetUseFiguresRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_persona_v1_UseFigures__Output>): grpc.ClientUnaryCall;
  GetUseFigures(argument: _rostra_persona_v1_GetUseFiguresRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_UseFigures__Output>): grpc.ClientUnaryCall;
  GetUseFigures(argument: _rostra_persona_v1_GetUseFiguresRequest, callback: grpc.requestCallback<_rostra_persona_v1_UseFigures__Output>): grpc.ClientUnaryCall;
  /**
   * Returns what all personas together reached by day. INVALID_ARGUMENT VALIDATION.
   */
  getUseFigures(argument: _rostra_persona_v1_GetUseFiguresRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_UseFigures__Output>): grpc.ClientUnaryCall;
  getUseFigures(argument: _rostra_persona_v1_GetUseFiguresRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_persona_v1_UseFigures__Output>): grpc.ClientUnaryCall;
  getUseFigures(argument: _rostra_persona_v1_GetUseFiguresRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_UseFigures__Output>): grpc.ClientUnaryCall;
  getUseFigures(argument: _rostra_persona_v1_GetUseFiguresRequest, callback: grpc.requestCallback<_rostra_persona_v1_UseFigures__Output>): grpc.ClientUnaryCall;
  
  /**
   * Reads a character card (PNG, APNG, JSON or CharX of version 1, 2 or 3) as a draft for the form of a persona. Nothing is stored, and no link
   * of the card is followed. UNAUTHENTICATED AUTH_REQUIRED for guests, INVALID_ARGUMENT TOO_LARGE above 10 MB, INVALID_ARGUMENT CARD_UNREADABLE
   * with what is wrong, UNAVAILABLE OVERLOADED.
   */
  ImportCard(argument: _rostra_persona_v1_ImportCardRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_ImportedCard__Output>): grpc.ClientUnaryCall;
  ImportCard(argument: _rostra_persona_v1_ImportCardRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_persona_v1_ImportedCard__Output>): grpc.ClientUnaryCall;
  ImportCard(argument: _rostra_persona_v1_ImportCardRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_ImportedCard__Output>): grpc.ClientUnaryCall;
  ImportCard(argument: _rostra_persona_v1_ImportCardRequest, callback: grpc.requestCallback<_rostra_persona_v1_ImportedCard__Output>): grpc.ClientUnaryCall;
  /**
   * Reads a character card (PNG, APNG, JSON or CharX of version 1, 2 or 3) as a draft for the form of a persona. Nothing is stored, and no link
   * of the card is followed. UNAUTHENTICATED AUTH_REQUIRED for guests, INVALID_ARGUMENT TOO_LARGE above 10 MB, INVALID_ARGUMENT CARD_UNREADABLE
   * with what is wrong, UNAVAILABLE OVERLOADED.
   */
  importCard(argument: _rostra_persona_v1_ImportCardRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_ImportedCard__Output>): grpc.ClientUnaryCall;
  importCard(argument: _rostra_persona_v1_ImportCardRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_persona_v1_ImportedCard__Output>): grpc.ClientUnaryCall;
  importCard(argument: _rostra_persona_v1_ImportCardRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_ImportedCard__Output>): grpc.ClientUnaryCall;
  importCard(argument: _rostra_persona_v1_ImportCardRequest, callback: grpc.requestCallback<_rostra_persona_v1_ImportedCard__Output>): grpc.ClientUnaryCall;
  
  /**
   * Keeps the original of a source, or lets it go 7 days later. NOT_FOUND SOURCE_NOT_FOUND, FAILED_PRECONDITION NO_ORIGINAL
   * while it is read, once it could not be read, and once its original is gone.
   */
  KeepOriginal(argument: _rostra_persona_v1_KeepOriginalRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_Source__Output>): grpc.ClientUnaryCall;
  KeepOriginal(argument: _rostra_persona_v1_KeepOriginalRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_persona_v1_Source__Output>): grpc.ClientUnaryCall;
  KeepOriginal(argument: _rostra_persona_v1_KeepOriginalRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_Source__Output>): grpc.ClientUnaryCall;
  KeepOriginal(argument: _rostra_persona_v1_KeepOriginalRequest, callback: grpc.requestCallback<_rostra_persona_v1_Source__Output>): grpc.ClientUnaryCall;
  /**
   * Keeps the original of a source, or lets it go 7 days later. NOT_FOUND SOURCE_NOT_FOUND, FAILED_PRECONDITION NO_ORIGINAL
   * while it is read, once it could not be read, and once its original is gone.
   */
  keepOriginal(argument: _rostra_persona_v1_KeepOriginalRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_Source__Output>): grpc.ClientUnaryCall;
  keepOriginal(argument: _rostra_persona_v1_KeepOriginalRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_persona_v1_Source__Output>): grpc.ClientUnaryCall;
  keepOriginal(argument: _rostra_persona_v1_KeepOriginalRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_Source__Output>): grpc.ClientUnaryCall;
  keepOriginal(argument: _rostra_persona_v1_KeepOriginalRequest, callback: grpc.requestCallback<_rostra_persona_v1_Source__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns what the calling member saved, newest first. UNAUTHENTICATED AUTH_REQUIRED.
   */
  ListBookmarks(argument: _rostra_persona_v1_ListBookmarksRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_ListBookmarksResponse__Output>): grpc.ClientUnaryCall;
  ListBookmarks(argument: _rostra_persona_v1_ListBookmarksRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_persona_v1_ListBookmarksResponse__Output>): grpc.ClientUnaryCall;
  ListBookmarks(argument: _rostra_persona_v1_ListBookmarksRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_ListBookmarksResponse__Output>): grpc.ClientUnaryCall;
  ListBookmarks(argument: _rostra_persona_v1_ListBookmarksRequest, callback: grpc.requestCallback<_rostra_persona_v1_ListBookmarksResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Returns what the calling member saved, newest first. UNAUTHENTICATED AUTH_REQUIRED.
   */
  listBookmarks(argument: _rostra_persona_v1_ListBookmarksRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_ListBookmarksResponse__Output>): grpc.ClientUnaryCall;
  listBookmarks(argument: _rostra_persona_v1_ListBookmarksRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_persona_v1_ListBookmarksResponse__Output>): grpc.ClientUnaryCall;
  listBookmarks(argument: _rostra_persona_v1_ListBookmarksRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_ListBookmarksResponse__Output>): grpc.ClientUnaryCall;
  listBookmarks(argument: _rostra_persona_v1_ListBookmarksRequest, callback: grpc.requestCallback<_rostra_persona_v1_ListBookmarksResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns the models that an owner may choose for a persona, the default first; none without CHAT_MODELS.
   */
  ListChatModels(argument: _rostra_persona_v1_ListChatModelsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_ListChatModelsResponse__Output>): grpc.ClientUnaryCall;
  ListChatModels(argument: _rostra_persona_v1_ListChatModelsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_persona_v1_ListChatModelsResponse__Output>): grpc.ClientUnaryCall;
  ListChatModels(argument: _rostra_persona_v1_ListChatModelsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_ListChatModelsResponse__Output>): grpc.ClientUnaryCall;
  ListChatModels(argument: _rostra_persona_v1_ListChatModelsRequest, callback: grpc.requestCallback<_rostra_persona_v1_ListChatModelsResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Returns the models that an owner may choose for a persona, the default first; none without CHAT_MODELS.
   */
  listChatModels(argument: _rostra_persona_v1_ListChatModelsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_ListChatModelsResponse__Output>): grpc.ClientUnaryCall;
  listChatModels(argument: _rostra_persona_v1_ListChatModelsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_persona_v1_ListChatModelsResponse__Output>): grpc.ClientUnaryCall;
  listChatModels(argument: _rostra_persona_v1_ListChatModelsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_ListChatModelsResponse__Output>): grpc.ClientUnaryCall;
  listChatModels(argument: _rostra_persona_v1_ListChatModelsRequest, callback: grpc.requestCallback<_rostra_persona_v1_ListChatModelsResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns the featured personas of today (UTC) in order. They are the same for every caller.
   */
  ListFeaturedPersonas(argument: _rostra_persona_v1_ListFeaturedPersonasRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_ListFeaturedPersonasResponse__Output>): grpc.ClientUnaryCall;
  ListFeaturedPersonas(argument: _rostra_persona_v1_ListFeaturedPersonasRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_persona_v1_ListFeaturedPersonasResponse__Output>): grpc.ClientUnaryCall;
  ListFeaturedPersonas(argument: _rostra_persona_v1_ListFeaturedPersonasRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_ListFeaturedPersonasResponse__Output>): grpc.ClientUnaryCall;
  ListFeaturedPersonas(argument: _rostra_persona_v1_ListFeaturedPersonasRequest, callback: grpc.requestCallback<_rostra_persona_v1_ListFeaturedPersonasResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Returns the featured personas of today (UTC) in order. They are the same for every caller.
   */
  listFeaturedPersonas(argument: _rostra_persona_v1_ListFeaturedPersonasRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_ListFeaturedPersonasResponse__Output>): grpc.ClientUnaryCall;
  listFeaturedPersonas(argument: _rostra_persona_v1_ListFeaturedPersonasRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_persona_v1_ListFeaturedPersonasResponse__Output>): grpc.ClientUnaryCall;
  listFeaturedPersonas(argument: _rostra_persona_v1_ListFeaturedPersonasRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_ListFeaturedPersonasResponse__Output>): grpc.ClientUnaryCall;
  listFeaturedPersonas(argument: _rostra_persona_v1_ListFeaturedPersonasRequest, callback: grpc.requestCallback<_rostra_persona_v1_ListFeaturedPersonasResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns whom the calling member follows, the latest first, and the newest personas of them that lists may show. UNAUTHENTICATED
   * AUTH_REQUIRED.
   */
  ListFollowedCreators(argument: _rostra_persona_v1_ListFollowedCreatorsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_ListFollowedCreatorsResponse__Output>): grpc.ClientUnaryCall;
  ListFollowedCreators(argument: _rostra_persona_v1_ListFollowedCreatorsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_persona_v1_ListFollowedCreatorsResponse__Output>): grpc.ClientUnaryCall;
  ListFollowedCreators(argument: _rostra_persona_v1_ListFollowedCreatorsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_ListFollowedCreatorsResponse__Output>): grpc.ClientUnaryCall;
  ListFollowedCreators(argument: _rostra_persona_v1_ListFollowedCreatorsRequest, callback: grpc.requestCallback<_rostra_persona_v1_ListFollowedCreatorsResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Returns whom the calling member follows, the latest first, and the newest personas of them that lists may show. UNAUTHENTICATED
   * AUTH_REQUIRED.
   */
  listFollowedCreators(argument: _rostra_persona_v1_ListFollowedCreatorsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_ListFollowedCreatorsResponse__Output>): grpc.ClientUnaryCall;
  listFollowedCreators(argument: _rostra_persona_v1_ListFollowedCreatorsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_persona_v1_ListFollowedCreatorsResponse__Output>): grpc.ClientUnaryCall;
  listFollowedCreators(argument: _rostra_persona_v1_ListFollowedCreatorsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_ListFollowedCreatorsResponse__Output>): grpc.ClientUnaryCall;
  listFollowedCreators(argument: _rostra_persona_v1_ListFollowedCreatorsRequest, callback: grpc.requestCallback<_rostra_persona_v1_ListFollowedCreatorsResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns the models that the caller runs and that answer for own personas, without their keys. UNAUTHENTICATED AUTH_REQUIRED.
   */
  ListOwnModels(argument: _rostra_persona_v1_ListOwnModelsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_ListOwnModelsResponse__Output>): grpc.ClientUnaryCall;
  ListOwnModels(argument: _rostra_persona_v1_ListOwnModelsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_persona_v1_ListOwnModelsResponse__Output>): grpc.ClientUnaryCall;
  ListOwnModels(argument: _rostra_persona_v1_ListOwnModelsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_ListOwnModelsResponse__Output>): grpc.ClientUnaryCall;
  ListOwnModels(argument: _rostra_persona_v1_ListOwnModelsRequest, callback: grpc.requestCallback<_rostra_persona_v1_ListOwnModelsResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Returns the models that the caller runs and that answer for own personas, without their keys. UNAUTHENTICATED AUTH_REQUIRED.
   */
  listOwnModels(argument: _rostra_persona_v1_ListOwnModelsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_ListOwnModelsResponse__Output>): grpc.ClientUnaryCall;
  listOwnModels(argument: _rostra_persona_v1_ListOwnModelsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_persona_v1_ListOwnModelsResponse__Output>): grpc.ClientUnaryCall;
  listOwnModels(argument: _rostra_persona_v1_ListOwnModelsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_ListOwnModelsResponse__Output>): grpc.ClientUnaryCall;
  listOwnModels(argument: _rostra_persona_v1_ListOwnModelsRequest, callback: grpc.requestCallback<_rostra_persona_v1_ListOwnModelsResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns the caller's own personas, newest first, with their prompts.
   */
  ListOwnPersonas(argument: _rostra_persona_v1_ListOwnPersonasRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_ListOwnPersonasResponse__Output>): grpc.ClientUnaryCall;
  ListOwnPersonas(argument: _rostra_persona_v1_ListOwnPersonasRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_persona_v1_ListOwnPersonasResponse__Output>): grpc.ClientUnaryCall;
  ListOwnPersonas(argument: _rostra_persona_v1_ListOwnPersonasRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_ListOwnPersonasResponse__Output>): grpc.ClientUnaryCall;
  ListOwnPersonas(argument: _rostra_persona_v1_ListOwnPersonasRequest, callback: grpc.requestCallback<_rostra_persona_v1_ListOwnPersonasResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Returns the caller's own personas, newest first, with their prompts.
   */
  listOwnPersonas(argument: _rostra_persona_v1_ListOwnPersonasRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_ListOwnPersonasResponse__Output>): grpc.ClientUnaryCall;
  listOwnPersonas(argument: _rostra_persona_v1_ListOwnPersonasRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_persona_v1_ListOwnPersonasResponse__Output>): grpc.ClientUnaryCall;
  listOwnPersonas(argument: _rostra_persona_v1_ListOwnPersonasRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_ListOwnPersonasResponse__Output>): grpc.ClientUnaryCall;
  listOwnPersonas(argument: _rostra_persona_v1_ListOwnPersonasRequest, callback: grpc.requestCallback<_rostra_persona_v1_ListOwnPersonasResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns a page of the caller's reports that are still kept, newest first. UNAUTHENTICATED AUTH_REQUIRED for guests.
   */
  ListOwnReports(argument: _rostra_persona_v1_ListOwnReportsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_ListOwnReportsResponse__Output>): grpc.ClientUnaryCall;
  ListOwnReports(argument: _rostra_persona_v1_ListOwnReportsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_persona_v1_ListOwnReportsResponse__Output>): grpc.ClientUnaryCall;
  ListOwnReports(argument: _rostra_persona_v1_ListOwnReportsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_ListOwnReportsResponse__Output>): grpc.ClientUnaryCall;
  ListOwnReports(argument: _rostra_persona_v1_ListOwnReportsRequest, callback: grpc.requestCallback<_rostra_persona_v1_ListOwnReportsResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Returns a page of the caller's reports that are still kept, newest first. UNAUTHENTICATED AUTH_REQUIRED for guests.
   */
  listOwnReports(argument: _rostra_persona_v1_ListOwnReportsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_ListOwnReportsResponse__Output>): grpc.ClientUnaryCall;
  listOwnReports(argument: _rostra_persona_v1_ListOwnReportsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_persona_v1_ListOwnReportsResponse__Output>): grpc.ClientUnaryCall;
  listOwnReports(argument: _rostra_persona_v1_ListOwnReportsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_ListOwnReportsResponse__Output>): grpc.ClientUnaryCall;
  listOwnReports(argument: _rostra_persona_v1_ListOwnReportsRequest, callback: grpc.requestCallback<_rostra_persona_v1_ListOwnReportsResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns every vote of the caller, newest first. UNAUTHENTICATED AUTH_REQUIRED for guests.
   */
  ListOwnVotes(argument: _rostra_persona_v1_ListOwnVotesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_ListOwnVotesResponse__Output>): grpc.ClientUnaryCall;
  ListOwnVotes(argument: _rostra_persona_v1_ListOwnVotesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_persona_v1_ListOwnVotesResponse__Output>): grpc.ClientUnaryCall;
  ListOwnVotes(argument: _rostra_persona_v1_ListOwnVotesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_ListOwnVotesResponse__Output>): grpc.ClientUnaryCall;
  ListOwnVotes(argument: _rostra_persona_v1_ListOwnVotesRequest, callback: grpc.requestCallback<_rostra_persona_v1_ListOwnVotesResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Returns every vote of the caller, newest first. UNAUTHENTICATED AUTH_REQUIRED for guests.
   */
  listOwnVotes(argument: _rostra_persona_v1_ListOwnVotesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_ListOwnVotesResponse__Output>): grpc.ClientUnaryCall;
  listOwnVotes(argument: _rostra_persona_v1_ListOwnVotesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_persona_v1_ListOwnVotesResponse__Output>): grpc.ClientUnaryCall;
  listOwnVotes(argument: _rostra_persona_v1_ListOwnVotesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_ListOwnVotesResponse__Output>): grpc.ClientUnaryCall;
  listOwnVotes(argument: _rostra_persona_v1_ListOwnVotesRequest, callback: grpc.requestCallback<_rostra_persona_v1_ListOwnVotesResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns passages of a source in their order. NOT_FOUND SOURCE_NOT_FOUND.
   */
  ListPassages(argument: _rostra_persona_v1_ListPassagesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_ListPassagesResponse__Output>): grpc.ClientUnaryCall;
  ListPassages(argument: _rostra_persona_v1_ListPassagesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_persona_v1_ListPassagesResponse__Output>): grpc.ClientUnaryCall;
  ListPassages(argument: _rostra_persona_v1_ListPassagesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_ListPassagesResponse__Output>): grpc.ClientUnaryCall;
  ListPassages(argument: _rostra_persona_v1_ListPassagesRequest, callback: grpc.requestCallback<_rostra_persona_v1_ListPassagesResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Returns passages of a source in their order. NOT_FOUND SOURCE_NOT_FOUND.
   */
  listPassages(argument: _rostra_persona_v1_ListPassagesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_ListPassagesResponse__Output>): grpc.ClientUnaryCall;
  listPassages(argument: _rostra_persona_v1_ListPassagesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_persona_v1_ListPassagesResponse__Output>): grpc.ClientUnaryCall;
  listPassages(argument: _rostra_persona_v1_ListPassagesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_ListPassagesResponse__Output>): grpc.ClientUnaryCall;
  listPassages(argument: _rostra_persona_v1_ListPassagesRequest, callback: grpc.requestCallback<_rostra_persona_v1_ListPassagesResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns the personas of these ids that the caller may see, in the order of the ids, without prompts. Others are left out.
   */
  ListPersonasByIds(argument: _rostra_persona_v1_ListPersonasByIdsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_ListPersonasByIdsResponse__Output>): grpc.ClientUnaryCall;
  ListPersonasByIds(argument: _rostra_persona_v1_ListPersonasByIdsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_persona_v1_ListPersonasByIdsResponse__Output>): grpc.ClientUnaryCall;
  ListPersonasByIds(argument: _rostra_persona_v1_ListPersonasByIdsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_ListPersonasByIdsResponse__Output>): grpc.ClientUnaryCall;
  ListPersonasByIds(argument: _rostra_persona_v1_ListPersonasByIdsRequest, callback: grpc.requestCallback<_rostra_persona_v1_ListPersonasByIdsResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Returns the personas of these ids that the caller may see, in the order of the ids, without prompts. Others are left out.
   */
  listPersonasByIds(argument: _rostra_persona_v1_ListPersonasByIdsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_ListPersonasByIdsResponse__Output>): grpc.ClientUnaryCall;
  listPersonasByIds(argument: _rostra_persona_v1_ListPersonasByIdsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_persona_v1_ListPersonasByIdsResponse__Output>): grpc.ClientUnaryCall;
  listPersonasByIds(argument: _rostra_persona_v1_ListPersonasByIdsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_ListPersonasByIdsResponse__Output>): grpc.ClientUnaryCall;
  listPersonasByIds(argument: _rostra_persona_v1_ListPersonasByIdsRequest, callback: grpc.requestCallback<_rostra_persona_v1_ListPersonasByIdsResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns the prompt versions of a persona, newest first; the first one is current. NOT_FOUND BOT_NOT_FOUND for every caller but the
   * owner.
   */
  ListPromptVersions(argument: _rostra_persona_v1_ListPromptVersionsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_ListPromptVersionsResponse__Output>): grpc.ClientUnaryCall;
  ListPromptVersions(argument: _rostra_persona_v1_ListPromptVersionsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_persona_v1_ListPromptVersionsResponse__Output>): grpc.ClientUnaryCall;
  ListPromptVersions(argument: _rostra_persona_v1_ListPromptVersionsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_ListPromptVersionsResponse__Output>): grpc.ClientUnaryCall;
  ListPromptVersions(argument: _rostra_persona_v1_ListPromptVersionsRequest, callback: grpc.requestCallback<_rostra_persona_v1_ListPromptVersionsResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Returns the prompt versions of a persona, newest first; the first one is current. NOT_FOUND BOT_NOT_FOUND for every caller but the
   * owner.
   */
  listPromptVersions(argument: _rostra_persona_v1_ListPromptVersionsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_ListPromptVersionsResponse__Output>): grpc.ClientUnaryCall;
  listPromptVersions(argument: _rostra_persona_v1_ListPromptVersionsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_persona_v1_ListPromptVersionsResponse__Output>): grpc.ClientUnaryCall;
  listPromptVersions(argument: _rostra_persona_v1_ListPromptVersionsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_ListPromptVersionsResponse__Output>): grpc.ClientUnaryCall;
  listPromptVersions(argument: _rostra_persona_v1_ListPromptVersionsRequest, callback: grpc.requestCallback<_rostra_persona_v1_ListPromptVersionsResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns those of at most 100 accounts that own a public persona. INVALID_ARGUMENT VALIDATION for more.
   */
  ListPublicOwners(argument: _rostra_persona_v1_ListPublicOwnersRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_ListPublicOwnersResponse__Output>): grpc.ClientUnaryCall;
  ListPublicOwners(argument: _rostra_persona_v1_ListPublicOwnersRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_persona_v1_ListPublicOwnersResponse__Output>): grpc.ClientUnaryCall;
  ListPublicOwners(argument: _rostra_persona_v1_ListPublicOwnersRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_ListPublicOwnersResponse__Output>): grpc.ClientUnaryCall;
  ListPublicOwners(argument: _rostra_persona_v1_ListPublicOwnersRequest, callback: grpc.requestCallback<_rostra_persona_v1_ListPublicOwnersResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Returns those of at most 100 accounts that own a public persona. INVALID_ARGUMENT VALIDATION for more.
   */
  listPublicOwners(argument: _rostra_persona_v1_ListPublicOwnersRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_ListPublicOwnersResponse__Output>): grpc.ClientUnaryCall;
  listPublicOwners(argument: _rostra_persona_v1_ListPublicOwnersRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_persona_v1_ListPublicOwnersResponse__Output>): grpc.ClientUnaryCall;
  listPublicOwners(argument: _rostra_persona_v1_ListPublicOwnersRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_ListPublicOwnersResponse__Output>): grpc.ClientUnaryCall;
  listPublicOwners(argument: _rostra_persona_v1_ListPublicOwnersRequest, callback: grpc.requestCallback<_rostra_persona_v1_ListPublicOwnersResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns a page of public personas. While the search index of the replica is not up to date, it returns a simpler list from the
   * database.
   */
  ListPublicPersonas(argument: _rostra_persona_v1_ListPublicPersonasRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_ListPublicPersonasResponse__Output>): grpc.ClientUnaryCall;
  ListPublicPersonas(argument: _rostra_persona_v1_ListPublicPersonasRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_persona_v1_ListPublicPersonasResponse__Output>): grpc.ClientUnaryCall;
  ListPublicPersonas(argument: _rostra_persona_v1_ListPublicPersonasRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_ListPublicPersonasResponse__Output>): grpc.ClientUnaryCall;
  ListPublicPersonas(argument: _rostra_persona_v1_ListPublicPersonasRequest, callback: grpc.requestCallback<_rostra_persona_v1_ListPublicPersonasResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Returns a page of public personas. While the search index of the replica is not up to date, it returns a simpler list from the
   * database.
   */
  listPublicPersonas(argument: _rostra_persona_v1_ListPublicPersonasRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_ListPublicPersonasResponse__Output>): grpc.ClientUnaryCall;
  listPublicPersonas(argument: _rostra_persona_v1_ListPublicPersonasRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_persona_v1_ListPublicPersonasResponse__Output>): grpc.ClientUnaryCall;
  listPublicPersonas(argument: _rostra_persona_v1_ListPublicPersonasRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_ListPublicPersonasResponse__Output>): grpc.ClientUnaryCall;
  listPublicPersonas(argument: _rostra_persona_v1_ListPublicPersonasRequest, callback: grpc.requestCallback<_rostra_persona_v1_ListPublicPersonasResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns the answers that people handed over with the open reports of a persona.
   */
  ListReportedAnswers(argument: _rostra_persona_v1_ListReportedAnswersRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_ListReportedAnswersResponse__Output>): grpc.ClientUnaryCall;
  ListReportedAnswers(argument: _rostra_persona_v1_ListReportedAnswersRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_persona_v1_ListReportedAnswersResponse__Output>): grpc.ClientUnaryCall;
  ListReportedAnswers(argument: _rostra_persona_v1_ListReportedAnswersRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_ListReportedAnswersResponse__Output>): grpc.ClientUnaryCall;
  ListReportedAnswers(argument: _rostra_persona_v1_ListReportedAnswersRequest, callback: grpc.requestCallback<_rostra_persona_v1_ListReportedAnswersResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Returns the answers that people handed over with the open reports of a persona.
   */
  listReportedAnswers(argument: _rostra_persona_v1_ListReportedAnswersRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_ListReportedAnswersResponse__Output>): grpc.ClientUnaryCall;
  listReportedAnswers(argument: _rostra_persona_v1_ListReportedAnswersRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_persona_v1_ListReportedAnswersResponse__Output>): grpc.ClientUnaryCall;
  listReportedAnswers(argument: _rostra_persona_v1_ListReportedAnswersRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_ListReportedAnswersResponse__Output>): grpc.ClientUnaryCall;
  listReportedAnswers(argument: _rostra_persona_v1_ListReportedAnswersRequest, callback: grpc.requestCallback<_rostra_persona_v1_ListReportedAnswersResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Lists the personas that have open reports, the one with the most first.
   */
  ListReportedPersonas(argument: _rostra_persona_v1_ListReportedPersonasRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_ListReportedPersonasResponse__Output>): grpc.ClientUnaryCall;
  ListReportedPersonas(argument: _rostra_persona_v1_ListReportedPersonasRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_persona_v1_ListReportedPersonasResponse__Output>): grpc.ClientUnaryCall;
  ListReportedPersonas(argument: _rostra_persona_v1_ListReportedPersonasRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_ListReportedPersonasResponse__Output>): grpc.ClientUnaryCall;
  ListReportedPersonas(argument: _rostra_persona_v1_ListReportedPersonasRequest, callback: grpc.requestCallback<_rostra_persona_v1_ListReportedPersonasResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Lists the personas that have open reports, the one with the most first.
   */
  listReportedPersonas(argument: _rostra_persona_v1_ListReportedPersonasRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_ListReportedPersonasResponse__Output>): grpc.ClientUnaryCall;
  listReportedPersonas(argument: _rostra_persona_v1_ListReportedPersonasRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_persona_v1_ListReportedPersonasResponse__Output>): grpc.ClientUnaryCall;
  listReportedPersonas(argument: _rostra_persona_v1_ListReportedPersonasRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_ListReportedPersonasResponse__Output>): grpc.ClientUnaryCall;
  listReportedPersonas(argument: _rostra_persona_v1_ListReportedPersonasRequest, callback: grpc.requestCallback<_rostra_persona_v1_ListReportedPersonasResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Lists the sources of a persona, newest first. This call and those up to SearchKnowledge: NOT_FOUND BOT_NOT_FOUND for every caller but
   * the owner.
   */
  ListSources(argument: _rostra_persona_v1_ListSourcesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_ListSourcesResponse__Output>): grpc.ClientUnaryCall;
  ListSources(argument: _rostra_persona_v1_ListSourcesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_persona_v1_ListSourcesResponse__Output>): grpc.ClientUnaryCall;
  ListSources(argument: _rostra_persona_v1_ListSourcesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_ListSourcesResponse__Output>): grpc.ClientUnaryCall;
  ListSources(argument: _rostra_persona_v1_ListSourcesRequest, callback: grpc.requestCallback<_rostra_persona_v1_ListSourcesResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Lists the sources of a persona, newest first. This call and those up to SearchKnowledge: NOT_FOUND BOT_NOT_FOUND for every caller but
   * the owner.
   */
  listSources(argument: _rostra_persona_v1_ListSourcesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_ListSourcesResponse__Output>): grpc.ClientUnaryCall;
  listSources(argument: _rostra_persona_v1_ListSourcesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_persona_v1_ListSourcesResponse__Output>): grpc.ClientUnaryCall;
  listSources(argument: _rostra_persona_v1_ListSourcesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_ListSourcesResponse__Output>): grpc.ClientUnaryCall;
  listSources(argument: _rostra_persona_v1_ListSourcesRequest, callback: grpc.requestCallback<_rostra_persona_v1_ListSourcesResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns the speaking profiles of these personas that the caller may see, in the order of the ids. Others are left out. For the service
   * experts on behalf of the caller; PERMISSION_DENIED SERVICE_NOT_ALLOWED for every other service.
   */
  ListSpeakingProfiles(argument: _rostra_persona_v1_ListSpeakingProfilesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_ListSpeakingProfilesResponse__Output>): grpc.ClientUnaryCall;
  ListSpeakingProfiles(argument: _rostra_persona_v1_ListSpeakingProfilesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_persona_v1_ListSpeakingProfilesResponse__Output>): grpc.ClientUnaryCall;
  ListSpeakingProfiles(argument: _rostra_persona_v1_ListSpeakingProfilesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_ListSpeakingProfilesResponse__Output>): grpc.ClientUnaryCall;
  ListSpeakingProfiles(argument: _rostra_persona_v1_ListSpeakingProfilesRequest, callback: grpc.requestCallback<_rostra_persona_v1_ListSpeakingProfilesResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Returns the speaking profiles of these personas that the caller may see, in the order of the ids. Others are left out. For the service
   * experts on behalf of the caller; PERMISSION_DENIED SERVICE_NOT_ALLOWED for every other service.
   */
  listSpeakingProfiles(argument: _rostra_persona_v1_ListSpeakingProfilesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_ListSpeakingProfilesResponse__Output>): grpc.ClientUnaryCall;
  listSpeakingProfiles(argument: _rostra_persona_v1_ListSpeakingProfilesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_persona_v1_ListSpeakingProfilesResponse__Output>): grpc.ClientUnaryCall;
  listSpeakingProfiles(argument: _rostra_persona_v1_ListSpeakingProfilesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_ListSpeakingProfilesResponse__Output>): grpc.ClientUnaryCall;
  listSpeakingProfiles(argument: _rostra_persona_v1_ListSpeakingProfilesRequest, callback: grpc.requestCallback<_rostra_persona_v1_ListSpeakingProfilesResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns the owners of the most popular public personas, without repeats.
   */
  ListTopCreators(argument: _rostra_persona_v1_ListTopCreatorsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_ListTopCreatorsResponse__Output>): grpc.ClientUnaryCall;
  ListTopCreators(argument: _rostra_persona_v1_ListTopCreatorsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_persona_v1_ListTopCreatorsResponse__Output>): grpc.ClientUnaryCall;
  ListTopCreators(argument: _rostra_persona_v1_ListTopCreatorsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_ListTopCreatorsResponse__Output>): grpc.ClientUnaryCall;
  ListTopCreators(argument: _rostra_persona_v1_ListTopCreatorsRequest, callback: grpc.requestCallback<_rostra_persona_v1_ListTopCreatorsResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Returns the owners of the most popular public personas, without repeats.
   */
  listTopCreators(argument: _rostra_persona_v1_ListTopCreatorsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_ListTopCreatorsResponse__Output>): grpc.ClientUnaryCall;
  listTopCreators(argument: _rostra_persona_v1_ListTopCreatorsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_persona_v1_ListTopCreatorsResponse__Output>): grpc.ClientUnaryCall;
  listTopCreators(argument: _rostra_persona_v1_ListTopCreatorsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_ListTopCreatorsResponse__Output>): grpc.ClientUnaryCall;
  listTopCreators(argument: _rostra_persona_v1_ListTopCreatorsRequest, callback: grpc.requestCallback<_rostra_persona_v1_ListTopCreatorsResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns the latest 100 deliveries of a webhook of the caller, newest first, of 30 days at most. UNAUTHENTICATED AUTH_REQUIRED, NOT_FOUND
   * WEBHOOK_NOT_FOUND.
   */
  ListWebhookDeliveries(argument: _rostra_persona_v1_ListWebhookDeliveriesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_ListWebhookDeliveriesResponse__Output>): grpc.ClientUnaryCall;
  ListWebhookDeliveries(argument: _rostra_persona_v1_ListWebhookDeliveriesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_persona_v1_ListWebhookDeliveriesResponse__Output>): grpc.ClientUnaryCall;
  ListWebhookDeliveries(argument: _rostra_persona_v1_ListWebhookDeliveriesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_ListWebhookDeliveriesResponse__Output>): grpc.ClientUnaryCall;
  ListWebhookDeliveries(argument: _rostra_persona_v1_ListWebhookDeliveriesRequest, callback: grpc.requestCallback<_rostra_persona_v1_ListWebhookDeliveriesResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Returns the latest 100 deliveries of a webhook of the caller, newest first, of 30 days at most. UNAUTHENTICATED AUTH_REQUIRED, NOT_FOUND
   * WEBHOOK_NOT_FOUND.
   */
  listWebhookDeliveries(argument: _rostra_persona_v1_ListWebhookDeliveriesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_ListWebhookDeliveriesResponse__Output>): grpc.ClientUnaryCall;
  listWebhookDeliveries(argument: _rostra_persona_v1_ListWebhookDeliveriesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_persona_v1_ListWebhookDeliveriesResponse__Output>): grpc.ClientUnaryCall;
  listWebhookDeliveries(argument: _rostra_persona_v1_ListWebhookDeliveriesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_ListWebhookDeliveriesResponse__Output>): grpc.ClientUnaryCall;
  listWebhookDeliveries(argument: _rostra_persona_v1_ListWebhookDeliveriesRequest, callback: grpc.requestCallback<_rostra_persona_v1_ListWebhookDeliveriesResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns the caller's webhooks, oldest first, without their secrets. UNAUTHENTICATED AUTH_REQUIRED.
   */
  ListWebhooks(argument: _rostra_persona_v1_ListWebhooksRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_ListWebhooksResponse__Output>): grpc.ClientUnaryCall;
  ListWebhooks(argument: _rostra_persona_v1_ListWebhooksRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_persona_v1_ListWebhooksResponse__Output>): grpc.ClientUnaryCall;
  ListWebhooks(argument: _rostra_persona_v1_ListWebhooksRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_ListWebhooksResponse__Output>): grpc.ClientUnaryCall;
  ListWebhooks(argument: _rostra_persona_v1_ListWebhooksRequest, callback: grpc.requestCallback<_rostra_persona_v1_ListWebhooksResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Returns the caller's webhooks, oldest first, without their secrets. UNAUTHENTICATED AUTH_REQUIRED.
   */
  listWebhooks(argument: _rostra_persona_v1_ListWebhooksRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_ListWebhooksResponse__Output>): grpc.ClientUnaryCall;
  listWebhooks(argument: _rostra_persona_v1_ListWebhooksRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_persona_v1_ListWebhooksResponse__Output>): grpc.ClientUnaryCall;
  listWebhooks(argument: _rostra_persona_v1_ListWebhooksRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_ListWebhooksResponse__Output>): grpc.ClientUnaryCall;
  listWebhooks(argument: _rostra_persona_v1_ListWebhooksRequest, callback: grpc.requestCallback<_rostra_persona_v1_ListWebhooksResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Notes how a call of a creator's model ended. For the service chat; PERMISSION_DENIED SERVICE_NOT_ALLOWED for every other service.
   */
  NoteOwnModelUse(argument: _rostra_persona_v1_NoteOwnModelUseRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_NoteOwnModelUseResponse__Output>): grpc.ClientUnaryCall;
  NoteOwnModelUse(argument: _rostra_persona_v1_NoteOwnModelUseRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_persona_v1_NoteOwnModelUseResponse__Output>): grpc.ClientUnaryCall;
  NoteOwnModelUse(argument: _rostra_persona_v1_NoteOwnModelUseRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_NoteOwnModelUseResponse__Output>): grpc.ClientUnaryCall;
  NoteOwnModelUse(argument: _rostra_persona_v1_NoteOwnModelUseRequest, callback: grpc.requestCallback<_rostra_persona_v1_NoteOwnModelUseResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Notes how a call of a creator's model ended. For the service chat; PERMISSION_DENIED SERVICE_NOT_ALLOWED for every other service.
   */
  noteOwnModelUse(argument: _rostra_persona_v1_NoteOwnModelUseRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_NoteOwnModelUseResponse__Output>): grpc.ClientUnaryCall;
  noteOwnModelUse(argument: _rostra_persona_v1_NoteOwnModelUseRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_persona_v1_NoteOwnModelUseResponse__Output>): grpc.ClientUnaryCall;
  noteOwnModelUse(argument: _rostra_persona_v1_NoteOwnModelUseRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_NoteOwnModelUseResponse__Output>): grpc.ClientUnaryCall;
  noteOwnModelUse(argument: _rostra_persona_v1_NoteOwnModelUseRequest, callback: grpc.requestCallback<_rostra_persona_v1_NoteOwnModelUseResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Removes a persona from those that the calling member saved. Succeeds when it is not among them. UNAUTHENTICATED AUTH_REQUIRED.
   */
  RemoveBookmark(argument: _rostra_persona_v1_RemoveBookmarkRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_RemoveBookmarkResponse__Output>): grpc.ClientUnaryCall;
  RemoveBookmark(argument: _rostra_persona_v1_RemoveBookmarkRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_persona_v1_RemoveBookmarkResponse__Output>): grpc.ClientUnaryCall;
  RemoveBookmark(argument: _rostra_persona_v1_RemoveBookmarkRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_RemoveBookmarkResponse__Output>): grpc.ClientUnaryCall;
  RemoveBookmark(argument: _rostra_persona_v1_RemoveBookmarkRequest, callback: grpc.requestCallback<_rostra_persona_v1_RemoveBookmarkResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Removes a persona from those that the calling member saved. Succeeds when it is not among them. UNAUTHENTICATED AUTH_REQUIRED.
   */
  removeBookmark(argument: _rostra_persona_v1_RemoveBookmarkRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_RemoveBookmarkResponse__Output>): grpc.ClientUnaryCall;
  removeBookmark(argument: _rostra_persona_v1_RemoveBookmarkRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_persona_v1_RemoveBookmarkResponse__Output>): grpc.ClientUnaryCall;
  removeBookmark(argument: _rostra_persona_v1_RemoveBookmarkRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_RemoveBookmarkResponse__Output>): grpc.ClientUnaryCall;
  removeBookmark(argument: _rostra_persona_v1_RemoveBookmarkRequest, callback: grpc.requestCallback<_rostra_persona_v1_RemoveBookmarkResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Lets an own persona answer through the product's models again. UNAUTHENTICATED AUTH_REQUIRED, NOT_FOUND BOT_NOT_FOUND or
   * OWN_MODEL_NOT_FOUND.
   */
  RemoveOwnModel(argument: _rostra_persona_v1_RemoveOwnModelRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_RemoveOwnModelResponse__Output>): grpc.ClientUnaryCall;
  RemoveOwnModel(argument: _rostra_persona_v1_RemoveOwnModelRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_persona_v1_RemoveOwnModelResponse__Output>): grpc.ClientUnaryCall;
  RemoveOwnModel(argument: _rostra_persona_v1_RemoveOwnModelRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_RemoveOwnModelResponse__Output>): grpc.ClientUnaryCall;
  RemoveOwnModel(argument: _rostra_persona_v1_RemoveOwnModelRequest, callback: grpc.requestCallback<_rostra_persona_v1_RemoveOwnModelResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Lets an own persona answer through the product's models again. UNAUTHENTICATED AUTH_REQUIRED, NOT_FOUND BOT_NOT_FOUND or
   * OWN_MODEL_NOT_FOUND.
   */
  removeOwnModel(argument: _rostra_persona_v1_RemoveOwnModelRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_RemoveOwnModelResponse__Output>): grpc.ClientUnaryCall;
  removeOwnModel(argument: _rostra_persona_v1_RemoveOwnModelRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_persona_v1_RemoveOwnModelResponse__Output>): grpc.ClientUnaryCall;
  removeOwnModel(argument: _rostra_persona_v1_RemoveOwnModelRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_RemoveOwnModelResponse__Output>): grpc.ClientUnaryCall;
  removeOwnModel(argument: _rostra_persona_v1_RemoveOwnModelRequest, callback: grpc.requestCallback<_rostra_persona_v1_RemoveOwnModelResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Reports a public persona to the operators. A person has at most one open report on a persona. Open reports of three members or networks
   * of guests remove it from the landing page until an operator closes them. UNAUTHENTICATED AUTH_REQUIRED for a
   * caller who is neither member nor guest, NOT_FOUND BOT_NOT_FOUND, PERMISSION_DENIED OWN_PERSONA, ALREADY_EXISTS ALREADY_REPORTED,
   * INVALID_ARGUMENT VALIDATION.
   */
  ReportPersona(argument: _rostra_persona_v1_ReportPersonaRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_ReportPersonaResponse__Output>): grpc.ClientUnaryCall;
  ReportPersona(argument: _rostra_persona_v1_ReportPersonaRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_persona_v1_ReportPersonaResponse__Output>): grpc.ClientUnaryCall;
  ReportPersona(argument: _rostra_persona_v1_ReportPersonaRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_ReportPersonaResponse__Output>): grpc.ClientUnaryCall;
  ReportPersona(argument: _rostra_persona_v1_ReportPersonaRequest, callback: grpc.requestCallback<_rostra_persona_v1_ReportPersonaResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Reports a public persona to the operators. A person has at most one open report on a persona. Open reports of three members or networks
   * of guests remove it from the landing page until an operator closes them. UNAUTHENTICATED AUTH_REQUIRED for a
   * caller who is neither member nor guest, NOT_FOUND BOT_NOT_FOUND, PERMISSION_DENIED OWN_PERSONA, ALREADY_EXISTS ALREADY_REPORTED,
   * INVALID_ARGUMENT VALIDATION.
   */
  reportPersona(argument: _rostra_persona_v1_ReportPersonaRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_ReportPersonaResponse__Output>): grpc.ClientUnaryCall;
  reportPersona(argument: _rostra_persona_v1_ReportPersonaRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_persona_v1_ReportPersonaResponse__Output>): grpc.ClientUnaryCall;
  reportPersona(argument: _rostra_persona_v1_ReportPersonaRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_ReportPersonaResponse__Output>): grpc.ClientUnaryCall;
  reportPersona(argument: _rostra_persona_v1_ReportPersonaRequest, callback: grpc.requestCallback<_rostra_persona_v1_ReportPersonaResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Sends a delivery that has ended again, with the same id. UNAUTHENTICATED AUTH_REQUIRED, NOT_FOUND WEBHOOK_NOT_FOUND or
   * DELIVERY_NOT_FOUND, FAILED_PRECONDITION WEBHOOK_OFF.
   */
  ResendWebhookDelivery(argument: _rostra_persona_v1_ResendWebhookDeliveryRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_ResendWebhookDeliveryResponse__Output>): grpc.ClientUnaryCall;
  ResendWebhookDelivery(argument: _rostra_persona_v1_ResendWebhookDeliveryRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_persona_v1_ResendWebhookDeliveryResponse__Output>): grpc.ClientUnaryCall;
  ResendWebhookDelivery(argument: _rostra_persona_v1_ResendWebhookDeliveryRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_ResendWebhookDeliveryResponse__Output>): grpc.ClientUnaryCall;
  ResendWebhookDelivery(argument: _rostra_persona_v1_ResendWebhookDeliveryRequest, callback: grpc.requestCallback<_rostra_persona_v1_ResendWebhookDeliveryResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Sends a delivery that has ended again, with the same id. UNAUTHENTICATED AUTH_REQUIRED, NOT_FOUND WEBHOOK_NOT_FOUND or
   * DELIVERY_NOT_FOUND, FAILED_PRECONDITION WEBHOOK_OFF.
   */
  resendWebhookDelivery(argument: _rostra_persona_v1_ResendWebhookDeliveryRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_ResendWebhookDeliveryResponse__Output>): grpc.ClientUnaryCall;
  resendWebhookDelivery(argument: _rostra_persona_v1_ResendWebhookDeliveryRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_persona_v1_ResendWebhookDeliveryResponse__Output>): grpc.ClientUnaryCall;
  resendWebhookDelivery(argument: _rostra_persona_v1_ResendWebhookDeliveryRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_ResendWebhookDeliveryResponse__Output>): grpc.ClientUnaryCall;
  resendWebhookDelivery(argument: _rostra_persona_v1_ResendWebhookDeliveryRequest, callback: grpc.requestCallback<_rostra_persona_v1_ResendWebhookDeliveryResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Ends the suspension of a persona and tells the owner by mail. NOT_FOUND BOT_NOT_FOUND, INVALID_ARGUMENT VALIDATION for the reason,
   * FAILED_PRECONDITION NOT_SUSPENDED.
   */
  RestorePersona(argument: _rostra_persona_v1_RestorePersonaRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_OperatedPersona__Output>): grpc.ClientUnaryCall;
  RestorePersona(argument: _rostra_persona_v1_RestorePersonaRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_persona_v1_OperatedPersona__Output>): grpc.ClientUnaryCall;
  RestorePersona(argument: _rostra_persona_v1_RestorePersonaRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_OperatedPersona__Output>): grpc.ClientUnaryCall;
  RestorePersona(argument: _rostra_persona_v1_RestorePersonaRequest, callback: grpc.requestCallback<_rostra_persona_v1_OperatedPersona__Output>): grpc.ClientUnaryCall;
  /**
   * Ends the suspension of a persona and tells the owner by mail. NOT_FOUND BOT_NOT_FOUND, INVALID_ARGUMENT VALIDATION for the reason,
   * FAILED_PRECONDITION NOT_SUSPENDED.
   */
  restorePersona(argument: _rostra_persona_v1_RestorePersonaRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_OperatedPersona__Output>): grpc.ClientUnaryCall;
  restorePersona(argument: _rostra_persona_v1_RestorePersonaRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_persona_v1_OperatedPersona__Output>): grpc.ClientUnaryCall;
  restorePersona(argument: _rostra_persona_v1_RestorePersonaRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_OperatedPersona__Output>): grpc.ClientUnaryCall;
  restorePersona(argument: _rostra_persona_v1_RestorePersonaRequest, callback: grpc.requestCallback<_rostra_persona_v1_OperatedPersona__Output>): grpc.ClientUnaryCall;
  
  /**
   * Makes the prompts of an earlier version current, as a new version. NOT_FOUND BOT_NOT_FOUND for every caller but the owner,
   * NOT_FOUND VERSION_NOT_FOUND.
   */
  RestorePromptVersion(argument: _rostra_persona_v1_RestorePromptVersionRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_Persona__Output>): grpc.ClientUnaryCall;
  RestorePromptVersion(argument: _rostra_persona_v1_RestorePromptVersionRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_persona_v1_Persona__Output>): grpc.ClientUnaryCall;
  RestorePromptVersion(argument: _rostra_persona_v1_RestorePromptVersionRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_Persona__Output>): grpc.ClientUnaryCall;
  RestorePromptVersion(argument: _rostra_persona_v1_RestorePromptVersionRequest, callback: grpc.requestCallback<_rostra_persona_v1_Persona__Output>): grpc.ClientUnaryCall;
  /**
   * Makes the prompts of an earlier version current, as a new version. NOT_FOUND BOT_NOT_FOUND for every caller but the owner,
   * NOT_FOUND VERSION_NOT_FOUND.
   */
  restorePromptVersion(argument: _rostra_persona_v1_RestorePromptVersionRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_Persona__Output>): grpc.ClientUnaryCall;
  restorePromptVersion(argument: _rostra_persona_v1_RestorePromptVersionRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_persona_v1_Persona__Output>): grpc.ClientUnaryCall;
  restorePromptVersion(argument: _rostra_persona_v1_RestorePromptVersionRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_Persona__Output>): grpc.ClientUnaryCall;
  restorePromptVersion(argument: _rostra_persona_v1_RestorePromptVersionRequest, callback: grpc.requestCallback<_rostra_persona_v1_Persona__Output>): grpc.ClientUnaryCall;
  
  /**
   * Finds the passages that a model would get with this message. INVALID_ARGUMENT VALIDATION.
   */
  SearchKnowledge(argument: _rostra_persona_v1_SearchKnowledgeRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_FoundPassages__Output>): grpc.ClientUnaryCall;
  SearchKnowledge(argument: _rostra_persona_v1_SearchKnowledgeRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_persona_v1_FoundPassages__Output>): grpc.ClientUnaryCall;
  SearchKnowledge(argument: _rostra_persona_v1_SearchKnowledgeRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_FoundPassages__Output>): grpc.ClientUnaryCall;
  SearchKnowledge(argument: _rostra_persona_v1_SearchKnowledgeRequest, callback: grpc.requestCallback<_rostra_persona_v1_FoundPassages__Output>): grpc.ClientUnaryCall;
  /**
   * Finds the passages that a model would get with this message. INVALID_ARGUMENT VALIDATION.
   */
  searchKnowledge(argument: _rostra_persona_v1_SearchKnowledgeRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_FoundPassages__Output>): grpc.ClientUnaryCall;
  searchKnowledge(argument: _rostra_persona_v1_SearchKnowledgeRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_persona_v1_FoundPassages__Output>): grpc.ClientUnaryCall;
  searchKnowledge(argument: _rostra_persona_v1_SearchKnowledgeRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_FoundPassages__Output>): grpc.ClientUnaryCall;
  searchKnowledge(argument: _rostra_persona_v1_SearchKnowledgeRequest, callback: grpc.requestCallback<_rostra_persona_v1_FoundPassages__Output>): grpc.ClientUnaryCall;
  
  /**
   * Lists public, unlisted and suspended personas for operators, newest first, by words of their name, their slug, or their owner's id. Lists
   * drafts and private personas only while they are suspended. This call and those below are for super senators: PERMISSION_DENIED OPERATORS_ONLY for every
   * other caller.
   */
  SearchPersonas(argument: _rostra_persona_v1_SearchPersonasRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_SearchPersonasResponse__Output>): grpc.ClientUnaryCall;
  SearchPersonas(argument: _rostra_persona_v1_SearchPersonasRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_persona_v1_SearchPersonasResponse__Output>): grpc.ClientUnaryCall;
  SearchPersonas(argument: _rostra_persona_v1_SearchPersonasRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_SearchPersonasResponse__Output>): grpc.ClientUnaryCall;
  SearchPersonas(argument: _rostra_persona_v1_SearchPersonasRequest, callback: grpc.requestCallback<_rostra_persona_v1_SearchPersonasResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Lists public, unlisted and suspended personas for operators, newest first, by words of their name, their slug, or their owner's id. Lists
   * drafts and private personas only while they are suspended. This call and those below are for super senators: PERMISSION_DENIED OPERATORS_ONLY for every
   * other caller.
   */
  searchPersonas(argument: _rostra_persona_v1_SearchPersonasRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_SearchPersonasResponse__Output>): grpc.ClientUnaryCall;
  searchPersonas(argument: _rostra_persona_v1_SearchPersonasRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_persona_v1_SearchPersonasResponse__Output>): grpc.ClientUnaryCall;
  searchPersonas(argument: _rostra_persona_v1_SearchPersonasRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_SearchPersonasResponse__Output>): grpc.ClientUnaryCall;
  searchPersonas(argument: _rostra_persona_v1_SearchPersonasRequest, callback: grpc.requestCallback<_rostra_persona_v1_SearchPersonasResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Pins a persona to the landing page, excludes it, or returns it to the rotation. Takes effect today at once. NOT_FOUND BOT_NOT_FOUND,
   * FAILED_PRECONDITION TOO_MANY_PINNED for a fifth one, FAILED_PRECONDITION NOT_PUBLIC for pinning one that lists cannot show.
   */
  SetFeaturing(argument: _rostra_persona_v1_SetFeaturingRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_GetFeaturedResponse__Output>): grpc.ClientUnaryCall;
  SetFeaturing(argument: _rostra_persona_v1_SetFeaturingRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_persona_v1_GetFeaturedResponse__Output>): grpc.ClientUnaryCall;
  SetFeaturing(argument: _rostra_persona_v1_SetFeaturingRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_GetFeaturedResponse__Output>): grpc.ClientUnaryCall;
  SetFeaturing(argument: _rostra_persona_v1_SetFeaturingRequest, callback: grpc.requestCallback<_rostra_persona_v1_GetFeaturedResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Pins a persona to the landing page, excludes it, or returns it to the rotation. Takes effect today at once. NOT_FOUND BOT_NOT_FOUND,
   * FAILED_PRECONDITION TOO_MANY_PINNED for a fifth one, FAILED_PRECONDITION NOT_PUBLIC for pinning one that lists cannot show.
   */
  setFeaturing(argument: _rostra_persona_v1_SetFeaturingRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_GetFeaturedResponse__Output>): grpc.ClientUnaryCall;
  setFeaturing(argument: _rostra_persona_v1_SetFeaturingRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_persona_v1_GetFeaturedResponse__Output>): grpc.ClientUnaryCall;
  setFeaturing(argument: _rostra_persona_v1_SetFeaturingRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_GetFeaturedResponse__Output>): grpc.ClientUnaryCall;
  setFeaturing(argument: _rostra_persona_v1_SetFeaturingRequest, callback: grpc.requestCallback<_rostra_persona_v1_GetFeaturedResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Lets an own persona answer through a model that the caller runs, once it has answered a try of one token, within 15 s. UNAUTHENTICATED
   * AUTH_REQUIRED, PERMISSION_DENIED EMAIL_NOT_CONFIRMED or PERSONA_READ_ONLY, NOT_FOUND BOT_NOT_FOUND, INVALID_ARGUMENT VALIDATION,
   * ADDRESS_NOT_ALLOWED or OWN_MODEL_FAILED.
   */
  SetOwnModel(argument: _rostra_persona_v1_SetOwnModelRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_OwnModel__Output>): grpc.ClientUnaryCall;
  SetOwnModel(argument: _rostra_persona_v1_SetOwnModelRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_persona_v1_OwnModel__Output>): grpc.ClientUnaryCall;
  SetOwnModel(argument: _rostra_persona_v1_SetOwnModelRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_OwnModel__Output>): grpc.ClientUnaryCall;
  SetOwnModel(argument: _rostra_persona_v1_SetOwnModelRequest, callback: grpc.requestCallback<_rostra_persona_v1_OwnModel__Output>): grpc.ClientUnaryCall;
  /**
   * Lets an own persona answer through a model that the caller runs, once it has answered a try of one token, within 15 s. UNAUTHENTICATED
   * AUTH_REQUIRED, PERMISSION_DENIED EMAIL_NOT_CONFIRMED or PERSONA_READ_ONLY, NOT_FOUND BOT_NOT_FOUND, INVALID_ARGUMENT VALIDATION,
   * ADDRESS_NOT_ALLOWED or OWN_MODEL_FAILED.
   */
  setOwnModel(argument: _rostra_persona_v1_SetOwnModelRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_OwnModel__Output>): grpc.ClientUnaryCall;
  setOwnModel(argument: _rostra_persona_v1_SetOwnModelRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_persona_v1_OwnModel__Output>): grpc.ClientUnaryCall;
  setOwnModel(argument: _rostra_persona_v1_SetOwnModelRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_OwnModel__Output>): grpc.ClientUnaryCall;
  setOwnModel(argument: _rostra_persona_v1_SetOwnModelRequest, callback: grpc.requestCallback<_rostra_persona_v1_OwnModel__Output>): grpc.ClientUnaryCall;
  
  /**
   * Suggests texts for the form of a persona, from sentences in which its creator describes it. A model writes them; without one they are a
   * template that is filled from the sentences. Nothing is stored. UNAUTHENTICATED AUTH_REQUIRED for guests, INVALID_ARGUMENT VALIDATION,
   * UNAVAILABLE OVERLOADED, RESOURCE_EXHAUSTED RATE_LIMITED: the free work of the day is used up; UNAVAILABLE with the reason for which the
   * model wrote nothing, such as MODEL_BUSY, and MODEL_FAILED when its texts break the rules of the form twice.
   */
  SuggestTexts(argument: _rostra_persona_v1_SuggestTextsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_SuggestedTexts__Output>): grpc.ClientUnaryCall;
  SuggestTexts(argument: _rostra_persona_v1_SuggestTextsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_persona_v1_SuggestedTexts__Output>): grpc.ClientUnaryCall;
  SuggestTexts(argument: _rostra_persona_v1_SuggestTextsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_SuggestedTexts__Output>): grpc.ClientUnaryCall;
  SuggestTexts(argument: _rostra_persona_v1_SuggestTextsRequest, callback: grpc.requestCallback<_rostra_persona_v1_SuggestedTexts__Output>): grpc.ClientUnaryCall;
  /**
   * Suggests texts for the form of a persona, from sentences in which its creator describes it. A model writes them; without one they are a
   * template that is filled from the sentences. Nothing is stored. UNAUTHENTICATED AUTH_REQUIRED for guests, INVALID_ARGUMENT VALIDATION,
   * UNAVAILABLE OVERLOADED, RESOURCE_EXHAUSTED RATE_LIMITED: the free work of the day is used up; UNAVAILABLE with the reason for which the
   * model wrote nothing, such as MODEL_BUSY, and MODEL_FAILED when its texts break the rules of the form twice.
   */
  suggestTexts(argument: _rostra_persona_v1_SuggestTextsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_SuggestedTexts__Output>): grpc.ClientUnaryCall;
  suggestTexts(argument: _rostra_persona_v1_SuggestTextsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_persona_v1_SuggestedTexts__Output>): grpc.ClientUnaryCall;
  suggestTexts(argument: _rostra_persona_v1_SuggestTextsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_SuggestedTexts__Output>): grpc.ClientUnaryCall;
  suggestTexts(argument: _rostra_persona_v1_SuggestTextsRequest, callback: grpc.requestCallback<_rostra_persona_v1_SuggestedTexts__Output>): grpc.ClientUnaryCall;
  
  /**
   * Suspends a persona: it is missing for every caller but its owner, and its open reports are closed. The owner gets a mail with the
   * reason. NOT_FOUND BOT_NOT_FOUND, INVALID_ARGUMENT VALIDATION for the reason, FAILED_PRECONDITION ALREADY_SUSPENDED.
   */
  SuspendPersona(argument: _rostra_persona_v1_SuspendPersonaRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_OperatedPersona__Output>): grpc.ClientUnaryCall;
  SuspendPersona(argument: _rostra_persona_v1_SuspendPersonaRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_persona_v1_OperatedPersona__Output>): grpc.ClientUnaryCall;
  SuspendPersona(argument: _rostra_persona_v1_SuspendPersonaRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_OperatedPersona__Output>): grpc.ClientUnaryCall;
  SuspendPersona(argument: _rostra_persona_v1_SuspendPersonaRequest, callback: grpc.requestCallback<_rostra_persona_v1_OperatedPersona__Output>): grpc.ClientUnaryCall;
  /**
   * Suspends a persona: it is missing for every caller but its owner, and its open reports are closed. The owner gets a mail with the
   * reason. NOT_FOUND BOT_NOT_FOUND, INVALID_ARGUMENT VALIDATION for the reason, FAILED_PRECONDITION ALREADY_SUSPENDED.
   */
  suspendPersona(argument: _rostra_persona_v1_SuspendPersonaRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_OperatedPersona__Output>): grpc.ClientUnaryCall;
  suspendPersona(argument: _rostra_persona_v1_SuspendPersonaRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_persona_v1_OperatedPersona__Output>): grpc.ClientUnaryCall;
  suspendPersona(argument: _rostra_persona_v1_SuspendPersonaRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_OperatedPersona__Output>): grpc.ClientUnaryCall;
  suspendPersona(argument: _rostra_persona_v1_SuspendPersonaRequest, callback: grpc.requestCallback<_rostra_persona_v1_OperatedPersona__Output>): grpc.ClientUnaryCall;
  
  /**
   * Sends a test to a webhook of the caller, and returns how it ended, within 10 s. One that arrives switches the webhook on again.
   * UNAUTHENTICATED AUTH_REQUIRED, NOT_FOUND WEBHOOK_NOT_FOUND, FAILED_PRECONDITION WEBHOOK_UNREADABLE.
   */
  TestWebhook(argument: _rostra_persona_v1_TestWebhookRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_WebhookDelivery__Output>): grpc.ClientUnaryCall;
  TestWebhook(argument: _rostra_persona_v1_TestWebhookRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_persona_v1_WebhookDelivery__Output>): grpc.ClientUnaryCall;
  TestWebhook(argument: _rostra_persona_v1_TestWebhookRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_WebhookDelivery__Output>): grpc.ClientUnaryCall;
  TestWebhook(argument: _rostra_persona_v1_TestWebhookRequest, callback: grpc.requestCallback<_rostra_persona_v1_WebhookDelivery__Output>): grpc.ClientUnaryCall;
  /**
   * Sends a test to a webhook of the caller, and returns how it ended, within 10 s. One that arrives switches the webhook on again.
   * UNAUTHENTICATED AUTH_REQUIRED, NOT_FOUND WEBHOOK_NOT_FOUND, FAILED_PRECONDITION WEBHOOK_UNREADABLE.
   */
  testWebhook(argument: _rostra_persona_v1_TestWebhookRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_WebhookDelivery__Output>): grpc.ClientUnaryCall;
  testWebhook(argument: _rostra_persona_v1_TestWebhookRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_persona_v1_WebhookDelivery__Output>): grpc.ClientUnaryCall;
  testWebhook(argument: _rostra_persona_v1_TestWebhookRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_WebhookDelivery__Output>): grpc.ClientUnaryCall;
  testWebhook(argument: _rostra_persona_v1_TestWebhookRequest, callback: grpc.requestCallback<_rostra_persona_v1_WebhookDelivery__Output>): grpc.ClientUnaryCall;
  
  /**
   * Ends that the calling member follows a creator. Succeeds when the member does not. UNAUTHENTICATED AUTH_REQUIRED.
   */
  UnfollowCreator(argument: _rostra_persona_v1_UnfollowCreatorRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_UnfollowCreatorResponse__Output>): grpc.ClientUnaryCall;
  UnfollowCreator(argument: _rostra_persona_v1_UnfollowCreatorRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_persona_v1_UnfollowCreatorResponse__Output>): grpc.ClientUnaryCall;
  UnfollowCreator(argument: _rostra_persona_v1_UnfollowCreatorRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_UnfollowCreatorResponse__Output>): grpc.ClientUnaryCall;
  UnfollowCreator(argument: _rostra_persona_v1_UnfollowCreatorRequest, callback: grpc.requestCallback<_rostra_persona_v1_UnfollowCreatorResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Ends that the calling member follows a creator. Succeeds when the member does not. UNAUTHENTICATED AUTH_REQUIRED.
   */
  unfollowCreator(argument: _rostra_persona_v1_UnfollowCreatorRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_UnfollowCreatorResponse__Output>): grpc.ClientUnaryCall;
  unfollowCreator(argument: _rostra_persona_v1_UnfollowCreatorRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_persona_v1_UnfollowCreatorResponse__Output>): grpc.ClientUnaryCall;
  unfollowCreator(argument: _rostra_persona_v1_UnfollowCreatorRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_UnfollowCreatorResponse__Output>): grpc.ClientUnaryCall;
  unfollowCreator(argument: _rostra_persona_v1_UnfollowCreatorRequest, callback: grpc.requestCallback<_rostra_persona_v1_UnfollowCreatorResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Replaces the fields of the form. Fails as CreatePersona does, except for the limit; FAILED_PRECONDITION EDITED_ELSEWHERE when the
   * persona was saved since `version`. NOT_FOUND BOT_NOT_FOUND for every caller but the owner.
   */
  UpdatePersona(argument: _rostra_persona_v1_UpdatePersonaRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_Persona__Output>): grpc.ClientUnaryCall;
  UpdatePersona(argument: _rostra_persona_v1_UpdatePersonaRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_persona_v1_Persona__Output>): grpc.ClientUnaryCall;
  UpdatePersona(argument: _rostra_persona_v1_UpdatePersonaRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_Persona__Output>): grpc.ClientUnaryCall;
  UpdatePersona(argument: _rostra_persona_v1_UpdatePersonaRequest, callback: grpc.requestCallback<_rostra_persona_v1_Persona__Output>): grpc.ClientUnaryCall;
  /**
   * Replaces the fields of the form. Fails as CreatePersona does, except for the limit; FAILED_PRECONDITION EDITED_ELSEWHERE when the
   * persona was saved since `version`. NOT_FOUND BOT_NOT_FOUND for every caller but the owner.
   */
  updatePersona(argument: _rostra_persona_v1_UpdatePersonaRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_Persona__Output>): grpc.ClientUnaryCall;
  updatePersona(argument: _rostra_persona_v1_UpdatePersonaRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_persona_v1_Persona__Output>): grpc.ClientUnaryCall;
  updatePersona(argument: _rostra_persona_v1_UpdatePersonaRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_persona_v1_Persona__Output>): grpc.ClientUnaryCall;
  updatePersona(argument: _rostra_persona_v1_UpdatePersonaRequest, callback: grpc.requestCallback<_rostra_persona_v1_Persona__Output>): grpc.ClientUnaryCall;
  
}

/**
 * Personas: creating, finding, featuring, counting and voting.
 * 
 * Every method answers NOT_FOUND BOT_NOT_FOUND for a draft or private persona of another owner.
 */
export interface PersonaServiceHandlers extends grpc.UntypedServiceImplementation {
  /**
   * Saves a persona for the calling member. A saved one keeps its place. UNAUTHENTICATED AUTH_REQUIRED for guests, NOT_FOUND BOT_NOT_FOUND,
   * FAILED_PRECONDITION TOO_MANY_SAVED when the member has saved 200 others that can be seen.
   */
  AddBookmark: grpc.handleUnaryCall<_rostra_persona_v1_AddBookmarkRequest__Output, _rostra_persona_v1_AddBookmarkResponse>;
  
  /**
   * Stores an image as a picture of the calling member, for a form: its middle, 256 x 256 pixels, WebP, without metadata. A picture that no
   * persona has is deleted after a day. UNAUTHENTICATED AUTH_REQUIRED, INVALID_ARGUMENT VALIDATION for another file than PNG, JPEG and WebP
   * of at most 2 MB.
   */
  AddPicture: grpc.handleUnaryCall<_rostra_persona_v1_AddPictureRequest__Output, _rostra_persona_v1_AddPictureResponse>;
  
  /**
   * Adds a source, which is read in the background. A repeated request id returns the source of the first call. INVALID_ARGUMENT
   * VALIDATION, INVALID_ARGUMENT UNSUPPORTED_TYPE for a file of a type that is not read, INVALID_ARGUMENT TOO_LARGE above 10
   * MB, PERMISSION_DENIED SOURCE_LIMIT when the role allows no further source, PERMISSION_DENIED STORAGE_QUOTA when the account has no room
   * for it, ALREADY_EXISTS SOURCE_EXISTS for the same content twice, ALREADY_EXISTS REQUEST_ID_REUSED for a request id of other
   * content.
   */
  AddSource: grpc.handleUnaryCall<_rostra_persona_v1_AddSourceRequest__Output, _rostra_persona_v1_Source>;
  
  /**
   * Makes a guest's reports those of the calling member; the guest's token is the proof. Where the member has an open report on the same
   * persona, the guest's stays without its answer and without who made it. UNAUTHENTICATED TOKEN_INVALID.
   */
  AdoptReports: grpc.handleUnaryCall<_rostra_persona_v1_AdoptReportsRequest__Output, _rostra_persona_v1_AdoptReportsResponse>;
  
  /**
   * Sets or switches the caller's vote and returns the new tally. UNAUTHENTICATED AUTH_REQUIRED for guests,
   * NOT_FOUND BOT_NOT_FOUND, PERMISSION_DENIED OWN_PERSONA, ALREADY_EXISTS ALREADY_VOTED for the same direction twice.
   */
  CastVote: grpc.handleUnaryCall<_rostra_persona_v1_CastVoteRequest__Output, _rostra_persona_v1_Tally>;
  
  /**
   * Checks whether a slug is valid and free, and suggests another one when it is not. UNAUTHENTICATED AUTH_REQUIRED for guests.
   */
  CheckSlug: grpc.handleUnaryCall<_rostra_persona_v1_CheckSlugRequest__Output, _rostra_persona_v1_CheckSlugResponse>;
  
  /**
   * Returns the number of public personas in each category that has any, among those that match a search as ListPublicPersonas does.
   */
  CountPublicPersonas: grpc.handleUnaryCall<_rostra_persona_v1_CountPublicPersonasRequest__Output, _rostra_persona_v1_CountPublicPersonasResponse>;
  
  /**
   * Creates a persona of the caller. UNAUTHENTICATED AUTH_REQUIRED for guests, INVALID_ARGUMENT VALIDATION with the problems by field,
   * INVALID_ARGUMENT NAME_RESERVED for a name that could pass for the product's or mixes scripts in a word, PERMISSION_DENIED PERSONA_LIMIT
   * when the role allows no further persona and PRIVATE_NOT_ALLOWED, ALREADY_EXISTS SLUG_TAKEN with the detail `suggestion`.
   */
  CreatePersona: grpc.handleUnaryCall<_rostra_persona_v1_CreatePersonaRequest__Output, _rostra_persona_v1_Persona>;
  
  /**
   * Creates a webhook; the response alone has its secret. UNAUTHENTICATED AUTH_REQUIRED, PERMISSION_DENIED EMAIL_NOT_CONFIRMED,
   * INVALID_ARGUMENT VALIDATION or ADDRESS_NOT_ALLOWED, NOT_FOUND BOT_NOT_FOUND, FAILED_PRECONDITION WEBHOOK_LIMIT.
   */
  CreateWebhook: grpc.handleUnaryCall<_rostra_persona_v1_CreateWebhookRequest__Output, _rostra_persona_v1_CreateWebhookResponse>;
  
  /**
   * Deletes a persona with its votes, featured turns, counts and prompt versions. NOT_FOUND BOT_NOT_FOUND for every caller but the owner.
   */
  DeletePersona: grpc.handleUnaryCall<_rostra_persona_v1_DeletePersonaRequest__Output, _rostra_persona_v1_DeletePersonaResponse>;
  
  /**
   * Deletes a source and its passages. NOT_FOUND SOURCE_NOT_FOUND.
   */
  DeleteSource: grpc.handleUnaryCall<_rostra_persona_v1_DeleteSourceRequest__Output, _rostra_persona_v1_DeleteSourceResponse>;
  
  /**
   * Deletes a webhook of the caller with its deliveries. UNAUTHENTICATED AUTH_REQUIRED, NOT_FOUND WEBHOOK_NOT_FOUND.
   */
  DeleteWebhook: grpc.handleUnaryCall<_rostra_persona_v1_DeleteWebhookRequest__Output, _rostra_persona_v1_DeleteWebhookResponse>;
  
  /**
   * Closes the open reports of a persona without a suspension. NOT_FOUND NO_REPORTS.
   */
  DismissReports: grpc.handleUnaryCall<_rostra_persona_v1_DismissReportsRequest__Output, _rostra_persona_v1_DismissReportsResponse>;
  
  /**
   * Streams what is kept of the activity of the calling member: the personas that the member used, and the days of the member's own
   * personas. UNAUTHENTICATED AUTH_REQUIRED.
   */
  ExportActivity: grpc.handleServerStreamingCall<_rostra_persona_v1_ExportActivityRequest__Output, _rostra_persona_v1_ExportedActivity>;
  
  /**
   * Returns an own persona as a character card, without its material, its address, its model and its websites. NOT_FOUND BOT_NOT_FOUND for every
   * caller but the owner.
   */
  ExportCard: grpc.handleUnaryCall<_rostra_persona_v1_ExportCardRequest__Output, _rostra_persona_v1_ExportedCard>;
  
  /**
   * Streams the contents of the files and texts of the caller's personas that are still stored, each in pieces of at most a megabyte.
   * UNAUTHENTICATED AUTH_REQUIRED.
   */
  ExportFiles: grpc.handleServerStreamingCall<_rostra_persona_v1_ExportFilesRequest__Output, _rostra_persona_v1_ExportedFilePiece>;
  
  /**
   * Streams the sources of the caller's personas with their passages, a large source in several parts. UNAUTHENTICATED AUTH_REQUIRED for
   * guests.
   */
  ExportKnowledge: grpc.handleServerStreamingCall<_rostra_persona_v1_ExportKnowledgeRequest__Output, _rostra_persona_v1_ExportedSource>;
  
  /**
   * Finds the passages of a persona that a model gets with a message: at most 6, with at most 2,000 tokens together, the best first. For
   * the services chat and experts on behalf of the caller or of `person`; PERMISSION_DENIED SERVICE_NOT_ALLOWED for every other service.
   */
  FindPassages: grpc.handleUnaryCall<_rostra_persona_v1_FindPassagesRequest__Output, _rostra_persona_v1_FoundPassages>;
  
  /**
   * Finds passages that answer a question, at most 6, the best first, of the 30 most popular personas that everyone sees and that have
   * material. For the service experts; PERMISSION_DENIED SERVICE_NOT_ALLOWED for every other service.
   */
  FindPublicPassages: grpc.handleUnaryCall<_rostra_persona_v1_FindPublicPassagesRequest__Output, _rostra_persona_v1_FindPublicPassagesResponse>;
  
  /**
   * Makes the calling member follow a creator. One who is followed keeps the place. UNAUTHENTICATED AUTH_REQUIRED for guests, NOT_FOUND
   * CREATOR_NOT_FOUND as GetCreator, PERMISSION_DENIED OWN_ACCOUNT, FAILED_PRECONDITION TOO_MANY_FOLLOWED when the member follows 200
   * others who have a persona that lists may show.
   */
  FollowCreator: grpc.handleUnaryCall<_rostra_persona_v1_FollowCreatorRequest__Output, _rostra_persona_v1_FollowCreatorResponse>;
  
  /**
   * Returns the activity of a persona by day (UTC), up to today. NOT_FOUND BOT_NOT_FOUND for every caller but the owner.
   */
  GetAnalytics: grpc.handleUnaryCall<_rostra_persona_v1_GetAnalyticsRequest__Output, _rostra_persona_v1_Analytics>;
  
  /**
   * Returns what everyone may know of an account as a creator: the personas that lists may show, newest first, and the number of its
   * followers. NOT_FOUND CREATOR_NOT_FOUND for an account without such a persona, as for an unknown one.
   */
  GetCreator: grpc.handleUnaryCall<_rostra_persona_v1_GetCreatorRequest__Output, _rostra_persona_v1_Creator>;
  
  /**
   * Returns today's featured personas, and those that operators pinned and excluded.
   */
  GetFeatured: grpc.handleUnaryCall<_rostra_persona_v1_GetFeaturedRequest__Output, _rostra_persona_v1_GetFeaturedResponse>;
  
  /**
   * Returns the caller's vote on one persona. Callers without an account have none. NOT_FOUND BOT_NOT_FOUND.
   */
  GetOwnVote: grpc.handleUnaryCall<_rostra_persona_v1_GetOwnVoteRequest__Output, _rostra_persona_v1_OwnVote>;
  
  /**
   * Returns one persona by id or slug. The prompts are present for its owner only. NOT_FOUND BOT_NOT_FOUND.
   */
  GetPersona: grpc.handleUnaryCall<_rostra_persona_v1_GetPersonaRequest__Output, _rostra_persona_v1_Persona>;
  
  /**
   * Returns the counts of one persona. NOT_FOUND BOT_NOT_FOUND.
   */
  GetPersonaStats: grpc.handleUnaryCall<_rostra_persona_v1_GetPersonaStatsRequest__Output, _rostra_persona_v1_PersonaStats>;
  
  /**
   * Returns a picture. NOT_FOUND PICTURE_NOT_FOUND.
   */
  GetPicture: grpc.handleUnaryCall<_rostra_persona_v1_GetPictureRequest__Output, _rostra_persona_v1_Picture>;
  
  /**
   * Says whether passages are found by their meaning too, after a trial of the embedding server.
   */
  GetSearchByMeaning: grpc.handleUnaryCall<_rostra_persona_v1_GetSearchByMeaningRequest__Output, _rostra_persona_v1_GetSearchByMeaningResponse>;
  
  /**
   * Returns the profile with which a model answers as a persona, including prompts. For the service chat on behalf of the caller or of
   * `person`;
   * PERMISSION_DENIED SERVICE_NOT_ALLOWED for every other service.
   */
  GetSpeakingProfile: grpc.handleUnaryCall<_rostra_persona_v1_GetSpeakingProfileRequest__Output, _rostra_persona_v1_SpeakingProfile>;
  
  /**
   * Returns how many bytes the material of the caller's personas takes. UNAUTHENTICATED AUTH_REQUIRED for guests.
   */
  GetStorage: grpc.handleUnaryCall<_rostra_persona_v1_GetStorageRequest__Output, _rostra_persona_v1_Storage>;
  
  /**
   * Returns what all personas together reached by day. INVALID_ARGUMENT VALIDATION.
   */
  GetUseFigures: grpc.handleUnaryCall<_rostra_persona_v1_GetUseFiguresRequest__Output, _rostra_persona_v1_UseFigures>;
  
  /**
   * Reads a character card (PNG, APNG, JSON or CharX of version 1, 2 or 3) as a draft for the form of a persona. Nothing is stored, and no link
   * of the card is followed. UNAUTHENTICATED AUTH_REQUIRED for guests, INVALID_ARGUMENT TOO_LARGE above 10 MB, INVALID_ARGUMENT CARD_UNREADABLE
   * with what is wrong, UNAVAILABLE OVERLOADED.
   */
  ImportCard: grpc.handleUnaryCall<_rostra_persona_v1_ImportCardRequest__Output, _rostra_persona_v1_ImportedCard>;
  
  /**
   * Keeps the original of a source, or lets it go 7 days later. NOT_FOUND SOURCE_NOT_FOUND, FAILED_PRECONDITION NO_ORIGINAL
   * while it is read, once it could not be read, and once its original is gone.
   */
  KeepOriginal: grpc.handleUnaryCall<_rostra_persona_v1_KeepOriginalRequest__Output, _rostra_persona_v1_Source>;
  
  /**
   * Returns what the calling member saved, newest first. UNAUTHENTICATED AUTH_REQUIRED.
   */
  ListBookmarks: grpc.handleUnaryCall<_rostra_persona_v1_ListBookmarksRequest__Output, _rostra_persona_v1_ListBookmarksResponse>;
  
  /**
   * Returns the models that an owner may choose for a persona, the default first; none without CHAT_MODELS.
   */
  ListChatModels: grpc.handleUnaryCall<_rostra_persona_v1_ListChatModelsRequest__Output, _rostra_persona_v1_ListChatModelsResponse>;
  
  /**
   * Returns the featured personas of today (UTC) in order. They are the same for every caller.
   */
  ListFeaturedPersonas: grpc.handleUnaryCall<_rostra_persona_v1_ListFeaturedPersonasRequest__Output, _rostra_persona_v1_ListFeaturedPersonasResponse>;
  
  /**
   * Returns whom the calling member follows, the latest first, and the newest personas of them that lists may show. UNAUTHENTICATED
   * AUTH_REQUIRED.
   */
  ListFollowedCreators: grpc.handleUnaryCall<_rostra_persona_v1_ListFollowedCreatorsRequest__Output, _rostra_persona_v1_ListFollowedCreatorsResponse>;
  
  /**
   * Returns the models that the caller runs and that answer for own personas, without their keys. UNAUTHENTICATED AUTH_REQUIRED.
   */
  ListOwnModels: grpc.handleUnaryCall<_rostra_persona_v1_ListOwnModelsRequest__Output, _rostra_persona_v1_ListOwnModelsResponse>;
  
  /**
   * Returns the caller's own personas, newest first, with their prompts.
   */
  ListOwnPersonas: grpc.handleUnaryCall<_rostra_persona_v1_ListOwnPersonasRequest__Output, _rostra_persona_v1_ListOwnPersonasResponse>;
  
  /**
   * Returns a page of the caller's reports that are still kept, newest first. UNAUTHENTICATED AUTH_REQUIRED for guests.
   */
  ListOwnReports: grpc.handleUnaryCall<_rostra_persona_v1_ListOwnReportsRequest__Output, _rostra_persona_v1_ListOwnReportsResponse>;
  
  /**
   * Returns every vote of the caller, newest first. UNAUTHENTICATED AUTH_REQUIRED for guests.
   */
  ListOwnVotes: grpc.handleUnaryCall<_rostra_persona_v1_ListOwnVotesRequest__Output, _rostra_persona_v1_ListOwnVotesResponse>;
  
  /**
   * Returns passages of a source in their order. NOT_FOUND SOURCE_NOT_FOUND.
   */
  ListPassages: grpc.handleUnaryCall<_rostra_persona_v1_ListPassagesRequest__Output, _rostra_persona_v1_ListPassagesResponse>;
  
  /**
   * Returns the personas of these ids that the caller may see, in the order of the ids, without prompts. Others are left out.
   */
  ListPersonasByIds: grpc.handleUnaryCall<_rostra_persona_v1_ListPersonasByIdsRequest__Output, _rostra_persona_v1_ListPersonasByIdsResponse>;
  
  /**
   * Returns the prompt versions of a persona, newest first; the first one is current. NOT_FOUND BOT_NOT_FOUND for every caller but the
   * owner.
   */
  ListPromptVersions: grpc.handleUnaryCall<_rostra_persona_v1_ListPromptVersionsRequest__Output, _rostra_persona_v1_ListPromptVersionsResponse>;
  
  /**
   * Returns those of at most 100 accounts that own a public persona. INVALID_ARGUMENT VALIDATION for more.
   */
  ListPublicOwners: grpc.handleUnaryCall<_rostra_persona_v1_ListPublicOwnersRequest__Output, _rostra_persona_v1_ListPublicOwnersResponse>;
  
  /**
   * Returns a page of public personas. While the search index of the replica is not up to date, it returns a simpler list from the
   * database.
   */
  ListPublicPersonas: grpc.handleUnaryCall<_rostra_persona_v1_ListPublicPersonasRequest__Output, _rostra_persona_v1_ListPublicPersonasResponse>;
  
  /**
   * Returns the answers that people handed over with the open reports of a persona.
   */
  ListReportedAnswers: grpc.handleUnaryCall<_rostra_persona_v1_ListReportedAnswersRequest__Output, _rostra_persona_v1_ListReportedAnswersResponse>;
  
  /**
   * Lists the personas that have open reports, the one with the most first.
   */
  ListReportedPersonas: grpc.handleUnaryCall<_rostra_persona_v1_ListReportedPersonasRequest__Output, _rostra_persona_v1_ListReportedPersonasResponse>;
  
  /**
   * Lists the sources of a persona, newest first. This call and those up to SearchKnowledge: NOT_FOUND BOT_NOT_FOUND for every caller but
   * the owner.
   */
  ListSources: grpc.handleUnaryCall<_rostra_persona_v1_ListSourcesRequest__Output, _rostra_persona_v1_ListSourcesResponse>;
  
  /**
   * Returns the speaking profiles of these personas that the caller may see, in the order of the ids. Others are left out. For the service
   * experts on behalf of the caller; PERMISSION_DENIED SERVICE_NOT_ALLOWED for every other service.
   */
  ListSpeakingProfiles: grpc.handleUnaryCall<_rostra_persona_v1_ListSpeakingProfilesRequest__Output, _rostra_persona_v1_ListSpeakingProfilesResponse>;
  
  /**
   * Returns the owners of the most popular public personas, without repeats.
   */
  ListTopCreators: grpc.handleUnaryCall<_rostra_persona_v1_ListTopCreatorsRequest__Output, _rostra_persona_v1_ListTopCreatorsResponse>;
  
  /**
   * Returns the latest 100 deliveries of a webhook of the caller, newest first, of 30 days at most. UNAUTHENTICATED AUTH_REQUIRED, NOT_FOUND
   * WEBHOOK_NOT_FOUND.
   */
  ListWebhookDeliveries: grpc.handleUnaryCall<_rostra_persona_v1_ListWebhookDeliveriesRequest__Output, _rostra_persona_v1_ListWebhookDeliveriesResponse>;
  
  /**
   * Returns the caller's webhooks, oldest first, without their secrets. UNAUTHENTICATED AUTH_REQUIRED.
   */
  ListWebhooks: grpc.handleUnaryCall<_rostra_persona_v1_ListWebhooksRequest__Output, _rostra_persona_v1_ListWebhooksResponse>;
  
  /**
   * Notes how a call of a creator's model ended. For the service chat; PERMISSION_DENIED SERVICE_NOT_ALLOWED for every other service.
   */
  NoteOwnModelUse: grpc.handleUnaryCall<_rostra_persona_v1_NoteOwnModelUseRequest__Output, _rostra_persona_v1_NoteOwnModelUseResponse>;
  
  /**
   * Removes a persona from those that the calling member saved. Succeeds when it is not among them. UNAUTHENTICATED AUTH_REQUIRED.
   */
  RemoveBookmark: grpc.handleUnaryCall<_rostra_persona_v1_RemoveBookmarkRequest__Output, _rostra_persona_v1_RemoveBookmarkResponse>;
  
  /**
   * Lets an own persona answer through the product's models again. UNAUTHENTICATED AUTH_REQUIRED, NOT_FOUND BOT_NOT_FOUND or
   * OWN_MODEL_NOT_FOUND.
   */
  RemoveOwnModel: grpc.handleUnaryCall<_rostra_persona_v1_RemoveOwnModelRequest__Output, _rostra_persona_v1_RemoveOwnModelResponse>;
  
  /**
   * Reports a public persona to the operators. A person has at most one open report on a persona. Open reports of three members or networks
   * of guests remove it from the landing page until an operator closes them. UNAUTHENTICATED AUTH_REQUIRED for a
   * caller who is neither member nor guest, NOT_FOUND BOT_NOT_FOUND, PERMISSION_DENIED OWN_PERSONA, ALREADY_EXISTS ALREADY_REPORTED,
   * INVALID_ARGUMENT VALIDATION.
   */
  ReportPersona: grpc.handleUnaryCall<_rostra_persona_v1_ReportPersonaRequest__Output, _rostra_persona_v1_ReportPersonaResponse>;
  
  /**
   * Sends a delivery that has ended again, with the same id. UNAUTHENTICATED AUTH_REQUIRED, NOT_FOUND WEBHOOK_NOT_FOUND or
   * DELIVERY_NOT_FOUND, FAILED_PRECONDITION WEBHOOK_OFF.
   */
  ResendWebhookDelivery: grpc.handleUnaryCall<_rostra_persona_v1_ResendWebhookDeliveryRequest__Output, _rostra_persona_v1_ResendWebhookDeliveryResponse>;
  
  /**
   * Ends the suspension of a persona and tells the owner by mail. NOT_FOUND BOT_NOT_FOUND, INVALID_ARGUMENT VALIDATION for the reason,
   * FAILED_PRECONDITION NOT_SUSPENDED.
   */
  RestorePersona: grpc.handleUnaryCall<_rostra_persona_v1_RestorePersonaRequest__Output, _rostra_persona_v1_OperatedPersona>;
  
  /**
   * Makes the prompts of an earlier version current, as a new version. NOT_FOUND BOT_NOT_FOUND for every caller but the owner,
   * NOT_FOUND VERSION_NOT_FOUND.
   */
  RestorePromptVersion: grpc.handleUnaryCall<_rostra_persona_v1_RestorePromptVersionRequest__Output, _rostra_persona_v1_Persona>;
  
  /**
   * Finds the passages that a model would get with this message. INVALID_ARGUMENT VALIDATION.
   */
  SearchKnowledge: grpc.handleUnaryCall<_rostra_persona_v1_SearchKnowledgeRequest__Output, _rostra_persona_v1_FoundPassages>;
  
  /**
   * Lists public, unlisted and suspended personas for operators, newest first, by words of their name, their slug, or their owner's id. Lists
   * drafts and private personas only while they are suspended. This call and those below are for super senators: PERMISSION_DENIED OPERATORS_ONLY for every
   * other caller.
   */
  SearchPersonas: grpc.handleUnaryCall<_rostra_persona_v1_SearchPersonasRequest__Output, _rostra_persona_v1_SearchPersonasResponse>;
  
  /**
   * Pins a persona to the landing page, excludes it, or returns it to the rotation. Takes effect today at once. NOT_FOUND BOT_NOT_FOUND,
   * FAILED_PRECONDITION TOO_MANY_PINNED for a fifth one, FAILED_PRECONDITION NOT_PUBLIC for pinning one that lists cannot show.
   */
  SetFeaturing: grpc.handleUnaryCall<_rostra_persona_v1_SetFeaturingRequest__Output, _rostra_persona_v1_GetFeaturedResponse>;
  
  /**
   * Lets an own persona answer through a model that the caller runs, once it has answered a try of one token, within 15 s. UNAUTHENTICATED
   * AUTH_REQUIRED, PERMISSION_DENIED EMAIL_NOT_CONFIRMED or PERSONA_READ_ONLY, NOT_FOUND BOT_NOT_FOUND, INVALID_ARGUMENT VALIDATION,
   * ADDRESS_NOT_ALLOWED or OWN_MODEL_FAILED.
   */
  SetOwnModel: grpc.handleUnaryCall<_rostra_persona_v1_SetOwnModelRequest__Output, _rostra_persona_v1_OwnModel>;
  
  /**
   * Suggests texts for the form of a persona, from sentences in which its creator describes it. A model writes them; without one they are a
   * template that is filled from the sentences. Nothing is stored. UNAUTHENTICATED AUTH_REQUIRED for guests, INVALID_ARGUMENT VALIDATION,
   * UNAVAILABLE OVERLOADED, RESOURCE_EXHAUSTED RATE_LIMITED: the free work of the day is used up; UNAVAILABLE with the reason for which the
   * model wrote nothing, such as MODEL_BUSY, and MODEL_FAILED when its texts break the rules of the form twice.
   */
  SuggestTexts: grpc.handleUnaryCall<_rostra_persona_v1_SuggestTextsRequest__Output, _rostra_persona_v1_SuggestedTexts>;
  
  /**
   * Suspends a persona: it is missing for every caller but its owner, and its open reports are closed. The owner gets a mail with the
   * reason. NOT_FOUND BOT_NOT_FOUND, INVALID_ARGUMENT VALIDATION for the reason, FAILED_PRECONDITION ALREADY_SUSPENDED.
   */
  SuspendPersona: grpc.handleUnaryCall<_rostra_persona_v1_SuspendPersonaRequest__Output, _rostra_persona_v1_OperatedPersona>;
  
  /**
   * Sends a test to a webhook of the caller, and returns how it ended, within 10 s. One that arrives switches the webhook on again.
   * UNAUTHENTICATED AUTH_REQUIRED, NOT_FOUND WEBHOOK_NOT_FOUND, FAILED_PRECONDITION WEBHOOK_UNREADABLE.
   */
  TestWebhook: grpc.handleUnaryCall<_rostra_persona_v1_TestWebhookRequest__Output, _rostra_persona_v1_WebhookDelivery>;
  
  /**
   * Ends that the calling member follows a creator. Succeeds when the member does not. UNAUTHENTICATED AUTH_REQUIRED.
   */
  UnfollowCreator: grpc.handleUnaryCall<_rostra_persona_v1_UnfollowCreatorRequest__Output, _rostra_persona_v1_UnfollowCreatorResponse>;
  
  /**
   * Replaces the fields of the form. Fails as CreatePersona does, except for the limit; FAILED_PRECONDITION EDITED_ELSEWHERE when the
   * persona was saved since `version`. NOT_FOUND BOT_NOT_FOUND for every caller but the owner.
   */
  UpdatePersona: grpc.handleUnaryCall<_rostra_persona_v1_UpdatePersonaRequest__Output, _rostra_persona_v1_Persona>;
  
}

export interface PersonaServiceDefinition extends grpc.ServiceDefinition {
  AddBookmark: MethodDefinition<_rostra_persona_v1_AddBookmarkRequest, _rostra_persona_v1_AddBookmarkResponse, _rostra_persona_v1_AddBookmarkRequest__Output, _rostra_persona_v1_AddBookmarkResponse__Output>
  AddPicture: MethodDefinition<_rostra_persona_v1_AddPictureRequest, _rostra_persona_v1_AddPictureResponse, _rostra_persona_v1_AddPictureRequest__Output, _rostra_persona_v1_AddPictureResponse__Output>
  AddSource: MethodDefinition<_rostra_persona_v1_AddSourceRequest, _rostra_persona_v1_Source, _rostra_persona_v1_AddSourceRequest__Output, _rostra_persona_v1_Source__Output>
  AdoptReports: MethodDefinition<_rostra_persona_v1_AdoptReportsRequest, _rostra_persona_v1_AdoptReportsResponse, _rostra_persona_v1_AdoptReportsRequest__Output, _rostra_persona_v1_AdoptReportsResponse__Output>
  CastVote: MethodDefinition<_rostra_persona_v1_CastVoteRequest, _rostra_persona_v1_Tally, _rostra_persona_v1_CastVoteRequest__Output, _rostra_persona_v1_Tally__Output>
  CheckSlug: MethodDefinition<_rostra_persona_v1_CheckSlugRequest, _rostra_persona_v1_CheckSlugResponse, _rostra_persona_v1_CheckSlugRequest__Output, _rostra_persona_v1_CheckSlugResponse__Output>
  CountPublicPersonas: MethodDefinition<_rostra_persona_v1_CountPublicPersonasRequest, _rostra_persona_v1_CountPublicPersonasResponse, _rostra_persona_v1_CountPublicPersonasRequest__Output, _rostra_persona_v1_CountPublicPersonasResponse__Output>
  CreatePersona: MethodDefinition<_rostra_persona_v1_CreatePersonaRequest, _rostra_persona_v1_Persona, _rostra_persona_v1_CreatePersonaRequest__Output, _rostra_persona_v1_Persona__Output>
  CreateWebhook: MethodDefinition<_rostra_persona_v1_CreateWebhookRequest, _rostra_persona_v1_CreateWebhookResponse, _rostra_persona_v1_CreateWebhookRequest__Output, _rostra_persona_v1_CreateWebhookResponse__Output>
  DeletePersona: MethodDefinition<_rostra_persona_v1_DeletePersonaRequest, _rostra_persona_v1_DeletePersonaResponse, _rostra_persona_v1_DeletePersonaRequest__Output, _rostra_persona_v1_DeletePersonaResponse__Output>
  DeleteSource: MethodDefinition<_rostra_persona_v1_DeleteSourceRequest, _rostra_persona_v1_DeleteSourceResponse, _rostra_persona_v1_DeleteSourceRequest__Output, _rostra_persona_v1_DeleteSourceResponse__Output>
  DeleteWebhook: MethodDefinition<_rostra_persona_v1_DeleteWebhookRequest, _rostra_persona_v1_DeleteWebhookResponse, _rostra_persona_v1_DeleteWebhookRequest__Output, _rostra_persona_v1_DeleteWebhookResponse__Output>
  DismissReports: MethodDefinition<_rostra_persona_v1_DismissReportsRequest, _rostra_persona_v1_DismissReportsResponse, _rostra_persona_v1_DismissReportsRequest__Output, _rostra_persona_v1_DismissReportsResponse__Output>
  ExportActivity: MethodDefinition<_rostra_persona_v1_ExportActivityRequest, _rostra_persona_v1_ExportedActivity, _rostra_persona_v1_ExportActivityRequest__Output, _rostra_persona_v1_ExportedActivity__Output>
  ExportCard: MethodDefinition<_rostra_persona_v1_ExportCardRequest, _rostra_persona_v1_ExportedCard, _rostra_persona_v1_ExportCardRequest__Output, _rostra_persona_v1_ExportedCard__Output>
  ExportFiles: MethodDefinition<_rostra_persona_v1_ExportFilesRequest, _rostra_persona_v1_ExportedFilePiece, _rostra_persona_v1_ExportFilesRequest__Output, _rostra_persona_v1_ExportedFilePiece__Output>
  ExportKnowledge: MethodDefinition<_rostra_persona_v1_ExportKnowledgeRequest, _rostra_persona_v1_ExportedSource, _rostra_persona_v1_ExportKnowledgeRequest__Output, _rostra_persona_v1_ExportedSource__Output>
  FindPassages: MethodDefinition<_rostra_persona_v1_FindPassagesRequest, _rostra_persona_v1_FoundPassages, _rostra_persona_v1_FindPassagesRequest__Output, _rostra_persona_v1_FoundPassages__Output>
  FindPublicPassages: MethodDefinition<_rostra_persona_v1_FindPublicPassagesRequest, _rostra_persona_v1_FindPublicPassagesResponse, _rostra_persona_v1_FindPublicPassagesRequest__Output, _rostra_persona_v1_FindPublicPassagesResponse__Output>
  FollowCreator: MethodDefinition<_rostra_persona_v1_FollowCreatorRequest, _rostra_persona_v1_FollowCreatorResponse, _rostra_persona_v1_FollowCreatorRequest__Output, _rostra_persona_v1_FollowCreatorResponse__Output>
  GetAnalytics: MethodDefinition<_rostra_persona_v1_GetAnalyticsRequest, _rostra_persona_v1_Analytics, _rostra_persona_v1_GetAnalyticsRequest__Output, _rostra_persona_v1_Analytics__Output>
  GetCreator: MethodDefinition<_rostra_persona_v1_GetCreatorRequest, _rostra_persona_v1_Creator, _rostra_persona_v1_GetCreatorRequest__Output, _rostra_persona_v1_Creator__Output>
  GetFeatured: MethodDefinition<_rostra_persona_v1_GetFeaturedRequest, _rostra_persona_v1_GetFeaturedResponse, _rostra_persona_v1_GetFeaturedRequest__Output, _rostra_persona_v1_GetFeaturedResponse__Output>
  GetOwnVote: MethodDefinition<_rostra_persona_v1_GetOwnVoteRequest, _rostra_persona_v1_OwnVote, _rostra_persona_v1_GetOwnVoteRequest__Output, _rostra_persona_v1_OwnVote__Output>
  GetPersona: MethodDefinition<_rostra_persona_v1_GetPersonaRequest, _rostra_persona_v1_Persona, _rostra_persona_v1_GetPersonaRequest__Output, _rostra_persona_v1_Persona__Output>
  GetPersonaStats: MethodDefinition<_rostra_persona_v1_GetPersonaStatsRequest, _rostra_persona_v1_PersonaStats, _rostra_persona_v1_GetPersonaStatsRequest__Output, _rostra_persona_v1_PersonaStats__Output>
  GetPicture: MethodDefinition<_rostra_persona_v1_GetPictureRequest, _rostra_persona_v1_Picture, _rostra_persona_v1_GetPictureRequest__Output, _rostra_persona_v1_Picture__Output>
  GetSearchByMeaning: MethodDefinition<_rostra_persona_v1_GetSearchByMeaningRequest, _rostra_persona_v1_GetSearchByMeaningResponse, _rostra_persona_v1_GetSearchByMeaningRequest__Output, _rostra_persona_v1_GetSearchByMeaningResponse__Output>
  GetSpeakingProfile: MethodDefinition<_rostra_persona_v1_GetSpeakingProfileRequest, _rostra_persona_v1_SpeakingProfile, _rostra_persona_v1_GetSpeakingProfileRequest__Output, _rostra_persona_v1_SpeakingProfile__Output>
  GetStorage: MethodDefinition<_rostra_persona_v1_GetStorageRequest, _rostra_persona_v1_Storage, _rostra_persona_v1_GetStorageRequest__Output, _rostra_persona_v1_Storage__Output>
  GetUseFigures: MethodDefinition<_rostra_persona_v1_GetUseFiguresRequest, _rostra_persona_v1_UseFigures, _rostra_persona_v1_GetUseFiguresRequest__Output, _rostra_persona_v1_UseFigures__Output>
  ImportCard: MethodDefinition<_rostra_persona_v1_ImportCardRequest, _rostra_persona_v1_ImportedCard, _rostra_persona_v1_ImportCardRequest__Output, _rostra_persona_v1_ImportedCard__Output>
  KeepOriginal: MethodDefinition<_rostra_persona_v1_KeepOriginalRequest, _rostra_persona_v1_Source, _rostra_persona_v1_KeepOriginalRequest__Output, _rostra_persona_v1_Source__Output>
  ListBookmarks: MethodDefinition<_rostra_persona_v1_ListBookmarksRequest, _rostra_persona_v1_ListBookmarksResponse, _rostra_persona_v1_ListBookmarksRequest__Output, _rostra_persona_v1_ListBookmarksResponse__Output>
  ListChatModels: MethodDefinition<_rostra_persona_v1_ListChatModelsRequest, _rostra_persona_v1_ListChatModelsResponse, _rostra_persona_v1_ListChatModelsRequest__Output, _rostra_persona_v1_ListChatModelsResponse__Output>
  ListFeaturedPersonas: MethodDefinition<_rostra_persona_v1_ListFeaturedPersonasRequest, _rostra_persona_v1_ListFeaturedPersonasResponse, _rostra_persona_v1_ListFeaturedPersonasRequest__Output, _rostra_persona_v1_ListFeaturedPersonasResponse__Output>
  ListFollowedCreators: MethodDefinition<_rostra_persona_v1_ListFollowedCreatorsRequest, _rostra_persona_v1_ListFollowedCreatorsResponse, _rostra_persona_v1_ListFollowedCreatorsRequest__Output, _rostra_persona_v1_ListFollowedCreatorsResponse__Output>
  ListOwnModels: MethodDefinition<_rostra_persona_v1_ListOwnModelsRequest, _rostra_persona_v1_ListOwnModelsResponse, _rostra_persona_v1_ListOwnModelsRequest__Output, _rostra_persona_v1_ListOwnModelsResponse__Output>
  ListOwnPersonas: MethodDefinition<_rostra_persona_v1_ListOwnPersonasRequest, _rostra_persona_v1_ListOwnPersonasResponse, _rostra_persona_v1_ListOwnPersonasRequest__Output, _rostra_persona_v1_ListOwnPersonasResponse__Output>
  ListOwnReports: MethodDefinition<_rostra_persona_v1_ListOwnReportsRequest, _rostra_persona_v1_ListOwnReportsResponse, _rostra_persona_v1_ListOwnReportsRequest__Output, _rostra_persona_v1_ListOwnReportsResponse__Output>
  ListOwnVotes: MethodDefinition<_rostra_persona_v1_ListOwnVotesRequest, _rostra_persona_v1_ListOwnVotesResponse, _rostra_persona_v1_ListOwnVotesRequest__Output, _rostra_persona_v1_ListOwnVotesResponse__Output>
  ListPassages: MethodDefinition<_rostra_persona_v1_ListPassagesRequest, _rostra_persona_v1_ListPassagesResponse, _rostra_persona_v1_ListPassagesRequest__Output, _rostra_persona_v1_ListPassagesResponse__Output>
  ListPersonasByIds: MethodDefinition<_rostra_persona_v1_ListPersonasByIdsRequest, _rostra_persona_v1_ListPersonasByIdsResponse, _rostra_persona_v1_ListPersonasByIdsRequest__Output, _rostra_persona_v1_ListPersonasByIdsResponse__Output>
  ListPromptVersions: MethodDefinition<_rostra_persona_v1_ListPromptVersionsRequest, _rostra_persona_v1_ListPromptVersionsResponse, _rostra_persona_v1_ListPromptVersionsRequest__Output, _rostra_persona_v1_ListPromptVersionsResponse__Output>
  ListPublicOwners: MethodDefinition<_rostra_persona_v1_ListPublicOwnersRequest, _rostra_persona_v1_ListPublicOwnersResponse, _rostra_persona_v1_ListPublicOwnersRequest__Output, _rostra_persona_v1_ListPublicOwnersResponse__Output>
  ListPublicPersonas: MethodDefinition<_rostra_persona_v1_ListPublicPersonasRequest, _rostra_persona_v1_ListPublicPersonasResponse, _rostra_persona_v1_ListPublicPersonasRequest__Output, _rostra_persona_v1_ListPublicPersonasResponse__Output>
  ListReportedAnswers: MethodDefinition<_rostra_persona_v1_ListReportedAnswersRequest, _rostra_persona_v1_ListReportedAnswersResponse, _rostra_persona_v1_ListReportedAnswersRequest__Output, _rostra_persona_v1_ListReportedAnswersResponse__Output>
  ListReportedPersonas: MethodDefinition<_rostra_persona_v1_ListReportedPersonasRequest, _rostra_persona_v1_ListReportedPersonasResponse, _rostra_persona_v1_ListReportedPersonasRequest__Output, _rostra_persona_v1_ListReportedPersonasResponse__Output>
  ListSources: MethodDefinition<_rostra_persona_v1_ListSourcesRequest, _rostra_persona_v1_ListSourcesResponse, _rostra_persona_v1_ListSourcesRequest__Output, _rostra_persona_v1_ListSourcesResponse__Output>
  ListSpeakingProfiles: MethodDefinition<_rostra_persona_v1_ListSpeakingProfilesRequest, _rostra_persona_v1_ListSpeakingProfilesResponse, _rostra_persona_v1_ListSpeakingProfilesRequest__Output, _rostra_persona_v1_ListSpeakingProfilesResponse__Output>
  ListTopCreators: MethodDefinition<_rostra_persona_v1_ListTopCreatorsRequest, _rostra_persona_v1_ListTopCreatorsResponse, _rostra_persona_v1_ListTopCreatorsRequest__Output, _rostra_persona_v1_ListTopCreatorsResponse__Output>
  ListWebhookDeliveries: MethodDefinition<_rostra_persona_v1_ListWebhookDeliveriesRequest, _rostra_persona_v1_ListWebhookDeliveriesResponse, _rostra_persona_v1_ListWebhookDeliveriesRequest__Output, _rostra_persona_v1_ListWebhookDeliveriesResponse__Output>
  ListWebhooks: MethodDefinition<_rostra_persona_v1_ListWebhooksRequest, _rostra_persona_v1_ListWebhooksResponse, _rostra_persona_v1_ListWebhooksRequest__Output, _rostra_persona_v1_ListWebhooksResponse__Output>
  NoteOwnModelUse: MethodDefinition<_rostra_persona_v1_NoteOwnModelUseRequest, _rostra_persona_v1_NoteOwnModelUseResponse, _rostra_persona_v1_NoteOwnModelUseRequest__Output, _rostra_persona_v1_NoteOwnModelUseResponse__Output>
  RemoveBookmark: MethodDefinition<_rostra_persona_v1_RemoveBookmarkRequest, _rostra_persona_v1_RemoveBookmarkResponse, _rostra_persona_v1_RemoveBookmarkRequest__Output, _rostra_persona_v1_RemoveBookmarkResponse__Output>
  RemoveOwnModel: MethodDefinition<_rostra_persona_v1_RemoveOwnModelRequest, _rostra_persona_v1_RemoveOwnModelResponse, _rostra_persona_v1_RemoveOwnModelRequest__Output, _rostra_persona_v1_RemoveOwnModelResponse__Output>
  ReportPersona: MethodDefinition<_rostra_persona_v1_ReportPersonaRequest, _rostra_persona_v1_ReportPersonaResponse, _rostra_persona_v1_ReportPersonaRequest__Output, _rostra_persona_v1_ReportPersonaResponse__Output>
  ResendWebhookDelivery: MethodDefinition<_rostra_persona_v1_ResendWebhookDeliveryRequest, _rostra_persona_v1_ResendWebhookDeliveryResponse, _rostra_persona_v1_ResendWebhookDeliveryRequest__Output, _rostra_persona_v1_ResendWebhookDeliveryResponse__Output>
  RestorePersona: MethodDefinition<_rostra_persona_v1_RestorePersonaRequest, _rostra_persona_v1_OperatedPersona, _rostra_persona_v1_RestorePersonaRequest__Output, _rostra_persona_v1_OperatedPersona__Output>
  RestorePromptVersion: MethodDefinition<_rostra_persona_v1_RestorePromptVersionRequest, _rostra_persona_v1_Persona, _rostra_persona_v1_RestorePromptVersionRequest__Output, _rostra_persona_v1_Persona__Output>
  SearchKnowledge: MethodDefinition<_rostra_persona_v1_SearchKnowledgeRequest, _rostra_persona_v1_FoundPassages, _rostra_persona_v1_SearchKnowledgeRequest__Output, _rostra_persona_v1_FoundPassages__Output>
  SearchPersonas: MethodDefinition<_rostra_persona_v1_SearchPersonasRequest, _rostra_persona_v1_SearchPersonasResponse, _rostra_persona_v1_SearchPersonasRequest__Output, _rostra_persona_v1_SearchPersonasResponse__Output>
  SetFeaturing: MethodDefinition<_rostra_persona_v1_SetFeaturingRequest, _rostra_persona_v1_GetFeaturedResponse, _rostra_persona_v1_SetFeaturingRequest__Output, _rostra_persona_v1_GetFeaturedResponse__Output>
  SetOwnModel: MethodDefinition<_rostra_persona_v1_SetOwnModelRequest, _rostra_persona_v1_OwnModel, _rostra_persona_v1_SetOwnModelRequest__Output, _rostra_persona_v1_OwnModel__Output>
  SuggestTexts: MethodDefinition<_rostra_persona_v1_SuggestTextsRequest, _rostra_persona_v1_SuggestedTexts, _rostra_persona_v1_SuggestTextsRequest__Output, _rostra_persona_v1_SuggestedTexts__Output>
  SuspendPersona: MethodDefinition<_rostra_persona_v1_SuspendPersonaRequest, _rostra_persona_v1_OperatedPersona, _rostra_persona_v1_SuspendPersonaRequest__Output, _rostra_persona_v1_OperatedPersona__Output>
  TestWebhook: MethodDefinition<_rostra_persona_v1_TestWebhookRequest, _rostra_persona_v1_WebhookDelivery, _rostra_persona_v1_TestWebhookRequest__Output, _rostra_persona_v1_WebhookDelivery__Output>
  UnfollowCreator: MethodDefinition<_rostra_persona_v1_UnfollowCreatorRequest, _rostra_persona_v1_UnfollowCreatorResponse, _rostra_persona_v1_UnfollowCreatorRequest__Output, _rostra_persona_v1_UnfollowCreatorResponse__Output>
  UpdatePersona: MethodDefinition<_rostra_persona_v1_UpdatePersonaRequest, _rostra_persona_v1_Persona, _rostra_persona_v1_UpdatePersonaRequest__Output, _rostra_persona_v1_Persona__Output>
}
