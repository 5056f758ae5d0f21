package dev.hexplain.samples;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import org.apache.kafka.common.Uuid;
import org.apache.kafka.common.compress.Compression;
import org.apache.kafka.common.message.ApiMessageType;
import org.apache.kafka.common.message.ApiVersionsRequestData;
import org.apache.kafka.common.message.ApiVersionsResponseData;
import org.apache.kafka.common.message.ConsumerProtocolAssignment;
import org.apache.kafka.common.message.ConsumerProtocolSubscription;
import org.apache.kafka.common.message.FetchRequestData;
import org.apache.kafka.common.message.FetchResponseData;
import org.apache.kafka.common.message.FindCoordinatorRequestData;
import org.apache.kafka.common.message.FindCoordinatorResponseData;
import org.apache.kafka.common.message.HeartbeatRequestData;
import org.apache.kafka.common.message.HeartbeatResponseData;
import org.apache.kafka.common.message.JoinGroupRequestData;
import org.apache.kafka.common.message.JoinGroupResponseData;
import org.apache.kafka.common.message.LeaveGroupRequestData;
import org.apache.kafka.common.message.LeaveGroupResponseData;
import org.apache.kafka.common.message.MetadataRequestData;
import org.apache.kafka.common.message.MetadataResponseData;
import org.apache.kafka.common.message.OffsetCommitRequestData;
import org.apache.kafka.common.message.OffsetCommitResponseData;
import org.apache.kafka.common.message.ProduceRequestData;
import org.apache.kafka.common.message.ProduceResponseData;
import org.apache.kafka.common.message.RequestHeaderData;
import org.apache.kafka.common.message.ResponseHeaderData;
import org.apache.kafka.common.message.SyncGroupRequestData;
import org.apache.kafka.common.message.SyncGroupResponseData;
import org.apache.kafka.common.protocol.ApiMessage;
import org.apache.kafka.common.protocol.MessageUtil;
import org.apache.kafka.common.record.internal.MemoryRecords;
import org.apache.kafka.common.record.internal.SimpleRecord;

/** What a client and a broker say to each other, as the classes of Kafka's own library write it. */
final class KafkaConversation {
    private static final long TIME = 1_700_000_000_000L;
    private static final Uuid TOPIC = new Uuid(0x1122334455667788L, 0x99AABBCCDDEEFF00L);
    private static final String NAME = "prices";
    private static final String GROUP = "desk-7";
    private static final String MEMBER = "pricing-1-0d5c";

    private final List<Exchange> said = new ArrayList<>();

    /** A request and what answers it. */
    record Exchange(byte[] request, byte[] response) {}

    /** From the first request to the last response. */
    static List<Exchange> all() {
        KafkaConversation talk = new KafkaConversation();
        talk.begin();
        talk.produce();
        talk.join();
        talk.consume();
        return List.copyOf(talk.said);
    }

    private void say(ApiMessageType type, int version, ApiMessage request, ApiMessage response) {
        RequestHeaderData asks = new RequestHeaderData()
                .setRequestApiKey(type.apiKey())
                .setRequestApiVersion((short) version)
                .setCorrelationId(said.size())
                .setClientId("pricing-1");
        ResponseHeaderData answers = new ResponseHeaderData().setCorrelationId(said.size());
        said.add(new Exchange(
                message(asks, type.requestHeaderVersion((short) version), request, version),
                message(answers, type.responseHeaderVersion((short) version), response, version)));
    }

    private static byte[] message(ApiMessage header, short headerVersion, ApiMessage body, int version) {
        byte[] both = Dumps.joined(bytes(header, headerVersion), bytes(body, (short) version));
        return new Bytes().s4(both.length).add(both).done();
    }

    private static byte[] bytes(ApiMessage message, short version) {
        return left(MessageUtil.toByteBufferAccessor(message, version).buffer());
    }

    private static byte[] left(ByteBuffer buffer) {
        byte[] bytes = new byte[buffer.remaining()];
        buffer.get(bytes);
        return bytes;
    }

    private void begin() {
        ApiVersionsResponseData versions = new ApiVersionsResponseData();
        for (ApiMessageType each : List.of(ApiMessageType.PRODUCE, ApiMessageType.FETCH, ApiMessageType.METADATA)) {
            versions.apiKeys()
                    .add(new ApiVersionsResponseData.ApiVersion()
                            .setApiKey(each.apiKey())
                            .setMinVersion((short) 4)
                            .setMaxVersion((short) 12));
        }
        say(
                ApiMessageType.API_VERSIONS,
                3,
                new ApiVersionsRequestData()
                        .setClientSoftwareName("apache-kafka-java")
                        .setClientSoftwareVersion("4.1.0"),
                versions);
        MetadataResponseData cluster = new MetadataResponseData().setClusterId("trading").setControllerId(1);
        cluster.brokers()
                .add(new MetadataResponseData.MetadataResponseBroker()
                        .setNodeId(1)
                        .setHost("kafka-1.local")
                        .setPort(9092)
                        .setRack("east"));
        cluster.topics()
                .add(new MetadataResponseData.MetadataResponseTopic()
                        .setName(NAME)
                        .setTopicId(TOPIC)
                        .setPartitions(List.of(new MetadataResponseData.MetadataResponsePartition()
                                .setLeaderId(1)
                                .setLeaderEpoch(3)
                                .setReplicaNodes(List.of(1, 2, 3))
                                .setIsrNodes(List.of(1, 2)))));
        say(
                ApiMessageType.METADATA,
                12,
                new MetadataRequestData()
                        .setTopics(List.of(new MetadataRequestData.MetadataRequestTopic().setName(NAME))),
                cluster);
    }

    private static MemoryRecords records() {
        return MemoryRecords.withRecords(
                Compression.NONE,
                new SimpleRecord(TIME, Bytes.text("ACME"), Bytes.text("{\"price\":101.25}")),
                new SimpleRecord(TIME + 5, null, Bytes.text("heartbeat")));
    }

    private void produce() {
        ProduceRequestData request = new ProduceRequestData().setAcks((short) -1).setTimeoutMs(30_000);
        request.topicData()
                .add(new ProduceRequestData.TopicProduceData()
                        .setName(NAME)
                        .setPartitionData(List.of(new ProduceRequestData.PartitionProduceData()
                                .setIndex(0)
                                .setRecords(records()))));
        ProduceResponseData response = new ProduceResponseData();
        response.responses()
                .add(new ProduceResponseData.TopicProduceResponse()
                        .setName(NAME)
                        .setPartitionResponses(List.of(new ProduceResponseData.PartitionProduceResponse()
                                .setIndex(0)
                                .setBaseOffset(1042)
                                .setLogStartOffset(0))));
        say(ApiMessageType.PRODUCE, 9, request, response);
    }

    private void join() {
        say(
                ApiMessageType.FIND_COORDINATOR,
                4,
                new FindCoordinatorRequestData().setCoordinatorKeys(List.of(GROUP)),
                new FindCoordinatorResponseData()
                        .setCoordinators(List.of(new FindCoordinatorResponseData.Coordinator()
                                .setKey(GROUP)
                                .setNodeId(1)
                                .setHost("kafka-1.local")
                                .setPort(9092)
                                .setErrorMessage(null))));
        byte[] subscription = left(MessageUtil.toVersionPrefixedByteBuffer(
                (short) 1, new ConsumerProtocolSubscription().setTopics(List.of(NAME))));
        JoinGroupRequestData asks = new JoinGroupRequestData()
                .setGroupId(GROUP)
                .setSessionTimeoutMs(45_000)
                .setRebalanceTimeoutMs(300_000)
                .setProtocolType("consumer");
        asks.protocols()
                .add(new JoinGroupRequestData.JoinGroupRequestProtocol().setName("range").setMetadata(subscription));
        say(
                ApiMessageType.JOIN_GROUP,
                7,
                asks,
                new JoinGroupResponseData()
                        .setGenerationId(1)
                        .setProtocolType("consumer")
                        .setProtocolName("range")
                        .setLeader(MEMBER)
                        .setMemberId(MEMBER)
                        .setMembers(List.of(new JoinGroupResponseData.JoinGroupResponseMember()
                                .setMemberId(MEMBER)
                                .setMetadata(subscription))));
        sync();
    }

    private void sync() {
        ConsumerProtocolAssignment partitions = new ConsumerProtocolAssignment();
        partitions.assignedPartitions()
                .add(new ConsumerProtocolAssignment.TopicPartition().setTopic(NAME).setPartitions(List.of(0)));
        byte[] assignment = left(MessageUtil.toVersionPrefixedByteBuffer((short) 1, partitions));
        say(
                ApiMessageType.SYNC_GROUP,
                5,
                new SyncGroupRequestData()
                        .setGroupId(GROUP)
                        .setGenerationId(1)
                        .setMemberId(MEMBER)
                        .setProtocolType("consumer")
                        .setProtocolName("range")
                        .setAssignments(List.of(new SyncGroupRequestData.SyncGroupRequestAssignment()
                                .setMemberId(MEMBER)
                                .setAssignment(assignment))),
                new SyncGroupResponseData()
                        .setProtocolType("consumer")
                        .setProtocolName("range")
                        .setAssignment(assignment));
    }

    private void consume() {
        say(
                ApiMessageType.FETCH,
                12,
                new FetchRequestData()
                        .setMaxWaitMs(500)
                        .setMinBytes(1)
                        .setTopics(List.of(new FetchRequestData.FetchTopic()
                                .setTopic(NAME)
                                .setPartitions(List.of(new FetchRequestData.FetchPartition()
                                        .setPartition(0)
                                        .setFetchOffset(1042)
                                        .setPartitionMaxBytes(1 << 20))))),
                new FetchResponseData()
                        .setResponses(List.of(new FetchResponseData.FetchableTopicResponse()
                                .setTopic(NAME)
                                .setPartitions(List.of(new FetchResponseData.PartitionData()
                                        .setHighWatermark(1044)
                                        .setLastStableOffset(1044)
                                        .setRecords(records()))))));
        say(
                ApiMessageType.OFFSET_COMMIT,
                8,
                new OffsetCommitRequestData()
                        .setGroupId(GROUP)
                        .setGenerationIdOrMemberEpoch(1)
                        .setMemberId(MEMBER)
                        .setTopics(List.of(new OffsetCommitRequestData.OffsetCommitRequestTopic()
                                .setName(NAME)
                                .setPartitions(List.of(new OffsetCommitRequestData.OffsetCommitRequestPartition()
                                        .setCommittedOffset(1044)
                                        .setCommittedMetadata("read all"))))),
                new OffsetCommitResponseData()
                        .setTopics(List.of(new OffsetCommitResponseData.OffsetCommitResponseTopic()
                                .setName(NAME)
                                .setPartitions(
                                        List.of(new OffsetCommitResponseData.OffsetCommitResponsePartition())))));
        say(
                ApiMessageType.HEARTBEAT,
                4,
                new HeartbeatRequestData().setGroupId(GROUP).setGenerationId(1).setMemberId(MEMBER),
                new HeartbeatResponseData().setErrorCode((short) 27));
        say(
                ApiMessageType.LEAVE_GROUP,
                4,
                new LeaveGroupRequestData()
                        .setGroupId(GROUP)
                        .setMembers(List.of(new LeaveGroupRequestData.MemberIdentity().setMemberId(MEMBER))),
                new LeaveGroupResponseData()
                        .setMembers(List.of(new LeaveGroupResponseData.MemberResponse().setMemberId(MEMBER))));
    }
}
