package dev.hexplain.decoders.kafka;

/**
 * The APIs and the first flexible version of each, whose headers end with tagged fields (KIP-482). Repeats what their
 * definitions state, so that these need not be read.
 */
final class KafkaApiVersions {
    static final int CONTROLLED_SHUTDOWN = 7;
    static final int API_VERSIONS = 18;
    static final int HIGHEST_KEY = 110;
    static final int HIGHEST_VERSION = 25;

    private static final int NEVER = Integer.MAX_VALUE;

    /** By API key; further ones are flexible from the first version. */
    private static final int[] FLEXIBLE = {
        9, 12, 6, 9, 4, 2, 6, 3, 8, 6, // Produce to OffsetFetch
        3, 6, 4, 4, 4, 5, 3, NEVER, 3, 5, // FindCoordinator to CreateTopics
        4, 2, 2, 4, 3, 3, 3, 1, 3, 2, // DeleteTopics to DescribeAcls
        2, 2, 4, 2, 2, 2, 2, 2, 2, 2, // CreateAcls to RenewDelegationToken
        2, 2, 2, 2, 1, 0, 0, NEVER, 1, 1, // ExpireDelegationToken to AlterClientQuotas
        0, 0, 0, 1, 1, // DescribeUserScramCredentials to EndQuorumEpoch
    };

    /** By API key. */
    private static final String[] NAMES = """
            Produce Fetch ListOffsets Metadata LeaderAndIsr StopReplica UpdateMetadata ControlledShutdown OffsetCommit
            OffsetFetch FindCoordinator JoinGroup Heartbeat LeaveGroup SyncGroup DescribeGroups ListGroups SaslHandshake
            ApiVersions CreateTopics DeleteTopics DeleteRecords InitProducerId OffsetForLeaderEpoch AddPartitionsToTxn
            AddOffsetsToTxn EndTxn WriteTxnMarkers TxnOffsetCommit DescribeAcls CreateAcls DeleteAcls DescribeConfigs
            AlterConfigs AlterReplicaLogDirs DescribeLogDirs SaslAuthenticate CreatePartitions CreateDelegationToken
            RenewDelegationToken ExpireDelegationToken DescribeDelegationToken DeleteGroups ElectLeaders
            IncrementalAlterConfigs AlterPartitionReassignments ListPartitionReassignments OffsetDelete
            DescribeClientQuotas AlterClientQuotas DescribeUserScramCredentials AlterUserScramCredentials Vote
            BeginQuorumEpoch EndQuorumEpoch DescribeQuorum AlterPartition UpdateFeatures Envelope FetchSnapshot
            DescribeCluster DescribeProducers BrokerRegistration BrokerHeartbeat UnregisterBroker DescribeTransactions
            ListTransactions AllocateProducerIds ConsumerGroupHeartbeat ConsumerGroupDescribe ControllerRegistration
            GetTelemetrySubscriptions PushTelemetry AssignReplicasToDirs ListConfigResources DescribeTopicPartitions
            ShareGroupHeartbeat ShareGroupDescribe ShareFetch ShareAcknowledge AddRaftVoter RemoveRaftVoter
            UpdateRaftVoter InitializeShareGroupState ReadShareGroupState WriteShareGroupState DeleteShareGroupState
            ReadShareGroupStateSummary StreamsGroupHeartbeat StreamsGroupDescribe DescribeShareGroupOffsets
            AlterShareGroupOffsets DeleteShareGroupOffsets StreamsGroupTopologyDescriptionUpdate UnregisterController
            """.strip().split("\\s+");

    /** API keys with a name: those from 0 on. */
    static final int COUNT = NAMES.length;

    private KafkaApiVersions() {}

    static String name(int key) {
        return NAMES[key];
    }

    static boolean isFlexible(int key, int version) {
        return version >= (key < FLEXIBLE.length ? FLEXIBLE[key] : 0);
    }

    /**
     * Whether the header of a response ends with tagged fields; that of ApiVersions never does, so that any client can
     * read it.
     */
    static boolean isFlexibleResponse(int key, int version) {
        return key != API_VERSIONS && isFlexible(key, version);
    }
}
