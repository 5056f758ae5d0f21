meta:
  id: kafka
  title: Kafka protocol
  license: Apache-2.0
  endian: be
  ks-version: '0.10'
  xref:
    wikidata: Q16235208
doc: |
  What Kafka's brokers and their clients say to each other: requests and responses behind their lengths, one direction of
  a connection, from its beginning or from the middle.

  Bodies are read field by field, of every API in every version, by Kafka's own definitions; the records in them as
  batches, or the message sets before them, compressed or not.
doc-ref: https://kafka.apache.org/protocol.html
-hexplain-ports: [9092, 9093, 9094]
-hexplain-decoder: kafka
seq:
  - id: length
    type: s4
    doc: Bytes of the first message that follow.
    -hexplain-role: length
enums:
  api_key:
    0: {id: produce, -orig-id: Produce}
    1: {id: fetch, -orig-id: Fetch}
    2: {id: list_offsets, -orig-id: ListOffsets}
    3: {id: metadata, -orig-id: Metadata}
    4: {id: leader_and_isr, -orig-id: LeaderAndIsr}
    5: {id: stop_replica, -orig-id: StopReplica}
    6: {id: update_metadata, -orig-id: UpdateMetadata}
    7: {id: controlled_shutdown, -orig-id: ControlledShutdown}
    8: {id: offset_commit, -orig-id: OffsetCommit}
    9: {id: offset_fetch, -orig-id: OffsetFetch}
    10: {id: find_coordinator, -orig-id: FindCoordinator}
    11: {id: join_group, -orig-id: JoinGroup}
    12: {id: heartbeat, -orig-id: Heartbeat}
    13: {id: leave_group, -orig-id: LeaveGroup}
    14: {id: sync_group, -orig-id: SyncGroup}
    15: {id: describe_groups, -orig-id: DescribeGroups}
    16: {id: list_groups, -orig-id: ListGroups}
    17: {id: sasl_handshake, -orig-id: SaslHandshake}
    18: {id: api_versions, -orig-id: ApiVersions}
    19: {id: create_topics, -orig-id: CreateTopics}
    20: {id: delete_topics, -orig-id: DeleteTopics}
    21: {id: delete_records, -orig-id: DeleteRecords}
    22: {id: init_producer_id, -orig-id: InitProducerId}
    23: {id: offset_for_leader_epoch, -orig-id: OffsetForLeaderEpoch}
    24: {id: add_partitions_to_txn, -orig-id: AddPartitionsToTxn}
    25: {id: add_offsets_to_txn, -orig-id: AddOffsetsToTxn}
    26: {id: end_txn, -orig-id: EndTxn}
    27: {id: write_txn_markers, -orig-id: WriteTxnMarkers}
    28: {id: txn_offset_commit, -orig-id: TxnOffsetCommit}
    29: {id: describe_acls, -orig-id: DescribeAcls}
    30: {id: create_acls, -orig-id: CreateAcls}
    31: {id: delete_acls, -orig-id: DeleteAcls}
    32: {id: describe_configs, -orig-id: DescribeConfigs}
    33: {id: alter_configs, -orig-id: AlterConfigs}
    34: {id: alter_replica_log_dirs, -orig-id: AlterReplicaLogDirs}
    35: {id: describe_log_dirs, -orig-id: DescribeLogDirs}
    36: {id: sasl_authenticate, -orig-id: SaslAuthenticate}
    37: {id: create_partitions, -orig-id: CreatePartitions}
    38: {id: create_delegation_token, -orig-id: CreateDelegationToken}
    39: {id: renew_delegation_token, -orig-id: RenewDelegationToken}
    40: {id: expire_delegation_token, -orig-id: ExpireDelegationToken}
    41: {id: describe_delegation_token, -orig-id: DescribeDelegationToken}
    42: {id: delete_groups, -orig-id: DeleteGroups}
    43: {id: elect_leaders, -orig-id: ElectLeaders}
    44: {id: incremental_alter_configs, -orig-id: IncrementalAlterConfigs}
    45: {id: alter_partition_reassignments, -orig-id: AlterPartitionReassignments}
    46: {id: list_partition_reassignments, -orig-id: ListPartitionReassignments}
    47: {id: offset_delete, -orig-id: OffsetDelete}
    48: {id: describe_client_quotas, -orig-id: DescribeClientQuotas}
    49: {id: alter_client_quotas, -orig-id: AlterClientQuotas}
    50: {id: describe_user_scram_credentials, -orig-id: DescribeUserScramCredentials}
    51: {id: alter_user_scram_credentials, -orig-id: AlterUserScramCredentials}
    52: {id: vote, -orig-id: Vote}
    53: {id: begin_quorum_epoch, -orig-id: BeginQuorumEpoch}
    54: {id: end_quorum_epoch, -orig-id: EndQuorumEpoch}
    55: {id: describe_quorum, -orig-id: DescribeQuorum}
    56: {id: alter_partition, -orig-id: AlterPartition}
    57: {id: update_features, -orig-id: UpdateFeatures}
    58: {id: envelope, -orig-id: Envelope}
    59: {id: fetch_snapshot, -orig-id: FetchSnapshot}
    60: {id: describe_cluster, -orig-id: DescribeCluster}
    61: {id: describe_producers, -orig-id: DescribeProducers}
    62: {id: broker_registration, -orig-id: BrokerRegistration}
    63: {id: broker_heartbeat, -orig-id: BrokerHeartbeat}
    64: {id: unregister_broker, -orig-id: UnregisterBroker}
    65: {id: describe_transactions, -orig-id: DescribeTransactions}
    66: {id: list_transactions, -orig-id: ListTransactions}
    67: {id: allocate_producer_ids, -orig-id: AllocateProducerIds}
    68: {id: consumer_group_heartbeat, -orig-id: ConsumerGroupHeartbeat}
    69: {id: consumer_group_describe, -orig-id: ConsumerGroupDescribe}
    70: {id: controller_registration, -orig-id: ControllerRegistration}
    71: {id: get_telemetry_subscriptions, -orig-id: GetTelemetrySubscriptions}
    72: {id: push_telemetry, -orig-id: PushTelemetry}
    73: {id: assign_replicas_to_dirs, -orig-id: AssignReplicasToDirs}
    74: {id: list_config_resources, -orig-id: ListConfigResources}
    75: {id: describe_topic_partitions, -orig-id: DescribeTopicPartitions}
    76: {id: share_group_heartbeat, -orig-id: ShareGroupHeartbeat}
    77: {id: share_group_describe, -orig-id: ShareGroupDescribe}
    78: {id: share_fetch, -orig-id: ShareFetch}
    79: {id: share_acknowledge, -orig-id: ShareAcknowledge}
    80: {id: add_raft_voter, -orig-id: AddRaftVoter}
    81: {id: remove_raft_voter, -orig-id: RemoveRaftVoter}
    82: {id: update_raft_voter, -orig-id: UpdateRaftVoter}
    83: {id: initialize_share_group_state, -orig-id: InitializeShareGroupState}
    84: {id: read_share_group_state, -orig-id: ReadShareGroupState}
    85: {id: write_share_group_state, -orig-id: WriteShareGroupState}
    86: {id: delete_share_group_state, -orig-id: DeleteShareGroupState}
    87: {id: read_share_group_state_summary, -orig-id: ReadShareGroupStateSummary}
    88: {id: streams_group_heartbeat, -orig-id: StreamsGroupHeartbeat}
    89: {id: streams_group_describe, -orig-id: StreamsGroupDescribe}
    90: {id: describe_share_group_offsets, -orig-id: DescribeShareGroupOffsets}
    91: {id: alter_share_group_offsets, -orig-id: AlterShareGroupOffsets}
    92: {id: delete_share_group_offsets, -orig-id: DeleteShareGroupOffsets}
    93: {id: streams_group_topology_description_update, -orig-id: StreamsGroupTopologyDescriptionUpdate}
    94: {id: unregister_controller, -orig-id: UnregisterController}
  error_code:
    -1: {id: unknown_server_error, -orig-id: UNKNOWN_SERVER_ERROR}
    0: {id: none, -orig-id: NONE}
    1: {id: offset_out_of_range, -orig-id: OFFSET_OUT_OF_RANGE}
    2: {id: corrupt_message, -orig-id: CORRUPT_MESSAGE}
    3: {id: unknown_topic_or_partition, -orig-id: UNKNOWN_TOPIC_OR_PARTITION}
    4: {id: invalid_fetch_size, -orig-id: INVALID_FETCH_SIZE}
    5: {id: leader_not_available, -orig-id: LEADER_NOT_AVAILABLE}
    6: {id: not_leader_or_follower, -orig-id: NOT_LEADER_OR_FOLLOWER}
    7: {id: request_timed_out, -orig-id: REQUEST_TIMED_OUT}
    8: {id: broker_not_available, -orig-id: BROKER_NOT_AVAILABLE}
    9: {id: replica_not_available, -orig-id: REPLICA_NOT_AVAILABLE}
    10: {id: message_too_large, -orig-id: MESSAGE_TOO_LARGE}
    11: {id: stale_controller_epoch, -orig-id: STALE_CONTROLLER_EPOCH}
    12: {id: offset_metadata_too_large, -orig-id: OFFSET_METADATA_TOO_LARGE}
    13: {id: network_exception, -orig-id: NETWORK_EXCEPTION}
    14: {id: coordinator_load_in_progress, -orig-id: COORDINATOR_LOAD_IN_PROGRESS}
    15: {id: coordinator_not_available, -orig-id: COORDINATOR_NOT_AVAILABLE}
    16: {id: not_coordinator, -orig-id: NOT_COORDINATOR}
    17: {id: invalid_topic_exception, -orig-id: INVALID_TOPIC_EXCEPTION}
    18: {id: record_list_too_large, -orig-id: RECORD_LIST_TOO_LARGE}
    19: {id: not_enough_replicas, -orig-id: NOT_ENOUGH_REPLICAS}
    20: {id: not_enough_replicas_after_append, -orig-id: NOT_ENOUGH_REPLICAS_AFTER_APPEND}
    21: {id: invalid_required_acks, -orig-id: INVALID_REQUIRED_ACKS}
    22: {id: illegal_generation, -orig-id: ILLEGAL_GENERATION}
    23: {id: inconsistent_group_protocol, -orig-id: INCONSISTENT_GROUP_PROTOCOL}
    24: {id: invalid_group_id, -orig-id: INVALID_GROUP_ID}
    25: {id: unknown_member_id, -orig-id: UNKNOWN_MEMBER_ID}
    26: {id: invalid_session_timeout, -orig-id: INVALID_SESSION_TIMEOUT}
    27: {id: rebalance_in_progress, -orig-id: REBALANCE_IN_PROGRESS}
    28: {id: invalid_commit_offset_size, -orig-id: INVALID_COMMIT_OFFSET_SIZE}
    29: {id: topic_authorization_failed, -orig-id: TOPIC_AUTHORIZATION_FAILED}
    30: {id: group_authorization_failed, -orig-id: GROUP_AUTHORIZATION_FAILED}
    31: {id: cluster_authorization_failed, -orig-id: CLUSTER_AUTHORIZATION_FAILED}
    32: {id: invalid_timestamp, -orig-id: INVALID_TIMESTAMP}
    33: {id: unsupported_sasl_mechanism, -orig-id: UNSUPPORTED_SASL_MECHANISM}
    34: {id: illegal_sasl_state, -orig-id: ILLEGAL_SASL_STATE}
    35: {id: unsupported_version, -orig-id: UNSUPPORTED_VERSION}
    36: {id: topic_already_exists, -orig-id: TOPIC_ALREADY_EXISTS}
    37: {id: invalid_partitions, -orig-id: INVALID_PARTITIONS}
    38: {id: invalid_replication_factor, -orig-id: INVALID_REPLICATION_FACTOR}
    39: {id: invalid_replica_assignment, -orig-id: INVALID_REPLICA_ASSIGNMENT}
    40: {id: invalid_config, -orig-id: INVALID_CONFIG}
    41: {id: not_controller, -orig-id: NOT_CONTROLLER}
    42: {id: invalid_request, -orig-id: INVALID_REQUEST}
    43: {id: unsupported_for_message_format, -orig-id: UNSUPPORTED_FOR_MESSAGE_FORMAT}
    44: {id: policy_violation, -orig-id: POLICY_VIOLATION}
    45: {id: out_of_order_sequence_number, -orig-id: OUT_OF_ORDER_SEQUENCE_NUMBER}
    46: {id: duplicate_sequence_number, -orig-id: DUPLICATE_SEQUENCE_NUMBER}
    47: {id: invalid_producer_epoch, -orig-id: INVALID_PRODUCER_EPOCH}
    48: {id: invalid_txn_state, -orig-id: INVALID_TXN_STATE}
    49: {id: invalid_producer_id_mapping, -orig-id: INVALID_PRODUCER_ID_MAPPING}
    50: {id: invalid_transaction_timeout, -orig-id: INVALID_TRANSACTION_TIMEOUT}
    51: {id: concurrent_transactions, -orig-id: CONCURRENT_TRANSACTIONS}
    52: {id: transaction_coordinator_fenced, -orig-id: TRANSACTION_COORDINATOR_FENCED}
    53: {id: transactional_id_authorization_failed, -orig-id: TRANSACTIONAL_ID_AUTHORIZATION_FAILED}
    54: {id: security_disabled, -orig-id: SECURITY_DISABLED}
    55: {id: operation_not_attempted, -orig-id: OPERATION_NOT_ATTEMPTED}
    56: {id: kafka_storage_error, -orig-id: KAFKA_STORAGE_ERROR}
    57: {id: log_dir_not_found, -orig-id: LOG_DIR_NOT_FOUND}
    58: {id: sasl_authentication_failed, -orig-id: SASL_AUTHENTICATION_FAILED}
    59: {id: unknown_producer_id, -orig-id: UNKNOWN_PRODUCER_ID}
    60: {id: reassignment_in_progress, -orig-id: REASSIGNMENT_IN_PROGRESS}
    61: {id: delegation_token_auth_disabled, -orig-id: DELEGATION_TOKEN_AUTH_DISABLED}
    62: {id: delegation_token_not_found, -orig-id: DELEGATION_TOKEN_NOT_FOUND}
    63: {id: delegation_token_owner_mismatch, -orig-id: DELEGATION_TOKEN_OWNER_MISMATCH}
    64: {id: delegation_token_request_not_allowed, -orig-id: DELEGATION_TOKEN_REQUEST_NOT_ALLOWED}
    65: {id: delegation_token_authorization_failed, -orig-id: DELEGATION_TOKEN_AUTHORIZATION_FAILED}
    66: {id: delegation_token_expired, -orig-id: DELEGATION_TOKEN_EXPIRED}
    67: {id: invalid_principal_type, -orig-id: INVALID_PRINCIPAL_TYPE}
    68: {id: non_empty_group, -orig-id: NON_EMPTY_GROUP}
    69: {id: group_id_not_found, -orig-id: GROUP_ID_NOT_FOUND}
    70: {id: fetch_session_id_not_found, -orig-id: FETCH_SESSION_ID_NOT_FOUND}
    71: {id: invalid_fetch_session_epoch, -orig-id: INVALID_FETCH_SESSION_EPOCH}
    72: {id: listener_not_found, -orig-id: LISTENER_NOT_FOUND}
    73: {id: topic_deletion_disabled, -orig-id: TOPIC_DELETION_DISABLED}
    74: {id: fenced_leader_epoch, -orig-id: FENCED_LEADER_EPOCH}
    75: {id: unknown_leader_epoch, -orig-id: UNKNOWN_LEADER_EPOCH}
    76: {id: unsupported_compression_type, -orig-id: UNSUPPORTED_COMPRESSION_TYPE}
    77: {id: stale_broker_epoch, -orig-id: STALE_BROKER_EPOCH}
    78: {id: offset_not_available, -orig-id: OFFSET_NOT_AVAILABLE}
    79: {id: member_id_required, -orig-id: MEMBER_ID_REQUIRED}
    80: {id: preferred_leader_not_available, -orig-id: PREFERRED_LEADER_NOT_AVAILABLE}
    81: {id: group_max_size_reached, -orig-id: GROUP_MAX_SIZE_REACHED}
    82: {id: fenced_instance_id, -orig-id: FENCED_INSTANCE_ID}
    83: {id: eligible_leaders_not_available, -orig-id: ELIGIBLE_LEADERS_NOT_AVAILABLE}
    84: {id: election_not_needed, -orig-id: ELECTION_NOT_NEEDED}
    85: {id: no_reassignment_in_progress, -orig-id: NO_REASSIGNMENT_IN_PROGRESS}
    86: {id: group_subscribed_to_topic, -orig-id: GROUP_SUBSCRIBED_TO_TOPIC}
    87: {id: invalid_record, -orig-id: INVALID_RECORD}
    88: {id: unstable_offset_commit, -orig-id: UNSTABLE_OFFSET_COMMIT}
    89: {id: throttling_quota_exceeded, -orig-id: THROTTLING_QUOTA_EXCEEDED}
    90: {id: producer_fenced, -orig-id: PRODUCER_FENCED}
    91: {id: resource_not_found, -orig-id: RESOURCE_NOT_FOUND}
    92: {id: duplicate_resource, -orig-id: DUPLICATE_RESOURCE}
    93: {id: unacceptable_credential, -orig-id: UNACCEPTABLE_CREDENTIAL}
    94: {id: inconsistent_voter_set, -orig-id: INCONSISTENT_VOTER_SET}
    95: {id: invalid_update_version, -orig-id: INVALID_UPDATE_VERSION}
    96: {id: feature_update_failed, -orig-id: FEATURE_UPDATE_FAILED}
    97: {id: principal_deserialization_failure, -orig-id: PRINCIPAL_DESERIALIZATION_FAILURE}
    98: {id: snapshot_not_found, -orig-id: SNAPSHOT_NOT_FOUND}
    99: {id: position_out_of_range, -orig-id: POSITION_OUT_OF_RANGE}
    100: {id: unknown_topic_id, -orig-id: UNKNOWN_TOPIC_ID}
    101: {id: duplicate_broker_registration, -orig-id: DUPLICATE_BROKER_REGISTRATION}
    102: {id: broker_id_not_registered, -orig-id: BROKER_ID_NOT_REGISTERED}
    103: {id: inconsistent_topic_id, -orig-id: INCONSISTENT_TOPIC_ID}
    104: {id: inconsistent_cluster_id, -orig-id: INCONSISTENT_CLUSTER_ID}
    105: {id: transactional_id_not_found, -orig-id: TRANSACTIONAL_ID_NOT_FOUND}
    106: {id: fetch_session_topic_id_error, -orig-id: FETCH_SESSION_TOPIC_ID_ERROR}
    107: {id: ineligible_replica, -orig-id: INELIGIBLE_REPLICA}
    108: {id: new_leader_elected, -orig-id: NEW_LEADER_ELECTED}
    109: {id: offset_moved_to_tiered_storage, -orig-id: OFFSET_MOVED_TO_TIERED_STORAGE}
    110: {id: fenced_member_epoch, -orig-id: FENCED_MEMBER_EPOCH}
    111: {id: unreleased_instance_id, -orig-id: UNRELEASED_INSTANCE_ID}
    112: {id: unsupported_assignor, -orig-id: UNSUPPORTED_ASSIGNOR}
    113: {id: stale_member_epoch, -orig-id: STALE_MEMBER_EPOCH}
    114: {id: mismatched_endpoint_type, -orig-id: MISMATCHED_ENDPOINT_TYPE}
    115: {id: unsupported_endpoint_type, -orig-id: UNSUPPORTED_ENDPOINT_TYPE}
    116: {id: unknown_controller_id, -orig-id: UNKNOWN_CONTROLLER_ID}
    117: {id: unknown_subscription_id, -orig-id: UNKNOWN_SUBSCRIPTION_ID}
    118: {id: telemetry_too_large, -orig-id: TELEMETRY_TOO_LARGE}
    119: {id: invalid_registration, -orig-id: INVALID_REGISTRATION}
    120: {id: transaction_abortable, -orig-id: TRANSACTION_ABORTABLE}
    121: {id: invalid_record_state, -orig-id: INVALID_RECORD_STATE}
    122: {id: share_session_not_found, -orig-id: SHARE_SESSION_NOT_FOUND}
    123: {id: invalid_share_session_epoch, -orig-id: INVALID_SHARE_SESSION_EPOCH}
    124: {id: fenced_state_epoch, -orig-id: FENCED_STATE_EPOCH}
    125: {id: invalid_voter_key, -orig-id: INVALID_VOTER_KEY}
    126: {id: duplicate_voter, -orig-id: DUPLICATE_VOTER}
    127: {id: voter_not_found, -orig-id: VOTER_NOT_FOUND}
    128: {id: invalid_regular_expression, -orig-id: INVALID_REGULAR_EXPRESSION}
    129: {id: rebootstrap_required, -orig-id: REBOOTSTRAP_REQUIRED}
    130: {id: streams_invalid_topology, -orig-id: STREAMS_INVALID_TOPOLOGY}
    131: {id: streams_invalid_topology_epoch, -orig-id: STREAMS_INVALID_TOPOLOGY_EPOCH}
    132: {id: streams_topology_fenced, -orig-id: STREAMS_TOPOLOGY_FENCED}
    133: {id: share_session_limit_reached, -orig-id: SHARE_SESSION_LIMIT_REACHED}
    134: {id: group_deletion_failed, -orig-id: GROUP_DELETION_FAILED}
    135: {id: streams_topology_description_update_failed, -orig-id: STREAMS_TOPOLOGY_DESCRIPTION_UPDATE_FAILED}
    136: {id: controller_id_not_registered, -orig-id: CONTROLLER_ID_NOT_REGISTERED}
