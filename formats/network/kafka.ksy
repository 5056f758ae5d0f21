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

  Bodies are read as far as to find the records in them: batches and the message sets before them, compressed or not.
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
